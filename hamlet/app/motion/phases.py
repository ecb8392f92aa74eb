"""A stretch of motion: a state that is shown meanwhile, and what moves over it."""

from __future__ import annotations

from dataclasses import dataclass

from hamlet.app.board.contents import Absent
from hamlet.app.motion.movers import Mover
from hamlet.app.view.botric import EVERYTHING
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class Phase:
    """For so many seconds a state is shown, without what moves.

    `tells`: so much of what the step has to tell in words is told meanwhile; `rests` is how long it stands
    there at least.
    """

    state: State
    absent: Absent
    movers: tuple[Mover, ...]
    tells: int = EVERYTHING
    rests: float = 0.0

    @property
    def lasts(self) -> float:
        """Until the last mover is done."""
        return max((mover.begin + mover.lasts for mover in self.movers), default=self.rests)
