"""Moments: rows of named steps that may stop for a decision and go on from data.

A row is walked step by step. Where a step leaves a pending decision, the rest of the row waits under it, as a
`Decision` of the row's kind with the name of its next step; it goes on when everything above it is decided.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from hamlet.engine.decisions import Decision

if TYPE_CHECKING:
    from hamlet.engine.events import Sink
    from hamlet.engine.state import State

SET_UP: Final = "set_up"
BUILDING_RAISED: Final = "building_raised"
VILLAGER_ACTED: Final = "villager_acted"
TURN_BEGAN: Final = "turn_began"
TURN_ENDED: Final = "turn_ended"
MOMENTS: Final = (SET_UP, BUILDING_RAISED, VILLAGER_ACTED, TURN_BEGAN, TURN_ENDED)

NEXT: Final = "next"


class MomentStep(NamedTuple):
    """One step of a row."""

    name: str
    take: Callable[[State, Decision, Sink], None]


def walk(state: State, moment: Decision, emit: Sink, begin: int = 0) -> None:
    """Take the steps of a moment's row, from this one on, until one leaves something to decide."""
    steps = state.box.ruleset.rows[moment.kind]
    if len(steps) == 1:
        steps[0].take(state, moment, emit)  # nothing comes after it that could have to wait
        return
    for number in range(begin, len(steps)):
        before = state.pending
        steps[number].take(state, moment, emit)
        if len(state.pending) > len(before):
            if number + 1 < len(steps):
                rest = moment.with_fact(NEXT, steps[number + 1].name)
                state.pending = (*before, rest, *state.pending[len(before) :])
            return


def go_on(state: State, emit: Sink) -> None:
    """Go on with what waits and has nothing left above it."""
    rows = state.box.ruleset.rows
    while state.pending and state.pending[-1].kind in rows:
        moment = state.pending[-1]
        state.pending = state.pending[:-1]
        name = moment.fact(NEXT)
        begin = 0 if name is None else [step.name for step in rows[moment.kind]].index(name)
        walk(state, moment.with_fact(NEXT, None), emit, begin)
