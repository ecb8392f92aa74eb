"""A payment: which units of which piles, and what is bought; judged and carried out (B3)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from hamlet.engine.carriage import carriage_of
from hamlet.engine.definitions import Cost, Gain, Kind
from hamlet.engine.events import GoldChanged, MaterialBought, MaterialUsed, PointsScored, Sink
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.places import tiles_of
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State, put


class Payment(NamedTuple):
    """Units as (tile, stock code, count) and purchases as (material, count), both sorted and merged.

    `boats` are the ferries that they cross, by id and sorted; what is asked for that is among the units.
    """

    units: tuple[tuple[int, int, int], ...] = ()
    bought: tuple[tuple[int, int], ...] = ()
    boats: tuple[int, ...] = ()


NOTHING = Payment()


def tidy(units: Iterable[tuple[int, int]], bought: Iterable[int], boats: tuple[int, ...] = ()) -> Payment:
    """The payment made of single units (tile, code) and single purchases, over these ferries."""
    piles: dict[tuple[int, int], int] = {}
    for unit in units:
        piles[unit] = piles.get(unit, 0) + 1
    wares: dict[int, int] = {}
    for material in bought:
        wares[material] = wares.get(material, 0) + 1
    return Payment(
        tuple((tile, code, n) for (tile, code), n in sorted(piles.items())),
        tuple(sorted(wares.items())),
        boats,
    )


def payment_refusal(sources: PaymentSources, cost: Cost, payment: Payment) -> Refusal | None:
    """Why this payment does not settle this cost, or None."""
    found = _untidy(payment)
    if found is None and payment.boats != sources.carriage.crossed:
        found = boat_refusal(sources, payment.boats)
        sources = sources if found else sources.across(payment.boats)
    return (
        found
        or _unit_refusal(sources, payment)
        or _purchase_refusal(sources, payment)
        or _amount_refusal(sources, cost, payment)
        or gold_refusal(sources, cost, payment)
        or (needless_refusal(sources, payment) if payment.boats else None)
    )


def boat_refusal(sources: PaymentSources, boats: tuple[int, ...]) -> Refusal | None:
    """Why goods may not cross there, or None."""
    known = {ferry.id for ferry in sources.carriage.ferries}
    strange = [boat for boat in boats if boat not in known]
    return refuse("L5", "no_boat_there", lake=strange[0]) if strange else None


def needless_refusal(sources: PaymentSources, payment: Payment, goods: int = 0) -> Refusal | None:
    """Why boats are taken for nothing, or None: without them only their own toll could not come (L6).

    What lies on the tiles of `goods` (bits) crosses with the payment.
    """
    boats = payment.boats
    # Several together may serve nothing but one another's toll.
    for spared in (part for count in range(len(boats)) for part in combinations(boats, count + 1)):
        shorter = sources.across(tuple(each for each in boats if each not in spared))
        if goods & ~shorter.origins:
            continue
        saved = dict(sources.carriage.toll)
        for material, count in shorter.carriage.toll:
            saved[material] -= count
        for material, count in _stranded(shorter, payment).items():
            saved[material] = saved.get(material, 0) - count
        if min(saved.values(), default=0) >= 0:
            return refuse("L6", "boat_not_needed", lake=spared[0])
    return None


def _stranded(sources: PaymentSources, payment: Payment) -> dict[int, int]:
    """What of a payment cannot come this way, by material."""
    found: dict[int, int] = {}
    for tile, code, count in payment.units:
        if not sources.origins >> tile & 1:
            material = sources.box.code_material[code]
            found[material] = found.get(material, 0) + count
    if not sources.market:
        for material, count in payment.bought:
            found[material] = found.get(material, 0) + count
    return found


def _untidy(payment: Payment) -> Refusal | None:
    piles = [(tile, code) for tile, code, _ in payment.units]
    wares = [material for material, _ in payment.bought]
    counts = [count for *_, count in (*payment.units, *payment.bought)]
    boats = list(payment.boats)
    tidy_order = piles == sorted(set(piles)) and wares == sorted(set(wares)) and boats == sorted(set(boats))
    return None if tidy_order and min(counts, default=1) > 0 else refuse("B3", "payment_untidy")


def _unit_refusal(sources: PaymentSources, payment: Payment) -> Refusal | None:
    stock = sources.stock
    for tile, code, count in payment.units:
        if not 0 <= tile < len(stock) or stock[tile].count(code) < count:
            return refuse("B3", "no_such_units", tile=tile, code=code, count=count)
        if not sources.origins >> tile & 1:
            return refuse("B2", "cannot_be_brought", source=tile, tile=sources.tile, code=code)
        if not sources.usable >> tile & 1:
            return refuse("B3", "not_yours_to_use", source=tile, code=code)
    return None


def _purchase_refusal(sources: PaymentSources, payment: Payment) -> Refusal | None:
    if not payment.bought:
        return None
    if not sources.may_buy:
        return refuse("B3", "no_purchases_here", tile=sources.tile)
    if not sources.market:
        return refuse("B3", "market_out_of_reach", tile=sources.tile)
    return None


def _amount_refusal(sources: PaymentSources, cost: Cost, payment: Payment) -> Refusal | None:
    material_of = sources.box.code_material
    given: dict[int, int] = {}
    for _, code, count in payment.units:
        given[material_of[code]] = given.get(material_of[code], 0) + count
    for material, count in payment.bought:
        given[material] = given.get(material, 0) + count
    for material, count in sources.carriage.toll:
        paid = given.pop(material, 0)
        if paid < count:
            return refuse("B3", "wrong_amount", materials=(material,), needed=count, paid=paid)
        if paid > count:
            given[material] = paid - count
    for need in cost.needs:
        paid = sum(given.pop(material, 0) for material in need.materials)
        if paid != need.count:
            return refuse("B3", "wrong_amount", materials=need.materials, needed=need.count, paid=paid)
    return refuse("B3", "not_needed", materials=tuple(sorted(given))) if given else None


def gold_refusal(sources: PaymentSources, cost: Cost, payment: Payment) -> Refusal | None:
    """Why the gold does not suffice for this payment, or None."""
    box, gold = sources.box, sources.gold
    earned = sum(
        box.code_gain[code].gold * n for _, code, n in payment.units if box.code_maker[code] == sources.seat
    )
    asked = cost.gold + sum(box.prices[material] * n for material, n in payment.bought)
    if asked <= gold + earned:
        return None
    return refuse("B3", "too_little_gold", asked=asked, gold=gold, earned=earned)


def give(state: State, seat: int, gain: Gain, why: str, tile: int, emit: Sink) -> None:
    """Hand gold and points to a seat, or what it is given instead."""
    for change in state.box.gaining:
        gain = change(state, seat, gain)
    if gain.gold:
        state.gold = put(state.gold, seat, state.gold[seat] + gain.gold)
        if emit:
            emit(GoldChanged(seat, gain.gold, why, tile))
    if gain.points:
        state.points = put(state.points, seat, state.points[seat] + gain.points)
        if emit:
            emit(PointsScored(seat, gain.points, why, tile))


def pay(state: State, seat: int, tile: int, cost: Cost, payment: Payment, emit: Sink) -> None:
    """Consume the units, each paying its maker, then the purchases, then the coins."""
    routes: dict[int, tuple[int, ...]] = {}
    if emit:
        carriage = carriage_of(state, seat)
        routes = (carriage.crossing(payment.boats) if payment.boats else carriage).routes(tile)
    for source, code, count in payment.units:
        for _ in range(count):
            consume(state, seat, source, code, routes.get(source, ()), emit)
    for material, count in payment.bought:
        _buy(state, seat, material, count, routes, emit)
    if cost.gold:
        state.gold = put(state.gold, seat, state.gold[seat] - cost.gold)
        if emit:
            emit(GoldChanged(seat, -cost.gold, "cost", tile))


def consume(state: State, seat: int, source: int, code: int, way: tuple[int, ...], emit: Sink) -> None:
    """One unit is used up by a seat, and pays its maker."""
    box = state.box
    pile = state.stock[source]
    index = pile.index(code)
    state.stock = put(state.stock, source, pile[:index] + pile[index + 1 :])
    if emit:
        emit(MaterialUsed(seat, code, way))
    maker = box.code_maker[code]
    if maker < 0:
        return
    material = box.code_material[code]
    supply = state.supply[maker]
    state.supply = put(state.supply, maker, put(supply, material, supply[material] + 1))
    give(state, maker, box.code_gain[code], "used", source, emit)


def _buy(
    state: State, seat: int, material: int, count: int, routes: dict[int, tuple[int, ...]], emit: Sink
) -> None:
    price = state.box.prices[material]
    state.gold = put(state.gold, seat, state.gold[seat] - price * count)
    if emit:
        way = next((routes[uid] for uid in tiles_of(state, Kind.MARKET) if uid in routes), ())
        for _ in range(count):
            emit(MaterialBought(seat, material, price, way))
            emit(GoldChanged(seat, -price, "bought", way[0] if way else -1))
