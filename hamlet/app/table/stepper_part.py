"""A number on a card, with less and more."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.art import buttons
from hamlet.app.art import furniture as art
from hamlet.app.art.buttons import ButtonState, Face
from hamlet.app.art.palette import INK
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.type import Align, Role, draw_text, line_height
from hamlet.app.ids import StepId
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.rich_marks import clean
from hamlet.app.view.parts import Stepper

TEXT = 18
PAD = 8
CONTROLS = 116  # logical pixels that less, number and more take
LINE = 40
MOST_LINES = 2
"""A label that would take more beside the buttons stands above them."""


@dataclass(frozen=True, slots=True)
class StepperPart:
    """A label, a number, less and more."""

    part: Stepper

    def _label(self, pane: Pane, width: int) -> tuple[int, int]:
        """How wide and how high the label is: beside the buttons, or above them where it is long."""
        px = pane.px
        for wide in (width - px(CONTROLS + PAD), width - px(2 * PAD)):
            high = measure_rich(clean(self.part.label), wide, Role.LABEL, px(TEXT))[1]
            if high <= MOST_LINES * line_height(px(TEXT)) + px(4):
                break
        return wide, high

    def height(self, pane: Pane, width: int) -> int:
        """The buttons', or the label's if it is longer; both where they stand over each other."""
        wide, high = self._label(pane, width)
        beside = wide <= width - pane.px(CONTROLS)
        return max(pane.px(LINE), high + pane.px(12)) if beside else high + pane.px(LINE + 8)

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Label at the left, the buttons around the number at the right, or below."""
        px, part = pane.px, self.part
        look = art.RowLook.LIT if part.value else art.RowLook.NORMAL
        ground = art.row(pane.surface, rect, look, pane.scale)
        wide, high = self._label(pane, rect.width)
        area = pygame.Rect(rect.left + px(PAD), rect.centery - high // 2, wide, high)
        line = rect
        if wide > rect.width - px(CONTROLS):
            area.top = rect.top + px(6)
            line = pygame.Rect(rect.left, rect.bottom - px(LINE), rect.width, px(LINE))
        draw_rich(pane.surface, clean(part.label), area, Role.LABEL, px(TEXT), INK, ground)
        self._draw_controls(pane, line, ground)

    def _draw_controls(self, pane: Pane, line: pygame.Rect, ground: tuple[int, int, int]) -> None:
        px, part = pane.px, self.part
        side, right = px(32), line.right - px(5)
        places = (
            (1, "plus", right - side, part.can_more, part.why_more),
            (-1, "minus", right - side - px(70), part.can_less, part.why_less),
        )
        for by, sign, left, able, why in places:
            place = pygame.Rect(left, line.centery - side // 2, side, side)
            state, face = (ButtonState.NORMAL, Face.DARK) if able else (ButtonState.DISABLED, Face.PAPER)
            buttons.icon_button(pane.surface, place, sign, state, face, pane.scale)
            pane.hit(StepId(part.id, by), place, "" if able else why, enabled=able)
        middle = pygame.Rect(right - side - px(36), line.top, px(32), line.height)
        draw_text(pane.surface, str(part.value), middle, Role.NUMBER, px(22), INK, ground, Align.CENTRE)
