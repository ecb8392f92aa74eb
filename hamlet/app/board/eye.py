"""Where one looks from: a point of the plane in the middle of the view, and so many pixels per side."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pygame

from hamlet.app.art.shapes import Point
from hamlet.engine.lattice.geometry import Side, Vertex, side_ends, to_plane


@dataclass(frozen=True, slots=True)
class Eye:
    """`x`, `y` of the plane lie in the middle of `area` (left, top, width, height in window pixels)."""

    x: float
    y: float
    length: float
    area: tuple[int, int, int, int]
    scale: float = 1.0

    @property
    def rect(self) -> pygame.Rect:
        """The area as a rectangle."""
        return pygame.Rect(self.area)

    @property
    def middle(self) -> Point:
        """The middle of the area in window pixels."""
        return self.area[0] + self.area[2] / 2, self.area[1] + self.area[3] / 2

    @property
    def detail_length(self) -> float:
        """The side length that decides how much is shown: a larger interface shows as much as a smaller."""
        return self.length / self.scale

    def at(self, point: Point) -> Point:
        """A point of the plane in window pixels."""
        middle = self.middle
        return middle[0] + (point[0] - self.x) * self.length, middle[1] + (point[1] - self.y) * self.length

    def plane(self, pixel: Point) -> Point:
        """The point of the plane under a pixel of the window."""
        middle = self.middle
        return self.x + (pixel[0] - middle[0]) / self.length, self.y + (pixel[1] - middle[1]) / self.length

    def vertex(self, vertex: Vertex) -> Point:
        """A vertex in window pixels."""
        return self.at(to_plane(vertex))

    def side(self, side: Side) -> tuple[Point, Point]:
        """Both ends of a side in window pixels."""
        start, end = side_ends(side)
        return self.vertex(start), self.vertex(end)

    def side_middle(self, side: Side) -> Point:
        """The middle of a side in window pixels."""
        (x1, y1), (x2, y2) = self.side(side)
        return (x1 + x2) / 2, (y1 + y2) / 2

    def moved(self, across: float, down: float) -> Eye:
        """The eye after the table was dragged by so many pixels."""
        return replace(self, x=self.x - across / self.length, y=self.y - down / self.length)

    def zoomed(self, length: float, pixel: Point) -> Eye:
        """The eye with other pixels per side, the point under this pixel staying where it is."""
        point, middle = self.plane(pixel), self.middle
        x = point[0] - (pixel[0] - middle[0]) / length
        y = point[1] - (pixel[1] - middle[1]) / length
        return replace(self, x=x, y=y, length=length)

    def toward(self, other: Eye, share: float) -> Eye:
        """An eye on the way to another: lengths in equal ratios, so that zooming looks even."""
        length = self.length * (other.length / self.length) ** share
        if abs(other.length - self.length) < 0.01:
            along = share
        else:
            # What is seen moves on a straight line only if the middle follows the zoom.
            along = (1 / self.length - 1 / length) / (1 / self.length - 1 / other.length)
        x, y = self.x + (other.x - self.x) * along, self.y + (other.y - self.y) * along
        return replace(other, x=x, y=y, length=length)


def view_of(eye: Eye, length: int) -> pygame.Rect:
    """What of the map at this length the eye sees."""
    width, height = eye.area[2:]
    across, down = round(width * length / eye.length), round(height * length / eye.length)
    left, top = round(eye.x * length - across / 2), round(eye.y * length - down / 2)
    return pygame.Rect(left, top, across, down)


@dataclass(frozen=True, slots=True)
class Extent:
    """The smallest box of the plane around a village."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, points: Iterable[Point]) -> Extent:
        """The box around these points."""
        spots = list(points)
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        return cls(min(xs), min(ys), max(xs), max(ys))

    @property
    def middle(self) -> Point:
        """Its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2
