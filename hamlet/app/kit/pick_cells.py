"""Signs in cells, each picked or not: a click turns it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hamlet.app.art.icons import draw_icon, icon
from hamlet.app.art.palette import CARD, INK, PAPER, ROW_EDGE, rgb
from hamlet.app.art.shapes import box, disc
from hamlet.app.ids import Id
from hamlet.app.kit.flowing import flowing, lines_of
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

PICKED, TICK = rgb("9CCBD0"), rgb("4E8A3A")
WIDE, TALL, GAP, PALE = 42, 42, 6, 120


@dataclass(frozen=True, slots=True)
class PickCell(Unmoved):
    """One of them."""

    id: Id
    icon: str
    picked: bool
    hint: str = ""

    @property
    def current(self) -> SetValue | None:
        """Picked or not."""
        return self.picked

    def pressed(self) -> SetValue | None:
        """The other way."""
        return not self.picked

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Blue with a tick at its corner, or pale."""
        px = pane.px
        pane.control(self, rect, self.hint, here=self.picked, lifts=True)
        box(
            pane.surface,
            rect,
            PICKED if self.picked else CARD,
            px(8),
            INK if self.picked else ROW_EDGE,
            max(1, px(1.8)),
        )
        if not self.picked:
            draw_icon(pane.surface, self.icon, rect.center, px(25), opacity=PALE)
            return
        picture = icon(self.icon, px(25), None, PAPER, 1.2)
        pane.surface.blit(picture, picture.get_rect(center=rect.center))
        middle = (rect.right - px(4), rect.top + px(4))
        disc(pane.surface, middle, px(9), TICK, INK, 1.4 * pane.scale)
        draw_icon(pane.surface, "check", middle, px(12))


@dataclass(frozen=True, slots=True)
class PickCells:
    """As many in a line as have room."""

    cells: tuple[PickCell, ...]

    def height(self, pane: KitPane, width: int) -> int:
        """All lines, and room for the ticks."""
        lines = lines_of(self._places(pane, width))
        return lines * pane.px(TALL) + (lines - 1) * pane.px(GAP) + pane.px(6)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the left."""
        px = pane.px
        for cell, (line, left) in zip(self.cells, self._places(pane, rect.width), strict=True):
            top = rect.top + px(6) + line * px(TALL + GAP)
            cell.draw(pane, pygame.Rect(rect.left + left, top, px(WIDE), px(TALL)))

    def _places(self, pane: KitPane, width: int) -> Iterator[tuple[int, int]]:
        return flowing((pane.px(WIDE) for _ in self.cells), width - pane.px(6), pane.px(GAP))
