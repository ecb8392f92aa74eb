"""The Church: deliver what a part of it asks for, or beg when there is no work (B10, B21)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.family import NEAREST, Action, Family, Target
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.villager import any_stands, send_villager, villager_refusal, workplaces
from hamlet.engine.definitions import Cost, Gain, Kind
from hamlet.engine.ending import trigger_end
from hamlet.engine.events import DeliveryMade, Sink
from hamlet.engine.payments.payable import payable_of
from hamlet.engine.payments.payment import Payment, give, pay, payment_refusal
from hamlet.engine.places import empty_slots, start_producers
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State, put

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Deliver(Action):
    """Fill a delivery slot of the Church."""

    tile: int
    slot: int
    payment: Payment
    walker: int = NEAREST


@dataclass(frozen=True, slots=True)
class Beg(Action):
    """Beg at the Church for a coin."""

    tile: int
    walker: int = NEAREST


def _church_refusal(state: State, tile: int, walker: int) -> Refusal | None:
    found = villager_refusal(state, tile, walker)
    if found:
        return found
    if state.box.kind_of[state.village.tiles[tile].tile] != Kind.CHURCH:
        return refuse("church", "not_a_church", tile=tile)
    return None


class DeliverFamily(PaidFamily[Deliver]):
    """Deliveries, in any order; the last one brings the end."""

    name: ClassVar[str] = "deliver"
    action: ClassVar[type[Action]] = Deliver
    by_villager: ClassVar[bool] = True

    def refusal(self, state: State, action: Deliver) -> Refusal | None:
        """Why this delivery cannot be made so."""
        found = _church_refusal(state, action.tile, action.walker) or self.slot_refusal(state, action.slot)
        if found:
            return found
        cost = state.box.church_slots[action.slot].cost
        return payment_refusal(self.sources(state, action.tile), cost, action.payment)

    def slot_refusal(self, state: State, slot: int) -> Refusal | None:
        """Why nothing can be delivered to this slot, payment apart."""
        if not 0 <= slot < len(state.church):
            return refuse("church", "no_such_slot", slot=slot)
        if state.church[slot] != NOBODY:
            return refuse("church", "slot_done", slot=slot, seat=state.church[slot])
        return None

    def apply(self, state: State, action: Deliver, emit: Sink) -> None:
        """Consume what is asked for, mark the slot, score, and see whether the Church is complete."""
        seat, slot = state.seat, state.box.church_slots[action.slot]
        send_villager(state, action.tile, action.walker, emit)
        pay(state, seat, action.tile, slot.cost, action.payment, emit)
        build_part(state, action.tile, action.slot, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Every (Church, slot) that can be paid."""
        if not any_stands(state) or NOBODY not in state.church:
            return ()
        found: list[Target] = []
        for uid in workplaces(state, Kind.CHURCH):
            around = payable_of(state, state.seat)
            goods, slots = around.at(uid), state.box.church_slots
            found += [
                (uid, n)
                for n, seat in enumerate(state.church)
                if seat == NOBODY and around.affords(slots[n].cost, goods)
            ]
        return found

    def available(self, state: State) -> bool:
        """Whether anything can be delivered, stopping at the first that can."""
        slots = state.box.church_slots
        for uid in workplaces(state, Kind.CHURCH):
            around = payable_of(state, state.seat)
            goods = around.at(uid)
            for slot, seat in zip(slots, state.church, strict=True):
                if seat == NOBODY and around.affords(slot.cost, goods):
                    return True
        return False

    def site(self, state: State, target: Target) -> tuple[int, Cost]:
        """The goods are brought to the Church."""
        uid, slot = target
        return uid, state.box.church_slots[slot].cost

    def paid(self, target: Target, payment: Payment) -> Deliver:
        """The action with this payment."""
        uid, which = target
        return Deliver(uid, which, payment)


def build_part(state: State, tile: int, slot: int, emit: Sink) -> None:
    """A paid delivery: the seat has built this part of the Church."""
    seat = state.seat
    state.church = put(state.church, slot, seat)
    if emit:
        emit(DeliveryMade(seat, slot))
    give(state, seat, Gain(points=state.box.church_slots[slot].points), "delivery", tile, emit)
    if NOBODY not in state.church:
        trigger_end(state, "church", emit)


class BegFamily(Family[Beg]):
    """Begging, only while every producer of the start is full."""

    name: ClassVar[str] = "beg"
    action: ClassVar[type[Action]] = Beg
    by_villager: ClassVar[bool] = True

    def refusal(self, state: State, action: Beg) -> Refusal | None:
        """Why one may not beg."""
        found = _church_refusal(state, action.tile, action.walker)
        if found:
            return found
        free = _work_left(state)
        return refuse("B10", "there_is_work", tiles=tuple(free)) if free else None

    def apply(self, state: State, action: Beg, emit: Sink) -> None:
        """A coin from the kind-hearted."""
        send_villager(state, action.tile, action.walker, emit)
        give(state, state.seat, Gain(gold=state.box.rules.beg_gold), "begged", action.tile, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """The Church, while there is no work."""
        if not any_stands(state) or _is_work_left(state):
            return ()
        return [(uid,) for uid in workplaces(state, Kind.CHURCH)]

    def available(self, state: State) -> bool:
        """Whether there is no work."""
        return not _is_work_left(state) and bool(workplaces(state, Kind.CHURCH))

    def propose(self, state: State, target: Target) -> Beg:
        """The one action."""
        return Beg(*target)


def _work_left(state: State) -> list[int]:
    return [uid for uid in start_producers(state) if empty_slots(state, uid)]


def _is_work_left(state: State) -> bool:
    for uid in start_producers(state):  # noqa: SIM110 - asked all the time, and twice as fast so
        if empty_slots(state, uid):
            return True
    return False
