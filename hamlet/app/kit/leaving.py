"""How a screen goes: what was seen of it fades, in three quarters of the time that coming takes."""

from __future__ import annotations

import pygame

from hamlet.app.kit.entering import RISE, WHOLE, MotionKind, eased
from hamlet.app.ui.screen import Screen

GOING = WHOLE * 0.75


class Leaving:
    """One going. Until it is over, what is shown now is drawn aside, and what was seen lies over it."""

    def __init__(self, kind: MotionKind, seen: pygame.Surface, scale: float, now: float) -> None:
        self._kind = kind
        self._before = seen.copy()
        self._aside = pygame.Surface(seen.get_size())
        self._sink = round(RISE * scale)
        self._began = now

    def over(self, now: float) -> bool:
        """Whether nothing of it is left."""
        return self._kind is MotionKind.OFF or now - self._began >= GOING

    def draw(self, screen: Screen, surface: pygame.Surface, now: float) -> list[pygame.Rect]:
        """What is shown now, and over it what is still left."""
        screen.draw(self._aside)
        share = eased((now - self._began) / GOING)
        surface.blit(self._aside, (0, 0))
        self._before.set_alpha(round(255 * (1 - share)))
        sunk = round(self._sink * share) if self._kind is MotionKind.FULL else 0
        surface.blit(self._before, (0, sunk))
        return [surface.get_rect()]
