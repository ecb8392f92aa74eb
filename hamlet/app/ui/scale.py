"""How large the interface is drawn: logical pixels times the UI scale are window pixels."""

from __future__ import annotations

import math

LEAST = (960, 540)
STEP = 0.25
Size = tuple[int, int]


def largest_scale(size: Size) -> float:
    """The greatest scale at which everything still has its place."""
    return min(size[0] / LEAST[0], size[1] / LEAST[1])


def auto_scale(size: Size) -> float:
    """What a first start chooses: by height, in steps of a quarter, never below 100 % if that fits."""
    wished = max(1.0, math.floor(size[1] / 1080 / STEP) * STEP)
    return min(wished, largest_scale(size))


def scale_for(size: Size, wished: float | None) -> float:
    """The scale for this window: the wished one as far as it fits, or the automatic one."""
    return auto_scale(size) if wished is None else min(max(wished, 1.0), largest_scale(size))


def scales_offered(size: Size) -> tuple[float, ...]:
    """Every step from 100 % to the largest, at least 100 % itself."""
    steps = math.floor((largest_scale(size) - 1.0) / STEP + 1e-9)
    return tuple(1.0 + STEP * step for step in range(max(0, steps) + 1))
