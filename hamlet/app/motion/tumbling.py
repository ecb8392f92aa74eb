"""What is drawn from a bag: it tumbles out, bounces, and comes to lie in its place."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.board.easing import clamp
from hamlet.app.ids import Id
from hamlet.app.motion.physics.tracks import TUMBLES, tumbling
from hamlet.app.motion.sky import NumberChange, Sky, Where, first_seen
from hamlet.values import dataclass

HIGH: Final = 120.0  # logical pixels to which it is flung, where it has far to go
_TURNS: Final = 10  # degrees between two pictures


@dataclass(frozen=True, slots=True)
class Tumble:
    """A token or a blueprint out of its bag."""

    source: Id
    goals: tuple[Id, ...]
    sign: str = ""
    blueprint: int = -1
    begin: float = 0.0
    lasts: float = TUMBLES
    gain: NumberChange | None = None

    def place(self, where: Where, share: float, scale: float = 1.0) -> Point | None:
        """Its middle at a share of its time; None if one of its ends is nowhere."""
        source, goal = where(self.source), first_seen(where, self.goals)
        if source is None or goal is None:
            return None
        now = tumbling(self._seed).at(share)
        (x, y), (to_x, to_y) = source.center, goal.center
        high = min(HIGH * scale, (abs(to_x - x) + abs(to_y - y)) * 0.3)
        return x + (to_x - x) * now.x, y + (to_y - y) * now.x + now.y * high

    @property
    def _seed(self) -> int:
        return self.blueprint if self.blueprint >= 0 else len(self.sign)

    def brought(self, share: float) -> float:
        """It brings no number."""
        return share

    def draw(self, sky: Sky, share: float) -> None:
        """Turning as it goes; small while it leaves the bag."""
        at = self.place(sky.where, share, sky.scale)
        if at is None:
            return
        turn = round(tumbling(self._seed).at(share).angle / _TURNS) * _TURNS % 360
        if self.sign:
            sky.put(turned(sky.sign(self.sign), turn), at)
            return
        size = 0.4 + 0.6 * clamp(share / 0.35)
        sky.put(pygame.transform.rotozoom(sky.picture_of(self.blueprint), turn, size), at)


@lru_cache(maxsize=128)
def turned(picture: pygame.Surface, turn: int) -> pygame.Surface:
    """A small picture turned by so many degrees, kept: there are few of them."""
    return pygame.transform.rotozoom(picture, turn, 1.0) if turn else picture
