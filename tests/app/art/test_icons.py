from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from hamlet.app.art.icons import draw_icon, draw_symbol, icon, icon_names, silhouette
from hamlet.app.art.icons.written_signs import written
from hamlet.app.art.palette import INK, PAPER, SEATS, contrast, seat_colour, seat_text

WANTED = [
    *("wood", "stone", "wheat", "timber", "brick", "milk", "flour", "gold", "star", "crown", "tag", "bag"),
    *("villager", "villager-down", "donkey", "flag", "road", "blueprint", "church", "market", "eye", "undo"),
    *("redo", "hint", "question", "menu", "plus", "minus", "fit", "close", "check", "cross", "arrow"),
    *("turn-left", "turn-right", "lock", "log", "hourglass", "boat", "house"),
]
LAKE = [
    *("fish", "fish-common", "fish-uncommon", "fish-rare", "lake", "sleeping", "closed", "spring", "summer"),
    *("autumn", "winter", "stand-up", "no-donkeys", "free-blueprint", "free-building", "refill-fish"),
    *("frozen", "foal"),
]


@pytest.mark.parametrize("name", [*WANTED, *LAKE])
def test_every_icon_wanted_is_drawn_and_stays_on_its_grid(name: str) -> None:
    assert name in icon_names()
    area = silhouette(name, 8).count() / (24 * 8) ** 2
    assert 0.06 < area < 0.85


def test_an_unknown_icon_is_a_question_mark_not_an_error() -> None:
    assert icon("dragon", 24) is not None


def test_a_season_of_a_pack_has_a_disc_and_our_own_have_their_signs() -> None:
    assert icon("season_winter", 24) is not None
    assert silhouette("season-monsoon", 4).count() == silhouette("season-dusk", 4).count()
    shown = [
        pygame.image.tobytes(icon(f"season_{name}", 24), "RGBA") for name in ("monsoon", "dusk", "winter")
    ]
    assert len(set(shown)) == 3
    assert pygame.image.tobytes(icon("winter", 24), "RGBA") == shown[2]
    assert pygame.image.tobytes(icon("question", 24), "RGBA") not in shown


def test_icons_are_kept_and_not_drawn_twice() -> None:
    assert icon("wood", 24) is icon("wood", 24)
    assert icon("villager", 24, SEATS["red"]) is not icon("villager", 24, SEATS["sky"])


def test_a_crown_marks_high_quality() -> None:
    plain_, crowned = (pygame.Surface((60, 60)) for _ in range(2))
    for surface in (plain_, crowned):
        surface.fill(PAPER)
    draw_icon(plain_, "brick", (30, 30), 28)
    draw_icon(crowned, "brick", (30, 30), 28, crown=True)
    assert plain_.get_buffer().raw != crowned.get_buffer().raw


PACKS = ("green", "blue", "white", "black", "orange", "dusk", "moss")


def test_colours_that_packs_name_are_told_apart_and_can_be_written_on() -> None:
    names = [*SEATS, *PACKS[:5]]
    for one, two in combinations(names, 2):
        assert sum(abs(a - b) for a, b in zip(seat_colour(one), seat_colour(two), strict=True)) > 60
    for name in (*SEATS, *PACKS):
        assert contrast(seat_text(name), seat_colour(name)) >= 3
    assert {seat_text(name) for name in SEATS} == {INK, PAPER}
    assert seat_colour("dusk") == seat_colour("dusk") != seat_colour(None)


@pytest.mark.parametrize("seats", [tuple(SEATS), (*SEATS, *PACKS[:5])])
def test_each_seat_has_its_own_symbol(seats: tuple[str, ...]) -> None:
    masks = []
    for seat in seats:
        surface = pygame.Surface((60, 60), pygame.SRCALPHA)
        draw_symbol(surface, seat, (30, 30), 20, (0, 0, 0), None)
        masks.append(pygame.mask.from_surface(surface))
    for one, two in combinations(masks, 2):
        both = one.overlap_area(two, (0, 0))
        assert both / (one.count() + two.count() - both) <= 0.9


@pytest.mark.parametrize("name", ["play", "step", "turn-left", "turn_right", "undo", "question", "close"])
def test_a_sign_is_ink_beside_dark_words_and_solid(name: str) -> None:
    assert written(name, INK) == INK
    assert written(name, PAPER) is None
    picture, ground = icon(name, 24, INK), pygame.Surface((40, 40))
    ground.fill(PAPER)
    ground.blit(picture, picture.get_rect(center=(20, 20)))
    pixels = [ground.get_at((x, y)) for x in range(40) for y in range(40)]
    shades = [contrast((each.r, each.g, each.b), PAPER) for each in pixels]
    # Nothing pale lies within a dark outline: what is covered is dark, but for its edge.
    covered = silhouette(name.replace("_", "-"), 1).count()
    assert sum(shade > 3 for shade in shades) > 0.6 * covered


@pytest.mark.parametrize("name", ["wood", "star", "eye", "hand", "log", "dragon"])
def test_pictures_of_things_keep_their_colours_beside_words(name: str) -> None:
    assert written(name, INK) is None
