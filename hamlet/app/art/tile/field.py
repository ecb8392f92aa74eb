"""A tile as a fine grid: how much of a box lies inside it, and what is best kept free."""

from __future__ import annotations

import math
from copy import copy
from itertools import pairwise

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import TileBounds, TilePlan, box_around

STEP = 0.1
MARKER = 0.36  # a path or bridge may come to lie about the middle of a segment
DRY, WET = 2, 1  # water counts half: what lies on it is seen, but not what stands there


class Field:
    """The inside of a tile with running sums, so that any box is measured at once."""

    def __init__(self, plan: TilePlan) -> None:
        bounds = plan.bounds.grown(STEP * 4)
        self.left, self.top = bounds.left, bounds.top
        self.columns, self.rows = math.ceil(bounds.width / STEP), math.ceil(bounds.height / STEP)
        self.points: list[Point] = []  # the middles of the dry cells inside
        self.sums = self._sum(plan)
        self.crossings = [box_around(edge.at(0.5, 0.16), MARKER, MARKER) for edge in plan.edges]

    def _sum(self, plan: TilePlan) -> list[list[int]]:
        sums = [[0] * (self.columns + 1)]
        for row in range(self.rows):
            y = self.top + (row + 0.5) * STEP
            crossings = sorted(_crossings(plan, y))
            spans = list(zip(crossings[::2], crossings[1::2], strict=False))
            line, total, above = [0], 0, sums[row]
            for column in range(self.columns):
                x = self.left + (column + 0.5) * STEP
                if any(start < x < end for start, end in spans):
                    wet = plan.is_wet((x, y))
                    total += WET if wet else DRY
                    if not wet:
                        self.points.append((x, y))
                line.append(total + above[column + 1])
            sums.append(line)
        return sums

    def share(self, box: TileBounds) -> float:
        """How much of the box lies inside the tile, 0 to 1; water counts half."""
        left, top, width, height = box  # asked many thousand times: no names, and no bounds where none is met
        x0, x1 = round((left - self.left) / STEP), round((left + width - self.left) / STEP)
        y0, y1 = round((top - self.top) / STEP), round((top + height - self.top) / STEP)
        if x0 < 0 or y0 < 0 or x1 > self.columns or y1 > self.rows:
            x0, y0 = max(0, min(self.columns, x0)), max(0, min(self.rows, y0))
            x1, y1 = max(x0, min(self.columns, x1)), max(y0, min(self.rows, y1))
        low, high = self.sums[y0], self.sums[y1]
        inside = high[x1] - low[x1] - high[x0] + low[x0]
        return min(1.0, inside / DRY * STEP * STEP / (width * height))

    def rough(self) -> Field:
        """The same field with fewer points to try."""
        rough = copy(self)
        rough.points = self.points[::3]
        return rough

    def crossed(self, box: TileBounds) -> int:
        """How many places of roads and markers the box would cover."""
        left, top, width, height = box
        right, bottom = left + width, top + height
        return sum(
            [left < x + w and x < right and top < y + h and y < bottom for x, y, w, h in self.crossings]
        )


def _crossings(plan: TilePlan, y: float) -> list[float]:
    corners = [*plan.corners, plan.corners[0]]
    return [
        x1 + (x2 - x1) * (y - y1) / (y2 - y1)
        for (x1, y1), (x2, y2) in pairwise(corners)
        if (y1 > y) != (y2 > y)
    ]
