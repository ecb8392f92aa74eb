"""Zoom steps: within one nothing moves on its tile, and a little beyond it neither."""

from __future__ import annotations

from bisect import bisect_right

STEPS = (14, 17, 20, 24, 28, 31, 34, 37, 40, 44, 48, 52, 57, 62, 67, 73, 80, 88, 97, 106, 122, 140, 160)
SLACK = 0.04  # so far beyond its ends a step is kept


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
