"""Late villages of recorded games, and where everything on them has its place at a size of the window."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path

import pygame

from hamlet.app.art.tile_signs import SignPlace, TileSigns
from hamlet.app.board.camera import BoardCamera
from hamlet.app.board.composing import outline
from hamlet.app.board.eye import Extent, Eye
from hamlet.app.board.fitting import covers
from hamlet.app.board.signs.decks import Deck, deck_of
from hamlet.app.board.signs.sign_placing import Placing
from hamlet.app.board.studio import Studio
from hamlet.app.board.tools import column
from hamlet.app.table.table_frame import frame_for
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.state import State
from hamlet.engine.village import Village
from hamlet.session.record import load_session

GAMES = Path(__file__).parents[2] / "games"
MOMENTS = (1.0, 0.92, 0.84, 0.76)
"""Shares of a game at which its village is looked at."""
SIZES = {"720p": ((1280, 720), 1.0), "1080p": ((1920, 1080), 1.0), "4K": ((3840, 2160), 2.0)}


@lru_cache(maxsize=4)
def _played(path: Path) -> tuple[State, ...]:
    session, difference = load_session(json.loads(path.read_text("utf-8")))
    assert difference is None
    done = session.history.done
    return tuple(done[max(0, round(len(done) * share) - 1)].after for share in MOMENTS)


def late_states(count: int) -> Iterator[State]:
    """So many late moments, spread over the recorded games."""
    paths = sorted(GAMES.glob("*.hamlet"))
    games = [paths[number * len(paths) // count] for number in range(min(count, len(paths)))]
    found = 0
    for moment in range(len(MOMENTS)):
        for path in games:
            if found < count:
                found += 1
                yield _played(path)[moment]


@dataclass(frozen=True)
class Sign:
    """Something that is to be seen on the map, in its pixels."""

    tile: int
    kind: str
    rect: pygame.Rect
    tie: tuple[float, float] | None = None


@dataclass
class View:
    """A village as it is fitted into a window."""

    studio: Studio
    village: Village
    length: int
    scale: float
    placing: Placing
    eye: Eye | None = None
    clear: tuple[pygame.Rect, ...] = ()

    @property
    def signs(self) -> dict[int, TileSigns]:
        return self.placing.signs(self.village, self.length / self.scale, ready=True)

    def all(self) -> list[Sign]:
        """Trays, banners, flags, every spot on which a piece may stand, and symbols of buildings."""
        return [sign for uid in range(len(self.village.tiles)) for sign in self._of(uid)]

    def _of(self, uid: int) -> Iterator[Sign]:
        signs = self.signs[uid]
        named = {"symbol": signs.symbol_place, "tray": signs.tray, "banner": signs.banner, "flag": signs.flag}
        for kind, place in named.items():
            if place is not None:
                yield self._sign(uid, kind, place)
        for place in signs.yard:
            yield self._sign(uid, "piece", place)

    def _sign(self, uid: int, kind: str, place: SignPlace) -> Sign:
        x, y = to_plane(self.village.tiles[uid].at)
        first = (round(x * self.length), round(y * self.length))
        return Sign(uid, kind, place.rect(first, self.length, self.scale), place.tie)

    def decks(self) -> list[Deck]:
        tiles = self.village.tiles
        return [
            deck_of(self.studio.tiles, road.side, tiles[road.a], tiles[road.b]) for road in self.village.roads
        ]

    def depth(self, uid: int, pixel: tuple[float, float]) -> float:
        """How many pixels deep in a tile a point of the map lies."""
        placed = self.village.tiles[uid]
        x, y = to_plane(placed.at)
        plan = self.studio.tiles.plan(placed.tile, placed.rotation)
        return plan.depth((pixel[0] / self.length - x, pixel[1] / self.length - y)) * self.length


def fitted(studio: Studio, village: Village, size: str, placing: Placing | None = None) -> View:
    """The village in a window of this size, as a fitted camera shows it."""
    window, scale = SIZES[size]
    camera = BoardCamera()
    camera.smooth = False
    area = frame_for(window, scale).village
    camera.settle(area, scale, (column(area, scale),))
    corners = (corner for placed in village.tiles for corner in outline(studio, placed, 1.0))
    camera.watch(Extent.around(corners), partial(covers, studio.tiles, village.tiles))
    camera.fit()
    placing = placing or Placing(studio.tiles)
    return View(studio, village, round(camera.eye.length), scale, placing, camera.eye, camera.clear)
