"""The village of a preview: the first game's, sketched at once and drawn finer tile by tile."""

from __future__ import annotations

from functools import cached_property

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.artist import art_of
from hamlet.app.art.tile.ground_art import SKETCH
from hamlet.app.board.studio import scaled
from hamlet.engine.definitions import Definitions
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

ROOM = (11.5, 9.0)  # sides that must fit into the area


class FirstVillage:
    """All of its tiles are seen from the first frame on."""

    def __init__(self, definitions: Definitions) -> None:
        self._art = art_of(definitions)
        tiles = definitions.layouts[0].tiles
        self._tiles = sorted(
            (Placed(each.tile, each.rotation, each.at) for each in tiles),
            key=lambda each: to_plane(each.at)[1],
        )
        self._fine: set[tuple[Placed, int]] = set()
        self._length = 0

    @property
    def busy(self) -> bool:
        """Whether tiles are still to be drawn finer."""
        return any((placed, self._length) not in self._fine for placed in self._tiles)

    def work(self) -> bool:
        """Draw one more tile as fine as it will be; whether there was one."""
        for placed in self._tiles:
            if self._length and (placed, self._length) not in self._fine:
                self._art.surface(placed.tile, placed.rotation, self._length)
                self._fine.add((placed, self._length))
                return True
        return False

    @cached_property
    def _middle(self) -> Point:
        corners = [
            (to_plane(placed.at)[0] + x, to_plane(placed.at)[1] + y)
            for placed in self._tiles
            for x, y in self._art.plan(placed.tile, placed.rotation).corners
        ]
        across, down = ((min(axis) + max(axis)) / 2 for axis in zip(*corners, strict=True))
        return across, down

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the village in the middle of an area."""
        length = self._length = max(8, round(min(area.width / ROOM[0], area.height / ROOM[1])))
        for placed in self._tiles:
            x, y = to_plane(placed.at)
            middle = self._middle
            at = (area.centerx + (x - middle[0]) * length, area.centery + (y - middle[1]) * length)
            self._art.shadow(placed.tile, placed.rotation, length).blit_to(surface, at)
            for picture, spot in self._pictures(placed, at):
                picture.blit_to(surface, spot)

    def _pictures(self, placed: Placed, at: Point) -> list[tuple[Picture, Point]]:
        """A tile as it is drawn so far, part by part."""
        tile, rotation, length = placed.tile, placed.rotation, self._length
        if (placed, length) in self._fine:
            return [(Picture(*self._art.surface(tile, rotation, length)), at)]
        ground = scaled(self._art.sketch(tile, rotation), length / SKETCH)
        building = self._art.building(tile, rotation, SKETCH)
        if building is None:
            return [(ground, at)]
        heart = self._art.heart(tile, rotation)
        spot = (at[0] + heart[0] * length, at[1] + heart[1] * length)
        return [(ground, at), (scaled(building, length / SKETCH), spot)]
