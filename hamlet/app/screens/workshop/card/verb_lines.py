"""What a meal does, line by line: a grip to pull it by, its place, its parts, and a way to take it out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import CARD, INK, MUTED, PAPER, ROW_LIT, ROW_LIT_EDGE
from hamlet.app.art.shapes import box, disc
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.blocks import Block, draw_stack, stack_height
from hamlet.app.kit.flowing import flowing, lines_of
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.pressing import DropLine, PressButton
from hamlet.app.kit.stepping import StepperBlock
from hamlet.values import dataclass

TALL, CONTROL, GAP = 48, 42, 8
BEFORE, AFTER = 66, 50
"""What grip and number take at the left, and the cross at the right."""
PILL: Final = 34


@dataclass(frozen=True, slots=True)
class Grip(Unmoved):
    """Pulled up and down, its line comes earlier or later."""

    id: Id
    hint: str = ""

    def pressed(self) -> SetValue | None:
        """It is only pulled."""
        return None

    def draw(self, pane: KitPane, place: pygame.Rect) -> None:
        """Six dots."""
        pane.control(self, place, self.hint)
        for column in (-1, 1):
            for row in (-1, 0, 1):
                middle = (place.centerx + column * pane.px(4), place.centery + row * pane.px(8))
                disc(pane.surface, middle, pane.px(2.6), INK)


VerbPart = DropLine | StepperBlock | str
"""A list to choose from, a number, or words between them."""


@dataclass(frozen=True, slots=True)
class VerbLine:
    """One thing that the meal does."""

    number: int
    parts: tuple[VerbPart, ...]
    close: ControlId
    close_hint: str
    grip: Grip | None = None
    lifted: bool = False

    def height(self, pane: KitPane, width: int) -> int:
        """A line; two where its parts have no room in one."""
        room = width - pane.px(BEFORE + AFTER)
        return lines_of(self._places(pane, room)) * pane.px(TALL)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Grip, number, parts, cross."""
        px, middle = pane.px, rect.top + pane.px(TALL) // 2
        if self.lifted:
            box(pane.surface, rect.inflate(px(8), 0), CARD, px(8), ROW_LIT_EDGE, px(2))
        if self.grip is not None:
            self.grip.draw(pane, pygame.Rect(rect.left, middle - px(20), px(24), px(40)))
        spot = (rect.left + px(42), middle)
        disc(pane.surface, spot, px(13), PAPER, INK, 1.6 * pane.scale)
        draw_text(pane.surface, str(self.number), spot, Role.NUMBER, px(18), INK, PAPER, Align.CENTRE)
        left, room = rect.left + px(BEFORE), rect.width - px(BEFORE + AFTER)
        for part, (line, across) in zip(self.parts, self._places(pane, room), strict=True):
            top = rect.top + line * px(TALL) + px((TALL - CONTROL) // 2)
            wide = min(room, _wide(pane, part))
            _draw_part(pane, part, pygame.Rect(left + across, top, wide, px(CONTROL)))
        cross = pygame.Rect(rect.right - px(40), middle - px(19), px(38), px(38))
        PressButton(self.close, "", icon="close", face=Face.DARK, hint=self.close_hint).draw(pane, cross)

    def _places(self, pane: KitPane, room: int) -> Iterator[tuple[int, int]]:
        """The line of each part, and where it begins."""
        return flowing((min(room, _wide(pane, part)) for part in self.parts), room, pane.px(GAP))


def _wide(pane: KitPane, part: VerbPart) -> int:
    if isinstance(part, StepperBlock):
        return pane.px(part.wide)
    if isinstance(part, DropLine):
        shown = dict(part.options).get(part.chosen, "")
        return measure(shown, Role.LABEL, pane.px(20)) + pane.px(58)
    return measure(part, Role.TEXT, pane.px(19)) + pane.px(6)


def _draw_part(pane: KitPane, part: VerbPart, rect: pygame.Rect) -> None:
    if isinstance(part, str):
        size = fitting(part, rect.width, Role.TEXT, pane.px(19), pane.px(18))
        draw_text(pane.surface, part, rect, Role.TEXT, size, INK, ROW_LIT)
        return
    part.draw(pane, rect)


@dataclass(frozen=True, slots=True)
class PillButton(Unmoved):
    """Something that can be added."""

    id: ControlId
    label: str
    icon: str
    hint: str = ""

    def pressed(self) -> SetValue | None:
        """It is added."""
        return True

    def wide(self, pane: KitPane) -> int:
        """Its sign and its words."""
        return measure(self.label, Role.LABEL, pane.px(18)) + pane.px(50)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """With round ends."""
        px = pane.px
        pane.control(self, rect, self.hint, lifts=True)
        box(pane.surface, rect, CARD, rect.height / 2, MUTED, px(1.5))
        draw_icon(pane.surface, self.icon, (rect.left + px(20), rect.centery), px(21))
        words = pygame.Rect(rect.left + px(35), rect.top, rect.width - px(42), rect.height)
        draw_text(pane.surface, self.label, words, Role.LABEL, px(18), INK, CARD)


@dataclass(frozen=True, slots=True)
class PillRow:
    """A word, and behind it all that can be added, in as many lines as it takes."""

    label: str
    pills: tuple[PillButton, ...]

    def height(self, pane: KitPane, width: int) -> int:
        """All lines."""
        return lines_of(self._places(pane, width)) * pane.px(PILL + 8)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the left."""
        px, before = pane.px, self._before(pane)
        draw_icon(pane.surface, "plus", (rect.left + px(12), rect.top + px(PILL // 2)), px(20), INK)
        words = pygame.Rect(rect.left + px(28), rect.top, before - px(28), px(PILL))
        draw_text(pane.surface, self.label, words, Role.LABEL, px(19), INK, ROW_LIT)
        room = rect.width - before
        for pill, (line, left) in zip(self.pills, self._places(pane, rect.width), strict=True):
            place = pygame.Rect(rect.left + before + left, 0, min(room, pill.wide(pane)), px(PILL))
            pill.draw(pane, place.move(0, rect.top + line * px(PILL + 8)))

    def _before(self, pane: KitPane) -> int:
        """What the sign and the word take."""
        return measure(self.label, Role.LABEL, pane.px(19)) + pane.px(40)

    def _places(self, pane: KitPane, width: int) -> Iterator[tuple[int, int]]:
        room = width - self._before(pane)
        return flowing((min(room, pill.wide(pane)) for pill in self.pills), room, pane.px(GAP))


@dataclass(frozen=True, slots=True)
class LitGroup:
    """Blocks that belong together, on a lit sheet of their own with a head."""

    title: str
    icon: str
    note: str
    blocks: tuple[Block, ...]
    pad: int = 14
    gap: int = 6

    def height(self, pane: KitPane, width: int) -> int:
        """The head, and all blocks."""
        px = pane.px
        return px(54) + stack_height(pane, self.blocks, width - 2 * px(self.pad), px(self.gap)) + px(12)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The sheet, its head, and the blocks below."""
        px, pad = pane.px, pane.px(self.pad)
        box(pane.surface, rect, ROW_LIT, px(10), ROW_LIT_EDGE, px(2.5))
        left, middle = rect.left + pad, rect.top + px(27)
        if self.icon:
            draw_icon(pane.surface, self.icon, (left + px(14), middle), px(30))
            left += px(38)
        room = pygame.Rect(left, middle - px(18), rect.right - pad - left, px(36))
        size = fitting(self.title, room.width, Role.TITLE, px(24), px(18))
        written = draw_text(pane.surface, self.title, room, Role.TITLE, size, INK, ROW_LIT)
        wide = measure(self.note, Role.TEXT, px(18))
        if self.note and written.right + px(16) + wide <= room.right:
            at = (room.right, middle)
            draw_text(pane.surface, self.note, at, Role.TEXT, px(18), MUTED, ROW_LIT, Align.RIGHT)
        body = pygame.Rect(rect.left + pad, rect.top + px(50), rect.width - 2 * pad, 0)
        body.height = rect.bottom - px(12) - body.top
        draw_stack(pane, self.blocks, body, px(self.gap))
