"""Moving donkeys: one step each, all within one moment of the turn (B17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.family import Action, Family, Target
from hamlet.engine.bits import bits
from hamlet.engine.events import DonkeyMoved, Sink
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import CLOSED, OPEN, State, put


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
        if action.source << 1 not in state.donkeys[state.seat]:
            moved = action.source << 1 | 1 in state.donkeys[state.seat]
            return refuse("B17", "donkey_tired" if moved else "no_donkey_there", tile=action.source)
        if not state.village.links[action.source] >> action.target & 1:
            return refuse("B1", "not_connected", tiles=(action.source, action.target))
        return None

    def apply(self, state: State, action: MoveDonkey, emit: Sink) -> None:
        """Take the step."""
        pieces = list(state.donkeys[state.seat])
        pieces[pieces.index(action.source << 1)] = action.target << 1 | 1
        state.donkeys = put(state.donkeys, state.seat, tuple(sorted(pieces)))
        state.moment = OPEN
        if emit:
            emit(DonkeyMoved(state.seat, action.source, action.target))

    def targets(self, state: State) -> Sequence[Target]:
        """Every step of a rested donkey."""
        if state.moment == CLOSED:
            return ()
        rested = sorted({piece >> 1 for piece in state.donkeys[state.seat] if not piece & 1})
        return [(source, target) for source in rested for target in bits(state.village.links[source])]

    def propose(self, state: State, target: Target) -> MoveDonkey:
        """The one action."""
        return MoveDonkey(*target)
