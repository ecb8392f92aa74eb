"""Vertices, sides and triangles of the lattice, and turns by 60 degrees.

Vertex (q, r) lies at x = q + r/2, y = r * sqrt(3)/2, y downward. Triangle (x, y, 0) has the vertices
(x, y), (x+1, y), (x, y+1); triangle (x, y, 1) has (x+1, y), (x+1, y+1), (x, y+1).
"""

from __future__ import annotations

from typing import Final

Vertex = tuple[int, int]
Triangle = tuple[int, int, int]
Side = tuple[int, int, int]

DIRECTIONS: Final[tuple[Vertex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
DIRECTION_NAMES: Final[tuple[str, ...]] = ("E", "SE", "SW", "W", "NW", "NE")
ORIENTATIONS: Final = 3  # a side lies along E, SE or SW; the other three directions walk it backwards

_ROW_HEIGHT: Final = 0.75**0.5

# For a step out of vertex (0, 0): the triangle on the right hand, which is inside a clockwise outline.
_RIGHT_HAND: Final[tuple[Triangle, ...]] = (
    (0, 0, 0),
    (-1, 0, 1),
    (-1, 0, 0),
    (-1, -1, 1),
    (0, -1, 0),
    (0, -1, 1),
)


def step(vertex: Vertex, direction: int) -> Vertex:
    """The vertex one unit away in this direction."""
    dq, dr = DIRECTIONS[direction]
    return vertex[0] + dq, vertex[1] + dr


def turn(vertex: Vertex, times: int = 1) -> Vertex:
    """The vertex turned clockwise about (0, 0) by so many times 60 degrees."""
    q, r = vertex
    for _ in range(times % 6):
        q, r = -r, q + r
    return q, r


def turn_triangle(triangle: Triangle, times: int = 1) -> Triangle:
    """The triangle turned clockwise about vertex (0, 0) by so many times 60 degrees."""
    corners = [turn(vertex, times) for vertex in triangle_vertices(triangle)]
    x = min(q for q, _ in corners)
    y = min(r for _, r in corners)
    return x, y, triangle[2] ^ (times & 1)


def side_of(start: Vertex, direction: int) -> Side:
    """The name of the unit side that leaves this vertex in this direction."""
    if direction < ORIENTATIONS:
        return start[0], start[1], direction
    q, r = step(start, direction)
    return q, r, direction - ORIENTATIONS


def side_ends(side: Side) -> tuple[Vertex, Vertex]:
    """The two vertices of a side, the one it is named after first."""
    start = side[0], side[1]
    return start, step(start, side[2])


def triangle_vertices(triangle: Triangle) -> tuple[Vertex, Vertex, Vertex]:
    """The three corners of a triangle, clockwise on the screen."""
    x, y, k = triangle
    if k == 0:
        return (x, y), (x + 1, y), (x, y + 1)
    return (x + 1, y), (x + 1, y + 1), (x, y + 1)


def triangle_sides(triangle: Triangle) -> tuple[Side, Side, Side]:
    """The three sides of a triangle."""
    x, y, k = triangle
    if k == 0:
        return (x, y, 0), (x, y, 1), (x + 1, y, 2)
    return (x, y + 1, 0), (x + 1, y, 1), (x + 1, y, 2)


def side_triangles(side: Side) -> tuple[Triangle, Triangle]:
    """The two triangles that share a side: right of it, then left, walking from its named vertex."""
    start = side[0], side[1]
    return right_triangle(start, side[2]), left_triangle(start, side[2])


def right_triangle(start: Vertex, direction: int) -> Triangle:
    """The triangle on the right hand of a step, inside a clockwise outline."""
    dx, dy, k = _RIGHT_HAND[direction]
    return start[0] + dx, start[1] + dy, k


def left_triangle(start: Vertex, direction: int) -> Triangle:
    """The triangle on the left hand of a step, outside a clockwise outline."""
    return right_triangle(step(start, direction), (direction + 3) % 6)


def to_plane(vertex: tuple[float, float]) -> tuple[float, float]:
    """Where a vertex lies on the plane, with sides of length 1 and y downward."""
    return vertex[0] + vertex[1] / 2, vertex[1] * _ROW_HEIGHT
