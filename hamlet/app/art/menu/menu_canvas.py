"""A canvas for small pictures of 166 units in height, the middle of its upper edge being (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from hamlet.app.art.curves import bow, smooth
from hamlet.app.art.drawn_fish import fish_picture
from hamlet.app.art.icons import icon
from hamlet.app.art.palette import INK, Colour, Shade, alpha, mix
from hamlet.app.art.shapes import Paint, Point, clear, outline, stroke
from hamlet.app.art.tile.buildings.model import LINE, Model

HEIGHT = 166
FINE = 2
EDGE = 1.9
"""How wide the ink around things is."""


class MenuCanvas:
    """Draws in units on a large surface; `done` gives the picture at its real size."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.fine = max(FINE, math.ceil(480 / max(1, size[1])))
        self.unit = size[1] * self.fine / HEIGHT
        self.half = size[0] / size[1] * HEIGHT / 2
        self.surface = pygame.Surface((size[0] * self.fine, size[1] * self.fine))

    def at(self, x: float, y: float) -> Point:
        """A point in pixels."""
        return (x + self.half) * self.unit, y * self.unit

    def poly(self, points: Sequence[Point], colour: Paint, edge: float = EDGE) -> None:
        """A polygon, outlined in ink unless `edge` is 0."""
        placed = [self.at(*point) for point in points]
        pygame.draw.polygon(self.surface, colour, placed)
        if edge:
            outline(self.surface, INK, placed, edge * self.unit)

    def round(self, points: Sequence[Point], colour: Paint, edge: float = EDGE) -> None:
        """A round outline through these points."""
        self.poly(smooth(points), colour, edge)

    def solid(self, parts: Sequence[tuple[Sequence[Point], Paint]], edge: float = EDGE) -> None:
        """Several shapes that are one thing: ink around all of them, none between."""
        placed = [([self.at(*point) for point in points], colour) for points, colour in parts]
        for points, _ in placed:
            outline(self.surface, INK, points, 2 * edge * self.unit)
        for points, colour in placed:
            pygame.draw.polygon(self.surface, colour, points)

    def rect(
        self, x: float, y: float, width: float, height: float, colour: Paint, edge: float = EDGE
    ) -> None:
        """A rectangle by its upper left corner."""
        self.poly([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], colour, edge)

    def disc(self, x: float, y: float, radius: float, colour: Paint, edge: float = EDGE) -> None:
        """A disc."""
        if edge:
            pygame.draw.circle(self.surface, INK, self.at(x, y), (radius + edge / 2) * self.unit)
        pygame.draw.circle(self.surface, colour, self.at(x, y), (radius - edge / 2) * self.unit)

    def oval(self, x: float, y: float, across: float, down: float, colour: Paint, edge: float = EDGE) -> None:
        """An ellipse by its middle and its half axes."""
        turns = [k * math.pi / 24 for k in range(48)]
        self.poly([(x + across * math.cos(a), y + down * math.sin(a)) for a in turns], colour, edge)

    def line(self, points: Sequence[Point], colour: Paint, width: float) -> None:
        """A line with round joints."""
        for start, end in pairwise([self.at(*point) for point in points]):
            stroke(self.surface, colour, start, end, width * self.unit)

    def beam(self, points: Sequence[Point], colour: Colour, width: float, edge: float = EDGE) -> None:
        """A line with an ink edge."""
        self.line(points, INK, width + 2 * edge)
        self.line(points, colour, width)

    def bow(self, points: Sequence[Point], colour: Paint, width: float, edge: float = 0.0) -> None:
        """A round line, with an ink edge if asked."""
        curve = bow(points)
        if edge:
            self.line(curve, INK, width + 2 * edge)
        self.line(curve, colour, width)

    def veil(self, points: Sequence[Point], shade: Shade) -> None:
        """A see-through polygon: a shadow, a ray, a gleam."""
        placed = [self.at(*point) for point in points]
        left, top = (math.floor(min(p[axis] for p in placed)) for axis in (0, 1))
        right, low = (math.ceil(max(p[axis] for p in placed)) for axis in (0, 1))
        area = pygame.Rect(left, top, right - left, low - top).clip(self.surface.get_rect())
        if not area.width or not area.height:
            return
        layer = clear(area.size, shade[:3])
        pygame.draw.polygon(layer, shade, [(x - area.left, y - area.top) for x, y in placed])
        self.surface.blit(layer, area)

    def shade(self, x: float, y: float, across: float, down: float, strength: int = 90) -> None:
        """A soft-looking shadow on the ground."""
        turns = [k * math.pi / 16 for k in range(32)]
        points = [(x + across * math.cos(a), y + down * math.sin(a)) for a in turns]
        self.veil(points, (30, 20, 10, strength))

    def shine(self, x: float, y: float, radius: float, colour: Colour, strength: int = 120) -> None:
        """A light that fades outward."""
        across = max(2, round(radius * self.unit / 4))
        light = clear((2 * across, 2 * across), colour)
        for step in range(across, 0, -1):
            share = 1 - step / across
            pygame.draw.circle(light, alpha(colour, round(strength * share**1.6)), (across, across), step)
        wide = round(2 * radius * self.unit)
        middle = self.at(x, y)
        self.surface.blit(
            pygame.transform.smoothscale(light, (wide, wide)), (middle[0] - wide / 2, middle[1] - wide / 2)
        )

    def fall(self, top: float, low: float, stops: Sequence[Colour]) -> None:
        """A band across the whole picture whose colour changes from top to bottom."""
        first, last = round(top * self.unit), round(low * self.unit)
        wide, steps = self.surface.get_width(), len(stops) - 1
        for y in range(first, last):
            share = (y - first) / max(1, last - first) * steps
            k = min(steps - 1, int(share))
            pygame.draw.line(self.surface, mix(stops[k], stops[k + 1], share - k), (0, y), (wide, y))

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        colour: Colour | None = None,
        halo: Colour | None = None,
    ) -> None:
        """An icon around a point."""
        picture = icon(name, round(size * self.unit), colour, halo)
        self.surface.blit(picture, picture.get_rect(center=self.at(x, y)))

    def fish(
        self,
        kind: str,
        x: float,
        y: float,
        size: float,
        turn: int = 0,
        *,
        halo: Colour | None = None,
        mirrored: bool = False,
    ) -> None:
        """A fish around a point."""
        picture = fish_picture(kind, round(size * self.unit), halo, turn, mirrored=mirrored, fine=2)
        self.surface.blit(picture, picture.get_rect(center=self.at(x, y)))

    def done(self) -> pygame.Surface:
        """The finished picture."""
        return pygame.transform.smoothscale(self.surface, self.size)


class CanvasModel(Model):
    """Buildings and props of tiles, drawn straight into a scene: `length` units for a side."""

    def __init__(self, scene: MenuCanvas, x: float, y: float, length: float) -> None:
        self.scene = scene
        self.length = length
        self.unit = length * scene.unit
        self.surface = scene.surface
        self.middle = scene.at(x, y)
        self.line_width = max(2.0, self.unit * LINE)
        self.snowy = False
        self.panes = []
        self.smoke = []

    def at(self, x: float, y: float) -> Point:
        """A point in pixels."""
        return self.middle[0] + x * self.unit, self.middle[1] + y * self.unit

    def shade(self, points: list[Point]) -> None:
        """A short hard shadow on the ground."""
        scene = self.scene
        placed = [(x / scene.unit - scene.half, y / scene.unit) for x, y in (self.at(*p) for p in points)]
        scene.veil(placed, (15, 10, 5, 80))
