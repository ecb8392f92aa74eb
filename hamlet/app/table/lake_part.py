"""What a card tells of a lake and of boats: a box with lines and figures, and the flags one has."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import INK, PAPER, rgb, seat_colour
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.rich_marks import clean
from hamlet.app.view.parts import LakeBox, Supply

GROUND = rgb("D8ECF2")
EDGE = rgb("2E6FA8")
TEXT = 18
PAD = 10
TITLE = 30
GAP = 3
PIECE = 22
LINE = 32
SPENT = 60


@dataclass(frozen=True, slots=True)
class LakePart:
    """A pale blue box."""

    part: LakeBox

    def _rows(self, pane: Pane, width: int) -> list[tuple[str, str, int, int]]:
        """Of each line its words, its figure, the width of that, and how high the line is."""
        found = []
        inner = width - 2 * pane.px(PAD)
        for words, figure in self.part.lines:
            wide, high = measure_rich(clean(figure), role=Role.NUMBER, size=pane.px(TEXT))
            text = measure_rich(clean(words), inner - wide - pane.px(8), Role.TEXT, pane.px(TEXT))[1]
            found.append((words, figure, wide, max(high, text)))
        return found

    def _heading(self, pane: Pane, width: int) -> int:
        """How high the heading is, in one line or more."""
        room = width - 2 * pane.px(PAD)
        high = measure_rich(clean(self.part.title), room, Role.LABEL, pane.px(TEXT + 1))[1]
        return max(pane.px(TITLE), high + pane.px(4))

    def height(self, pane: Pane, width: int) -> int:
        """The heading, and each line."""
        lines = sum(high + pane.px(GAP) for *_, high in self._rows(pane, width))
        return self._heading(pane, width) + lines + pane.px(PAD)

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """The box, the heading, the lines."""
        px = pane.px
        box(pane.surface, rect, GROUND, px(8), EDGE, px(1.6))
        heading = self._heading(pane, rect.width)
        line = pygame.Rect(rect.left + px(PAD), rect.top + px(4), rect.width - 2 * px(PAD), heading)
        draw_rich(pane.surface, clean(self.part.title), line, Role.LABEL, px(TEXT + 1), INK, GROUND)
        top = rect.top + heading
        for words, figure, wide, high in self._rows(pane, rect.width):
            left = pygame.Rect(line.left, top, line.width - wide - px(8), high)
            draw_rich(pane.surface, clean(words), left, Role.TEXT, px(TEXT), INK, GROUND)
            place = pygame.Rect(line.right - wide, top, wide + px(4), high)
            draw_rich(pane.surface, clean(figure), place, Role.NUMBER, px(TEXT), INK, GROUND)
            top += high + px(GAP)


@dataclass(frozen=True, slots=True)
class SupplyPart:
    """Words, and a small picture for each that is left or gone."""

    part: Supply

    def height(self, pane: Pane, width: int) -> int:
        """One line."""
        return pane.px(LINE)

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Those left first, then those that are gone, pale; closer where they are many."""
        px, part = pane.px, self.part
        room = rect.width - measure(part.text, Role.LABEL, px(TEXT)) - px(10)
        step = min(px(PIECE + 2), (room - px(PIECE)) // max(1, part.most - 1))
        left = rect.right - step * (part.most - 1) - px(PIECE)
        words = pygame.Rect(rect.left, rect.top, left - rect.left - px(6), rect.height)
        draw_text(pane.surface, part.text, words, Role.LABEL, px(TEXT), INK, PAPER, Align.LEFT)
        for number in range(part.most):
            centre = (left + step * number + px(PIECE) // 2, rect.centery)
            opacity = 255 if number < part.left else SPENT
            draw_icon(pane.surface, part.icon, centre, px(PIECE), seat_colour(part.colour), opacity=opacity)
