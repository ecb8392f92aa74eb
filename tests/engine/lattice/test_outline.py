from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hamlet.engine.lattice.geometry import (
    DIRECTION_NAMES,
    Triangle,
    left_triangle,
    right_triangle,
    side_triangles,
    step,
    to_plane,
    triangle_sides,
    turn,
)
from hamlet.engine.lattice.outline import (
    MOST_STEPS,
    OutlineError,
    Shape,
    make_shape,
    parse_outline,
    shape_from_text,
)
from tests.engine.outlines import LETTERS, NAMES, OUTLINES, shapes

printed_and_designed = pytest.mark.parametrize("shape", shapes(), ids=NAMES)


@st.composite
def grown_shapes(draw: st.DrawFn) -> Shape:
    """A shape grown triangle by triangle and walked around; no holes, no pinched corners."""
    covered: set[Triangle] = {(0, 0, 0)}
    for _ in range(draw(st.integers(0, 14))):
        outside = sorted(
            {t for one in covered for side in triangle_sides(one) for t in side_triangles(side)} - covered
        )
        covered.add(draw(st.sampled_from(outside)))
    terrains = st.integers(0, 3)
    steps = [(direction, draw(terrains)) for direction in walk_around(covered)]
    try:
        shape = make_shape(steps)
    except OutlineError as error:
        assume(error.code != "touches_itself")
        raise
    assume(len(shape.turned[0].triangles) == len(covered))
    return shape


def walk_around(covered: set[Triangle]) -> list[int]:
    """Directions of the clockwise walk around the triangles, begun at the top.

    At a pinched corner it turns as far to the right as it can: any other choice might never lead back.
    """
    start = min(
        (r, q, d)
        for x, y, _ in covered
        for q in (x, x + 1)
        for r in (y, y + 1)
        for d in range(6)
        if right_triangle((q, r), d) in covered and left_triangle((q, r), d) not in covered
    )
    vertex, direction = (start[1], start[0]), start[2]
    first = vertex, direction
    walked = []
    while True:
        walked.append(direction)
        vertex = step(vertex, direction)
        direction = next(
            d % 6
            for d in range(direction + 2, direction - 3, -1)
            if right_triangle(vertex, d % 6) in covered and left_triangle(vertex, d % 6) not in covered
        )
        if (vertex, direction) == first:
            return walked


@printed_and_designed
def test_every_outline_of_the_game_closes_in_every_rotation(shape: Shape) -> None:
    for turned in shape.turned:
        assert turned.segments[0].start == (0, 0)
        for one, following in zip(turned.segments, turned.segments[1:] + turned.segments[:1], strict=True):
            assert one.end == following.start


@printed_and_designed
def test_the_boundary_of_the_triangles_is_the_outline(shape: Shape) -> None:
    for turned in shape.turned:
        covered = set(turned.triangles)
        edge = {
            side
            for triangle in covered
            for side in triangle_sides(triangle)
            if len(covered.intersection(side_triangles(side))) == 1
        }
        assert edge == {segment.side for segment in turned.segments}
        assert len(turned.segments) == len(shape.steps) == len(edge)


@printed_and_designed
def test_the_number_of_triangles_agrees_with_the_area(shape: Shape) -> None:
    for turned in shape.turned:
        points = [to_plane(segment.start) for segment in turned.segments]
        doubled = sum(
            x * y2 - x2 * y for (x, y), (x2, y2) in zip(points, points[1:] + points[:1], strict=True)
        )
        assert doubled / (0.75**0.5) == pytest.approx(len(turned.triangles))


@printed_and_designed
def test_each_rotation_is_the_first_one_turned(shape: Shape) -> None:
    for rotation, turned in enumerate(shape.turned):
        assert turned.rotation == rotation
        assert [s.start for s in turned.segments] == [
            turn(s.start, rotation) for s in shape.turned[0].segments
        ]
        assert [s.terrain for s in turned.segments] == [terrain for _, terrain in shape.steps]
        assert turned.triangles == tuple(sorted(turned.triangles))


def test_only_rotations_that_look_different_are_distinct() -> None:
    named = dict(zip(NAMES, shapes(), strict=True))
    assert named["small_mountains"].distinct == (0,)
    assert named["large_woodland"].distinct == (0, 1)
    assert named["quarry"].distinct == (0, 1, 2, 3, 4, 5)  # the same hexagon, but its road tells
    assert shape_from_text("E:F SE:M SW:F W:M NW:F NE:M", LETTERS).distinct == (0, 1)
    assert shape_from_text("E:F SE:M W:F NW:M", LETTERS).distinct == (0, 1, 2)
    assert shape_from_text("E:F SW:F NW:F", LETTERS).distinct == (0, 1)


@given(grown_shapes(), st.integers(0, 5))
def test_grown_shapes_keep_their_triangles_and_classes_when_turned(shape: Shape, turns: int) -> None:
    assert {len(turned.triangles) for turned in shape.turned} == {len(shape.turned[0].triangles)}
    again = make_shape([((direction + turns) % 6, terrain) for direction, terrain in shape.steps])
    assert again.turned[0].triangles == shape.turned[turns].triangles
    assert len(again.distinct) == len(shape.distinct)
    assert 6 % len(shape.distinct) == 0
    assert shape.distinct == tuple(range(len(shape.distinct)))


@given(grown_shapes())
def test_a_shape_read_backwards_is_refused(shape: Shape) -> None:
    backwards = [((direction + 3) % 6, terrain) for direction, terrain in reversed(shape.steps)]
    with pytest.raises(OutlineError) as caught:
        make_shape(backwards)
    assert caught.value.code == "anticlockwise"


@pytest.mark.parametrize(
    ("text", "code", "step"),
    [
        ("", "empty", None),
        ("E:F SE-F", "bad_step", 1),
        ("E:F SW", "bad_step", 1),
        ("E:F S:F NW:F", "unknown_direction", 1),
        ("E:F SW:X NW:F", "unknown_terrain", 1),
        ("E:F SE:F SW:F", "not_closed", 2),
        ("E:F W:F", "touches_itself", 1),
        ("E:F SW:F NW:F E:F SE:F W:F", "touches_itself", 2),
        ("E:F NE:F E:F SW:F W:F SW:F NW:F", "touches_itself", 4),
        ("SE:F NE:F W:F", "anticlockwise", None),
        ("E:F " * (MOST_STEPS + 1), "too_large", MOST_STEPS),
    ],
)
def test_a_wrong_outline_is_refused_with_its_reason_and_place(text: str, code: str, step: int | None) -> None:
    with pytest.raises(OutlineError) as caught:
        shape_from_text(text, LETTERS)
    assert (caught.value.code, caught.value.step) == (code, step)
    assert code in str(caught.value)


def test_an_outline_is_read_as_directions_and_terrains() -> None:
    assert parse_outline(" E:F  SW:R\nNW:M ", LETTERS) == ((0, 1), (2, 0), (4, 2))
    for text in OUTLINES.values():
        steps = parse_outline(text, LETTERS)
        letters = "RFMW"
        assert " ".join(f"{DIRECTION_NAMES[d]}:{letters[t]}" for d, t in steps) == text
