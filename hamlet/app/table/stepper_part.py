"""A number on a card, with less and more."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.palette import INK
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.type import Role, line_height
from hamlet.app.ids import StepId
from hamlet.app.kit.stepping import DrawnSteps, draw_steps
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
        self._draw_controls(pane, line)

    def _draw_controls(self, pane: Pane, line: pygame.Rect) -> None:
        px, part = pane.px, self.part
        whole = pygame.Rect(0, 0, px(CONTROLS - 8), px(LINE - 6))
        whole.midright = (line.right - px(4), line.centery)
        less, more = draw_steps(pane, whole, DrawnSteps(str(part.value), part.can_less, part.can_more))
        for by, place, able, why in (
            (1, more, part.can_more, part.why_more),
            (-1, less, part.can_less, part.why_less),
        ):
            pane.hit(StepId(part.id, by), place, "" if able else why, enabled=able)
