"""What a frame may take for pictures: the one place with the figures."""

from __future__ import annotations

from hamlet.app.stopwatch import WATCH

SHARE = 0.004  # seconds for each half of a frame: drawing ahead, and painting what is seen
AT_ONCE = 12  # cells painted in any case: what an action changes is seen in its frame
_FIRST_GUESS = 0.004


class Budget:
    """The time left, and what each kind of step has taken so far.

    The first step of a half always fits: however little time there is, drawing goes on, nothing is dropped.
    """

    seconds = SHARE
    at_once = AT_ONCE

    def __init__(self) -> None:
        self._taken: dict[object, float] = {}
        self._end = self._begun = 0.0
        self._fresh = True

    def open(self) -> None:
        """Half a frame begins."""
        self._end = WATCH.now() + self.seconds
        self._fresh = True

    def allows(self, kind: object) -> bool:
        """Whether a step of this kind fits."""
        now = WATCH.now()
        ok = self._fresh or now + self._taken.get(kind, _FIRST_GUESS) <= self._end
        self._fresh = False
        self._begun = now
        return ok

    def learn(self, kind: object) -> None:
        """A step of this kind is done."""
        taken = WATCH.now() - self._begun
        self._taken[kind] = 0.7 * self._taken.get(kind, taken) + 0.3 * taken
