"""Why a step is worth something: what a person can check on the table, before and after it.

The points themselves are told by its account.

Nothing is looked at that the step itself reveals: neither new blueprints and sales nor drawn fish.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from hamlet.engine.actions.family import Action
from hamlet.engine.actions.refine import Refine, refined_gain
from hamlet.engine.carriage import carriage_of
from hamlet.engine.decisions import PLACE_DONKEY
from hamlet.engine.definitions import Cost, Gain, Kind
from hamlet.engine.payments.payable import PayableTiles
from hamlet.engine.reach import reach_of
from hamlet.engine.scoring.awards import award_shares
from hamlet.engine.state import State
from hamlet.engine.workers import tiles_with
from hamlet.players.greedy.worth import progress
from hamlet.values import dataclass

NOBODY: Final = -1
MOST: Final = 3


@dataclass(frozen=True, slots=True)
class AdviceReason:
    """One reason, by its code and facts."""

    code: str
    facts: Mapping[str, Any]


def reasons_for(before: State, action: Action, after: State) -> tuple[AdviceReason, ...]:
    """The reasons that speak for a step of whoever decides, the strongest first."""
    seat = before.decider
    found = [reason for look in LOOKS for reason in look(before, after, seat)]
    if isinstance(action, Refine):
        found.append(_pays_later(before, action))
    bought = getattr(getattr(action, "payment", None), "bought", None)
    if bought is not None and not bought:
        found.append(AdviceReason("at_hand", {}))
    return tuple(found[:MOST])


def _pays_later(state: State, action: Refine) -> AdviceReason:
    """What whoever uses one of these pays its maker."""
    made = state.box.definitions.tiles[state.village.tiles[action.tile].tile].refines
    gain = refined_gain(state, state.decider, made[1]) if made is not None else Gain()
    return AdviceReason("pays_later", {"gain": gain})


def _awards(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
    held = {award.id for share in award_shares(before) if seat in share.seats for award in share.awards}
    places = {award.id: number for number, award in enumerate(after.box.definitions.awards)}
    for share in award_shares(after):
        for award in share.awards:
            if seat in share.seats and award.id not in held:
                code = "award.shared" if len(share.seats) > 1 else "award"
                yield AdviceReason(code, {"award": places[award.id]})


def _payable(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
    """Deliveries, sales and buildings for which everything is at hand only now."""
    could, can = set(_goals(before, seat, before.market)), list(_goals(after, seat, before.market))
    for what, number in can:
        if (what, number) not in could:
            yield AdviceReason(f"payable.{what}", GOALS[what](after, number))


def _goals(state: State, seat: int, sales: tuple[int, ...]) -> Iterator[tuple[str, int]]:
    """What could be delivered, sold or paid for with what comes there, nothing bought."""
    around = PayableTiles(state, seat, carriage_of(state, seat, tiles_with(state.donkeys[seat])))
    reach = reach_of(state, seat)

    def paid(uid: int, cost: Cost) -> bool:
        held = around.at(uid, may_buy=False)[1]
        return around.gold >= cost.gold and all(
            there >= count for count, there, _ in around.shares(cost, held)
        )

    for uid in reach.of_kind(Kind.CHURCH):
        for number, who in enumerate(state.church):
            if who == NOBODY and paid(uid, _slot_cost(state, number)):
                yield "delivery", number
        for tile in dict.fromkeys(state.blueprints[seat]):
            if paid(uid, _blueprint_cost(state, tile)):
                yield "blueprint", tile
    for uid in reach.of_kind(Kind.MARKET):
        for number in sales:
            if number in state.market and paid(uid, _sale_cost(state, number)):
                yield "sale", number


def _nearer(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
    """The delivery or sale that comes nearest by the step, without being at hand yet."""
    had, has = (dict(_shares(state, seat, before.market)) for state in (before, after))
    steps = {goal: has[goal] - had.get(goal, 0.0) for goal in has if has[goal] < 1}
    best = max(steps, key=lambda goal: (steps[goal], goal), default=None)
    if best is not None and steps[best] > 0:
        facts = GOALS[best[0]](after, best[1])
        yield AdviceReason(f"nearer.{best[0]}", {**facts, "share": round(100 * has[best])})


def _shares(state: State, seat: int, sales: tuple[int, ...]) -> Iterator[tuple[tuple[str, int], float]]:
    """How much of each delivery and sale is at hand, nothing bought."""
    around = PayableTiles(state, seat, carriage_of(state, seat, tiles_with(state.donkeys[seat])))
    reach = reach_of(state, seat)
    for uid in reach.of_kind(Kind.CHURCH):
        goods = around.at(uid, may_buy=False)
        for number, who in enumerate(state.church):
            if who == NOBODY:
                yield ("delivery", number), progress(around, goods, _slot_cost(state, number))
    for uid in reach.of_kind(Kind.MARKET):
        goods = around.at(uid, may_buy=False)
        for number in sales:
            if number in state.market:
                yield ("sale", number), progress(around, goods, _sale_cost(state, number))


def _promise(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
    """What a blueprint just taken brings once it stands."""
    held = list(before.blueprints[seat])
    for tile in after.blueprints[seat]:
        if tile in held:
            held.remove(tile)
        elif points := before.box.definitions.tiles[tile].reward.gain.points:
            yield AdviceReason("promise", {"blueprint": tile, "points": points})


def _slot_cost(state: State, number: int) -> Cost:
    return state.box.church_slots[number].cost


def _sale_cost(state: State, number: int) -> Cost:
    return state.box.definitions.sales[number].cost


def _blueprint_cost(state: State, tile: int) -> Cost:
    return state.box.definitions.tiles[tile].cost


def _delivery(state: State, number: int) -> dict[str, Any]:
    slot = state.box.church_slots[number]
    return {"cost": slot.cost, "points": slot.points}


def _sale(state: State, number: int) -> dict[str, Any]:
    sale = state.box.definitions.sales[number]
    return {"cost": sale.cost, "gain": sale.gain}


def _building(state: State, tile: int) -> dict[str, Any]:
    return {"blueprint": tile}


GOALS: Final[Mapping[str, Callable[[State, int], dict[str, Any]]]] = {
    "delivery": _delivery,
    "sale": _sale,
    "blueprint": _building,
}
"""What is told of something that one comes nearer to."""


def _hands(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
    """More hands; but a donkey that is put down was hired before."""
    if before.decision == PLACE_DONKEY:
        return
    if len(after.villagers[seat]) > len(before.villagers[seat]):
        yield AdviceReason("villager", {})
    if len(after.donkeys[seat]) > len(before.donkeys[seat]):
        yield AdviceReason("donkey", {})


def _gold(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
    gained = after.gold[seat] - before.gold[seat]
    if gained > 0:
        yield AdviceReason("gold", {"gold": gained})


def _reach(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
    """Tiles that villagers and goods come to only now; a tile just built is none of them."""
    known = (1 << len(before.village.tiles)) - 1
    reachable = reach_of(after, seat).reachable & known
    further = (reachable & ~reach_of(before, seat).reachable).bit_count()
    if further > 0:
        yield AdviceReason("reach", {"count": further})


def _carried(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
    """Workshops whose goods come to the Church or the Market, or to the other of them, only now."""
    further = {shop for shop, _ in _lines(after, seat) - _lines(before, seat)}
    if further and len(_lines(after, seat)) > len(_lines(before, seat)):
        yield AdviceReason("lines", {"count": len(further)})


def _lines(state: State, seat: int) -> set[tuple[int, int]]:
    reach = reach_of(state, seat)
    carriage = carriage_of(state, seat, tiles_with(state.donkeys[seat]))
    workshops = (*reach.of_kind(Kind.PRODUCER), *reach.of_kind(Kind.REFINERY))
    ends = (*reach.of_kind(Kind.CHURCH), *reach.of_kind(Kind.MARKET))
    return {(shop, end) for end in ends for shop in workshops if carriage.origins(end) >> shop & 1}


def _milestones(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
    for number, keeper in enumerate(after.milestones):
        if keeper == seat != before.milestones[number]:
            yield AdviceReason("milestone", {"milestone": number})


LOOKS: Final = (
    *(_awards, _milestones, _payable, _hands),
    *(_reach, _carried, _promise, _nearer, _gold),
)
