from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from hamlet.bench.villages import random_road, random_spot
from hamlet.engine.village import Land, Placed, Road, Village
from hamlet.engine.village.followers import KEPT
from hamlet.engine.village.land import side_key
from tests.engine.outlines import DRAWN, FOREST, MOUNTAIN, TERRAINS, land, shapes, start, tile
from tests.engine.village.growing import members, slow, spots, villages


def facts(village: Village) -> dict[str, object]:
    """Everything derived from tiles and roads, independent of how the boards lie."""
    return {
        "contacts": sorted(village.contacts),
        "touching": village.touching,
        "printed": village.printed,
        "links": village.by_road.links,
        "own links": [village.links_of(seat) for seat in range(4)],
        "reachable": village.by_road.reachable,
        "steps": [village.by_road.steps_from(uid) for uid in range(len(village.tiles))],
        "road sites": sorted(village.road_sites()),
        "open sides": village.open_sides,
    }


@settings(max_examples=100)
@given(villages())
def test_touch_links_reach_and_distances_are_those_of_the_slow_village(village: Village) -> None:
    oracle = slow(village)
    assert set(village.contacts) == oracle.contacts
    assert len(village.contacts) == len(oracle.contacts)
    assert [members(mask) for mask in village.touching] == oracle.neighbours
    assert [members(mask) for mask in village.printed] == oracle.printed
    assert [members(mask) for mask in village.by_road.links] == oracle.links
    assert members(village.by_road.reachable) == oracle.reachable
    for uid in range(len(village.tiles)):
        assert list(village.by_road.steps_from(uid)) == oracle.distances(uid)
    for seat in range(4):
        assert [members(mask) for mask in village.links_of(seat)] == oracle.links_of(seat)
    assert set(village.road_sites()) == oracle.road_sites()
    assert len(village.road_sites()) == len(oracle.road_sites())
    alone = {side_key(side): sharing[0] for side, sharing in oracle.owners.items() if len(sharing) == 1}
    assert village.open_sides == alone


@settings(max_examples=60)
@given(villages())
def test_a_village_grown_step_by_step_equals_one_made_at_once(village: Village) -> None:
    again = Village.of(land(), village.tiles, village.roads)
    assert facts(again) == facts(village)
    for one in DRAWN[::4]:
        for rotation in shapes()[one].distinct:
            assert spots(again, one, rotation) == spots(village, one, rotation)


@settings(max_examples=60)
@given(villages(20), st.randoms(use_true_random=False))
def test_building_leaves_the_old_village_as_it_was(village: Village, chance: Random) -> None:
    before = facts(village)
    offered = [village.by_road.placements(one) for one in DRAWN]
    untouched = Village.of(land(), village.tiles, village.roads)
    placed = random_spot(village, chance.choice(DRAWN), chance)
    if placed is not None:
        assert village.with_tile(placed).tiles == (*village.tiles, placed)
    road = random_road(village, chance)
    if road is not None:
        assert village.with_road(road).roads == (*village.roads, road)
    assert facts(village) == before == facts(untouched)
    assert [village.by_road.placements(one) for one in DRAWN] == offered


def two_woods() -> Village:
    """A hexagon of mountains as Church, and two more in a row behind it, joined by nothing."""
    hexagon = tile("small_mountains")
    return Village.of(land(), [Placed(hexagon, 0, at) for at in ((0, 0), (1, 1), (2, 2))])


def bridge(village: Village, a: int, b: int, seat: int) -> Road:
    site = next(site for site in village.road_sites() if (site.a, site.b) == (a, b))
    return Road(site.side, a, b, seat, site.terrain_a)


def test_a_marker_joins_two_tiles_and_all_that_hangs_on_them() -> None:
    village = two_woods()
    assert members(village.by_road.reachable) == {0}
    behind = village.with_road(bridge(village, 1, 2, seat=3))
    assert members(behind.by_road.reachable) == {0}
    assert behind.by_road.steps_from(0) == (0, -1, -1)
    assert behind.by_road.placements(tile("barn")) == village.by_road.placements(tile("barn"))
    joined = behind.with_road(bridge(behind, 0, 1, seat=1))
    assert members(joined.by_road.reachable) == {0, 1, 2}
    assert joined.by_road.steps_from(0) == (0, 1, 2)
    assert joined.by_road.links == (0b010, 0b101, 0b010)
    assert joined.printed == (0, 0, 0)
    assert joined.links_of(1) == (0b010, 0b001, 0)
    assert joined.links_of(3) == (0, 0b100, 0b010)
    assert joined.links_of(0) == (0, 0, 0)
    assert joined.by_road.count(tile("small_mountains")) > village.by_road.count(tile("small_mountains"))


def test_a_site_is_gone_once_its_tiles_are_linked() -> None:
    village = two_woods()
    assert {(site.a, site.b) for site in village.road_sites()} == {(0, 1), (1, 2)}
    joined = village.with_road(bridge(village, 0, 1, seat=0))
    assert {(site.a, site.b) for site in joined.road_sites()} == {(1, 2)}


def test_forest_beside_mountain_takes_no_marker() -> None:
    village = Village.of(
        land(), [Placed(tile("small_mountains"), 0, (0, 0)), Placed(tile("small_woodland"), 0, (-1, 2))]
    )
    pairs = {(one.terrain_a, one.terrain_b) for one in village.contacts}
    assert pairs == {(MOUNTAIN, FOREST)}
    assert village.road_sites() == ()


def test_reach_follows_a_tile_that_closes_a_gap() -> None:
    village = start()
    chance = Random(5)
    gains = 0
    for _ in range(400):
        placed = random_spot(village, chance.choice(DRAWN), chance)
        if placed is None or len(village.tiles) > 40:
            village = start()
            continue
        after = village.with_tile(placed)
        gains += (after.by_road.reachable.bit_count() - village.by_road.reachable.bit_count()) > 1
        assert members(after.by_road.reachable) == slow(after).reachable
        village = after
    assert gains > 0


def test_a_village_is_grown_once_the_same_way_and_forgotten_after_many_others() -> None:
    own = Land(shapes(), TERRAINS)
    village = Village.of(own, start().tiles)
    placed = random_spot(village, tile("barn"), Random(1))
    assert placed is not None
    village.with_tile(placed)
    first = village.with_tile(placed)  # a village that grows again is being tried out
    assert village.with_tile(placed) is first
    assert village.with_tile(replace(placed, owner=1)) is not first
    assert Village.of(own, start().tiles).with_tile(placed) is not first
    for number in range(KEPT):
        village.with_tile(replace(placed, owner=2 + number))
    again = village.with_tile(placed)
    assert again is not first
    assert facts(again) == facts(first)


def test_a_road_is_laid_once_the_same_way() -> None:
    village = two_woods()
    road = bridge(village, 0, 1, seat=0)
    village.with_road(bridge(village, 1, 2, seat=0))
    assert village.with_road(road) is village.with_road(road)
    assert village.with_road(replace(road, seat=1)) is not village.with_road(road)


@settings(max_examples=60)
@given(villages(14), st.randoms(use_true_random=False))
def test_what_is_known_about_spots_and_sites_is_kept_up_by_every_step(
    village: Village, chance: Random
) -> None:
    asked = chance.sample(DRAWN, 3)
    for _ in range(8):
        for one in asked:
            village.by_road.placements(one)
            village.by_road.beside(one)
        village.road_sites()
        road = random_road(village, chance) if chance.random() < 0.3 else None
        placed = random_spot(village, chance.choice(DRAWN), chance)
        if road is not None:
            village = village.with_road(road)
        elif placed is not None:
            village = village.with_tile(placed)
        fresh = Village.of(land(), village.tiles, village.roads)
        assert village.road_sites() == fresh.road_sites()
        for one in asked:
            assert village.by_road.beside(one) == fresh.by_road.beside(one)
            for rotation in shapes()[one].distinct:
                assert spots(village, one, rotation) == spots(fresh, one, rotation)
