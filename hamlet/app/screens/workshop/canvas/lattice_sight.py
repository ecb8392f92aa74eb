"""How the lattice is seen in a place: what lies under a point, and where a triangle or a side lies."""

from __future__ import annotations

import math
from typing import Final

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import distance, middle_of
from hamlet.content.editing.forms import Form
from hamlet.engine.lattice.geometry import (
    Side,
    Triangle,
    Vertex,
    side_ends,
    side_triangles,
    to_plane,
    triangle_sides,
    triangle_vertices,
)
from hamlet.values import dataclass

LONGEST: Final = 128
"""Logical pixels of a side."""
SHORTEST: Final = 6
AROUND: Final = (0.55, 0.36)
"""The room left beside a form and above it, in sides: for letters, and for triangles to be added."""
LETTERS: Final = 40
"""Logical pixels that letters take beside it in any case."""
FOOT, LOW_FOOT, LOW = 24, 40, 340
"""Logical pixels at the foot that are left to what is written there; more where a grown form lies low."""
LEAST_AROUND: Final = 0.34
SMALLER: Final = 0.8
"""A form that could be seen so much larger is brought nearer."""
ROW: Final = to_plane((0, 1))[1]
NEAR: Final = 0.17
"""How near a hand must be to a side to mean it, in sides."""


@dataclass(frozen=True, slots=True)
class LatticeSight:
    """A place of so many pixels in whose middle a point of the plane is seen, sides so many pixels long."""

    size: tuple[int, int]
    middle: Point
    length: int
    scale: float = 1.0
    """Pixels of the window for a logical one."""

    @property
    def origin(self) -> tuple[int, int]:
        """Where vertex (0, 0) lies: on a whole pixel, so that pictures lie there too."""
        return (
            round(self.size[0] / 2 - self.middle[0] * self.length),
            round(self.size[1] / 2 - self.middle[1] * self.length),
        )

    def spot(self, point: Point) -> Point:
        """Where a point of the plane is seen, from the corner of the place."""
        left, top = self.origin
        return left + point[0] * self.length, top + point[1] * self.length

    def vertex(self, vertex: Vertex) -> Point:
        """Where a vertex is seen."""
        return self.spot(to_plane(vertex))

    def corners(self, triangle: Triangle) -> list[Point]:
        """Where the corners of a triangle are seen."""
        return [self.vertex(each) for each in triangle_vertices(triangle)]

    def ends(self, side: Side) -> tuple[Point, Point]:
        """Where the ends of a side are seen."""
        one, other = side_ends(side)
        return self.vertex(one), self.vertex(other)

    def plane(self, spot: Point) -> Point:
        """What point of the plane is seen there."""
        left, top = self.origin
        return (spot[0] - left) / self.length, (spot[1] - top) / self.length

    def triangle_at(self, spot: Point) -> Triangle:
        """The triangle of the lattice that is seen there."""
        x, y = self.plane(spot)
        row = y / ROW
        column = x - row / 2
        q, r = math.floor(column), math.floor(row)
        return q, r, int(column - q + row - r >= 1)

    def side_at(self, spot: Point, form: Form) -> Side | None:
        """The side of the rim that a hand there means, if it is near enough to one."""
        here = self.plane(spot)
        triangle = self.triangle_at(spot)
        around = {side for each in _with_neighbours(triangle) for side in triangle_sides(each)}
        near = [(side_distance(here, side), side) for side in around if side in form.letters]
        best = min(near, default=None)
        return best[1] if best is not None and best[0] <= NEAR else None

    def shows(self, form: Form) -> bool:
        """Whether all of a form is seen, with room for its letters."""
        left, top, right, bottom = bounds_of(form)
        (x, y), (wide, high) = self.plane((0, 0)), self.plane(self.size)
        return (
            left - LEAST_AROUND >= x
            and top - LEAST_AROUND >= y
            and right + LEAST_AROUND <= wide
            and bottom + LEAST_AROUND <= high
        )


def sight_of(form: Form, size: tuple[int, int], scale: float) -> LatticeSight:
    """A form in the middle of a place, as large as it may be."""
    first = len(form.triangles) <= 1
    left, top, right, bottom = bounds_of(form.of(form.triangles | form.beside, "") if first else form)
    letters = 2 * LETTERS * scale
    foot = (LOW_FOOT if size[1] < LOW * scale and not first else FOOT) * scale
    wide, high = right - left, bottom - top
    across, down = size[0], size[1] - foot
    exact = min(
        across / (wide + 2 * AROUND[0]),
        (across - letters) / wide,
        down / (high + 2 * AROUND[1]),
        (down - letters) / high,
        LONGEST * scale,
    )
    length = max(SHORTEST, math.floor(exact))
    return LatticeSight(size, ((left + right) / 2, (top + bottom) / 2 + foot / 2 / length), length, scale)


def sight_kept(before: LatticeSight | None, form: Form, size: tuple[int, int], scale: float) -> LatticeSight:
    """The sight there was, as long as it shows the form well: nothing jumps under a hand."""
    best = sight_of(form, size, scale)
    if before is None or before.size != size or not before.shows(form):
        return best
    return before if SMALLER * best.length <= before.length <= LONGEST * scale else best


def bounds_of(form: Form) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a form on the plane."""
    triangles = form.triangles or {(0, 0, 0)}
    corners = [to_plane(corner) for triangle in triangles for corner in triangle_vertices(triangle)]
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return min(across), min(down), max(across), max(down)


def side_distance(point: Point, side: Side) -> float:
    """How far a point of the plane is from a side."""
    one, other = side_ends(side)
    return distance(point, to_plane(one), to_plane(other))


def side_middle(side: Side) -> Point:
    """The middle of a side on the plane."""
    (x1, y1), (x2, y2) = (to_plane(end) for end in side_ends(side))
    return (x1 + x2) / 2, (y1 + y2) / 2


def outward(side: Side, form: Form) -> Point:
    """The way out of a form across a side of its rim, one side long."""
    inside = next((each for each in side_triangles(side) if each in form.triangles), None)
    if inside is None:
        return 0.0, -1.0
    (x, y), (from_x, from_y) = side_middle(side), middle_of(inside)
    far = math.hypot(x - from_x, y - from_y)
    return (x - from_x) / far, (y - from_y) / far


def _with_neighbours(triangle: Triangle) -> set[Triangle]:
    return {each for side in triangle_sides(triangle) for each in side_triangles(side)}
