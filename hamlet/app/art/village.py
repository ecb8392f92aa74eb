"""A whole village: the order in which everything is drawn, and what can be pointed at.

`draw_ground` and `draw_buildings` paint the land, `draw_tops` what lies on it; ways and ghosts go between.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator, Mapping, Sequence

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.camera import Camera, fitted
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.extras import stepping_stone
from hamlet.app.art.tile.roads import curve
from hamlet.app.art.tile.sizes import Detail, detail
from hamlet.app.art.tops import Contents, Marks, Tops
from hamlet.engine.definitions import Kind
from hamlet.engine.lattice.geometry import Side, to_plane
from hamlet.engine.village import Placed, Village

__all__ = ["Camera", "Contents", "Marks", "VillageArt"]


class VillageArt:
    """Draws villages; `colours` names the colour of each seat."""

    def __init__(self, art: TileArt, colours: Sequence[str]) -> None:
        self.art = art
        self.tops = Tops(art, colours)

    def corners(self, tiles: Sequence[Placed]) -> Iterator[Point]:
        """Every corner of these tiles in the plane, for fitting a camera."""
        for placed in tiles:
            x, y = to_plane(placed.at)
            for corner in self.art.plan(placed.tile, placed.rotation).corners:
                yield corner[0] + x, corner[1] + y

    def fit(self, village: Village, area: pygame.Rect, scale: float = 1.0) -> Camera:
        """The camera that shows the whole village."""
        return fitted(self.corners(village.tiles), area, scale)

    def uid_at(self, village: Village, camera: Camera, pixel: Point) -> int | None:
        """The tile under a pixel."""
        point = camera.plane(pixel)
        for uid, placed in enumerate(village.tiles):
            x, y = to_plane(placed.at)
            if self.art.plan(placed.tile, placed.rotation).contains((point[0] - x, point[1] - y)):
                return uid
        return None

    def draw(
        self,
        surface: pygame.Surface,
        village: Village,
        camera: Camera,
        contents: Mapping[int, Contents] | None = None,
        parts: int = 0,
    ) -> Marks:
        """Everything, in order; returns where slots, names and pieces stand."""
        self.draw_ground(surface, village, camera)
        self.draw_buildings(surface, village, camera, parts)
        return self.draw_tops(surface, village, camera, contents or {})

    def draw_ground(self, surface: pygame.Surface, village: Village, camera: Camera) -> None:
        """Shadows, tiles from far to near, woods and ranges grown together, roads, markers."""
        length = camera.length
        order = self._by_y(village, camera)
        for placed in order:
            shadow = self.art.shadow(placed.tile, placed.rotation, length)
            _blit(surface, shadow, camera.vertex(placed.at))
        for placed in order:
            ground = self.art.ground(placed.tile, placed.rotation, length)
            _blit(surface, ground, camera.vertex(placed.at))
        if detail(length) > Detail.FLAT:
            self._draw_joints(surface, village, camera)
        self._draw_markers(surface, village, camera)

    def _by_y(self, village: Village, camera: Camera) -> list[Placed]:
        return sorted(village.tiles, key=lambda placed: (camera.vertex(placed.at)[1], placed.at))

    def _draw_joints(self, surface: pygame.Surface, village: Village, camera: Camera) -> None:
        terrains = self.art.definitions.terrains
        woods = []
        for contact in village.contacts:
            if contact.terrain_a != contact.terrain_b:
                continue
            terrain = terrains[contact.terrain_a]
            middle, orientation = camera.side_middle(contact.side), contact.side[2]
            if terrain.id == "road":
                _blit(surface, self.art.road_patch(orientation, camera.length), middle)
            elif terrain.id in {"forest", "mountain"}:
                woods.append((middle, terrain.id, orientation, _seed(contact.side)))
        for middle, name, orientation, seed in sorted(woods, key=lambda wood: wood[0][1]):
            _blit(surface, self.art.clump(name, orientation, camera.length, seed), middle)

    def _draw_markers(self, surface: pygame.Surface, village: Village, camera: Camera) -> None:
        terrains = self.art.definitions.terrains
        for road in village.roads:
            middle = camera.side_middle(road.side)
            if detail(camera.length) >= Detail.FULL:
                for uid in (road.a, road.b):
                    self._draw_stones(surface, village.tiles[uid], camera, middle)
        for road in village.roads:
            kind = terrains[road.terrain].road
            name = kind.id if kind else "path"
            marker = self.art.marker(name, road.side[2], camera.length, self.tops.colour(road.seat))
            _blit(surface, marker, camera.side_middle(road.side))

    def _draw_stones(self, surface: pygame.Surface, placed: Placed, camera: Camera, middle: Point) -> None:
        """A trodden way from a marker to the building, so that one sees what it joins."""
        first = camera.vertex(placed.at)
        heart = self.art.heart(placed.tile, placed.rotation)
        goal = (first[0] + heart[0] * camera.length, first[1] + heart[1] * camera.length)
        pull = ((middle[0] + goal[0]) / 2, (middle[1] + goal[1]) / 2)
        stone = stepping_stone(camera.length)
        way = curve(middle, pull, goal)
        steps = max(4, round(_distance(middle, goal) / (camera.length * 0.13)))
        for k in range(steps):
            point = way[round(k / steps * (len(way) - 1))]
            if (
                _distance(point, middle) > camera.length * 0.36
                and _distance(point, goal) > camera.length * 0.3
            ):
                aside = camera.length * (0.03 if k % 2 else -0.03)
                surface.blit(stone, stone.get_rect(center=(round(point[0] + aside), round(point[1]))))

    def draw_buildings(
        self, surface: pygame.Surface, village: Village, camera: Camera, parts: int = 0
    ) -> None:
        """Buildings from far to near; from afar their symbols instead."""
        small = detail(camera.badge_length) < Detail.FULL
        for placed in self._by_y(village, camera):
            heart = self.art.heart(placed.tile, placed.rotation)
            first = camera.vertex(placed.at)
            spot = (first[0] + heart[0] * camera.length, first[1] + heart[1] * camera.length)
            if small:
                self.tops.draw_sign(surface, placed, spot, camera)
                continue
            church = self.art.definitions.tiles[placed.tile].kind is Kind.CHURCH
            building = self.art.building(placed.tile, placed.rotation, camera.length, parts if church else 0)
            if building:
                _blit(surface, building, spot)

    def draw_tops(
        self, surface: pygame.Surface, village: Village, camera: Camera, contents: Mapping[int, Contents]
    ) -> Marks:
        """Trays, then banners, then pieces of every tile."""
        return self.tops.draw(surface, village.tiles, camera, contents)


def _blit(surface: pygame.Surface, picture: Picture, at: Point) -> None:
    """Blit unless it lies outside what is being drawn."""
    place = (round(at[0]) - picture.origin[0], round(at[1]) - picture.origin[1])
    if surface.get_clip().colliderect(picture.surface.get_rect(topleft=place)):
        surface.blit(picture.surface, place)


def _distance(first: Point, second: Point) -> float:
    return math.dist(first, second)


def _seed(side: Side) -> int:
    return zlib.crc32(repr(side).encode())
