"""The form of a tile while it is made: triangles, and a terrain on each side of the rim.

Terrains are named by their letters, as in outlines. A form knows why it is no tile yet; the outline of one
that is begins where it began before, so that what was not touched reads as it did.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from string import ascii_uppercase
from typing import Final

from hamlet.engine.lattice.geometry import (
    DIRECTION_NAMES,
    DIRECTIONS,
    Side,
    Triangle,
    Vertex,
    right_triangle,
    side_ends,
    side_of,
    side_triangles,
    step,
    triangle_sides,
    triangle_vertices,
    turn,
    turn_triangle,
)
from hamlet.engine.lattice.outline import MOST_STEPS, shape_from_text

_LETTERS: Final = {letter: number for number, letter in enumerate(ascii_uppercase)}


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a form is no tile: `empty`, `cut`, `hole` or `too_long`, and the triangles that show it.

    Of a form that is cut in two, those that hang loose; of one with a hole, the hole.
    """

    code: str
    triangles: frozenset[Triangle] = frozenset()
    steps: int = 0


@dataclass(frozen=True, slots=True)
class Form:
    """Triangles of the lattice, and the letter on every side of their rim."""

    triangles: frozenset[Triangle] = frozenset()
    letters: Mapping[Side, str] = field(default_factory=dict)
    start: Vertex = (0, 0)
    """Where the outline begins, if that lies on the rim."""

    @property
    def rim(self) -> frozenset[Side]:
        """The sides with ground on one hand only."""
        return _rim(self.triangles)

    @property
    def beside(self) -> frozenset[Triangle]:
        """The triangles that could be added: they share a side with one that is there."""
        near = {each for side in self.rim for each in side_triangles(side)}
        return frozenset(near - self.triangles)

    def toggled(self, triangle: Triangle, letter: str) -> Form:
        """The form with a triangle more, or less; a side that was inside until now takes the letter."""
        return self.of(self.triangles ^ {triangle}, letter)

    def of(self, triangles: Iterable[Triangle], letter: str) -> Form:
        """The form of other triangles: sides that stay on the rim keep their letters."""
        wanted = frozenset(triangles)
        return replace(
            self,
            triangles=wanted,
            letters={side: self.letters.get(side, letter) for side in sorted(_rim(wanted))},
        )

    def painted(self, sides: Iterable[Side], letter: str) -> Form:
        """The form with a letter on some of its sides."""
        fresh = {side: letter for side in sides if side in self.letters}
        return replace(self, letters={**self.letters, **fresh})

    def turned(self, times: int = 1) -> Form:
        """The form turned clockwise about (0, 0) by so many times 60 degrees."""
        return Form(
            frozenset(turn_triangle(each, times) for each in self.triangles),
            {_between(*(turn(end, times) for end in side_ends(s))): x for s, x in self.letters.items()},
            turn(self.start, times),
        )

    def turned_in_place(self, times: int = 1) -> Form:
        """The form turned as it lies: its middle stays where it is, as nearly as the lattice lets it."""
        return self._brought_back(self.turned(times))

    def mirrored_in_place(self) -> Form:
        """The form as a mirror shows it, where it lies."""
        return self._brought_back(self.mirrored())

    def shifted(self, by: Vertex) -> Form:
        """The form somewhere else on the lattice."""
        x, y = by
        return Form(
            frozenset((q + x, r + y, k) for q, r, k in self.triangles),
            {(q + x, r + y, k): letter for (q, r, k), letter in self.letters.items()},
            (self.start[0] + x, self.start[1] + y),
        )

    def _brought_back(self, other: Form) -> Form:
        """Another form with its middle where the middle of this one is."""
        (x, y), (there_x, there_y) = _middle(self.triangles), _middle(other.triangles)
        return other.shifted((round(x - there_x), round(y - there_y)))

    def mirrored(self) -> Form:
        """The form as a mirror shows it: what was left is right."""
        return Form(
            frozenset(_mirrored_triangle(each) for each in self.triangles),
            {_between(*(_mirrored(end) for end in side_ends(s))): x for s, x in self.letters.items()},
            _mirrored(self.start),
        )

    def trouble(self) -> Trouble | None:
        """Why this is no tile; nothing if it is one."""
        if not self.triangles:
            return Trouble("empty")
        pieces = _pieces(self.triangles)
        if len(pieces) > 1:
            return Trouble("cut", self.triangles - pieces[0])
        hole = _enclosed(self.triangles)
        if hole:
            return Trouble("hole", hole)
        steps = len(self.letters)
        return Trouble("too_long", steps=steps) if steps > MOST_STEPS else None

    def outline(self) -> str:
        """The walk round it as it stands in a file; only a form without trouble has one."""
        trouble = self.trouble()
        if trouble is not None:
            raise ValueError(trouble.code)
        return " ".join(
            f"{DIRECTION_NAMES[way]}:{self.letters[side_of(vertex, way)]}" for vertex, way in self._walk()
        )

    def walk(self) -> tuple[Side, ...]:
        """The sides of its rim in the order of the outline; any order if it has none."""
        if self.trouble() is not None:
            return tuple(sorted(self.letters))
        return tuple(side_of(vertex, way) for vertex, way in self._walk())

    @property
    def first(self) -> Vertex:
        """Where its outline begins; only a form without trouble has one."""
        return next(self._walk())[0]

    def _walk(self) -> Iterator[tuple[Vertex, int]]:
        """Round a simple rim, clockwise: each vertex with the direction in which it goes on."""
        ways = {
            start: direction
            for triangle in self.triangles
            for start in triangle_vertices(triangle)
            for direction in range(len(DIRECTIONS))
            if right_triangle(start, direction) == triangle and side_of(start, direction) in self.letters
        }
        vertex = self.start if self.start in ways else min(ways, key=lambda each: (each[1], each[0]))
        for _ in ways:
            yield vertex, ways[vertex]
            vertex = step(vertex, ways[vertex])


def form_of(outline: str) -> Form:
    """The form that an outline walks round; raises OutlineError where it is no tile."""
    turned = shape_from_text(outline, _LETTERS).turned[0]
    letters = {segment.side: ascii_uppercase[segment.terrain] for segment in turned.segments}
    return Form(frozenset(turned.triangles), letters)


def one_triangle(letter: str) -> Form:
    """What a new tile begins with."""
    return Form().of({(0, 0, 0)}, letter)


def _rim(triangles: frozenset[Triangle]) -> frozenset[Side]:
    count = Counter(side for triangle in triangles for side in triangle_sides(triangle))
    return frozenset(side for side, times in count.items() if times == 1)


def _middle(triangles: frozenset[Triangle]) -> tuple[float, float]:
    """The middle of all corners, counted as vertices are."""
    corners = [corner for triangle in triangles for corner in triangle_vertices(triangle)] or [(0, 0)]
    return sum(q for q, _ in corners) / len(corners), sum(r for _, r in corners) / len(corners)


def _near(triangle: Triangle) -> list[Triangle]:
    return [each for side in triangle_sides(triangle) for each in side_triangles(side) if each != triangle]


def _pieces(triangles: frozenset[Triangle]) -> list[frozenset[Triangle]]:
    """What hangs together by sides, the largest first."""
    left, found = set(triangles), []
    while left:
        piece: set[Triangle] = set()
        waiting = [min(left)]
        while waiting:
            each = waiting.pop()
            if each in left:
                left.discard(each)
                piece.add(each)
                waiting += _near(each)
        found.append(frozenset(piece))
    return sorted(found, key=lambda piece: (-len(piece), min(piece)))


def _enclosed(triangles: frozenset[Triangle]) -> frozenset[Triangle]:
    """Ground from which no way leads out; ways cross sides, not corners."""
    columns, rows = [x for x, _, _ in triangles], [y for _, y, _ in triangles]
    field_of_view = frozenset(
        (x, y, k)
        for x in range(min(columns) - 1, max(columns) + 2)
        for y in range(min(rows) - 1, max(rows) + 2)
        for k in (0, 1)
    )
    corner = (min(columns) - 1, min(rows) - 1, 0)
    pieces = _pieces(field_of_view - triangles)
    return frozenset(each for piece in pieces if corner not in piece for each in piece)


def _between(one: Vertex, other: Vertex) -> Side:
    return side_of(one, DIRECTIONS.index((other[0] - one[0], other[1] - one[1])))


def _mirrored(vertex: Vertex) -> Vertex:
    return -vertex[0] - vertex[1], vertex[1]


def _mirrored_triangle(triangle: Triangle) -> Triangle:
    corners = [_mirrored(each) for each in triangle_vertices(triangle)]
    return min(q for q, _ in corners), min(r for _, r in corners), triangle[2]
