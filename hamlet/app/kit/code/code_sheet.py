"""Code as it is drawn: ledger paper, numbers, letters in their colours, lines that are lit or bad."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import (
    BANNER,
    CODE_COMMENT,
    CODE_KEY,
    CODE_LIT,
    CODE_MARGIN,
    CODE_NUMBER,
    CODE_PAPER,
    CODE_VALUE,
    INK,
    LOOK_AT_PAPER,
    LOOK_AT_TEXT,
    MISTAKE_PAPER,
    MISTAKE_TEXT,
    MUTED,
    ROW_LIT_EDGE,
    Colour,
    rgb,
)
from hamlet.app.art.panel_tones import WORN
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.kit.code.code_grid import CodeGrid
from hamlet.app.kit.code.colouring import CodeKind, CodePiece, pieces_of
from hamlet.app.kit.code.swatches import swatches_of
from hamlet.letters import ELLIPSIS
from hamlet.values import dataclass

_Ground = tuple[Colour, Colour]
LEDGER = rgb("D9A79A")
MORE = ELLIPSIS
COLOURS: dict[CodeKind, tuple[Role, Colour]] = {
    CodeKind.KEY: (Role.CODE_KEY, CODE_KEY),
    CodeKind.VALUE: (Role.CODE, CODE_VALUE),
    CodeKind.NUMBER: (Role.CODE, CODE_NUMBER),
    CodeKind.COMMENT: (Role.CODE, CODE_COMMENT),
    CodeKind.SIGN: (Role.CODE, MUTED),
}


@dataclass(frozen=True, slots=True)
class CodeSpan:
    """Some letters of a line that a problem is about, counted from 1."""

    line: int
    column: int
    length: int = 1


@dataclass(frozen=True, slots=True)
class CodeMarks:
    """What is marked: lines by their numbers, and the letters of one problem."""

    lit: tuple[int, ...] = ()
    looked_at: tuple[int, ...] = ()
    bad: tuple[int, ...] = ()
    span: CodeSpan | None = None


NO_MARKS = CodeMarks()
_LOOKS = (
    ("bad", MISTAKE_PAPER, MISTAKE_TEXT),
    ("looked_at", LOOK_AT_PAPER, LOOK_AT_TEXT),
    ("lit", CODE_LIT, ROW_LIT_EDGE),
)


@dataclass(frozen=True, slots=True)
class CodeSelection:
    """From one letter to another, each by its line and column, counted from 0; one of them is the caret."""

    start: tuple[int, int]
    end: tuple[int, int]
    caret: tuple[int, int]

    def columns(self, line: int, length: int) -> tuple[int, int]:
        """What of a line is selected: from column to column; past its end if the next line is too."""
        if not self.start[0] <= line <= self.end[0]:
            return 0, 0
        first = self.start[1] if line == self.start[0] else 0
        last = self.end[1] if line == self.end[0] else length + 1
        return first, last


@dataclass(frozen=True, slots=True)
class CodeSheet:
    """The lines to be drawn, how far they are scrolled, what is marked and selected."""

    lines: tuple[str, ...]
    first: int = 1
    """The number of the first of them."""
    marks: CodeMarks = NO_MARKS
    top: int = 0
    left: int = 0
    selection: CodeSelection | None = None
    caret_row: bool = False
    """Whether carets have a row of their own under the line of the problem."""
    pale: bool = False


def draw_code(surface: pygame.Surface, grid: CodeGrid, sheet: CodeSheet) -> None:
    """The paper, and as many lines as have room."""
    _draw_paper(surface, grid)
    number = sheet.top
    row = 0
    while row < grid.rows and number < len(sheet.lines):
        _draw_line(surface, grid, sheet, number, row)
        row += 1
        if sheet.caret_row and _span_of(sheet, number) is not None and row < grid.rows:
            _draw_caret_row(surface, grid, sheet, number, row)
            row += 1
        number += 1


def _draw_paper(surface: pygame.Surface, grid: CodeGrid) -> None:
    edge = max(1, grid.px(1.8))
    box(surface, grid.area, CODE_PAPER, grid.px(8), INK, edge)
    inner, clip = grid.area.inflate(-2 * edge, -2 * edge), surface.get_clip()
    surface.set_clip(pygame.Rect(inner.left, inner.top, grid.margin - edge, inner.height).clip(clip))
    box(surface, inner, CODE_MARGIN, grid.px(7))
    surface.set_clip(clip)
    line = pygame.Rect(grid.area.left + grid.margin, inner.top, max(1, grid.px(1)), inner.height)
    pygame.draw.rect(surface, LEDGER, line)


def _ground_of(sheet: CodeSheet, number: int) -> _Ground | None:
    """What a line lies on that is marked, and the bar before it."""
    told = sheet.first + number
    return next((look[1:] for look in _LOOKS if told in getattr(sheet.marks, look[0])), None)


def _draw_ground(surface: pygame.Surface, grid: CodeGrid, place: pygame.Rect, look: _Ground) -> None:
    edge = max(1, grid.px(1.8))
    band = place.inflate(-2 * edge, 0)
    pygame.draw.rect(surface, WORN.get(look[0], look[0]), band)
    pygame.draw.rect(surface, look[1], (band.left, band.top, grid.px(5), band.height))


def _draw_line(surface: pygame.Surface, grid: CodeGrid, sheet: CodeSheet, number: int, row: int) -> None:
    place, look = grid.row(row), _ground_of(sheet, number)
    if look is not None:
        _draw_ground(surface, grid, place, look)
    bad = sheet.first + number in sheet.marks.bad
    ground = look[0] if look is not None else CODE_PAPER
    colour = MISTAKE_TEXT if bad else MUTED
    at = (grid.area.left + grid.margin - grid.px(7), place.centery)
    told = str(sheet.first + number)
    beside = look[0] if look is not None else CODE_MARGIN
    draw_text(surface, told, at, Role.CODE_KEY if bad else Role.CODE, grid.size, colour, beside, Align.RIGHT)
    _draw_selected(surface, grid, sheet, number, place)
    line = sheet.lines[number]
    for piece in _seen(line, sheet.left, grid.columns):
        _draw_piece(surface, grid, piece, sheet, (place, ground))
    _draw_swatches(surface, grid, sheet, number, place)
    span = _span_of(sheet, number)
    if span is not None and not sheet.caret_row:
        _draw_wave(surface, grid, sheet, span, place)
    _draw_caret(surface, grid, sheet, number, place)


def _seen(line: str, left: int, columns: int) -> list[CodePiece]:
    """The pieces that are in sight, cut at both ends; a sign tells that a line goes on."""
    end = left + columns
    more = len(line) > end
    found = []
    for piece in pieces_of(line):
        start, stop = max(piece.column, left), min(piece.column + len(piece.text), end - more)
        if start < stop:
            text = piece.text[start - piece.column : stop - piece.column]
            found.append(CodePiece(start, text, piece.kind))
    if more:
        found.append(CodePiece(end - 1, MORE, CodeKind.SIGN))
    return found


def _draw_piece(
    surface: pygame.Surface,
    grid: CodeGrid,
    piece: CodePiece,
    sheet: CodeSheet,
    on: tuple[pygame.Rect, Colour],
) -> None:
    """In one go; letters of another font one by one, each in its cell."""
    place, ground = on
    role, colour = COLOURS[piece.kind]
    colour = MUTED if sheet.pale else colour
    left = grid.inner.left + (piece.column - sheet.left) * grid.cell
    if measure(piece.text, role, grid.size) == len(piece.text) * grid.cell:
        draw_text(surface, piece.text, (left, place.centery), role, grid.size, colour, ground)
        return
    for number, letter in enumerate(piece.text):
        at = (left + number * grid.cell, place.centery)
        draw_text(surface, letter, at, role, grid.size, colour, ground)


def _draw_swatches(
    surface: pygame.Surface, grid: CodeGrid, sheet: CodeSheet, number: int, place: pygame.Rect
) -> None:
    """A bar of its own colour under each colour that is in sight whole."""
    for start, end, colour in swatches_of(sheet.lines[number]):
        if sheet.left <= start and end <= sheet.left + grid.columns - 1:
            left = grid.inner.left + (start - sheet.left) * grid.cell
            high, edge = max(3, grid.px(4)), max(1, grid.px(0.8))
            bar = pygame.Rect(left, place.bottom - high, (end - start) * grid.cell, high)
            pygame.draw.rect(surface, colour, bar)
            pygame.draw.rect(surface, INK, (bar.left, bar.bottom - edge, bar.width, edge))


def _draw_selected(
    surface: pygame.Surface, grid: CodeGrid, sheet: CodeSheet, number: int, place: pygame.Rect
) -> None:
    if sheet.selection is None:
        return
    first, last = sheet.selection.columns(number, len(sheet.lines[number]))
    start, end = (max(0, min(grid.columns, each - sheet.left)) for each in (first, last))
    if start < end:
        left = grid.inner.left + start * grid.cell
        pygame.draw.rect(surface, BANNER, (left, place.top, (end - start) * grid.cell, place.height))


def _draw_caret(
    surface: pygame.Surface, grid: CodeGrid, sheet: CodeSheet, number: int, place: pygame.Rect
) -> None:
    if sheet.selection is None or sheet.selection.caret[0] != number:
        return
    column = sheet.selection.caret[1] - sheet.left
    if 0 <= column <= grid.columns:
        wide = max(2, grid.px(2))
        left = grid.inner.left + column * grid.cell - wide // 2
        pygame.draw.rect(surface, INK, (left, place.top + grid.px(2), wide, place.height - grid.px(4)))


def _span_of(sheet: CodeSheet, number: int) -> CodeSpan | None:
    span = sheet.marks.span
    return span if span is not None and span.line == sheet.first + number else None


def _span_cells(grid: CodeGrid, sheet: CodeSheet, span: CodeSpan) -> tuple[int, int]:
    """The columns of a problem that are in sight."""
    start = max(0, span.column - 1 - sheet.left)
    return min(start, grid.columns - 1), max(1, min(span.length, grid.columns - start))


def _draw_wave(
    surface: pygame.Surface, grid: CodeGrid, sheet: CodeSheet, span: CodeSpan, place: pygame.Rect
) -> None:
    """A red wave under the letters."""
    start, length = _span_cells(grid, sheet, span)
    left, right = (grid.inner.left + each * grid.cell for each in (start, start + length))
    step, low = max(2, grid.px(3)), place.bottom - grid.px(3)
    tops = range(left, right + 1, step)
    points = [(x, low - (step // 2 + 1) * (number % 2)) for number, x in enumerate(tops)]
    if len(points) > 1:
        pygame.draw.lines(surface, MISTAKE_TEXT, False, points, max(1, grid.px(1.6)))


def _draw_caret_row(surface: pygame.Surface, grid: CodeGrid, sheet: CodeSheet, number: int, row: int) -> None:
    span, look = _span_of(sheet, number), _ground_of(sheet, number)
    if span is None:
        return
    place = grid.row(row)
    if look is not None:
        _draw_ground(surface, grid, place, look)
    start, length = _span_cells(grid, sheet, span)
    at = (grid.inner.left + start * grid.cell, place.top + grid.px(9))
    ground = look[0] if look is not None else CODE_PAPER
    draw_text(surface, "^" * length, at, Role.CODE_KEY, grid.size, MISTAKE_TEXT, ground)
