"""What hands make of a form: a brush, something pointed at, and strokes that go on until they are lifted."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Final, Literal

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import middle_of
from hamlet.app.screens.workshop.canvas.lattice_sight import LatticeSight, side_middle
from hamlet.app.screens.workshop.canvas.letter_places import letter_at
from hamlet.content.editing.forms import Form
from hamlet.engine.lattice.geometry import Side, Triangle
from hamlet.values import dataclass

MOST_TRIANGLES: Final = 120
STEP: Final = 0.18
"""A hand that moves fast is followed in steps of so many sides,"""
MOST_STEPS: Final = 60
"""but in no more of them."""
SIDEWAYS: Final = 2.2
"""So much farther away seems what does not lie straight ahead."""

Stroke = Literal["paint", "add", "take"]


@dataclass(frozen=True, slots=True)
class Pointed:
    """A triangle of the lattice, or a side of the rim."""

    side: Side | None = None
    triangle: Triangle | None = None

    @property
    def middle(self) -> Point:
        """Where its middle lies on the plane."""
        if self.side is not None:
            return side_middle(self.side)
        return middle_of(self.triangle) if self.triangle is not None else (0.0, 0.0)


def pointed_at(form: Form, sight: LatticeSight, spot: Point) -> Pointed | None:
    """What a hand there means: a side of the rim, a triangle of the form, or one that could be added."""
    side = sight.side_at(spot, form) or letter_at(sight, form, spot)
    if side is not None:
        return Pointed(side)
    triangle = sight.triangle_at(spot)
    return Pointed(None, triangle) if not form.triangles or _can_change(form, triangle) else None


def _can_change(form: Form, triangle: Triangle) -> bool:
    if triangle in form.triangles:
        return True
    return triangle in form.beside and len(form.triangles) < MOST_TRIANGLES


def stroke_of(form: Form, pointed: Pointed) -> Stroke:
    """What a press there begins."""
    if pointed.side is not None:
        return "paint"
    return "take" if pointed.triangle in form.triangles else "add"


def done(form: Form, pointed: Pointed, letter: str) -> Form:
    """The form after a click."""
    if pointed.side is not None:
        return form.painted((pointed.side,), letter)
    return form.toggled(pointed.triangle, letter) if pointed.triangle is not None else form


def drawn_along(
    form: Form, sight: LatticeSight, stroke: Stroke, letter: str, way: tuple[Point, Point]
) -> Form:
    """The form after a stroke went on from one point to another."""
    for spot in _steps(way, sight.length * STEP):
        if stroke == "paint":
            side = sight.side_at(spot, form)
            form = form.painted((side,), letter) if side is not None else form
            continue
        triangle = sight.triangle_at(spot)
        if (stroke == "take") == (triangle in form.triangles) and _can_change(form, triangle):
            form = form.toggled(triangle, letter)
    return form


def _steps(way: tuple[Point, Point], step: float) -> Iterator[Point]:
    (x1, y1), (x2, y2) = way
    count = max(1, min(MOST_STEPS, math.ceil(math.dist(*way) / step)))
    for number in range(1, count + 1):
        yield x1 + (x2 - x1) * number / count, y1 + (y2 - y1) * number / count


def walked(form: Form, here: Pointed | None, way: Point) -> Pointed | None:
    """What lies next in a direction: the nearest one ahead; where nothing does, it stays."""
    if here is None or not still_there(form, here):
        return first_of(form)
    x, y = here.middle
    found: list[tuple[float, Point, Pointed]] = []
    for each in everything(form):
        across, down = each.middle[0] - x, each.middle[1] - y
        ahead = across * way[0] + down * way[1]
        aside = abs(across * way[1] - down * way[0])
        if ahead > 0.05 and aside < 1.8 * ahead:
            found.append((ahead + SIDEWAYS * aside, each.middle, each))
    return min(found, key=lambda each: each[:2])[2] if found else here


def everything(form: Form) -> Iterable[Pointed]:
    """All that can be clicked of a form."""
    yield from (Pointed(None, each) for each in form.triangles | (form.beside or {(0, 0, 0)}))
    yield from (Pointed(each) for each in form.letters)


def still_there(form: Form, pointed: Pointed) -> bool:
    """Whether it can be clicked yet."""
    if pointed.side is not None:
        return pointed.side in form.letters
    return not form.triangles or pointed.triangle in form.triangles | form.beside


def first_of(form: Form) -> Pointed:
    """Where keys begin: the triangle in the middle."""
    triangles = form.triangles or {(0, 0, 0)}
    middles = [middle_of(each) for each in triangles]
    middle = tuple(sum(axis) / len(middles) for axis in zip(*middles, strict=True))
    return Pointed(None, min(triangles, key=lambda each: (math.dist(middle_of(each), middle), each)))
