"""Moving donkeys: one step each, all within one moment of the turn (B17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.family import Action, Family, Target
from hamlet.engine.bits import bits
from hamlet.engine.events import DonkeyMoved, Sink
from hamlet.engine.reach import reach_of
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import CLOSED, OPEN, State, put
from hamlet.engine.workers import is_tile, rested, worker


@dataclass(frozen=True, slots=True)
class MoveDonkey(Action):
    """One of the seat's rested donkeys steps to a connected tile."""

    source: int
    target: int


class MoveDonkeyFamily(Family[MoveDonkey]):
    """The first move opens the moment, any villager action closes it."""

    name: ClassVar[str] = "donkey"
    action: ClassVar[type[Action]] = MoveDonkey

    def refusal(self, state: State, action: MoveDonkey) -> Refusal | None:
        """Why this donkey cannot step there."""
        if state.moment == CLOSED:
            return refuse("B17", "donkeys_done")
        for tile in (action.source, action.target):
            if not 0 <= tile < len(state.village.tiles):
                return refuse("turn", "no_such_tile", tile=tile)
        pieces = state.donkeys[state.seat]
        if worker(action.source) not in pieces:
            moved = worker(action.source, acted=True) in pieces
            return refuse("B17", "donkey_tired" if moved else "no_donkey_there", tile=action.source)
        if not reach_of(state, state.seat).links[action.source] >> action.target & 1:
            return refuse("B1", "not_connected", tiles=(action.source, action.target))
        return None

    def apply(self, state: State, action: MoveDonkey, emit: Sink) -> None:
        """Take the step."""
        pieces = list(state.donkeys[state.seat])
        pieces[pieces.index(worker(action.source))] = worker(action.target, acted=True)
        state.donkeys = put(state.donkeys, state.seat, tuple(sorted(pieces)))
        state.moment = OPEN
        if emit:
            emit(DonkeyMoved(state.seat, action.source, action.target))

    def targets(self, state: State) -> Sequence[Target]:
        """Every step of a rested donkey."""
        if state.moment == CLOSED:
            return ()
        links = reach_of(state, state.seat).links
        return [(source, target) for source in _rested(state) for target in bits(links[source])]

    def available(self, state: State) -> bool:
        """Whether some rested donkey has anywhere to go."""
        if state.moment == CLOSED:
            return False
        links = reach_of(state, state.seat).links
        return any(links[source] for source in _rested(state))

    def propose(self, state: State, target: Target) -> MoveDonkey:
        """The one action."""
        return MoveDonkey(*target)


def _rested(state: State) -> list[int]:
    """The tiles with a donkey that may still step."""
    return sorted({place for place in rested(state.donkeys[state.seat]) if is_tile(place)})
