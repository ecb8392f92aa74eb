"""Any text reaches the surface: letters of other writings, half letters, marks, and ten thousand of them."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hamlet.app.art.rich import draw_rich, measure_rich, plain
from hamlet.app.art.type import Role, broken, draw_text, draw_wrapped, fit, font, measure, readable
from hamlet.letters import seen
from tests.app.texts import hearing

AREA = pygame.Rect(10, 10, 380, 60)
FOREIGN = ("Анна", "Ωμέγα", "中村", "שלום", "بستان", "😀", "\ud800", "\x00", "\x1b[31m", "ŉſ", "∀x")


@pytest.fixture
def page() -> pygame.Surface:
    pygame.display.init()
    surface = pygame.Surface((400, 80))
    surface.fill((255, 255, 255))
    return surface


def ink(surface: pygame.Surface) -> int:
    return pygame.mask.from_threshold(surface, (0, 0, 0), (120, 120, 120)).count()


@pytest.mark.parametrize("role", Role)
def test_every_letter_is_drawn_in_a_font_that_has_it(role: Role) -> None:
    blank = []
    for code in range(0x21, 0x2300):
        char = chr(code)
        if not seen(char) or readable(char) != char:
            continue
        picture = pygame.Surface((80, 60))
        picture.fill((255, 255, 255))
        draw_text(picture, char, (20, 30), role, 30, (0, 0, 0))
        if pygame.mask.from_threshold(picture, (0, 0, 0), (200, 200, 200)).count() == 0:
            blank.append(hex(code))
    assert blank == []


@pytest.mark.parametrize("text", FOREIGN, ids=ascii)
def test_what_the_fonts_lack_is_seen_all_the_same(page: pygame.Surface, text: str) -> None:
    draw_text(page, text, AREA, Role.TITLE, 30, (0, 0, 0))
    assert ink(page) > 0


def test_letters_of_two_fonts_stand_side_by_side(page: pygame.Surface) -> None:
    parts = measure("Ann", Role.TITLE, 30) + measure(FOREIGN[0], Role.TITLE, 30)
    assert measure(f"Ann{FOREIGN[0]}", Role.TITLE, 30) == parts
    rect = draw_text(page, f"Ann{FOREIGN[0]}", AREA, Role.TITLE, 30, (0, 0, 0))
    assert rect.width == parts
    assert measure("Ann") == font(Role.TEXT, 20).size("Ann")[0]


@given(st.text(st.characters(), max_size=40))
def test_no_text_keeps_anything_from_being_drawn(text: str) -> None:
    surface = pygame.Surface((400, 80))
    with hearing() as drawn:
        draw_text(surface, text, AREA, Role.LABEL, 18, (0, 0, 0))
        draw_wrapped(surface, text, AREA, Role.TEXT, 18, (0, 0, 0))
        draw_rich(surface, plain(text), AREA, Role.TEXT, 18, (0, 0, 0))
    for each in drawn:
        assert not set(each.shown) & set("\x00\x1b\u202e\u200b\ud800")
        each.shown.encode()


@pytest.mark.parametrize("part", ["x", "x ", "中", "\u200b"], ids=ascii)
def test_ten_thousand_letters_fit_their_box(page: pygame.Surface, part: str) -> None:
    text = part * (10_000 // len(part))
    assert measure(fit(text, 300), Role.TEXT, 20) <= 300
    assert all(measure(piece) <= 300 for piece in broken(text.replace(" ", ""), 300))
    draw_wrapped(page, text, AREA)
    draw_rich(page, plain(text), AREA)
    assert measure_rich(plain(text), 300)[0] <= 300
