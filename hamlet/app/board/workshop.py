"""Drawing tiles ahead, in bits of a few milliseconds, so that no frame waits for a rich tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, count
from time import perf_counter

from hamlet.app.board.composing import Composer, Shown
from hamlet.app.board.eye import Eye
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

BUDGET = 0.005  # seconds of drawing per frame
_FIRST_GUESS = 0.004
_TOP_STEP = -1


class Budget:
    """The time left in this frame, and what each kind of step has taken so far."""

    def __init__(self) -> None:
        self._taken: dict[int, float] = {}
        self._end = self._begun = 0.0
        self._fresh = True

    def open(self, seconds: float = BUDGET) -> None:
        """A new frame begins."""
        self._end = perf_counter() + seconds
        self._fresh = True

    def allows(self, kind: int) -> bool:
        """Whether a step of this kind fits; the first of a frame always does."""
        guess = self._taken.get(kind, _FIRST_GUESS)
        ok = self._fresh or perf_counter() + guess <= self._end
        self._fresh = False
        self._begun = perf_counter()
        return ok

    def learn(self, kind: int) -> None:
        """A step of this kind is done."""
        taken = perf_counter() - self._begun
        self._taken[kind] = 0.7 * self._taken.get(kind, taken) + 0.3 * taken


class Workshop:
    """What must be drawn before a village can be shown at one length."""

    def __init__(self, composer: Composer) -> None:
        self.composer = composer
        self.budget = Budget()
        self._job: Iterator[None] | None = None
        self._steps = count()
        self._step = 0
        self._ahead: Iterator[None] | None = None
        self._ahead_for: object = None
        self._at: tuple[int, int, int, float] = (0, 0, 0, 1.0)

    def missing(self, shown: Shown, length: int, eye: Eye) -> list[Placed]:
        """The tiles still to be drawn, those in the middle of the view first."""
        waiting = [
            placed for placed in shown.village.tiles if not self.composer.is_ready(placed, length, eye.scale)
        ]

        def away(placed: Placed) -> float:
            plan = self.composer.studio.tiles.plan(placed.tile, placed.rotation)
            x, y = to_plane(placed.at)
            return (x + plan.middle[0] - eye.x) ** 2 + (y + plan.middle[1] - eye.y) ** 2

        return sorted(waiting, key=away)

    def work(self, shown: Shown, length: int, eye: Eye) -> int:
        """Draw tiles while the frame's budget allows; how many became ready."""
        finished = 0
        waiting = self.missing(shown, length, eye)
        while waiting:
            placed = waiting[0]
            if not self.draw(placed, length, eye.scale, shown.parts):
                break
            finished += 1
            same = (placed.tile, placed.rotation)
            waiting = [one for one in waiting if (one.tile, one.rotation) != same]
        return finished

    def draw(self, placed: Placed, length: int, scale: float, parts: int = 0) -> bool:
        """Go on drawing one tile while the frame's budget allows; whether it is ready."""
        key = (placed.tile, placed.rotation, length, scale)
        if self._job is None or self._at != key:
            self._at, self._steps = key, count()
            self._job = self.composer.studio.prepare(*key, parts)
            self._step = next(self._steps)
        while self.budget.allows(self._step):
            done = next(self._job, self) is self
            self.budget.learn(self._step)
            self._step = next(self._steps)
            if done:
                self._job = None
                self.composer.ready.add(key)
                return True
        return False

    def warm(self, shown: Shown, lengths: Sequence[int], scale: float) -> None:
        """One step toward other lengths that may be wanted next, if the village is not drawn for them."""
        if self._ahead is None or self._ahead_for != (shown.village, lengths, scale):
            self._ahead_for = (shown.village, lengths, scale)
            self._ahead = chain.from_iterable(
                self.composer.studio.warm(tile, rotation, length, scale, shown.parts)
                for length in lengths
                for tile, rotation in dict.fromkeys((one.tile, one.rotation) for one in shown.village.tiles)
            )
        next(self._ahead, None)

    def draw_tops(self, shown: Shown, length: int, scale: float) -> bool:
        """Draw what lies on the tiles while the budget allows; whether all is drawn."""
        for uid, placed in enumerate(shown.village.tiles):
            if not self.composer.is_ready(placed, length, scale):
                continue
            if not self.composer.has_top(shown, uid, length, scale):
                if not self.budget.allows(_TOP_STEP):
                    return False
                self.composer.badge_of(shown, uid, length, scale)
                self.budget.learn(_TOP_STEP)
        return True
