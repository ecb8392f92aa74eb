"""How long it takes to find every legal placement of one tile, and how that grows with the village."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median, quantiles
from time import perf_counter_ns
from typing import Final

from hamlet.bench.oracle import SlowVillage
from hamlet.bench.quiet import quiet
from hamlet.bench.villages import grow
from hamlet.engine.definitions import Definitions
from hamlet.engine.village import Land, Placed, Village

VILLAGES: Final = 200
VILLAGE_SIZE: Final = 60
GROWTH_SIZES: Final = (10, 20, 40, 80, 160, 320)
_GROWTH_VILLAGES: Final = 12
_ORACLE_VILLAGES: Final = 5
_TRIES: Final = 5


def base_definitions() -> Definitions:
    """The base game as it is printed."""
    from hamlet.content import load_base, resolve
    from hamlet.engine.reading import read_definitions

    return read_definitions(resolve(load_base()))


def start_village(definitions: Definitions) -> Village:
    """The first start layout of these definitions."""
    layout = definitions.layouts[0]
    placed = [Placed(one.tile, one.rotation, one.at) for one in layout.tiles]
    return Village.of(Land.of(definitions), placed)


def measure(
    definitions: Definitions | None = None,
    *,
    villages: int = VILLAGES,
    size: int = VILLAGE_SIZE,
    growth: Sequence[int] = GROWTH_SIZES,
) -> dict[str, object]:
    """Time all placements of a tile with six distinct turns, nothing remembered from an earlier question."""
    definitions = definitions or base_definitions()
    start = start_village(definitions)
    lying = {placed.tile for placed in start.tiles}
    drawn = [tile for tile in range(len(definitions.tiles)) if tile not in lying]
    asked = [tile for tile in drawn if len(definitions.tiles[tile].shape.distinct) == 6]

    def times(many: int, tiles: int) -> list[float]:
        grown = [grow(start, drawn, tiles, seed) for seed in range(many)]
        return [_time_fast(village, asked[seed % len(asked)]) for seed, village in enumerate(grown)]

    fast = times(villages, size)
    slow = [
        _time_slow(definitions, grow(start, drawn, size, seed), asked[seed % len(asked)])
        for seed in range(min(villages, _ORACLE_VILLAGES))
    ]
    return {
        "placements_us": round(median(fast), 1),
        "placements_p95_us": round(quantiles(fast, n=20)[-1], 1),
        "placements_oracle_us": round(median(slow), 1),
        "placements_vs_oracle": round(median(slow) / median(fast), 1),
        "growth": {str(tiles): round(median(times(_GROWTH_VILLAGES, tiles)), 1) for tiles in growth},
    }


def _time_fast(village: Village, tile: int) -> float:
    """Microseconds for the first question to a village: the middle of some tries, each on a fresh one."""
    taken = []
    with quiet():
        for _ in range(_TRIES):
            fresh = Village.of(village.land, village.tiles, village.roads)
            begun = perf_counter_ns()
            fresh.by_road.placements(tile)
            taken.append(perf_counter_ns() - begun)
    return median(taken) / 1000


def _time_slow(definitions: Definitions, village: Village, tile: int) -> float:
    """Microseconds for the same question asked the long way; that both answer alike is checked in passing."""
    shapes = [one.shape for one in definitions.tiles]
    slow = SlowVillage(shapes, definitions.terrains, village.tiles, village.roads)
    assert slow.covered
    assert slow.reachable
    begun = perf_counter_ns()
    answers = [slow.placements(tile, rotation) for rotation in shapes[tile].distinct]
    taken = (perf_counter_ns() - begun) / 1000
    assert answers == [set(village.positions(spots)) for spots in village.by_road.placements(tile)]
    return taken
