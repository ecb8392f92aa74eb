"""What the eye of a board sees: where tiles lie in the window, and whether any of them do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board.camera import BoardCamera
from hamlet.app.board.eye import Extent, Eye
from hamlet.app.board.fitting import covers
from hamlet.app.board.ground import GroundLayers
from hamlet.app.board.looks import look_of
from hamlet.app.board.pointing import tile_under
from hamlet.app.wishes import AS_IT_IS
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.state import State
from hamlet.engine.village import Placed, Village


class BoardSight:
    """A camera over a village, and the places of its tiles under it."""

    def __init__(self, badge_art: BadgeArt) -> None:
        self.badge_art = badge_art
        self.camera = BoardCamera()
        self.ground = GroundLayers(badge_art)
        self.lost = False
        """Whether no tile of the village is in sight."""
        self._looked: tuple[Village, Eye] | None = None
        self._state: State | None = None
        self.wished = AS_IT_IS
        """The season and light that the player wishes to see."""
        self._wished = AS_IT_IS

    def fit(self, state: State) -> None:
        """Show the whole village."""
        self._watch(state)
        self.camera.fit()

    def plane_at(self, pos: Point) -> Point:
        """The point of the plane under a pixel of the window."""
        return self.camera.eye.plane(pos)

    def tile_rect(self, uid: int) -> pygame.Rect:
        """The box around a tile in the window."""
        if self._state is None or uid >= len(self._state.village.tiles):
            return pygame.Rect(self.camera.eye.rect.center, (0, 0))
        placed = self._state.village.tiles[uid]
        return self.placed_rect(placed)

    def placed_rect(self, placed: Placed) -> pygame.Rect:
        """The box around a tile lying anywhere, also a ghost."""
        x, y = self.camera.eye.vertex(placed.at)
        box, length = self.badge_art.art.plan(placed.tile, placed.rotation).bounds, self.camera.eye.length
        left, top = round(x + box.left * length), round(y + box.top * length)
        return pygame.Rect(left, top, round(box.width * length), round(box.height * length))

    def centre(self, uid: int) -> None:
        """Look straight at a tile."""
        self.camera.look_at(self.plane_at(self.tile_rect(uid).center))

    def _look_around(self, state: State) -> None:
        """Find whether no tile of the village is in sight, if village or eye are others than before."""
        village, eye = state.village, self.camera.eye
        if self._looked is None or self._looked[0] is not village or self._looked[1] != eye:
            self._looked = (village, eye)
            rects = [self.placed_rect(placed) for placed in village.tiles]
            self.lost = bool(rects) and eye.rect.collidelist(rects) < 0

    def ahead(self, rect: pygame.Rect) -> pygame.Rect:
        """Where what lies in this box now will lie when the view has come to rest."""
        eye, goal = self.camera.eye, self.camera.goal
        if eye is goal:
            return rect
        (left, top), (right, bottom) = (goal.at(eye.plane(at)) for at in (rect.topleft, rect.bottomright))
        return pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))

    def _rect_ahead(self, placed: Placed) -> pygame.Rect:
        return self.ahead(self.placed_rect(placed))

    def _watch(self, state: State) -> None:
        if self._state is not state or self._wished is not self.wished:
            self._wished = self.wished
            self.ground.turn(look_of(state, self.wished))
        if self._state is None or self._state.village is not state.village:
            art, tiles, studio = self.badge_art.art, state.village.tiles, self.ground.studio
            lakes = studio.lakes(state.village)
            self.camera.watch(Extent.around(corners_of(art, tiles)), partial(covers, art, tiles, lakes=lakes))
            if self._state is not None and self.camera.fitted:
                self.camera.fit()
        self._state = state

    def _local_eye(self) -> Eye:
        """The eye in the coordinates of the kept picture."""
        eye = self.camera.eye
        return replace(eye, area=(0, 0, eye.area[2], eye.area[3]))

    def _free(self, pixel: Point) -> bool:
        """Whether a pixel shows bare table."""
        if self._state is None:
            return False
        return tile_under(self.badge_art.art, self._state.village, self.camera.eye.plane(pixel)) is None


def corners_of(art: TileArt, tiles: Sequence[Placed]) -> Iterator[Point]:
    """Every corner of these tiles in the plane."""
    for placed in tiles:
        x, y = to_plane(placed.at)
        for corner in art.plan(placed.tile, placed.rotation).corners:
            yield corner[0] + x, corner[1] + y
