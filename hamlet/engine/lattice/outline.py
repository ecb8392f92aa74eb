"""Outlines: a tile's boundary walked clockwise, one step per segment, and its six turns."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import lru_cache
from typing import Final

from hamlet.engine.lattice.geometry import (
    DIRECTION_NAMES,
    Side,
    Triangle,
    Vertex,
    right_triangle,
    side_of,
    side_triangles,
    step,
    triangle_sides,
    turn,
    turn_triangle,
)
from hamlet.values import dataclass

OutlineStep = tuple[int, int]  # direction, terrain

# A bitboard keeps a margin as wide as the largest tile around the village: outlines stay modest.
MOST_STEPS: Final = 48

_STEP: Final = re.compile(r"([A-Za-z]+):([A-Za-z]+)")


class OutlineError(ValueError):
    """An outline that is no tile: what is wrong, at which step, and the facts to say it with."""

    def __init__(self, code: str, step: int | None = None, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.step = step
        self.facts = facts

    def __str__(self) -> str:
        place = "" if self.step is None else f" at step {self.step}"
        facts = "".join(f", {name} {value}" for name, value in self.facts.items())
        return f"{self.code}{place}{facts}"


@dataclass(frozen=True, slots=True)
class Segment:
    """One unit side of a tile, walked clockwise, and its terrain."""

    start: Vertex
    direction: int
    terrain: int

    @property
    def end(self) -> Vertex:
        """The vertex it leads to."""
        return step(self.start, self.direction)

    @property
    def side(self) -> Side:
        """The lattice side it lies on."""
        return side_of(self.start, self.direction)


@dataclass(frozen=True, slots=True)
class Turned:
    """A tile in one rotation, its outline's first vertex at (0, 0)."""

    rotation: int
    triangles: tuple[Triangle, ...]
    segments: tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """A tile's form in all six rotations; `distinct` lists the rotations that really differ."""

    steps: tuple[OutlineStep, ...]
    turned: tuple[Turned, ...] = field(compare=False, repr=False)
    distinct: tuple[int, ...] = field(compare=False, repr=False)


def parse_outline(text: str, letters: Mapping[str, int]) -> tuple[OutlineStep, ...]:
    """Read steps such as `SE:M E:R`; letters name the terrains."""
    steps = tuple(_parse_step(token, index, letters) for index, token in enumerate(text.split()))
    if not steps:
        raise OutlineError("empty")
    return steps


def make_shape(steps: Sequence[OutlineStep]) -> Shape:
    """The shape inside a closed, simple, clockwise walk; kept, since every game has the same few."""
    return _shape_of(tuple(steps))


@lru_cache(maxsize=1024)
def _shape_of(steps: tuple[OutlineStep, ...]) -> Shape:
    vertices = _walk(steps)
    if _turning_area(vertices) < 0:
        raise OutlineError("anticlockwise")
    segments = tuple(
        Segment(vertex, direction, terrain)
        for vertex, (direction, terrain) in zip(vertices, steps, strict=True)
    )
    triangles = _inside(segments)
    turned = tuple(_turn(triangles, segments, rotation) for rotation in range(6))
    return Shape(steps, turned, _distinct(turned))


def shape_from_text(text: str, letters: Mapping[str, int]) -> Shape:
    """The shape of an outline given as text."""
    return make_shape(parse_outline(text, letters))


def _parse_step(token: str, index: int, letters: Mapping[str, int]) -> OutlineStep:
    match = _STEP.fullmatch(token)
    if match is None:
        raise OutlineError("bad_step", index, token=token)
    direction, letter = match.groups()
    if direction not in DIRECTION_NAMES:
        raise OutlineError("unknown_direction", index, direction=direction)
    if letter not in letters:
        raise OutlineError("unknown_terrain", index, terrain=letter)
    return DIRECTION_NAMES.index(direction), letters[letter]


def _walk(steps: Sequence[OutlineStep]) -> list[Vertex]:
    """The vertices passed, each once; the walk must come back to where it began."""
    if not steps:
        raise OutlineError("empty")
    if len(steps) > MOST_STEPS:
        raise OutlineError("too_large", MOST_STEPS, most=MOST_STEPS, steps=len(steps))
    vertices: list[Vertex] = [(0, 0)]
    seen = {(0, 0)}
    last = len(steps) - 1
    for index, (direction, _) in enumerate(steps):
        vertex = step(vertices[-1], direction)
        if index == last:
            if vertex != (0, 0):
                raise OutlineError("not_closed", index, gap=vertex)
            break
        if vertex in seen:
            raise OutlineError("touches_itself", index, vertex=vertex)
        seen.add(vertex)
        vertices.append(vertex)
    if len(vertices) < 3:
        raise OutlineError("touches_itself", last, vertex=(0, 0))
    return vertices


def _turning_area(vertices: Sequence[Vertex]) -> int:
    """Twice the signed area in lattice units: positive when walked clockwise on the screen."""
    following = [*vertices[1:], vertices[0]]
    return sum(q * r2 - q2 * r for (q, r), (q2, r2) in zip(vertices, following, strict=True))


def _inside(segments: Sequence[Segment]) -> tuple[Triangle, ...]:
    """The triangles enclosed: spread from the right hand of each segment, never across the outline."""
    walls = {segment.side for segment in segments}
    found: set[Triangle] = set()
    waiting = [right_triangle(segment.start, segment.direction) for segment in segments]
    while waiting:
        triangle = waiting.pop()
        if triangle in found:
            continue
        found.add(triangle)
        for side in triangle_sides(triangle):
            if side not in walls:
                waiting.extend(side_triangles(side))
    return tuple(sorted(found))


def _turn(triangles: Sequence[Triangle], segments: Sequence[Segment], rotation: int) -> Turned:
    return Turned(
        rotation,
        tuple(sorted(turn_triangle(triangle, rotation) for triangle in triangles)),
        tuple(
            Segment(turn(segment.start, rotation), (segment.direction + rotation) % 6, segment.terrain)
            for segment in segments
        ),
    )


def _distinct(turned: Sequence[Turned]) -> tuple[int, ...]:
    """The lowest rotation of each class that looks the same when moved, terrain included."""
    first: dict[frozenset[tuple[int, int, int, int]], int] = {}
    for one in turned:
        q0 = min(segment.start[0] for segment in one.segments)
        r0 = min(segment.start[1] for segment in one.segments)
        look = frozenset((s.start[0] - q0, s.start[1] - r0, s.direction, s.terrain) for s in one.segments)
        first.setdefault(look, one.rotation)
    return tuple(first.values())
