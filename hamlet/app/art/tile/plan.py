"""The plan of a turned tile in side lengths: corners, edges with terrain, what lies inside."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from hamlet.app.art.shapes import Point
from hamlet.engine.definitions import Definitions
from hamlet.engine.lattice.geometry import Triangle, to_plane, triangle_vertices

WATER_REACH = 0.30  # so far into a tile its water comes
CHANNEL = 0.34  # the width of water between two bays that nearly meet
_TAPER = 0.12  # at an end without more water the shore comes back to the rim


class TileBounds(NamedTuple):
    """A rectangle in side lengths."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.top + self.height

    @property
    def centre(self) -> Point:
        """Its middle."""
        return self.left + self.width / 2, self.top + self.height / 2

    def overlaps(self, other: TileBounds) -> bool:
        """Whether the two share any area."""
        left, top, width, height = self  # asked many thousand times: no properties here
        x, y, across, down = other
        return left < x + across and x < left + width and top < y + down and y < top + height

    def grown(self, by: float) -> TileBounds:
        """The same with so much more on every side."""
        return TileBounds(self.left - by, self.top - by, self.width + 2 * by, self.height + 2 * by)


def box_around(centre: Point, width: float, height: float) -> TileBounds:
    """The box of this size around a point."""
    return TileBounds(centre[0] - width / 2, centre[1] - height / 2, width, height)


@dataclass(frozen=True, slots=True)
class Edge:
    """One segment: walked clockwise, so the tile lies on its right hand."""

    start: Point
    end: Point
    terrain: str

    @property
    def middle(self) -> Point:
        """The point where a road crosses it."""
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2

    @property
    def inward(self) -> Point:
        """The unit vector into the tile."""
        return -(self.end[1] - self.start[1]), self.end[0] - self.start[0]

    def at(self, along: float, depth: float) -> Point:
        """The point so far along the edge and so deep in the tile."""
        normal = self.inward
        x = self.start[0] + (self.end[0] - self.start[0]) * along + normal[0] * depth
        y = self.start[1] + (self.end[1] - self.start[1]) * along + normal[1] * depth
        return x, y


@dataclass(frozen=True)
class TilePlan:
    """Everything about the form of a turned tile that drawing asks for."""

    tile_id: str
    rotation: int
    edges: tuple[Edge, ...]
    triangles: tuple[Triangle, ...]

    @cached_property
    def corners(self) -> tuple[Point, ...]:
        """The outline's vertices, clockwise from its first."""
        return tuple(edge.start for edge in self.edges)

    @cached_property
    def bounds(self) -> TileBounds:
        """The smallest box around the tile."""
        left, top = (min(corner[axis] for corner in self.corners) for axis in (0, 1))
        right, bottom = (max(corner[axis] for corner in self.corners) for axis in (0, 1))
        return TileBounds(left, top, right - left, bottom - top)

    @cached_property
    def middle(self) -> Point:
        """The centre of the area."""
        centres = [middle_of(triangle) for triangle in self.triangles]
        return sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)

    @property
    def seed(self) -> str:
        """What chance in this tile's drawing begins with: the same tile always looks the same."""
        return f"{self.tile_id} {self.rotation}"

    @cached_property
    def roads(self) -> tuple[Edge, ...]:
        """The edges a road crosses."""
        return tuple(edge for edge in self.edges if edge.terrain == "road")

    @cached_property
    def _lines(self) -> tuple[tuple[float, float, float, float], ...]:
        """The edges as plain numbers: where a building may stand is asked many thousand times."""
        return tuple((*edge.start, *edge.end) for edge in self.edges)

    @cached_property
    def has_water(self) -> bool:
        """Whether any of its edges is water."""
        return any(edge.terrain == "water" for edge in self.edges)

    @cached_property
    def bays(self) -> tuple[Point, ...]:
        """The corners in which two water edges meet."""
        return tuple(edge.end for edge, after in self._pairs if edge.terrain == after.terrain == "water")

    @cached_property
    def channels(self) -> tuple[tuple[Point, Point], ...]:
        """Where water runs through a waist: from one corner that reaches in to the one across."""
        inlets = [
            edge.end
            for edge, after in self._pairs
            if edge.terrain == after.terrain == "water" and _bends_in(edge, after)
        ]
        return tuple((a, b) for a, b in combinations(inlets, 2) if math.dist(a, b) < 1.01)

    @cached_property
    def _pairs(self) -> tuple[tuple[Edge, Edge], ...]:
        """Every edge with the one after it."""
        return tuple(zip(self.edges, (*self.edges[1:], self.edges[0]), strict=True))

    @cached_property
    def _shores(self) -> tuple[tuple[Point, Point, float], ...]:
        """Lines in the middle of water, and how far it reaches from them."""
        bays, shores = set(self.bays), []
        for edge in self.edges:
            if edge.terrain == "water":
                start = edge.start if edge.start in bays else edge.at(_TAPER, 0)
                end = edge.end if edge.end in bays else edge.at(1 - _TAPER, 0)
                shores.append((start, end, WATER_REACH))
        return (*shores, *((a, b, CHANNEL / 2) for a, b in self.channels))

    def is_wet(self, point: Point) -> bool:
        """Whether a point of the tile lies in its water."""
        return any(distance(point, start, end) < reach for start, end, reach in self._shores)

    def contains(self, point: Point) -> bool:
        """Whether a point lies inside."""
        x, y = point
        inside = False
        for x1, y1, x2, y2 in self._lines:
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
        return inside

    def depth(self, point: Point) -> float:
        """How far inside a point lies; negative outside."""
        x, y = point
        nearest = math.inf
        for x1, y1, x2, y2 in self._lines:
            across, down = x2 - x1, y2 - y1
            share = (x - x1) * across + (y - y1) * down
            share = 0.0 if share < 0.0 else min(share, 1.0)
            nearest = min(nearest, math.hypot(x - x1 - share * across, y - y1 - share * down))
        return nearest if self.contains(point) else -nearest

    def depths(self, across: Sequence[float], y: float) -> list[float]:
        """How far inside the points of a row lie; the same as `depth` of each, found for many at once."""
        nearest, crossed = [math.inf] * len(across), []
        for x1, y1, x2, y2 in self._lines:
            wide, high, below = x2 - x1, y2 - y1, y - y1
            shares = [(x - x1) * wide + below * high for x in across]
            shares = [0.0 if share < 0.0 else min(share, 1.0) for share in shares]
            away = [
                math.hypot(x - x1 - share * wide, below - share * high)
                for x, share in zip(across, shares, strict=True)
            ]
            nearest = list(map(min, nearest, away))
            if (y1 > y) != (y2 > y):
                crossed.append(wide * below / high + x1)
        if not crossed:
            return [-far for far in nearest]
        insides = (sum(x < edge for edge in crossed) % 2 for x in across)
        return [far if inside else -far for far, inside in zip(nearest, insides, strict=True)]

    def dry_depth(self, point: Point) -> float:
        """How far a point lies from the rim and from the water along it; without water it is the depth."""
        depth = self.depth(point)
        for edge in self.edges:
            if edge.terrain == "water":
                depth = min(depth, distance(point, edge.start, edge.end) - WATER_REACH)
        return depth


def distance(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a line between two others."""
    across, down = end[0] - start[0], end[1] - start[1]
    share = ((point[0] - start[0]) * across + (point[1] - start[1]) * down) / (across**2 + down**2)
    share = min(1.0, max(0.0, share))
    return math.hypot(point[0] - start[0] - share * across, point[1] - start[1] - share * down)


def _bends_in(edge: Edge, after: Edge) -> bool:
    """Whether the corner between two edges reaches into the tile."""
    inward, way = edge.inward, (after.end[0] - after.start[0], after.end[1] - after.start[1])
    return inward[0] * way[0] + inward[1] * way[1] < -0.1


def middle_of(triangle: Triangle) -> Point:
    """The centre of a lattice triangle in side lengths."""
    points = [to_plane(vertex) for vertex in triangle_vertices(triangle)]
    return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3


def make_plan(definitions: Definitions, tile_index: int, rotation: int) -> TilePlan:
    """The plan of this tile in this rotation."""
    tile = definitions.tiles[tile_index]
    turned = tile.shape.turned[rotation]
    edges = tuple(
        Edge(to_plane(segment.start), to_plane(segment.end), definitions.terrains[segment.terrain].id)
        for segment in turned.segments
    )
    return TilePlan(tile.id, rotation, edges, turned.triangles)
