"""What an action would bring: it is played on a copy of the state, so nothing told can differ from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from hamlet.engine.events import GoldChanged, MaterialBought, MaterialUsed, PointsScored, reveals
from hamlet.engine.game import play
from hamlet.engine.scoring.sums import SourceChange, changes_between, end_points

if TYPE_CHECKING:
    from collections.abc import Callable

    from hamlet.engine.actions.family import Action
    from hamlet.engine.events import Event
    from hamlet.engine.state import State

NO_GOODS = NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Earning:
    """Points and gold of a seat for one thing: why, where, for which good, and how often."""

    seat: int
    why: str
    tile: int
    code: int = NO_GOODS
    """The stock code of a good that was used."""
    material: int = NO_GOODS
    """What was bought."""
    count: int = 0
    points: int = 0
    gold: int = 0


class Forecast:
    """The state before and after an action, and what happened between."""

    def __init__(self, before: State, carry_out: Callable[[State, Callable[[Event], None]], None]) -> None:
        self.before = before
        self.after = before.copy()
        self.events: list[Event] = []
        carry_out(self.after, self.events.append)

    @classmethod
    def of(cls, before: State, action: Action) -> Forecast:
        """What a legal action comes to."""
        return cls(before, lambda state, emit: play(state, action, emit))

    @property
    def reveals(self) -> bool:
        """Whether something hidden is shown, so that it could not be taken back."""
        return any(reveals(event) for event in self.events)

    @cached_property
    def earnings(self) -> tuple[Earning, ...]:
        """Points and gold in the order in which they come; what is alike counts together."""
        return tuple(_earnings(self.events))

    def now(self, seat: int) -> int:
        """The points a seat gets at once."""
        return self.after.points[seat] - self.before.points[seat]

    def end(self, seat: int) -> int:
        """How much more the end would bring it, as things stand."""
        return end_points(self.after, seat) - end_points(self.before, seat)

    def gold(self, seat: int) -> int:
        """How much gold a seat gets, or pays."""
        return self.after.gold[seat] - self.before.gold[seat]

    def in_all(self, seat: int) -> int:
        """The points it brings a seat: now, and at the end as things stand."""
        return self.now(seat) + self.end(seat)

    def changes(self, seat: int) -> list[SourceChange]:
        """The end by source: what brings more or less than before."""
        return changes_between(self.before, self.after, seat)


def _earnings(events: list[Event]) -> list[Earning]:
    found: dict[tuple[int, str, int, int, int], list[int]] = {}
    code = material = NO_GOODS
    for event in events:
        if isinstance(event, MaterialUsed):
            code = event.code
        elif isinstance(event, MaterialBought):
            material = event.material
        elif isinstance(event, PointsScored | GoldChanged):
            used, bought = event.why == "used", event.why == "bought"
            goods = code if used else NO_GOODS, material if bought else NO_GOODS
            key = (event.seat, event.why, NOWHERE if used or bought else event.tile, *goods)
            sums = found.setdefault(key, [0, 0, 0, 0])
            scored = isinstance(event, PointsScored)
            sums[0 if scored else 1] += 1
            sums[2 if scored else 3] += event.points if isinstance(event, PointsScored) else event.gold
    return [
        Earning(*key, count=max(times, often), points=points, gold=gold)
        for key, (times, often, points, gold) in found.items()
    ]
