"""Drawing tiles ahead, in bits of a few milliseconds, so that no frame waits for a rich tile."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hamlet.app.board.composing import Composer, Shown
from hamlet.app.board.eye import Eye
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed


class Workshop:
    """What must be drawn before a village can be shown at one length."""

    def __init__(self, composer: Composer) -> None:
        self.composer = composer
        self._job: Iterator[None] | None = None
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

    def work(self, shown: Shown, length: int, eye: Eye, go_on: Callable[[], bool]) -> int:
        """Draw while `go_on` says so; how many tiles became ready."""
        finished = 0
        waiting = self.missing(shown, length, eye)
        while waiting and go_on():
            placed = waiting[0]
            if self.draw(placed, length, eye.scale, go_on, shown.parts):
                finished += 1
                same = (placed.tile, placed.rotation)
                waiting = [one for one in waiting if (one.tile, one.rotation) != same]
        return finished

    def draw(
        self, placed: Placed, length: int, scale: float, go_on: Callable[[], bool], parts: int = 0
    ) -> bool:
        """Go on drawing one tile while `go_on` says so; whether it is ready."""
        key = (placed.tile, placed.rotation, length, scale)
        if self._job is None or self._at != key:
            self._at = key
            self._job = self.composer.studio.prepare(*key, parts)
        while go_on():
            if next(self._job, self) is self:
                self._job = None
                self.composer.ready.add(key)
                return True
        return False
