"""The rows of every rule: its name and sentence, its control, what it was, and the way back."""

from __future__ import annotations

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import (
    BANNER,
    BRASS,
    BRASS_TEXT,
    CARD,
    INK,
    MUTED,
    PAPER,
    ROW_LIT_EDGE,
    TABLE,
    Colour,
    mix,
)
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box, shadow
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, fitting, line_height, measure, wrap
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import Block
from hamlet.app.kit.handling import Unmoved, word_colour
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.pressing import PressButton, draw_chip_at
from hamlet.values import dataclass

NAME, TEXT = 21, 19
UNDO = 36
GROUP_HIGH = 52
LEAST_ROOM = 210  # words set narrower than this are no fun to read
CHANGED = mix(PAPER, BANNER, 0.22)


@dataclass(frozen=True, slots=True)
class GroupHead:
    """The heading of a group in the sheet."""

    icon: str
    name: str
    note: str

    def height(self, pane: KitPane, width: int) -> int:
        """A line with air."""
        return pane.px(50)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Over a line of brass."""
        px = pane.px
        line = pygame.Rect(rect.left, rect.top + px(6), rect.width, rect.height - px(12))
        draw_icon(pane.surface, self.icon, (rect.left + px(18), line.centery), px(28))
        note = measure(self.note, Role.TEXT, px(TEXT))
        words = pygame.Rect(rect.left + px(44), line.top, rect.width - px(56) - note, line.height)
        size = fitting(self.name, words.width, Role.TITLE, px(27), px(18))
        draw_text(pane.surface, self.name, words, Role.TITLE, size, INK, PAPER)
        draw_text(pane.surface, self.note, line, Role.TEXT, px(TEXT), MUTED, PAPER, Align.RIGHT)
        art.brass_rule(pane.surface, rect.left, rect.bottom - px(4), rect.width, pane.scale)


@dataclass(frozen=True, slots=True)
class RuleRow:
    """One rule. `wide` is what its control takes, in logical pixels."""

    name: str
    sentence: str
    control: Block
    wide: int
    was: str = ""
    undo: PressButton | None = None
    why_not: str = ""
    least: int = 74

    @property
    def _told(self) -> str:
        return self.why_not or self.sentence

    def _stacked(self, pane: KitPane, width: int) -> bool:
        """Whether the control stands below the words: beside them they would have no room."""
        return width - pane.px(32 + self.wide + UNDO + 18) < pane.px(LEAST_ROOM)

    def _room(self, pane: KitPane, width: int) -> int:
        """How wide the words are set."""
        control = 0 if self._stacked(pane, width) else self.wide + 16
        return width - pane.px(16 + control + UNDO + 18)

    def _chip_below(self, pane: KitPane, room: int) -> bool:
        name = measure(self.name, Role.NUMBER, pane.px(NAME))
        return bool(self.was) and name + pane.px(40) + measure(self.was, Role.LABEL, pane.px(18)) > room

    def _heights(self, pane: KitPane, room: int) -> tuple[int, int, int]:
        """Of the name, of the sentence, and of the chip where it stands below them."""
        name = measure_rich(self.name, room, Role.NUMBER, pane.px(NAME))[1]
        told = measure_rich(self._told, room, Role.TEXT, pane.px(TEXT))[1]
        return name, told, pane.px(32) if self._chip_below(pane, room) else 0

    def height(self, pane: KitPane, width: int) -> int:
        """As high as its words, but never less than a row."""
        words = sum(self._heights(pane, self._room(pane, width))) + pane.px(18)
        if self._stacked(pane, width):
            words += self.control.height(pane, pane.px(self.wide)) + pane.px(6)
        return max(pane.px(self.least), words)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Words at the left, the control and the way back at the right; or the control below the words."""
        px, wide = pane.px, pane.px(self.wide)
        if self.undo is not None:
            box(pane.surface, rect, CHANGED, px(8))
            bar = pygame.Rect(rect.left, rect.top + px(4), px(6), rect.height - px(8))
            box(pane.surface, bar, ROW_LIT_EDGE, px(3))
            side = px(UNDO)
            self.undo.draw(pane, pygame.Rect(rect.right - px(8) - side, rect.centery - side // 2, side, side))
        high = self.control.height(pane, wide)
        control = pygame.Rect(rect.right - px(UNDO + 18) - wide, rect.centery - high // 2, wide, high)
        words = rect.copy()
        if self._stacked(pane, rect.width):
            control.bottom = rect.bottom - px(8)
            words.height = control.top - rect.top
        self._draw_words(pane, words)
        self.control.draw(pane, control)

    def _draw_words(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Name, what it was, sentence: in the middle of their place."""
        px, surface, able = pane.px, pane.surface, not self.why_not
        ground = CHANGED if self.undo is not None else PAPER
        room, left = self._room(pane, rect.width), rect.left + px(16)
        name_high, told, chip = self._heights(pane, room)
        name = pygame.Rect(left, rect.centery - (name_high + told + chip) // 2, room, name_high)
        colour = word_colour(enabled=able)
        draw_rich(surface, self.name, name, Role.NUMBER, px(NAME), colour, ground)
        words = pygame.Rect(left, name.bottom, room, told)
        draw_rich(surface, self._told, words, Role.TEXT, px(TEXT), MUTED if able else colour, ground)
        if self.was:
            beside = (left + measure(self.name, Role.NUMBER, px(NAME)) + px(14), name.centery)
            at = (left, words.bottom + px(18)) if chip else beside
            draw_chip_at(surface, at, self.was, "gold", pane.scale)


@dataclass(frozen=True, slots=True)
class NumberRow:
    """Several numbers side by side, each after its sign."""

    parts: tuple[tuple[str, Block], ...]
    """The name of an icon, or none, and a stepper."""
    each: int = 120

    @property
    def wide(self) -> int:
        """What all take, in logical pixels."""
        return sum(self.each + (34 if icon else 0) for icon, _ in self.parts) + 8 * (len(self.parts) - 1)

    def height(self, pane: KitPane, width: int) -> int:
        """The highest."""
        return max(block.height(pane, pane.px(self.each)) for _, block in self.parts)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the left."""
        px, left = pane.px, rect.left
        for icon, block in self.parts:
            if icon:
                draw_icon(pane.surface, icon, (left + px(15), rect.centery), px(26))
                left += px(34)
            block.draw(pane, pygame.Rect(left, rect.top, px(self.each), rect.height))
            left += px(self.each + 8)


@dataclass(frozen=True, slots=True)
class GroupLine(Unmoved):
    """A group at the left of the sheet: how many rules, how many changed; paper where one is."""

    id: Id
    icon: str
    name: str
    count: str
    changed: int = 0
    here: bool = False
    why_not: str = ""

    def pressed(self) -> SetValue | None:
        """One goes there."""
        return None if self.why_not else True

    def height(self, pane: KitPane, width: int) -> int:
        """A line."""
        return pane.px(GROUP_HIGH)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On the wood, or on paper."""
        px, able = pane.px, not self.why_not
        ground = CARD if self.here else TABLE[1]
        pane.control(self, rect, self.why_not, enabled=able, here=self.here, lifts=self.here)
        if self.here:
            shadow(pane.surface, rect, px(9), px(4), px(6))
            box(pane.surface, rect, ground, px(9), INK, px(2))
        draw_icon(
            pane.surface, self.icon, (rect.left + px(26), rect.centery), px(26), opacity=255 if able else 90
        )
        colour = INK if self.here else PAPER if able else BRASS_TEXT
        inner = pygame.Rect(rect.left + px(52), rect.top, rect.width - px(52 + 14), rect.height)
        if self.changed:
            badge = pygame.Rect(inner.right - px(34), rect.centery - px(14), px(34), px(28))
            box(pane.surface, badge, BANNER, badge.height / 2, INK, px(2))
            draw_text(pane.surface, str(self.changed), badge, Role.NUMBER, px(18), INK, BANNER, Align.CENTRE)
            inner.width = badge.left - px(8) - inner.left
        else:
            self._draw_note(pane, inner, ground)
        _draw_in_lines(pane, self.name, inner, colour, ground)

    def _draw_note(self, pane: KitPane, inner: pygame.Rect, ground: Colour) -> None:
        """How many rules, or why there are none: at the right, else below; leaves the rest to the name."""
        px, note = pane.px, self.why_not or self.count
        pale, wide = MUTED if self.here else BRASS_TEXT, measure(note, Role.TEXT, px(18))
        if self.why_not and wide + measure(self.name, Role.TITLE, px(18)) + px(8) > inner.width:
            half = inner.height // 2
            below = pygame.Rect(inner.left, inner.bottom - half - px(2), inner.width, half)
            draw_text(pane.surface, note, below, Role.TEXT, px(18), pale, ground)
            inner.height = half
            return
        draw_text(pane.surface, note, inner, Role.TEXT, px(18), pale, ground, Align.RIGHT)
        inner.width -= wide + px(8)


def _draw_in_lines(pane: KitPane, text: str, rect: pygame.Rect, colour: Colour, ground: Colour) -> None:
    """A name in one line as large as it fits, else in several small ones."""
    px = pane.px
    size = fitting(text, rect.width, Role.TITLE, px(22), px(18))
    if measure(text, Role.TITLE, size) <= rect.width:
        draw_text(pane.surface, text, rect, Role.TITLE, size, colour, ground)
        return
    high = len(wrap(text, rect.width, Role.TITLE, px(18))) * line_height(px(18))
    place = pygame.Rect(rect.left, rect.centery - high // 2, rect.width, high)
    draw_wrapped(pane.surface, text, place, Role.TITLE, px(18), colour, ground)


@dataclass(frozen=True, slots=True)
class ChangeLine:
    """A rule that is changed: what it was, what it is, and the way back."""

    name: str
    was: str
    now: str
    undo: PressButton

    def _values(self, pane: KitPane) -> int:
        old, new = measure(self.was, Role.TEXT, pane.px(18)), measure(self.now, Role.NUMBER, pane.px(18))
        return old + new + pane.px(44)

    def _below(self, pane: KitPane, width: int) -> bool:
        name = measure(self.name, Role.LABEL, pane.px(TEXT))
        return name + self._values(pane) + pane.px(16 + UNDO) > width

    def height(self, pane: KitPane, width: int) -> int:
        """A line; more where name and values have no room side by side."""
        if not self._below(pane, width):
            return pane.px(42)
        room = width - pane.px(UNDO + 8)
        return measure_rich(self.name, room, Role.LABEL, pane.px(TEXT))[1] + pane.px(34)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From both ends."""
        px, surface = pane.px, pane.surface
        side = px(UNDO)
        self.undo.draw(pane, pygame.Rect(rect.right - side, rect.centery - side // 2, side, side))
        right = rect.right - side - px(8)
        line, values = pygame.Rect(rect.left, rect.top, right - rect.left, rect.height), rect.centery
        if self._below(pane, rect.width):
            values = rect.bottom - px(18)
        else:
            line.height = line_height(px(TEXT))
            line.centery = rect.centery
        draw_rich(surface, self.name, line, Role.LABEL, px(TEXT), INK, PAPER)
        draw_text(surface, self.now, (right, values), Role.NUMBER, px(18), INK, PAPER, Align.RIGHT)
        right -= measure(self.now, Role.NUMBER, px(18)) + px(22)
        draw_icon(surface, "arrow", (right, values), px(20), BRASS)
        draw_text(surface, self.was, (right - px(22), values), Role.TEXT, px(18), MUTED, PAPER, Align.RIGHT)
