"""The text of a chapter: its head, headings, paragraphs with the ids of their rules, rows, and a tip."""

from __future__ import annotations

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.palette import (
    BANNER,
    BRASS,
    CARD,
    INK,
    MUTED,
    PAPER,
    ROW_EDGE,
    ROW_LIT,
    Colour,
)
from hamlet.app.art.rich import plain
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, line_height
from hamlet.app.ids import Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.screens.howto.found_words import NOTHING_ASKED, AskedWords, TextLook, draw_asked, text_height
from hamlet.values import dataclass

MARGIN, BADGE = 58, (48, 27)  # the margin of a paragraph, and a rule's id in it
GUTTER = 30


@dataclass(frozen=True, slots=True)
class ChapterSizes:
    """The sizes of letters in one layout."""

    title: int
    lead: int
    head: int
    text: int


@dataclass(frozen=True, slots=True)
class ChapterHead:
    """The number, the title over a line of brass, and in a sentence what it is about.

    Where the title stands elsewhere already, the sentence alone.
    """

    number: str
    title: str
    lead: str
    sizes: ChapterSizes
    asked: AskedWords = NOTHING_ASKED
    asked_lead: AskedWords = NOTHING_ASKED

    def _looks(self, pane: KitPane) -> tuple[TextLook, TextLook]:
        return (
            TextLook(Role.TITLE, pane.px(self.sizes.title), INK, PAPER),
            TextLook(Role.BANNER, pane.px(self.sizes.lead), INK, PAPER),
        )

    def height(self, pane: KitPane, width: int) -> int:
        """All its lines."""
        title, lead = self._looks(pane)
        above = pane.px(28) if self.number else 0
        head = text_height(plain(self.title), width, title) + pane.px(12) if self.title else 0
        told = text_height(plain(self.lead), width, lead) if self.lead else 0
        return above + head + told + (pane.px(18) if head and told else 0)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the top."""
        px, top = pane.px, rect.top
        title, lead = self._looks(pane)
        if self.number:
            line = pygame.Rect(rect.left, top, rect.width, px(28))
            draw_text(pane.surface, self.number, line, Role.LABEL, px(19), MUTED, PAPER)
            top = line.bottom
        if self.title:
            area = pygame.Rect(rect.left, top, rect.width, text_height(plain(self.title), rect.width, title))
            draw_asked(pane.surface, plain(self.title), area, title, self.asked)
            art.brass_rule(pane.surface, rect.left, area.bottom + px(6), rect.width, pane.scale)
            top = area.bottom + px(30)
        if self.lead:
            below = pygame.Rect(rect.left, top, rect.width, rect.bottom - top)
            draw_asked(pane.surface, plain(self.lead), below, lead, self.asked_lead)


@dataclass(frozen=True, slots=True)
class SectionHead:
    """A heading."""

    id: str
    title: str
    size: int
    asked: AskedWords = NOTHING_ASKED

    def height(self, pane: KitPane, width: int) -> int:
        """Its lines, and some air above them."""
        look = TextLook(Role.TITLE, pane.px(self.size), INK, PAPER)
        return text_height(plain(self.title), width, look) + pane.px(8)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Under the air."""
        look = TextLook(Role.TITLE, pane.px(self.size), INK, PAPER)
        area = pygame.Rect(rect.left, rect.top + pane.px(8), rect.width, rect.height)
        draw_asked(pane.surface, plain(self.title), area, look, self.asked)


@dataclass(frozen=True, slots=True)
class RuleBadge(Unmoved):
    """The id of a rule in the margin: it leads to where that rule is told."""

    id: Id
    rule: str
    hint: str

    def pressed(self) -> SetValue | None:
        """One goes there."""
        return True

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """A small plate."""
        pane.control(self, rect, self.hint, lifts=True)
        box(pane.surface, rect, CARD, pane.px(6), ROW_EDGE, max(1, pane.px(1.5)))
        draw_text(pane.surface, self.rule, rect, Role.LABEL, pane.px(18), MUTED, CARD, Align.CENTRE)


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A row under a paragraph: what is meant, and what is said of it."""

    name: str
    text: str
    asked: AskedWords = NOTHING_ASKED

    @property
    def numbered(self) -> bool:
        """Whether it is one of a list in order."""
        return self.name.isdigit()

    @property
    def markup(self) -> str:
        """The words, the name before them in bold unless it is a number."""
        return plain(self.text) if self.numbered else f"*{plain(self.name)}*: {plain(self.text)}"


@dataclass(frozen=True, slots=True)
class ParagraphBlock:
    """A few sentences, the ids of their rules in the margin; lit if one came for it. Rows may follow."""

    id: str
    text: str
    badges: tuple[RuleBadge, ...]
    size: int
    rows: tuple[ToldLine, ...] = ()
    asked: AskedWords = NOTHING_ASKED
    lit: bool = False

    def _look(self, pane: KitPane, ground: Colour = PAPER) -> TextLook:
        return TextLook(Role.TEXT, pane.px(self.size), INK, ground)

    def _words(self, pane: KitPane, width: int) -> int:
        return width - pane.px(MARGIN)

    def _row_high(self, pane: KitPane, row: ToldLine, width: int) -> int:
        return text_height(row.markup, self._words(pane, width) - pane.px(GUTTER), self._look(pane))

    def height(self, pane: KitPane, width: int) -> int:
        """The sentences or the ids, whichever is more, and the rows."""
        text = text_height(plain(self.text), self._words(pane, width), self._look(pane))
        badges = pane.px(BADGE[1] + 5) * len(self.badges)
        rows = sum(self._row_high(pane, row, width) + pane.px(6) for row in self.rows)
        return max(text, badges) + rows + (pane.px(4) if self.rows else 0)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Sentences at the left, ids at the right, rows below."""
        px, ground = pane.px, ROW_LIT if self.lit else PAPER
        if self.lit:
            behind = rect.inflate(px(11), px(10))
            box(pane.surface, behind, ground, px(8))
            box(pane.surface, pygame.Rect(behind.left, behind.top, px(5), behind.height), BANNER, px(2))
        look, wide = self._look(pane, ground), self._words(pane, rect.width)
        text = pygame.Rect(rect.left, rect.top, wide, text_height(plain(self.text), wide, look))
        draw_asked(pane.surface, plain(self.text), text, look, self.asked)
        top = rect.top + max(0, (line_height(look.size) - px(BADGE[1])) // 2)
        for badge in self.badges:
            badge.draw(pane, pygame.Rect(rect.right - px(BADGE[0]), top, px(BADGE[0]), px(BADGE[1])))
            top += px(BADGE[1] + 5)
        self._draw_rows(pane, rect, max(text.bottom, top) + px(4), look)

    def _draw_rows(self, pane: KitPane, rect: pygame.Rect, top: int, look: TextLook) -> None:
        px, wide = pane.px, self._words(pane, rect.width)
        for row in self.rows:
            high = self._row_high(pane, row, rect.width)
            line = pygame.Rect(rect.left, top, px(GUTTER) - px(8), line_height(look.size))
            if row.numbered:
                draw_text(
                    pane.surface, row.name, line, Role.NUMBER, look.size, MUTED, look.ground, Align.RIGHT
                )
            else:
                dot = pygame.Rect(0, 0, px(7), px(7))
                dot.center = (rect.left + px(12), line.centery)
                box(pane.surface, dot, BRASS, dot.width / 2)
            area = pygame.Rect(rect.left + px(GUTTER), top, wide - px(GUTTER), high)
            draw_asked(pane.surface, row.markup, area, look, row.asked)
            top += high + px(6)
