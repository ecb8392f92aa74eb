"""What counts as a change: a moved button and another colour do, the noise of another version does not."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.palette import BANNER, CARD, GAIN, INK, PAPER, mix
from hamlet.app.art.type import Role, draw_text
from tests.references.comparing import compare, shown
from tests.references.keeping import read, reduced, write

SIZE, KEPT = (1280, 720), (640, 360)


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))


def page(
    *, button: tuple[int, int] = (900, 600), card: tuple[int, int, int] = CARD, word: str = "17"
) -> pygame.Surface:
    """A screen of a kind: paper, a card, lines of text, a number and a button."""
    sheet = pygame.Surface(SIZE)
    sheet.fill(PAPER)
    pygame.draw.rect(sheet, card, (80, 80, 400, 500), border_radius=12)
    for row in range(12):
        draw_text(
            sheet,
            f"A line of text for the eye, number {row}",
            (100, 120 + row * 34),
            Role.TEXT,
            22,
            INK,
            CARD,
        )
    draw_text(sheet, word, (700, 200), Role.NUMBER, 24, INK, PAPER)
    pygame.draw.rect(sheet, BANNER, (*button, 160, 56), border_radius=10)
    draw_text(sheet, "Build", (button[0] + 50, button[1] + 28), Role.LABEL, 22, INK, BANNER)
    return sheet


def kept(picture: pygame.Surface) -> pygame.Surface:
    return reduced(picture, KEPT)


def noisy(picture: pygame.Surface, levels: int) -> pygame.Surface:
    """Every channel of every pixel is another by up to so many levels."""
    chance = random.Random(5).randbytes(3 * SIZE[0] * SIZE[1])
    some = chance.translate(bytes(value % (2 * levels + 1) for value in range(256)))
    changed = picture.copy()
    changed.fill((levels, levels, levels), special_flags=pygame.BLEND_RGB_SUB)
    changed.blit(pygame.image.frombytes(some, SIZE, "RGB"), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return changed


def test_the_same_page_does_not_differ() -> None:
    assert not compare(kept(page()), kept(page()))


@pytest.mark.parametrize("levels", [1, 3])
def test_noise_is_no_difference(levels: int) -> None:
    assert not compare(kept(page()), kept(noisy(page(), levels)))


def test_letters_drawn_a_little_bolder_are_no_difference() -> None:
    """As by another version of the library that draws them."""
    bolder = page()
    bolder.blit(pygame.transform.box_blur(bolder, 1), (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    soft = page()
    soft.set_alpha(190)
    bolder.blit(soft, (0, 0))
    assert pygame.image.tobytes(bolder, "RGB") != pygame.image.tobytes(page(), "RGB")
    assert not compare(kept(page()), kept(bolder))


@pytest.mark.parametrize("shift", [(6, 0), (0, -6), (40, 10)])
def test_a_button_that_moved_is_noticed_and_where(shift: tuple[int, int]) -> None:
    found = compare(kept(page()), kept(page(button=(900 + shift[0], 600 + shift[1]))))
    assert found
    place = pygame.Rect(450, 300, 80, 28).inflate(60, 40)
    assert all(place.contains(box) for box in found.boxes)


def test_a_number_that_changed_is_noticed() -> None:
    (box,) = compare(kept(page()), kept(page(word="18"))).boxes
    assert pygame.Rect(345, 85, 40, 30).contains(box)


@pytest.mark.parametrize("colour", [GAIN, mix(CARD, INK, 0.06)])
def test_another_colour_is_noticed_though_it_be_only_a_little_darker(colour: tuple[int, int, int]) -> None:
    found = compare(kept(page()), kept(page(card=colour)))
    assert found.pixels > 200 * 250 * 0.6


def test_a_page_of_another_size_differs_as_a_whole() -> None:
    found = compare(reduced(page(), (320, 180)), kept(page()))
    assert found.boxes[0].size == KEPT


def test_the_picture_of_a_difference_shows_before_after_and_the_place_in_red() -> None:
    before, after = kept(page()), kept(page(button=(1000, 600)))
    sheet = shown(before, after, compare(before, after))
    assert sheet.get_width() > 3 * KEPT[0]
    assert sheet.get_at((2 * (KEPT[0] + 8) + 100, 20))[:3] != (235, 20, 20)
    inside = [sheet.get_at((2 * (KEPT[0] + 8) + x, 314))[:3] for x in range(430, 600)]
    assert (235, 20, 20) in inside


def test_a_picture_is_read_as_it_was_kept(tmp_path: Path) -> None:
    picture = kept(page())
    write(picture, tmp_path / "page.png")
    again = read(tmp_path / "page.png")
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(picture, "RGB")
