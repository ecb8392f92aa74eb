"""What a window may ask of whoever plays its sounds; and nobody, who plays none."""

from __future__ import annotations

from typing import Protocol

from hamlet.app.sound.ears import EARS
from hamlet.store.settings import Settings


class Sounding(Protocol):
    """Whoever takes what is called."""

    def open(self) -> None:
        """Look for a loudspeaker."""

    def heed(self, settings: Settings) -> None:
        """The player has chosen other volumes."""

    def frame(self, now: float, *, away: bool) -> None:
        """Play what was called since the last frame; `away`: another window is in front."""

    def close(self) -> None:
        """The window closes."""


class Silence:
    """Nobody listens: for pictures and for tests."""

    def open(self) -> None:
        """There is no loudspeaker, and nobody misses it."""

    def heed(self, settings: Settings) -> None:
        """Nothing becomes louder."""

    def frame(self, now: float, *, away: bool) -> None:
        """What was called is forgotten."""
        EARS.calls.clear()

    def close(self) -> None:
        """As before."""
