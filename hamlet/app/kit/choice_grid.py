"""Choices in as many lines as they need, of which one is chosen: where a row of joined cells has no room."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, CARD, INK
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.ids import CellId, Id
from hamlet.app.kit.flowing import flowing, lines_of
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.joined import ChoiceCell
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

TEXT, LEAST = 19, 18
GAP = 5


@dataclass(frozen=True, slots=True)
class ChoiceGrid(Unmoved):
    """Cells with words, or with a sign alone where they have no words."""

    id: Id
    cells: tuple[ChoiceCell, ...]
    chosen: str
    tall: int = 38
    hint: str = ""

    @property
    def current(self) -> SetValue | None:
        """What is chosen."""
        return self.chosen

    def stepped(self, by: int) -> SetValue | None:
        """The next cell; at an end it stays."""
        values = [cell.value for cell in self.cells]
        if self.chosen not in values:
            return values[0] if values else None
        return values[max(0, min(len(values) - 1, values.index(self.chosen) + by))]

    def pressed(self) -> SetValue | None:
        """Enter goes round."""
        values = [cell.value for cell in self.cells]
        at = values.index(self.chosen) + 1 if self.chosen in values else 0
        return values[at % len(values)] if values else None

    def height(self, pane: KitPane, width: int) -> int:
        """All lines."""
        lines = lines_of(self._places(pane, width))
        return lines * pane.px(self.tall) + (lines - 1) * pane.px(GAP)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the left."""
        px = pane.px
        pane.control(self, rect, self.hint)
        for cell, (line, left) in zip(self.cells, self._places(pane, rect.width), strict=True):
            top = rect.top + line * px(self.tall + GAP)
            place = pygame.Rect(rect.left + left, top, min(self._wide(pane, cell), rect.width), px(self.tall))
            self._draw_cell(pane, place, cell)
            told = cell.hint or ("" if cell.label else cell.value)
            pane.cell(CellId(self.id, cell.value), place, told)

    def _draw_cell(self, pane: KitPane, place: pygame.Rect, cell: ChoiceCell) -> None:
        px, fill = pane.px, BANNER if cell.value == self.chosen else CARD
        box(pane.surface, place, fill, px(8), INK, max(1, px(1.8)))
        if not cell.label:
            draw_icon(pane.surface, cell.icon, place.center, px(25), cell.painted)
            return
        words = place.inflate(-2 * px(9), 0)
        if cell.icon:
            draw_icon(pane.surface, cell.icon, (words.left + px(11), place.centery), px(22), cell.painted)
            words = pygame.Rect(words.left + px(27), place.top, words.width - px(27), place.height)
        role = Role.NUMBER if cell.value == self.chosen else Role.LABEL
        size = fitting(cell.label, words.width, role, px(TEXT), px(LEAST))
        draw_text(pane.surface, cell.label, words, role, size, INK, fill, Align.CENTRE)

    def _wide(self, pane: KitPane, cell: ChoiceCell) -> int:
        if not cell.label:
            return pane.px(36)
        words = measure(cell.label, Role.NUMBER, pane.px(TEXT)) + pane.px(22)
        return words + (pane.px(27) if cell.icon else 0)

    def _places(self, pane: KitPane, width: int) -> Iterator[tuple[int, int]]:
        return flowing((self._wide(pane, cell) for cell in self.cells), width, pane.px(GAP))
