"""What a step is worth, told apart: what comes at once, what at the end as things stand, and what later."""

from __future__ import annotations

from typing import Final

from hamlet.engine.scoring.final import final_score
from hamlet.engine.state import State
from hamlet.values import dataclass

PAID_OTHERWISE: Final = frozenset(("during", "total", "gold"))
"""Points that are scored already; and gold, which buys more than it is worth at the end."""


@dataclass(frozen=True, slots=True)
class AdviceAccount:
    """Points by when they come; together about what the step is worth.

    `later` is what one may make of what one has then: less than nothing where the step uses it up.
    """

    now: int = 0
    end: int = 0
    later: int = 0

    @property
    def parts(self) -> tuple[tuple[str, int], ...]:
        """What is not nothing, by its name."""
        every = (("now", self.now), ("end", self.end), ("later", self.later))
        return tuple(each for each in every if each[1])


def account_for(before: State, after: State, gain: float) -> AdviceAccount:
    """The points of a step of whoever decides."""
    seat = before.decider
    now = after.points[seat] - before.points[seat]
    end = _at_the_end(after, seat) - _at_the_end(before, seat)
    return AdviceAccount(now, end, round(gain) - now - end)


def _at_the_end(state: State, seat: int) -> int:
    """What landmarks, roads and awards bring as things stand."""
    score = final_score(state, seat)
    return sum(points for source, points in score.items() if source not in PAID_OTHERWISE)
