"""Text against what is really behind it, on every screen: measured in the one function that draws text."""

from __future__ import annotations

import sys

import pygame
import pytest

from hamlet.app.art import type as type_
from hamlet.app.art.behind import look_behind
from hamlet.app.art.palette import INK, PAPER, WHITE, Colour, contrast, mix
from hamlet.app.art.type import Role, draw_text
from tests.app.eyes.texts_seen import looking_behind, texts_of, texts_painted, weak
from tests.references.comparing import patches
from tests.references.screens import RECIPES, Size, draw

WINDOW: Size = (1280, 720)
LOOKS = {"": (4.5, 3.0), "contrast": (7.0, 7.0), "night": (4.5, 3.0)}
"""Of what panels are made: the least contrast of text, and of large text."""
TWICE = {"setup", "table-boat", "packs", "workshop"}
"""Screens that the suite looks at in more than one way."""
OTHER, LETTERS = 25, 9  # levels by which a ground is another than was named, in so many pixels
DRAWN_ONCE = {"font", "_other_font", "measure", "fit"}
"""What is kept and bears no letters, or takes long to make."""


def _cases() -> list[object]:
    """In the suite every screen on parchment, some in high contrast too; heavy is all of it, and by night."""
    return [
        pytest.param(screen, size, look, marks=() if _quick(screen, size, look) else pytest.mark.heavy)
        for look in LOOKS
        for size in (WINDOW, (960, 540), (1920, 1080))
        for screen in RECIPES
    ]


def _quick(screen: str, size: Size, look: str) -> bool:
    return size == WINDOW and (not look or (look == "contrast" and screen in TWICE))


@pytest.mark.parametrize(("screen", "size", "look"), _cases())
def test_every_text_stands_out_from_what_is_really_behind_it(screen: str, size: Size, look: str) -> None:
    seen = texts_of(screen, size, look)
    assert any(each.judged for each in seen)
    assert weak(seen, *LOOKS[look]) == []


def forget_pictures() -> None:
    """Whatever was drawn with letters on it is drawn again when it is next wanted."""
    for name in [name for name in sys.modules if name.startswith("hamlet.app.")]:
        for called, value in vars(sys.modules[name]).items():
            if called not in DRAWN_ONCE and hasattr(value, "cache_clear"):
                value.cache_clear()


@pytest.mark.parametrize(
    "screen",
    [
        name if name in ("title", "table-boat") else pytest.param(name, marks=pytest.mark.heavy)
        for name in RECIPES
    ],
)
def test_where_a_text_names_another_ground_than_it_is_seen_on_it_still_stands_out(screen: str) -> None:
    """Also text on a sheet that is laid over something later.

    Letters in the colour of the ground they name cannot be told from none at all; where they can, what is
    seen in the end is measured.
    """
    forget_pictures()
    plain, bare, named = draw_three(screen)
    weak_ones = {
        tuple(place_of(patch)): round(found, 1)
        for patch in patches(bare, named, OTHER, LETTERS)
        if (found := in_the_end(plain, bare, patch)) < (3.0 if is_large(patch) else 4.5)
    }
    assert weak_ones == {}


def draw_three(screen: str) -> list[pygame.Surface]:
    """As it is, without letters, and with letters in the colour of the ground they name."""
    pictures = [draw(screen, WINDOW).convert(24)]
    for as_ground in (False, True):
        forget_pictures()
        with texts_painted(as_ground=as_ground):
            pictures.append(draw(screen, WINDOW).convert(24))
    forget_pictures()
    return pictures


def place_of(patch: pygame.Mask) -> pygame.Rect:
    boxes = patch.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])


def is_large(patch: pygame.Mask) -> bool:
    return place_of(patch).height >= 40


def in_the_end(plain: pygame.Surface, bare: pygame.Surface, patch: pygame.Mask) -> float:
    """The contrast of letters on the finished screen; of large ones with half of what is behind them."""
    area = place_of(patch)
    spots = [(x, y) for x in range(area.left, area.right) for y in range(area.top, area.bottom)]
    spots = [spot for spot in spots if patch.get_at(spot)]
    pairs = [(colour_at(plain, spot), colour_at(bare, spot)) for spot in spots]
    letters = max(pairs, key=lambda pair: contrast(*pair))[0]
    found = sorted(contrast(letters, behind) for _, behind in pairs)
    return found[len(found) // 2 if is_large(patch) else len(found) // 10]


def colour_at(sheet: pygame.Surface, at: tuple[int, int]) -> Colour:
    red, green, blue, _ = sheet.get_at(at)
    return red, green, blue


def page(colour: tuple[int, int, int]) -> pygame.Surface:
    sheet = pygame.Surface((300, 60))
    sheet.fill(colour)
    return sheet


def test_a_text_on_another_ground_than_it_names_is_noticed() -> None:
    with looking_behind() as seen:
        draw_text(page(mix(INK, WHITE, 0.3)), "Hardly read", (20, 30), Role.TEXT, 20, INK, PAPER)
    (said,) = weak(seen, 4.5, 3.0)
    assert "Hardly read" in said
    assert contrast(INK, PAPER) > 10  # as far as the text itself says, all is well


def test_a_dark_spot_behind_part_of_a_text_is_noticed() -> None:
    sheet = page(PAPER)
    sheet.fill(INK, (20, 0, 40, 60))
    with looking_behind() as seen:
        draw_text(sheet, "Half of it in the dark", (20, 30), Role.TEXT, 20, INK, PAPER)
    assert weak(seen, 4.5, 3.0)
    assert seen[0].behind is not None
    assert seen[0].behind.usual > 10


def test_large_letters_need_less() -> None:
    grey = (140, 132, 120)
    with looking_behind() as seen:
        for role, size in ((Role.TITLE, 24), (Role.TEXT, 30), (Role.TEXT, 24)):
            draw_text(page(WHITE), "Seen", (20, 30), role, size, grey, WHITE)
    assert [each.large for each in seen] == [True, True, False]
    assert len(weak(seen, 4.5, 3.0)) == 1


def test_nothing_is_known_of_what_shows_through_a_sheet() -> None:
    sheet = pygame.Surface((100, 40), pygame.SRCALPHA)
    assert look_behind(sheet, sheet.get_rect(), INK) is None
    sheet.fill(PAPER, (0, 0, 50, 40))
    half = look_behind(sheet, sheet.get_rect(), INK)
    assert half is not None
    assert half.unknown == pytest.approx(0.5, abs=0.05)


def test_nobody_looks_unless_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type_, "look_behind", lambda *_: pytest.fail("looked"))
    draw_text(page(PAPER), "Quickly drawn", (20, 30))
