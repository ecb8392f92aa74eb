"""Code to be read, as a block of a card."""

from __future__ import annotations

import pygame

from hamlet.app.kit.code.code_grid import code_grid, code_height
from hamlet.app.kit.code.code_sheet import NO_MARKS, CodeMarks, CodeSheet, draw_code
from hamlet.app.kit.kit_pane import KitPane
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class CodeBlock:
    """Some lines of a file, the first with this number; a long line is shown from where its problem is."""

    lines: tuple[str, ...]
    first: int = 1
    marks: CodeMarks = NO_MARKS
    caret_row: bool = False

    def height(self, pane: KitPane, width: int) -> int:
        """All lines, and the row of carets."""
        carets = self.caret_row and self.marks.span is not None
        return code_height(max(1, len(self.lines)) + carets, pane.scale)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On ledger paper."""
        grid = code_grid(rect, pane.scale, self.first + len(self.lines) - 1)
        span = self.marks.span
        end = span.column + span.length if span is not None else 0
        left = max(0, end - grid.columns)
        sheet = CodeSheet(self.lines, self.first, self.marks, 0, left, caret_row=self.caret_row)
        draw_code(pane.surface, grid, sheet)


def around(text: str, line: int, most: int) -> tuple[int, tuple[str, ...]]:
    """As many lines of a text around one of them, counted from 1; and the number of the first."""
    lines = text.splitlines() or [""]
    start = max(0, min(line - 1 - most // 2, len(lines) - most))
    return start + 1, tuple(lines[start : start + most])
