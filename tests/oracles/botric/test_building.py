from __future__ import annotations

import pytest

from tests.oracles.botric.building import Site, by_leaflet, by_rulebook
from tests.oracles.botric.hexes import BOT, HUMAN, ROW, Table, corner
from tests.oracles.botric.lattice import moved, plus, rotations
from tests.oracles.botric.narrowing import Answer, Choice, Narrowing, decided
from tests.oracles.botric.placing import Place, closed_lakes, places
from tests.oracles.waters import enclosed

LONELY = "FFFFFF"


def ready(edition: str = "favour", *packs: str) -> Table:
    """A street with a villager on the Church and one of each raw material at hand."""
    table = Table(edition, *packs)
    table.street("farm")
    return table.stand(0).put(3, "wood", "stone", "wheat")


def code(answer: Answer, action: str) -> str:
    return dict(answer.tries)[action]


def built(table: Table, *queue: str) -> list[Choice]:
    table.me["blueprints"] = list(queue)
    answer = table.act("build")
    assert answer.action == "build"
    return list(answer.choices)


# --- which


def test_class_decides_which_blueprint_then_its_age() -> None:
    table = ready()
    found = built(table, "barn", "pond_b", "small_woodland")
    assert {(choice.deed["blueprint"], choice.which_by) for choice in found} == {("pond_b", "oldest")}
    found = built(table, "barn", "pond_b")
    assert {(choice.deed["blueprint"], choice.which_by) for choice in found} == {("pond_b", "class")}


def test_a_blueprint_that_fits_nowhere_is_passed_over() -> None:
    table = ready().shape("pond_a", "WWWWWW")
    assert {choice.deed["blueprint"] for choice in built(table, "pond_a", "barn")} == {"barn"}
    table.me["blueprints"] = ["pond_a"]
    assert code(table.act("build"), "build") == "fits_nowhere"


def test_what_prevents_building_has_its_code() -> None:
    table = ready()
    assert code(table.act("build"), "build") == "no_blueprint"
    table.me["blueprints"] = ["shrine"]
    assert code(table.act("build"), "build") == "lacks"


def test_favour_pays_no_coins_for_a_barn_and_investor_does() -> None:
    assert built(ready(), "barn")
    table = ready("investor")
    table.me.update(blueprints=["barn"], gold=2)
    assert code(table.act("build"), "build") == "lacks"
    table.me["gold"] = 3
    assert built(table, "barn")


# --- where, line by line


def site(anchor: int, *meetings: tuple[int, str, str], at: int = 0) -> Site:
    return Site(anchor, Place(0, (at, 50), frozenset({(at, 50, 0)}), meetings))


FF, FM, RR, WW = ("forest", "forest"), ("forest", "mountain"), ("road", "road"), ("water", "water")


def chosen(table: Table, *sites: Site) -> tuple[list[int], str]:
    """Which of these sites the list of the rulebook leaves, by number, and the line that decided."""
    found = Narrowing(sites)
    by_rulebook(table.position(), found)
    return [sites.index(each) for each in found.left], decided(found.lines())


def test_an_anchor_reached_without_the_humans_roads_comes_first() -> None:
    table = ready()
    aside = table.lay("farm", 0, 1, LONELY)
    table.marker(HUMAN, 0, aside)
    assert chosen(table, site(aside, (0, *RR)), site(0, (0, *FM))) == ([1], "without_human_roads")
    table.snapshot["roads"][0]["seat"] = BOT
    assert chosen(table, site(aside, (0, *RR)), site(0, (0, *FM))) == ([0], "any_like_pair")


def test_then_a_place_that_touches_no_flag_of_the_human() -> None:
    table = ready()
    flag = table.lay("pond_a", 0, 1, LONELY, owner=HUMAN)
    assert chosen(table, site(0, (0, *FF), (flag, *FF)), site(0, (0, *FM))) == ([1], "no_human_flags")


def test_then_at_least_one_like_pair_and_water_is_none() -> None:
    table = ready()
    sites = site(0, (0, *WW), (0, *FM)), site(0, (0, *FF))
    assert chosen(table, *sites) == ([1], "any_like_pair")


def test_then_the_farthest_anchor_where_the_first_and_fourth_filter_held_else_the_nearest() -> None:
    table = ready()
    assert chosen(table, site(0, (0, *FF)), site(3, (3, *FF))) == ([1], "distance")
    assert chosen(table, site(0, (0, *FM)), site(3, (3, *FM))) == ([0], "distance")
    near, far = table.lay("farm", 0, 1, LONELY), table.lay("farm", 0, 2, LONELY)
    table.marker(HUMAN, 0, near).marker(HUMAN, near, far)
    assert chosen(table, site(near, (0, *FF)), site(far, (3, *FF))) == ([0], "distance")


def test_distance_leaves_the_humans_roads_out_where_the_first_filter_held() -> None:
    """A tile behind the Farm by his own roads, and as near as the Farm by the human's."""
    table = ready()
    below = [table.lay("farm", i, 1, LONELY) for i in range(3)]
    table.marker(HUMAN, 0, below[0]).marker(HUMAN, below[0], below[1]).marker(HUMAN, below[1], below[2])
    table.marker(BOT, 3, below[2])
    position = table.position()
    assert (position.church_steps[below[2]], position.church_steps_alone[below[2]]) == (3, 4)
    assert chosen(table, site(3, (3, *FF)), site(below[2], (3, *FF))) == ([1], "distance")


def test_then_most_road_pairs_most_like_pairs_fewest_cliffs_and_the_human() -> None:
    table = ready()
    fewer, more = site(0, (0, *FF), (0, *FF)), site(0, (0, *RR))
    assert chosen(table, fewer, more) == ([1], "most_road_pairs")
    assert chosen(table, site(0, (0, *FF)), fewer) == ([1], "most_like_pairs")
    assert chosen(table, site(0, (0, *FF), (0, *FM)), site(0, (0, *FF))) == ([1], "fewest_cliffs")
    assert chosen(table, site(0, (0, *FF)), site(0, (0, *FF), at=1)) == ([0, 1], "human")


@pytest.mark.parametrize(
    ("line", "first", "second"),
    [
        ("any_road_pair", site(0, (0, *FF)), site(3, (0, *RR))),
        ("any_wood_or_rock_pair", site(0, (0, *FM)), site(3, (0, *FF))),
        ("nearest_church", site(3, (0, *FF)), site(0, (0, *FF))),
    ],
)
def test_every_line_of_the_leaflet_about_places_decides(line: str, first: Site, second: Site) -> None:
    found = Narrowing((first, second))
    by_leaflet(ready("investor", "base").position(), found)
    assert (found.left, decided(found.lines())) == ([second], line)


def test_only_investor_without_the_lake_builds_by_the_leaflet() -> None:
    for edition, packs, line in (
        ("investor", ("base",), "any_road_pair"),
        ("investor", ("base", "lake"), "without_human_roads"),
        ("favour", ("base",), "without_human_roads"),
    ):
        choice = built(ready(edition, *packs), "pond_a")[0]
        assert choice.lines[0][0] == line


# --- whole builds


def test_the_place_that_closes_most_lake_wins() -> None:
    """Five hexagons around an empty one: a sixth closes the ring."""
    table = ready().shape("pond_a", LONELY)
    for i, j in ((0, 2), (1, 2), (2, 1)):
        table.lay("farm", i, j, LONELY)
    position, street = table.position(), range(4)
    sizes = {
        place.at: sum(map(len, enclosed(position.taken | place.cells)))
        for place in places(position, "pond_a", street)
    }
    found = built(table, "pond_a")
    best = max(sizes.values())
    assert best >= 6
    for choice in found:
        assert sizes[(choice.deed["at"][0], choice.deed["at"][1])] == best
        assert any(line == "most_lake" and after < before for line, before, after in choice.lines)


def test_for_one_place_the_anchor_is_nearest_to_a_villager_then_the_oldest() -> None:
    table = Table().shape("pond_a", LONELY)
    table.lay("church", 0, 0, "RRRRRR")
    table.lay("town_hall", 1, 0, "FFFFRF")
    table.lay("market", 0, 1, "FFFFFR")
    table.put(table.lay("farm", -1, 0, "FRFFFF"), "wheat").stand(0)

    def anchors() -> set[int]:
        found = built(table, "pond_a")
        return {choice.deed["tile"] for choice in found if choice.deed["at"] == list(corner(1, 1))}

    assert anchors() == {1}
    table.snapshot["tiles"][0]["villagers"] = []
    table.stand(2)
    assert anchors() == {2}


def test_a_closed_building_is_no_anchor() -> None:
    table = ready("investor", "base").shape("pond_a", LONELY)
    table.snapshot["blocked"] = [{"tile": 0, "seat": HUMAN}]
    assert 0 not in {choice.deed["tile"] for choice in built(table, "pond_a")}


# --- the ground beneath


@pytest.mark.parametrize("blueprint", ["sawmill", "barn", "monument", "large_mountains", "beach"])
def test_the_places_are_those_that_trying_every_corner_finds(blueprint: str) -> None:
    table = ready()
    table.lay("farm", 1, 2, ROW)
    table.lay("farm", 0, 1, "MRFFMM")
    position = table.position()
    found = {(place.rotation, place.at) for place in places(position, blueprint, position.tiles)}
    sides = {side: terrain for side, ((_, terrain), *_) in position.owners.items()}
    names = {each["letter"]: each["id"] for each in table.data["terrains"]}
    tried = set()
    for turned in rotations(position.definitions[blueprint]["outline"]):
        for at in [(q, r) for q in range(-12, 20) for r in range(-12, 16)]:
            touching = [
                (names[edge.letter], sides[side])
                for edge in turned.edges
                if (side := tuple(sorted((plus(edge.start, at), plus(edge.end, at))))) in sides
            ]
            legal = all(yours in position.terrains[mine]["meets"] for mine, yours in touching)
            if touching and legal and position.taken.isdisjoint(moved(turned.cells, at)):
                tried.add((turned.rotation, at))
    assert found == tried


def test_the_lakes_are_those_that_a_flood_finds() -> None:
    table = ready()
    for i, j in ((0, 2), (2, 1), (1, 2), (-1, 1)):
        table.lay("farm", i, j, LONELY)
    position = table.position()
    closing = 0
    for blueprint in ("small_woodland", "large_woodland", "pond_a", "pond_b", "cliffside"):
        for place in places(position, blueprint, position.tiles):
            lakes = {frozenset(lake) for lake in closed_lakes(position, place.cells)}
            assert lakes == set(enclosed(position.taken | place.cells))
            closing += bool(lakes)
    assert closing > 10
