"""What each landmark of the glossary scores, and when (B12, B13, B14, B23)."""

from __future__ import annotations

import pytest

from hamlet.engine.definitions import Kind
from hamlet.engine.scoring.landmarks import landmark_worth
from hamlet.engine.village import Placed, Village
from tests.engine.hands import Hand, definitions_with, first_game, sketched
from tests.engine.sketches import Sketch


def lone(name: str, *, joined: bool = True, seats: int = 2) -> Hand:
    """The landmark beside the Church, joined to it by a road or only touching it; seat 0 owns it."""
    sketch = Sketch(f"farm church {name}", roads="farm-church" + (f" church-{name}" if joined else ""))
    return sketched(sketch, seats).flag(0, name).gold(*(0,) * seats)


def test_pond_three_points_if_a_road_leads_there() -> None:
    assert lone("pond_a").scores(0)["pond_a"] == 3
    assert lone("pond_b").scores(0)["pond_b"] == 3
    assert lone("pond_a", joined=False).scores(0)["pond_a"] == 0


def test_b23_a_rivals_marker_joins_the_pond_as_well() -> None:
    assert lone("pond_a", joined=False).marker(1, "church-pond_a").scores(0)["pond_a"] == 3


def test_shrine_two_points_for_each_own_delivery() -> None:
    hand = lone("shrine")
    assert hand.scores(0)["shrine"] == 0
    hand.state.church = (0, 1, 0, -1)
    assert hand.scores(0)["shrine"] == 4


def test_stables_two_points_for_each_donkey_owned_wherever_it_stands() -> None:
    assert lone("stables").donkeys(0, "farm farm church stables").scores(0)["stables"] == 8


@pytest.mark.parametrize(
    ("gold", "tavern", "coins"), [(0, 0, 0), (5, 5, 1), (8, 8, 2), (9, 8, 3), (30, 8, 10)]
)
def test_tavern_a_point_for_each_gold_up_to_eight_and_gold_counts_as_always(
    gold: int, tavern: int, coins: int
) -> None:
    scores = lone("tavern").gold(gold, 0).scores(0)
    assert (scores["tavern"], scores["gold"]) == (tavern, coins)


def test_tradepost_a_point_for_each_own_sale() -> None:
    hand = lone("tradepost")
    hand.state.sold = ((0, 4, 7), (1,))
    assert hand.scores(0)["tradepost"] == 3


def test_warehouse_a_point_for_each_own_marker_besides_its_road_point() -> None:
    rows = """
    farm  church  warehouse
    .     barn    barn.2
    """
    hand = sketched(Sketch(rows, roads="farm-church church-warehouse")).flag(0, "warehouse")
    hand.marker(0, "church-barn church-barn.2").marker(1, "farm-barn")
    assert (hand.scores(0)["warehouse"], hand.scores(0)["roads"]) == (2, 2)


def test_farrier_one_more_point_for_each_tile_of_the_longest_road() -> None:
    sketch = Sketch("church farm barn farrier", roads="church-farm farm-barn barn-farrier")
    scores = sketched(sketch).flag(0, "farrier").scores(0)
    assert (scores["longest_road"], scores["farrier"]) == (6, 3)


def test_b23_the_farrier_must_be_reachable_but_the_longest_road_need_not_be() -> None:
    rows = "barn.2 barn.3 barn.4 farm church farrier"
    roads = "barn.2-barn.3 barn.3-barn.4 farm-church"
    cut = sketched(Sketch(rows, roads=roads)).flag(0, "farrier").scores(0)
    assert (cut["longest_road"], cut["farrier"]) == (6, 0)
    joined = sketched(Sketch(rows, roads=f"{roads} church-farrier")).flag(0, "farrier").scores(0)
    assert (joined["longest_road"], joined["farrier"]) == (6, 3)


CHAIN = """
farm    church   barn
barn.3  outpost  barn.2
"""


@pytest.mark.parametrize(
    ("roads", "markers", "points"),
    [
        ("church-outpost", "", 2),
        ("church-barn barn-barn.2 barn.2-outpost", "", 4),
        ("church-barn barn-barn.2", "", 0),
        ("church-barn barn-barn.2", "barn.2-outpost", 4),
        ("church-barn barn-barn.2 barn.2-outpost", "church-outpost", 2),
        ("church-farm farm-barn.3 barn.3-outpost church-barn barn-barn.2 barn.2-outpost", "", 4),
    ],
)
def test_b13_outpost_counts_the_tiles_of_the_shortest_way_both_ends_included(
    roads: str, markers: str, points: int
) -> None:
    hand = sketched(Sketch(CHAIN, roads=roads)).flag(0, "outpost").marker(1, markers)
    assert hand.scores(0)["outpost"] == points


WOODS = """
farm    {tile}  barn
barn.3  church  barn.2
"""


@pytest.mark.parametrize(("tile", "each"), [("small_woodland", 1), ("large_woodland", 2)])
def test_b12_b14_woodlands_score_forest_against_forest_without_any_road(tile: str, each: int) -> None:
    sketch = Sketch(WOODS.format(tile=tile), roads="church-farm", cliffs=f"{tile}-barn.2")
    hand = sketched(sketch).flag(0, tile)
    assert not hand.state.village.by_road.reachable >> hand.uids[tile] & 1
    assert hand.scores(0)[tile] == 3 * each  # farm, barn and church; the cliff does not match


@pytest.mark.parametrize(("tile", "each"), [("small_mountains", 1), ("large_mountains", 2)])
def test_b12_b14_mountain_ranges_score_mountain_against_mountain_without_any_road(
    tile: str, each: int
) -> None:
    sketch = Sketch(
        WOODS.format(tile=tile),
        roads="church-farm",
        mountains=f"{tile}-farm {tile}-barn.2",
        cliffs=f"barn-{tile} church-{tile}",
    )
    hand = sketched(sketch).flag(0, tile)
    assert not hand.state.village.by_road.reachable >> hand.uids[tile] & 1
    assert hand.scores(0)[tile] == 2 * each


def test_b14_monument_scores_two_for_each_matching_segment_of_any_terrain() -> None:
    sketch = Sketch(
        WOODS.format(tile="monument"),
        roads="church-farm monument-church",
        mountains="monument-farm",
        cliffs="monument-barn.2",
    )
    hand = sketched(sketch).flag(0, "monument")
    assert hand.scores(0)["monument"] == 6  # road, mountain, and the forest towards the Barn


def test_b23_a_marker_adds_nothing_to_monument_or_square() -> None:
    for name, points in (("monument", 4), ("square", 3)):
        hand = sketched(Sketch(f"farm church {name} barn", roads=f"farm-church church-{name}")).flag(0, name)
        assert hand.scores(0)[name] == points
        assert hand.marker(0, f"{name}-barn").scores(0)[name] == points


def test_b14_square_scores_three_for_each_printed_road_and_nothing_else() -> None:
    sketch = Sketch(
        WOODS.format(tile="square"), roads="church-farm square-church square-farm", mountains="square-barn"
    )
    assert sketched(sketch).flag(0, "square").scores(0)["square"] == 6


def test_b14_a_marker_alone_joins_the_square_but_scores_nothing_there() -> None:
    hand = lone("square", joined=False).marker(0, "church-square")
    assert hand.state.village.by_road.reachable >> hand.uids["square"] & 1
    assert hand.scores(0)["square"] == 0


def test_b14_two_tiles_touching_along_several_sides_match_once_for_each() -> None:
    # Real outlines: two segments of the Market's lower edge against a Large Woodland.
    hand = first_game()
    tile, village = hand.tile("large_woodland"), hand.state.village
    best = 0
    for turn, board in zip(village.land.shapes[tile].distinct, village.by_road.placements(tile), strict=True):
        for at in village.positions(board):
            hand.state.village = Village.of(village.land, [*village.tiles, Placed(tile, turn, at, 0)])
            pairs = [each for each in hand.state.village.contacts if each.b == 6]
            like = sum(each.terrain_a == each.terrain_b for each in pairs)
            assert landmark_worth(hand.state, 6) == 2 * like
            best = max(best, like - len({each.a for each in pairs}))
    assert best > 0


NEED_ROAD = sorted(
    tile.id for tile in definitions_with().tiles if tile.kind == Kind.LANDMARK and tile.needs_road
)


@pytest.mark.parametrize("name", NEED_ROAD)
def test_b12_a_landmark_without_a_road_to_the_church_scores_nothing(name: str) -> None:
    hand = lone(name, joined=False).gold(9, 9).donkeys(0, "farm farm")
    hand.state.church, hand.state.sold = (0, 0, -1, -1), ((1, 2), ())
    assert hand.scores(0)[name] == 0


def test_b12_only_woodlands_and_mountain_ranges_need_no_road() -> None:
    free = {tile.id for tile in definitions_with().tiles if not tile.needs_road}
    assert free == {"small_woodland", "large_woodland", "small_mountains", "large_mountains"}


def test_only_the_seat_whose_flag_it_bears_scores_a_landmark() -> None:
    hand = lone("pond_a").flag(1, "pond_a")
    assert "pond_a" not in hand.scores(0)
    assert hand.scores(1)["pond_a"] == 3


def test_the_monument_has_three_segments_of_each_terrain_one_of_each_on_every_side() -> None:
    hand = sketched(Sketch("church"))
    real = definitions_with().tiles[definitions_with().tile_index("monument")].shape.steps
    by_side = [{terrain for way, terrain in real if way == direction} for direction in (0, 2, 4)]
    land = {index for index, terrain in enumerate(hand.definitions.terrains) if terrain.id != "water"}
    assert by_side == [land, land, land]
    assert len(real) == 9


@pytest.mark.parametrize("name", ["pond_a", "pond_b"])
def test_ponds_have_no_road(name: str) -> None:
    definitions = definitions_with()
    terrains = {
        definitions.terrains[terrain].id
        for _, terrain in definitions.tiles[definitions.tile_index(name)].shape.steps
    }
    assert terrains == {"forest", "mountain"}
