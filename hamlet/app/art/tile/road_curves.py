"""Roads on a tile: a curve from the middle of every road segment to the heart, never leaving the tile."""

from __future__ import annotations

import math
from collections import deque
from itertools import pairwise

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import Edge, TilePlan, middle_of
from hamlet.engine.lattice.geometry import Triangle, side_ends, side_triangles, to_plane, triangle_sides

STEPS = 40
CLEAR = 0.16  # a curve stays this far inside


def curve(start: Point, pull: Point, end: Point) -> list[Point]:
    """Points of the curve that leaves start toward pull and arrives at end."""
    shares = [k / STEPS for k in range(STEPS + 1)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * pull[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * pull[1] + t * t * end[1],
        )
        for t in shares
    ]


def roads_of(plan: TilePlan, heart: Point) -> list[list[Point]]:
    """One curve per road segment, each beginning a little outside the tile."""
    return [_road(plan, edge, heart) for edge in plan.roads]


def _road(plan: TilePlan, edge: Edge, heart: Point) -> list[Point]:
    outside = edge.at(0.5, -0.2)
    for pull in (0.55, 0.35, 0.75):
        points = curve(edge.middle, edge.at(0.5, pull), heart)
        if all(plan.dry_depth(point) > CLEAR for point in points[8::3]):
            return [outside, *points]
    return [outside, *_through(plan, edge, heart)]


def _through(plan: TilePlan, edge: Edge, heart: Point) -> list[Point]:
    """The way over the sides between triangles, its corners cut off."""
    start = _nearest(plan, edge.at(0.5, 0.28))
    goal = _nearest(plan, heart)
    points = [edge.middle, *_gates(plan, start, goal), heart]
    for _ in range(3):
        points = _cut_corners(points)
    return points


def _nearest(plan: TilePlan, point: Point) -> Triangle:
    return min(plan.triangles, key=lambda triangle: math.dist(middle_of(triangle), point))


def _gates(plan: TilePlan, start: Triangle, goal: Triangle) -> list[Point]:
    """The middles of the sides crossed on the shortest way from triangle to triangle."""
    inside = set(plan.triangles)
    came: dict[Triangle, tuple[Triangle, Point] | None] = {start: None}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for side in triangle_sides(here):
            a, b = (to_plane(vertex) for vertex in side_ends(side))
            for other in side_triangles(side):
                if other in inside and other not in came:
                    came[other] = (here, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
                    waiting.append(other)
    gates: list[Point] = []
    step = came.get(goal)
    while step:
        gates.append(step[1])
        step = came[step[0]]
    return gates[::-1]


def _cut_corners(points: list[Point]) -> list[Point]:
    cut = [points[0]]
    for a, b in pairwise(points):
        cut.append((a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25))
        cut.append((a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75))
    return [*cut, points[-1]]
