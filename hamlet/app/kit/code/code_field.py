"""Code that can be written into, as a block of a card: it fills what room there is."""

from __future__ import annotations

import pygame

from hamlet.app.art.furniture import WELL
from hamlet.app.art.palette import BANNER, BRASS, INK
from hamlet.app.art.shapes import box
from hamlet.app.ids import Id
from hamlet.app.kit.code.code_grid import CodeGrid, code_grid
from hamlet.app.kit.code.code_sheet import NO_MARKS, CodeMarks, CodeSelection, CodeSheet, draw_code
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

BAR = 8


@dataclass(frozen=True, slots=True)
class CodeField(Unmoved):
    """The lines of a file, scrolled so far; with a selection they are being typed into."""

    id: Id
    lines: tuple[str, ...]
    top: int = 0
    left: int = 0
    selection: CodeSelection | None = None
    marks: CodeMarks = NO_MARKS
    hint: str = ""
    pale: bool = False

    def pressed(self) -> SetValue | None:
        """Enter opens it."""
        return True

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def grid(self, rect: pygame.Rect, scale: float) -> CodeGrid:
        """Its cells in a place."""
        return code_grid(rect, scale, len(self.lines))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The lines; in gold if they are being typed into; a bar where there are more."""
        pane.control(self, rect, self.hint)
        if self.selection is not None:
            around = rect.inflate(2 * pane.px(3), 2 * pane.px(3))
            box(pane.surface, around, BANNER, pane.px(11))
        grid = self.grid(rect, pane.scale)
        sheet = CodeSheet(self.lines, 1, self.marks, self.top, self.left, self.selection, pale=self.pale)
        draw_code(pane.surface, grid, sheet)
        if len(self.lines) > grid.rows:
            self._draw_bar(pane, rect, grid.rows)

    def _draw_bar(self, pane: KitPane, rect: pygame.Rect, rows: int) -> None:
        px, count = pane.px, len(self.lines)
        rail = pygame.Rect(rect.right - px(BAR + 4), rect.top + px(5), px(BAR), rect.height - px(10))
        box(pane.surface, rail, WELL, rail.width / 2)
        thumb = rail.copy()
        thumb.height = max(px(24), rail.height * rows // count)
        thumb.top += (rail.height - thumb.height) * self.top // max(1, count - rows)
        box(pane.surface, thumb, BRASS, thumb.width / 2, INK, max(1, px(1)))
