"""TileArt: every picture of every tile, made when first asked for and kept."""

from __future__ import annotations

import math
import random
from functools import lru_cache

import pygame

from hamlet.app.art.cache import Picture, PictureCache
from hamlet.app.art.palette import BLUEPRINT, GRASS, INK, TERRAINS, WHITE, alpha, mix
from hamlet.app.art.shapes import Point, clear, outline, thin_line
from hamlet.app.art.tile import extras
from hamlet.app.art.tile.buildings import draw_building, filled_with
from hamlet.app.art.tile.field import Field
from hamlet.app.art.tile.ground import Sheet, draw_ground
from hamlet.app.art.tile.places import Places, Wanted, adjust, find_heart, find_places, scaled_box, settle
from hamlet.app.art.tile.plan import Box, Plan, make_plan
from hamlet.app.art.tile.planting import Keep, belts, fill
from hamlet.app.art.tile.roads import roads_of
from hamlet.app.art.tile.sizes import BANNER_HEIGHT, Detail, banner_width, detail, piece_side, tray_size
from hamlet.engine.definitions import Definitions

STANDARD = 96
_TIGHT = 80  # where a building stands is chosen for this length: names and slots take much room
_BUCKET = 16
_TRIM = 0.9  # the outermost of a building may be covered
_FREE = Box(-0.22, -0.2, 0.44, 0.4)  # what a wood keeps free for its flag


class TileArt:
    """The drawings of one set of definitions."""

    def __init__(self, definitions: Definitions) -> None:
        self.definitions = definitions
        self.cache = PictureCache()
        self.plan = lru_cache(maxsize=512)(self._plan)
        self.field = lru_cache(maxsize=512)(self._field)
        self.stand = lru_cache(maxsize=512)(self._stand)
        self.roads = lru_cache(maxsize=512)(self._roads)
        self._places_at = lru_cache(maxsize=1024)(self._find_places)
        self._building_box = lru_cache(maxsize=512)(self._measure_building)

    # -- form

    def _plan(self, tile: int, rotation: int) -> Plan:
        return make_plan(self.definitions, tile, rotation)

    def _field(self, tile: int, rotation: int) -> Field:
        return Field(self.plan(tile, rotation))

    def _stand(self, tile: int, rotation: int) -> tuple[Point, float]:
        """Where the building stands and how large it is drawn."""
        box, field = self._building_box(tile), self.field(tile, rotation)
        heart, scale = settle(field, find_heart(self.plan(tile, rotation)), box)
        wanted = self._wanted(tile, scaled_box(box, scale), _TIGHT, named=True)
        return (adjust(field, heart, wanted) if wanted.tray else heart), scale

    def heart(self, tile: int, rotation: int) -> Point:
        """Where the building stands, in sides from the outline's first vertex."""
        return self.stand(tile, rotation)[0]

    def _roads(self, tile: int, rotation: int) -> list[list[Point]]:
        return roads_of(self.plan(tile, rotation), self.heart(tile, rotation))

    def _measure_building(self, tile: int) -> Box:
        """The box of the building about its heart, in sides."""
        picture = draw_building(self.definitions, self.definitions.tiles[tile], 40, 4)
        if picture is None:
            return _FREE
        seen, half = picture.get_bounding_rect(), picture.get_width() / 2
        width, height = seen.width / 40 * _TRIM, seen.height / 40 * _TRIM
        x, y = (seen.centerx - half) / 40, (seen.centery - half) / 40
        return Box(x - width / 2, y - height / 2, width, height)

    def places(self, tile: int, rotation: int, length: float = STANDARD) -> Places:
        """Where everything stands, in sides, looked at with so many pixels per side."""
        return self._places_at(tile, rotation, max(24, int(length) // _BUCKET * _BUCKET))

    def _wanted(self, tile: int, building: Box, length: int, *, named: bool) -> Wanted:
        """What this tile must find room for at so many pixels per side."""
        definition = self.definitions.tiles[tile]
        tray, width = tray_size(definition.slots, length), banner_width(definition, named=named)
        return Wanted(
            building,
            (tray[0] / length, tray[1] / length) if tray else None,
            (width / length, BANNER_HEIGHT / length) if width else None,
            piece_side(length) / length,
        )

    def _find_places(self, tile: int, rotation: int, length: int) -> Places:
        field, (heart, scale) = self.field(tile, rotation), self.stand(tile, rotation)
        building = scaled_box(self._building_box(tile), scale)
        for named in (True, False):
            found = find_places(field, heart, self._wanted(tile, building, length, named=named))
            least = 0.82 if length < 80 else 0.7
            if all(box is None or field.share(box) >= least for box in (found.banner, found.tray)):
                break
        return found

    def shows_name(self, tile: int, rotation: int, length: float) -> bool:
        """Whether the banner found at this zoom has room for the name."""
        banner = self.places(tile, rotation, length).banner
        bucket = max(24, int(length) // _BUCKET * _BUCKET)
        return banner is not None and banner.width * bucket + 1 >= banner_width(self.definitions.tiles[tile])

    # -- pictures

    def ground(self, tile: int, rotation: int, length: int) -> Picture:
        """The tile without its building; the origin is the outline's first vertex."""
        return self.cache.get(
            ("ground", tile, rotation, length), lambda: self._draw_ground(tile, rotation, length)
        )

    def _draw_ground(self, tile: int, rotation: int, length: int) -> Picture:
        plan, heart = self.plan(tile, rotation), self.heart(tile, rotation)
        level = detail(length)
        if level is Detail.FLAT:
            return self._draw_flat(plan, length)
        roads, rng = self.roads(tile, rotation), random.Random(plan.seed)
        places = self.places(tile, rotation, length)
        spots = [(spot, 0.17) for spot in places.yard[:4]]
        keep = Keep(roads, [places.building], spots)
        plants = belts(plan, 1 if level is Detail.SIMPLE else 2, keep, rng)
        if terrain := filled_with(self.definitions, self.definitions.tiles[tile]):
            plants += fill(plan, terrain, Keep(roads, (), spots[:1]), plants, rng)
        return Picture(*draw_ground(plan, length, heart, roads, plants))

    @staticmethod
    def _draw_flat(plan: Plan, length: int) -> Picture:
        """From afar: flat ground with the terrain as bars along its edges."""
        sheet = Sheet(plan, length)
        corners = sheet.all_at(plan.corners)
        pygame.draw.polygon(sheet.surface, GRASS, corners)
        depth = 4 / length
        for edge in plan.edges:
            bar = [edge.at(0, 0), edge.at(1, 0), edge.at(1 - depth / 2, depth), edge.at(depth / 2, depth)]
            colour = TERRAINS.get(edge.terrain, mix(GRASS, INK, 0.5))
            pygame.draw.polygon(sheet.surface, colour, sheet.all_at(bar))
        outline(sheet.surface, INK, corners, 2)
        return Picture(pygame.transform.smoothscale(sheet.surface, sheet.small), sheet.origin)

    def building(self, tile: int, rotation: int, length: int, parts: int = 0) -> Picture | None:
        """The building alone; the origin is the heart. None for woods and ranges."""
        definition = self.definitions.tiles[tile]
        if filled_with(self.definitions, definition):
            return None
        size = round(length * self.stand(tile, rotation)[1])

        def make() -> Picture:
            surface = draw_building(self.definitions, definition, size, parts) or clear((1, 1))
            return Picture(surface, (surface.get_width() // 2, surface.get_height() // 2))

        return self.cache.get(("building", tile, size, parts), make)

    def shadow(self, tile: int, rotation: int, length: int) -> Picture:
        """The soft shadow a tile throws on the table; the origin is the outline's first vertex."""
        return self.cache.get(
            ("shadow", tile, rotation, length), lambda: self._draw_shadow(tile, rotation, length)
        )

    def _draw_shadow(self, tile: int, rotation: int, length: int) -> Picture:
        plan = self.plan(tile, rotation)
        bounds, pad, small = plan.bounds, 0.4, 4
        size = [math.ceil((extent + 2 * pad) * length) for extent in (bounds.width, bounds.height)]
        origin = ((pad - bounds.left) * length, (pad - bounds.top) * length)
        surface = clear((size[0] // small + 1, size[1] // small + 1), (14, 8, 4))
        points = [
            ((origin[0] + (x + 0.06) * length) / small, (origin[1] + (y + 0.11) * length) / small)
            for x, y in plan.corners
        ]
        pygame.draw.polygon(surface, (14, 8, 4, 165), points)
        soft = pygame.transform.gaussian_blur(surface, max(1, round(length * 0.06 / small)))
        whole = pygame.transform.smoothscale(soft, (soft.get_width() * small, soft.get_height() * small))
        return Picture(whole, (round(origin[0]), round(origin[1])))

    def surface(
        self, tile: int, rotation: int, length: int, parts_built: int = 0
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """The whole tile with its building, and where the outline's first vertex lies in it."""

        def make() -> Picture:
            ground = self.ground(tile, rotation, length)
            building = self.building(tile, rotation, length, parts_built)
            room = round(length * 0.45)  # a spire may rise over the upper edge
            width, height = ground.surface.get_size()
            whole = clear((width, height + room), INK)
            origin = (ground.origin[0], ground.origin[1] + room)
            whole.blit(ground.surface, (0, room))
            if building and detail(length) > Detail.FLAT:
                heart = self.heart(tile, rotation)
                building.blit_to(whole, (origin[0] + heart[0] * length, origin[1] + heart[1] * length))
            return Picture(whole, origin)

        picture = self.cache.get(("whole", tile, rotation, length, parts_built), make)
        return picture.surface, picture.origin

    def blueprint(self, tile: int, size: tuple[int, int], rotation: int = 0) -> pygame.Surface:
        """A small picture of the tile on blue grid paper."""
        return self.cache.get(
            ("blueprint", tile, size, rotation), lambda: self._draw_blueprint(tile, size, rotation)
        ).surface

    def _draw_blueprint(self, tile: int, size: tuple[int, int], rotation: int) -> Picture:
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        sheet.fill(alpha(BLUEPRINT, 255))
        cell = max(8, round(size[0] / 8))
        for x in range(cell, size[0], cell):
            thin_line(sheet, pygame.Rect(x, 0, 1, size[1]), WHITE, 42)
        for y in range(cell, size[1], cell):
            thin_line(sheet, pygame.Rect(0, y, size[0], 1), WHITE, 42)
        bounds, heart = self.plan(tile, rotation).bounds, self.heart(tile, rotation)
        box = self._building_box(tile)
        top = min(bounds.top, heart[1] + box.top * 1.1)
        tall = bounds.bottom + 0.1 - top
        length = min((size[0] - 8) / bounds.width, (size[1] - 8) / tall)
        double = max(28, math.floor(length * 2))
        surface, origin = self.surface(tile, rotation, double)
        shrink = length / double
        small = pygame.transform.smoothscale(
            surface, (round(surface.get_width() * shrink), round(surface.get_height() * shrink))
        )
        left = size[0] / 2 - (bounds.left + bounds.width / 2) * length - origin[0] * shrink
        up = size[1] / 2 - (top + tall / 2) * length - origin[1] * shrink
        sheet.blit(small, (round(left), round(up)))
        return Picture(sheet, (0, 0))

    # -- what joins tiles

    def clump(self, terrain: str, orientation: int, length: int, seed: int = 0) -> Picture:
        """Trees or rocks over a border where like meets like; the origin is the side's middle."""
        key = ("clump", terrain, orientation, length, seed % 6)
        return self.cache.get(key, lambda: extras.draw_clump(terrain, orientation, length, seed % 6))

    def road_patch(self, orientation: int, length: int) -> Picture:
        """Sand over a border where road meets road."""
        return self.cache.get(
            ("patch", orientation, length), lambda: extras.draw_road_patch(orientation, length)
        )

    def marker(self, kind: str, orientation: int, length: int, seat: str | None) -> Picture:
        """A path or bridge in a seat's colour; the origin is the side's middle."""
        key = ("marker", kind, orientation, length, seat)
        return self.cache.get(key, lambda: extras.draw_marker(kind, orientation, length, seat))
