"""A pen that draws on the 24×24 icon grid at any scale."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import pygame

from hamlet.app.art.palette import Colour
from hamlet.app.art.shapes import Paint, Point, stroke

GRID = 24
SOLID: Paint = (255, 255, 255, 255)
NOTHING: Paint = (0, 0, 0, 0)


class Pen:
    """Draws in grid units; `cut=True` takes away instead."""

    def __init__(self, surface: pygame.Surface, scale: float, shift: float = 0.0) -> None:
        self.surface = surface
        self.scale = scale
        self.shift = shift
        self.paint: Paint = SOLID

    def at(self, x: float, y: float) -> Point:
        """A grid point in pixels."""
        return x * self.scale + self.shift, y * self.scale + self.shift

    def _ink(self, *, cut: bool) -> Paint:
        return NOTHING if cut else self.paint

    def poly(self, *points: Point, cut: bool = False) -> None:
        """A filled polygon."""
        pygame.draw.polygon(self.surface, self._ink(cut=cut), [self.at(*point) for point in points])

    def circle(self, x: float, y: float, radius: float, *, cut: bool = False) -> None:
        """A filled circle."""
        pygame.draw.circle(self.surface, self._ink(cut=cut), self.at(x, y), radius * self.scale)

    def rect(
        self, x: float, y: float, width: float, height: float, round_by: float = 0, *, cut: bool = False
    ) -> None:
        """A filled rectangle with round corners."""
        left, top = self.at(x, y)
        area = pygame.Rect(round(left), round(top), round(width * self.scale), round(height * self.scale))
        pygame.draw.rect(self.surface, self._ink(cut=cut), area, border_radius=round(round_by * self.scale))

    def ellipse(self, x: float, y: float, width: float, height: float, *, cut: bool = False) -> None:
        """A filled ellipse in its box."""
        left, top = self.at(x, y)
        area = pygame.Rect(round(left), round(top), round(width * self.scale), round(height * self.scale))
        pygame.draw.ellipse(self.surface, self._ink(cut=cut), area)

    def path(self, points: Sequence[Point], width: float, *, cut: bool = False) -> None:
        """A line through these points with round joints."""
        placed = [self.at(*point) for point in points]
        for start, end in pairwise(placed):
            stroke(self.surface, self._ink(cut=cut), start, end, width * self.scale)

    def line(self, start: Point, end: Point, width: float, *, cut: bool = False) -> None:
        """A straight line with round ends."""
        self.path((start, end), width, cut=cut)


def arc(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    """Points along an arc, angles in degrees clockwise from the right."""
    steps = 28
    angles = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


DrawIcon = Callable[[Pen], None]
Details = Callable[[Pen, Colour], None]


@dataclass(frozen=True, slots=True)
class Drawing:
    """How one icon is drawn: its silhouette, its colour, and colours painted on top."""

    body: DrawIcon
    colour: Colour
    details: Details | None = None


DRAWINGS: dict[str, Drawing] = {}
WORN: dict[str, Drawing] = {}
"""What the packs of the game that is shown have put in the place of a drawing, or beside them."""
# Whole families of things that packs may add to: the first word of the name, and who draws an unknown one.
FAMILIES: dict[str, Callable[[str], Drawing]] = {}


@lru_cache(maxsize=128)
def drawing_called(name: str) -> Drawing | None:
    """The drawing of this name, or the stand-in of its family; None if nobody can draw it."""
    if name in WORN:
        return WORN[name]
    if name in DRAWINGS:
        return DRAWINGS[name]
    family, _, rest = name.partition("-")
    return FAMILIES[family](rest) if rest and family in FAMILIES else None


def icon_drawing(name: str, colour: Colour, details: Details | None = None) -> Callable[[DrawIcon], DrawIcon]:
    """Register the decorated function as the silhouette of this icon."""

    def register(body: DrawIcon) -> DrawIcon:
        DRAWINGS[name] = Drawing(body, colour, details)
        return body

    return register
