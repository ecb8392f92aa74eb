"""Where lines and columns of code stand: every letter has a cell of its own."""

from __future__ import annotations

import pygame

from hamlet.app.art.type import Role, measure
from hamlet.values import dataclass

SIZE, LINE = 18, 24
PAD = 6
AFTER_NUMBERS = 8
LEAST_DIGITS = 2


@dataclass(frozen=True, slots=True)
class CodeGrid:
    """The cells of some code in its place, in window pixels."""

    area: pygame.Rect
    scale: float
    digits: int

    def px(self, logical: float) -> int:
        """Logical pixels as window pixels."""
        return round(logical * self.scale)

    @property
    def size(self) -> int:
        """The size of the letters."""
        return self.px(SIZE)

    @property
    def cell(self) -> int:
        """How wide every letter is."""
        return measure("m", Role.CODE, self.size)

    @property
    def line(self) -> int:
        """From one line to the next."""
        return self.px(LINE)

    @property
    def margin(self) -> int:
        """How wide the column of numbers is."""
        return self.digits * self.cell + self.px(18)

    @property
    def inner(self) -> pygame.Rect:
        """Where letters stand."""
        left = self.area.left + self.margin + self.px(AFTER_NUMBERS)
        top = self.area.top + self.px(PAD)
        width = self.area.right - self.px(PAD) - left
        return pygame.Rect(left, top, max(0, width), max(0, self.area.height - 2 * self.px(PAD)))

    @property
    def rows(self) -> int:
        """How many whole lines have room."""
        return max(1, self.inner.height // self.line)

    @property
    def columns(self) -> int:
        """How many letters of a line have room."""
        return max(1, self.inner.width // self.cell)

    def row(self, number: int) -> pygame.Rect:
        """The place of a line, from edge to edge, counted from 0 at the top."""
        top = self.inner.top + number * self.line
        return pygame.Rect(self.area.left, top, self.area.width, self.line)

    def cell_at(self, at: tuple[int, int]) -> tuple[int, int]:
        """The row, and the letter before which a caret stands that is set at this point."""
        inner = self.inner
        return (at[1] - inner.top) // self.line, round((at[0] - inner.left) / self.cell)


def code_grid(area: pygame.Rect, scale: float, last_line: int) -> CodeGrid:
    """The cells for code whose last line has this number."""
    return CodeGrid(area, scale, max(LEAST_DIGITS, len(str(last_line))))


def code_height(rows: int, scale: float) -> int:
    """How high so many lines are, with the paper around them."""
    return rows * round(LINE * scale) + 2 * round(PAD * scale)
