"""Botric's reasons on a card: what he tried, the lines of his lists, and what bears a letter.

Rows of one kind stand close: each reaches a little into the room that a card leaves between its parts.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.letter_disc import letter_disc
from hamlet.app.art.palette import BANNER, CARD, INK, MUTED, PAPER, ROW_EDGE, Colour
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.rich_marks import clean
from hamlet.app.view.reasons import LetterRow, ListLook, ListRow, TriedRow

TEXT = 18
CLOSE = 4  # how much a row reaches into the room above and below it together
LINE, TRIED = 38, 27
DISC = 13
PAD = 10
ARROW = 18
PALE = (ListLook.IDLE, ListLook.VAIN)


def _lines(pane: Pane, text: str, width: int, role: Role = Role.LABEL) -> int:
    return measure_rich(clean(text), width, role, pane.px(TEXT))[1]


def _middle(pane: Pane, text: str, area: pygame.Rect, role: Role, ink: Colour, ground: Colour) -> None:
    """Text in the middle of an area from top to bottom."""
    high = _lines(pane, text, area.width, role)
    place = pygame.Rect(area.left, area.centery - high // 2, area.width, high)
    draw_rich(pane.surface, clean(text), place, role, pane.px(TEXT), ink, ground)


@dataclass(frozen=True, slots=True)
class TriedPart:
    """Icon, action, why not, and a cross; or a tick for the one he does."""

    part: TriedRow

    def _title(self, pane: Pane) -> int:
        return measure_rich(f"*{clean(self.part.title)}*", role=Role.LABEL, size=pane.px(TEXT))[0]

    def _room(self, pane: Pane, width: int) -> int:
        return width - pane.px(28 + 8 + 26) - self._title(pane)

    def height(self, pane: Pane, width: int) -> int:
        """One line, or as many as the reason takes."""
        lines = _lines(pane, self.part.why, self._room(pane, width), Role.TEXT)
        return max(pane.px(TRIED), lines + pane.px(4)) - pane.px(CLOSE + 3)

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Without a box: these lines lead to what follows."""
        px, part = pane.px, self.part
        area = rect.inflate(0, px(CLOSE + 3))
        draw_icon(pane.surface, part.icon, (area.left + px(13), area.centery), px(21))
        title = pygame.Rect(area.left + px(28), area.top, self._title(pane) + px(4), area.height)
        _middle(pane, f"*{part.title}*", title, Role.LABEL, INK, PAPER)
        draw_icon(
            pane.surface, "check" if part.done else "cross", (area.right - px(12), area.centery), px(18)
        )
        room = self._room(pane, area.width)
        wide = measure_rich(clean(part.why), room, Role.TEXT, px(TEXT))[0]
        why = pygame.Rect(area.right - px(26) - wide, area.top, wide + px(2), area.height)
        _middle(pane, part.why, why, Role.TEXT, MUTED, PAPER)


@dataclass(frozen=True, slots=True)
class LinePart:
    """The sign of a line, its words, and how many there were before it and after."""

    part: ListRow

    def _figures(self, pane: Pane) -> int:
        part, size = self.part, pane.px(TEXT)
        if part.remark:
            return measure(part.remark, Role.TEXT, size)
        before, after = (measure(str(each), Role.NUMBER, size) for each in (part.before, part.after))
        return before + pane.px(ARROW + 16) + max(after, pane.px(22))

    def _room(self, pane: Pane, width: int) -> int:
        return width - pane.px(2 * DISC + 16 + PAD + 8) - self._figures(pane)

    def height(self, pane: Pane, width: int) -> int:
        """One line, or as many as its words take."""
        lines = _lines(pane, self.part.text, self._room(pane, width))
        return max(pane.px(LINE), lines + pane.px(10)) - pane.px(CLOSE)

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Lit if it decided; pale if it was not asked, or left all there were."""
        px, part = pane.px, self.part
        area = rect.inflate(0, px(CLOSE))
        look = dict.fromkeys(PALE, art.RowLook.DONE) | {ListLook.ASKED: art.RowLook.NORMAL}
        lit = part.look in (ListLook.DECIDES, ListLook.OPEN)
        ground = art.row(pane.surface, area, look.get(part.look, art.RowLook.LIT), pane.scale)
        pale = part.look in PALE
        ink: Colour = MUTED if pale else INK
        disc = (area.left + px(8 + DISC), area.centery)
        fill: Colour = BANNER if lit else ground if pale else PAPER
        letter_disc(pane.surface, disc, part.sign, fill, pane.scale, radius=DISC, ink=ink)
        text = pygame.Rect(area.left + px(2 * DISC + 16), area.top, self._room(pane, area.width), area.height)
        _middle(pane, f"*{part.text}*" if lit else part.text, text, Role.LABEL, ink, ground)
        self._draw_figures(pane, area, ground)
        # What reaches out of the part is seen, but not hit: at the edge of a card that scrolls it is cut.
        pane.hit(part.id, rect)

    def _draw_figures(self, pane: Pane, area: pygame.Rect, ground: Colour) -> None:
        px, part, right = pane.px, self.part, area.right - pane.px(PAD)
        if part.remark:
            place = pygame.Rect(right - self._figures(pane), area.top, self._figures(pane), area.height)
            draw_text(pane.surface, part.remark, place, Role.TEXT, px(TEXT), MUTED, ground, Align.RIGHT)
            return
        after, ink = (right, area.centery), MUTED if part.look in PALE else INK
        written = draw_text(
            pane.surface, str(part.after), after, Role.NUMBER, px(TEXT), ink, ground, Align.RIGHT
        )
        middle = min(written.left, right - px(22)) - px(8) - px(ARROW) // 2
        draw_icon(pane.surface, "arrow", (middle, area.centery), px(ARROW))
        before = (middle - px(ARROW) // 2 - px(8), area.centery)
        draw_text(pane.surface, str(part.before), before, Role.LABEL, px(TEXT), MUTED, ground, Align.RIGHT)


@dataclass(frozen=True, slots=True)
class LetterPart:
    """A letter, what it stands for, and whether that was taken; or the key that takes it."""

    part: LetterRow

    def _right(self, pane: Pane) -> int:
        """What the figure and the sign or key take."""
        part = self.part
        sign = 28 if part.chosen is not None else 0
        key = measure(part.key, Role.LABEL, pane.px(TEXT)) + pane.px(22) if part.key else 0
        figure = (
            measure_rich(clean(part.figure), role=Role.NUMBER, size=pane.px(TEXT))[0] if part.figure else 0
        )
        return pane.px(sign + (28 if part.eye else 0)) + key + (figure + pane.px(8) if figure else 0)

    def _room(self, pane: Pane, width: int) -> int:
        return width - pane.px(2 * DISC + 16 + 8) - self._right(pane)

    def height(self, pane: Pane, width: int) -> int:
        """The title and what is noted below it."""
        room = self._room(pane, width)
        high = _lines(pane, self.part.title, room)
        high += _lines(pane, self.part.note, room, Role.TEXT) if self.part.note else 0
        return max(pane.px(LINE), high + pane.px(10)) - pane.px(CLOSE)

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Lit if it was taken or is meant."""
        px, part = pane.px, self.part
        area = rect.inflate(0, px(CLOSE))
        lit = part.lit or bool(part.chosen)
        ground = art.row(pane.surface, area, art.RowLook.LIT if lit else art.RowLook.NORMAL, pane.scale)
        fill: Colour = BANNER if lit or part.chosen is None else PAPER
        letter_disc(
            pane.surface, (area.left + px(8 + DISC), area.centery), part.letter, fill, pane.scale, radius=DISC
        )
        room = self._room(pane, area.width)
        high = _lines(pane, part.title, room) + (_lines(pane, part.note, room, Role.TEXT) if part.note else 0)
        text = pygame.Rect(area.left + px(2 * DISC + 16), area.centery - high // 2, room, high)
        title = f"*{part.title}*" if lit else part.title
        used = draw_rich(pane.surface, clean(title), text, Role.LABEL, px(TEXT), INK, ground)
        if part.note:
            below = pygame.Rect(text.left, text.top + used, room, high - used)
            draw_rich(pane.surface, clean(part.note), below, Role.TEXT, px(TEXT), MUTED, ground)
        self._draw_right(pane, area, ground)
        # What reaches out of the part is seen, but not hit: at the edge of a card that scrolls it is cut.
        pane.hit(part.id, rect)

    def _draw_right(self, pane: Pane, area: pygame.Rect, ground: Colour) -> None:
        px, part, right = pane.px, self.part, area.right - pane.px(8)
        if part.chosen is not None:
            sign = "check" if part.chosen else "cross"
            draw_icon(pane.surface, sign, (right - px(10), area.centery), px(18))
            right -= px(28)
        if part.key:
            wide = measure(part.key, Role.LABEL, px(TEXT)) + px(14)
            cap = pygame.Rect(right - wide, area.centery - px(13), wide, px(26))
            box(pane.surface, cap, CARD if part.lit else PAPER, px(5), ROW_EDGE, px(1.4))
            draw_text(pane.surface, part.key, cap, Role.LABEL, px(TEXT), MUTED, CARD, Align.CENTRE)
            right = cap.left - px(8)
        if part.eye:
            draw_icon(pane.surface, "eye", (right - px(12), area.centery), px(22))
            right -= px(28)
        if part.figure:
            wide, high = measure_rich(clean(part.figure), role=Role.NUMBER, size=px(TEXT))
            place = pygame.Rect(right - wide, area.centery - high // 2, wide + px(4), high)
            draw_rich(pane.surface, clean(part.figure), place, Role.NUMBER, px(TEXT), INK, ground)
