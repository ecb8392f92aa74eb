"""Payments to propose: the best one, all of them one by one, a random one, stand-ins for a unit."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hamlet.engine.definitions import Cost, Need
from hamlet.engine.dice import Chooser
from hamlet.engine.payments.payment import Payment, payment_refusal, tidy
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.transport import donkey_tiles, routes_to

BUY = -1
"""Stands for the free market in a unit (BUY, material)."""

Unit = tuple[int, int]
Rank = Callable[[PaymentSources, int], int]


def best_payment(sources: PaymentSources, cost: Cost) -> Payment | None:
    """The payment to propose: no purchase, what pays me, then nobody, then rivals, the shortest way."""
    if not sources.can_pay(cost):
        return None
    if not cost.needs:
        return Payment()
    payment = _first_payment(sources, cost, _rank)
    if (payment.bought or cost.gold) and payment_refusal(sources.state, sources, cost, payment):
        # What pays me most may pay in points: then the gold that my own units bring comes first.
        return _first_payment(sources, cost, _gold_rank)
    return payment


def _first_payment(sources: PaymentSources, cost: Cost, rank: Rank) -> Payment:
    """The units of lowest rank, and what is missing bought."""
    units: list[Unit] = []
    bought: list[int] = []
    for need in cost.needs:
        chosen = _ranked(sources, need, rank)[: need.count]
        units += chosen
        bought += [_cheapest(sources, need)] * (need.count - len(chosen))
    return tidy(units, bought)


def _ranked(sources: PaymentSources, need: Need, rank: Rank) -> list[Unit]:
    """Every unit within reach that serves this need, the one to propose first at the front."""
    piles = [pile for material in need.materials for pile in sources.piles[material]]
    if len(piles) > 1:
        state = sources.state
        way = routes_to(state.village, donkey_tiles(state, sources.seat), sources.tile)
        far = len(state.stock)
        piles.sort(
            key=lambda pile: (
                rank(sources, pile[1]),
                len(way[pile[0]]) if pile[0] in way else far,
                pile[0],
                pile[1],
            )
        )
    return [(uid, code) for uid, code, count in piles for _ in range(count)]


def _rank(sources: PaymentSources, code: int) -> int:
    """Below zero pays me, zero pays nobody, above zero pays a rival."""
    box = sources.state.box
    maker = box.code_maker[code]
    if maker < 0:
        return 0
    worth = box.code_gain[code].gold + box.code_gain[code].points + 1
    return -worth if maker == sources.seat else worth


def _gold_rank(sources: PaymentSources, code: int) -> int:
    """The lower, the more gold it brings me."""
    box = sources.state.box
    return -box.code_gain[code].gold if box.code_maker[code] == sources.seat else 0


def _cheapest(sources: PaymentSources, need: Need) -> int:
    prices = sources.state.box.prices
    return min(need.materials, key=lambda material: (prices[material], material))


def all_payments(sources: PaymentSources, cost: Cost) -> Iterator[Payment]:
    """Every payment that settles the cost, lazily: there may be a million."""
    if not sources.can_pay(cost):
        return
    for chosen in _settlements([(_choices(sources, need), need.count) for need in cost.needs]):
        payment = tidy(
            (u for u in chosen if u[0] != BUY), (material for uid, material in chosen if uid == BUY)
        )
        if payment_refusal(sources.state, sources, cost, payment) is None:
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
    if not cost.needs:
        return best_payment(sources, cost)
    units: list[Unit] = []
    bought: list[int] = []
    for need in cost.needs:
        pool = [
            (uid, code) for m in need.materials for uid, code, count in sources.piles[m] for _ in range(count)
        ]
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
    payment = tidy(units, bought)
    if (bought or cost.gold) and payment_refusal(sources.state, sources, cost, payment) is not None:
        return best_payment(sources, cost)
    return payment


def swaps(sources: PaymentSources, cost: Cost, payment: Payment, unit: Unit) -> list[tuple[Unit, Payment]]:
    """What could stand in for one unit of a payment: each stand-in with the payment it gives."""
    need = next(need for need in cost.needs if _material(sources, unit) in need.materials)
    units = [(uid, code) for uid, code, count in payment.units for _ in range(count)]
    bought = [material for material, count in payment.bought for _ in range(count)]
    _take(units, bought, unit)
    found = []
    for other, _ in _choices(sources, need):
        if other == unit:
            continue
        changed = tidy(
            [*units, other] if other[0] != BUY else units, [*bought, other[1]] if other[0] == BUY else bought
        )
        if payment_refusal(sources.state, sources, cost, changed) is None:
            found.append((other, changed))
    return found


def _material(sources: PaymentSources, unit: Unit) -> int:
    return unit[1] if unit[0] == BUY else sources.state.box.code_material[unit[1]]


def _take(units: list[Unit], bought: list[int], unit: Unit) -> None:
    if unit[0] == BUY:
        bought.remove(unit[1])
    else:
        units.remove(unit)
