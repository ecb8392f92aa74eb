"""Fields to type into: names, seeds, and what is looked for."""

from __future__ import annotations

import pygame

from hamlet.app.art.furniture import WELL
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import (
    BANNER,
    BRASS,
    BRASS_TEXT,
    CARD,
    INK,
    LIT_LINE,
    MUTED,
    PAPER,
    ROW_EDGE,
    ROW_LIT_EDGE,
    Colour,
)
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, measure
from hamlet.app.ids import Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.text_entry import TextEntry
from hamlet.values import dataclass

TEXT, PAD = 20, 10


def draw_entry(pane: Pane, words: pygame.Rect, entry: TextEntry, colour: Colour, ground: Colour) -> None:
    """A text that is being typed, with its selection on gold, or with a caret."""
    px = pane.px
    start, end = (min(words.width, measure(entry.text[:at], Role.LABEL, px(TEXT))) for at in entry.selected)
    marked = pygame.Rect(words.left + start, words.top + px(8), end - start, words.height - px(16))
    if marked.width:
        box(pane.surface, marked.inflate(px(4), 0), BANNER, px(4))
        colour, ground = INK, BANNER
    draw_text(pane.surface, entry.text, words, Role.LABEL, px(TEXT), colour, ground)
    if not marked.width:
        caret = (marked.left + px(1), marked.top, max(1, px(2)), marked.height)
        pygame.draw.rect(pane.surface, colour, caret)


def caret_at(text: str, across: int, scale: float) -> int:
    """Before which letter of a field's text a caret stands that is set so many pixels from its left edge."""
    size, inside = round(TEXT * scale), across - round(PAD * scale)
    return min(range(len(text) + 1), key=lambda at: abs(measure(text[:at], Role.LABEL, size) - inside))


@dataclass(frozen=True, slots=True)
class TextField(Unmoved):
    """A line of text; with an entry it is being typed into. Of dark wood its ends are round."""

    id: Id
    text: str
    empty: str
    entry: TextEntry | None = None
    dark: bool = False
    search: bool = False
    hint: str = ""
    most: int = 40
    """Letters that have room."""
    tall: int = 46

    def fits(self, text: str) -> bool:
        """Whether so much can be typed."""
        return len(text) <= self.most

    def inset(self, scale: float) -> int:
        """How much further right its letters begin than those of a plain field."""
        return round(((8 if self.dark else 0) + (30 if self.search else 0)) * scale)

    def height(self, pane: KitPane, width: int) -> int:
        """As it says."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Ground, glass, words."""
        px, here = pane.px, self.entry is not None
        pane.control(self, rect, self.hint)
        ground = WELL if self.dark else LIT_LINE if here else CARD
        edge = (BANNER if here else BRASS) if self.dark else ROW_LIT_EDGE if here else ROW_EDGE
        radius = rect.height / 2 if self.dark else px(8)
        box(pane.surface, rect, ground, radius, edge, px(2 if here or self.dark else 1.5))
        left = rect.left + px(PAD) + self.inset(pane.scale)
        if self.search:
            draw_icon(pane.surface, "search", (left - px(20), rect.centery), px(20))
        words = pygame.Rect(left, rect.top, rect.right - px(PAD) - left, rect.height)
        if self.entry is not None:
            draw_entry(pane, words, self.entry, PAPER if self.dark else INK, ground)
            return
        pale = BRASS_TEXT if self.dark else MUTED
        colour = (PAPER if self.dark else INK) if self.text else pale
        draw_text(pane.surface, self.text or self.empty, words, Role.LABEL, px(TEXT), colour, ground)
