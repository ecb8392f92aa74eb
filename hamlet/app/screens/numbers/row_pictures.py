"""Small blueprints at the head of rows, drawn one in a frame."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import BLUEPRINT, INK
from hamlet.app.art.shapes import box
from hamlet.app.art.tile.artist import art_of
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.table.look import Pictures
from hamlet.engine.definitions import Definitions
from hamlet.values import dataclass
from hamlet.words.localised import localised
from hamlet.words.words import Words


class RowPictures:
    """The blueprints of all tiles of a game."""

    def __init__(self, words: Words, definitions: Definitions) -> None:
        self._pictures = Pictures(art_of(localised(words, definitions)))
        self._numbers = {tile.id: number for number, tile in enumerate(definitions.tiles)}

    def of(self, tile: str) -> RowPicture:
        """The picture of a tile; another value once more of them are made."""
        return RowPicture(self, self._numbers.get(tile, -1), self._pictures.version)

    def get(self, number: int, size: tuple[int, int]) -> pygame.Surface:
        """The picture, or plain blue paper until it is made."""
        return self._pictures.get(number, size)

    @property
    def busy(self) -> bool:
        """Whether some are still to be made."""
        return self._pictures.waiting

    def work(self) -> bool:
        """Make one; whether that was the last one that was waited for."""
        return self._pictures.work() and not self._pictures.waiting


@dataclass(frozen=True, slots=True)
class RowPicture:
    """One of them, as a part of a row."""

    pictures: RowPictures
    number: int
    version: int

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """In a thin frame of ink."""
        edge = max(1, pane.px(1.6))
        box(pane.surface, rect, INK, pane.px(4))
        inner = rect.inflate(-2 * edge, -2 * edge)
        if self.number < 0:
            box(pane.surface, inner, BLUEPRINT, pane.px(3))
            return
        pane.surface.blit(self.pictures.get(self.number, inner.size), inner)
