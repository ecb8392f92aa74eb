"""What he lacks for something that he cannot pay: of all that he might do, the one he comes nearest to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from hamlet.engine.actions.church import NOBODY
from hamlet.engine.actions.villager import closed_tiles
from hamlet.engine.bits import bits
from hamlet.engine.botric.attempts.attempt import workplace
from hamlet.engine.botric.attempts.build import building_cost
from hamlet.engine.botric.attempts.deliver import church_purse
from hamlet.engine.botric.base import SLICE
from hamlet.engine.botric.foreseeing import as_in_his_turn
from hamlet.engine.botric.paying import Purse, Till, discounted, own_purse, prices_of, tills
from hamlet.engine.carriage import EVERYWHERE, carriage_of
from hamlet.engine.definitions import Cost, Kind
from hamlet.engine.display import NO_SALE
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State
from hamlet.words.goods import mark
from hamlet.words.speech import Speech


class Lack(NamedTuple):
    """Of some materials, any of them, he has fewer than are asked for; of none: of gold."""

    materials: tuple[int, ...]
    has: int
    asked: int

    @property
    def missing(self) -> int:
        """How many."""
        return self.asked - self.has


Lacks = list[Lack]


def lack_text(speech: Speech, action: str) -> str:
    """What he lacks first, as icons and numbers; nothing where that cannot be told."""
    found = lacking(speech.state, action)
    if found is None:
        return ""
    marks = [mark(speech.definitions, each) for each in found.materials] or ["{gold}"]
    return speech.words.label("table.botric.lacks", goods="/".join(marks), has=found.has, asked=found.asked)


def lacking(state: State, action: str) -> Lack | None:
    """What is missing for the cheapest of all that this action could do now."""
    if action not in WAYS:
        return None
    ways = [lacks for lacks in WAYS[action](as_in_his_turn(state)) if lacks]
    nearest = min(ways, key=lambda lacks: sum(lack.missing for lack in lacks), default=[])
    return nearest[0] if nearest else None


def _lacks(state: State, till: Till, cost: Cost, purse: Purse, *, may_buy: bool) -> Lacks:
    """What is missing of a cost; where he may buy the goods, it is gold."""
    needs = (*till.toll, *cost.needs)
    chosen = till.chosen(needs)
    short = [
        Lack(need.materials, len(units), need.count)
        for need, units in zip(needs, chosen, strict=True)
        if len(units) < need.count
    ]
    prices = prices_of(state) if may_buy and till.market else None
    gold = cost.gold
    if prices is not None:
        gold += sum(lack.missing * min(prices[each] for each in lack.materials) for lack in short)
        short = []
    return [*short, *([Lack((), purse.all, gold)] if gold > purse.all else [])]


def _delivering(state: State) -> Iterator[Lacks]:
    church, purse = workplace(state, Kind.CHURCH), church_purse(state)
    costs = [slot.cost for slot, by in zip(state.box.church_slots, state.church, strict=True) if by == NOBODY]
    for till in tills(state, church) if isinstance(church, int) else ():
        for cost in costs:
            yield _lacks(state, till, discounted(state, till, cost), purse, may_buy=True)


def _selling(state: State) -> Iterator[Lacks]:
    market, sales = workplace(state, Kind.MARKET), state.box.definitions.sales
    for till in tills(state, market) if isinstance(market, int) else ():
        for sale in state.market:
            if sale != NO_SALE:
                yield _lacks(state, till, sales[sale].cost, own_purse(state), may_buy=False)


def _building(state: State) -> Iterator[Lacks]:
    land = carriage_of(state, state.seat, EVERYWHERE)
    there = bits(reach_of(state, state.seat).reachable & ~closed_tiles(state))
    anchors = {land.origins(uid): uid for uid in there}  # tiles with the same origins are paid on alike
    for anchor in anchors.values():
        for till in tills(state, anchor):
            for blueprint in SLICE.of(state).queue:
                yield _lacks(state, till, building_cost(state, blueprint), own_purse(state), may_buy=True)


WAYS: Final[dict[str, Callable[[State], Iterator[Lacks]]]] = {
    "deliver": _delivering,
    "sell": _selling,
    "build": _building,
}
"""What is missing of each thing that an action could do."""
