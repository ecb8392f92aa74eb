"""Controls that are on or off, and rows of which one is chosen."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import (
    BANNER,
    CARD,
    DISABLED,
    DISABLED_TEXT,
    INK,
    MUTED,
    PAPER,
    ROW_EDGE,
    Colour,
    rgb,
)
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import Point, box, disc
from hamlet.app.art.type import Role, draw_text, fitting
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import ON_PAPER, TextTone
from hamlet.app.kit.handling import Unmoved, word_colour
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

TEXT = 19
ON, OFF = rgb("335C22"), rgb("7A6A5A")
TOGGLE = (60, 32)


def draw_toggle(surface: pygame.Surface, rect: pygame.Rect, scale: float, *, on: bool, able: bool) -> None:
    """A switch: green with a tick, or brown; its knob at the end it stands at."""
    fill = (ON if on else OFF) if able else DISABLED
    box(surface, rect, fill, rect.height / 2, INK, 2 * scale)
    inset = rect.height / 2
    centre = (rect.right - inset, rect.centery) if on else (rect.left + inset, rect.centery)
    if on and able:
        draw_icon(surface, "check", (rect.left + rect.height * 0.56, rect.centery), round(17 * scale))
    disc(surface, centre, rect.height / 2 - 4 * scale, PAPER if able else CARD, INK, 2 * scale)


def draw_tick_disc(surface: pygame.Surface, centre: Point, scale: float) -> None:
    """The mark of what is chosen among pictures."""
    disc(surface, centre, 14 * scale, BANNER, INK, 2 * scale)
    draw_icon(surface, "check", centre, round(17 * scale))


@dataclass(frozen=True, slots=True)
class ToggleLine(Unmoved):
    """A switch and its words; a click anywhere on the line turns it."""

    id: Id
    label: str
    on: bool
    hint: str = ""
    why_not: str = ""
    tall: int = 40
    bold: bool = True
    right: bool = False
    """With the switch at the right end, as in lists of rules."""
    tone: TextTone = ON_PAPER

    @property
    def current(self) -> SetValue | None:
        """On or off."""
        return self.on

    def stepped(self, by: int) -> SetValue | None:
        """To the right is on."""
        return None if self.why_not else by > 0

    def pressed(self) -> SetValue | None:
        """The other way."""
        return None if self.why_not else not self.on

    def height(self, pane: KitPane, width: int) -> int:
        """The switch, or the words if they are more."""
        room = width - pane.px(TOGGLE[0] + 22)
        return max(pane.px(self.tall), measure_rich(self.label, room, Role.LABEL, pane.px(TEXT))[1])

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The switch at the left, or at the right."""
        px, able = pane.px, not self.why_not
        switch = pygame.Rect(0, 0, px(TOGGLE[0]), min(px(TOGGLE[1]), rect.height - px(3)))
        left = px(TOGGLE[0] + 22)
        if self.right:
            switch.midright, left = (rect.right, rect.centery), 0
        else:
            switch.midleft = (rect.left, rect.centery)
        pane.control(self, rect, self.why_not or self.hint, enabled=able)
        draw_toggle(pane.surface, switch, pane.scale, on=self.on, able=able)
        role = Role.LABEL if self.bold else Role.TEXT
        room = rect.width - px(TOGGLE[0] + 22)
        high = measure_rich(self.label, room, role, px(TEXT))[1]
        words = pygame.Rect(rect.left + left, rect.centery - high // 2, room, high)
        colour = self.tone.text if able else DISABLED_TEXT
        draw_rich(pane.surface, self.label, words, role, px(TEXT), colour, self.tone.ground)


@dataclass(frozen=True, slots=True)
class TickLine(Unmoved):
    """A small yes or no: a green tick, or an empty box."""

    id: Id
    label: str
    on: bool
    hint: str = ""
    why_not: str = ""
    tall: int = 34

    @property
    def current(self) -> SetValue | None:
        """On or off."""
        return self.on

    def stepped(self, by: int) -> SetValue | None:
        """To the right is on."""
        return None if self.why_not else by > 0

    def pressed(self) -> SetValue | None:
        """The other way."""
        return None if self.why_not else not self.on

    def height(self, pane: KitPane, width: int) -> int:
        """A line, or as many as its words take."""
        words = measure_rich(self.label, width - pane.px(30), Role.TEXT, pane.px(TEXT))[1]
        return max(pane.px(self.tall), words)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The mark, then the words."""
        px, able = pane.px, not self.why_not
        pane.control(self, rect, self.why_not or self.hint, enabled=able)
        square = pygame.Rect(rect.left, 0, px(22), px(22))
        square.centery = rect.centery
        box(pane.surface, square, CARD if able else DISABLED, px(5), INK if able else ROW_EDGE, px(1.5))
        if self.on:
            centre = (square.centerx + px(1), square.centery - px(2))
            draw_icon(pane.surface, "check", centre, px(22), opacity=255 if able else 130)
        high = measure_rich(self.label, rect.width - px(30), Role.TEXT, px(TEXT))[1]
        words = pygame.Rect(rect.left + px(30), rect.centery - high // 2, rect.width - px(30), high)
        draw_rich(pane.surface, self.label, words, Role.TEXT, px(TEXT), word_colour(enabled=able), PAPER)


@dataclass(frozen=True, slots=True)
class RadioLine(Unmoved):
    """A row of its own paper: a round mark, a name, a sentence; of its group one is chosen."""

    id: Id
    name: str
    sentence: str = ""
    chosen: bool = False
    why_not: str = ""
    tall: int = 74

    def pressed(self) -> SetValue | None:
        """Chosen."""
        return None if self.why_not else True

    def height(self, pane: KitPane, width: int) -> int:
        """As it says; a sentence of more lines makes it higher."""
        told = measure_rich(self.sentence, width - pane.px(72), Role.TEXT, pane.px(18))[1]
        return max(pane.px(self.tall), pane.px(44) + told) if self.sentence else pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On paper, ringed with gold if it is the one."""
        px, able = pane.px, not self.why_not
        ground = CARD if able else DISABLED
        pane.control(self, rect, self.why_not, enabled=able, here=self.chosen, lifts=True)
        if self.chosen:
            chosen_ring(pane.surface, rect, 10, pane.scale)
        box(pane.surface, rect, ground, px(10), INK, px(2))
        _round_mark(pane.surface, (rect.left + px(28), rect.centery), pane.scale, ground, on=self.chosen)
        left = rect.left + px(56)
        room = rect.right - px(16) - left
        colour = word_colour(enabled=able)
        size = fitting(self.name, room, Role.TITLE, px(24), px(18))
        told = measure_rich(self.sentence, room, Role.TEXT, px(18))[1] if self.sentence else 0
        top = rect.centery - (px(32) + told) // 2
        name = pygame.Rect(left, top, room, px(32))
        draw_text(pane.surface, self.name, name, Role.TITLE, size, colour, ground)
        if told:
            area = pygame.Rect(left, name.bottom, room, told)
            muted = MUTED if able else colour
            draw_rich(pane.surface, self.sentence, area, Role.TEXT, px(18), muted, ground)


def _round_mark(surface: pygame.Surface, centre: Point, scale: float, ground: Colour, *, on: bool) -> None:
    disc(surface, centre, 12 * scale, PAPER, INK, 2 * scale)
    if on:
        disc(surface, centre, 7 * scale, rgb("B73B2C"))


def chosen_ring(surface: pygame.Surface, rect: pygame.Rect, radius: float, scale: float) -> None:
    """A ring of gold, 4 wide, without any glow: this one is chosen."""
    grown = rect.inflate(2 * round(5 * scale), 2 * round(5 * scale))
    box(surface, grown, BANNER, (radius + 5) * scale, INK, max(1, scale))
