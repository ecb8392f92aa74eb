"""Gold and points as they are counted: what still flies to a seat is not in its number yet."""

from __future__ import annotations

from dataclasses import replace

from hamlet.app.motion.performance import Performance
from hamlet.app.motion.sky import Counted
from hamlet.app.view.panels import Panels, SeatPanel
from hamlet.engine.state import State

Owed = tuple[tuple[tuple[int, Counted], int], ...]


class NumbersArriving:
    """Gives panels whose numbers follow what arrives. The game itself never waits for it."""

    def __init__(self, performance: Performance) -> None:
        self.performance = performance
        self._told: tuple[Panels, Owed, Panels] | None = None
        self._owed: Owed = ()

    def update(self) -> bool:
        """Look at what is on its way; whether another number is to be seen."""
        owed: Owed = ()
        if self.performance.playing:
            owed = tuple(sorted((key, amount) for key, amount in self.performance.owed().items() if amount))
        changed, self._owed = owed != self._owed, owed
        return changed

    def shown(self, panels: Panels) -> Panels:
        """The panels with what has arrived; the same as long as nothing changes."""
        since = self.performance.since
        if not self._owed or since is None:
            self._told = None
            return panels
        if self._told is None or self._told[0] is not panels or self._told[1] != self._owed:
            seats = tuple(self._counted(seat, since) for seat in panels.seats)
            self._told = panels, self._owed, replace(panels, seats=seats)
        return self._told[2]

    def _counted(self, seat: SeatPanel, since: State) -> SeatPanel:
        owed = dict(self._owed)
        gold = between(seat.gold - owed.get((seat.seat, "gold"), 0), since.gold[seat.seat], seat.gold)
        points = between(
            seat.points - owed.get((seat.seat, "points"), 0), since.points[seat.seat], seat.points
        )
        return replace(seat, gold=gold, points=points)


def between(value: int, one: int, other: int) -> int:
    """The value, not beyond either: panels may still tell of what was before."""
    return max(min(one, other), min(max(one, other), value))
