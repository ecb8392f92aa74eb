from __future__ import annotations

from math import cos, dist, isclose, pi, sin

from hypothesis import given
from hypothesis import strategies as st

from hamlet.engine.lattice.geometry import (
    DIRECTION_NAMES,
    DIRECTIONS,
    Vertex,
    left_triangle,
    right_triangle,
    side_ends,
    side_of,
    side_triangles,
    step,
    to_plane,
    triangle_sides,
    triangle_vertices,
    turn,
    turn_triangle,
)

numbers = st.integers(-50, 50)
vertices = st.tuples(numbers, numbers)
directions = st.integers(0, 5)
triangles = st.tuples(numbers, numbers, st.integers(0, 1))
sides = st.tuples(numbers, numbers, st.integers(0, 2))


def test_directions_go_clockwise_from_east() -> None:
    assert DIRECTION_NAMES == ("E", "SE", "SW", "W", "NW", "NE")
    for index, (dq, dr) in enumerate(DIRECTIONS):
        assert turn((dq, dr)) == DIRECTIONS[(index + 1) % 6]
        x, y = to_plane((dq, dr))
        assert isclose(x, cos(index * pi / 3), abs_tol=1e-12)
        assert isclose(y, sin(index * pi / 3), abs_tol=1e-12)


@given(vertices, st.integers(-12, 12))
def test_six_turns_return_to_the_start_and_keep_the_distance(vertex: Vertex, times: int) -> None:
    assert turn(vertex, 6) == vertex
    assert turn(turn(vertex, times), -times) == vertex
    assert isclose(dist(to_plane(turn(vertex, times)), (0, 0)), dist(to_plane(vertex), (0, 0)))


@given(vertices, directions)
def test_a_side_has_one_name_from_both_ends(start: Vertex, direction: int) -> None:
    end = step(start, direction)
    side = side_of(start, direction)
    assert side == side_of(end, (direction + 3) % 6)
    assert set(side_ends(side)) == {start, end}


@given(sides)
def test_a_side_belongs_to_its_two_triangles(side: tuple[int, int, int]) -> None:
    pair = side_triangles(side)
    assert pair[0] != pair[1]
    for triangle in pair:
        assert side in triangle_sides(triangle)
        assert set(side_ends(side)) <= set(triangle_vertices(triangle))


@given(triangles)
def test_the_sides_of_a_triangle_join_its_corners(triangle: tuple[int, int, int]) -> None:
    corners = triangle_vertices(triangle)
    ends = {frozenset(side_ends(side)) for side in triangle_sides(triangle)}
    assert ends == {frozenset((corners[i], corners[i - 1])) for i in range(3)}
    assert all(triangle in side_triangles(side) for side in triangle_sides(triangle))


@given(triangles, st.integers(0, 5))
def test_a_turned_triangle_has_the_turned_corners(triangle: tuple[int, int, int], times: int) -> None:
    turned = turn_triangle(triangle, times)
    assert set(triangle_vertices(turned)) == {turn(corner, times) for corner in triangle_vertices(triangle)}


@given(vertices, directions)
def test_right_and_left_hand_lie_where_a_walker_sees_them(start: Vertex, direction: int) -> None:
    (x0, y0), (x1, y1) = to_plane(start), to_plane(step(start, direction))
    for triangle, sign in (right_triangle(start, direction), 1), (left_triangle(start, direction), -1):
        corners = [to_plane(corner) for corner in triangle_vertices(triangle)]
        x, y = sum(c[0] for c in corners) / 3, sum(c[1] for c in corners) / 3
        # y grows downward, so the right hand has the positive cross product.
        assert sign * ((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) > 0
