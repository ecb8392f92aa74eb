"""Goods in cells, so many of each: a click is one more, the other button of the mouse one less."""

from __future__ import annotations

from typing import Final

import pygame

from hamlet.app.art.icons import draw_icon, icon
from hamlet.app.art.palette import BANNER, CARD, COST, INK, PAPER, ROW_EDGE
from hamlet.app.art.shapes import box, disc, thin_line
from hamlet.app.art.type import Align, Role, draw_text
from hamlet.app.ids import Id
from hamlet.app.kit.flowing import FlowingCells
from hamlet.app.kit.handling import CountedControl
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

MOST: Final = 99
WIDE, MIXED = 58, 26
PALE: Final = 120


@dataclass(frozen=True, slots=True)
class GoodsCell(CountedControl):
    """One kind of goods, or a mix of several; pale where none of it is asked for."""

    id: Id
    icons: tuple[str, ...]
    count: int
    hint: str = ""

    @property
    def current(self) -> SetValue | None:
        """How many."""
        return self.count

    def counted(self, by: int) -> SetValue | None:
        """One more or one less."""
        return max(0, min(MOST, self.count + by))

    @property
    def wide(self) -> int:
        """How wide it is, in logical pixels."""
        return WIDE + MIXED * (len(self.icons) - 1)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Red as a cost, with its number in a disc at the corner."""
        px, asked = pane.px, self.count > 0
        pane.control(self, rect, self.hint, here=asked, lifts=True)
        if asked:
            box(pane.surface, rect.move(0, px(2)), (20, 12, 6, 90), px(8))
        box(pane.surface, rect, COST if asked else CARD, px(8), INK if asked else ROW_EDGE, px(2))
        thin_line(pane.surface, pygame.Rect(rect.left + px(6), rect.top + px(2), rect.width - px(12), 1))
        for number, name in enumerate(self.icons):
            away = number - (len(self.icons) - 1) / 2
            middle = (round(rect.centerx + away * px(MIXED)), rect.centery)
            if asked:
                picture = icon(name, px(26), None, PAPER, 1.2)
                pane.surface.blit(picture, picture.get_rect(center=middle))
            else:
                draw_icon(pane.surface, name, middle, px(25), opacity=PALE)
        if asked:
            self._draw_count(pane, (rect.right - px(5), rect.top + px(5)))

    def _draw_count(self, pane: KitPane, middle: tuple[int, int]) -> None:
        wide = pane.px(12 if self.count < 10 else 15)
        disc(pane.surface, middle, wide, BANNER, INK, 1.6 * pane.scale)
        size = pane.px(18)
        draw_text(pane.surface, str(self.count), middle, Role.NUMBER, size, INK, BANNER, Align.CENTRE)


@dataclass(frozen=True, slots=True)
class GoodsCells(FlowingCells):
    """As many cells in a line as have room, then the next line."""

    cells: tuple[GoodsCell, ...]

    def flowing(self) -> tuple[GoodsCell, ...]:
        """All of them."""
        return self.cells
