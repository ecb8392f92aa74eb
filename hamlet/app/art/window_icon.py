"""The sign of the game on a desktop: a church on its tile, drawn anew for each size that is asked for."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from hamlet.app.art.palette import INK, PAPER, Colour, mix, rgb
from hamlet.app.art.shapes import Point, clear, outline

GRID = 64
FINE = 8
"""It is drawn so much larger, and then made small."""
FULL = 40
"""From so many pixels on there is room for small things."""
GRASS, GRASS_LIGHT, ROAD = rgb("86B552"), rgb("A9CF6B"), rgb("F0D6A2")
ROOF, WALL, GLASS, FOREST = rgb("B73B2C"), PAPER, rgb("F2C94C"), rgb("2F6B3A")


def window_icon(size: int) -> pygame.Surface:
    """The sign, so many pixels wide and high; around the tile nothing."""
    pen = _IconPen(size)
    rough = size < FULL
    edge = 4.2 if rough else 2.6
    pen.shape(_hexagon(32, 34, 31), mix(GRASS, INK, 0.55), INK, edge)
    pen.shape(_hexagon(32, 31, 28.5 if rough else 29.5), GRASS)
    if not rough:
        pen.shape(_hexagon(32, 30, 26), GRASS_LIGHT)
        pen.shape([(27, 46), (37, 46), (43, 57.4), (21, 57.4)], ROAD)
        for x, y, radius in ((12.5, 40, 5.2), (51, 41, 5.6), (16.5, 46.5, 4.6)):
            pen.round((x, y), radius, FOREST)
    _church(pen, edge, rough=rough)
    return pen.finished()


def _church(pen: _IconPen, edge: float, *, rough: bool) -> None:
    """A nave with a red roof, and a tower with a pointed one; small, they are all that is seen."""
    left, right, foot, eaves = (16, 52, 52, 31) if rough else (21, 48, 47, 31)
    tower = (left, left + (16 if rough else 12))
    pen.shape(
        [(tower[1] - 2, foot), (right, foot), (right, eaves + 4), (tower[1] - 2, eaves + 4)], WALL, INK, edge
    )
    ridge = (tower[1] + right) / 2
    roof = [(tower[1] - 3, eaves + 5), (ridge - 5, eaves - 8), (ridge + 7, eaves - 8), (right + 3, eaves + 5)]
    pen.shape(roof, ROOF, INK, edge)
    pen.shape(
        [(tower[0], foot), (tower[1], foot), (tower[1], eaves - 6), (tower[0], eaves - 6)], WALL, INK, edge
    )
    middle = (tower[0] + tower[1]) / 2
    pen.shape([(tower[0] - 3, eaves - 5), (middle, 6), (tower[1] + 3, eaves - 5)], ROOF, INK, edge)
    if rough:
        pen.shape(_upright(36, 43, 43, foot), INK)
        return
    pen.shape([(35, foot), (41, foot), (41, 40), (38, 37.5), (35, 40)], mix(ROOF, INK, 0.55), INK, 1.2)
    pen.shape(_upright(44, 46.2, 39, 43), GLASS, INK, 0.9)
    pen.round((middle, eaves + 1), 2.6, GLASS, 1.1)


def _upright(left: float, right: float, top: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _hexagon(x: float, y: float, radius: float) -> list[Point]:
    """A tile lying flat."""
    turns = [math.radians(60 * corner) for corner in range(6)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


class _IconPen:
    """Draws on a grid of 64, large; what is finished is as large as it was asked for."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._unit = size * FINE / GRID
        self._surface = clear((size * FINE, size * FINE), INK)

    def shape(
        self, points: Sequence[Point], fill: Colour, line: Colour | None = None, width: float = 0.0
    ) -> None:
        """A filled shape, with a line around it."""
        scaled = [(x * self._unit, y * self._unit) for x, y in points]
        pygame.draw.polygon(self._surface, fill, scaled)
        if line is not None:
            outline(self._surface, line, scaled, width * self._unit)

    def round(self, centre: Point, radius: float, fill: Colour, width: float = 1.6) -> None:
        """A disc with a line around it."""
        at = (centre[0] * self._unit, centre[1] * self._unit)
        pygame.draw.circle(self._surface, INK, at, (radius + width) * self._unit)
        pygame.draw.circle(self._surface, fill, at, radius * self._unit)

    def finished(self) -> pygame.Surface:
        """The drawing at its size."""
        return pygame.transform.smoothscale(self._surface, (self._size, self._size))
