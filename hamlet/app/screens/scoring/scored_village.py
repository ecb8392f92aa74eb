"""The village of the score: painted bit by bit without names, goods and pieces; and where its tiles lie."""

from __future__ import annotations

from collections.abc import Generator

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.artist import art_of
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board.composing import Composer, outline
from hamlet.app.board.eye import Eye
from hamlet.app.board.studio import Studio
from hamlet.app.board.village_painting import PaintingFrame, painting, sketched
from hamlet.app.stopwatch import WATCH
from hamlet.app.wishes import AS_IT_IS, WishedLook
from hamlet.engine.lattice.geometry import to_plane
from hamlet.session.session import Session
from hamlet.words.localised import localised

SECONDS = 0.008  # of a frame
MOST_BYTES = 48_000_000


class ScoredVillage:
    """One village in a box of the window: a sketch at once, finished a few frames after it was asked for."""

    def __init__(self, session: Session, wished: WishedLook = AS_IT_IS) -> None:
        setup = session.setup
        art = art_of(localised(setup.words, setup.definitions))
        colours = tuple(seat.color for seat in setup.seats)
        self.state = session.state
        self._wished = wished
        self.studio = Studio(BadgeArt(art, colours), MOST_BYTES)
        self.picture: pygame.Surface | None = None
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._frame: PaintingFrame | None = None
        self._job: Generator[None, None, pygame.Surface] | None = None

    def show_in(self, room: pygame.Rect) -> None:
        """Paint it anew, in the middle of this part of the window."""
        self._frame = PaintingFrame.around(Composer(self.studio), self.state.village, room.size)
        self.rect = pygame.Rect((0, 0), self._frame.size)
        self.rect.center = room.center
        self.picture = sketched(self.studio, self.state, room.size, self._wished)
        self._job = painting(self.studio, self.state, room.size, self._wished)

    @property
    def busy(self) -> bool:
        """Whether it is still being painted."""
        return self._job is not None

    def work(self) -> bool:
        """Paint for a few milliseconds; whether it is finished just now."""
        end = WATCH.now() + SECONDS
        while self._job is not None:
            try:
                next(self._job)
            except StopIteration as ended:
                self.picture, self._job = ended.value, None
                return True
            if WATCH.now() >= end:
                break
        return False

    # where things are

    def at(self, point: Point) -> Point:
        """A point of the plane in the window."""
        x, y = self._frame.at(point) if self._frame is not None else (0, 0)
        return self.rect.left + x, self.rect.top + y

    def eye(self, area: pygame.Rect, scale: float) -> Eye:
        """From where one would have to look at a table, in this part of the window, to see it just so."""
        (x, y), length = self.at((0, 0)), self.side()
        left, top, width, height = area
        middle = (left + width / 2, top + height / 2)
        return Eye(
            (middle[0] - x) / length, (middle[1] - y) / length, length, (left, top, width, height), scale
        )

    def corners(self, uid: int) -> list[Point]:
        """The corners of a tile in the window."""
        return [self.at(corner) for corner in outline(self.studio, self.state.village.tiles[uid], 1.0)]

    def heart(self, uid: int) -> Point:
        """Where the building of a tile stands in the window."""
        placed = self.state.village.tiles[uid]
        x, y = to_plane(placed.at)
        across, down = self.studio.tiles.heart(placed.tile, placed.rotation)
        return self.at((x + across, y + down))

    def side(self) -> float:
        """The pixels of a side of the lattice."""
        return self._frame.length * self._frame.ratio if self._frame is not None else 1.0
