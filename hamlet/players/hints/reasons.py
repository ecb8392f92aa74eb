"""Why a step is worth something: what a person can check on the table, before and after it.

Nothing is looked at that the step itself reveals: neither new blueprints and sales nor drawn fish.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from hamlet.engine.actions.family import Action
from hamlet.engine.carriage import carriage_of
from hamlet.engine.definitions import Cost, Kind
from hamlet.engine.payments.payable import PayableTiles
from hamlet.engine.reach import reach_of
from hamlet.engine.scoring.awards import award_shares
from hamlet.engine.scoring.final import final_score
from hamlet.engine.state import State
from hamlet.engine.workers import tiles_with
from hamlet.players.greedy.worth import progress
from hamlet.values import dataclass

NOBODY: Final = -1
MOST: Final = 3
WHEN_IT_PAYS_OFF: Final = frozenset(("during", "total", "gold"))


@dataclass(frozen=True, slots=True)
class AdviceReason:
    """One reason, by its code and facts."""

    code: str
    facts: Mapping[str, Any]


def reasons_for(before: State, action: Action, after: State) -> tuple[AdviceReason, ...]:
    """The reasons that speak for a step of whoever decides, the strongest first."""
    seat = before.decider
    found = [reason for look in LOOKS for reason in look(before, after, seat)]
    bought = getattr(getattr(action, "payment", None), "bought", None)
    if bought is not None and not bought:
        found.append(AdviceReason("at_hand", {}))
    return tuple(found[:MOST])


def _points(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
    gained = after.points[seat] - before.points[seat]
    if gained > 0:
        yield AdviceReason("points", {"points": gained})


def _at_the_end(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
    """What landmarks, roads and awards bring as things stand."""
    later = {
        source: points
        for source, points in final_score(after, seat).items()
        if source not in WHEN_IT_PAYS_OFF
    }
    now = final_score(before, seat)
    gained = sum(later.values()) - sum(now[each] for each in now if each not in WHEN_IT_PAYS_OFF)
    if gained > 0:
        yield AdviceReason("end", {"points": gained})


def _awards(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
    held = {award.id for share in award_shares(before) if seat in share.seats for award in share.awards}
    places = {award.id: number for number, award in enumerate(after.box.definitions.awards)}
    for share in award_shares(after):
        for award in share.awards:
            if seat in share.seats and award.id not in held:
                code = "award.shared" if len(share.seats) > 1 else "award"
                yield AdviceReason(code, {"award": places[award.id]})


def _payable(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
    """Deliveries and sales for which everything is at hand only now."""
    could, can = set(_goals(before, seat, before.market)), list(_goals(after, seat, before.market))
    for what, number in can:
        if (what, number) not in could:
            costs = {"delivery": _slot_cost, "sale": _sale_cost, "blueprint": _blueprint_cost}
            facts: dict[str, Any] = {"cost": costs[what](after, number)}
            yield AdviceReason(
                f"payable.{what}", facts | ({"blueprint": number} if what == "blueprint" else {})
            )


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
        cost = (_slot_cost if best[0] == "delivery" else _sale_cost)(after, best[1])
        yield AdviceReason(f"nearer.{best[0]}", {"cost": cost, "share": round(100 * has[best])})


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


def _hands(before: State, after: State, seat: int) -> Iterator[AdviceReason]:
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
    """Workshops whose goods come to the Church or the Market only now."""
    further = len(_lines(after, seat)) - len(_lines(before, seat))
    if further > 0:
        yield AdviceReason("lines", {"count": further})


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
    *(_points, _at_the_end, _awards, _milestones, _payable, _hands),
    *(_reach, _carried, _promise, _nearer, _gold),
)
