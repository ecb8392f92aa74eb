"""Wind in the sails of a mill: they gather way, turn slowly, and come to rest as they stood."""

from __future__ import annotations

import math

from hamlet.app.art.tile.buildings.sails import STEPS
from hamlet.app.life.waking import LifeTime

PACE = 0.5  # quarters of a turn in a second
GATHERS = 0.3  # by so much it grows in a second
SLOWS = 4.0
"""Seconds before all is still in which sails come to rest."""


class SailTurn:
    """How far the sails of one mill have turned, in quarters; at a whole one they look as at rest."""

    def __init__(self) -> None:
        self.turned = 0.0
        self._pace = 0.0
        self._goal = 0.0

    @property
    def step(self) -> int:
        """Which picture of a quarter is seen; 0 is that of rest."""
        return round(self.turned * STEPS) % STEPS

    def pass_time(self, seconds: float, time: LifeTime) -> None:
        """Turn on; when it is time, slow down evenly until they stand upright in the end."""
        left = time.until - time.moment
        if left > SLOWS:
            self._goal = 0.0
            self._pace = min(PACE, self._pace + GATHERS * seconds)
            self.turned += self._pace * seconds
            return
        # What is to come before this moment: half of a whole quarter at least, or it would stop with a jerk.
        self._goal = self._goal or math.ceil(self.turned + self._pace * SLOWS / 4)
        lasts = left + seconds
        share = 1 - (left / lasts) ** 2 if lasts > 0 else 1.0
        before, self.turned = self.turned, self.turned + (self._goal - self.turned) * share
        self._pace = (self.turned - before) / seconds if seconds > 0 else 0.0
