"""From the village to the screen and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from hamlet.app.art.shapes import Point
from hamlet.engine.lattice.geometry import Side, Vertex, side_ends, to_plane


@dataclass(frozen=True, slots=True)
class Camera:
    """Where the lattice's (0, 0) lies on the screen, the pixels of one side, and the UI scale."""

    x: float
    y: float
    length: int
    scale: float = 1.0

    @property
    def badge_length(self) -> float:
        """The side length that decides detail and badge sizes."""
        return self.length / self.scale

    def at(self, point: Point) -> Point:
        """A point of the plane on the screen."""
        return self.x + point[0] * self.length, self.y + point[1] * self.length

    def vertex(self, vertex: Vertex) -> Point:
        """A vertex on the screen."""
        return self.at(to_plane(vertex))

    def side_middle(self, side: Side) -> Point:
        """The middle of a side on the screen."""
        (x1, y1), (x2, y2) = (self.vertex(vertex) for vertex in side_ends(side))
        return (x1 + x2) / 2, (y1 + y2) / 2

    def plane(self, pixel: Point) -> Point:
        """The point of the plane under a pixel."""
        return (pixel[0] - self.x) / self.length, (pixel[1] - self.y) / self.length


def fitted(points: Iterable[Point], area: pygame.Rect, scale: float = 1.0, most: int = 144) -> Camera:
    """The camera that shows all these points of the plane in an area of the screen."""
    spots = list(points)
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    right, bottom = max(x for x, _ in spots), max(y for _, y in spots)
    across, down = max(1.0, right - left), max(1.0, bottom - top)
    length = max(8, int(min(area.width / (across + 0.3), area.height / (down + 0.5), most)))
    x = area.centerx - (left + right) / 2 * length
    y = area.centery - (top + bottom) / 2 * length
    return Camera(x, y, length, scale)
