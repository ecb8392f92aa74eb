"""The reach of a seat with joins of its own against the slow village, and the whole action space with one."""

from __future__ import annotations

from copy import copy
from random import Random

import pytest

from hamlet.engine.state import State
from hamlet.engine.village import Village
from tests.engine.properties.generated import growing
from tests.engine.properties.playing import Table, box_of
from tests.engine.properties.small_states import market_day, played_state
from tests.engine.properties.test_action_space import check
from tests.oracles.ground import as_set, slow_village
from tests.oracles.transport_oracle import reach_by_sides, slow_sources
from tests.spread import first

SHUFFLED = Table(3, "printed", (("start_layout", "shuffled"),))


def some_joins(village: Village, chance: Random) -> tuple[int, ...]:
    """One to three groups of two to four tiles, likely some out of reach."""
    tiles = range(len(village.tiles))
    groups = [chance.sample(tiles, chance.randint(2, 4)) for _ in range(chance.randint(1, 3))]
    return tuple(sum(1 << uid for uid in group) for group in groups)


@pytest.mark.parametrize("seed", first(4, range(10)))
def test_a_joined_reach_is_that_of_the_slow_village(seed: int) -> None:
    box, chance = box_of(SHUFFLED), Random(seed)
    before: tuple[Village, tuple[int, ...]] | None = None
    for village in growing(box, seed, 18):
        joins = some_joins(village, chance)
        slow = slow_village(box.definitions, village, [as_set(mask) for mask in joins])
        reach = village.joined(joins)
        assert [as_set(mask) for mask in reach.links] == slow.links
        assert as_set(reach.reachable) == slow.reachable == reach_by_sides(slow)
        start = chance.choice(range(len(village.tiles)))
        assert list(reach.steps_from(start)) == slow.distances(start)
        donkeys = set(chance.choices(range(len(village.tiles)), k=4))
        mask = sum(1 << uid for uid in donkeys)
        expected = slow_sources(slow, donkeys, start)
        assert as_set(reach.origins(mask, start)) == set(expected)
        assert {uid: len(route) for uid, route in reach.routes(mask, start).items()} == expected
        tile = chance.randrange(len(box.definitions.tiles))
        for rotation, spots in zip(village.land.shapes[tile].distinct, reach.placements(tile), strict=True):
            assert set(village.positions(spots)) == slow.placements(tile, rotation)
        if before is not None:
            again, same = before
            assert again.joined(same) is again.joined(same)
        before = village, joins
        assert village.by_road.joins == ()
        assert as_set(village.by_road.reachable) == reach_by_sides(slow_village(box.definitions, village))


def with_join(state: State, seed: int) -> State:
    """The same state in a box in which the seat that decides may use joins of its own."""
    joins = some_joins(state.village, Random(seed))
    state.box = copy(state.box)
    state.box.joining = (lambda now, seat: joins if seat == now.decider else (),)
    state.box.apart = True
    return state


def test_offered_refused_and_ruled_agree_for_a_seat_with_joins() -> None:
    assert check(with_join(played_state(41, 8, gold=1), 1))["legal"]


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(4))
def test_offered_refused_and_ruled_agree_for_more_seats_with_joins(seed: int) -> None:
    assert check(with_join(played_state(seed + 40, 9), seed))["legal"]
    assert check(with_join(market_day(seed + 50, 9, 2), seed))["legal"]
