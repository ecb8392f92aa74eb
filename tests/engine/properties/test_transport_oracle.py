"""Reach and transport against explicit chains over the lattice, on thousands of grown villages (B1, B2)."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from hamlet.bench.oracle import SlowVillage
from hamlet.engine.bits import bits
from hamlet.engine.scoring.roads import longest_road_of
from hamlet.engine.village import Village
from hamlet.engine.workers import tiles_with
from tests.engine.properties.generated import growing, strewn
from tests.engine.properties.playing import Table, box_of
from tests.oracles.ground import as_set, slow_village
from tests.oracles.longest_road import longest_by_sets
from tests.oracles.transport_oracle import reach_by_sides, slow_sources
from tests.spread import first

SHUFFLED = Table(3, "printed", (("start_layout", "shuffled"),))
BLOCKS, VILLAGES_PER_BLOCK = 8, 1_000


def check_villages(block: int, count: int, most: int) -> None:
    seed, checked = block * 1_000, 0
    while checked < count:
        for village in growing(box_of(SHUFFLED), seed, most):
            slow = slow_village(box_of(SHUFFLED).definitions, village)
            chance = Random(seed * 100 + checked)
            assert as_set(village.by_road.reachable) == reach_by_sides(slow)
            check_transport(village, slow, chance)
            checked += 1
        seed += 1


def check_transport(village: Village, slow: SlowVillage, chance: Random) -> None:
    everywhere = range(len(village.tiles))
    tile = chance.choice(everywhere)
    near = [uid for uid in everywhere if 0 <= slow.distances(tile)[uid] <= 3]
    donkeys = {chance.choice(chance.choice((near, everywhere))) for _ in range(chance.randint(0, 9))}
    mask = sum(1 << uid for uid in donkeys)
    expected = slow_sources(slow, donkeys, tile)
    assert as_set(village.by_road.origins(mask, tile)) == set(expected)
    found = village.by_road.routes(mask, tile)
    assert {source: len(way) for source, way in found.items()} == expected
    for source, way in found.items():
        assert way[0] == source
        assert way[-1] == tile
        assert all(near in slow.links[here] for here, near in pairwise(way))
        assert donkeys.issuperset(way[1:-1])
    assert list(village.by_road.steps_from(tile)) == slow.distances(tile)


@pytest.mark.parametrize("block", first(3, range(BLOCKS)))
def test_reach_origins_and_routes_agree_with_explicit_chains(block: int) -> None:
    check_villages(block, VILLAGES_PER_BLOCK, 22)


@pytest.mark.heavy
@pytest.mark.parametrize("block", range(100, 140))
def test_reach_origins_and_routes_agree_in_larger_villages(block: int) -> None:
    check_villages(block, 500, 34)


@pytest.mark.parametrize("block", range(4))
def test_the_longest_road_of_each_seat_agrees_with_growing_sets(block: int) -> None:
    box = box_of(SHUFFLED)
    for seed in range(block * 15, block * 15 + 15):
        for village in growing(box, seed, 16):
            state = strewn(box, village, Random(seed))
            slow = slow_village(box.definitions, village)
            for seat in range(box.seats):
                links = [sum(1 << near for near in nears) for nears in slow.links_of(seat)]
                road = longest_road_of(state, seat)
                assert len(road) == longest_by_sets(links, 1)
                assert all(links[a] >> b & 1 for a, b in pairwise(road))
                assert 0 not in road
                assert len(set(road)) == len(road)


def test_the_longest_road_of_two_linked_tiles_is_not_mistaken_for_a_transport() -> None:
    box = box_of(SHUFFLED)
    church, farm = next(iter(growing(box, 1, 6))).tiles[:2]
    village = Village.of(box.land, (church, farm))
    state = strewn(box, village, Random(0))
    for donkeys in range(4):
        for tile in range(2):
            village.by_road.origins(donkeys, tile)
    assert longest_road_of(state, 0) == ()
    assert village.by_road.origins(0b10, 1) == 0b11


def test_donkeys_of_other_seats_carry_nothing() -> None:
    box = box_of(SHUFFLED)
    state = strewn(box, next(iter(growing(box, 1, 6))), Random(3))
    state.donkeys = ((), (2, 4), (6,))
    assert [list(bits(tiles_with(state.donkeys[seat]))) for seat in range(3)] == [[], [1, 2], [3]]
