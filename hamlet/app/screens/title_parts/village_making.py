"""A village painted for the title bit by bit: of sketches, tile after tile, then as fine as it will be."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import pygame

from hamlet.app.art.seasons.daylight import WHOLE
from hamlet.app.art.tile.buildings import church_parts
from hamlet.app.art.tile_badges import BadgeArt, Contents
from hamlet.app.board.budget import Budget
from hamlet.app.board.composing import Composer, ready_key
from hamlet.app.board.display_list import Composition, Shown
from hamlet.app.board.eye import Eye, view_of
from hamlet.app.board.lakes.afloat import LakeContents
from hamlet.app.board.layer import Layer, cell_area
from hamlet.app.board.planks import Planks
from hamlet.app.board.studio import Studio
from hamlet.app.screens.title_parts.evening import EveningLight, bands, soften, warm_glow
from hamlet.app.screens.title_parts.standing_there import standing_there
from hamlet.app.screens.title_parts.village_reading import EveningScenery
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Village

SECONDS = 0.009  # of a frame: the title has nothing else to do
APART = 0.03  # seconds between two tiles of a village that builds itself
TOGETHER = 5  # tiles that become fine before they are shown
GLOW = 0.62


class WindowWood(Planks):
    """The wood that the window shows already, wherever a village lies on it."""

    def __init__(self, wood: pygame.Surface, view: pygame.Rect) -> None:
        self._wood = wood
        self.light = WHOLE
        self._view = view

    def paint(self, surface: pygame.Surface, cell: pygame.Rect, at: tuple[int, int], length: float) -> None:
        """The part of the window that this cell of the map covers."""
        surface.blit(self._wood, at, cell.move(-self._view.left, -self._view.top))


class VillageMaking:
    """One village in one window. What is painted so far is in `ground`; `changed` says where it is new."""

    def __init__(
        self, scenery: EveningScenery, eye: Eye, wood: pygame.Surface, light: EveningLight | None = None
    ) -> None:
        """In the evening, or, without any light of its own, a sketch by day."""
        self.scenery = scenery
        self.eye = eye
        self.light = light
        self.length = round(eye.length)
        self.view = view_of(eye, self.length)
        self.ground = pygame.Surface(wood.get_size())
        self.ground.blit(wood, (0, 0))
        if light is not None:
            light.fall_on(self.ground, self.ground.get_rect())
        self.changed: list[pygame.Rect] = []
        self.laid = 0
        """How many tiles lie there."""
        self.over = self.sketched = False
        self._studio = Studio(BadgeArt(scenery.art, scenery.colours))
        self._studio.turn(scenery.look)
        self._composer = Composer(self._studio)
        self._layer = Layer(WindowWood(wood, self.view))
        self._layer.allocate(wood.get_size())
        self._budget = Budget()
        self._budget.seconds = SECONDS
        state = scenery.state
        self._parts = church_parts(len(state.church) - state.church.count(-1), len(state.church))
        self._glows: list[pygame.Rect] = []
        self._bits = self._making()
        self._kind = ""

    def work(self, laid_most: float = math.inf) -> None:
        """Go on for the time of a frame, with no more than so many tiles laid."""
        self._budget.open()
        while not self.over and self._budget.allows(self._kind):
            if self._kind == "lay" and self.laid >= laid_most:
                return
            kind, self._kind = self._kind, next(self._bits, "")
            self._budget.learn(kind)
            self.over = not self._kind

    def take_changed(self) -> list[pygame.Rect]:
        """Where the ground has changed since last asked."""
        found, self.changed = self.changed, []
        return found

    # the bits, each named by its kind

    def _making(self) -> Iterator[str]:
        yield "begin"
        yield from self._sketching()
        self.sketched = True
        if self.light is not None:
            yield from self._refining()
            yield from self._softening()

    def _sketching(self) -> Iterator[str]:
        """Tile after tile, as they were built."""
        whole, studio = self.scenery.state.village, self._studio
        village = Village.of(whole.land, whole.tiles[:1])
        for number, placed in enumerate(whole.tiles):
            studio.tiles.heart(placed.tile, placed.rotation)
            yield "heart"
            studio.stand_in(placed.tile, placed.rotation, self.length)
            yield "sketch"
            studio.building_stand_in(placed.tile, placed.rotation, self.length, self._parts)
            yield "lay"
            village = village.with_tile(placed) if number else village
            for view in studio.lakes(village):
                studio.lake_stand_in(view, self.length)
                yield "lake"
            yield from self._show(self._composed(village))
            self.laid = number + 1
        yield from self._show(self._composed(whole))

    def _refining(self) -> Iterator[str]:
        """From the middle of the window outward; then lakes, and all who stand there."""
        whole, studio = self.scenery.state.village, self._studio
        for number, placed in enumerate(sorted(whole.tiles, key=lambda each: self._away(to_plane(each.at)))):
            for _ in studio.prepare(placed.tile, placed.rotation, self.length, self._parts):
                yield "fine"
            self._composer.ready.add(ready_key(placed, self.length, 0.0))
            if number % TOGETHER == TOGETHER - 1:
                yield from self._show(self._composed(whole))
        for view in studio.lakes(whole):
            for _ in studio.prepare_lake(view, self.length):
                yield "fine lake"
            self._composer.ready.add(ready_key(view, self.length, 0.0))
            yield "fine lake"
        self._glows = self._lit_windows()
        composed = self._composed(whole)
        yield "there"
        there = standing_there(self.scenery, self._studio, self.eye)
        items = (*composed.items, *there)
        composed = replace(composed, items=items, rects=[item.rect for item in items])
        yield from self._show(composed, everything=True)

    def _softening(self) -> Iterator[str]:
        """Above and below the village is out of focus."""
        sharp = self.ground.copy()
        yield "copy"
        for band in bands(self.ground.get_size()):
            soften(sharp, self.ground, band)
            self.changed.append(band)
            yield "soft"

    def _composed(self, village: Village) -> Composition:
        contents = (Contents(),) * len(village.tiles)
        lakes = (LakeContents(),) * len(village.lakes)
        return self._composer.compose_bare(Shown(village, contents, self._parts, lakes), self.length)

    def _show(self, composed: Composition, *, everything: bool = False) -> Iterator[str]:
        """Paint the cells that have changed, and let the light fall on them."""
        layer = self._layer
        if layer.composition is None:
            layer.begin(composed, self.view)
            layer.take_as_painted(self.view)
            layer.composition = replace(composed, items=(), rects=[], outlines=(), bounds=[], lakes={})
        if everything:
            layer.make_late(self._glows)
        layer.change(composed)
        yield "compose"
        for cell in layer.late(self.view):
            layer.paint([cell])
            self._light(cell_area(cell).move(-self.view.left, -self.view.top))
            yield "cell"

    def _light(self, place: pygame.Rect) -> None:
        """A painted cell as it looks in this light, with that of the windows."""
        rect = place.clip(self.ground.get_rect())
        if not rect.width or not rect.height:
            return
        across, down = self.view.left - self._layer.left, self.view.top - self._layer.top
        self.ground.blit(self._layer.surface, rect, rect.move(across, down))
        if self.light is not None:
            self.light.fall_on(self.ground, rect)
        self.ground.set_clip(rect)
        for glow in self._glows:
            spot = glow.move(-self.view.left, -self.view.top)
            if rect.colliderect(spot):
                self.ground.blit(warm_glow(spot.width // 2), spot, special_flags=pygame.BLEND_RGB_ADD)
        self.ground.set_clip(None)
        self.changed.append(rect)

    def _lit_windows(self) -> list[pygame.Rect]:
        """Where light falls out of houses, on the map."""
        found, radius = [], round(GLOW * self.length)
        for placed in self.scenery.state.village.tiles:
            if not self._studio.tiles.is_filled(placed.tile):
                (x, y), heart = to_plane(placed.at), self._studio.tiles.heart(placed.tile, placed.rotation)
                spot = pygame.Rect(0, 0, 2 * radius, 2 * radius)
                spot.center = (round((x + heart[0]) * self.length), round((y + heart[1]) * self.length))
                found.append(spot)
        return found

    def _away(self, point: tuple[float, float]) -> float:
        return (point[0] - self.eye.x) ** 2 + (point[1] - self.eye.y) ** 2
