from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hamlet.bench.villages import random_road
from hamlet.engine.lattice.geometry import DIRECTIONS, to_plane
from hamlet.engine.village import Placed, Village
from tests.engine.outlines import DRAWN, land, shapes, start, tile
from tests.engine.village.growing import ANY_TILE, grown, members, slow, spots, villages
from tests.spread import examples, first, only


def differences(village: Village, tiles: list[int]) -> list[tuple[int, int]]:
    """The tiles and rotations for which the fast and the slow village disagree."""
    oracle = slow(village)
    return [
        (one, rotation)
        for one in tiles
        for rotation in shapes()[one].distinct
        if spots(village, one, rotation) != oracle.placements(one, rotation)
    ]


@pytest.mark.parametrize("block", first(1, range(8)))
def test_small_villages_offer_what_the_slow_village_offers(block: int) -> None:
    chance = Random(block)
    for seed in range(block * 50, block * 50 + 50):
        village = grown(seed, chance.randint(1, 6))
        assert differences(village, [chance.choice(ANY_TILE)]) == [], f"village {seed}"


@pytest.mark.parametrize("block", first(1, range(5)))
def test_grown_villages_offer_what_the_slow_village_offers(block: int) -> None:
    chance = Random(1000 + block)
    for seed in range(block * 25, block * 25 + 25):
        village = grown(10_000 + seed, chance.randint(7, 40))
        assert differences(village, [chance.choice(ANY_TILE)]) == [], f"village {seed}"


@examples(20, 40)
@given(villages(), st.sampled_from(ANY_TILE))
def test_any_village_offers_what_the_slow_village_offers(village: Village, one: int) -> None:
    assert differences(village, [one]) == []


@pytest.mark.heavy
@pytest.mark.parametrize("block", range(12))
def test_many_large_villages_offer_what_the_slow_village_offers(block: int) -> None:
    chance = Random(2000 + block)
    for seed in range(block * 50, block * 50 + 50):
        village = grown(20_000 + seed, chance.randint(20, 90))
        assert differences(village, chance.sample(ANY_TILE, 2)) == [], f"village {seed}"


# Columns and rows grow, only columns of the two slanting sides, and rows without an end.
@pytest.mark.parametrize("direction", only([0, 1, 4], range(6)))
def test_a_long_village_outgrows_its_boards_and_still_offers_the_same(direction: int) -> None:
    chance = Random(direction)
    mountains = [tile("small_mountains"), tile("large_mountains")]
    village = Village.of(land(), [Placed(mountains[0], 0, (3, -7))])
    grids = [village.boards.grid]
    while len(village.tiles) < 36:
        village = village.with_tile(_farthest(village, mountains, to_plane(DIRECTIONS[direction])))
        bridge = random_road(village, chance)
        assert bridge is not None
        village = village.with_road(bridge)
        grids.append(village.boards.grid)
    # South-east and north-west keep their columns; southward the rows have no end.
    assert (grids[-1].stride > grids[0].stride) == (direction not in {1, 4})
    assert (len(set(grids)) > 1) == (direction != 1)
    assert village.by_road.reachable == (1 << 36) - 1
    again = Village.of(land(), village.tiles, village.roads)
    for one in chance.sample(DRAWN, 2):
        assert differences(village, [one]) == []
        assert village.by_road.count(one) == again.by_road.count(one)
        for rotation in shapes()[one].distinct:
            assert spots(village, one, rotation) == spots(again, one, rotation)


def _farthest(village: Village, tiles: list[int], ahead: tuple[float, float]) -> Placed:
    def along(placed: Placed) -> float:
        turned = shapes()[placed.tile].turned[placed.rotation]
        q, r = placed.at
        ends = [to_plane((segment.start[0] + q, segment.start[1] + r)) for segment in turned.segments]
        return max(x * ahead[0] + y * ahead[1] for x, y in ends)

    options = [
        Placed(one, rotation, at)
        for one in tiles
        for rotation in shapes()[one].distinct
        for at in sorted(spots(village, one, rotation))
    ]
    return max(options, key=along)


@settings(max_examples=60)
@given(villages(), st.sampled_from(ANY_TILE), st.randoms(use_true_random=False))
def test_placements_from_one_tile_are_those_that_touch_it(village: Village, one: int, chance: Random) -> None:
    uid = chance.randrange(len(village.tiles))
    found = village.by_road.placements_from(one, uid)
    for rotation, all_spots, from_uid in zip(
        shapes()[one].distinct, village.by_road.placements(one), found, strict=True
    ):
        expected = {
            at for at in village.positions(all_spots) if village.touched_by(one, rotation, at) >> uid & 1
        }
        assert set(village.positions(from_uid)) == expected


@examples(20, 40)
@given(villages(), st.sampled_from(ANY_TILE))
def test_all_placements_together_are_those_from_the_reachable_tiles(village: Village, one: int) -> None:
    together = [0] * len(shapes()[one].distinct)
    for uid in members(village.by_road.reachable):
        for index, bits in enumerate(village.by_road.placements_from(one, uid)):
            together[index] |= bits
    assert tuple(together) == village.by_road.placements(one)


@given(villages(12), st.sampled_from(ANY_TILE))
def test_positions_bits_and_counts_agree(village: Village, one: int) -> None:
    found = village.by_road.placements(one)
    listed = [list(village.positions(bits)) for bits in found]
    assert village.by_road.count(one) == sum(map(len, listed))
    assert village.by_road.fits_anywhere(one) == (village.by_road.count(one) > 0)
    for bits, vertices in zip(found, listed, strict=True):
        assert sum(village.bit_of(vertex) for vertex in vertices) == bits
        assert vertices == sorted(vertices, key=lambda vertex: (vertex[1], vertex[0]))


def test_a_hole_may_be_built_in() -> None:
    hexagon = tile("small_mountains")
    ring = [(1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1)]
    village = Village.of(land(), [Placed(hexagon, 0, at) for at in ring])
    assert (0, 0) in spots(village, hexagon, 0)
    assert members(village.touched_by(hexagon, 0, (0, 0))) == {0, 1, 2, 3, 4, 5}


def test_touching_with_a_corner_is_not_touching() -> None:
    triangle = tile("outpost")
    village = Village.of(land(), [Placed(triangle, 0, (0, 0))])
    # Down to the right, sharing only the vertex (2, 0).
    assert village.touched_by(triangle, 0, (2, 0)) == 0
    assert (2, 0) not in spots(village, triangle, 0)
    problem = village.by_road.problem(triangle, 0, (2, 0))
    assert problem is not None
    assert problem.code == "alone"


def test_the_start_village_has_the_known_spots_open() -> None:
    village = start()
    assert village.by_road.fits_anywhere(tile("barn"))
    assert differences(village, list(ANY_TILE)) == []
