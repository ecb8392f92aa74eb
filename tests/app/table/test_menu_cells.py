"""The menu in one line: what a fish brings never runs into the next one."""

from __future__ import annotations

import pygame
import pytest

from hamlet.app.art.rich import measure_rich
from hamlet.app.art.type import Role
from hamlet.app.ids import MenuId
from hamlet.app.table.menu_panel import cells_of
from hamlet.app.ui.pane import Pane
from hamlet.app.view.waterside import MenuRow
from hamlet.words.rooms import english

BOTH = "1 {point} 1 {gold}"


@pytest.mark.parametrize(
    ("gains", "whole"),
    [
        (("2 {gold}", BOTH, "{stand-up}"), True),
        (("2 {gold}", f"{BOTH} {{foal}} {{refill-fish}}", "{free-building}"), False),
        ((BOTH, BOTH, BOTH), False),
    ],
)
def test_points_and_gold_stay_in_their_box(gains: tuple[str, ...], *, whole: bool) -> None:
    pygame.font.init()
    pane = Pane(pygame.Surface((1, 1)), 1.0, english())
    line = pygame.Rect(5, 50, 218, 40)
    rows = [MenuRow(MenuId(n), "rare", "x", gain, gain, "x", usable=True) for n, gain in enumerate(gains)]
    cells = cells_of(pane, line, rows)
    for place, told in cells:
        assert line.contains(place)
        assert measure_rich(told, role=Role.NUMBER, size=18)[0] + 26 <= place.width
    if whole:
        assert [told.replace(" ", "") for _, told in cells] == [each.replace(" ", "") for each in gains]
