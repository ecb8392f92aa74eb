"""Signs in cells, each picked or not: a click turns it."""

from __future__ import annotations

from typing import ClassVar

import pygame

from hamlet.app.art.icons import draw_icon, icon
from hamlet.app.art.palette import CARD, INK, PAPER, ROW_EDGE, rgb
from hamlet.app.art.shapes import box, disc
from hamlet.app.ids import Id
from hamlet.app.kit.flowing import FlowingCells
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

PICKED, TICK = rgb("9CCBD0"), rgb("4E8A3A")
WIDE, PALE = 42, 120


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

    @property
    def wide(self) -> int:
        """As wide as all."""
        return WIDE

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
class PickCells(FlowingCells):
    """As many in a line as have room."""

    cells: tuple[PickCell, ...]
    tall: ClassVar[int] = 42
    gap: ClassVar[int] = 6
    above: ClassVar[int] = 6

    def flowing(self) -> tuple[PickCell, ...]:
        """All of them."""
        return self.cells
