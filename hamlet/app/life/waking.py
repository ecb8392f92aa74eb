"""When life stirs: while somebody plays, at twelve frames a second, and twenty seconds longer."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import pygame

from hamlet.values import dataclass

LASTS: Final = 20.0
"""Seconds after the last input at which everything stands still."""
STEP: Final = 1 / 12
SWELL: Final = 1.5  # seconds in which what moves without end begins and comes to rest
INPUT = frozenset(
    (
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
        pygame.MOUSEWHEEL,
        pygame.KEYDOWN,
        pygame.FINGERDOWN,
        pygame.FINGERMOTION,
    )
)
AWAY = frozenset((pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN))


class Liveliness(IntEnum):
    """How much life there is: none, such as stands still, or all of it."""

    NONE = 0
    STILL = 1
    MOVING = 2


@dataclass(frozen=True, slots=True)
class LifeTime:
    """A moment of life, in seconds of its own; by `until` everything must have ended."""

    moment: float = 0.0
    until: float = 0.0
    swell: float = 0.0
    """How much of their way those go that move without end: 0 at rest, 1 all of it."""

    def allows(self, lasts: float) -> bool:
        """Whether something that begins now comes to its end in time."""
        return self.moment + lasts <= self.until


class Waking:
    """Counts the time. Begins asleep: the first input wakes it."""

    def __init__(self) -> None:
        self.time = LifeTime()
        self._quiet = LASTS
        self._waited = 0.0

    def awake(self) -> bool:
        """Whether anything may move."""
        return self._quiet < LASTS

    def wake(self) -> None:
        """There was input."""
        self._quiet = 0.0

    def sleep(self) -> None:
        """Everything stands still at once."""
        self._quiet, self._waited = LASTS, 0.0
        self.time = LifeTime(self.time.moment, self.time.moment)

    def pass_time(self, seconds: float, *, calm: bool) -> bool:
        """Let time pass; whether the next picture is due. Where it is not calm, nothing moves on."""
        if not self.awake():
            return False
        self._quiet += seconds
        if not self.awake():
            self.sleep()
            return True
        self._waited += seconds
        if not calm or self._waited < STEP:
            return False
        passed, self._waited = min(self._waited, 2 * STEP), 0.0
        now = self.time
        left = LASTS - self._quiet
        goal = 1.0 if left > SWELL else 0.0
        most = passed / SWELL
        swell = now.swell + max(-most, min(most, goal - now.swell))
        moment = now.moment + passed
        self.time = LifeTime(moment, moment + left, swell)
        return True
