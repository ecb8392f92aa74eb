"""Hands on the page of numbers: up and down go from tile to tile; letters do what buttons do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.screens.numbers import numbers_ids as ids

if TYPE_CHECKING:
    from hamlet.app.screens.numbers.numbers_screen import NumbersScreen
    from hamlet.app.ui.screen import Change

UPWARD = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class NumbersInput(KitInput):
    """A row that has the focus is the one that is looked at."""

    def __init__(self, page: NumbersScreen) -> None:
        super().__init__(page)
        self.numbers = page

    def set_focus(self, what: Id | None) -> None:
        """Light the row in both plots."""
        super().set_focus(what)
        if isinstance(what, ControlId) and what.name == ids.ROW:
            self.numbers.light(str(what.which))

    def _arrow(self, key: int) -> Change | None:
        control, lit = self.focused(), self.numbers.shown.lit_tile
        in_rows = control is None or not self.by_keys or control.region.group == ids.ROWS
        rows = [ids.row_id(each.tile) for each in self.numbers.shown.tiles]
        if key not in UPWARD or lit is None or not in_rows or rows[0] not in self.page.controls:
            return super()._arrow(key)
        place = rows.index(ids.row_id(lit.tile)) + (UPWARD[key] if self.by_keys else 0)
        self.set_focus(rows[max(0, min(len(rows) - 1, place))])
        return None
