"""The moves that earned points, one below the other; each leads to its moment in the replay."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.palette import CARD, GAIN, INK, MUTED, PAPER, ROW_EDGE
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ids import Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

TEXT = 18
CHIP = 62


@dataclass(frozen=True, slots=True)
class MoveLine(Unmoved):
    """One move: in which round, what it was, what it brought."""

    id: Id
    round: str
    text: str
    points: int | None
    hint: str = ""

    def pressed(self) -> SetValue | None:
        """Go there."""
        return True

    def _room(self, pane: KitPane, width: int) -> int:
        return width - pane.px(20) - (pane.px(CHIP + 8) if self.points is not None else 0)

    def height(self, pane: KitPane, width: int) -> int:
        """The round in small letters, then what it was."""
        high = measure_rich(self.text, self._room(pane, width), Role.TEXT, pane.px(TEXT))[1]
        return high + pane.px(24) + pane.px(12)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On a card of its own."""
        px = pane.px
        pane.control(self, rect, self.hint, lifts=True)
        box(pane.surface, rect, CARD, px(8), ROW_EDGE, max(1, px(1.5)))
        head = pygame.Rect(rect.left + px(10), rect.top + px(5), rect.width - px(20), px(24))
        draw_text(pane.surface, self.round, head, Role.LABEL, px(TEXT), MUTED, CARD)
        words = pygame.Rect(head.left, head.bottom, self._room(pane, rect.width), rect.bottom - head.bottom)
        draw_rich(pane.surface, self.text, words, Role.TEXT, px(TEXT), INK, CARD)
        if self.points is not None:
            chip = pygame.Rect(0, 0, px(CHIP), px(28))
            chip.midright = (rect.right - px(8), rect.centery)
            box(pane.surface, chip, GAIN, px(8), INK, max(1, px(1.6)))
            told = f"*+{self.points}* {{star}}"
            wide = measure_rich(told, role=Role.LABEL, size=px(TEXT))[0]
            place = pygame.Rect(chip.centerx - wide // 2, chip.top + px(2), wide + px(4), chip.height)
            draw_rich(pane.surface, told, place, Role.LABEL, px(TEXT), INK, GAIN)


@dataclass(frozen=True, slots=True)
class FigureHead:
    """Whose points of what these are, and how many."""

    color: str
    name: str
    what: str
    points: int

    def height(self, pane: KitPane, width: int) -> int:
        """Two lines."""
        return pane.px(34) + measure_rich(self.what, width, Role.LABEL, pane.px(20))[1] + pane.px(6)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The seat with its points, and below it the source."""
        px = pane.px
        line = pygame.Rect(rect.left, rect.top, rect.width, px(34))
        draw_symbol(
            pane.surface, self.color, (line.left + px(12), line.centery), px(10), width=1.6 * pane.scale
        )
        star = line.right - px(14)
        draw_icon(pane.surface, "star", (star, line.centery), px(24))
        told = str(self.points)
        left = star - px(18) - measure(told, Role.TITLE, px(26))
        draw_text(pane.surface, told, (left, line.centery), Role.TITLE, px(26), INK, PAPER, Align.LEFT)
        words = pygame.Rect(line.left + px(30), line.top, left - px(8) - line.left - px(30), line.height)
        draw_text(pane.surface, self.name, words, Role.TITLE, px(22), INK, PAPER)
        below = pygame.Rect(rect.left, line.bottom, rect.width, rect.bottom - line.bottom)
        draw_rich(pane.surface, self.what, below, Role.LABEL, px(20), MUTED, PAPER)
