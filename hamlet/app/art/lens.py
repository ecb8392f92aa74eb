"""From the village to the screen and back."""

from __future__ import annotations

from dataclasses import dataclass

from hamlet.app.art.shapes import Point
from hamlet.engine.lattice.geometry import Side, Vertex, side_ends, to_plane


@dataclass(frozen=True, slots=True)
class Lens:
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
