"""Moving donkeys: one step each, all within one moment of the turn (B17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.family import Action, Family, Target
from hamlet.engine.bits import bits, nth_bit
from hamlet.engine.dice import Chooser
from hamlet.engine.events import DonkeyMoved, Sink
from hamlet.engine.reach import reach_of
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import CLOSED, OPEN, State, put
from hamlet.engine.workers import worker


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

    def pick(self, state: State, dice: Chooser) -> Target | None:
        """A step by chance."""
        if state.moment == CLOSED:
            return None
        links = reach_of(state, state.seat).links
        sources = _rested(state)
        total = sum([links[source].bit_count() for source in sources])
        number = dice.below(total) if total else 0
        for source in sources:
            count = links[source].bit_count()
            if number < count:
                return source, nth_bit(links[source], number).bit_length() - 1
            number -= count
        return None

    def available(self, state: State) -> bool:
        """Whether some rested donkey has anywhere to go."""
        if state.moment == CLOSED:
            return False
        links = reach_of(state, state.seat).links
        for piece in state.donkeys[state.seat]:  # noqa: SIM110 - asked all the time, and faster so
            if piece >= 0 and not piece & 1 and links[piece >> 1]:
                return True
        return False

    def propose(self, state: State, target: Target) -> MoveDonkey:
        """The one action."""
        return MoveDonkey(*target)


def _rested(state: State) -> list[int]:
    """The tiles with a donkey that may still step."""
    found: list[int] = []
    for piece in state.donkeys[state.seat]:  # they are sorted
        if piece >= 0 and not piece & 1 and (not found or found[-1] != piece >> 1):
            found.append(piece >> 1)
    return found
