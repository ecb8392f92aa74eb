"""How long the longest road takes to find."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time

from hamlet.bench.adversarial import adversarial_villages
from hamlet.bench.late_villages import late_villages
from hamlet.bench.quiet import quiet
from hamlet.bench.road_graphs import village_like
from hamlet.engine.longest_road import longest_road

LATE_VILLAGES = 2_000


def measure(count: int = LATE_VILLAGES) -> dict[str, float]:
    """Return milliseconds of the processor per longest road: late villages, strewn ones, the hardest made.

    Everyone's markers count here, so there is more road than any one player may use.
    """
    late = sorted(_milliseconds(village.by_road.links, 1) for village in late_villages(count))
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
    with quiet():
        begun = process_time()
        longest_road(links, without)
        return (process_time() - begun) * 1_000


def _at(times: Sequence[float], percent: int) -> float:
    return round(times[min(len(times) - 1, len(times) * percent // 100)], 3)
