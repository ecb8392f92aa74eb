"""The lines of a score on a card: whose column is which, a source each, the total."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hamlet.app.art.icons import draw_symbol
from hamlet.app.art.palette import INK, MUTED, PAPER
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import thin_line
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ids import InfoId
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.rich_marks import clean
from hamlet.app.view.parts import ScoreHead, ScoreLine
from hamlet.values import dataclass

COLUMN = 46
BESIDE = 6  # right of each column
TEXT = 20
HEAD = 26
SYMBOL = 9
NONE = "–"


def _cells(pane: Pane, rect: pygame.Rect, count: int, height: int) -> Iterator[pygame.Rect]:
    """The places of the columns, from the left."""
    px = pane.px
    for column in range(count):
        left = rect.right - px(COLUMN) * (count - column)
        yield pygame.Rect(left, rect.top, px(COLUMN) - px(BESIDE), height)


@dataclass(frozen=True, slots=True)
class ScoreHeadRow:
    """The seats' symbols over their columns; pointing at one tells its name."""

    part: ScoreHead

    def height(self, pane: Pane, width: int) -> int:
        """One line of symbols."""
        return pane.px(HEAD)

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Each symbol over the middle of two figures."""
        figures = measure("00", Role.NUMBER, pane.px(TEXT))
        cells = _cells(pane, rect, len(self.part.seats), rect.height)
        for number, (cell, (colour, name)) in enumerate(zip(cells, self.part.seats, strict=True)):
            centre = (cell.right - figures / 2, rect.centery)
            draw_symbol(pane.surface, colour, centre, pane.px(SYMBOL), width=1.6 * pane.scale)
            pane.tell(InfoId("column", number), cell, name)


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A line of a score: its name and a column for each seat."""

    part: ScoreLine

    def height(self, pane: Pane, width: int) -> int:
        """As many lines as the name takes."""
        inner = width - pane.px(COLUMN) * len(self.part.numbers) - pane.px(8)
        return measure_rich(clean(self.part.title), inner, Role.LABEL, pane.px(TEXT))[1] + pane.px(2)

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Name, then the numbers; who has nothing from it has a dash, so that figures stand out."""
        px, part = pane.px, self.part
        if part.opens is not None:
            pane.tell(part.opens, rect, part.title)
        if part.last:
            thin_line(pane.surface, pygame.Rect(rect.left, rect.top, rect.width, max(1, px(1))), INK, 200)
        columns = px(COLUMN) * len(part.numbers)
        area = pygame.Rect(rect.left + px(4), rect.top + px(1), rect.width - columns - px(8), rect.height)
        role = Role.NUMBER if part.last else Role.LABEL
        draw_rich(pane.surface, clean(part.title), area, role, px(TEXT), INK, PAPER)
        for number, cell in zip(part.numbers, _cells(pane, rect, len(part.numbers), px(28)), strict=True):
            shown, colour = (str(number), INK) if number or part.last else (NONE, MUTED)
            draw_text(pane.surface, shown, cell, Role.NUMBER, px(TEXT), colour, PAPER, Align.RIGHT)
