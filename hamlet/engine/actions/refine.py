"""Refining: raw material becomes the seat's own refined token, one per slot (B7, B22)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from hamlet.engine.actions.family import NEAREST, Action, Target
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.villager import any_stands, send_villager, villager_refusal, workplaces
from hamlet.engine.definitions import Cost, Gain, Kind, Need
from hamlet.engine.events import MaterialMade, Sink
from hamlet.engine.payments.payable import payable_of
from hamlet.engine.payments.payment import Payment, pay, payment_refusal
from hamlet.engine.places import empty_slots
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State, put


@dataclass(frozen=True, slots=True)
class Refine(Action):
    """Make so many tokens in a refinery."""

    tile: int
    count: int
    payment: Payment
    walker: int = NEAREST


class RefineFamily(PaidFamily[Refine]):
    """Refine one or several units in one action."""

    name: ClassVar[str] = "refine"
    action: ClassVar[type[Action]] = Refine
    by_villager: ClassVar[bool] = True

    def refusal(self, state: State, action: Refine) -> Refusal | None:
        """Why this refinery cannot be worked so."""
        found = villager_refusal(state, action.tile, action.walker) or self.site_refusal(
            state, action.tile, action.count
        )
        if found:
            return found
        sources = self.sources(state, action.tile)
        cost = refining_cost(state, action.tile, action.count)
        return payment_refusal(sources, cost, action.payment)

    def site_refusal(self, state: State, tile: int, count: int) -> Refusal | None:
        """Why so many cannot be refined here, payment apart."""
        refines = refines_in(state, tile)
        if refines is None:
            return refuse("refine", "not_a_refinery", tile=tile)
        empty = empty_slots(state, tile)
        if not empty:
            return refuse("refine", "slots_full", tile=tile)
        if not 1 <= count <= empty:
            return refuse("refine", "too_few_slots", tile=tile, empty=empty, count=count)
        left = state.supply[state.seat][refines[1]]
        if left < count:
            return refuse("B7", "no_token_left", tile=tile, material=refines[1], left=left, count=count)
        return None

    def apply(self, state: State, action: Refine, emit: Sink) -> None:
        """Consume the raw units, place the tokens."""
        seat = state.seat
        send_villager(state, action.tile, action.walker, emit)
        cost = refining_cost(state, action.tile, action.count)
        pay(state, seat, action.tile, cost, action.payment, emit)
        lay_tokens(state, action.tile, action.count, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Every (refinery, count) that can be paid."""
        if not any_stands(state):
            return ()
        found: list[Target] = []
        for uid, most in open_refineries(state):
            around = payable_of(state, state.seat)
            goods = around.at(uid)
            for count in range(1, most + 1):
                if not around.affords(refining_cost(state, uid, count), goods):
                    break  # more take more
                found.append((uid, count))
        return found

    def available(self, state: State) -> bool:
        """Whether anything can be refined: one unit, in the first refinery to which it comes."""
        for uid, _ in open_refineries(state):
            around, cost = payable_of(state, state.seat), refining_cost(state, uid, 1)
            if around.anywhere(cost) and around.affords(cost, around.at(uid)):
                return True
        return False

    def site(self, state: State, target: Target) -> tuple[int, Cost]:
        """The raw units are brought to the refinery."""
        uid, count = target
        return uid, refining_cost(state, uid, count)

    def paid(self, target: Target, payment: Payment) -> Refine:
        """The action with this payment."""
        uid, which = target
        return Refine(uid, which, payment)


def lay_tokens(state: State, tile: int, count: int, emit: Sink) -> None:
    """The seat lays so many of its tokens into a refinery."""
    seat, refines = state.seat, refines_in(state, tile) or (0, 0)
    supply = state.supply[seat]
    state.supply = put(state.supply, seat, put(supply, refines[1], supply[refines[1]] - count))
    code = state.box.refined_code(refines[1], seat, high_quality=makes_high_quality(state, seat, refines[1]))
    pile = (*state.stock[tile], *[code] * count)
    state.stock = put(state.stock, tile, tuple(sorted(pile)))
    if emit:
        emit(MaterialMade(seat, tile, code, count))


def refines_in(state: State, uid: int) -> tuple[int, int] | None:
    """What a building refines: a raw material, and what is made of it."""
    return state.box.definitions.tiles[state.village.tiles[uid].tile].refines


def open_refineries(state: State) -> list[tuple[int, int]]:
    """The reachable refineries in which the seat may lay tokens, each with how many."""
    supply = state.supply[state.seat]
    found = []
    for uid in workplaces(state, Kind.REFINERY):
        refines = refines_in(state, uid)
        most = min(empty_slots(state, uid), supply[refines[1]]) if refines else 0
        if most:
            found.append((uid, most))
    return found


def refining_cost(state: State, uid: int, count: int) -> Cost:
    """The raw units that so many tokens take."""
    refines = refines_in(state, uid)
    return raw_cost(refines[0], count) if refines else Cost()


@cache
def raw_cost(material: int, count: int) -> Cost:
    """So many units of one material."""
    return Cost((Need((material,), count),))


def refined_gain(state: State, seat: int, material: int) -> Gain:
    """What using a token pays this seat that it makes now."""
    high = makes_high_quality(state, seat, material)
    return state.box.code_gain[state.box.refined_code(material, seat, high_quality=high)]


def makes_high_quality(state: State, seat: int, material: int) -> bool:
    """Whether what this seat refines now is of high quality."""
    milestone = state.box.quality_milestone[material]
    return milestone >= 0 and state.milestones[milestone] == seat
