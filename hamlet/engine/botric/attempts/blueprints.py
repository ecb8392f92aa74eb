"""Which blueprint he takes or builds: by class, then the leftmost or the oldest (S10, S18)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hamlet.engine.actions.town_hall import skipping_coins, take_from_display
from hamlet.engine.botric.attempts.attempt import Choosing, LineKeys
from hamlet.engine.botric.base import SLICE
from hamlet.engine.botric.thinking import Mind, Passed, passed
from hamlet.engine.definitions import Kind
from hamlet.engine.events import Sink
from hamlet.engine.state import State

NOBODY: Final = -1

WANTED_REFINERY, LANDMARK, REFINERY, PRODUCER, OTHER = range(5)


def class_of(state: State, tile: int) -> int:
    """The lower, the sooner he wants it: a refinery whose milestone is free, a landmark, any refinery."""
    definition = state.box.definitions.tiles[tile]
    refinery = definition.kind == Kind.REFINERY and definition.refines is not None
    if refinery and definition.refines is not None:
        milestone = state.box.quality_milestone[definition.refines[1]]
        if milestone >= 0 and state.milestones[milestone] == NOBODY:
            return WANTED_REFINERY
    if definition.flag:
        return LANDMARK
    if refinery:
        return REFINERY
    return PRODUCER if definition.kind == Kind.PRODUCER else OTHER


def blueprint_to_take(state: State, gold: int, mind: Mind) -> int | Passed:
    """The position in the display of what he would take, with so much gold for those passed over."""
    if len(SLICE.of(state).queue) >= state.box.rules.blueprint_limit:
        return passed("queue_full", limit=state.box.rules.blueprint_limit)
    if not state.display:
        return passed("display_empty")
    keys: LineKeys[int] = {
        "affordable": lambda position: skipping_coins(state, position) > gold,
        "class": lambda position: class_of(state, state.display[position]),
        "leftmost": lambda position: position,
    }
    choosing = Choosing("purchase", keys, lambda position: (position,))
    return min(choosing.narrowed(state, mind, range(len(state.display))))


def take_blueprint(state: State, hall: int, position: int, emit: Sink) -> None:
    """He takes it, to the end of his queue."""
    tile = state.display[position]
    take_from_display(state, hall, position, emit)
    board = SLICE.of(state)
    SLICE.put(state, replace(board, queue=(*board.queue, tile)))
