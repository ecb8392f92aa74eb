"""Outlines on the triangular lattice: corners, sides and triangles as plain tuples, walked one by one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

Vertex = tuple[int, int]
Triangle = tuple[int, int, int]
Side = tuple[Vertex, Vertex]
Cells = frozenset[Triangle]

DIRECTIONS: dict[str, Vertex] = {
    "E": (1, 0),
    "SE": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (0, -1),
    "NE": (1, -1),
}


@dataclass(frozen=True)
class Edge:
    """One segment as it is walked, clockwise."""

    start: Vertex
    end: Vertex
    letter: str

    @property
    def side(self) -> Side:
        return side_between(self.start, self.end)


@dataclass(frozen=True)
class Turned:
    """An outline in one rotation, its first corner at (0, 0)."""

    rotation: int
    edges: tuple[Edge, ...]
    cells: Cells


def side_between(a: Vertex, b: Vertex) -> Side:
    return (a, b) if a < b else (b, a)


def plus(a: Vertex, b: Vertex) -> Vertex:
    return a[0] + b[0], a[1] + b[1]


def minus(a: Vertex, b: Vertex) -> Vertex:
    return a[0] - b[0], a[1] - b[1]


def turn(vertex: Vertex, times: int = 1) -> Vertex:
    """Turned by so many times 60 degrees, clockwise on the screen."""
    q, r = vertex
    for _ in range(times % 6):
        q, r = -r, q + r
    return q, r


@cache
def corners(triangle: Triangle) -> tuple[Vertex, Vertex, Vertex]:
    x, y, kind = triangle
    if kind == 0:
        return (x, y), (x + 1, y), (x, y + 1)
    return (x + 1, y), (x + 1, y + 1), (x, y + 1)


@cache
def sides(triangle: Triangle) -> tuple[Side, Side, Side]:
    a, b, c = corners(triangle)
    return side_between(a, b), side_between(b, c), side_between(a, c)


@cache
def neighbours(triangle: Triangle) -> tuple[Triangle, Triangle, Triangle]:
    """The three triangles that share a side with this one."""
    x, y, kind = triangle
    if kind == 0:
        return (x, y, 1), (x - 1, y, 1), (x, y - 1, 1)
    return (x, y, 0), (x + 1, y, 0), (x, y + 1, 0)


@cache
def around(vertex: Vertex) -> tuple[Triangle, ...]:
    """The six triangles that have this corner."""
    x, y = vertex
    return (x, y, 0), (x - 1, y, 0), (x, y - 1, 0), (x - 1, y, 1), (x, y - 1, 1), (x - 1, y - 1, 1)


def inner_triangle(edge: Edge) -> Triangle:
    """The triangle on the right of a segment: inside, since outlines are walked clockwise."""
    wanted = {edge.start, edge.end, plus(edge.start, turn(minus(edge.end, edge.start)))}
    return next(each for each in around(edge.start) if set(corners(each)) == wanted)


def walked(outline: str, rotation: int) -> tuple[Edge, ...]:
    here, found = (0, 0), []
    for step in outline.split():
        direction, letter = step.split(":")
        there = plus(here, turn(DIRECTIONS[direction], rotation))
        found.append(Edge(here, there, letter))
        here = there
    return tuple(found)


def filled(edges: tuple[Edge, ...]) -> Cells:
    """The triangles inside: all that one gets to from the rim without crossing it."""
    fence = {edge.side for edge in edges}
    waiting = [inner_triangle(edge) for edge in edges]
    found: set[Triangle] = set(waiting)
    while waiting:
        here = waiting.pop()
        for near in neighbours(here):
            (shared,) = set(sides(here)) & set(sides(near))
            if shared not in fence and near not in found:
                found.add(near)
                waiting.append(near)
    return frozenset(found)


@cache
def rotations(outline: str) -> tuple[Turned, ...]:
    """The outline in every rotation that looks different; of two alike, the one turned less."""
    found: dict[frozenset[tuple[Side, str]], Turned] = {}
    for rotation in range(6):
        edges = walked(outline, rotation)
        found.setdefault(_look(edges), Turned(rotation, edges, filled(edges)))
    return tuple(found.values())


def _look(edges: tuple[Edge, ...]) -> frozenset[tuple[Side, str]]:
    """What the outline is like, wherever it lies."""
    corner = min(edge.start for edge in edges)
    return frozenset(
        (side_between(minus(edge.start, corner), minus(edge.end, corner)), edge.letter) for edge in edges
    )


def moved(cells: Cells, by: Vertex) -> Cells:
    q, r = by
    return frozenset((x + q, y + r, kind) for x, y, kind in cells)
