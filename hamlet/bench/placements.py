"""How long it takes to find every legal placement of one tile, and how that grows with the village."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from statistics import median, quantiles
from time import perf_counter_ns
from typing import Final

from hamlet.bench.oracle import SlowVillage
from hamlet.bench.villages import grow
from hamlet.engine.definitions import Terrain
from hamlet.engine.lattice.outline import Shape
from hamlet.engine.village import Land, Placed, Village

VILLAGES: Final = 200
VILLAGE_SIZE: Final = 60
GROWTH_SIZES: Final = (10, 20, 40, 80, 160, 320)
_GROWTH_VILLAGES: Final = 12
_ORACLE_SAMPLE: Final = 4


def measure(
    shapes: Sequence[Shape], terrains: Sequence[Terrain], start: Sequence[Placed], *, villages: int = VILLAGES
) -> dict[str, object]:
    """Time the placements of tiles with six distinct turns, nothing remembered from an earlier question.

    `start` is the start village; tiles that lie in it are not drawn again.
    """
    land = Land(shapes, terrains)
    begin = Village.of(land, start)
    drawn = _drawn(land, start)
    asked = [tile for tile in drawn if len(shapes[tile].distinct) == 6]
    grown = [grow(begin, drawn, VILLAGE_SIZE, seed) for seed in range(villages)]
    times = [_time_fast(village, asked[index % len(asked)]) for index, village in enumerate(grown)]
    # One warm-up village more for each size: the first question on a new stride makes its tables.
    growth = {
        str(size): median(
            _time_fast(village, asked[seed % len(asked)])
            for seed in range(_GROWTH_VILLAGES)
            for village in [grow(begin, drawn, size, seed)]
        )
        for size in GROWTH_SIZES
    }
    slow = [
        _time_slow(SlowVillage(shapes, terrains, village.tiles, village.roads), asked[index % len(asked)])
        for index, village in enumerate(grown[:_ORACLE_SAMPLE])
    ]
    return {
        "placements_us": median(times),
        "placements_p95_us": quantiles(times, n=20)[-1],
        "placements_vs_oracle": median(slow) / median(times),
        "oracle_us": median(slow),
        "growth": growth,
    }


def _drawn(land: Land, start: Sequence[Placed]) -> list[int]:
    lying = {placed.tile for placed in start}
    return [tile for tile in range(len(land.shapes)) if tile not in lying]


def _time_fast(village: Village, tile: int) -> float:
    """Microseconds for one first question to a village: the middle of five such, each to a fresh village."""
    taken = []
    gc.disable()
    for _ in range(5):
        fresh = Village.of(village.land, village.tiles, village.roads)
        begun = perf_counter_ns()
        fresh.placements(tile)
        taken.append(perf_counter_ns() - begun)
    gc.enable()
    return median(taken) / 1000


def _time_slow(village: SlowVillage, tile: int) -> float:
    """Microseconds for the same question asked the long way."""
    rotations = village.shapes[tile].distinct
    assert village.reachable
    begun = perf_counter_ns()
    for rotation in rotations:
        village.placements(tile, rotation)
    return (perf_counter_ns() - begun) / 1000
