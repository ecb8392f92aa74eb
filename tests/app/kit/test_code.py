"""Code on its paper: what letters are, where they stand, and that nothing is cut in half."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from hamlet.app.art import panel_tones
from hamlet.app.art import type as type_
from hamlet.app.art.palette import (
    CODE_COMMENT,
    CODE_KEY,
    CODE_LIT,
    CODE_MARGIN,
    CODE_NUMBER,
    CODE_PAPER,
    CODE_VALUE,
    LOOK_AT_PAPER,
    MISTAKE_PAPER,
    MUTED,
    Colour,
    contrast,
)
from hamlet.app.art.type import Drawn
from hamlet.app.kit.code.code_block import CodeBlock, around
from hamlet.app.kit.code.code_grid import code_grid
from hamlet.app.kit.code.code_sheet import CodeMarks, CodeSheet, CodeSpan, draw_code
from hamlet.app.kit.code.colouring import CodeKind, pieces_of
from hamlet.app.kit.laying_out import measuring_pane
from hamlet.words.rooms import english

PLACE = pygame.Rect(10, 10, 420, 220)


@pytest.fixture
def seen() -> Iterator[list[Drawn]]:
    drawn: list[Drawn] = []
    type_.listeners.append(drawn.append)
    yield drawn
    type_.listeners.remove(drawn.append)


def kinds(line: str) -> list[tuple[str, str]]:
    return [(piece.text, str(piece.kind)) for piece in pieces_of(line)]


def drawn_at(scale: float, sheet: CodeSheet) -> pygame.Surface:
    surface = pygame.Surface((460, 260))
    draw_code(surface, code_grid(PLACE, scale, sheet.first + len(sheet.lines)), sheet)
    return surface


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("- id: mill", [("-", "sign"), ("id", "key"), (":", "sign"), ("mill", "value")]),
        ("  cost: {wood: 2}", [("cost", "key"), (":", "sign"), ("{", "sign"), ("wood", "key")]),
        ("a: 12 # why: 3", [("a", "key"), (":", "sign"), ("12", "number"), ("# why: 3", "comment")]),
        ('x: "a # b: 1"', [("x", "key"), (":", "sign"), ('"a # b: 1"', "value")]),
        ("outline: E:F SW:M", [("outline", "key"), (":", "sign"), ("E:F", "value"), ("SW:M", "value")]),
        ("a#b: it's c#", [("a#b", "key"), (":", "sign"), ("it's", "value"), ("c#", "value")]),
        ("? [unclosed 'x", [("?", "value"), ("[", "sign"), ("unclosed", "value"), ("'x", "value")]),
    ],
)
def test_every_piece_of_a_line_is_known_for_what_it_is(line: str, wanted: list[tuple[str, str]]) -> None:
    assert kinds(line)[: len(wanted)] == wanted


@pytest.mark.parametrize("line", ["a: {b: 1, c: [x, 'y z'], d: # e", "\t: : - ''\"", "# é 漢: 1", "x:y:z #"])
def test_no_letter_of_a_line_is_lost_or_moved(line: str) -> None:
    written = [" "] * len(line)
    for piece in pieces_of(line):
        written[piece.column : piece.column + len(piece.text)] = piece.text
    assert "".join(written) == line.replace("\t", " ")


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_every_letter_stands_in_the_cell_of_its_column(seen: list[Drawn], scale: float) -> None:
    line = "k: {ж: 1}"
    drawn_at(scale, CodeSheet((line,)))
    grid = code_grid(PLACE, scale, 2)
    for each in seen[1:]:
        assert (each.rect.left - grid.inner.left) % grid.cell == 0
        column = (each.rect.left - grid.inner.left) // grid.cell
        assert line[column : column + len(each.text)] == each.text


def test_a_line_that_is_too_long_ends_in_a_sign_and_no_letter_is_cut_in_half(seen: list[Drawn]) -> None:
    drawn_at(1.0, CodeSheet(("name: " + "long " * 40,)))
    grid = code_grid(PLACE, 1.0, 1)
    assert seen[-1].text == "…"
    assert all(grid.inner.contains(each.rect.inflate(0, -8)) for each in seen[1:])


def test_lines_below_the_place_are_not_drawn_at_all(seen: list[Drawn]) -> None:
    drawn_at(1.0, CodeSheet(tuple(f"line: {number}" for number in range(40)), top=3))
    numbers = [each.text for each in seen if each.rect.left < PLACE.left + 30]
    assert numbers[0] == "4"
    assert len(numbers) == code_grid(PLACE, 1.0, 40).rows


def test_what_a_problem_is_about_comes_into_sight_with_carets_under_it(seen: list[Drawn]) -> None:
    line = "a: " + "x" * 60 + " wrong"
    block = CodeBlock((line,), 7, CodeMarks(bad=(7,), span=CodeSpan(7, 65, 5)), caret_row=True)
    pane = measuring_pane(english(), 1.0)
    assert block.height(pane, 300) == 2 * 24 + 12
    pane.surface = pygame.Surface((320, 100))
    block.draw(pane, pygame.Rect(0, 0, 300, block.height(pane, 300)))
    wrong, carets = (next(each for each in seen if each.text == text) for text in ("wrong", "^" * 5))
    assert wrong.rect.left == carets.rect.left
    assert wrong.rect.bottom < carets.rect.centery


def test_lines_around_a_place_stay_within_the_text() -> None:
    text = "\n".join(f"{number}" for number in range(1, 11))
    assert around(text, 1, 4) == (1, ("1", "2", "3", "4"))
    assert around(text, 5, 4) == (3, ("3", "4", "5", "6"))
    assert around(text, 10, 4) == (7, ("7", "8", "9", "10"))
    assert around("", 1, 6) == (1, ("",))


@pytest.mark.parametrize("look", ["", "contrast", "night"])
def test_code_can_be_read_on_all_of_its_grounds(look: str) -> None:
    panel_tones.wear(look)
    try:
        least = {"": 4.5, "contrast": 7.0, "night": 4.5}[look]
        for ground in (CODE_PAPER, CODE_LIT, MISTAKE_PAPER, LOOK_AT_PAPER):
            for letters in (CODE_KEY, CODE_VALUE, CODE_NUMBER, CODE_COMMENT, MUTED):
                assert contrast(worn_text(letters), panel_tones.WORN.get(ground, ground)) >= least
        assert contrast(worn_text(MUTED), panel_tones.WORN.get(CODE_MARGIN, CODE_MARGIN)) >= least
    finally:
        panel_tones.wear("")


def worn_text(colour: Colour) -> Colour:
    return panel_tones.WORN_TEXT.get(colour, colour)


def test_kinds_are_drawn_unlike() -> None:
    colours = {CODE_KEY, CODE_VALUE, CODE_NUMBER, CODE_COMMENT}
    assert len(colours) == 4
    assert len(CodeKind) == 5
