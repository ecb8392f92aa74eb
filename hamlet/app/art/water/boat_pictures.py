"""A boat: hull with its seat's band, paper sails with its symbol, flag, halo, mirror and bow waves."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.icons import draw_symbol
from hamlet.app.art.palette import INK, PAPER, Colour, alpha, mix, rgb, seat_colour
from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point, clear, outline, stroke

FINE = 4
SIZE, LEAST, LEAST_FAR, FAR = 0.62, 46, 32, 48
_HULL, _HULL_DARK = rgb("A8682F"), rgb("6B3F1D")
_SAIL_SHADE = rgb("DCCCA6")
_ABOVE, _BELOW = 0.80, 0.26  # how far the picture reaches over and under the water line, in widths


def boat_size(length: float, scale: float = 1.0) -> int:
    """The width of a boat at so many pixels per side."""
    least = LEAST_FAR if length < FAR * scale else LEAST
    return max(round(least * scale), round(SIZE * length))


class _Boat:
    """Draws in widths of the boat, (0, 0) being the middle of the water line."""

    def __init__(self, size: int) -> None:
        self.pad = max(3, round(size * 0.07))
        self.width = size + 2 * self.pad
        self.height = math.ceil(size * (_ABOVE + _BELOW)) + 2 * self.pad
        self.unit = size * FINE
        self.middle = (self.width / 2, self.pad + size * _ABOVE)
        self.surface = self.sheet()

    def sheet(self) -> pygame.Surface:
        return clear((self.width * FINE, self.height * FINE), PAPER)

    def at(self, x: float, y: float) -> Point:
        return self.middle[0] * FINE + x * self.unit, self.middle[1] * FINE + y * self.unit

    def poly(self, points: list[Point], colour: Colour, line: float = 0.03) -> None:
        placed = [self.at(*point) for point in points]
        pygame.draw.polygon(self.surface, colour, placed)
        if line:
            outline(self.surface, INK, placed, line * self.unit)

    def line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        stroke(self.surface, colour, self.at(*start), self.at(*end), width * self.unit)


def _curve(start: Point, pull: Point, end: Point) -> list[Point]:
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * pull[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * pull[1] + t * t * end[1],
        )
        for t in (k / 12 for k in range(13))
    ]


def _rig(boat: _Boat, seat: str | None, colour: Colour) -> None:
    """Mast, flag and two full sails; the symbol stands on the larger."""
    boat.line((0.04, -0.12), (0.04, -0.74), INK, 0.06)
    boat.line((0.04, -0.12), (0.04, -0.73), rgb("8A5A34"), 0.03)
    boat.poly([(0.04, -0.77), (-0.2, -0.735), (-0.13, -0.685), (-0.2, -0.63), (0.04, -0.63)], colour)
    boat.poly([*_curve((0.0, -0.6), (-0.42, -0.42), (-0.4, -0.17)), (0.0, -0.17)], PAPER)
    boat.poly([(-0.02, -0.2), (-0.36, -0.2), (-0.33, -0.27), (-0.02, -0.25)], _SAIL_SHADE, 0)
    boat.poly([*_curve((0.08, -0.56), (0.36, -0.36), (0.36, -0.17)), (0.08, -0.17)], PAPER)
    boat.poly([(0.1, -0.19), (0.34, -0.19), (0.31, -0.26), (0.1, -0.24)], _SAIL_SHADE, 0)
    boat.line((0.13, -0.24), (0.13, -0.42), mix(_SAIL_SHADE, PAPER, 0.3), 0.02)


def _body(boat: _Boat, colour: Colour) -> None:
    """A broad wooden hull with a band in the seat's colour under its rail."""
    hull = [(-0.48, -0.15), (0.47, -0.15), *_curve((0.47, -0.15), (0.4, 0.05), (0.28, 0.09)),
            *_curve((-0.3, 0.09), (-0.42, 0.05), (-0.48, -0.15))]  # fmt: skip
    boat.poly(hull, _HULL)
    boat.poly([(-0.39, 0.0), (0.385, 0.0), (0.27, 0.078), (-0.29, 0.078)], _HULL_DARK, 0)
    band = [(-0.46, -0.115), (0.445, -0.115), (0.405, -0.025), (-0.42, -0.025)]
    boat.poly(band, colour, 0.022)
    boat.line((-0.48, -0.15), (0.47, -0.15), INK, 0.055)
    boat.line((-0.47, -0.152), (0.46, -0.152), rgb("D8A867"), 0.028)


def _under(boat: _Boat, season: SeasonLook, colour: Colour) -> pygame.Surface:
    """Its mirror and bow waves; on ice only a shadow."""
    sheet = boat.sheet()
    if season.frozen:
        left, top = boat.at(-0.42, 0.03)
        pygame.draw.ellipse(sheet, (30, 52, 74, 110), (left, top, 0.94 * boat.unit, 0.13 * boat.unit))
        return sheet
    for y, half, shade, opaque in (
        (0.1, 0.36, _HULL_DARK, 150),
        (0.135, 0.3, colour, 120),
        (0.17, 0.22, PAPER, 110),
        (0.205, 0.13, PAPER, 80),
    ):
        left, top = boat.at(-half - 0.02, y)
        size = (2 * half * boat.unit, 0.03 * boat.unit)
        pygame.draw.ellipse(sheet, alpha(mix(shade, season.water[1], 0.3), opaque), (left, top, *size))
    for side in (-1, 1):
        for start, reach in ((0.27, 0.2), (0.36, 0.12)):
            points = _curve(
                (side * start, 0.1), (side * (start + reach * 0.7), 0.1), (side * (start + reach), 0.055)
            )
            for k, point in enumerate(points):
                pygame.draw.circle(
                    sheet, alpha(season.foam, 235), boat.at(*point), (0.021 - 0.0012 * k) * boat.unit
                )
    return sheet


@lru_cache(maxsize=64)
def boat_picture(seat: str | None, size: int, season: SeasonLook = SUMMER) -> Picture:
    """A boat so many pixels wide; the origin is the middle of its water line."""
    boat, colour = _Boat(size), seat_colour(seat)
    _rig(boat, seat, colour)
    _body(boat, colour)
    solid = pygame.mask.from_surface(boat.surface)
    halo, reach = pygame.Mask(solid.get_size()), max(2.0, size * 0.03) * FINE
    for step in range(20):
        angle = step * math.pi / 10
        halo.draw(solid, (round(math.cos(angle) * reach), round(math.sin(angle) * reach)))
    whole = _under(boat, season, colour)
    whole.blit(halo.to_surface(setcolor=alpha(PAPER, 235), unsetcolor=(0, 0, 0, 0)), (0, 0))
    whole.blit(boat.surface, (0, 0))
    small = pygame.transform.smoothscale(whole, (boat.width, boat.height))
    x, y = boat.at(-0.15, -0.31)
    draw_symbol(
        small, seat, (x / FINE, y / FINE), max(3.0, size * 0.098), colour, INK, max(1.0, size * 0.022)
    )
    return Picture(small, (round(boat.middle[0]), round(boat.middle[1])))
