"""Payments to propose: the best one, all of them one by one, a random one, stand-ins for a unit."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hamlet.engine.definitions import Cost, Need
from hamlet.engine.dice import Chooser
from hamlet.engine.payments.payment import (
    NOTHING,
    Payment,
    gold_refusal,
    needless_refusal,
    payment_refusal,
    tidy,
)
from hamlet.engine.payments.sources import PaymentSources

BUY = -1
"""Stands for the free market in a unit (BUY, material)."""

Unit = tuple[int, int]
Rank = Callable[[PaymentSources, int], int]


def best_payment(sources: PaymentSources, cost: Cost) -> Payment | None:
    """The payment to propose: no boat, no purchase, what pays me, then nobody, then rivals, the nearest."""
    if not sources.settles(cost):
        others = (way for way in sources.ways() if way is not sources and way.settles(cost))
        way = next(others, None)
        return best_payment(way, cost) if way is not None else None
    if not sources.needs(cost):
        return NOTHING
    payment = _first_payment(sources, cost, _rank)
    if (payment.bought or cost.gold) and gold_refusal(sources, cost, payment):
        # What pays me most may pay in points: then the gold that my own units bring comes first.
        return _first_payment(sources, cost, _gold_rank)
    return payment


def _first_payment(sources: PaymentSources, cost: Cost, rank: Rank) -> Payment:
    """The units of lowest rank, and what is missing bought."""
    units: list[Unit] = []
    bought: list[int] = []
    for need in sources.needs(cost):
        chosen = _left(_ranked(sources, need, rank), units)[: need.count]
        units += chosen
        bought += [_cheapest(sources, need)] * (need.count - len(chosen))
    return tidy(units, bought, sources.carriage.crossed)


def _left(units: list[Unit], taken: list[Unit]) -> list[Unit]:
    """The units without those that serve another need already."""
    for unit in taken:
        if unit in units:
            units.remove(unit)
    return units


def _ranked(sources: PaymentSources, need: Need, rank: Rank) -> list[Unit]:
    """Every unit within reach that serves this need, the one to propose first at the front."""
    piles = [pile for material in need.materials for pile in sources.piles[material]]
    if len(piles) > 1:
        routes = sources.carriage.routes(sources.tile)
        piles.sort(
            key=lambda pile: (
                rank(sources, pile[1]),
                len(routes[pile[0]]),
                pile[0],
                pile[1],
            )
        )
    return [(uid, code) for uid, code, count in piles for _ in range(count)]


def _rank(sources: PaymentSources, code: int) -> int:
    """Below zero pays me, zero pays nobody, above zero pays a rival."""
    box = sources.box
    maker = box.code_maker[code]
    if maker < 0 or box.is_settled(code):
        return 0
    worth = box.code_gain[code].gold + box.code_gain[code].points + 1
    return -worth if maker == sources.seat else worth


def _gold_rank(sources: PaymentSources, code: int) -> int:
    """The lower, the more gold it brings me."""
    box = sources.box
    return -box.code_gain[code].gold if box.code_maker[code] == sources.seat else 0


def _cheapest(sources: PaymentSources, need: Need) -> int:
    prices = sources.box.prices
    return min(need.materials, key=lambda material: (prices[material], material))


def all_payments(sources: PaymentSources, cost: Cost) -> Iterator[Payment]:
    """Every payment that settles the cost, by whatever way, lazily: there may be a million."""
    for way in sources.ways():
        yield from _payments(way, cost)


def _payments(sources: PaymentSources, cost: Cost) -> Iterator[Payment]:
    if not sources.settles(cost):
        return
    needs = [(_choices(sources, need), need.count) for need in sources.needs(cost)]
    several = bool(sources.carriage.toll)
    seen: set[Payment] = set()
    for chosen in _settlements(needs):
        payment = tidy(
            (u for u in chosen if u[0] != BUY),
            (material for uid, material in chosen if uid == BUY),
            sources.carriage.crossed,
        )
        # A unit may serve the cost or the toll: then the same payment is found several times.
        if payment not in seen and payment_refusal(sources, cost, payment) is None:
            if several:
                seen.add(payment)
            yield payment


def _settlements(needs: list[tuple[list[tuple[Unit, int]], int]]) -> Iterator[list[Unit]]:
    """Every way to fill all needs, one after the other: none is listed before it is asked for."""
    if not needs:
        yield []
        return
    choices, count = needs[0]
    for chosen in _fillings(choices, count):
        for others in _settlements(needs[1:]):
            yield chosen + others


def _choices(sources: PaymentSources, need: Need) -> list[tuple[Unit, int]]:
    """What may serve a need, each with how many there are."""
    found = [
        ((uid, code), count) for material in need.materials for uid, code, count in sources.piles[material]
    ]
    if sources.market:
        found += [((BUY, material), need.count) for material in need.materials]
    return found


def _fillings(choices: list[tuple[Unit, int]], count: int) -> Iterator[list[Unit]]:
    """Every multiset of so many units out of the choices."""
    if count == 0:
        yield []
        return
    if not choices:
        return
    (unit, most), rest = choices[0], choices[1:]
    least = max(count - sum(number for _, number in rest), 0)
    for taken in range(min(most, count), least - 1, -1):
        for others in _fillings(rest, count - taken):
            yield [unit] * taken + others


def random_payment(sources: PaymentSources, cost: Cost, dice: Chooser) -> Payment | None:
    """A payment with each unit chosen at random; the best one where chance runs out of gold."""
    if sources.carriage.ferries and not sources.carriage.crossed:
        ways = [way for way in sources.ways() if way.settles(cost)]
        way = ways[dice.below(len(ways))] if ways else sources
        payment = _random_payment(way, cost, dice)
        needless = payment is not None and needless_refusal(way, payment)
        return best_payment(sources, cost) if needless else payment
    return _random_payment(sources, cost, dice)


def _random_payment(sources: PaymentSources, cost: Cost, dice: Chooser) -> Payment | None:
    if not sources.needs(cost):
        return best_payment(sources, cost)
    units: list[Unit] = []
    bought: list[int] = []
    for need in sources.needs(cost):
        pool = [
            (uid, code) for m in need.materials for uid, code, count in sources.piles[m] for _ in range(count)
        ]
        pool = _left(pool, units) if units else pool
        if sources.market:
            pool += [(BUY, material) for material in need.materials]
        for _ in range(need.count):
            if not pool:
                return best_payment(sources, cost)
            index = dice.below(len(pool))
            uid, what = pool[index]
            if uid == BUY:
                bought.append(what)
            else:
                units.append(pool.pop(index))
    payment = tidy(units, bought, sources.carriage.crossed)
    if (bought or cost.gold) and gold_refusal(sources, cost, payment):  # all else is as it must be
        return best_payment(sources, cost)
    return payment


def swaps(sources: PaymentSources, cost: Cost, payment: Payment, unit: Unit) -> list[tuple[Unit, Payment]]:
    """What could stand in for one unit of a payment: each stand-in with the payment it gives."""
    sources = sources.across(payment.boats)
    served = [need for need in sources.needs(cost) if _material(sources, unit) in need.materials]
    units = [(uid, code) for uid, code, count in payment.units for _ in range(count)]
    bought = [material for material, count in payment.bought for _ in range(count)]
    _take(units, bought, unit)
    found = []
    for other in dict.fromkeys(other for need in served for other, _ in _choices(sources, need)):
        if other == unit:
            continue
        changed = tidy(
            [*units, other] if other[0] != BUY else units,
            [*bought, other[1]] if other[0] == BUY else bought,
            payment.boats,
        )
        if payment_refusal(sources, cost, changed) is None:
            found.append((other, changed))
    return found


def _material(sources: PaymentSources, unit: Unit) -> int:
    return unit[1] if unit[0] == BUY else sources.box.code_material[unit[1]]


def _take(units: list[Unit], bought: list[int], unit: Unit) -> None:
    if unit[0] == BUY:
        bought.remove(unit[1])
    else:
        units.remove(unit)
