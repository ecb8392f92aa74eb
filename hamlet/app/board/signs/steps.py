"""Zoom steps: within one nothing moves on its tile, and a little beyond it neither."""

from __future__ import annotations

from bisect import bisect_right

STEPS = (14, 17, 20, 24, 28, 32, 36, 42, 48, 54, 62, 70, 80, 92, 106, 122, 140, 160)
SLACK = 0.05  # so far beyond its ends a step is kept


def step_at(length: float) -> int:
    """The step of so many logical pixels per side."""
    return STEPS[max(0, bisect_right(STEPS, length) - 1)]


def step_kept(length: float, before: int) -> int:
    """The step of a length when things were placed for another step before: that one, if it will do."""
    if before in STEPS and before * (1 - SLACK) <= length < _end(before) * (1 + SLACK):
        return before
    return step_at(length)


def _end(step: int) -> float:
    number = STEPS.index(step) + 1
    return STEPS[number] if number < len(STEPS) else float("inf")


def tightest(step: int) -> float:
    """The fewest pixels per side that are looked at with this step."""
    return step * (1 - SLACK)
