"""Hands on code: what keys, pointer and wheel make of it, and how far it is scrolled."""

from __future__ import annotations

import pygame

from hamlet.app.ids import Id
from hamlet.app.kit.code.code_entry import CodeEntry
from hamlet.app.kit.code.code_field import CodeField
from hamlet.app.kit.code.code_grid import CodeGrid, code_grid
from hamlet.app.kit.code.code_keys import code_after
from hamlet.app.kit.code.code_sheet import NO_MARKS, CodeMarks

WHEEL = 3  # lines for each notch
AHEAD = 4  # columns that are seen beyond the caret


class CodeHands:
    """The code of one pane. A page lays its `field`, and tells it what hands do there."""

    def __init__(self, text: str = "") -> None:
        self.entry = CodeEntry(text)
        self.top = 0
        self.left = 0
        self.typing = False
        self._pulls = False

    @property
    def text(self) -> str:
        """What is written."""
        return self.entry.text

    def show(self, text: str) -> None:
        """Another text, written elsewhere: the caret keeps its line and column, as near as it can."""
        if text != self.entry.text:
            place = self.entry.place(self.entry.caret)
            self.entry = CodeEntry(text).put_at(*place)

    def field(
        self, what: Id, marks: CodeMarks = NO_MARKS, hint: str = "", *, pale: bool = False
    ) -> CodeField:
        """The pane as a block."""
        selection = self.entry.selection if self.typing else None
        return CodeField(what, self.entry.lines, self.top, self.left, selection, marks, hint, pale)

    # what hands come to

    def begin(self) -> None:
        """Letters go into the code from now on."""
        self.typing = True

    def end(self) -> None:
        """And no more: lines are seen from their beginning again."""
        self.typing = self._pulls = False
        self.left = 0

    def key(self, event: pygame.Event, area: pygame.Rect, scale: float) -> bool:
        """A key while it is open; whether it was one for the code."""
        grid = self.grid(area, scale)
        after = code_after(self.entry, event, grid.rows)
        if after is None:
            return False
        self.entry = after
        self.follow(grid)
        return True

    def pressed(self, at: tuple[int, int], area: pygame.Rect, scale: float, *, hold: bool = False) -> None:
        """The button goes down over it: the caret comes there."""
        self.typing = self._pulls = True
        self._put(at, self.grid(area, scale), hold=hold)

    def pulled(self, at: tuple[int, int], area: pygame.Rect, scale: float) -> bool:
        """The pointer moves with the button down: what lies between is selected; whether that is so."""
        if self._pulls:
            self._put(at, self.grid(area, scale), hold=True)
        return self._pulls

    def released(self) -> None:
        """The button is let go."""
        self._pulls = False

    def wheel(self, notches: int, area: pygame.Rect, scale: float) -> None:
        """The wheel over it."""
        self._scroll(self.top - notches * WHEEL, self.grid(area, scale))

    def go_to(self, line: int, column: int, area: pygame.Rect, scale: float) -> None:
        """The caret to a place, counted from 1, and into sight."""
        self.entry = self.entry.put_at(line - 1, column - 1)
        self.follow(self.grid(area, scale), around=True)

    def reveal(self, first: int, last: int, area: pygame.Rect, scale: float) -> None:
        """Lines, counted from 1, come into sight, and the caret stays where it is."""
        grid = self.grid(area, scale)
        top = min(self.top, first - 1)
        self._scroll(max(top, min(last - grid.rows, first - 1)), grid)

    def keep_in(self, area: pygame.Rect, scale: float) -> None:
        """The pane is higher or lower than it was: no line is left beyond the last one."""
        self._scroll(self.top, self.grid(area, scale))

    # inside

    def grid(self, area: pygame.Rect, scale: float) -> CodeGrid:
        """The cells in the place where the pane is laid."""
        return code_grid(area, scale, len(self.entry.lines))

    def _put(self, at: tuple[int, int], grid: CodeGrid, *, hold: bool) -> None:
        row, column = grid.cell_at(at)
        line = max(0, min(len(self.entry.lines) - 1, row + self.top))
        self.entry = self.entry.put_at(line, max(0, column + self.left), hold=hold)
        self.follow(grid)

    def follow(self, grid: CodeGrid, *, around: bool = False) -> None:
        """Scroll until the caret is seen; with room around it where it was out of sight."""
        line, column = self.entry.place(self.entry.caret)
        top = self.top
        if not top <= line < top + grid.rows:
            top = line - grid.rows // 3 if around else line if line < top else line - grid.rows + 1
        self._scroll(top, grid)
        if column < self.left:
            self.left = max(0, column - AHEAD)
        elif column > self.left + grid.columns - 1:
            self.left = column + AHEAD - grid.columns
        if column < grid.columns - AHEAD:
            self.left = 0

    def _scroll(self, top: int, grid: CodeGrid) -> None:
        self.top = max(0, min(len(self.entry.lines) - grid.rows, top))
