"""TileArt: every picture of every tile, made when first asked for and kept."""

from __future__ import annotations

import math
from collections import OrderedDict

import pygame

from hamlet.app.art.cache import Picture, trimmed
from hamlet.app.art.packs.wearing import wear_packs
from hamlet.app.art.palette import INK
from hamlet.app.art.shapes import clear
from hamlet.app.art.tile import extras
from hamlet.app.art.tile.buildings import filled_with, model_of, sails_of
from hamlet.app.art.tile.buildings.window_light import HALO
from hamlet.app.art.tile.ground_art import GroundArt
from hamlet.app.art.tile.pictures import draw_shadow, grid_paper
from hamlet.app.art.tile.sizes import Detail, detail
from hamlet.engine.definitions import Definitions

EDGE = 7  # transparent pixels around a building: as many as may be cut off when it is scaled


class TileArt(GroundArt):
    """The drawings of one set of definitions."""

    def has_building(self, tile: int) -> bool:
        """Whether something stands on a tile: on woods and ranges nothing does."""
        return not filled_with(self.definitions, self.definitions.tiles[tile])

    def building(self, tile: int, rotation: int, length: int, parts: int = 0) -> Picture | None:
        """The building alone; the origin is the heart. None for woods and ranges."""
        if not self.has_building(tile):
            return None
        definition = self.definitions.tiles[tile]
        size = round(length * self.stand(tile, rotation)[1])

        def make() -> Picture:
            model = model_of(self.definitions, definition, size, parts, snowy=self.season.frozen)
            if model is None:
                return _centred(clear((1, 1)))
            # Its lamps will light up more than the building itself.
            around = math.ceil(HALO * model.length) if model.lamps else 0
            return _centred(model.done(), EDGE + around)

        return self.cache.get(("building", tile, size, parts, self.season.frozen), make)

    def becalmed(self, tile: int, rotation: int, length: int) -> Picture | None:
        """The building without its sails, pixel upon pixel as it is with them; None if it has none."""
        definition, whole = self.definitions.tiles[tile], self.building(tile, rotation, length)
        if whole is None or not sails_of(self.definitions, definition):
            return None
        size = round(length * self.stand(tile, rotation)[1])
        snowy = self.season.frozen
        model = model_of(self.definitions, definition, size, snowy=snowy, becalmed=True)
        if model is None:
            return None
        half, (left, top) = model.side // 2, whole.origin
        part = pygame.Rect((half - left, half - top), whole.surface.get_size())
        return Picture(model.done().subsurface(part).copy(), whole.origin)

    def windows(self, tile: int, rotation: int, length: int, parts: int = 0) -> Picture:
        """The light in the windows of a building; the origin is the heart."""
        size = round(length * self.stand(tile, rotation)[1])

        def make() -> Picture:
            model = model_of(self.definitions, self.definitions.tiles[tile], size, parts)
            return _centred(model.lit_windows() if model else clear((1, 1)))

        return self.cache.get(("windows", tile, size, parts), make)

    def shadow(self, tile: int, rotation: int, length: int) -> Picture:
        """The soft shadow a tile throws on the table; the origin is the outline's first vertex."""
        return self.cache.get(
            ("shadow", tile, rotation, length), lambda: draw_shadow(self.plan(tile, rotation), length)
        )

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
            ground.blit_to(whole, origin)
            if building and detail(length) > Detail.FLAT:
                heart = self.heart(tile, rotation)
                building.blit_to(whole, (origin[0] + heart[0] * length, origin[1] + heart[1] * length))
            return Picture(whole, origin)

        picture = self.cache.get(("whole", tile, rotation, length, parts_built, self.season.name), make)
        return picture.surface, picture.origin

    def blueprint(self, tile: int, size: tuple[int, int], rotation: int = 0) -> pygame.Surface:
        """A small picture of the tile on blue grid paper."""
        return self.cache.get(
            ("blueprint", tile, size, rotation, self.season.name),
            lambda: self._draw_blueprint(tile, size, rotation),
        ).surface

    def _draw_blueprint(self, tile: int, size: tuple[int, int], rotation: int) -> Picture:
        sheet = grid_paper(size)
        bounds, heart = self.plan(tile, rotation).bounds, self.heart(tile, rotation)
        box = self.building_box(tile)
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
        key = ("clump", terrain, orientation, length, seed % 6, self.season.name)
        return self.cache.get(
            key, lambda: extras.draw_clump(terrain, orientation, length, seed % 6, self.season)
        )

    def road_patch(self, orientation: int, length: int) -> Picture:
        """Sand over a border where road meets road."""
        return self.cache.get(
            ("patch", orientation, length, self.season.name),
            lambda: extras.draw_road_patch(orientation, length, self.season),
        )

    def water_patch(self, orientation: int, length: int, on: tuple[bool, bool] = (False, False)) -> Picture:
        """Water over a border where water meets water, and around those ends where it goes on."""
        return self.cache.get(
            ("water patch", orientation, length, on, self.season.name),
            lambda: extras.draw_water_patch(orientation, length, on, self.season),
        )

    def marker(self, kind: str, orientation: int, length: int, seat: str | None) -> Picture:
        """A path or bridge in a seat's colour; the origin is the side's middle."""
        key = ("marker", kind, orientation, length, seat)
        return self.cache.get(key, lambda: extras.draw_marker(kind, orientation, length, seat))


def _centred(surface: pygame.Surface, edge: int = EDGE) -> Picture:
    """A picture whose middle is the heart, without what is empty around it but for an edge."""
    return trimmed(Picture(surface, (surface.get_width() // 2, surface.get_height() // 2)), edge)


class Drawings:
    """The drawings of the games that were played last."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[Definitions, TileArt] = OrderedDict()

    def of(self, definitions: Definitions) -> TileArt:
        """Those of one game, begun if it has none; those longest unused go."""
        wear_packs(definitions)
        found = self._kept.pop(definitions, None)
        if found is None or found.definitions.data != definitions.data:
            found = TileArt(definitions)
        self._kept[definitions] = found
        while len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return found

    def pass_on(self, definitions: Definitions) -> None:
        """The game that is played goes on with nearly the same definitions: what is the same is not lost."""
        from hamlet.app.art.tile.heirs import heir_of

        last = next(reversed(self._kept.values()), None)
        heir = heir_of(last, definitions) if last is not None else None
        if heir is not None:
            self._kept = OrderedDict({definitions: heir})

    def clear(self) -> None:
        """Keep none of them."""
        self._kept.clear()


DRAWINGS = Drawings(most=1)
"""Of the game that is played only: each takes much memory."""


def art_of(definitions: Definitions) -> TileArt:
    """The drawings of the game that is played: the title has made some that its table need not make again."""
    return DRAWINGS.of(definitions)
