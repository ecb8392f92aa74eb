"""Lakes equal the slow ones tile by tile in villages grown of real tiles; so do the spots that are left."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.village import Placed, Village
from tests.engine.lake.comparing_waters import Follower, assert_spots
from tests.engine.lake.wet_villages import drawn_tiles, lake_box, start_village, wet_pieces
from tests.spread import first

BLOCKS, VILLAGES = 6, 5


def lone_start(chance: Random) -> Village:
    """One tile of any kind, somewhere far out."""
    box = lake_box()
    tile = chance.choice(drawn_tiles(box))
    at: Vertex = chance.randint(-900, 900), chance.randint(-900, 900)
    return Village.of(box.land, [Placed(tile, chance.choice(box.land.shapes[tile].distinct), at)])


def grow(seed: int, size: int, *, spots: int = 0) -> Counter[str]:
    """Grow one village beside the slow waters; every so many tiles ask where another fits."""
    box, chance = lake_box(), Random(seed)
    village = start_village(box) if seed % 3 else lone_start(chance)
    follower, tiles = Follower(village), drawn_tiles(box)
    asked = chance.sample(tiles, 3)
    for piece in wet_pieces(village, tiles, chance, thirst=chance.random()):
        if isinstance(piece, Placed):
            village = follower.lay(piece)
        else:
            village = follower.village = follower.village.with_road(piece)
        for tile in asked[:2] if chance.random() < 0.7 else ():
            village.by_road.placements(tile)  # so that the next village renews what this one found
        if spots and len(village.tiles) % spots == 0:
            assert_spots(village, box.definitions.terrains, chance.choice(asked), chance)
        if len(village.tiles) >= size:
            break
    again = Village.of(box.land, village.tiles, village.roads)
    assert (again.lakes, again.bodies) == (village.lakes, village.bodies)
    follower.met["tiles"] = len(village.tiles)
    return follower.met


@pytest.mark.parametrize("block", first(2, range(BLOCKS)))
def test_a_grown_village_has_the_lakes_of_the_slow_one_tile_by_tile(block: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(block * VILLAGES, (block + 1) * VILLAGES):
        met += grow(seed, 30)
    assert met["tiles"] > 50
    assert met["lakes"] > 10
    assert met["no"] > met["maybe"] / 4, "the quick test is of no use"


@pytest.mark.parametrize("seed", first(3, range(100, 108)))
def test_in_a_grown_village_every_spot_is_as_the_slow_village_says(seed: int) -> None:
    assert grow(seed, 24, spots=6)["tiles"]


@pytest.mark.heavy
@pytest.mark.parametrize("block", range(100))
def test_more_grown_villages_have_the_lakes_of_the_slow_one(block: int) -> None:
    for seed in range(1_000 + block * 20, 1_020 + block * 20):
        grow(seed, 20 + seed % 40)


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(3_000, 3_060))
def test_in_more_grown_villages_every_spot_is_as_the_slow_village_says(seed: int) -> None:
    grow(seed, 60, spots=4)
