"""Colours in code: known by six digits, in quotes or with a figure among them, each with a bar of itself."""

from __future__ import annotations

import pygame
import pytest

from hamlet.app.art.palette import rgb
from hamlet.app.kit.code.code_grid import code_grid
from hamlet.app.kit.code.code_sheet import CodeSheet, draw_code
from hamlet.app.kit.code.swatches import swatches_of


@pytest.mark.parametrize(
    ("line", "colours"),
    [
        ("ground: [\"B5A642\", D6C768, '123456']", ["B5A642", "D6C768", "123456"]),
        ("name: decade   # FF0000", []),
        ('sky: "facade"', ["facade"]),
        ("id: a123456", []),
        ("points: 1234567", []),
        ('version: "1.23456"', []),
    ],
)
def test_only_colours_are_taken_for_colours(line: str, colours: list[str]) -> None:
    assert [line[start:end] for start, end, _ in swatches_of(line)] == colours


def test_a_colour_is_underlined_with_itself_unless_it_is_cut_off() -> None:
    pygame.display.init()
    pygame.font.init()
    surface = pygame.Surface((300, 60))
    line = 'a: "FF00FF"'
    grid = code_grid(surface.get_rect(), 1.0, 1)
    draw_code(surface, grid, CodeSheet((line,)))
    assert _has(surface, rgb("FF00FF"))
    draw_code(surface, grid, CodeSheet((line,), left=6))
    assert not _has(surface, rgb("FF00FF"))


def _has(surface: pygame.Surface, colour: tuple[int, int, int]) -> bool:
    found = pygame.mask.from_threshold(surface, colour, (2, 2, 2, 255))
    return found.count() > 0
