"""Lakes, their shores and their waters in grown villages, against a slow flood of the whole ground."""

from __future__ import annotations

from random import Random

import pytest

from hamlet.engine.village import Placed, Village
from tests.engine.lake.lake_hands import lake_game
from tests.engine.lake.slow_water import (
    holes,
    lakes_of,
    shores,
    tiles_beside,
    triangles_of,
    waters_joined,
)

START = 6
SEEDS = range(12)


def grown(seed: int, size: int) -> Village:
    """A village of the lake's own tiles, grown by chance, keen on closing ground."""
    hand, chance = lake_game(), Random(seed)
    tiles = [n for n, tile in enumerate(hand.definitions.tiles) if not tile.is_start]
    watery = [hand.tile(name) for name in ("aquarium", "cliffside", "beach", "dockyard", "storeroom")]
    village = hand.state.village
    for _ in range(8 * size):  # now and then a village closes up, and nothing fits any more
        if len(village.tiles) == size:
            break
        tile = chance.choice(watery if chance.random() < 0.3 else tiles)
        spots = [
            Placed(tile, rotation, at)
            for rotation, board in zip(
                village.land.shapes[tile].distinct, village.by_road.placements(tile), strict=True
            )
            for at in village.positions(board)
        ]
        if spots:
            tried = [village.with_tile(chance.choice(spots)) for _ in range(6)]
            village = max(tried, key=lambda each: (each.by_road.reachable.bit_count(), len(each.lakes)))
    return village


@pytest.mark.parametrize("seed", SEEDS)
def test_l01_what_a_spot_is_said_to_close_is_what_a_tile_there_closes(seed: int) -> None:
    village, chance = grown(seed, 14), Random(seed)
    several = 0
    for tile in chance.sample([n for n in range(len(village.land.shapes)) if village.land.floods[n]], 4):
        turns = zip(village.land.shapes[tile].distinct, village.by_road.placements(tile), strict=True)
        spots = [(rotation, at) for rotation, board in turns for at in village.positions(board)]
        for rotation, at in chance.sample(spots, min(len(spots), 25)):
            formed = village.with_tile(Placed(tile, rotation, at)).lakes[len(village.lakes) :]
            told = village.lakes_closed_by(tile, rotation, at)
            assert sorted(told) == sorted(lake.size for lake in formed)
            several += len(told) > 0
    assert several or seed % 3


@pytest.mark.parametrize("seed", SEEDS)
def test_l01_l24_whatever_is_not_joined_to_the_outside_is_a_lake_in_the_order_of_size(seed: int) -> None:
    village = grown(seed, 24)
    assert [frozenset(lake.triangles) for lake in village.lakes] == lakes_of(village, START)
    assert village.lakes, "a village without a lake proves nothing"


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_l01_a_village_that_is_read_has_the_lakes_that_it_grew(seed: int) -> None:
    village = grown(seed, 20)
    again = Village.of(village.land, village.tiles, village.roads)
    assert again.lakes == village.lakes
    assert again.bodies == village.bodies
    assert again.by_road.links == village.by_road.links


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_l02_banks_are_the_triangles_that_share_a_side_with_a_building(seed: int) -> None:
    village = grown(seed, 24)
    for lake in village.lakes:
        near = tiles_beside(village, lake.triangles)
        for place, triangle in enumerate(lake.triangles):
            assert lake.banks >> place & 1 == bool(near[triangle])
            for uid in range(len(village.tiles)):
                assert lake.banks_of(uid) >> place & 1 == (uid in near[triangle])
        assert lake.beside == sum(1 << uid for uid in set().union(*near.values()))
        owners = shores(village)
        assert all(owners[shore.side] == (shore.uid, shore.terrain) for shore in lake.shore)


@pytest.mark.parametrize("seed", SEEDS)
def test_l04_l26_waters_are_the_lakes_that_channels_join(seed: int) -> None:
    village, hand = grown(seed, 26), lake_game()
    water = [each.id for each in hand.definitions.terrains].index("water")
    lakes = [frozenset(lake.triangles) for lake in village.lakes]
    expected = waters_joined(village, lakes, hand.tile("aquarium"), water)
    assert [set(body.lakes) for body in village.bodies] == expected
    for body in village.bodies:
        mask = 0
        for lake in body.lakes:
            mask |= village.lakes[lake].beside
        assert body.beside == mask


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_b04_no_spot_lies_in_a_lake_and_what_is_offered_is_what_has_no_problem(seed: int) -> None:
    village, hand = grown(seed, 18), lake_game()
    water = {triangle for lake in village.lakes for triangle in lake.triangles}
    assert not holes({each for placed in village.tiles for each in triangles_of(village, placed)} | water)
    codes = set()
    for name in ("small_woodland", "farm", "storeroom", "pond_b"):
        tile = hand.tile(name)
        boards = village.by_road.placements(tile)
        for rotation, board in zip(village.land.shapes[tile].distinct, boards, strict=True):
            offered = set(village.positions(board))
            for at in ((q, r) for q in range(-16, 17) for r in range(-16, 17)):
                problem = village.by_road.problem(tile, rotation, at)
                assert (problem is None) == (at in offered)
                codes.add(problem.code if problem else "")
                covered = triangles_of(village, Placed(tile, rotation, at))
                if problem is not None and problem.code == "lake":
                    assert set(problem.triangles) == covered & water
                elif problem is None:
                    assert not covered & water
    assert codes >= {"", "overlap", "clash"}


def test_b04_a_spot_that_covers_nothing_but_water_is_refused_for_the_water() -> None:
    found = set()
    for seed in SEEDS:
        village, hand = grown(seed, 20), lake_game()
        for lake in village.lakes:
            tile = hand.tile("farm")
            for x, y, _ in lake.triangles:
                problem = village.by_road.problem(tile, 0, (x, y))
                found.add(problem.code if problem else "")
    assert "lake" in found
    assert "" not in found
