"""A hint on a card: its letter, what and where, its worth as a bar, and what speaks for it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.letter_disc import letter_disc
from hamlet.app.art.palette import BANNER, CARD, GAIN, GREEN, INK, MUTED, PAPER, ROW_EDGE, Colour, mix
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.rich_marks import clean
from hamlet.app.view.hint_rows import ALL_REASONS, BARE_REASON, NO_REASON, ONE_REASON, HintReason, HintRow

TITLE, TEXT = 22, 18
PAD = 10
DISC = 16
HEAD = 2 * DISC + 10  # what the letter takes
BAR, SLIM = 28, 12  # with words on it, and without
ICON = 28  # the column of the reasons' icons
GAP = 5


def _high(pane: Pane, text: str, width: int, role: Role, size: int) -> int:
    return measure_rich(clean(text), width, role, pane.px(size))[1]


@dataclass(frozen=True, slots=True)
class HintPart:
    """One hint; with little room without its bar, what it is worth beside it."""

    part: HintRow

    @property
    def _brief(self) -> bool:
        return self.part.detail < ONE_REASON

    @property
    def _full(self) -> bool:
        return self.part.detail == ALL_REASONS

    @property
    def _reasons(self) -> tuple[HintReason, ...]:
        """As many as are told."""
        return self.part.reasons[: {NO_REASON: 0, BARE_REASON: 1, ONE_REASON: 1}.get(self.part.detail)]

    def _key(self, pane: Pane) -> int:
        return measure(self.part.key, Role.LABEL, pane.px(TEXT)) + pane.px(22) if self.part.key else 0

    def _figure(self, pane: Pane) -> int:
        """What the figure takes beside the title, where no words stand on the bar."""
        wide = measure_rich(self.part.figure, role=Role.NUMBER, size=pane.px(TEXT))[0]
        return wide + pane.px(8) if self.part.figure and not self._full else 0

    def _room(self, pane: Pane, width: int) -> int:
        return width - pane.px(2 * PAD + HEAD) - self._key(pane) - self._figure(pane)

    def _bar(self, pane: Pane) -> int:
        """How high the bar is."""
        high = {ALL_REASONS: BAR, ONE_REASON: SLIM}.get(self.part.detail, 0)
        return pane.px(high + GAP) if self.part.worth and high else 0

    def _head(self, pane: Pane, width: int) -> int:
        room = self._room(pane, width)
        high = _high(pane, self.part.title, room, Role.TITLE, TITLE)
        if self.part.where and not self._brief:
            high += _high(pane, self.part.where, room, Role.TEXT, TEXT)
        return max(high, pane.px(2 * DISC))

    def _text(self, pane: Pane, width: int) -> int:
        """The room of a reason."""
        return width - pane.px(2 * PAD + ICON)

    def height(self, pane: Pane, width: int) -> int:
        """Head, bar, reasons."""
        high = self._head(pane, width) + self._bar(pane) + 2 * pane.px(6)
        room = self._text(pane, width)
        reasons = sum(_high(pane, each.text, room, Role.LABEL, TEXT) for each in self._reasons)
        return high + reasons + (pane.px(GAP) if reasons else 0)

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Lit if it is the one that is meant."""
        px, part = pane.px, self.part
        look = art.RowLook.LIT if part.lit else art.RowLook.NORMAL
        ground = art.row(pane.surface, rect, look, pane.scale)
        inner = pygame.Rect(rect.left + px(PAD), rect.top + px(6), rect.width - 2 * px(PAD), rect.height)
        self._draw_head(pane, inner, ground)
        top = inner.top + self._head(pane, rect.width) + px(GAP)
        if self._bar(pane):
            self._draw_bar(pane, pygame.Rect(inner.left, top, inner.width, self._bar(pane) - px(GAP)))
            top += self._bar(pane)
        for reason in self._reasons:
            high = _high(pane, reason.text, self._text(pane, rect.width), Role.LABEL, TEXT)
            line = pygame.Rect(inner.left + px(ICON), top, self._text(pane, rect.width), high)
            draw_icon(pane.surface, reason.icon, (inner.left + px(12), top + px(12)), px(20))
            draw_rich(pane.surface, clean(reason.text), line, Role.LABEL, px(TEXT), INK, ground)
            top = line.bottom
        pane.hit(part.id, rect)

    def _draw_head(self, pane: Pane, inner: pygame.Rect, ground: Colour) -> None:
        px, part, width = pane.px, self.part, inner.width + 2 * pane.px(PAD)
        head, room = self._head(pane, width), self._room(pane, width)
        fill: Colour = BANNER if part.lit else PAPER
        middle = inner.top + (head // 2 if self._brief else px(DISC))
        letter_disc(pane.surface, (inner.left + px(DISC), middle), part.letter, fill, pane.scale, radius=DISC)
        high = _high(pane, part.title, room, Role.TITLE, TITLE)
        top = inner.top if part.where and not self._brief else inner.top + (head - high) // 2
        title = pygame.Rect(inner.left + px(HEAD), top, room, high)
        used = draw_rich(pane.surface, clean(part.title), title, Role.TITLE, px(TITLE), INK, ground)
        if part.where and not self._brief:
            below = pygame.Rect(title.left, title.top + used, room, head - used)
            draw_rich(pane.surface, clean(part.where), below, Role.TEXT, px(TEXT), MUTED, ground)
        right = inner.right
        if part.key:
            wide = measure(part.key, Role.LABEL, px(TEXT)) + px(14)
            cap = pygame.Rect(right - wide, middle - px(13), wide, px(26))
            box(pane.surface, cap, CARD if part.lit else PAPER, px(5), ROW_EDGE, px(1.4))
            draw_text(pane.surface, part.key, cap, Role.LABEL, px(TEXT), MUTED, CARD, Align.CENTRE)
            right = cap.left - px(8)
        if self._figure(pane):
            wide, tall = measure_rich(part.figure, role=Role.NUMBER, size=px(TEXT))
            place = pygame.Rect(right - wide, middle - tall // 2, wide + px(4), tall)
            draw_rich(pane.surface, part.figure, place, Role.NUMBER, px(TEXT), INK, ground)

    def _draw_bar(self, pane: Pane, area: pygame.Rect) -> None:
        """As long as its worth is beside the best one's; the words stand on it, or beyond its end."""
        px, part = pane.px, self.part
        box(pane.surface, area, mix(CARD, PAPER, 0.5), px(6), ROW_EDGE, px(1.4))
        full = pygame.Rect(area.left, area.top, max(px(14), round(area.width * part.share)), area.height)
        box(pane.surface, full, GAIN, px(6), GREEN, px(1.6))
        if not self._full:
            return
        wide, tall = measure_rich(part.worth, role=Role.NUMBER, size=px(TEXT))
        within = wide + px(20) <= full.width
        left = area.left + px(10) if within else full.right + px(8)
        place = pygame.Rect(left, area.centery - tall // 2, wide + px(4), tall)
        ground = GAIN if within else mix(CARD, PAPER, 0.5)
        draw_rich(pane.surface, part.worth, place, Role.NUMBER, px(TEXT), INK, ground)
