"""Coins that are earned: they fly to their seat, fall into a small pile there, and go into the number."""

from __future__ import annotations

from typing import Final

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.board.easing import clamp, ease_in
from hamlet.app.ids import Id
from hamlet.app.motion.physics.tracks import COINS_APART, MOST_COINS, pile_time, piling
from hamlet.app.motion.sky import NumberChange, Sky, Where, first_seen, on_arc
from hamlet.values import dataclass

COIN: Final = 0.72  # of the size of signs
FLIES: Final = 0.45  # seconds
COUNTS: Final = 0.25
"""Seconds in which a pile goes into its number."""


@dataclass(frozen=True, slots=True)
class CoinShower:
    """So many coins from a tile to the gold of a seat."""

    source: Id
    goals: tuple[Id, ...]
    gain: NumberChange
    begin: float = 0.0
    sign: str = "gold"

    @property
    def count(self) -> int:
        """How many coins are seen: of a large sum not all."""
        return min(self.gain.amount, MOST_COINS)

    @property
    def lasts(self) -> float:
        """Flying, falling and being counted."""
        return FLIES + self._piles + COUNTS

    @property
    def _piles(self) -> float:
        return pile_time(self.count)

    def brought(self, share: float) -> float:
        """They are counted while the pile goes."""
        return clamp((share * self.lasts - FLIES - self._piles) / COUNTS)

    def place(self, where: Where, share: float, number: int = 0) -> Point | None:
        """The middle of one of the coins; None if one of its ends is nowhere, or it is not on its way yet."""
        source, goal = where(self.source), first_seen(where, self.goals)
        time = share * self.lasts
        since = time - number * COINS_APART
        if source is None or goal is None or since < 0:
            return None
        wide = goal.height * 0.62
        falling = piling(self.count)[number]
        if since < FLIES:
            enters = falling.at(number * COINS_APART / self._piles)
            return on_arc(source.center, self._over(goal, wide, enters.x, enters.y), since / FLIES)
        now = falling.at(clamp((time - FLIES) / self._piles))
        x, y = self._over(goal, wide, now.x, now.y)
        gone = ease_in((time - FLIES - self._piles) / COUNTS)
        return x + (goal.left + wide * 0.6 - x) * gone, y + (goal.centery - y) * gone

    def _over(self, goal: pygame.Rect, wide: float, x: float, y: float) -> Point:
        """A point of the pile, which lies on the number's lower edge."""
        return goal.centerx + x * wide, goal.bottom + y * wide

    def draw(self, sky: Sky, share: float) -> None:
        """One after the other, and smaller where they go into the number."""
        gone = self.brought(share)
        if gone >= 1:
            return
        picture = sky.sign(self.sign, share=COIN * (1 - 0.5 * round(gone * 4) / 4))
        for number in range(self.count):
            at = self.place(sky.where, share, number)
            if at is not None:
                sky.put(picture, at)
