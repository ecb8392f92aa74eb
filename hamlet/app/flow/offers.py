"""What can be done at a building, and what cannot with the reason: the rows of its card.

Each family has one entry that tells its offers at a tile. A family without one is offered by its targets.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hamlet.app.flow.costs import coins, cost_amounts, gain_amounts, tile_name
from hamlet.app.flow.lakeside.lake_offers import LAKE_OFFERINGS
from hamlet.app.flow.legality import proposed, target_refusal
from hamlet.app.flow.offer import Offer, Offering
from hamlet.app.flow.purchase import Bid, Purchase, WantedPurchase
from hamlet.app.ids import BorderId, CountId, DeliveryId, DisplayId, Id, OfferId, SaleId, StandId
from hamlet.app.view.amounts import Goods
from hamlet.engine.actions.church import Beg
from hamlet.engine.actions.family import Family
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.refine import makes_high_quality, refined_gain
from hamlet.engine.actions.road import road_cost
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint, skipping_coins
from hamlet.engine.definitions import Gain, Kind, Tile
from hamlet.engine.display import NO_SALE
from hamlet.engine.game import refusal
from hamlet.engine.lattice.geometry import Side
from hamlet.engine.places import empty_slots
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State
from hamlet.engine.village import Contact
from hamlet.words.actions import describe
from hamlet.words.measures import making_rich
from hamlet.words.speech import Speech


def offers_at(speech: Speech, uid: int) -> list[Offer]:
    """Everything that concerns this building, in the order of its card."""
    found: list[Offer] = []
    for family in speech.state.box.ruleset.by_decision["action"]:
        offering = OFFERINGS.get(family.name)
        found += offering(speech, uid) if offering else _by_targets(speech, family, uid)
    return found


def _kind(state: State, uid: int) -> str:
    return state.box.kind_of[state.village.tiles[uid].tile]


def _definition(state: State, uid: int) -> Tile:
    return state.box.definitions.tiles[state.village.tiles[uid].tile]


def _none(speech: Speech, uid: int) -> Iterator[Offer]:
    return iter(())


def _by_targets(speech: Speech, family: Family[Any], uid: int) -> Iterator[Offer]:
    """What a family can do here, in its own words."""
    state = speech.state
    for number, target in enumerate(family.targets(state)):
        if target[:1] != (uid,):
            continue
        what, action = OfferId(family.name, number), family.propose(state, target)
        title = describe(speech, action).rich
        if isinstance(family, PaidFamily):
            cost = cost_amounts(state.box.definitions, family.site(state, target)[1])
            yield _paid(state, what, title, WantedPurchase(family, (Bid(what, target, title, cost),)))
        else:
            yield Offer(what, title, uid, family.name, action, refusal(state, action), target=target)


def _paid(
    state: State,
    what: Id,
    title: str,
    wanted: WantedPurchase,
    bid: Id | None = None,
    *,
    at_once: bool = False,
    side: Side | None = None,
) -> Offer:
    """The offer of one bid with its best payment, or with the reason why there is none."""
    chosen = Purchase(state, wanted, bid).bid
    family, target = wanted.family, chosen.target
    return Offer(
        what,
        title,
        family.site(state, target)[0],
        family.name,
        proposed(state, family, target, wanted.paid),
        target_refusal(state, family, target, wanted.paid),
        chosen.cost,
        chosen.gain,
        chosen.notes,
        wanted,
        target,
        chosen.id,
        at_once,
        side=side,
    )


def _produce(speech: Speech, uid: int) -> Iterator[Offer]:
    state = speech.state
    if _kind(state, uid) != Kind.PRODUCER:
        return
    tile, empty = _definition(state, uid), empty_slots(state, uid)
    action: Produce = state.box.ruleset.by_name["produce"].propose(state, (uid,))
    materials = state.box.definitions.materials
    made = dict.fromkeys(action.fill or tile.produces)
    goods = [Goods((materials[each].id,), action.fill.count(each) or empty) for each in made]
    gain = (*goods, *gain_amounts(tile.work))
    title = speech.words.label("table.produce")
    found = refusal(state, action)
    yield Offer(OfferId("produce"), title, uid, "produce", action, found, (), gain, target=(uid,))


def _refine(speech: Speech, uid: int) -> Iterator[Offer]:
    """How many: from one to as many as there are empty slots; a full refinery says why."""
    state = speech.state
    tile, family = _definition(state, uid), state.box.ruleset.by_name["refine"]
    if tile.refines is None or not isinstance(family, PaidFamily):
        return
    raw, made = (state.box.definitions.materials[m] for m in tile.refines)
    high = makes_high_quality(state, state.seat, tile.refines[1])
    gain = refined_gain(state, state.seat, tile.refines[1])
    note = speech.words.label("table.refine.pays", points=gain.points, gold=gain.gold)
    most = max(empty_slots(state, uid), 1)
    bids = tuple(
        Bid(
            CountId(count),
            (uid, count),
            speech.words.label("table.refine")
            if most == 1
            else speech.words.label("table.refine.many", count=count),
            (Goods((raw.id,), count),),
            (Goods((made.id,), count, fine=high),),
            (note,),
            place=count,
            key=str(count),
        )
        for count in range(1, most + 1)
    )
    about = making_rich(speech.words, state.box.definitions, tile)
    wanted = WantedPurchase(family, bids, speech.words.label("table.refine.how_many"), about=about)
    for bid in reversed(bids):
        count = bid.target[1]
        yield _paid(state, OfferId("refine", count), bid.title, wanted, bid.id, at_once=True)


def _take(speech: Speech, uid: int) -> Iterator[Offer]:
    state = speech.state
    if _kind(state, uid) != Kind.TOWN_HALL:
        return
    for position, tile in enumerate(state.display):
        action = TakeBlueprint(uid, position)
        title = speech.words.label("table.take.blueprint", tile=speech.blueprint(tile))
        gain = gain_amounts(Gain(gold=state.coins[position]))
        what, found, price = (
            DisplayId(position),
            refusal(state, action),
            coins(skipping_coins(state, position)),
        )
        target = (uid, position)
        yield Offer(what, title, uid, "take_blueprint", action, found, price, gain, target=target)


def _hire(speech: Speech, uid: int) -> Iterator[Offer]:
    state = speech.state
    if _kind(state, uid) == Kind.TOWN_HALL:
        skip = SkipBlueprint(uid)
        title, found = speech.words.label("table.only_hire"), refusal(state, skip)
        yield Offer(OfferId("hire"), title, uid, "skip_blueprint", skip, found, target=(uid,))


def _sell(speech: Speech, uid: int) -> Iterator[Offer]:
    state = speech.state
    family = state.box.ruleset.by_name["sell"]
    if _kind(state, uid) != Kind.MARKET or not isinstance(family, PaidFamily):
        return
    for place, number in enumerate(state.market):
        if number != NO_SALE:
            sale, what = state.box.definitions.sales[number], SaleId(place)
            cost, gain = cost_amounts(state.box.definitions, sale.cost), gain_amounts(sale.gain)
            bid = Bid(what, (uid, number), speech.words.label("table.sell"), cost, gain)
            yield _paid(state, what, bid.title, WantedPurchase(family, (bid,)))


def _deliver(speech: Speech, uid: int) -> Iterator[Offer]:
    state = speech.state
    family = state.box.ruleset.by_name["deliver"]
    if _kind(state, uid) != Kind.CHURCH or not isinstance(family, PaidFamily):
        return
    for number, slot in enumerate(state.box.church_slots):
        if state.church[number] < 0:
            what, gain = DeliveryId(number), gain_amounts(Gain(points=slot.points))
            cost = cost_amounts(state.box.definitions, slot.cost)
            bid = Bid(what, (uid, number), speech.words.label("table.deliver"), cost, gain)
            yield _paid(state, what, bid.title, WantedPurchase(family, (bid,)))


def _beg(speech: Speech, uid: int) -> Iterator[Offer]:
    state = speech.state
    if _kind(state, uid) == Kind.CHURCH:
        action, alms = Beg(uid), gain_amounts(Gain(gold=state.box.rules.beg_gold))
        title, found = speech.words.label("table.beg"), refusal(state, action)
        yield Offer(OfferId("beg"), title, uid, "beg", action, found, (), alms, target=(uid,))


def _roads(speech: Speech, uid: int) -> Iterator[Offer]:
    state = speech.state
    seen: set[tuple[int, int]] = set()
    for contact in state.village.road_sites():
        if uid in (contact.a, contact.b):
            other = contact.b if uid == contact.a else contact.a
            if (other, contact.terrain_a) not in seen:
                seen.add((other, contact.terrain_a))
                yield road_offer(speech, contact, uid)


def road_offer(speech: Speech, contact: Contact, stand: int | None = None) -> Offer:
    """A road on this border, standing on one of its two tiles: on the cheaper one if none is named."""
    state = speech.state
    family, road = state.box.ruleset.by_name["road"], state.box.definitions.terrains[contact.terrain_a].road
    if not isinstance(family, PaidFamily):
        raise TypeError(family)
    cost = cost_amounts(state.box.definitions, road_cost(state, contact.terrain_a))
    ends = (contact.a, contact.b)
    reached = [uid for uid in ends if reach_of(state, state.seat).is_reachable(uid)] or list(ends)
    bids = tuple(
        Bid(StandId(uid), (uid, contact.side, contact.terrain_a), tile_name(speech, uid), cost)
        for uid in (reached if stand is None or stand in reached else ends)
    )
    name = speech.words.name(road) if road else speech.words.label("table.road")
    one, two = (speech.tile(uid) for uid in ends)
    wanted = WantedPurchase(
        family,
        bids,
        speech.words.label("table.stand_on"),
        speech.words.label("table.stand_on.remark"),
        title=name,
        about=speech.words.label("table.road.joins", one=one, other=two),
    )
    title = speech.words.label("table.road.to", road=name, tile=one if stand == contact.b else two)
    bid = None if stand is None else StandId(stand)
    return _paid(state, BorderId(contact.side), title, wanted, bid, side=contact.side)


OFFERINGS: dict[str, Offering] = {
    "produce": _produce,
    "refine": _refine,
    "take_blueprint": _take,
    "skip_blueprint": _hire,
    "sell": _sell,
    "deliver": _deliver,
    "beg": _beg,
    "road": _roads,
    # Not begun at a building: from the hand, with a donkey, with a button.
    "construct": _none,
    "donkey": _none,
    "end_turn": _none,
    **LAKE_OFFERINGS,
}
