"""Round outlines through a few points, so that fish, leaves and people need no corners."""

from __future__ import annotations

from collections.abc import Sequence

from hamlet.app.art.shapes import Point

STEPS = 8


def _between(before: Point, start: Point, end: Point, after: Point, share: float) -> Point:
    """A point of the Catmull-Rom curve from `start` to `end`."""
    square, cube = share * share, share * share * share

    def along(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (
            2 * b + (c - a) * share + (2 * a - 5 * b + 4 * c - d) * square + (3 * b - a - 3 * c + d) * cube
        )

    return along(before[0], start[0], end[0], after[0]), along(before[1], start[1], end[1], after[1])


def smooth(points: Sequence[Point], steps: int = STEPS) -> list[Point]:
    """A closed round outline through these points."""
    count = len(points)
    return [
        _between(points[k - 1], points[k], points[(k + 1) % count], points[(k + 2) % count], number / steps)
        for k in range(count)
        for number in range(steps)
    ]


def bow(points: Sequence[Point], steps: int = STEPS) -> list[Point]:
    """An open round line through these points."""
    padded = [points[0], *points, points[-1]]
    curve = [
        _between(padded[k], padded[k + 1], padded[k + 2], padded[k + 3], number / steps)
        for k in range(len(points) - 1)
        for number in range(steps)
    ]
    return [*curve, points[-1]]
