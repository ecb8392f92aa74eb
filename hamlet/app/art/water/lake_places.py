"""Where a boat and fish lie in a lake, on the plane."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import WATER_REACH, TileBounds, distance, middle_of
from hamlet.app.art.water.fish_pictures import HEADINGS, SIZE
from hamlet.app.art.water.lake_painting import BACK
from hamlet.app.art.water.lake_sites import LakeSite
from hamlet.engine.lattice.geometry import Triangle, to_plane, triangle_vertices

HULL = 0.2  # a boat's middle lies so far above its water line, in sides
_GRID = 8


@dataclass(frozen=True, slots=True)
class FishPlace:
    """A fish in its triangle: where, and which way it heads."""

    triangle: Triangle
    centre: Point
    heading: int


def fish_places(
    site: LakeSite, triangles: Iterable[Triangle], boat: Point | None = None
) -> tuple[FishPlace, ...]:
    """The places of fish in these triangles of a lake, from far to near: in the middle of each.

    One that a boat would hide makes way for it, as far as its triangle has water.
    """
    found = []
    for triangle in triangles:
        heading = (site.seed + 5 * triangle[0] + 7 * triangle[1] + 3 * triangle[2]) % HEADINGS
        centre = middle_of(triangle)
        found.append(FishPlace(triangle, _beside(site, centre, boat) if boat else centre, heading))
    return tuple(sorted(found, key=lambda place: (place.centre[1], place.centre[0])))


def _beside(site: LakeSite, centre: Point, boat: Point) -> Point:
    """A place near the middle of a triangle, rather not behind the boat."""
    x, y = boat[0], boat[1] - HULL

    def value(spot: Point) -> float:
        shore = min(distance(spot, edge.start, edge.end) for edge in site.edges)
        apart = math.hypot((spot[0] - x) * 0.9, spot[1] - y)
        return min(0.5, apart) + 1.4 * min(SIZE, shore) - 0.1 * math.dist(spot, centre)

    turns = [k * math.pi / 6 for k in range(12)]
    near = [
        (centre[0] + reach * math.cos(turn), centre[1] + reach * math.sin(turn))
        for reach in (0.07, 0.14)
        for turn in turns
    ]
    return max((centre, *near), key=lambda spot: (round(value(spot), 6), spot))


def boat_place(site: LakeSite, fish: Iterable[Triangle] = ()) -> Point:
    """Where the middle of a boat's water line lies: in the widest water, beside the fish if it can be."""
    tokens = [middle_of(triangle) for triangle in fish]

    def value(spot: Point) -> float:
        x, y = spot[0], spot[1] - HULL * 0.6
        shore = min(
            distance((x, y), edge.start, edge.end) + (WATER_REACH * 0.7 if edge.terrain == "water" else 0.0)
            for edge in site.edges
        )
        open_water = min(distance(spot, edge.start, edge.end) for edge in site.edges)
        apart = min((math.hypot(x - a, (y - b) * 0.9) for a, b in tokens), default=1.0)
        afloat = min(0.0, open_water - BACK - 0.06) * 6  # never aground, nor over the side of a tile
        return min(0.9, shore) + 1.1 * min(0.42, apart) + 0.1 * min(0.5, open_water) + afloat

    return max(_spots(site), key=lambda spot: (round(value(spot), 6), spot))


def count_place(site: LakeSite, boat: Point | None = None) -> Point:
    """Where, seen from afar, one fish stands for all: in the widest water, away from the boat."""

    def value(spot: Point) -> float:
        shore = min(distance(spot, edge.start, edge.end) for edge in site.edges)
        return 4 * min(0.2, shore) + min(0.5, shore) + (min(1.2, math.dist(spot, boat)) if boat else 0.0)

    return max((*site.middles, *_spots(site)), key=lambda spot: (round(value(spot), 6), spot))


def _spots(site: LakeSite) -> list[Point]:
    """A fine grid of points inside the lake's triangles."""
    found = []
    for triangle in site.triangles:
        a, b, c = (to_plane(vertex) for vertex in triangle_vertices(triangle))
        for i in range(1, _GRID):
            for j in range(1, _GRID - i):
                u, v = i / _GRID, j / _GRID
                w = 1 - u - v
                found.append((a[0] * w + b[0] * u + c[0] * v, a[1] * w + b[1] * u + c[1] * v))
    for triangle in site.triangles:
        found += [
            point
            for point in (to_plane(vertex) for vertex in triangle_vertices(triangle))
            if min(distance(point, edge.start, edge.end) for edge in site.edges) > 0.3
        ]
    return found


def boat_box(place: Point, length: float, size: int) -> TileBounds:
    """What a boat of so many pixels covers of the plane, its water line being there."""
    side = size / length
    return TileBounds(place[0] - side / 2, place[1] - 0.8 * side, side, side)


def fish_box(place: FishPlace, length: float, radius: int) -> TileBounds:
    """What a fish of this radius covers of the plane."""
    reach = radius / length
    return TileBounds(place.centre[0] - reach, place.centre[1] - reach, 2 * reach, 2 * reach)
