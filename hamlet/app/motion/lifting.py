"""How high a held tile is: it is lifted quickly, and snaps down a little too far when it is pinned."""

from __future__ import annotations

from hamlet.app.board.easing import SNAP, ease_out, overshoot

LIFTS = 0.13  # seconds
SNAPS = 0.18


class Lift:
    """Goes to a height in pixels. Switched off, it is always there already."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self._from = self._goal = 0.0
        self._passed: float | None = None

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self._passed is not None

    @property
    def height(self) -> float:
        """How high it is now."""
        if self._passed is None:
            return self._goal
        up = self._goal > self._from
        share = ease_out(self._passed / LIFTS) if up else overshoot(self._passed / SNAPS, SNAP)
        return self._from + (self._goal - self._from) * share

    def to(self, height: float) -> None:
        """It is to be so high."""
        if height != self._goal:
            self._from, self._goal = self.height, height
            self._passed = 0.0 if self.on else None

    def let_go(self) -> None:
        """Nothing is held any more."""
        self._from = self._goal = 0.0
        self._passed = None

    def settle(self) -> None:
        """Be there at once."""
        self._passed = None

    def update(self, seconds: float) -> bool:
        """Let time pass; whether it has moved."""
        if self._passed is None:
            return False
        self._passed += seconds
        if self._passed >= max(LIFTS, SNAPS):
            self._passed = None
        return True
