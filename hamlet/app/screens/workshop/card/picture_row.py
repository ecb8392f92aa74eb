"""Pictures that a card can wear: drawings of the game, and pictures of its pack."""

from __future__ import annotations

from typing import ClassVar

import pygame

from hamlet.app.art.menu.menu_pictures import menu_picture
from hamlet.app.art.packs.pack_pictures import PACK_PICTURES, PictureName, filling, over
from hamlet.app.art.palette import INK, PAPER, WHITE
from hamlet.app.art.shapes import box, rounded
from hamlet.app.ids import ControlId
from hamlet.app.kit.flowing import FlowingCells
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.switching import chosen_ring
from hamlet.values import dataclass

WIDE = 49
FISH = "uncommon"
"""The fish on all drawings of the row: they are drawn once."""


@dataclass(frozen=True, slots=True)
class PictureCell(Unmoved):
    """One picture: a drawing by its card, or one of the pack."""

    id: ControlId
    card: str
    name: str
    chosen: bool
    own: PictureName | None = None

    @property
    def wide(self) -> int:
        """As wide as all."""
        return WIDE

    def pressed(self) -> SetValue | None:
        """The card wears it."""
        return True

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Framed; the one that is worn has a ring."""
        pane.control(self, rect, self.name, here=self.chosen, lifts=True)
        if self.chosen:
            chosen_ring(pane.surface, rect, 7, pane.scale)
        box(pane.surface, rect, INK, pane.px(7))
        inner = rect.inflate(-2 * max(1, pane.px(2)), -2 * max(1, pane.px(2)))
        picture = rounded(inner.size, pane.px(5), WHITE).copy()
        picture.blit(self._picture(inner.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        pane.surface.blit(picture, inner)

    def _picture(self, size: tuple[int, int]) -> pygame.Surface:
        found = PACK_PICTURES.of(self.own) if self.own is not None else None
        if found is not None:
            return over(filling(found, size), PAPER)
        return menu_picture(self.card, "", FISH, size)


@dataclass(frozen=True, slots=True)
class PictureRow(FlowingCells):
    """As many in a line as have room."""

    cells: tuple[PictureCell, ...]
    tall: ClassVar[int] = 42
    gap: ClassVar[int] = 6

    def flowing(self) -> tuple[PictureCell, ...]:
        """All of them."""
        return self.cells
