"""How often a window looks for something to do: fast while it is used, slowly while it rests."""

from __future__ import annotations

from typing import Final

FPS: Final = 60
FPS_RESTING: Final = 30
FPS_AWAY: Final = 20
RESTS: Final = 20.0
"""Seconds in which nothing was done and nothing drawn; life in the village has come to rest by then, too."""


class Pacing:
    """Frames in a second, by what has happened in the last ones."""

    def __init__(self) -> None:
        self._stirred = 0.0

    def fps(self, now: float, *, stirred: bool, focused: bool) -> int:
        """After a frame: whether anything came in or was drawn, and whether the window is the one in use."""
        if stirred:
            self._stirred = now
        if not focused:
            return FPS_AWAY
        return FPS if now - self._stirred < RESTS else FPS_RESTING
