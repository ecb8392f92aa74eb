"""The rows of every rule: its name and sentence, its control, what it was, and the way back."""

from __future__ import annotations

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import (
    BANNER,
    INK,
    MUTED,
    PAPER,
    ROW_LIT_EDGE,
    mix,
)
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.kit.blocks import Block
from hamlet.app.kit.handling import word_colour
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.pressing import PressButton, draw_chip_at
from hamlet.values import dataclass

NAME, TEXT = 21, 19
UNDO = 36
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
