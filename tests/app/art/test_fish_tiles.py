from __future__ import annotations

import math
from itertools import combinations

import pygame
import pytest

from hamlet.app.art.fish_tiles import (
    LIFT,
    NORMAL,
    SHEET,
    SUNK,
    WIDE,
    FishLook,
    draw_fish_tile,
    draw_fish_well,
    fish_ground,
    fish_strip,
    fish_tile,
)
from hamlet.app.art.icons import icon, silhouette
from hamlet.app.art.icons.fish_signs import fish_icon
from hamlet.app.art.palette import FISH, INK, contrast, fish_colour, luminance
from hamlet.app.art.sized import forget_sized
from hamlet.app.art.type import Drawn, listeners

SIZES = (WIDE, NORMAL, SHEET, (41, 62), (164, 248))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def lightness(kind: str) -> float:
    return 116 * math.pow(luminance(fish_colour(kind)), 1 / 3) - 16


@pytest.mark.parametrize("pair", list(combinations(FISH, 2)), ids="-".join)
def test_kinds_of_fish_differ_in_silhouette_and_in_grey_at_24_pixels(pair: tuple[str, str]) -> None:
    one, two = (silhouette(fish_icon(kind), 1) for kind in pair)
    both = one.overlap_area(two, (0, 0))
    assert both / (one.count() + two.count() - both) <= 0.70
    grey = [pygame.transform.grayscale(icon(fish_icon(kind), 24)) for kind in pair]
    assert pixels(grey[0]) != pixels(grey[1])
    assert abs(lightness(pair[0]) - lightness(pair[1])) >= 14


@pytest.mark.parametrize("kind", [*FISH, "golden", "moon_carp"])
def test_ink_is_read_easily_on_every_fish_tile(kind: str) -> None:
    assert contrast(INK, fish_ground(kind)) >= 11.5 - (0 if kind in FISH else 1)
    assert contrast(INK, fish_ground(kind, FishLook.USED)) >= 7
    assert contrast(INK, fish_ground(kind, FishLook.BACK)) >= 4.5


@pytest.mark.parametrize("kind", FISH)
def test_the_paper_of_a_tile_is_as_pale_as_is_told(kind: str) -> None:
    tile = fish_tile(kind, WIDE)
    strip = fish_strip(tile.get_rect())
    shown = tile.get_at(strip.center)[:3]
    assert contrast(INK, (shown[0], shown[1], shown[2])) >= 9.5
    assert max(abs(a - b) for a, b in zip(shown, fish_ground(kind), strict=True)) <= 26


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_is_as_large_as_asked_and_no_two_looks_or_kinds_are_alike(size: tuple[int, int]) -> None:
    tiles = [fish_tile(kind, size) for kind in (*FISH, "golden")]
    assert all(tile.get_size() == size for tile in tiles)
    assert len({pixels(tile) for tile in tiles}) == len(tiles)
    looks = (FishLook.NORMAL, FishLook.USED, FishLook.BACK)
    assert len({pixels(fish_tile("rare", size, look)) for look in looks}) == 3


def test_the_same_tile_is_drawn_once_and_always_the_same() -> None:
    first = fish_tile("moon_carp", WIDE)
    assert fish_tile("moon_carp", WIDE) is first
    kept = pixels(first)
    forget_sized()
    forget_sized()
    assert pixels(fish_tile("moon_carp", WIDE)) == kept


def test_a_kind_of_a_pack_has_a_fish_and_not_a_question_mark() -> None:
    drawn = {pixels(icon(fish_icon(kind), 48)) for kind in ("golden", "moon_carp", "eel", "koi")}
    assert len(drawn) == 4
    assert pixels(icon("question", 48)) not in drawn


@pytest.mark.parametrize(("size", "scale"), [(WIDE, 1.0), (NORMAL, 1.0), (SHEET, 1.0), ((164, 248), 2.0)])
@pytest.mark.parametrize("worth", ["2 {gold}", "1 {gold} {closed}", "{winter}"])
def test_what_a_fish_is_worth_stands_whole_on_its_strip(
    size: tuple[int, int], scale: float, worth: str
) -> None:
    seen: list[Drawn] = []
    listeners.append(seen.append)
    try:
        page = pygame.Surface((400, 400))
        place = draw_fish_tile(page, pygame.Rect((40, 40), size), "uncommon", worth, FishLook.NORMAL, scale)
    finally:
        listeners.remove(seen.append)
    strip = fish_strip(place)
    assert all(strip.contains(drawn.rect) and not drawn.cut for drawn in seen)
    assert all(drawn.size >= 18 * scale for drawn in seen)


def test_a_chosen_tile_is_lifted_and_one_that_goes_back_is_sunk() -> None:
    page, rect = pygame.Surface((300, 300)), pygame.Rect((60, 60), SHEET)
    assert draw_fish_tile(page, rect, "common") == rect
    assert draw_fish_tile(page, rect, "common", look=FishLook.CHOSEN) == rect.move(0, -LIFT)
    assert draw_fish_tile(page, rect, "common", look=FishLook.BACK, note="{bag} back") == rect.move(0, SUNK)


def test_a_used_kind_is_greyer_than_one_that_can_be_eaten() -> None:
    def colourful(look: FishLook) -> int:
        tile = fish_tile("rare", WIDE, look)
        shown = [tile.get_at((x, y)) for x in range(8, WIDE[0] - 8, 3) for y in range(8, WIDE[1] - 8, 3)]
        return sum(max(each[:3]) - min(each[:3]) for each in shown)

    assert colourful(FishLook.USED) < colourful(FishLook.NORMAL) * 0.4


def test_an_empty_place_is_darker_than_the_table() -> None:
    page = pygame.Surface((200, 200))
    page.fill((90, 62, 40))
    draw_fish_well(page, pygame.Rect((50, 40), WIDE))
    assert sum(page.get_at((60, 60))[:3]) < 192
