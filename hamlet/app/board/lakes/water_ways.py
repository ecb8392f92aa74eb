"""Ways over water: from shore to shore, through the middles of triangles, and through channels of tiles."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import middle_of
from hamlet.app.board.joints import side_middle
from hamlet.app.board.lakes.lake_views import LakeView, triangle_at
from hamlet.engine.lattice.geometry import Side, Triangle, triangle_sides
from hamlet.engine.village import Body, Village

WetNode = tuple[int, int]  # a lake, and the place of a triangle in it
Starts = Mapping[WetNode, Side | None]


@dataclass(frozen=True, slots=True)
class WaterWay:
    """A way on the plane between two sides of tiles; none of the sides where it begins on the water."""

    points: tuple[Point, ...]
    end: Side
    start: Side | None = None


def water_between(village: Village, a: int, b: int) -> Body | None:
    """The water by which one gets from a tile to another; None if there is none."""
    pair = 1 << a | 1 << b
    return next((body for body in village.bodies if body.beside & pair == pair), None)


def across(village: Village, body: Body, a: int, b: int) -> WaterWay | None:
    """The shortest way over a water from one of its tiles to another."""
    return _found(village, body, dict(_shores(village, body, a)), b)


def from_boat(village: Village, body: Body, number: int, view: LakeView, goal: int) -> WaterWay | None:
    """The shortest way from the place of a boat to a tile."""
    near = min(
        range(len(view.site.middles)), key=lambda place: math.dist(view.site.middles[place], view.boat)
    )
    triangle = view.site.triangles[near]
    own = village.lakes[number].triangles.index(triangle)
    way = _found(village, body, {(number, own): None}, goal)
    if way is None:
        return None
    return WaterWay((view.boat, *way.points[1:]), way.end)


def _found(village: Village, body: Body, starts: Starts, goal: int) -> WaterWay | None:
    ends = dict(_shores(village, body, goal))
    came: dict[WetNode, WetNode | None] = dict.fromkeys(starts)
    waiting = deque(starts)
    while waiting:
        node = waiting.popleft()
        if node in ends:
            return _way(village, body, came, node, starts, ends[node])
        for other in _beside(village, body, node):
            if other not in came:
                came[other] = node
                waiting.append(other)
    return None


def _way(
    village: Village,
    body: Body,
    came: dict[WetNode, WetNode | None],
    node: WetNode,
    starts: Starts,
    end: Side,
) -> WaterWay:
    nodes: list[WetNode] = []
    last: WetNode | None = node
    while last is not None:
        nodes.append(last)
        last = came[last]
    nodes.reverse()
    start = starts[nodes[0]]
    points = [middle_of(_triangle(village, each)) for each in nodes]
    whole = [*([side_middle(start)] if start else []), *points, side_middle(end)]
    water = {triangle for number in body.lakes for triangle in village.lakes[number].triangles}
    # From one side of a triangle to another it would hug the corner: it goes out into the water instead.
    bent = whole if len(nodes) == 1 else _pulled(whole, water)
    return WaterWay(tuple(_smooth(bent)), end, start)


def _pulled(points: Sequence[Point], water: Collection[Triangle]) -> list[Point]:
    """The same way with no more bends than the shores ask for."""
    found, here = [points[0]], 0
    while here < len(points) - 1:
        ahead = range(len(points) - 1, here + 1, -1)
        here = next((there for there in ahead if _is_wet(points[here], points[there], water)), here + 1)
        found.append(points[here])
    return found


def _is_wet(start: Point, end: Point, water: Collection[Triangle]) -> bool:
    """Whether the straight way between two points is all water, their own neighbourhood left out."""
    count = max(4, round(math.dist(start, end) / 0.08))
    spots = (
        (start[0] + (end[0] - start[0]) * k / count, start[1] + (end[1] - start[1]) * k / count)
        for k in range(1, count)
    )
    return all(triangle_at(spot) in water for spot in spots)


def _triangle(village: Village, node: WetNode) -> Triangle:
    return village.lakes[node[0]].triangles[node[1]]


def _shores(village: Village, body: Body, uid: int) -> Iterator[tuple[WetNode, Side]]:
    for number in body.lakes:
        for shore in village.lakes[number].shore:
            if shore.uid == uid:
                yield (number, shore.triangle), shore.side


def _beside(village: Village, body: Body, node: WetNode) -> Iterator[WetNode]:
    """The triangles one gets to from a triangle: over its sides, or through a channel."""
    number, place = node
    lake = village.lakes[number]
    sides = set(triangle_sides(lake.triangles[place]))
    for other, triangle in enumerate(lake.triangles):
        if other != place and sides.intersection(triangle_sides(triangle)):
            yield number, other
    for shore in lake.shore:
        if shore.triangle == place and village.land.channels[village.tiles[shore.uid].tile] == shore.terrain:
            for there in body.lakes:
                for far in village.lakes[there].shore:
                    if far.uid == shore.uid and far.terrain == shore.terrain:
                        yield there, far.triangle


def _smooth(points: Sequence[Point]) -> list[Point]:
    """Corners cut twice; both ends stay."""
    found = list(points)
    for _ in range(2):
        cut = [found[0]]
        for (x1, y1), (x2, y2) in pairwise(found):
            cut += [
                (x1 * 0.75 + x2 * 0.25, y1 * 0.75 + y2 * 0.25),
                (x1 * 0.25 + x2 * 0.75, y1 * 0.25 + y2 * 0.75),
            ]
        found = [*cut, found[-1]]
    return found
