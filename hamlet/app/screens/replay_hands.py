"""Keys that go through a game, wherever the focus is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.kit.kit_input import KitInput
from hamlet.app.screens import replay_page as ids
from hamlet.app.ui.keyboard import KEYBOARD
from hamlet.app.ui.screen import Change

if TYPE_CHECKING:
    from hamlet.app.screens.replay import ReplayScreen

KEYS = {
    pygame.K_LEFT: ids.BEFORE,
    pygame.K_RIGHT: ids.AFTER,
    pygame.K_PAGEUP: ids.TURN_BEFORE,
    pygame.K_PAGEDOWN: ids.TURN_AFTER,
    pygame.K_HOME: ids.FIRST,
    pygame.K_END: ids.LAST,
    pygame.K_SPACE: ids.PLAY,
}


class ReplayInput(KitInput):
    """Keys go through the game, wherever the focus is."""

    def __init__(self, page: ReplayScreen) -> None:
        super().__init__(page)
        self.replay = page

    def key_down(self, event: pygame.Event) -> Change | None:
        """Moves, turns, the pace, turning points; all others as on every page."""
        if event.key in KEYS:
            self.replay.transport(KEYS[event.key])
            self.replay.relayout()
            return None
        if KEYBOARD.action(event) == "pace":
            self.replay.next_pace()
            return None
        if event.key in (pygame.K_COMMA, pygame.K_PERIOD):
            self.replay.to_point(1 if event.key == pygame.K_PERIOD else -1)
            return None
        return super().key_down(event)
