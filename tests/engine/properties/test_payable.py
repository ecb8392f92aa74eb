"""Where a seat can pay, asked for all tiles at once and one by one."""

from __future__ import annotations

from random import Random

import pytest

from hamlet.engine.bits import bits
from hamlet.engine.definitions import Cost, Need
from hamlet.engine.payments.payable import payable_of
from hamlet.engine.payments.sources import PaymentSources
from tests.engine.properties.generated import growing, strewn
from tests.engine.properties.playing import Table, box_of


def some_costs(chance: Random) -> list[Cost]:
    costs = []
    for _ in range(6):
        materials = chance.sample(range(7), chance.randint(0, 3))
        needs = tuple(Need((material,), chance.randint(1, 4)) for material in materials)
        if len(materials) == 3:
            needs = (Need(tuple(sorted(materials)), chance.randint(1, 6)),)
        costs.append(Cost(needs, chance.choice((0, 0, 1, 5, 10))))
    return costs


@pytest.mark.parametrize("seed", range(12))
def test_a_cost_is_payable_around_exactly_where_it_is_payable_tile_by_tile(seed: int) -> None:
    chance = Random(seed)
    box = box_of(Table(2 + seed % 3))
    for village in growing(box, seed, 26):
        state = strewn(box, village, chance)
        around = payable_of(state, state.seat)
        for cost in some_costs(chance):
            there = {uid: PaymentSources(state, state.seat, uid) for uid in bits(village.by_road.reachable)}
            expected = [uid for uid, sources in there.items() if sources.can_pay(cost)]
            assert list(bits(around.payable(cost))) == expected, (seed, len(village.tiles), cost)


@pytest.mark.parametrize("count", [4094, 4095, 4096, 8191, 8192, 1 << 20])
def test_no_count_is_so_large_that_it_is_taken_for_a_small_one(count: int) -> None:
    box = box_of(Table(2))
    for village in growing(box, 3, 8):
        state = strewn(box, village, Random(5))
        around = payable_of(state, state.seat)
        for material in range(7):
            alone, beside_another = Need((material,), count), Need(((material + 1) % 7,), 1)
            assert not around.payable(Cost((alone,)))
            assert not around.payable(Cost((beside_another, alone)))
