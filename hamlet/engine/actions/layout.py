"""Laying the start tiles by hand: road to road with the Church, and so that the rest still fit (L13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.family import Action, Family, Target
from hamlet.engine.asking import ask
from hamlet.engine.decisions import LAY_START, Decision
from hamlet.engine.events import Sink
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.layouts import open_spots, start_tiles
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.start import finish_set_up, lay_start_tile
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class LayStart(Action):
    """Lay a start tile in a turn and place."""

    start: int
    rotation: int
    at: Vertex


class LayStartFamily(Family[LayStart]):
    """Seats lay the start tiles by turns, beginning with the first seat."""

    name: ClassVar[str] = "lay_start"
    action: ClassVar[type[Action]] = LayStart
    decision: ClassVar[str] = LAY_START

    def refusal(self, state: State, action: LayStart) -> Refusal | None:
        """Why this start tile cannot lie there."""
        if action.start not in _left(state):
            return refuse("L13", "not_a_start_tile", start=action.start)
        if (action.start, action.rotation, action.at) in open_spots(state.box, state.village):
            return None
        problem = state.village.by_road.problem(action.start, action.rotation, action.at)
        if problem:
            facts = {"triangles": problem.triangles, "sides": problem.sides, "tiles": problem.uids}
            return refuse("L13", f"place_{problem.code}", blueprint=action.start, **facts)
        return refuse("L13", "start_unsound", start=action.start)

    def apply(self, state: State, action: LayStart, emit: Sink) -> None:
        """Lay it; the next seat lays the next, or the game begins."""
        lay_start_tile(state, action.start, action.rotation, action.at, emit)
        decision = state.pending[-1]
        if _left(state):
            seat = (decision.seat + 1) % state.box.seats
            state.pending = ()
            ask(state, Decision(LAY_START, seat, must=True))
        else:
            state.pending = ()
            finish_set_up(state, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Every start tile not yet laid."""
        return [(start,) for start in _left(state)]

    def actions(self, state: State, target: Target) -> Iterator[LayStart]:
        """Every spot that leaves a sound layout possible."""
        for start, rotation, at in sorted(open_spots(state.box, state.village)):
            if start == target[0]:
                yield LayStart(start, rotation, at)

    def propose(self, state: State, target: Target) -> LayStart:
        """The first sound spot."""
        return next(self.actions(state, target))


def _left(state: State) -> list[int]:
    laid = {placed.tile for placed in state.village.tiles}
    return [tile for tile in start_tiles(state.box.definitions) if tile not in laid]
