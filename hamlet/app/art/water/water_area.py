"""Water on the plane, before any of it is drawn: polygons and discs in sides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.art.water.depth import WATER


@dataclass(frozen=True, slots=True)
class WaterArea:
    """What is under water: polygons, and discs by middle and radius."""

    polygons: tuple[tuple[Point, ...], ...] = ()
    discs: tuple[tuple[Point, float], ...] = ()

    def moved(self, by: Point) -> WaterArea:
        """The same area elsewhere."""
        return WaterArea(
            tuple(tuple((x + by[0], y + by[1]) for x, y in points) for points in self.polygons),
            tuple(((x + by[0], y + by[1]), radius) for (x, y), radius in self.discs),
        )

    def draw(self, sheet: pygame.Surface, at: Callable[[Point], Point]) -> None:
        """Fill it on a sheet."""
        for points in self.polygons:
            pygame.draw.polygon(sheet, WATER, [at(point) for point in points])
        for (x, y), radius in self.discs:
            middle, rim = at((x, y)), at((x + radius, y))
            pygame.draw.circle(sheet, WATER, middle, rim[0] - middle[0])

    def __bool__(self) -> bool:
        return bool(self.polygons or self.discs)
