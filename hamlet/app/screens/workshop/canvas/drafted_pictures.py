"""Pictures of a tile that changes from key to key: a sketch at once, the finished ones bit by bit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import replace
from typing import Final

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.kept_pictures import KeptPictures
from hamlet.app.art.packs.wearing import wear_packs
from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.buildings import told_of_picture
from hamlet.app.board.budget import Budget
from hamlet.app.board.studio import scaled
from hamlet.app.screens.workshop.canvas.drafted_tile import DraftedTile, drafted_tile
from hamlet.content.editing.drafts import Draft
from hamlet.engine.definitions import Cost, Definitions, Gain, Reward, Tile
from hamlet.values import dataclass

MOST_KEPT: Final = 24
FINE: Final = 52
"""Pixels a side from which on trees are told apart."""


@dataclass(frozen=True, slots=True)
class PictureWish:
    """What is to be seen of the tile: how large, in which season, turned how."""

    length: int
    season: SeasonLook = SUMMER
    rotation: int = 0


@dataclass(frozen=True, slots=True)
class DrawnTile:
    """A finished tile: its ground, whose origin is the outline's first vertex, and what stands on it."""

    ground: Picture
    building: Picture | None
    heart: Point
    """Where the building stands, in pixels from the first vertex."""

    def lay_ground(self, surface: pygame.Surface, at: Point) -> None:
        """The tile without its building."""
        self.ground.blit_to(surface, at)

    def lay_building(self, surface: pygame.Surface, at: Point) -> None:
        """What stands on it."""
        if self.building is not None:
            self.building.blit_to(surface, (at[0] + self.heart[0], at[1] + self.heart[1]))


class DraftedPictures:
    """Whoever shows a picture asks `find` whenever it draws, and draws anew when its version is another.

    While another tile is drawn, the former one of the same shape goes on being shown.
    """

    def __init__(self) -> None:
        self.version = 0
        """Goes up with every picture, and with another tile."""
        self._tiles = 0
        self._seen_by: dict[PictureWish, set[str]] = {}
        self._finished: Counter[str] = Counter()
        self.tile: DraftedTile | None = None
        self.art: TileArt | None = None
        self._told: object = None
        self._made: dict[PictureWish, DrawnTile] = {}
        self._former: dict[PictureWish, DrawnTile] = {}
        self._wanted: dict[PictureWish, None] = {}
        self._bits: Generator[None, None, None] | None = None
        self._drawing: PictureWish | None = None
        self._budget = Budget()

    def take(self, draft: Draft, known: Definitions) -> None:
        """The tile of an entry; as long as its form is none, the last one stays."""
        tile = drafted_tile(draft, draft.form, known) if draft.form is not None else None
        if tile is not None:
            self.show(tile)

    def show(self, tile: DraftedTile | None) -> None:
        """From now on it is this tile; what looks as before is not drawn again."""
        told = None if tile is None else _told(tile)
        if told == self._told and (tile is None) == (self.art is None):
            self.tile = tile
            return
        same = self.tile is not None and tile is not None and self.tile.tile.shape == tile.tile.shape
        self._former = {**self._former, **self._made} if same else {}
        self._made, self._bits, self._drawing = {}, None, None
        self._wanted.clear()
        self._tiles += 1
        self.tile, self._told = tile, told
        self.art = None
        if tile is not None:
            wear_packs(tile.definitions)
            self.art = TileArt(tile.definitions, KeptPictures())
        self.version += 1

    def version_for(self, viewer: str) -> tuple[int, int]:
        """What changes when a viewer would see something else."""
        return self._tiles, self._finished[viewer]

    def find(self, wish: PictureWish, viewer: str) -> DrawnTile | None:
        """The tile as it is wished for, and who wishes it; None until it is drawn."""
        if self.art is None:
            return None
        self._seen_by.setdefault(wish, set()).add(viewer)
        found = self._made.get(wish)
        if found is None:
            self._wanted[wish] = None
        return found or self._former.get(wish)

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be drawn."""
        return bool(self._wanted) or self._bits is not None

    def work(self) -> bool:
        """Draw for a part of a frame; whether a picture was finished."""
        before = self.version
        self._budget.open()
        while self.busy and self._budget.allows("bit"):
            self._step()
            self._budget.learn("bit")
        return self.version != before

    def finish(self) -> None:
        """Draw all that is asked for."""
        while self.busy:
            self._step()

    def _step(self) -> None:
        if self._bits is None:
            self._drawing = next(iter(self._wanted))
            self._bits = self._painting(self._drawing)
        try:
            if self.art is not None and self._drawing is not None:
                self.art.season = self._drawing.season
            next(self._bits)
        except StopIteration:
            self._bits = self._drawing = None

    def _painting(self, wish: PictureWish) -> Generator[None, None, None]:
        art, tile = self.art, self.tile
        if art is not None and tile is not None:
            number, rotation, length = tile.number, wish.rotation, _finely(wish.length)
            yield from art.preparing(number, rotation, length)
            yield
            yield from art.preparing_ground(number, rotation, length)
            yield
            art.building(number, rotation, length)
            yield
            self._made[wish] = _drawn(art, number, wish, length)
            while len(self._made) > MOST_KEPT:
                del self._made[next(iter(self._made))]
        self._wanted.pop(wish, None)
        self._former.pop(wish, None)
        self._finished.update(self._seen_by.pop(wish, ()))
        self.version += 1


def _finely(length: int) -> int:
    """The length at which a small picture is drawn, to be made smaller: as it is, it would show nothing."""
    return length if length >= FINE else 2 * max(length, FINE // 2)


def _drawn(art: TileArt, number: int, wish: PictureWish, length: int) -> DrawnTile:
    ground, building = art.ground(number, wish.rotation, length), art.building(number, wish.rotation, length)
    x, y = art.heart(number, wish.rotation)
    heart, ratio = (x * wish.length, y * wish.length), wish.length / length
    if ratio == 1:
        return DrawnTile(ground, building, heart)
    return DrawnTile(scaled(ground, ratio), scaled(building, ratio) if building is not None else None, heart)


def _told(tile: DraftedTile) -> object:
    """All that its pictures depend on."""
    known = tile.definitions
    return _looks(tile.tile), tile.number, known.terrains, known.materials, told_of_picture(known, tile.tile)


def _looks(tile: Tile) -> Tile:
    """The tile without all that changes nothing of how it looks."""
    return replace(
        tile, cost=Cost(), reward=Reward(), work=Gain(), copies=(), names=(), needs_road=True, fishing=0
    )
