"""Villages for tests: grown by chance from a seed, and compared with the slow village."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from hamlet.bench.oracle import SlowVillage
from hamlet.bench.villages import grow
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.village import Placed, Village
from tests.engine.outlines import DRAWN, NAMES, TERRAINS, land, shapes, start

ANY_TILE = range(len(NAMES))


def slow(village: Village) -> SlowVillage:
    return SlowVillage(shapes(), TERRAINS, village.tiles, village.roads)


def lone_start(chance: Random) -> Village:
    """One tile of any kind, somewhere far out on the lattice."""
    tile = chance.randrange(len(NAMES))
    rotation = chance.choice(shapes()[tile].distinct)
    return Village.of(
        land(), [Placed(tile, rotation, (chance.randint(-900, 900), chance.randint(-900, 900)))]
    )


def grown(seed: int, size: int) -> Village:
    """A village of this size: from the printed start, or, when small, from a single tile."""
    chance = Random(seed)
    return grow(start() if size > 6 else lone_start(chance), DRAWN, size, seed, roads=chance.random())


def villages(most: int = 30) -> st.SearchStrategy[Village]:
    return st.builds(grown, st.integers(0, 2**32), st.integers(1, most))


def spots(village: Village, tile: int, rotation: int) -> set[Vertex]:
    """The fast village's placements of a tile turned like this."""
    index = shapes()[tile].distinct.index(rotation)
    return set(village.positions(village.by_road.placements(tile)[index]))


def members(mask: int) -> set[int]:
    return {uid for uid in range(mask.bit_length()) if mask >> uid & 1}


def around(village: Village, margin: int = 8) -> list[Vertex]:
    """Every vertex near the village, and some that are far."""
    sides = list(slow(village).owners)
    columns, rows = [side[0] for side in sides], [side[1] for side in sides]
    near = [
        (q, r)
        for q in range(min(columns) - margin, max(columns) + margin)
        for r in range(min(rows) - margin, max(rows) + margin)
    ]
    return [*near, (10**6, 0), (0, 10**9), (-(10**6), -(10**6)), (min(columns) - 64, min(rows) + 1)]
