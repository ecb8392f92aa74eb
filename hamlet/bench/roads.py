"""How long the longest road takes, and two slow ways to know how long it is."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from hamlet.bench.adversarial import adversarial_villages
from hamlet.bench.late_villages import late_villages
from hamlet.bench.road_graphs import village_like
from hamlet.engine.longest_road import longest_road
from hamlet.engine.longest_road.pieces import bits

LATE_VILLAGES = 2_000


def slow_longest_road(links: Sequence[int], without: int = 0) -> tuple[int, ...]:
    """Return a longest road by walking every road there is: for a dozen tiles or so."""
    best: tuple[int, ...] = ()
    unfinished: list[tuple[int, ...]] = [(tile,) for tile in range(len(links)) if not without >> tile & 1]
    while unfinished:
        road = unfinished.pop()
        if len(road) > max(1, len(best)):
            best = road
        unfinished += [(*road, tile) for tile in bits(links[road[-1]] & ~without) if tile not in road]
    return best


def longest_by_sets(links: Sequence[int], without: int = 0) -> int:
    """Return the length of a longest road by growing sets of tiles one road can visit: for thirty or so."""
    last_tiles = {1 << tile: 1 << tile for tile in range(len(links)) if not without >> tile & 1}
    length = 0
    while last_tiles:
        length += 1
        grown: dict[int, int] = {}
        for visited, ends in last_tiles.items():
            for end in bits(ends):
                for tile in bits(links[end] & ~visited & ~without):
                    wider = visited | 1 << tile
                    grown[wider] = grown.get(wider, 0) | 1 << tile
        last_tiles = grown
    return length if length > 1 else 0


def measure(count: int = LATE_VILLAGES) -> dict[str, float]:
    """Return milliseconds per longest road in real late villages, in strewn ones and in the hardest made.

    Everyone's markers count here, so there is more road than any one player may use.
    """
    late = sorted(_milliseconds(village.links, 1) for village in late_villages(count))
    strewn = sorted(_milliseconds(village_like(20 + seed % 21, seed), 1) for seed in range(count))
    hard = [_milliseconds(links, 0) for links in adversarial_villages().values()]
    return {
        "late_villages": count,
        "longest_road_ms_p50": _at(late, 50),
        "longest_road_ms_p99": _at(late, 99),
        "longest_road_ms_max": _at(late, 100),
        "strewn_ms_p99": _at(strewn, 99),
        "adversarial_villages": len(hard),
        "adversarial_ms_max": _at(sorted(hard), 100),
    }


def _milliseconds(links: Sequence[int], without: int) -> float:
    begun = perf_counter()
    longest_road(links, without)
    return (perf_counter() - begun) * 1_000


def _at(times: Sequence[float], percent: int) -> float:
    return round(times[min(len(times) - 1, len(times) * percent // 100)], 3)
