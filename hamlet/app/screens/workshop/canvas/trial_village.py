"""A village in which a tile is tried: its state, its picture, and where on the picture things lie."""

from __future__ import annotations

import math
from collections.abc import Generator
from dataclasses import replace

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board.composing import Composer
from hamlet.app.board.looks import look_of
from hamlet.app.board.studio import Studio
from hamlet.app.board.village_painting import LEAST, PaintingFrame, painting
from hamlet.app.screens.workshop.canvas.drafted_tile import DraftedTile
from hamlet.content.loaded import PackData
from hamlet.engine.box import Box
from hamlet.engine.definitions import Definitions
from hamlet.engine.dump import StateData, load_state
from hamlet.engine.reading import read_definitions
from hamlet.engine.state import State
from hamlet.engine.village import Village

LENGTH = 54
"""Logical pixels of a side, seen from near."""
AROUND = 0.7
"""The room that a painted village has around it, in sides,"""
BIT = 3
"""and some pixels more, so that it is not made smaller to fit."""


class TrialVillage:
    """A village of a game; `picture` is there once all of `painting` was done."""

    def __init__(self, data: PackData, dumped: StateData, scale: float) -> None:
        self.definitions: Definitions = read_definitions(data)
        self.dumped = dumped
        self.state: State = load_state(Box(self.definitions, len(dumped["seats"])), dumped)
        self.picture: pygame.Surface | None = None
        self.studio = Studio(BadgeArt(TileArt(self.definitions), self.definitions.seat_colours))
        self.studio.turn(look_of(self.state))
        self._room = _box(self.studio, self.state.village, scale)
        self.frame = PaintingFrame.around(Composer(self.studio), self.state.village, self._room)

    def painting(self) -> Generator[None, None, None]:
        """Paint it, in bits of a few milliseconds."""
        self.picture = yield from painting(self.studio, self.state, self._room)

    def with_tile(self, tile: DraftedTile) -> State:
        """The same moment in a game that has a tile more, behind all others."""
        box = Box(tile.definitions, len(self.dumped["seats"]))
        return load_state(box, self.dumped)

    @property
    def length(self) -> float:
        """Pixels of a side in the picture."""
        return self.frame.length * self.frame.ratio

    def at(self, point: Point) -> Point:
        """Where a point of the plane lies in the picture."""
        return self.frame.at(point)


def unlike_all(tile: DraftedTile) -> DraftedTile:
    """The tile with an id that no other has: villages are read by ids."""
    ids, known = {each.id for each in tile.definitions.tiles[: tile.number]}, tile.tile.id
    while known in ids:
        known += "_"
    tiles = list(tile.definitions.tiles)
    tiles[tile.number] = replace(tile.tile, id=known)
    return DraftedTile(replace(tile.definitions, tiles=tuple(tiles)), tile.number)


def _box(studio: Studio, village: Village, scale: float) -> tuple[int, int]:
    """The room in which it is painted in the size in which it is seen from near."""
    length = max(LEAST, round(LENGTH * scale))
    extent = Composer(studio).extent(village)
    wide, high = extent.right - extent.left, extent.bottom - extent.top
    return math.ceil((wide + AROUND) * length) + BIT, math.ceil((high + AROUND) * length) + BIT
