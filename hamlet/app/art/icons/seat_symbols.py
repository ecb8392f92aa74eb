"""The symbol of each seat, so that nobody has to tell colours apart."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import INK, Colour, seat_colour
from hamlet.app.art.shapes import Point, polygon, ring

_SHAPES: dict[str, tuple[Point, ...]] = {
    "red": ((0, -1.05), (1.05, 0.8), (-1.05, 0.8)),
    "sky": tuple(ring((0, 0), 1.0, 32)),
    "yellow": ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)),
    "violet": ((0, -1.15), (1.05, 0), (0, 1.15), (-1.05, 0)),
}
_OTHER: tuple[Point, ...] = tuple(ring((0, 0), 1.0, 5))


def draw_symbol(
    surface: pygame.Surface,
    seat: str | None,
    centre: tuple[float, float],
    radius: float,
    colour: Colour | None = None,
    border: Colour | None = INK,
    width: float = 1.6,
) -> pygame.Rect:
    """Draw a seat's symbol: triangle, disc, square or diamond."""
    shape = _SHAPES.get(seat or "", _OTHER)
    points = [(centre[0] + x * radius, centre[1] + y * radius) for x, y in shape]
    return polygon(surface, points, colour or seat_colour(seat), border, width if border else 0)
