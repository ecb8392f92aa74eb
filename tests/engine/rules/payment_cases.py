"""Small payment cases by chance, and every payment of them found by trying all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

from hamlet.engine.definitions import Cost, Need
from hamlet.engine.payments.payment import Payment
from hamlet.engine.payments.sources import PaymentSources
from tests.engine.hands import Hand, sketched
from tests.engine.sketches import Sketch

ROWS = """
barn.2  barn   church  market
barn.4  barn.3  .       .
"""
VILLAGE = Sketch(ROWS, roads="church-barn church-market barn-barn.2 barn-barn.3 barn.3-barn.4")
UNITS = ("wood", "stone", "timber@0", "timber@1", "timber@0!", "milk@0", "milk@1!", "brick@0!", "brick@1")
NEEDS = (
    ("wood",),
    ("stone",),
    ("timber",),
    ("milk", "brick"),
    ("wood", "stone"),
    ("wood", "timber"),
    ("milk",),
)


@dataclass(frozen=True)
class Case:
    """What is to be paid on the Church by seat 0, and with what."""

    hand: Hand
    sources: PaymentSources
    cost: Cost


def case(seed: int) -> Case:
    chance = Random(seed)
    hand = sketched(VILLAGE).gold(chance.randrange(9), 0)
    for place in ("barn", "barn.2", "barn.3", "barn.4"):
        hand.stock(place, " ".join(chance.choices(UNITS, k=chance.randrange(3))))
    hand.donkeys(0, " ".join(chance.sample(["barn", "barn.3", "church", "market"], 2)))
    needs: list[Need] = []
    taken: set[str] = set()
    for kinds in chance.sample(NEEDS, 2):
        if not taken & set(kinds):
            taken |= set(kinds)
            materials = tuple(sorted(hand.material(kind) for kind in kinds))
            needs.append(Need(materials, chance.randint(1, 3 if len(kinds) > 1 else 2)))
    cost = Cost(tuple(sorted(needs, key=lambda need: need.materials)), chance.choice((0, 0, 1, 4)))
    sources = PaymentSources(hand.state, 0, hand.uids["church"], may_buy=chance.random() < 0.7)
    return Case(hand, sources, cost)


def reach(hand: Hand) -> set[int]:
    """The tiles from which something can come to the Church: the village above, written out."""
    donkeys = {piece >> 1 for piece in hand.state.donkeys[0]}
    found = {"church", "barn", "market"}
    if hand.uids["barn"] in donkeys:
        found |= {"barn.2", "barn.3"}
        if hand.uids["barn.3"] in donkeys:
            found.add("barn.4")
    return {hand.uids[name] for name in found}


def every_payment(case: Case) -> set[Payment]:
    """All payments that settle the cost, by trying every number of every pile and every purchase."""
    hand, box = case.hand, case.hand.state.box
    wanted = {material for need in case.cost.needs for material in need.materials}
    piles = [
        (uid, code, count)
        for uid in sorted(reach(hand))
        for code, count in sorted(Counter(hand.state.stock[uid]).items())
        if box.code_material[code] in wanted
    ]
    wares = sorted(wanted) if case.sources.may_buy else []
    most = max(need.count for need in case.cost.needs)
    found = set()
    for numbers in product(
        *(range(min(count, most) + 1) for _, _, count in piles), *(range(most + 1) for _ in wares)
    ):
        units = tuple((uid, code, n) for (uid, code, _), n in zip(piles, numbers, strict=False) if n)
        bought = tuple((ware, n) for ware, n in zip(wares, numbers[len(piles) :], strict=True) if n)
        if settles(case, units, bought):
            found.add(Payment(units, bought))
    return found


def settles(case: Case, units: tuple[tuple[int, int, int], ...], bought: tuple[tuple[int, int], ...]) -> bool:
    """Whether each need is met exactly, and the purse is never empty: units first, purchases, then coins."""
    box = case.hand.state.box
    given: Counter[int] = Counter(dict(bought))
    purse = case.sources.gold
    for _, code, n in units:
        given[box.code_material[code]] += n
        if box.code_maker[code] == 0:
            purse += n * (2 if box.code_quality[code] else 1)
    refined = {material for material, each in enumerate(case.hand.definitions.materials) if each.refined}
    purse -= sum(n * (5 if ware in refined else 3) for ware, n in bought)
    enough = all(sum(given[each] for each in need.materials) == need.count for need in case.cost.needs)
    return enough and purse >= case.cost.gold


def single_units(payment: Payment) -> Iterator[tuple[int, int]]:
    """Each unit of a payment, a purchase as (-1, material)."""
    for uid, code, count in payment.units:
        yield from [(uid, code)] * count
    for material, count in payment.bought:
        yield from [(-1, material)] * count
