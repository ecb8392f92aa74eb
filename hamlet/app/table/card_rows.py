"""The rows of a card: things to do, choices among several."""

from __future__ import annotations

from dataclasses import replace

import pygame

from hamlet.app.art import buttons
from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import COST, DISABLED_TEXT, INK, MUTED, PAPER, ROW_EDGE, Colour
from hamlet.app.art.rich import draw_rich, lay_out, measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, line_height, measure
from hamlet.app.table.card_buttons import draw_button
from hamlet.app.table.chips import GAP, chips_width, draw_chips
from hamlet.app.table.rule_link import SIDE, draw_rule_link
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.rich_marks import clean
from hamlet.app.view.parts import Choice, Row
from hamlet.values import dataclass

TEXT = 18
PAD = 10
LINE = 36
MEND = 42


def _text_height(pane: Pane, text: str, width: int, role: Role = Role.LABEL) -> int:
    return measure_rich(clean(text), width, role, pane.px(TEXT))[1]


@dataclass(frozen=True, slots=True)
class ActionRow:
    """Something to do: title, cost and gain, notes; or why not, and what would mend it."""

    part: Row

    def _key(self, pane: Pane, width: int) -> str:
        """The key, unless title and plates would stand in one line without it only."""
        part = self.part
        room = width - 2 * pane.px(PAD) - self._words(pane) - (pane.px(28) if part.eye else 0)
        wide = measure(part.key, Role.LABEL, pane.px(TEXT)) + pane.px(20) if part.key else 0
        return "" if room - wide < 0 <= room else part.key

    def _words(self, pane: Pane) -> int:
        title = measure_rich(self._title, role=Role.TITLE, size=pane.px(22))[0]
        return title + pane.px(14) + self._chips(pane)

    def _right(self, pane: Pane, width: int) -> int:
        """What the key and the eye take."""
        key = self._key(pane, width)
        room = measure(key, Role.LABEL, pane.px(TEXT)) + pane.px(20) if key else 0
        return room + (pane.px(28) if self.part.eye else 0)

    def _chips(self, pane: Pane) -> int:
        return chips_width(pane, self.part.cost, self.part.gain)

    def _title_lines(self, pane: Pane, width: int) -> int:
        return measure_rich(self._title, width, Role.TITLE, pane.px(22))[1]

    @property
    def _title(self) -> str:
        return clean(self.part.title)

    def _one_line(self, pane: Pane, width: int) -> bool:
        return self._words(pane) + self._right(pane, width) <= width - 2 * pane.px(PAD)

    def _head(self, pane: Pane, width: int) -> int:
        px = pane.px
        if self._one_line(pane, width):
            return px(LINE)
        inner = width - 2 * px(PAD)
        lines = self._title_lines(pane, inner - self._right(pane, width))
        if not (self.part.cost or self.part.gain):
            return lines + px(4)
        return lines + px(LINE + 2) * (2 if self._apart(pane, inner) else 1)

    def _apart(self, pane: Pane, inner: int) -> bool:
        """Whether cost and gain have no room in one line."""
        return bool(self.part.cost and self.part.gain) and self._chips(pane) - pane.px(GAP) > inner

    def height(self, pane: Pane, width: int) -> int:
        """Head, notes, reason, mend."""
        inner = width - 2 * pane.px(PAD)
        height = self._head(pane, width) + 2 * pane.px(6)
        reason = self._reason_height(pane, inner) if self.part.reason else 0
        texts = sum(_text_height(pane, text, inner) for text in self.part.notes) + reason
        height += texts + (pane.px(4) if texts else 0)
        return height + (self._mend_height(pane, inner) + pane.px(6) if self.part.mend else 0)

    def _link_in_head(self, pane: Pane, inner: int) -> bool:
        """Whether the title leaves room for the way to the rules."""
        title = measure_rich(self._title, role=Role.TITLE, size=pane.px(22))[0]
        whole = inner + 2 * pane.px(PAD)
        taken = self._words(pane) if self._one_line(pane, whole) else title
        return taken + self._right(pane, whole) + pane.px(SIDE + 4) <= inner

    def _link_line(self, pane: Pane, inner: int) -> int | None:
        """The line of the reason, from the last one, that leaves room for it."""
        lines = lay_out(clean(self.part.reason), inner, Role.LABEL, pane.px(TEXT))
        ends = [line[-1].left + line[-1].width if line else 0 for line in lines]
        room = inner - pane.px(SIDE + 4)
        return next((number for number in reversed(range(len(ends))) if ends[number] <= room), None)

    def _reason_room(self, pane: Pane, inner: int) -> int:
        found = self._link_in_head(pane, inner) or self._link_line(pane, inner) is not None
        beside = self.part.rule and not found
        return inner - (pane.px(SIDE + 4) if beside else 0)

    def _reason_height(self, pane: Pane, inner: int) -> int:
        return _text_height(pane, self.part.reason, self._reason_room(pane, inner))

    def _mend_height(self, pane: Pane, inner: int) -> int:
        label = clean(self.part.mend.label) if self.part.mend else ""
        lines = measure_rich(label, inner - pane.px(28), Role.NUMBER, pane.px(20))[1]
        return max(pane.px(MEND), lines + pane.px(16))

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Box, head, texts, mend."""
        px, part = pane.px, self.part
        state = (
            art.RowLook.LIT
            if part.enabled and part.id is not None
            else art.RowLook.NORMAL
            if part.enabled
            else art.RowLook.DISABLED
        )
        ground = art.row(pane.surface, rect, state, pane.scale)
        if part.id is not None:
            pane.hit(part.id, rect, enabled=part.enabled)
        colour = INK if part.enabled else DISABLED_TEXT
        inner = pygame.Rect(rect.left + px(PAD), rect.top + px(6), rect.width - 2 * px(PAD), rect.height)
        self._draw_head(pane, inner, ground, colour)
        top = inner.top + self._head(pane, rect.width) + px(2)
        for text in part.notes:
            area = pygame.Rect(inner.left, top, inner.width, _text_height(pane, text, inner.width))
            draw_rich(pane.surface, clean(text), area, Role.LABEL, px(TEXT), colour, ground)
            top = area.bottom
        if part.reason:
            room = self._reason_room(pane, inner.width)
            area = pygame.Rect(inner.left, top, room, self._reason_height(pane, inner.width))
            draw_rich(pane.surface, clean(part.reason), area, Role.LABEL, px(TEXT), COST, ground)
            if part.rule:
                at = area.top + line_height(px(TEXT)) * (self._link_line(pane, inner.width) or 0) + px(12)
                if self._link_in_head(pane, inner.width):
                    at = inner.top + px(LINE) // 2
                draw_rule_link(pane, (inner.right - px(SIDE) // 2, at), part.rule)
            top = area.bottom
        if part.mend:
            place = pygame.Rect(inner.left, top + px(4), inner.width, self._mend_height(pane, inner.width))
            draw_button(pane, place, replace(part.mend, main=True))

    def _draw_head(self, pane: Pane, inner: pygame.Rect, ground: Colour, colour: Colour) -> None:
        px, part = pane.px, self.part
        whole = inner.width + 2 * px(PAD)
        one, key, taken = self._one_line(pane, whole), self._key(pane, whole), self._right(pane, whole)
        right = inner.right
        if key:
            right = _draw_key(pane, inner, key, ground)
        if part.eye:
            draw_icon(pane.surface, "eye", (right - px(14), inner.top + px(LINE) // 2), px(22))
        height = px(LINE) if one else self._title_lines(pane, inner.width - taken)
        title = pygame.Rect(inner.left, inner.top, inner.width - taken, height)
        if one:
            title.top += (px(LINE) - measure_rich(self._title, role=Role.TITLE, size=px(22))[1]) // 2
        draw_rich(pane.surface, self._title, title, Role.TITLE, px(22), colour, ground)
        words = measure_rich(self._title, role=Role.TITLE, size=px(22))[0]
        at = (
            (inner.left + words + px(14), inner.top + px(LINE) // 2)
            if one
            else (inner.left, inner.top + height + px(LINE) // 2)
        )
        if one or not self._apart(pane, inner.width):
            draw_chips(pane, at, part.cost, part.gain, enabled=part.enabled, ground=ground)
            return
        draw_chips(pane, at, part.cost, (), enabled=part.enabled, ground=ground)
        below = (at[0], at[1] + px(LINE + 2))
        draw_chips(pane, below, (), part.gain, enabled=part.enabled, ground=ground, arrow=True)


def _draw_key(pane: Pane, inner: pygame.Rect, key: str, ground: Colour) -> int:
    px = pane.px
    width = measure(key, Role.LABEL, px(TEXT)) + px(14)
    cap = pygame.Rect(inner.right - width, inner.top + px(6), width, px(24))
    box(pane.surface, cap, PAPER, px(5), ROW_EDGE, px(1.4))
    draw_text(pane.surface, key, cap, Role.LABEL, px(TEXT), MUTED, PAPER, Align.CENTRE)
    return cap.left - px(6)


@dataclass(frozen=True, slots=True)
class OptionRow:
    """One choice among several, with the round mark."""

    part: Choice

    def _note_width(self, pane: Pane, width: int) -> int:
        return width - pane.px(44) - self._key_width(pane)

    def _key_width(self, pane: Pane) -> int:
        return measure(self.part.key, Role.LABEL, pane.px(TEXT)) + pane.px(22) if self.part.key else 0

    def height(self, pane: Pane, width: int) -> int:
        """One line and its notes."""
        inner = self._note_width(pane, width)
        title = measure_rich(clean(self.part.title), inner - self._gain(pane), Role.LABEL, pane.px(20))[1]
        return max(pane.px(34), title + pane.px(8)) + sum(
            _text_height(pane, note, inner) for note in self.part.notes
        )

    def _gain(self, pane: Pane) -> int:
        return chips_width(pane, (), self.part.gain)

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Mark, title, what it means."""
        px, part = pane.px, self.part
        state = art.RowLook.LIT if part.selected else art.RowLook.NORMAL
        ground = art.row(pane.surface, rect, state, pane.scale)
        buttons.radio(pane.surface, (rect.left + px(18), rect.top + px(17)), pane.scale, on=part.selected)
        inner = self._note_width(pane, rect.width)
        area = pygame.Rect(rect.left + px(36), rect.top + px(4), inner - self._gain(pane), rect.height)
        used = draw_rich(pane.surface, clean(part.title), area, Role.LABEL, px(20), INK, ground)
        if part.key:
            _draw_key(pane, rect.inflate(-px(12), px(2)), part.key, ground)
        at = (rect.right - px(8) - self._key_width(pane) - self._gain(pane), rect.top + px(17))
        draw_chips(pane, at, (), part.gain, enabled=True, ground=ground)
        top = area.top + max(used, px(26))
        for note in part.notes:
            below = pygame.Rect(area.left, top, inner, _text_height(pane, note, inner))
            draw_rich(pane.surface, clean(note), below, Role.LABEL, px(TEXT), MUTED, ground)
            top = below.bottom
        pane.hit(part.id, rect)
