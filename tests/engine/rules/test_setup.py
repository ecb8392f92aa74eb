"""Setting up (002, Setup): what lies where for two, three and four seats."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from hamlet.engine.box import Box
from hamlet.engine.definitions import Kind, Need
from hamlet.engine.display import NO_SALE, reveal_sale
from hamlet.engine.dump import state_hash
from hamlet.engine.lattice.outline import shape_from_text
from hamlet.engine.start import new_state
from hamlet.engine.state import State
from tests.engine.hands import definitions_with, first_game
from tests.engine.outlines import OUTLINES

SEATS = (2, 3, 4)


@cache
def box(seats: int) -> Box:
    return Box(definitions_with(), seats)


def dealt(seats: int, seed: int) -> State:
    return new_state(box(seats), seed)


@pytest.mark.parametrize(("seats", "slots"), [(2, 4), (3, 5), (4, 5)])
def test_church_has_the_side_for_the_number_of_seats(seats: int, slots: int) -> None:
    state = dealt(seats, 1)
    asked = {slot.id: (dict(_needs(state, slot.cost.needs)), slot.cost.gold, slot.points)
             for slot in state.box.church_slots}  # fmt: skip
    expected: dict[str, tuple[dict[str, int], int, int]] = {
        "gold": ({}, 10, 6),
        "milk_brick": ({"brick/milk": 3}, 0, 4),
        "timber_flour": ({"timber/flour": 3}, 0, 4),
        "raw": ({"wood/stone/wheat": 10}, 0, 6),
    }
    if slots == 5:
        expected["one_of_each"] = ({"timber": 1, "brick": 1, "milk": 1, "flour": 1}, 0, 6)
    assert asked == expected
    assert state.church == (-1,) * slots


def _needs(state: State, needs: tuple[Need, ...]) -> list[tuple[str, int]]:
    names = [each.id for each in state.box.definitions.materials]
    return [("/".join(names[each] for each in need.materials), need.count) for need in needs]


@pytest.mark.parametrize(("seats", "raw", "refined"), [(2, 3, 5), (3, 2, 4), (4, 2, 4)])
def test_market_side_sets_the_prices(seats: int, raw: int, refined: int) -> None:
    state = dealt(seats, 1)
    prices = zip(state.box.definitions.materials, state.box.prices, strict=True)
    assert {(each.refined, price) for each, price in prices} == {(False, raw), (True, refined)}


@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_has_a_villager_and_a_donkey_on_the_church(seats: int) -> None:
    state = dealt(seats, 3)
    assert state.villagers == ((0,),) * seats
    assert state.donkeys == ((0,),) * seats
    assert state.box.kind_of[state.village.tiles[state.village.church].tile] == Kind.CHURCH


@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_has_two_tokens_of_each_refined_material(seats: int) -> None:
    state = dealt(seats, 3)
    refined = [each.refined for each in state.box.definitions.materials]
    assert refined == [False] * 3 + [True] * 4
    assert state.supply == ((0, 0, 0, 2, 2, 2, 2),) * seats


@pytest.mark.parametrize(
    ("seats", "by_place"), [(2, (3, 4)), (3, (3, 3, 4)), (4, (3, 3, 4, 4))], ids=["two", "three", "four"]
)
def test_gold_follows_the_place_in_turn_order(seats: int, by_place: tuple[int, ...]) -> None:
    firsts = set()
    for seed in range(40):
        state = dealt(seats, seed)
        firsts.add(state.first)
        assert tuple(state.gold[(state.first + place) % seats] for place in range(seats)) == by_place
    assert firsts == set(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_starting_seat_is_drawn_about_evenly(seats: int) -> None:
    drawn = Counter(dealt(seats, seed).first for seed in range(300))
    assert min(drawn.values()) > 300 / seats * 0.7
    assert all(dealt(seats, seed).seat == dealt(seats, seed).first for seed in range(5))


@pytest.mark.parametrize(("seats", "tiers"), [(2, (4, 2, 1)), (3, (4, 3, 2)), (4, (4, 3, 3))])
def test_sale_stack_has_the_tiles_of_each_tier_and_three_lie_open(seats: int, tiers: tuple[int, ...]) -> None:
    state = dealt(seats, 2)
    sales = state.box.definitions.sales
    shown = [sales[sale] for sale in state.market]
    assert len({sale.id for sale in shown}) == 3
    assert {sale.tier for sale in shown} == {1}
    assert state.stack_left == (tiers[0] - 3, *tiers[1:])


@pytest.mark.parametrize("seats", SEATS)
def test_sales_come_tier_by_tier_and_any_tile_of_a_tier_may_be_removed(seats: int) -> None:
    seen = set()
    for seed in range(60):
        state = dealt(seats, seed)
        order = list(state.market)
        for _ in range(sum(state.stack_left)):
            reveal_sale(state, 0, None)
            order.append(state.market[0])
        tiers = [state.box.definitions.sales[sale].tier for sale in order]
        assert tiers == sorted(tiers)
        assert len(set(order)) == len(order)
        seen |= set(order)
        reveal_sale(state, 0, None)
        assert state.market[0] == NO_SALE
    assert seen == set(range(12))


@pytest.mark.parametrize("seats", SEATS)
def test_bag_holds_ten_tiles_of_which_four_are_shown(seats: int) -> None:
    state = dealt(seats, 5)
    names = Counter(state.box.definitions.tiles[tile].id for tile in state.display)
    for tile, count in zip(state.box.definitions.tiles, state.bag, strict=True):
        names[tile.id] += count
    bag = ["sawmill", "stonemason", "dairy_farm", "flour_mill", "small_woodland", "small_mountains"]
    assert names == Counter([*bag, "pond_a", "pond_b", "barn", "barn"]) + Counter()
    assert len(state.display) == 4
    assert state.coins == (0, 0, 0, 0)


def test_four_piles_of_four_wait_for_their_refineries() -> None:
    definitions = definitions_with()
    piles: dict[str, list[str]] = {}
    for tile in definitions.tiles:
        for pile, copies in tile.copies:
            piles.setdefault(pile, []).extend([tile.id] * copies)
    assert {pile: sorted(tiles) for pile, tiles in piles.items() if pile not in {"bag", "start"}} == {
        "timber": ["large_woodland", "lumbermill", "stables", "warehouse"],
        "brick": ["large_mountains", "master_stonemason", "monument", "outpost"],
        "milk": ["barn", "cow_conservatory", "square", "tavern"],
        "flour": ["farrier", "shrine", "tradepost", "windmill"],
    }
    assert sum(len(tiles) for tiles in piles.values()) == 32
    assert Box(definitions, 2).piles == ("timber", "brick", "milk", "flour")
    assert dealt(2, 1).opened == (0, 0, 0, 0)


def test_producers_begin_with_two_of_their_three_slots_full() -> None:
    hand = first_game()
    assert hand.held("woodcutter") == ["wood", "wood"]
    assert hand.held("quarry") == ["stone", "stone"]
    assert hand.held("farm") == ["wheat", "wheat"]
    assert hand.held("market") == hand.held("town_hall") == hand.held("church") == []


def test_no_points_no_milestones_no_blueprints_at_the_start() -> None:
    state = dealt(4, 9)
    assert state.points == (0, 0, 0, 0)
    assert set(state.milestones) == {-1}
    assert state.blueprints == ((),) * 4
    assert (state.round, state.ending, state.finished, state.pending) == (1, False, False, ())


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seed_deals_the_same_game_and_others_differ(seats: int) -> None:
    hashes = [state_hash(dealt(seats, seed)) for seed in range(30)]
    assert hashes == [state_hash(dealt(seats, seed)) for seed in range(30)]
    assert len(set(hashes)) == 30


def test_landmarks_and_only_landmarks_take_a_flag() -> None:
    for tile in definitions_with().tiles:
        assert tile.flag is (tile.kind == Kind.LANDMARK), tile.id


def test_the_first_game_lies_exactly_as_printed() -> None:
    hand = first_game()
    lies = {hand.definitions.tiles[one.tile].id: (one.rotation, one.at) for one in hand.state.village.tiles}
    assert lies == {
        "church": (0, (0, 0)),
        "quarry": (0, (-1, -1)),
        "farm": (0, (2, 0)),
        "market": (0, (4, 0)),
        "town_hall": (0, (0, 3)),
        "woodcutter": (0, (-5, 1)),
    }
    assert hand.state.village.by_road.reachable == 0b111111
    assert hand.state.village.printed[0] == 0b111110


def test_outlines_are_those_of_the_documents() -> None:
    letters = {terrain.letter: index for index, terrain in enumerate(definitions_with().terrains)}
    for tile in definitions_with().tiles:
        assert tile.shape == shape_from_text(OUTLINES[tile.id], letters), tile.id
