"""Drawing tiles ahead, in bits of a few milliseconds, so that no frame waits for a rich tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, count

from hamlet.app.board.budget import Budget
from hamlet.app.board.composing import Composer, Shown
from hamlet.app.board.eye import Eye
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

_TOP_STEP, _SIGN_STEP = "top", "sign"


class Workshop:
    """What must be drawn before a village can be shown at one length."""

    def __init__(self, composer: Composer, budget: Budget) -> None:
        self.composer = composer
        self.budget = budget
        self._job: Iterator[None] | None = None
        self._steps = count()
        self._step = 0
        self._ahead: Iterator[None] | None = None
        self._ahead_for: object = None
        self._at: tuple[int, int, int, float] = (0, 0, 0, 1.0)
        self._placing: Iterator[None] = iter(())
        self._placing_for: object = None

    def missing(self, shown: Shown, length: int, scale: float, eye: Eye) -> list[Placed]:
        """The tiles still to be drawn, those in the middle of the view first."""
        waiting = [
            placed for placed in shown.village.tiles if not self.composer.is_ready(placed, length, scale)
        ]

        def away(placed: Placed) -> float:
            plan = self.composer.studio.tiles.plan(placed.tile, placed.rotation)
            x, y = to_plane(placed.at)
            return (x + plan.middle[0] - eye.x) ** 2 + (y + plan.middle[1] - eye.y) ** 2

        return sorted(waiting, key=away)

    def work(self, shown: Shown, length: int, scale: float, eye: Eye) -> int:
        """Draw tiles while the frame's budget allows; how many became ready."""
        finished = 0
        waiting = self.missing(shown, length, scale, eye)
        while waiting:
            placed = waiting[0]
            if not self.draw(placed, length, scale, shown.parts):
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
            self._job = chain(
                self.composer.studio.prepare(placed.tile, placed.rotation, length, parts),
                self.composer.placing.prepare(placed, length / scale),
            )
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

    def place(self, shown: Shown, length: int, scale: float) -> bool:
        """Find places for all signs while the frame's budget allows; whether they are found."""
        placing, village, key = self.composer.placing, shown.village, (shown.village, length, scale)
        if self._placing_for is None or self._placing_for != key:
            self._placing_for, self._placing = key, placing.solving(village, length / scale)
        while not placing.is_solved(village, length / scale):
            if not self.budget.allows(_SIGN_STEP):
                return False
            next(self._placing, None)
            self.budget.learn(_SIGN_STEP)
        self._placing_for = None
        return True

    def warm(self, shown: Shown, lengths: Sequence[int], scale: float) -> None:
        """One step toward other lengths that may be wanted next, if the village is not drawn for them."""
        if self._ahead is None or self._ahead_for != (shown.village, lengths, scale):
            self._ahead_for = (shown.village, lengths, scale)
            self._ahead = chain.from_iterable(
                chain(
                    self.composer.studio.warm(placed.tile, placed.rotation, length, shown.parts),
                    self.composer.placing.prepare(placed, length / scale),
                )
                for length in lengths
                for placed in {(one.tile, one.rotation): one for one in shown.village.tiles}.values()
            )
        next(self._ahead, None)

    def draw_tops(self, shown: Shown, length: int, scale: float) -> bool:
        """Draw what lies on the tiles while the budget allows; whether all is drawn."""
        known = self.composer.signs(shown.village, length, scale)
        for uid, placed in enumerate(shown.village.tiles):
            if uid not in known or not self.composer.is_ready(placed, length, scale):
                continue
            if not self.composer.has_top(shown, uid, length, scale):
                if not self.budget.allows(_TOP_STEP):
                    return False
                self.composer.badge_of(shown, uid, length, scale)
                self.budget.learn(_TOP_STEP)
        return True
