"""Payments against trying them all, on generated states (B2, B3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest

from hamlet.content import load_base, resolve
from hamlet.engine.bits import bits
from hamlet.engine.box import Box
from hamlet.engine.definitions import Cost, Need
from hamlet.engine.dice import Dice
from hamlet.engine.payments.payment import Payment, payment_refusal
from hamlet.engine.payments.proposals import BUY, all_payments, best_payment, random_payment, swaps
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.reading import read_definitions
from hamlet.engine.start import new_state
from hamlet.engine.state import State
from tests.engine.properties.generated import growing, strewn
from tests.engine.properties.playing import Table, box_of
from tests.oracles.transport_oracle import SlowTill
from tests.spread import first

TABLES = (
    Table(2, "printed", (("start_layout", "shuffled"),)),
    Table(4),
    Table(2, "printed", (("prices_few", {"raw": 0, "refined": 1}),)),
)
Case = tuple[State, SlowTill, PaymentSources, Cost]


def some_cost(box: Box, there: list[int], chance: Random) -> Cost:
    """A cost of the game, or one made up of what is there: up to two needs, each of a mix of materials."""
    if chance.random() < 0.3:
        costs = [tile.cost for tile in box.definitions.tiles] + [sale.cost for sale in box.definitions.sales]
        return chance.choice([cost for cost in costs if sum(need.count for need in cost.needs) <= 4])
    materials = list(range(len(box.definitions.materials)))
    chance.shuffle(materials)
    if chance.random() < 0.8:
        materials.sort(key=lambda material: not there[material])
    cut = chance.randint(1, 3)
    parts = [materials[:cut], materials[cut : cut + chance.randint(0, 2)]]
    needs = [Need(tuple(sorted(part)), chance.choice((1, 1, 2, 3))) for part in parts if part]
    return Cost(tuple(sorted(needs, key=lambda need: need.materials)), chance.choice((0, 0, 1, 2, 5)))


@cache
def odd_box() -> Box:
    """A box in which some refined materials pay their makers in gold alone, others in points alone."""
    data = resolve(load_base())
    gains = {"timber": {"points": 5}, "brick": {"gold": 2}, "milk": {"points": 2}, "flour": {"gold": 1}}
    materials = [{**each, "consumed": gains.get(each["id"], {})} for each in data["materials"]]
    return Box(read_definitions({**data, "materials": materials}), 2)


def cases(box: Box, block: int, count: int) -> Iterator[Case]:
    """So many costs to be paid somewhere in a generated village."""
    made = 0
    for seed in range(block * 1_000, block * 1_000 + 1_000):
        chance = Random(seed)
        for village in islice(growing(box, seed, 18), chance.randint(0, 4), None, 3):
            state = strewn(box, village, chance)
            may_buy = chance.random() < 0.7
            tiles = chance.choices(list(bits(village.by_road.reachable)), k=6)
            sources = max(
                (PaymentSources(state, state.seat, tile, may_buy=may_buy) for tile in tiles),
                key=lambda each: sum(each.counts[3:]),
            )
            till = SlowTill(state, state.seat, sources.tile, may_buy=may_buy)
            yield state, till, sources, some_cost(box, sources.counts, chance)
            made += 1
            if made == count:
                return


def rank(state: State, code: int) -> int:
    """Below zero pays the payer, zero nobody, above zero a rival."""
    maker, gain = state.box.code_maker[code], state.box.code_gain[code]
    worth = 0 if maker < 0 else gain.gold + gain.points
    return -worth if maker == state.seat else worth


def order(state: State, till: SlowTill, cost: Cost, payment: Payment) -> tuple[object, ...]:
    """How late a payment comes among the proposals: fewest purchases, what pays me, shortest ways."""
    material_of = state.box.code_material
    chosen = [
        sorted(
            (rank(state, code), till.steps[uid])
            for uid, code, count in payment.units
            if material_of[code] in need.materials
            for _ in range(count)
        )
        for need in cost.needs
    ]
    price = sum(state.box.prices[material] * count for material, count in payment.bought)
    return sum(count for _, count in payment.bought), price, chosen


def check(case: Case, dice: Dice, *, plain: bool = True) -> bool:
    """Compare everything; `plain` if whoever pays most gold pays most points too. Return whether payable."""
    state, till, sources, cost = case
    expected = till.payments(cost)
    listed = list(all_payments(sources, cost))
    assert len(set(listed)) == len(listed)
    assert set(listed) == expected
    assert sources.can_pay(cost) == bool(expected)
    assert (sources.lack(cost) is None) == bool(expected)
    best = best_payment(sources, cost)
    if not expected:
        assert best is None
        return False
    assert best in expected
    if plain:
        assert order(state, till, cost, best) == min(order(state, till, cost, each) for each in expected)
    assert {random_payment(sources, cost, dice) for _ in range(6)} <= expected
    check_swaps(case, expected, listed[dice.below(len(listed))])
    check_wrong(case, listed[dice.below(len(listed))], dice)
    return True


def check_swaps(case: Case, expected: set[Payment], payment: Payment) -> None:
    """What stands in for a unit leads to exactly the payments that differ in that one unit."""
    _, _, sources, cost = case
    mine = as_units(payment)
    for unit in mine:
        without = mine - Counter([unit])
        offered = {changed for _, changed in swaps(sources, cost, payment, unit)}
        neighbours = {each for each in expected if each != payment and without <= as_units(each)}
        assert offered == {each for each in neighbours if same_need(case, unit, as_units(each) - without)}


def as_units(payment: Payment) -> Counter[tuple[int, int]]:
    units = Counter({(uid, code): count for uid, code, count in payment.units})
    units.update({(BUY, material): count for material, count in payment.bought})
    return units


def same_need(case: Case, unit: tuple[int, int], others: Counter[tuple[int, int]]) -> bool:
    state, _, _, cost = case
    kinds = [what if uid == BUY else state.box.code_material[what] for uid, what in (unit, *others)]
    return any(all(kind in need.materials for kind in kinds) for need in cost.needs)


def check_wrong(case: Case, payment: Payment, dice: Dice) -> None:
    """A payment with something changed by chance is refused exactly if trying all does not find it."""
    _, till, sources, cost = case
    for _ in range(8):
        units, bought = [list(unit) for unit in payment.units], [list(ware) for ware in payment.bought]
        pool = units + bought
        if pool:
            part = pool[dice.below(len(pool))]
            part[dice.below(len(part))] += dice.below(5) - 2
        if dice.below(3) == 0:
            bought.append([dice.below(8), 1 + dice.below(2)])
        changed = Payment(
            tuple((uid, code, count) for uid, code, count in units),
            tuple((material, count) for material, count in bought),
        )
        refused = payment_refusal(sources, cost, changed) is not None
        assert refused != till.settles(cost, changed), changed


@pytest.mark.parametrize("block", first(3, range(6)))
def test_payments_agree_with_trying_them_all(block: int) -> None:
    dice = Dice(block)
    payable = sum(check(case, dice) for case in cases(box_of(TABLES[block % 3]), block, 400))
    assert 80 < payable < 360, "the costs are too easy or too hard to prove anything"


@pytest.mark.parametrize("block", range(6, 8))
def test_payments_agree_where_makers_earn_gold_or_points_unevenly(block: int) -> None:
    dice = Dice(block)
    assert sum(check(case, dice, plain=False) for case in cases(odd_box(), block, 400)) > 80


def test_the_proposal_uses_the_unit_whose_gold_is_needed_to_pay_at_all() -> None:
    box = odd_box()
    state = new_state(box, 1)
    timber, brick = 3, 4
    codes = [box.refined_code(material, state.seat, high_quality=False) for material in (timber, brick)]
    state.stock = (tuple(codes), *state.stock[1:])
    cost = Cost((Need((timber, brick), 1),), gold=3)
    for purse, chosen in ((1, brick), (2, brick), (3, timber)):
        state.gold = (purse, purse)
        best = best_payment(PaymentSources(state, state.seat, 0), cost)
        assert best is not None
        assert [box.code_material[code] for _, code, _ in best.units] == [chosen]


@pytest.mark.heavy
@pytest.mark.parametrize("block", range(50, 80))
def test_more_payments_agree_with_trying_them_all(block: int) -> None:
    dice = Dice(block)
    for case in cases(box_of(TABLES[block % 3]), block, 600):
        check(case, dice)
    for case in cases(odd_box(), block, 600):
        check(case, dice, plain=False)
