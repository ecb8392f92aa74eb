"""A lake to be drawn: its triangles, what lies across each of its sides, the water it flows into."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.seeds import seed_of
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import Edge, TileBounds, TilePlan, middle_of
from hamlet.app.art.tile.tile_water import water_of
from hamlet.app.art.water.water_area import WaterArea
from hamlet.engine.lattice.geometry import (
    DIRECTIONS,
    Side,
    Triangle,
    Vertex,
    side_ends,
    side_of,
    side_triangles,
    to_plane,
    triangle_sides,
    triangle_vertices,
)

AROUND = 0.42  # room in a lake's picture for the trees on its banks
GRASS_BANK = "grass"  # across a side of which nothing is known


class LakeShore(NamedTuple):
    """A side of a lake and the terrain of the tile's segment on it: "water" where the lake flows on."""

    side: Side
    terrain: str


@dataclass(frozen=True)
class LakeSite:
    """All that a lake's picture depends on. The same site always gives the same picture."""

    triangles: tuple[Triangle, ...]
    shores: tuple[LakeShore, ...] = ()
    waters: tuple[WaterArea, ...] = ()
    """The water of neighbouring tiles, on the plane."""
    seed: int = 0
    season: SeasonLook = SUMMER

    @cached_property
    def anchor(self) -> Vertex:
        """The vertex at which the lake's picture has its origin."""
        return min(vertex for triangle in self.triangles for vertex in triangle_vertices(triangle))

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        """Its sides on the plane, each walked so that the lake is at the right hand."""
        inside, known = set(self.triangles), dict(self.shores)
        found = []
        for triangle in self.triangles:
            for side in triangle_sides(triangle):
                right, left = side_triangles(side)
                if right in inside and left in inside:
                    continue
                start, end = (to_plane(vertex) for vertex in side_ends(side))
                start, end = (start, end) if right in inside else (end, start)
                found.append(Edge(start, end, known.get(side, GRASS_BANK)))
        return tuple(found)

    @property
    def dry(self) -> tuple[Edge, ...]:
        """The sides at which land begins."""
        return tuple(edge for edge in self.edges if edge.terrain != "water")

    @property
    def wet(self) -> tuple[Edge, ...]:
        """The sides over which the lake flows into a tile."""
        return tuple(edge for edge in self.edges if edge.terrain == "water")

    @cached_property
    def bounds(self) -> TileBounds:
        """The box of its picture, in sides."""
        corners = [to_plane(vertex) for triangle in self.triangles for vertex in triangle_vertices(triangle)]
        left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))
        right, bottom = (max(corner[axis] for corner in corners) for axis in (0, 1))
        return TileBounds(left, top, right - left, bottom - top).grown(AROUND)

    @cached_property
    def middles(self) -> tuple[Point, ...]:
        """The middles of its triangles."""
        return tuple(middle_of(triangle) for triangle in self.triangles)


def lake_site(
    triangles: Iterable[Triangle],
    tiles: Iterable[tuple[TilePlan, Vertex]],
    season: SeasonLook = SUMMER,
) -> LakeSite:
    """The site of a lake among tiles, each given by its plan and the vertex at which it lies.

    Tiles that do not touch it may be among them.
    """
    lake = tuple(sorted(triangles))
    sides = {side for triangle in lake for side in triangle_sides(triangle)}
    shores, waters = [], []
    for plan, at in tiles:
        touching = [shore for shore in _segments(plan, at) if shore.side in sides]
        shores += touching
        if any(shore.terrain == "water" for shore in touching):
            waters.append(water_of(plan).moved(to_plane(at)))
    seed = seed_of(repr(lake)) % 9973
    return LakeSite(lake, tuple(sorted(shores)), tuple(waters), seed, season)


def _segments(plan: TilePlan, at: Vertex) -> list[LakeShore]:
    vertices = [_vertex(edge.start, at) for edge in plan.edges]
    found = []
    for edge, (start, end) in zip(plan.edges, pairwise([*vertices, vertices[0]]), strict=True):
        step = (end[0] - start[0], end[1] - start[1])
        found.append(LakeShore(side_of(start, DIRECTIONS.index(step)), edge.terrain))
    return found


def _vertex(point: Point, at: Vertex) -> Vertex:
    row = round(point[1] / to_plane((0, 1))[1])
    return round(point[0] - row / 2) + at[0], row + at[1]
