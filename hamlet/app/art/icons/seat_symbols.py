"""The symbol of each seat, so that nobody has to tell colours apart."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import INK, Colour, seat_colour
from hamlet.app.art.seeds import seed_of
from hamlet.app.art.shapes import Point, polygon, ring


def _turned(points: tuple[Point, ...], cosine: int, sine: int) -> list[Point]:
    return [(x * cosine - y * sine, x * sine + y * cosine) for x, y in points]


_SHAPES: dict[str, tuple[Point, ...]] = {
    "red": ((0, -1.05), (1.05, 0.8), (-1.05, 0.8)),
    "sky": tuple(ring((0, 0), 1.0, 32)),
    "yellow": ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)),
    "violet": ((0, -1.15), (1.05, 0), (0, 1.15), (-1.05, 0)),
}
_NOBODY: tuple[Point, ...] = tuple(ring((0, 0), 1.0, 5))
_RAYS = tuple(zip(ring((0, 0), 1.15, 10), (1, 0.48) * 5, strict=True))
_QUARTER = ((-0.4, -0.4), (-0.4, -1), (0.4, -1))

# Colours of packs; what they call otherwise has one of these shapes too.
_OTHERS: dict[str, tuple[Point, ...]] = {
    "green": tuple((x * reach, y * reach) for (x, y), reach in _RAYS),
    "blue": tuple(each for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1)) for each in _turned(_QUARTER, c, s)),
    "white": ((0, 1.05), (1.05, -0.8), (-1.05, -0.8)),
    "black": ((-1.1, -0.6), (0.5, -0.6), (1.1, 0.6), (-0.5, 0.6)),
    "orange": ((-0.45, -1.1), (0.45, -1.1), (0.45, 1.1), (-0.45, 1.1)),
}


def _shape(seat: str | None) -> tuple[Point, ...]:
    if not seat:
        return _NOBODY
    known = _SHAPES.get(seat) or _OTHERS.get(seat)
    return known or tuple(_OTHERS.values())[seed_of(seat) % len(_OTHERS)]


def draw_symbol(
    surface: pygame.Surface,
    seat: str | None,
    centre: tuple[float, float],
    radius: float,
    colour: Colour | None = None,
    border: Colour | None = INK,
    width: float = 1.6,
) -> pygame.Rect:
    """Draw a seat's symbol: triangle, disc, square or diamond; for a colour of a pack one of some more."""
    points = [(centre[0] + x * radius, centre[1] + y * radius) for x, y in _shape(seat)]
    return polygon(surface, points, colour or seat_colour(seat), border, width if border else 0)
