"""The whole village in a small picture that is always complete, for wherever no finer one is painted yet."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from hamlet.app.art.tile.ground_art import SKETCH
from hamlet.app.board.composing import Composer
from hamlet.app.board.display_list import Shown
from hamlet.app.board.layer import CELL, Layer, cell_area, cells_of
from hamlet.app.board.planks import Planks

MOST = 3072  # pixels of a side of the picture; a village larger than that is shown smaller


class Overview:
    """Sketches of all tiles on the table; a part is brought up to date when it is looked at, or ahead."""

    def __init__(self, composer: Composer, planks: Planks) -> None:
        self._composer = composer
        self._planks = planks
        self._layer = Layer(planks)
        self._to_show: Shown | None = None

    def show(self, shown: Shown) -> None:
        """Show this village from now on."""
        self._to_show = shown

    def showing(self, shown: Shown) -> Iterator[None]:
        """Have all of it painted, bit by bit."""
        self.show(shown)
        while self.go_on():
            yield

    def go_on(self) -> bool:
        """Sketch a tile, or paint a part that is not up to date; whether there was any."""
        if self._sketch_next():
            return True
        self._compose()
        late = self._layer.late(self._layer.rect)
        self._layer.paint(late[:1])
        return bool(late)

    def _sketch_next(self) -> bool:
        """Sketch one tile that is to be shown and has no sketch; whether there was one."""
        if self._to_show is None:
            return False
        tiles = self._composer.studio.tiles
        for placed in self._to_show.village.tiles:
            if tiles.known_sketch(placed.tile, placed.rotation) is None:
                tiles.sketch(placed.tile, placed.rotation)
                return True
        return False

    def _compose(self) -> None:
        shown, self._to_show = self._to_show, None
        if shown is None:
            return
        layer, extent = self._layer, self._composer.extent(shown.village)
        length = max(4, min(SKETCH, int(MOST / max(extent.right - extent.left, extent.bottom - extent.top))))
        left, top = math.floor(extent.left * length), math.floor(extent.top * length)
        right, bottom = math.ceil(extent.right * length), math.ceil(extent.bottom * length)
        around = pygame.Rect(left, top, right - left, bottom - top)
        village = self._composer.compose_bare(shown, length)
        if length == layer.length and layer.rect.contains(around):
            layer.change(village)
        else:
            layer.allocate(around.size, CELL // 2)
            layer.begin(village, around)

    def fill(self, surface: pygame.Surface, area: pygame.Rect, at: tuple[int, int], length: float) -> None:
        """Paint an area of the map of this length onto a surface at a point."""
        self._compose()
        ratio = self._layer.length / length
        left, top = math.floor(area.left * ratio), math.floor(area.top * ratio)
        right, bottom = math.ceil(area.right * ratio), math.ceil(area.bottom * ratio)
        wanted = pygame.Rect(left, top, right - left, bottom - top)
        known = wanted.clip(self._layer.rect)
        self._layer.paint(self._layer.late(known))
        kept = surface.get_clip()
        surface.set_clip(pygame.Rect(at, area.size).clip(kept))
        if known != wanted:
            self._lay_planks(surface, area, at, length)
        if known.width > 1 and known.height > 1:
            x, y = round(known.left / ratio) - area.left + at[0], round(known.top / ratio) - area.top + at[1]
            size = (math.ceil(known.width / ratio), math.ceil(known.height / ratio))
            part = self._layer.surface.subsurface(known.move(-self._layer.left, -self._layer.top))
            surface.blit(pygame.transform.smoothscale(part, size), (x, y))
        surface.set_clip(kept)

    def _lay_planks(
        self, surface: pygame.Surface, area: pygame.Rect, at: tuple[int, int], length: float
    ) -> None:
        for cell in cells_of(area):
            part = cell_area(cell)
            x, y = part.left - area.left + at[0], part.top - area.top + at[1]
            self._planks.paint(surface, part, (x, y), length)
