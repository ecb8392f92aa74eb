"""With reduced motion nothing moves: what was there fades into what is there."""

from __future__ import annotations

from typing import Final

import pygame

from hamlet.app.board.easing import clamp

LASTS: Final = 0.25


class Dissolve:
    """Keeps the picture of the village before a change and lets it go."""

    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._area = pygame.Rect(0, 0, 0, 0)
        self._passed = 0.0
        self.due = False
        """Whether the next picture is of something else: the one before it is to be kept."""

    @property
    def moving(self) -> bool:
        """Whether something of what was there is still seen."""
        return self.due or self._before is not None

    def keep(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """If it is due, keep what is still seen in this part of the window."""
        if self.due:
            whole = area.clip(surface.get_rect())
            self._before, self._area, self._passed = surface.subsurface(whole).copy(), area, 0.0
            self.due = False

    def end(self) -> None:
        """Nothing of it is seen any more."""
        self._before, self.due = None, False

    def update(self, seconds: float) -> bool:
        """Let time pass; whether it must be drawn again."""
        if self._before is None:
            return self.due
        self._passed += seconds
        if self._passed >= LASTS:
            self.end()
        return True

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """What was there, paler and paler; it goes at once where the village is seen otherwise."""
        if self._before is None:
            return
        if area != self._area:
            self.end()
            return
        self._before.set_alpha(round(255 * (1 - clamp(self._passed / LASTS))))
        surface.blit(self._before, area.clip(surface.get_rect()))
