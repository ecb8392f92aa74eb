"""BoardView: the village in its part of the window."""

from __future__ import annotations

from collections import Counter

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.buildings import church_parts
from hamlet.app.art.village import VillageArt
from hamlet.app.board.camera import BoardCamera
from hamlet.app.board.composing import Shown
from hamlet.app.board.contents import contents_of
from hamlet.app.board.eye import Extent
from hamlet.app.board.ground import Ground
from hamlet.app.view.scene import Scene
from hamlet.engine.box import Box
from hamlet.engine.state import State


class BoardView:
    """Shows states and scenes, pans and zooms, and tells what lies under a pixel."""

    def __init__(self, box: Box, art: VillageArt) -> None:
        self.box = box
        self.art = art
        self.camera = BoardCamera()
        self.ground = Ground(art)

    def resize(self, rect: pygame.Rect, ui_scale: float) -> None:
        self.camera.settle(rect, ui_scale)
        self.ground.resize(self.camera.eye)

    def draw(self, surface: pygame.Surface, state: State, scene: Scene, hover_id: str | None) -> None:
        colours = self.art.tops.colours
        parts = church_parts(len(state.church) - state.church.count(-1), len(state.church))
        shown = Shown(state.village, contents_of(state, colours, Counter()), parts)
        self.ground.show(shown, self.camera.eye)
        self.ground.draw(surface, self.camera.eye)

    def fit(self, state: State) -> None:
        self.camera.watch(Extent.around(self.art.corners(state.village.tiles)))
        self.camera.fit()
        self.camera.stop()

    def update(self, dt: float) -> bool:
        moved = self.camera.update(dt)
        return self.ground.work(self.camera.eye, steady=not self.camera.moving) or moved
