"""Payments: exactly those that are possible, the best one first, and what could stand in for a unit (B3)."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from hamlet.engine.definitions import Cost, Need
from hamlet.engine.dice import Dice
from hamlet.engine.payments.payment import NOTHING, Payment, payment_refusal
from hamlet.engine.payments.proposals import all_payments, best_payment, random_payment, swaps
from hamlet.engine.payments.sources import PaymentSources
from tests.engine.hands import Hand, sketched
from tests.engine.rules.payment_cases import Case, case, every_payment, single_units
from tests.engine.sketches import Sketch

SEEDS = range(400)


def test_b03_all_payments_are_exactly_those_found_by_trying_all() -> None:
    payable = 0
    for seed in SEEDS:
        each = case(seed)
        slow = every_payment(each)
        fast = list(all_payments(each.sources, each.cost))
        assert len(fast) == len(set(fast))
        assert set(fast) == slow
        assert each.sources.can_pay(each.cost) is bool(slow)
        assert (each.sources.lack(each.cost) is None) is bool(slow)
        payable += bool(slow)
    assert len(SEEDS) * 0.2 < payable < len(SEEDS) * 0.95


def ranks(each: Case, payment: Payment) -> list[int]:
    """Each board unit: -2 my high quality, -1 mine, 0 nobody's, 1 a rival's, 2 a rival's high quality."""
    box = each.hand.state.box
    found = []
    for _, code, count in payment.units:
        maker, worth = box.code_maker[code], 1 + box.code_quality[code]
        found += [0 if maker < 0 else -worth if maker == 0 else worth] * count
    return sorted(found)


def steps(each: Case, payment: Payment) -> int:
    way = each.sources.carriage.routes(each.sources.tile)
    return sum(len(way[uid]) * count for uid, _, count in payment.units)


def purchases(payment: Payment) -> int:
    return sum(count for _, count in payment.bought)


def test_the_best_payment_buys_least_pays_me_first_rivals_last_and_takes_the_shortest_way() -> None:
    for seed in SEEDS:
        each = case(seed)
        slow = every_payment(each)
        best = best_payment(each.sources, each.cost)
        if best is None:
            assert not slow
            continue
        assert best in slow
        fewest = [other for other in slow if purchases(other) == min(map(purchases, slow))]
        assert best in fewest
        for other in fewest:
            assert all(
                mine <= theirs for mine, theirs in zip(ranks(each, best), ranks(each, other), strict=True)
            )
        level = [other for other in fewest if ranks(each, other) == ranks(each, best)]
        assert steps(each, best) == min(steps(each, other) for other in level)


def test_swaps_are_the_payments_that_differ_in_this_one_unit() -> None:
    for seed in SEEDS[:60]:
        each = case(seed)
        slow = every_payment(each)
        for payment in sorted(slow)[:4]:
            for unit in set(single_units(payment)):
                kept = Counter(single_units(payment)) - Counter([unit])
                expected = {
                    other
                    for other in slow
                    if other != payment
                    and not kept - Counter(single_units(other))
                    and same_need(each, unit, other, kept)
                }
                found = swaps(each.sources, each.cost, payment, unit)
                assert {changed for _, changed in found} == expected
                for stand_in, changed in found:
                    assert Counter(single_units(changed)) == kept + Counter([stand_in])


def same_need(each: Case, unit: tuple[int, int], other: Payment, kept: Counter[tuple[int, int]]) -> bool:
    """The one unit that is new serves the need that the old one served."""
    (new,) = Counter(single_units(other)) - kept
    kinds = [one[1] if one[0] < 0 else each.hand.state.box.code_material[one[1]] for one in (unit, new)]
    return any(set(kinds) <= set(need.materials) for need in each.cost.needs)


def test_random_payments_are_legal_and_reach_every_payment() -> None:
    for seed in SEEDS[:40]:
        each = case(seed)
        slow = every_payment(each)
        drawn = set()
        for turn in range(30):
            payment = random_payment(each.sources, each.cost, Dice(turn))
            assert (payment in slow) if slow else (payment is None)
            drawn.add(payment)
        assert len(slow) < 2 or len(drawn) > 1


def row(gold: int, **stock: str) -> tuple[Hand, PaymentSources]:
    sketch = Sketch("market church barn barn.2", roads="market-church church-barn barn-barn.2")
    hand = sketched(sketch).gold(gold, 0).donkeys(0, "barn")
    for place, units in stock.items():
        hand.stock(place.replace("_", "."), units)
    return hand, PaymentSources(hand.state, 0, hand.uids["church"])


def need(hand: Hand, kinds: str, count: int, gold: int = 0) -> Cost:
    return Cost((Need(tuple(sorted(hand.material(kind) for kind in kinds.split("/"))), count),), gold)


@pytest.mark.parametrize(
    ("near", "far", "expected"),
    [
        ("milk@1 milk@0", "", "barn:milk@0"),
        ("milk@1", "milk@0", "barn.2:milk@0"),
        ("milk@0", "milk@0!", "barn.2:milk@0!"),
        ("milk@1!", "milk@1", "barn.2:milk@1"),
        ("milk@0", "brick@0", "barn:milk@0"),
        ("", "milk@1!", "barn.2:milk@1!"),
        ("", "", "buy:brick"),
    ],
)
def test_the_unit_proposed_first(near: str, far: str, expected: str) -> None:
    hand, sources = row(9, barn=near, barn_2=far)
    assert best_payment(sources, need(hand, "milk/brick", 1)) == hand.pay(expected)


def test_of_two_kinds_the_cheaper_is_bought() -> None:
    hand, sources = row(9)
    assert best_payment(sources, need(hand, "wood/timber", 1)) == hand.pay("buy:wood")


def test_a_cost_without_materials_has_one_payment() -> None:
    _, sources = row(4)
    assert list(all_payments(sources, Cost((), 4))) == [NOTHING]
    assert best_payment(sources, Cost((), 4)) == NOTHING
    assert best_payment(sources, Cost((), 5)) is None
    assert list(all_payments(sources, Cost((), 5))) == []
    assert payment_refusal(sources, Cost(), NOTHING) is None


def test_what_is_lacking_is_said_with_what_there_is() -> None:
    hand, sources = row(4, barn="milk@1")
    found = sources.lack(need(hand, "milk/brick", 3))
    assert found is not None
    kinds = (hand.material("brick"), hand.material("milk"))
    assert (found.rule, found.code) == ("B3", "missing_gold")
    assert found.facts == {"tile": 0, "missing": ((kinds, 3, 1),), "asked": 10, "gold": 4, "earned": 0}
    barred = PaymentSources(hand.state, 0, 0, may_buy=False).lack(need(hand, "milk/brick", 3))
    assert barred is not None
    assert (barred.rule, barred.code) == ("B2", "missing_material")
    assert barred.facts == {"tile": 0, "missing": ((kinds, 3, 1),), "may_buy": False}


def test_a_million_payments_are_not_made_before_the_first_is_given() -> None:
    # Thirty piles of three kinds for ten units: nobody could list these ways to pay.
    names = [f"barn.{number}" for number in range(10, 40)]
    rows = f"church barn {' '.join(names)}"
    roads = "church-barn " + " ".join(f"{a}-{b}" for a, b in zip(["barn", *names], names, strict=False))
    hand = sketched(Sketch(rows, roads=roads)).donkeys(0, " ".join(["barn", *names]))
    for name in names:
        hand.stock(name, "wood stone wheat")
    sources = PaymentSources(hand.state, 0, 0)
    cost = need(hand, "wood/stone/wheat", 10)
    first = list(islice(all_payments(sources, cost), 5))
    assert len(set(first)) == 5
    assert all(payment_refusal(sources, cost, payment) is None for payment in first)
