"""A sentence of parts on a lit sheet: each part can be opened, and what else it could say stands below it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, CARD, INK, MUTED, ROW_LIT, ROW_LIT_EDGE
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.ids import ControlId
from hamlet.app.kit.blocks import Block, draw_stack, stack_height
from hamlet.app.kit.flowing import flowing, lines_of
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

HEAD, TALL, GAP, PAD, LINE = 50, 42, 8, 14, 48


@dataclass(frozen=True, slots=True)
class SentencePart(Unmoved):
    """One part, and the words before it."""

    id: ControlId
    words: str
    open: bool = False
    icon: str = ""
    before: str = ""

    def pressed(self) -> SetValue | None:
        """It is opened."""
        return True

    def wide(self, pane: KitPane) -> int:
        """As wide as its words, its sign and the sign that there is more."""
        words = self._ahead(pane) + measure(self.words, Role.LABEL, pane.px(19)) + pane.px(48)
        return words + (pane.px(28) if self.icon else 0)

    def _ahead(self, pane: KitPane) -> int:
        """What the words before it take."""
        return measure(self.before, Role.TEXT, pane.px(19)) + pane.px(9) if self.before else 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Words, and a plate with a small triangle."""
        px, surface, ahead = pane.px, pane.surface, self._ahead(pane)
        if self.before:
            draw_text(surface, self.before, rect, Role.TEXT, px(19), INK, ROW_LIT)
            rect = pygame.Rect(rect.left + ahead, rect.top, rect.width - ahead, rect.height)
        pane.control(self, rect, lifts=True)
        fill = BANNER if self.open else CARD
        box(surface, rect, fill, px(9), INK, px(2))
        words = pygame.Rect(rect.left + px(12), rect.top, rect.width - px(42), rect.height)
        if self.icon:
            draw_icon(surface, self.icon, (words.left + px(11), words.centery), px(23))
            words = pygame.Rect(words.left + px(28), words.top, words.width - px(28), words.height)
        size = fitting(self.words, words.width, Role.LABEL, px(19), px(18))
        draw_text(surface, self.words, words, Role.LABEL, size, INK, fill)
        x, y, half = rect.right - px(18), rect.centery + px(1), px(6)
        points = [(x - half, y - half // 2), (x + half, y - half // 2), (x, y + half)]
        pygame.draw.polygon(surface, INK, points)


@dataclass(frozen=True, slots=True)
class SentenceBlock:
    """The head with its sign, the parts in as many lines as they need, and what is open below."""

    title: str
    note: str
    parts: tuple[SentencePart, ...]
    below: tuple[Block, ...] = ()
    icon: str = "star"
    switch: Block | None = None
    """At the right of the head: whether anything is said at all."""

    def height(self, pane: KitPane, width: int) -> int:
        """All of it."""
        px, inner = pane.px, width - 2 * pane.px(PAD)
        lines = lines_of(self._places(pane, inner)) if self.parts else 0
        opened = stack_height(pane, self.below, inner, px(6)) + px(4) if self.below else 0
        return px(HEAD) + lines * px(LINE) + opened + (px(8) if lines else 0)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On pale gold."""
        px = pane.px
        box(pane.surface, rect, ROW_LIT, px(10), ROW_LIT_EDGE, px(2.5))
        self._draw_head(pane, pygame.Rect(rect.left + px(PAD), rect.top, rect.width - 2 * px(PAD), px(HEAD)))
        inner = pygame.Rect(rect.left + px(PAD), rect.top + px(HEAD), rect.width - 2 * px(PAD), 0)
        places = list(self._places(pane, inner.width))
        for part, (line, left) in zip(self.parts, places, strict=True):
            wide = min(part.wide(pane), inner.width)
            part.draw(pane, pygame.Rect(inner.left + left, inner.top + line * px(LINE), wide, px(TALL)))
        if self.below:
            top = inner.top + lines_of(places) * px(LINE) + px(4)
            body = pygame.Rect(inner.left, top, inner.width, rect.bottom - px(8) - top)
            draw_stack(pane, self.below, body, px(6))

    def _draw_head(self, pane: KitPane, rect: pygame.Rect) -> None:
        px = pane.px
        draw_icon(pane.surface, self.icon, (rect.left + px(13), rect.centery), px(27))
        words = pygame.Rect(rect.left + px(34), rect.top, rect.width - px(34 + 74), rect.height)
        size = fitting(self.title, words.width, Role.TITLE, px(24), px(18))
        written = draw_text(pane.surface, self.title, words, Role.TITLE, size, INK, ROW_LIT)
        if self.switch is not None:
            wide = px(66)
            self.switch.draw(pane, pygame.Rect(rect.right - wide, rect.top, wide, rect.height))
        room = rect.right - px(78) - written.right - px(12)
        if self.note and measure(self.note, Role.TEXT, px(18)) <= room:
            at = (rect.right - px(78), rect.centery)
            draw_text(pane.surface, self.note, at, Role.TEXT, px(18), MUTED, ROW_LIT, Align.RIGHT)

    def _places(self, pane: KitPane, width: int) -> Iterator[tuple[int, int]]:
        return flowing((part.wide(pane) for part in self.parts), width, pane.px(GAP))
