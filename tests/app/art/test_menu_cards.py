from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from hamlet.app.art.menu.menu_card import (
    MenuFace,
    draw_menu_card,
    menu_card_places,
    menu_card_size,
)
from hamlet.app.art.menu.menu_lights import LIGHTS, light_of
from hamlet.app.art.menu.menu_pictures import has_menu_picture, menu_picture
from hamlet.app.art.menu.menu_registry import SCENES
from hamlet.app.art.palette import BANNER, FISH, INK, contrast, fish_paper
from hamlet.app.art.sized import forget_sized
from hamlet.app.art.type import Drawn, listeners

CARDS = {
    "fish_market": "common",
    "infrastructure": "uncommon",
    "call_in_a_favour": "rare",
    "breeding": "uncommon",
    "second_wind": "rare",
    "monopoly": "uncommon",
    "long_days": "rare",
    "migration": "uncommon",
    "frozen_lake": "rare",
}
SIZE = (140, 83)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def difference(first: pygame.Surface, second: pygame.Surface) -> float:
    """How far two pictures are from each other, per pixel and colour."""
    pairs = zip(pixels(first), pixels(second), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (SIZE[0] * SIZE[1] * 3)


def test_every_card_of_the_menu_has_its_own_picture() -> None:
    assert set(CARDS) == set(SCENES)
    assert all(has_menu_picture(card) for card in CARDS)


def test_no_two_pictures_are_alike_even_in_the_same_season() -> None:
    shown = {card: menu_picture(card, "autumn", "rare", SIZE) for card in (*CARDS, "soup")}
    for one, two in combinations(shown, 2):
        assert difference(shown[one], shown[two]) > 8, (one, two)


def test_each_season_has_its_own_sky() -> None:
    shown = [menu_picture("fish_market", season, "common", SIZE) for season in LIGHTS]
    for one, two in combinations(shown, 2):
        assert difference(one, two) > 6


def test_a_card_has_the_sky_of_its_own_season_where_none_is_told() -> None:
    told = menu_picture("breeding", "spring", "uncommon", SIZE)
    assert pixels(menu_picture("breeding", "", "uncommon", SIZE)) == pixels(told)


def test_an_unknown_card_shows_its_fish_under_the_seasons_sky() -> None:
    assert not has_menu_picture("dragon_soup")
    soups = [menu_picture("dragon_soup", "winter", kind, SIZE) for kind in (*FISH, "golden")]
    assert len({pixels(soup) for soup in soups}) == 4
    assert difference(soups[0], menu_picture("dragon_soup", "summer", "common", SIZE)) > 6


def test_a_season_of_a_pack_has_a_sky_that_never_changes() -> None:
    assert light_of("monsoon") == light_of("monsoon")
    assert light_of("monsoon").sky not in {light.sky for light in LIGHTS.values()}


@pytest.mark.parametrize("card", [*CARDS, "dragon_soup"])
def test_the_same_card_is_drawn_the_same_again(card: str) -> None:
    kept = menu_picture(card, "spring", "rare", SIZE)
    assert menu_picture(card, "spring", "rare", SIZE) is kept
    forget_sized()
    assert pixels(menu_picture(card, "spring", "rare", SIZE)) == pixels(kept)


@pytest.mark.parametrize("size", [(140, 83), (280, 166), (560, 332), (200, 60)])
def test_a_picture_fills_any_size_it_is_asked_for(size: tuple[int, int]) -> None:
    picture = menu_picture("monopoly", "", "uncommon", size)
    assert picture.get_size() == size
    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert all(sum(picture.get_at(corner)[:3]) > 60 for corner in corners)


@pytest.mark.parametrize("scale", [0.5, 1.0, 1.5, 2.0])
def test_the_places_of_a_card_lie_in_it_and_over_no_other(scale: float) -> None:
    rect = pygame.Rect((20, 30), menu_card_size(scale))
    places = menu_card_places(rect, "rare", scale)
    below = [places.ribbon, places.text, places.rest, places.button]
    assert all(rect.contains(place) and place.height > 0 for place in (*below, places.picture))
    for upper, lower in pairwise(below):
        assert upper.bottom <= lower.top
    assert not places.picture.colliderect(places.text)
    assert places.button.height == round(50 * scale)
    assert places.text.height >= 2 * round(20 * scale * 4 / 3)


def test_a_low_card_gives_up_its_picture_before_its_words() -> None:
    whole, low = (menu_card_places(pygame.Rect(0, 0, 300, high), "rare") for high in (412, 300))
    assert low.picture.height < whole.picture.height
    assert low.text.size == whole.text.size
    assert low.text.bottom <= low.button.top


@pytest.mark.parametrize("name", ["Fish Market", "A Favour Called in After Many Years of Waiting"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_name_stands_on_the_ribbon_and_can_be_read(name: str, scale: float) -> None:
    seen: list[Drawn] = []
    listeners.append(seen.append)
    try:
        page = pygame.Surface((700, 900))
        rect = pygame.Rect((30, 30), menu_card_size(scale))
        places = draw_menu_card(page, rect, MenuFace("fish_market", name, "common"), scale, chosen=True)
    finally:
        listeners.remove(seen.append)
    assert [drawn.text for drawn in seen] == [name]
    assert places.ribbon.contains(seen[0].rect)
    assert seen[0].size >= 18 * scale
    assert contrast(INK, BANNER) >= 7


@pytest.mark.parametrize("kind", [*FISH, "golden"])
def test_words_are_read_easily_on_the_paper_of_any_fish(kind: str) -> None:
    page = pygame.Surface((340, 460))
    places = draw_menu_card(
        page, pygame.Rect((20, 20), menu_card_size()), MenuFace("soup", "Soup", kind, "winter")
    )
    assert places.ground == fish_paper(kind)
    red, green, blue = page.get_at(places.text.center)[:3]
    assert contrast(INK, (red, green, blue)) >= 9


def test_a_card_that_was_eaten_is_paler_and_a_chosen_one_has_a_gold_rim() -> None:
    plain, spent, chosen = (pygame.Surface((340, 460)) for _ in range(3))
    rect, face = pygame.Rect((20, 20), menu_card_size()), MenuFace("monopoly", "Monopoly", "uncommon")
    places = draw_menu_card(plain, rect, face)
    draw_menu_card(spent, rect, face, spent=True)
    draw_menu_card(chosen, rect, face, chosen=True)
    pale, strong = (pygame.transform.average_color(page, places.picture) for page in (spent, plain))
    assert sum(pale[:3]) > sum(strong[:3])
    assert chosen.get_at((rect.left - 2, rect.centery))[:3] == BANNER
