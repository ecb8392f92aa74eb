"""Botric's markers, told apart by form and by their dots, and the sign of a step."""

from __future__ import annotations

from typing import Final

from hamlet.app.art.icons.pen import DrawIcon, Pen, icon_drawing
from hamlet.app.art.palette import PAPER, Colour, rgb
from hamlet.app.art.shapes import Point

DOTS: Final[dict[str, tuple[Colour, tuple[Point, ...]]]] = {
    "three": (rgb("C04A2E"), ((6.8, 7.6), (17.2, 7.6), (12, 16.8))),
    "two": (rgb("E3B72F"), ((12, 6.8), (12, 17.2))),
    "one": (rgb("7FAE55"), ((12, 12),)),
}
"""Each marker's colour and where its dots are."""


def _lobes(places: tuple[Point, ...]) -> DrawIcon:
    """A round lobe about each dot, a hole: three are a clover, two stand on each other, one is a ring."""

    def body(pen: Pen) -> None:
        for x, y in places:
            pen.circle(x, y, 5.8 if len(places) > 1 else 7.6)
        for x, y in places:
            pen.circle(x, y, 2.7, cut=True)

    return body


for _name, (_colour, _places) in DOTS.items():
    icon_drawing(f"marker-{_name}", _colour)(_lobes(_places))


@icon_drawing("step", PAPER)
def step(pen: Pen) -> None:
    """One step, then wait."""
    pen.rect(3, 3.4, 4.4, 17.2, 1.2)
    pen.poly((10, 3), (10, 21), (21.6, 12))
