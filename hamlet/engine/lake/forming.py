"""Lakes form when a building is raised: all are scored, then all get their fish, then boats are asked for."""

from __future__ import annotations

from typing import Final

from hamlet.engine.asking import ask
from hamlet.engine.bits import bits
from hamlet.engine.decisions import Decision
from hamlet.engine.definitions import Gain
from hamlet.engine.events import Sink
from hamlet.engine.flags import flags_left
from hamlet.engine.lake.base import SLICE, rules_of
from hamlet.engine.lake.events import FishArrived, LakeFormed
from hamlet.engine.lake.waters import NO_BOAT
from hamlet.engine.payments.payment import give
from hamlet.engine.state import State
from hamlet.engine.village import Lake

BOAT: Final = "boat"
"""The decision whether a boat is placed, on the first of its `lakes`."""


def lake_points(state: State, lake: Lake) -> int:
    """What forming this lake brings (L1)."""
    rules = rules_of(state)
    return min(lake.size // rules.lake_triangles_per_point, rules.lake_most_points)


def form_lakes(state: State, moment: Decision, emit: Sink) -> None:
    """The lakes that the building has just closed: points, fish, and the question of boats (B5, L24)."""
    waters, lakes = SLICE.of(state), state.village.lakes
    first = len(waters.formers)
    new = range(first, len(lakes))
    if not new:
        return
    seat = moment.seat
    SLICE.put(state, waters.with_lakes(seat, [lakes[number].banks for number in new]))
    for number in new:
        if emit:
            emit(LakeFormed(seat, number, moment.tile, lakes[number].triangles))
        give(state, seat, Gain(points=lake_points(state, lakes[number])), "lake", moment.tile, emit)
    if emit:
        for number in new:
            triangles = lakes[number].triangles
            emit(FishArrived(number, tuple(triangles[place] for place in bits(lakes[number].banks))))
    ask_for_boats(state, seat, moment.tile, tuple(new))


def ask_for_boats(state: State, seat: int, tile: int, lakes: tuple[int, ...]) -> None:
    """Ask for a boat on the first of these lakes that may have one, while the seat has flags (L3, L12)."""
    while lakes and not may_have_boat(state, lakes[0]):
        lakes = lakes[1:]
    if lakes and flags_left(state, seat) != 0:
        ask(state, Decision(BOAT, seat, tile).with_fact("lakes", lakes))


def may_have_boat(state: State, lake: int) -> bool:
    """Whether a lake is large enough for a boat, and has none."""
    large = state.village.lakes[lake].size >= rules_of(state).boat_min_lake
    return large and SLICE.of(state).boats[lake] == NO_BOAT
