"""Payments over boats against trying every choice of boats and units (L5, L6, L9, L18–L20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from hamlet.engine.bits import bits
from hamlet.engine.carriage import carriage_of
from hamlet.engine.definitions import Cost, Kind, Need
from hamlet.engine.dice import Dice
from hamlet.engine.payments.payable import payable_of
from hamlet.engine.payments.payment import Payment, payment_refusal
from hamlet.engine.payments.proposals import all_payments, best_payment, random_payment, swaps
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State, put
from tests.engine.lake.hex_states import hex_box, hex_state
from tests.engine.lake.wet_states import wet_state
from tests.engine.lake.wet_villages import lake_box
from tests.engine.properties.test_payment_oracle import as_units, some_cost
from tests.oracles.boat_till import BoatTill, payment_of, subsets
from tests.oracles.ground import as_set
from tests.spread import first

MOST_TRIED = 4
WHEAT = Cost((Need((2,), 1),))
Case = tuple[State, BoatTill, PaymentSources, Cost]


def wheat_of(block: int) -> int:
    """What a body costs: one, two, nothing."""
    return (1, 2, 0, 1)[block % 4]


def some_state(block: int, number: int) -> State:
    """Of hexagons, where boats matter often; now and then of real tiles."""
    seats, options = 2 + block % 3, (("boat_wheat", wheat_of(block)),)
    if number % 10:
        return hex_state(hex_box(seats, options), block * 1_000 + number)
    return wet_state(lake_box(seats, options), block * 1_000 + number, size=16, lakes=1)


def a_cost(most: list[int], across: list[int], chance: Random) -> Cost:
    """Of what only boats bring, if there is any, and of something else; sometimes any raw material."""
    if chance.random() < 0.25:
        return Cost((Need((0, 1, 2), chance.randint(2, 4)),), chance.choice((0, 0, 1)))
    beyond = [material for material in range(7) if across[material]]
    there = [material for material in range(7) if most[material]] or [0]
    chosen = dict.fromkeys([chance.choice(beyond or there), chance.choice(there)][: chance.randint(1, 2)])
    counts = {material: chance.randint(1, max(1, min(2, most[material]))) for material in chosen}
    return Cost(
        tuple(Need((material,), n) for material, n in sorted(counts.items())), chance.choice((0, 0, 2))
    )


def cases(block: int, count: int) -> Iterator[Case]:
    """So many costs to be paid somewhere by the lake, most often where boats bring something."""
    for number in range(count):
        state, chance = some_state(block, number), Random(number)
        may_buy = chance.random() < 0.4
        tiles = list(bits(reach_of(state, state.seat).reachable))
        chance.shuffle(tiles)
        sources = max(
            (PaymentSources(state, state.seat, tile, may_buy=may_buy) for tile in tiles[:8]),
            key=lambda each: sum(way.can_pay(WHEAT) and way.usable != each.usable for way in each.ways()),
        )
        most = [max(way.counts[n] for way in sources.ways()) for n in range(7)]
        across = [more - here for more, here in zip(most, sources.counts, strict=True)]
        cost = some_cost(state.box, most, chance) if chance.random() < 0.2 else a_cost(most, across, chance)
        if sum(need.count for need in cost.needs) <= MOST_TRIED:
            yield state, BoatTill(state, state.seat, sources.tile, may_buy=may_buy), sources, cost


def check(case: Case, dice: Dice) -> Counter[str]:
    """Compare everything; tell what was met."""
    state, till, sources, cost = case
    assert {ferry.id for ferry in sources.carriage.ferries} == set(till.view.for_wheat)
    for boats, expected_sources in till.ways.items():
        assert as_set(sources.across(boats).origins) == expected_sources
    expected = till.payments(cost)
    listed = list(all_payments(sources, cost))
    assert len(set(listed)) == len(listed)
    assert set(listed) == expected
    assert sources.can_pay(cost) == bool(expected)
    assert (sources.lack(cost) is None) == bool(expected)
    around = payable_of(state, state.seat)
    if till.may_buy:
        assert bool(around.payable(cost) >> sources.tile & 1) == bool(expected)
    assert around.affords(cost, around.at(sources.tile, may_buy=till.may_buy)) == bool(expected)
    best = best_payment(sources, cost)
    if not expected:
        assert best is None
        return Counter(unpayable=1)
    assert best in expected
    check_best(best, expected)
    assert {random_payment(sources, cost, dice) for _ in range(6)} <= expected
    chosen = sorted(expected)[dice.below(len(expected))]
    check_swaps(case, expected, chosen)
    check_wrong(case, chosen, dice)
    over = {len(payment.boats) for payment in expected}
    return Counter(payable=1, ferried=max(over) > 0, needed=min(over) > 0, two=max(over) > 1)


def check_best(best: Payment, expected: set[Payment]) -> None:
    """Over as few boats as can be, and then with as few purchases."""
    assert len(best.boats) == min(len(each.boats) for each in expected)
    alike = [each for each in expected if each.boats == best.boats]
    fewest = min(sum(count for _, count in each.bought) for each in alike)
    assert sum(count for _, count in best.bought) == fewest


def check_swaps(case: Case, expected: set[Payment], payment: Payment) -> None:
    """A stand-in for a unit leads to payments that settle it by the same boats, one unit apart."""
    _, _, sources, cost = case
    mine = as_units(payment)
    for unit in mine:
        for _, changed in swaps(sources, cost, payment, unit):
            assert changed in expected
            assert changed.boats == payment.boats
            assert (mine - as_units(changed)) == Counter([unit])


def check_wrong(case: Case, payment: Payment, dice: Dice) -> None:
    """A payment with something changed by chance is refused exactly if the slow till refuses it."""
    _, till, sources, cost = case
    names = sorted(till.view.bodies)
    for _ in range(12):
        units, bought = [list(unit) for unit in payment.units], [list(ware) for ware in payment.bought]
        pool = units + bought
        if pool and dice.below(2):
            part = pool[dice.below(len(pool))]
            part[dice.below(len(part))] += dice.below(5) - 2
        if dice.below(4) == 0:
            bought.append([dice.below(8), 1 + dice.below(2)])
        boats = list(payment.boats)
        if dice.below(2):
            strange = [*names, 99][dice.below(len(names) + 1)]
            boats = [each for each in boats if each != strange] if strange in boats else [*boats, strange]
        if dice.below(6) == 0:
            boats = boats[::-1] + boats[:1]
        changed = Payment(
            tuple((uid, code, count) for uid, code, count in units),
            tuple((material, count) for material, count in bought),
            tuple(boats),
        )
        refused = payment_refusal(sources, cost, changed) is not None
        assert refused != till.settles(cost, changed), changed


# A body costs one, two and nothing in the first three, at tables of two, three and four.
@pytest.mark.parametrize("block", first(3, range(8)))
def test_payments_over_boats_agree_with_trying_them_all(block: int) -> None:
    met: Counter[str] = Counter()
    dice = Dice(block)
    for case in cases(block, 90):
        met += check(case, dice)
    assert met["payable"] > 10
    assert met["unpayable"] > 2
    if wheat_of(block):
        assert met["ferried"] > 5
        assert met["needed"] > 2


@pytest.mark.heavy
@pytest.mark.parametrize("block", range(100, 160))
def test_more_payments_over_boats_agree_with_trying_them_all(block: int) -> None:
    dice = Dice(block)
    for case in cases(block, 200):
        check(case, dice)


def ten_raw(seed: int) -> Case | None:
    """A state in which ten raw units come over two bodies and no fewer, with wheat in an own Storeroom."""
    box = hex_box(2, (("boat_wheat", 1),))
    state = hex_state(box, seed, effects=0)
    wheat = box.raw_code(2)
    for uid, placed in enumerate(state.village.tiles):
        made = box.definitions.tiles[placed.tile]
        if made.kind == "storeroom" and placed.owner == state.seat:
            state.stock = put(state.stock, uid, (wheat, wheat))
        elif made.kind == Kind.PRODUCER:
            state.stock = put(state.stock, uid, (box.raw_code(made.produces[-1]),) * made.slots)
    cost = Cost((Need((0, 1, 2), 10),))
    for tile in bits(reach_of(state, state.seat).reachable):
        sources = PaymentSources(state, state.seat, tile, may_buy=False)
        best = best_payment(sources, cost)
        if best is not None and len(best.boats) == 2 and sum(sources.across(best.boats).counts[:3]) < 15:
            return state, BoatTill(state, state.seat, tile, may_buy=False), sources, cost
    return None


def test_ten_raw_units_over_two_bodies_agree_with_trying_them_all() -> None:
    from_storerooms = 0
    for number, case in enumerate(islice(filter(None, map(ten_raw, range(400))), 5)):
        state, till, _, cost = case
        assert check(case, Dice(number))["two"]
        units = {uid for payment in till.payments(cost) for uid, _, _ in payment.units}
        kinds = {state.box.kind_of[state.village.tiles[uid].tile] for uid in units}
        from_storerooms += "storeroom" in kinds
    assert from_storerooms


def test_boats_that_carry_nothing_but_one_anothers_wheat_are_needless() -> None:
    """What lies at hand is paid for where wheat could come over two bodies."""
    tried = several = 0
    for seed in range(60):
        state = hex_state(hex_box(2), seed, effects=0)
        for tile in bits(reach_of(state, state.seat).reachable):
            sources = PaymentSources(state, state.seat, tile, may_buy=False)
            here = [material for material in range(7) if sources.counts[material]]
            if len(sources.carriage.ferries) < 2 or not here:
                continue
            till, cost = BoatTill(state, state.seat, tile, may_buy=False), Cost((Need((here[-1],), 1),))
            assert set(all_payments(sources, cost)) == till.payments(cost)
            tried += 1
            for boats in subsets(till.view.for_wheat):
                wheat = [(uid, 3) for uid in sorted(till.ways[boats]) if state.stock[uid].count(3) >= 2]
                unit = next((uid, code) for uid, code, _ in sources.piles[here[-1]])
                for pile in wheat if len(boats) == 2 else ():
                    payment = payment_of([pile, pile, unit], boats)
                    assert (payment_refusal(sources, cost, payment) is None) == till.settles(cost, payment)
                    several += till.needless(payment)
    assert tried > 20
    assert several > 5


def test_goods_come_as_the_carriage_says() -> None:
    state = wet_state(lake_box(2), 3)
    for seat in range(2):
        carriage = carriage_of(state, seat)
        for tile in range(len(state.village.tiles)):
            till = BoatTill(state, seat, tile)
            assert as_set(carriage.origins(tile)) == till.ways[()]
