"""Botric's markers, told apart by their dots, and the sign of a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hamlet.app.art.icons.pen import Pen, icon_drawing
from hamlet.app.art.palette import INK, PAPER, Colour, rgb
from hamlet.app.art.shapes import Point

DOTS: Final[dict[str, tuple[Colour, tuple[Point, ...]]]] = {
    "three": (rgb("C04A2E"), ((12, 7.6), (7.8, 14.6), (16.2, 14.6))),
    "two": (rgb("E3B72F"), ((7.6, 12), (16.4, 12))),
    "one": (rgb("7FAE55"), ((12, 12),)),
}
"""Each marker's colour and where its dots are."""


def _dots(places: tuple[Point, ...], paint: Colour) -> Callable[[Pen, Colour], None]:
    def details(pen: Pen, _: Colour) -> None:
        pen.paint = paint
        for x, y in places:
            pen.circle(x, y, 2.3)

    return details


def _disc(pen: Pen) -> None:
    pen.circle(12, 12, 10.6)


for _name, (_colour, _places) in DOTS.items():
    icon_drawing(f"marker-{_name}", _colour, _dots(_places, PAPER if _name == "three" else INK))(_disc)


@icon_drawing("step", PAPER)
def step(pen: Pen) -> None:
    """One step, then wait."""
    pen.poly((3.5, 3), (3.5, 21), (14.5, 12))
    pen.rect(17, 3.4, 4, 17.2, 1.2)
