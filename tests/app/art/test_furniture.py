from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from hamlet.app.art import type as type_
from hamlet.app.art.buttons import ButtonState, Face, Label, button, chip, icon_button, radio
from hamlet.app.art.furniture import RowLook, bar, card, heading, news_dot, panel, row, well
from hamlet.app.art.highlights import (
    dim,
    hatching,
    lit_outline,
    terrain_letter,
    way,
)
from hamlet.app.art.palette import COST, GAIN, OUTPUT, PAPER, SEATS, contrast, luminance
from hamlet.app.art.plates import PlateAmount, UnitPicture, gain, pennant, price_tag, slot
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.type import Drawn

WOOD = (92, 64, 41)


@pytest.fixture
def page() -> pygame.Surface:
    surface = pygame.Surface((700, 500))
    surface.fill(WOOD)
    return surface


@pytest.fixture
def seen() -> Iterator[list[Drawn]]:
    drawn: list[Drawn] = []
    type_.listeners.append(drawn.append)
    yield drawn
    type_.listeners.remove(drawn.append)


def readable(seen: list[Drawn]) -> bool:
    poor = [drawn for drawn in seen if drawn.on is None or contrast(drawn.colour, drawn.on) < 4.5]
    assert [(d.text, d.colour, d.on) for d in poor] == []
    return not poor


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("face", list(Face))
def test_buttons_are_readable_in_every_state_and_scale(
    page: pygame.Surface, seen: list[Drawn], face: Face, scale: float
) -> None:
    looks = set()
    for state in ButtonState:
        rect = pygame.Rect(20, 20, round(220 * scale), round(48 * scale))
        page.fill(WOOD)
        button(page, rect, Label("Build {gold} 2", key="N"), state, face, scale)
        looks.add(pygame.image.tobytes(page, "RGB"))
        icon_button(page, rect, "undo", state, face, scale)
        chip(page, rect, Label("{wood} Farm", eye=True), state, face, scale)
    assert readable(seen)
    assert not any(drawn.cut for drawn in seen)
    assert len(looks) == len(ButtonState)


def test_a_label_too_long_for_its_button_stays_inside(page: pygame.Surface, seen: list[Drawn]) -> None:
    rect = pygame.Rect(100, 100, 90, 40)
    button(page, rect, "Extraordinarily")
    assert all(rect.contains(drawn.rect) for drawn in seen)
    assert seen[0].cut
    assert seen[0].shown.startswith("Extra")


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_heading_leaves_room_below_itself(page: pygame.Surface, seen: list[Drawn], scale: float) -> None:
    rect = pygame.Rect(10, 10, round(300 * scale), 200)
    panel(page, rect, scale, active=True)
    top = heading(page, rect, "Market", "market", "1 tile left", scale)
    assert all(drawn.rect.bottom <= top for drawn in seen)
    assert readable(seen)
    assert not any(drawn.cut for drawn in seen)


@pytest.mark.parametrize(
    ("tip", "tail"),
    [
        ((60, 150), (188, 150)),
        ((650, 150), (412, 150)),
        ((300, 20), (300, 88)),
        ((300, 480), (300, 362)),
    ],
)
def test_a_cards_tail_points_at_its_tile(
    page: pygame.Surface, tip: tuple[int, int], tail: tuple[int, int]
) -> None:
    card(page, pygame.Rect(200, 100, 200, 250), tip=tip)
    assert page.get_at(tail)[:3] == PAPER
    opposite = (600 - tail[0], 450 - tail[1])
    assert page.get_at(opposite)[:3] != PAPER


def test_rows_and_small_things_differ(page: pygame.Surface) -> None:
    rect = pygame.Rect(50, 50, 300, 44)
    colours = [row(page, rect, state) for state in RowLook]
    assert len(set(colours)) == len(RowLook)
    for edge in ("top", "bottom", "left", "right"):
        bar(page, pygame.Rect(100, 100, 300, 200), edge)
    well(page, rect)
    news_dot(page, (60, 60))
    radio(page, (80, 60), on=True)


def test_plates_differ_in_lightness_as_well_as_form() -> None:
    light = sorted(luminance(colour) for colour in (COST, OUTPUT, GAIN))
    assert light[1] > light[0] * 1.8
    assert light[2] > light[1] * 1.8


def test_plates_return_where_they_stand(page: pygame.Surface, seen: list[Drawn]) -> None:
    amounts = [PlateAmount(2, ("wood",)), PlateAmount(10, ("milk", "brick"), met=False)]
    for plate in (pennant(page, 20, 20, amounts), gain(page, 200, 20, 12), price_tag(page, 300, 20, 3)):
        assert page.get_rect().contains(plate)
    for drawn in seen:
        assert contrast(drawn.colour, drawn.on or PAPER) >= 4.5
    assert slot(page, 20, 100, 28, UnitPicture("brick", "red", fine=True)).size == (28, 28)
    assert slot(page, 60, 100, 28, lit=True, tick=True).topleft == (60, 100)


def test_marks_over_the_village_change_what_they_mark(page: pygame.Surface, art: TileArt) -> None:
    plan = art.plan(0, 0)
    points = [(150 + x * 90, 200 + y * 90) for x, y in plan.corners]
    marks: list[Callable[[], object]] = [
        lambda: lit_outline(page, points),
        lambda: hatching(page, points),
        lambda: way(page, [(100, 100), (300, 140), (320, 300)], SEATS["red"]),
        lambda: terrain_letter(page, (150, 200), "F"),
        lambda: dim(page, page.get_rect()),
    ]
    for mark in marks:
        before = pygame.image.tobytes(page, "RGB")
        mark()
        assert pygame.image.tobytes(page, "RGB") != before


@pytest.mark.parametrize(("wide", "size"), [(29, 18), (19, 13)])
@pytest.mark.parametrize("icon", ["undo", "fish-uncommon"])
def test_an_icon_keeps_to_the_middle_of_the_narrowest_chip(
    page: pygame.Surface, icon: str, wide: int, size: int
) -> None:
    rect = pygame.Rect(100, 100, wide, 37)
    page.fill(PAPER)
    chip(page, rect, Label(f"{{{icon}}}", size=size), face=Face.PAPER)
    with_icon = page.copy()
    page.fill(PAPER)
    chip(page, rect, Label("", size=size), face=Face.PAPER)
    changed = [
        x for x in range(60, 180) for y in range(100, 137) if page.get_at((x, y)) != with_icon.get_at((x, y))
    ]
    assert changed
    assert abs((min(changed) + max(changed)) / 2 - rect.centerx) <= 2
    assert rect.left <= min(changed) <= max(changed) < rect.right
