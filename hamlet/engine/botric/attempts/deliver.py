"""Delivering to the Church (S7): what is worth most, then what uses most of his own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from hamlet.engine.actions.church import NOBODY, build_part
from hamlet.engine.actions.villager import send_villager
from hamlet.engine.botric.attempts.attempt import Attempt, Choosing, LineKeys, workplace
from hamlet.engine.botric.base import SLICE, parts_of
from hamlet.engine.botric.paying import Bill, Purse, bill_for
from hamlet.engine.botric.settling import settle
from hamlet.engine.botric.thinking import Mind, Passed, passed
from hamlet.engine.botric.walking import who_walks
from hamlet.engine.definitions import Kind
from hamlet.engine.events import Sink
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class Delivering:
    """A part of the Church, paid so."""

    tile: int
    walker: int
    slot: int
    bill: Bill


PaidOffer = tuple[int, int, Bill]
"""A slot or a sale, its points, and how he would pay for it."""

_KEYS: Final[LineKeys[PaidOffer]] = {
    "points": lambda offer: -offer[1],
    "own_high_quality": lambda offer: -offer[2].own_high,
    "own_refined": lambda offer: -offer[2].own_refined,
    "fewest_bought": lambda offer: offer[2].bought,
    "fewest_materials": lambda offer: offer[2].materials,
}


def offers_of(deciding: str) -> Choosing[PaidOffer]:
    """How he chooses among deliveries, or among sales."""
    return Choosing(deciding, _KEYS, lambda offer: (offer[0],))


class DeliverAttempt(Attempt[Delivering]):
    """With all his villagers hired, his coin tile pays first."""

    name: ClassVar[str] = "deliver"

    def consider(self, state: State, mind: Mind) -> Delivering | Passed:
        """Which of the parts that he can pay for."""
        if NOBODY not in state.church:
            return passed("all_delivered")
        church = workplace(state, Kind.CHURCH)
        if isinstance(church, Passed):
            return church
        purse, slots = church_purse(state), state.box.church_slots
        offers: list[PaidOffer] = []
        for number, keeper in enumerate(state.church):
            if keeper == NOBODY:
                bill = bill_for(state, church, slots[number].cost, purse, at_church=True)
                if bill is not None:
                    offers.append((number, slots[number].points, bill))
        if not offers:
            return passed("lacks")
        slot, _, bill = offers_of(self.name).chosen(state, mind, offers, "slot")
        return Delivering(church, who_walks(state, church, mind), slot, bill)

    def carry_out(self, state: State, deed: Delivering, emit: Sink) -> None:
        """Pay, and build the part."""
        purse = church_purse(state)
        send_villager(state, deed.tile, deed.walker, emit)
        settle(state, deed.tile, deed.bill, purse, "cost", emit)
        build_part(state, deed.tile, deed.slot, emit)


def church_purse(state: State) -> Purse:
    """His own gold, and that of the coin tile once he has all villagers and no switch forbids it."""
    own = state.gold[state.seat]
    all_hired = len(state.villagers[state.seat]) >= state.box.rules.most_villagers
    if not all_hired or parts_of(state.box).switches.no_church_gold:
        return Purse(own)
    return Purse(own, SLICE.of(state).coins)
