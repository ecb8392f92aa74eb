"""How long it takes to lay a tile that encloses ground, with what the lake then does, and how that grows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import median, quantiles
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any, Final

from hamlet.bench.placements import start_village
from hamlet.bench.quiet import quiet
from hamlet.bench.villages import grow, random_spot
from hamlet.engine.box import Box
from hamlet.engine.decisions import Decision
from hamlet.engine.definitions import Definitions
from hamlet.engine.lake.base import LAKE, SLICE
from hamlet.engine.lake.forming import form_lakes
from hamlet.engine.moments import BUILDING_RAISED
from hamlet.engine.start import new_state
from hamlet.engine.village import Placed, Village

if TYPE_CHECKING:
    from hamlet.bench.states import Watch

VILLAGES: Final = 60
VILLAGE_SIZE: Final = 60
GROWTH_SIZES: Final = (60, 120, 220, 320)
_GROWTH_VILLAGES: Final = 12
_TRIES: Final = 7
_SPOTS: Final = 400
"""So many spots are tried before a village is given up that cannot be closed anywhere."""

_WATERS: Final[dict[str, Any]] = {
    "expansions": [LAKE],
    "fish": [{"id": "fish", "name": "Fish", "copies": 30}],
    "seasons": [{"id": "season", "name": "Season"}],
}


def lake_definitions() -> Definitions:
    """The base game with ground that floods: lakes need no more than that."""
    from hamlet.content import load_base, resolve
    from hamlet.engine.reading import read_definitions

    return read_definitions({**resolve(load_base()), **_WATERS})


def measure(
    definitions: Definitions | None = None,
    *,
    villages: int = VILLAGES,
    size: int = VILLAGE_SIZE,
    growth: Sequence[int] = GROWTH_SIZES,
    watch: Watch | None = None,
) -> dict[str, object]:
    """Time a placement that forms lakes: the village with the tile, then points, fish, boats asked for."""
    box = Box(definitions or lake_definitions(), 2)
    fast = _times(box, villages, size, watch)
    return {
        "lake_us": round(median(fast), 1),
        "lake_p95_us": round(quantiles(fast, n=20)[-1], 1),
        "lake_growth": {
            str(tiles): round(median(_times(box, _GROWTH_VILLAGES, tiles, watch)), 1) for tiles in growth
        },
    }


def _times(box: Box, many: int, tiles: int, watch: Watch | None) -> list[float]:
    """Microseconds in each of so many villages that a tile can close somewhere."""
    start = start_village(box.definitions)
    drawn = [number for number, tile in enumerate(box.definitions.tiles) if not tile.is_start]
    times: list[float] = []
    seed = 0
    while len(times) < many:
        village, chance = grow(start, drawn, tiles, seed), Random(seed)
        placed = _closing_spot(village, drawn, chance)
        if placed is not None:
            times.append(_time(box, village, placed))
        seed += 1
        if watch:
            watch()
    return times


def _closing_spot(village: Village, drawn: Sequence[int], chance: Random) -> Placed | None:
    for _ in range(_SPOTS):
        placed = random_spot(village, chance.choice(drawn), chance)
        if placed is not None and len(village.with_tile(placed).lakes) > len(village.lakes):
            return placed
    return None


def _time(box: Box, village: Village, placed: Placed) -> float:
    """Microseconds for one placement: the middle of some tries, each on a village that has never grown."""
    state, uid, taken = new_state(box, 0), len(village.tiles), []
    waters = SLICE.of(state).with_lakes(0, [lake.banks for lake in village.lakes])
    with quiet():
        for _ in range(_TRIES):
            fresh, after = Village.of(village.land, village.tiles, village.roads), state.copy()
            SLICE.put(after, waters)
            begun = perf_counter_ns()
            after.village = fresh.with_tile(placed)
            form_lakes(after, Decision(BUILDING_RAISED, 0, uid), None)
            taken.append(perf_counter_ns() - begun)
            assert len(after.village.lakes) > len(village.lakes)
    return median(taken) / 1000
