"""Time for the window's loop."""

from __future__ import annotations

from typing import Protocol

import pygame


class Clock(Protocol):
    """Time, so that tests can have their own."""

    def now(self) -> float:
        """Seconds since some moment."""

    def tick(self, fps: int) -> None:
        """Wait until the next frame is due."""


class RealClock:
    """The clock on the wall."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def now(self) -> float:
        """Seconds since pygame began."""
        return pygame.time.get_ticks() / 1000

    def tick(self, fps: int) -> None:
        """Sleep until the next frame."""
        self._clock.tick(fps)
