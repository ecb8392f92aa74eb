"""What can be done at a building, and what cannot with the reason: the rows of its card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from hamlet.app.flow.costs import coins, cost_amounts, gain_amounts, tile_name
from hamlet.app.view.amounts import Goods, Quantity
from hamlet.engine.actions.church import Beg, BegFamily, DeliverFamily
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.market import SellFamily
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.produce import Produce, ProduceFamily
from hamlet.engine.actions.refine import RefineFamily, makes_high_quality
from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.actions.road import BuildRoadFamily, road_cost
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint
from hamlet.engine.actions.villager import villager_refusal
from hamlet.engine.definitions import Cost, Gain, Kind
from hamlet.engine.display import NO_SALE
from hamlet.engine.game import refusal
from hamlet.engine.refusals import Refusal
from hamlet.engine.state import State
from hamlet.words.labels import building, label

FREE = Cost()


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that could be done at a tile. Payable ones name their family, target and cost."""

    id: str
    title: str
    tile: int
    cost: tuple[Quantity, ...] = ()
    gain: tuple[Quantity, ...] = ()
    notes: tuple[str, ...] = ()
    action: Action | None = None
    refusal: Refusal | None = None
    payable: PaidFamily[Any] | None = None
    target: tuple[Any, ...] = ()
    price: Cost = FREE


def offers_at(state: State, uid: int) -> list[Offer]:
    """Everything that concerns this building, in the order of its card."""
    kind = state.box.kind_of[state.village.tiles[uid].tile]
    return [*_BY_KIND.get(kind, _none)(state, uid), *_road_offers(state, uid)]


def _none(state: State, uid: int) -> Iterator[Offer]:
    return iter(())


def _paid(
    state: State, family: PaidFamily[Any], target: tuple[Any, ...], site: Refusal | None, base: Offer
) -> Offer:
    """The offer with its best payment, or with the reason why there is none."""
    tile, cost = family.site(state, target)
    found = villager_refusal(state, tile) or site or family.sources(state, tile).lack(cost)
    action = None if found else family.propose(state, target)
    return Offer(
        base.id, base.title, tile, base.cost, base.gain, base.notes, action, found, family, target, cost
    )


def _produce_offers(state: State, uid: int) -> Iterator[Offer]:
    family = BY_NAME["produce"]
    tile = state.box.definitions.tiles[state.village.tiles[uid].tile]
    empty = tile.slots - len(state.stock[uid])
    if not isinstance(family, ProduceFamily):
        return
    action = family.propose(state, (uid,)) if empty else Produce(uid, ())
    found = refusal(state, action)
    materials = state.box.definitions.materials
    made = dict.fromkeys(action.fill or tile.produces)
    goods = [Goods((materials[each].id,), action.fill.count(each) or empty) for each in made]
    gain = (*goods, *gain_amounts(tile.work))
    yield Offer("do:produce", label("table.produce"), uid, (), gain, (), None if found else action, found)


def _refine_offers(state: State, uid: int) -> Iterator[Offer]:
    family = BY_NAME["refine"]
    tile = state.box.definitions.tiles[state.village.tiles[uid].tile]
    if tile.refines is None or not isinstance(family, RefineFamily):
        return
    raw, made = (state.box.definitions.materials[m] for m in tile.refines)
    high = makes_high_quality(state, state.seat, tile.refines[1])
    gain = state.box.definitions.materials[tile.refines[1]].consumed
    times = 2 if high else 1
    note = label("table.refine.pays", points=gain.points * times, gold=gain.gold * times)
    empty = max(tile.slots - len(state.stock[uid]), 1)
    for count in range(empty, 0, -1):
        title = label("table.refine") if empty == 1 else label("table.refine.many", count=count)
        cost, tokens = Goods((raw.id,), count), Goods((made.id,), count, fine=high)
        base = Offer(f"do:refine:{count}", title, uid, (cost,), (tokens,), (note,))
        yield _paid(state, family, (uid, count), family.site_refusal(state, uid, count), base)


def _hall_offers(state: State, uid: int) -> Iterator[Offer]:
    for position, tile in enumerate(state.display):
        definition = state.box.definitions.tiles[tile]
        action = TakeBlueprint(uid, position)
        found = refusal(state, action)
        cost = coins(position)
        gain = gain_amounts(Gain(gold=state.coins[position]))
        title = label("table.take.blueprint", tile=building(definition.name))
        yield Offer(f"display:{position}", title, uid, cost, gain, (), action, found)
    skip = SkipBlueprint(uid)
    yield Offer("do:hire", label("table.only_hire"), uid, action=skip, refusal=refusal(state, skip))


def _market_offers(state: State, uid: int) -> Iterator[Offer]:
    family = BY_NAME["sell"]
    if not isinstance(family, SellFamily):
        return
    for place, number in enumerate(state.market):
        if number != NO_SALE:
            sale = state.box.definitions.sales[number]
            chips = cost_amounts(state.box.definitions, sale.cost)
            base = Offer(f"sale:{place}", label("table.sell"), uid, chips, gain_amounts(sale.gain))
            yield _paid(state, family, (uid, number), family.site_refusal(state, uid, number), base)


def _church_offers(state: State, uid: int) -> Iterator[Offer]:
    family, beg = BY_NAME["deliver"], BY_NAME["beg"]
    if not isinstance(family, DeliverFamily) or not isinstance(beg, BegFamily):
        return
    for number, slot in enumerate(state.box.church_slots):
        if state.church[number] < 0:
            chips = cost_amounts(state.box.definitions, slot.cost)
            gain = gain_amounts(Gain(points=slot.points))
            base = Offer(f"church:{number}", label("table.deliver"), uid, chips, gain)
            yield _paid(state, family, (uid, number), family.slot_refusal(state, number), base)
    found = refusal(state, Beg(uid))
    alms = gain_amounts(Gain(gold=state.box.rules.beg_gold))
    yield Offer("do:beg", label("table.beg"), uid, (), alms, (), Beg(uid), found)


def _road_offers(state: State, uid: int) -> Iterator[Offer]:
    family = BY_NAME["road"]
    if not isinstance(family, BuildRoadFamily):
        return
    seen: set[tuple[int, int]] = set()
    for contact in state.village.road_sites():
        if uid in (contact.a, contact.b):
            other = contact.b if uid == contact.a else contact.a
            road = state.box.definitions.terrains[contact.terrain_a].road
            if road is None or (other, contact.terrain_a) in seen:
                continue
            seen.add((other, contact.terrain_a))
            chips = cost_amounts(state.box.definitions, road_cost(state, contact.terrain_a))
            q, r, o = contact.side
            title = label("table.road.to", road=road.name, tile=building(tile_name(state, other)))
            base = Offer(f"border:{q}:{r}:{o}", title, uid, chips)
            site = family.site_refusal(state, uid, contact.side)
            yield _paid(state, family, (uid, contact.side, contact.terrain_a), site, base)


_BY_KIND: dict[str, Callable[[State, int], Iterator[Offer]]] = {
    Kind.PRODUCER: _produce_offers,
    Kind.REFINERY: _refine_offers,
    Kind.TOWN_HALL: _hall_offers,
    Kind.MARKET: _market_offers,
    Kind.CHURCH: _church_offers,
}
