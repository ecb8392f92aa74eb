"""All measurements by name, each with what is expected of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hamlet.bench.states import Watch

Figures = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Expected:
    """What a figure should be: at least or at most so much."""

    limit: float
    at_least: bool = False

    def met_by(self, figure: float) -> bool:
        """Whether the figure is good enough."""
        return figure >= self.limit if self.at_least else figure <= self.limit

    def __str__(self) -> str:
        return f"{'≥' if self.at_least else '≤'} {self.limit:,g}"


TARGETS: Mapping[str, Expected] = MappingProxyType(
    {
        "random_actions_per_s": Expected(20_000, at_least=True),
        "random_villager_share": Expected(0.25, at_least=True),
        "copy_us": Expected(3),
        "node_us": Expected(100),
        "greedy_ms": Expected(2),
        "lake_us": Expected(500),
        "botric_ms": Expected(5),
        "evening_memory_mb": Expected(300),
        "evening_growth_mb": Expected(15),
        "first_frame_title_s": Expected(0.5),
        "first_frame_table_s": Expected(0.8),
    }
)


def measure_engine(watch: Watch | None = None) -> Figures:
    """Random play, copies, nodes, decisions."""
    from hamlet.bench.engine import measure
    from hamlet.bench.placements import base_definitions

    return dict(measure(base_definitions(), watch))


def measure_placements(watch: Watch | None = None) -> Figures:
    """Where a tile fits, and what it takes to lay one that encloses ground."""
    from hamlet.bench import lakes, placements

    return placements.measure() | lakes.measure(watch=watch)


def measure_solo(watch: Watch | None = None) -> Figures:
    """How long Botric thinks."""
    from hamlet.bench.solo import measure

    return dict(measure(watch=watch))


def measure_roads(watch: Watch | None = None) -> Figures:
    """The longest road."""
    from hamlet.bench.roads import measure

    return dict(measure())


def measure_frames(watch: Watch | None = None) -> Figures:
    """Drawing; nothing where there is no drawing to measure."""
    name = "hamlet.bench.frames"
    if find_spec(name) is None:
        return {}
    found: Figures = import_module(name).measure()
    return found


def measure_start(watch: Watch | None = None) -> Figures:
    """From the start of the process to the first frame."""
    from hamlet.bench.starting import measure

    return measure(watch=watch)


def measure_evening(watch: Watch | None = None) -> Figures:
    """Memory over twenty games."""
    from hamlet.bench.evening import measure

    return measure(watch=watch)


PARTS: Final[Mapping[str, Callable[[Watch | None], Figures]]] = MappingProxyType(
    {
        "placements": measure_placements,
        "roads": measure_roads,
        "engine": measure_engine,
        "solo": measure_solo,
        "frames": measure_frames,
        "start": measure_start,
        "evening": measure_evening,
    }
)


ReportLine = tuple[str, str, str, bool | None]


def rows(figures: Mapping[str, Any], within: str = "") -> list[ReportLine]:
    """Each figure flat: its name, its value, what is expected, and whether it is met (None: nothing is)."""
    found: list[ReportLine] = []
    for key, value in figures.items():
        name = f"{within}{key}"
        if isinstance(value, Mapping):
            found += rows(value, f"{name}.")
            continue
        target = TARGETS.get(name)
        met = target.met_by(value) if target and isinstance(value, int | float) else None
        found.append((name, _text(value), str(target) if target else "", met))
    return found


def _text(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.3f}".rstrip("0").rstrip(".")
    return f"{value:,}" if isinstance(value, int) else str(value)
