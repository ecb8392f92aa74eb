"""The ways people and goods really take: along drawn roads, over borders and markers, past the buildings."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate, pairwise

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.road_curves import curve
from hamlet.app.board.joints import side_middle
from hamlet.app.board.lakes.water_ways import WaterWay, water_between
from hamlet.app.board.lakes.water_ways import across as water_way
from hamlet.app.board.studio import Studio
from hamlet.engine.lattice.geometry import Side, to_plane
from hamlet.engine.village import Placed, Village

_BEND = 0.42  # how far from the heart a way through a tile leaves the road, in sides


def crossing(village: Village, a: int, b: int) -> Side | None:
    """Where one gets from tile to tile: over a marker, a printed road, or else any border they share."""
    for road in village.roads:
        if {road.a, road.b} == {a, b}:
            return road.side
    shared = [contact for contact in village.contacts if {contact.a, contact.b} == {a, b}]
    connects = village.land.connects
    joined = [each for each in shared if connects[each.terrain_a] and each.terrain_a == each.terrain_b]
    return next((contact.side for contact in joined or shared), None)


def leg(studio: Studio, placed: Placed, side: Side) -> list[Point]:
    """From a side of a tile to its heart, along the road drawn there if there is one."""
    x, y = to_plane(placed.at)
    middle = side_middle(side)
    plan = studio.tiles.plan(placed.tile, placed.rotation)
    roads = zip(plan.roads, studio.tiles.roads(placed.tile, placed.rotation), strict=True)
    for edge, points in roads:
        if math.dist((edge.middle[0] + x, edge.middle[1] + y), middle) < 0.01:
            return [middle, *((px + x, py + y) for px, py in points[2:])]
    goal = heart_of(studio, placed)
    return curve(middle, ((middle[0] + goal[0]) / 2, (middle[1] + goal[1]) / 2), goal)


def heart_of(studio: Studio, placed: Placed) -> Point:
    """The heart of a tile on the plane."""
    x, y = to_plane(placed.at)
    heart = studio.tiles.heart(placed.tile, placed.rotation)
    return heart[0] + x, heart[1] + y


def route(studio: Studio, village: Village, tiles: Sequence[int]) -> list[Point]:
    """The whole way through these tiles on the plane, from heart to heart."""
    return [point for part in route_parts(studio, village, tiles) for point in part]


def route_parts(studio: Studio, village: Village, tiles: Sequence[int]) -> list[list[Point]]:
    """The way tile by tile: for each tile what of it lies there, and the water one crosses after it.

    Tiles that are joined for a seat alone may lie apart: there it leads straight from heart to heart.
    """
    steps = [_step(village, a, b) for a, b in pairwise(tiles)]
    parts: list[list[Point]] = []
    for number, uid in enumerate(tiles):
        placed = village.tiles[uid]
        before = steps[number - 1] if number else None
        after = steps[number] if number < len(steps) else None
        inward = leg(studio, placed, before.end) if before else []
        outward = leg(studio, placed, after.start)[::-1] if after and after.start else []
        over = after.points[1:-1] if after else ()
        parts.append([*(_joined(inward, outward) or [heart_of(studio, placed)]), *over])
    return parts


def _step(village: Village, a: int, b: int) -> WaterWay | None:
    """How one gets from tile to tile: over a border, or over water where no road joins them."""
    body = None if village.by_road.links[a] >> b & 1 else water_between(village, a, b)
    over = water_way(village, body, a, b) if body is not None else None
    if over is not None:
        return over
    side = crossing(village, a, b)
    return WaterWay((), side, side) if side is not None else None


def _joined(inward: list[Point], outward: list[Point]) -> list[Point]:
    """Two roads that meet at a heart as one smooth way past it."""
    if not inward or not outward:
        return inward or outward
    heart = inward[-1]
    start = [point for point in inward if math.dist(point, heart) > _BEND] or inward[:1]
    end = [point for point in outward if math.dist(point, heart) > _BEND] or outward[-1:]
    return [*start, *curve(start[-1], heart, end[0])[1:-1], *end]


class Path:
    """A way one can go along: points, and how far each is from the start."""

    def __init__(self, points: Sequence[Point]) -> None:
        self.points = list(points)
        self.marks = [0.0, *accumulate(math.dist(a, b) for a, b in pairwise(self.points))]

    @property
    def length(self) -> float:
        """How long it is."""
        return self.marks[-1]

    def at(self, share: float) -> Point:
        """The point so far along, by length."""
        wanted = share * self.length
        number = max(1, min(len(self.points) - 1, bisect_left(self.marks, wanted)))
        if len(self.points) < 2 or self.marks[number] == self.marks[number - 1]:
            return self.points[min(number, len(self.points) - 1)]
        part = (wanted - self.marks[number - 1]) / (self.marks[number] - self.marks[number - 1])
        (x1, y1), (x2, y2) = self.points[number - 1], self.points[number]
        return x1 + (x2 - x1) * part, y1 + (y2 - y1) * part


def trimmed(points: Sequence[Point], start: float, end: float) -> list[Point]:
    """The way without so much at its start and its end, as evenly spaced points."""
    path = Path(points)
    left = path.length - start - end
    if left <= 0.05:
        return list(points)
    count = max(2, math.ceil(left / 0.06))
    return [path.at((start + left * k / count) / path.length) for k in range(count + 1)]
