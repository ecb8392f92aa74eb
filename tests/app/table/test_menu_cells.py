"""The menu in one line: what a fish brings never runs into the next one."""

from __future__ import annotations

import pygame
import pytest

from hamlet.app.art.rich import measure_rich
from hamlet.app.art.type import Role
from hamlet.app.ids import MenuId
from hamlet.app.table.church_and_market import HEAD
from hamlet.app.table.menu_panel import CELLS, cells_of, draw_menu
from hamlet.app.ui.pane import Pane
from hamlet.app.view.waterside import LakePanel, MenuRow
from hamlet.words.rooms import english

BOTH = "1 {point} 1 {gold}"


@pytest.mark.parametrize(
    ("gains", "whole"),
    [
        (("2 {gold}", BOTH, "{stand-up}"), True),
        (("2 {gold}", f"{BOTH} {{foal}} {{refill-fish}}", "{free-building}"), True),
        ((BOTH, BOTH, BOTH), True),
        ((f"{BOTH} {{foal}} {{refill-fish}}",) * 3, False),
    ],
)
def test_points_and_gold_stay_in_their_box(gains: tuple[str, ...], *, whole: bool) -> None:
    pygame.font.init()
    pane = Pane(pygame.Surface((1, 1)), 1.0, english())
    line = pygame.Rect(5, 50, 218, 40)
    rows = _rows(gains)
    cells = cells_of(pane, line, rows)
    for place, told in cells:
        assert line.contains(place)
        if "\n" not in told:
            assert measure_rich(told, role=Role.NUMBER, size=18)[0] + 26 <= place.width
    if whole:
        assert ["".join(told.split()) for _, told in cells] == [each.replace(" ", "") for each in gains]


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("height", [HEAD + CELLS + 2, CELLS + 4])
def test_three_cards_with_both_tell_both_and_nothing_is_cut_off(height: int, scale: float) -> None:
    pygame.font.init()
    whole, places = _drawn("2 {point} 2 {gold}", height, scale)
    others, _ = _drawn("3 {wood} 3 {stone}", height, scale)
    points, _ = _drawn("3 {point} 2 {gold}", height, scale)
    gold, _ = _drawn("2 {point} 3 {gold}", height, scale)
    assert len(places) == 3
    for place in places:
        for other in (others, points, gold):
            assert all(_difference(whole, other, place).size)
            assert place.contains(_difference(whole, other, place.inflate(4, 4)))
        assert not _difference(whole, points, place).colliderect(_difference(whole, gold, place))


def _drawn(gain: str, height: int, scale: float) -> tuple[pygame.Surface, list[pygame.Rect]]:
    """The panel of a menu whose three cards bring this, and where they are."""
    surface = pygame.Surface((round(228 * scale), round(height * scale)))
    pane = Pane(surface, scale, english())
    draw_menu(
        pane,
        surface.get_rect(),
        LakePanel("summer", "Summer", "Summer", (), 4, tuple(_rows((gain,) * 3)), ()),
    )
    return surface, [hit.bounds for hit in pane.hits]


def _difference(one: pygame.Surface, other: pygame.Surface, place: pygame.Rect) -> pygame.Rect:
    """Where two pictures differ in a place."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    mask.invert()
    shown = pygame.mask.Mask(one.get_size())
    shown.draw(pygame.mask.Mask(place.size, fill=True), place.topleft)
    found = mask.overlap_mask(shown, (0, 0)).get_bounding_rects()
    return found[0].unionall(found[1:]) if found else pygame.Rect(place.center, (0, 0))


def _rows(gains: tuple[str, ...]) -> list[MenuRow]:
    return [MenuRow(MenuId(n), "rare", "x", gain, gain, "x", usable=True) for n, gain in enumerate(gains)]
