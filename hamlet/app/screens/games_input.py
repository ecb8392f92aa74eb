"""Hands on the screen of games: up and down go from game to game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.screens.games_ids import LIST, row_id

if TYPE_CHECKING:
    from hamlet.app.screens.kept_list import GamesScreen
    from hamlet.app.ui.screen import Change

UPWARD = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class GamesInput(KitInput):
    """Up and down go from game to game, and what they come to is looked at."""

    def __init__(self, page: GamesScreen) -> None:
        super().__init__(page)
        self.games = page

    def set_focus(self, what: Id | None) -> None:
        """A row that has the focus is the one that is looked at."""
        super().set_focus(what)
        if isinstance(what, ControlId) and what.name == "game":
            self.games.chose(what)

    def _arrow(self, key: int) -> Change | None:
        control, chosen = self.focused(), self.games.games.chosen
        in_list = control is None or not self.by_keys or control.region.group == LIST
        if key not in UPWARD or chosen is None or not in_list:
            return super()._arrow(key)
        rows = [row_id(game) for game in self.games.games.visible]
        place = rows.index(row_id(chosen)) + UPWARD[key]
        self.set_focus(rows[max(0, min(len(rows) - 1, place))])
        return None
