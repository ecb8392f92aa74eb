"""A sheep from the side: wool in curls, a dark face, four legs, a shadow on the grass."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache

import pygame

from hamlet.app.art.palette import Colour, rgb
from hamlet.app.art.shapes import Point, clear, stroke

FINE = 4
_WOOL, _LIGHT, _DUSK = rgb("EFE8DA"), rgb("FFFDF6"), rgb("C9BDA8")
_FACE, _LINE = rgb("4A3B34"), rgb("4A3F36")
_CURLS = (
    (-0.42, -0.06, 0.24),
    (-0.3, -0.26, 0.22),
    (-0.04, -0.32, 0.24),
    (0.22, -0.24, 0.22),
    (0.36, -0.04, 0.22),
    (0.12, 0.1, 0.24),
    (-0.2, 0.1, 0.24),
)


class SheepPose(IntEnum):
    """What it is about."""

    GRAZING = 0
    CHEWING = 1
    LOOKING = 2
    HOPPING = 3


_HEADS: dict[SheepPose, Point] = {
    SheepPose.GRAZING: (0.66, 0.3),
    SheepPose.CHEWING: (0.62, 0.22),
    SheepPose.LOOKING: (0.62, -0.3),
    SheepPose.HOPPING: (0.66, -0.16),
}
_STANDING = (0.0, 0.0, 0.0, 0.0)
_LEGS = {SheepPose.HOPPING: (-0.14, -0.1, 0.14, 0.18)}


class _Pen:
    """Draws large; (0, 0) is the middle of the body, 1 about half its length."""

    def __init__(self, size: int) -> None:
        self.unit = size * FINE * 0.43
        self.middle = size * FINE / 2
        self.sheet = clear((size * FINE, size * FINE), _LINE)

    def at(self, x: float, y: float) -> Point:
        return self.middle + x * self.unit, self.middle * 1.06 + y * self.unit

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        pygame.draw.circle(self.sheet, colour, self.at(x, y), radius * self.unit)

    def line(self, start: Point, end: Point, width: float, colour: Colour) -> None:
        stroke(self.sheet, colour, self.at(*start), self.at(*end), width * self.unit)

    def shade(self) -> None:
        rect = pygame.Rect(0, 0, round(1.5 * self.unit), round(0.42 * self.unit))
        x, y = self.at(0.06, 0.64)
        rect.center = (round(x), round(y))
        pygame.draw.ellipse(self.sheet, (20, 24, 8, 84), rect)


@lru_cache(maxsize=128)
def sheep_picture(size: int, pose: SheepPose, *, left: bool) -> pygame.Surface:
    """A sheep in a square so many pixels wide; its feet are a little above the lower edge."""
    pen = _Pen(size)
    pen.shade()
    for x, swing in zip((-0.36, -0.18, 0.16, 0.32), _LEGS.get(pose, _STANDING), strict=True):
        pen.line((x, 0.2), (x + swing, 0.64 - abs(swing)), 0.13, _LINE)
    for grown, colour in ((0.08, _LINE), (0.0, _WOOL)):
        for x, y, radius in _CURLS:
            pen.disc(x, y, radius + grown, colour)
    for x, y, radius in _CURLS[4:]:
        pen.disc(x, y + 0.05, radius * 0.62, _DUSK)
    for x, y, radius in _CURLS[:4]:
        pen.disc(x - 0.04, y - 0.05, radius * 0.62, _LIGHT)
    _draw_head(pen, _HEADS[pose])
    small = pygame.transform.smoothscale(pen.sheet, (size, size))
    return pygame.transform.flip(small, flip_x=True, flip_y=False) if left else small


def _draw_head(pen: _Pen, head: Point) -> None:
    """Face, ear, and a tuft of wool over the brow."""
    x, y = head
    pen.line((0.34, -0.06), (x - 0.06, y), 0.3, _FACE)
    pen.line((x - 0.06, y - 0.03), (x + 0.12, y + 0.1), 0.3, _FACE)
    pen.line((x - 0.12, y - 0.1), (x - 0.26, y - 0.02), 0.12, _FACE)
    pen.disc(x - 0.1, y - 0.16, 0.14, _WOOL)
