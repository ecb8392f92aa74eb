"""Fish, menu cards, awards, milestones and Botric's markers told apart without any colour."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pygame
import pytest

from hamlet.app.art.icons import icon
from hamlet.app.art.menu.menu_pictures import menu_picture
from hamlet.app.table.awards import ICONS, SECONDS
from tests.app.art.test_menu_cards import CARDS
from tests.app.eyes.outlines import overlap

SMALL = (70, 42)
CLEAR = 14.0  # levels of grey by which two pictures differ in the mean, once they are equally light
FISH = ("fish-common", "fish-uncommon", "fish-rare")
MARKERS = ("marker-one", "marker-two", "marker-three")


@cache
def grey(card: str, season: str) -> tuple[float, ...]:
    """The picture of a card, small and grey, about its own mean: neither colour nor light tells it."""
    picture = menu_picture(card, season, CARDS[card], (280, 166)).convert(24)
    small = pygame.transform.smoothscale(pygame.transform.grayscale(picture), SMALL)
    values = pygame.image.tobytes(small, "RGB")[::3]
    mean = sum(values) / len(values)
    return tuple(value - mean for value in values)


@pytest.mark.parametrize("season", ["spring", "winter"])
@pytest.mark.parametrize("pair", list(combinations(CARDS, 2)), ids="-".join)
def test_pictures_of_menu_cards_are_told_apart_small_and_grey(pair: tuple[str, str], season: str) -> None:
    one, two = (grey(card, season) for card in pair)
    assert sum(abs(a - b) for a, b in zip(one, two, strict=True)) / len(one) >= CLEAR


@pytest.mark.parametrize("names", [FISH, MARKERS, (*ICONS.values(), *SECONDS.values())], ids="-".join)
def test_what_stands_in_one_row_has_outlines_of_its_own(names: tuple[str, ...]) -> None:
    for one, two in combinations(names, 2):
        assert overlap(one, two) <= 0.65


def test_markers_keep_their_number_of_holes_where_they_are_small() -> None:
    """On his board they are hardly larger than letters."""
    for count, name in enumerate(MARKERS, start=1):
        picture = icon(name, 24)
        solid = pygame.mask.from_surface(picture, 127)
        solid.invert()
        holes = [hole for hole in solid.connected_components() if not _touches_the_rim(hole)]
        assert len(holes) == count


def _touches_the_rim(part: pygame.Mask) -> bool:
    boxes = part.get_bounding_rects()
    box, (width, height) = boxes[0].unionall(boxes[1:]), part.get_size()
    return box.left == 0 or box.top == 0 or box.right == width or box.bottom == height


def test_every_award_of_a_row_has_a_sign_of_its_own() -> None:
    signs = [*ICONS.values(), *SECONDS.values()]
    assert len(set(signs)) == len(signs)
