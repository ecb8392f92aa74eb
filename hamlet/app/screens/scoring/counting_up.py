"""The count, source by source: how far it is at a moment. It never waits for anybody."""

from __future__ import annotations

from hamlet.app.board.easing import ease_out
from hamlet.app.kit.entering import MotionKind

STEP = 0.6  # seconds of one source at the usual pace
LAUREL = 0.5  # seconds in which the laurel comes, last of all


class CountingUp:
    """So many steps one after the other; `at` is how many have begun, and the part of the one under way."""

    def __init__(self, steps: int, motion: MotionKind, pace: float = 1.0) -> None:
        self.steps = steps
        self.motion = motion
        self._pace = pace if pace > 0 else 1.0
        self.at: float = steps
        self._since_end = LAUREL
        self._now: float | None = None
        self._held = False

    def begin(self) -> None:
        """Count from the first source on; where nothing may move, all is counted at once."""
        if self.motion is MotionKind.OFF or not self.steps:
            return
        self.at, self._since_end, self._now = 0.0, 0.0, None

    def hold(self, at: float) -> None:
        """Stand still at a moment, for a picture of it."""
        self.at, self._held = min(at, self.steps - 0.01), True

    @property
    def ended(self) -> bool:
        """Whether everything is counted."""
        return self.at >= self.steps

    @property
    def moving(self) -> bool:
        """Whether something still changes by itself."""
        return not self._held and (not self.ended or self._since_end < LAUREL)

    @property
    def step(self) -> int | None:
        """The source that is counted just now."""
        return None if self.ended else int(self.at)

    @property
    def laurel(self) -> float:
        """How far the laurel has come."""
        return ease_out(min(1.0, self._since_end / LAUREL)) if self.ended else 0.0

    def share(self, number: int) -> float:
        """How much of a source is counted, from 0 to 1."""
        passed = max(0.0, min(1.0, self.at - number))
        return ease_out(passed)

    def pass_time(self, now: float) -> bool:
        """Time goes on; whether something has changed by that."""
        if not self.moving:
            return False
        passed = 0.0 if self._now is None else max(0.0, now - self._now) * self._pace
        self._now = now
        if self.ended:
            self._since_end += passed
        else:
            self.at = min(float(self.steps), self.at + passed / STEP)
        return True

    def skip_step(self) -> None:
        """The source under way is counted at once."""
        if not self.ended:
            self.at = float(int(self.at) + 1)

    def skip_all(self) -> None:
        """Everything is counted at once."""
        self.at, self._since_end = float(self.steps), LAUREL
