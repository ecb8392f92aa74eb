"""Start layouts: first game, shuffled, by hand (rulings §1, L13), against a slow search of them all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from hamlet.engine.actions.layout import LayStart
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.box import Box
from hamlet.engine.dice import Dice
from hamlet.engine.game import Game, refusal
from hamlet.engine.lattice.geometry import Side, Triangle
from hamlet.engine.layouts import StartSpot, church_tile, laid_spots, sound_layouts, start_tiles
from hamlet.engine.options import Options
from hamlet.engine.reading import read_definitions
from hamlet.engine.start import new_state
from tests.engine.hands import Hand, definitions_with
from tests.engine.sketches import base_data

ROAD = "road"


@cache
def box(seats: int = 2, layout: str = "by-hand") -> Box:
    return Box(definitions_with(start_layout=layout), seats)


def covered(spot: StartSpot) -> set[Triangle]:
    tile, rotation, (q, r) = spot
    turned = box().definitions.tiles[tile].shape.turned[rotation]
    return {(x + q, y + r, kind) for x, y, kind in turned.triangles}


def sides(spot: StartSpot) -> dict[Side, str]:
    tile, rotation, (q, r) = spot
    turned = box().definitions.tiles[tile].shape.turned[rotation]
    terrains = box().definitions.terrains
    return {
        (each.side[0] + q, each.side[1] + r, each.side[2]): terrains[each.terrain].id
        for each in turned.segments
    }


def agree(one: StartSpot, other: StartSpot) -> bool:
    """Neither overlap nor a road against anything but a road."""
    if covered(one) & covered(other):
        return False
    mine, yours = sides(one), sides(other)
    return all((mine[side] == ROAD) == (yours[side] == ROAD) for side in mine.keys() & yours.keys())


def joined(one: StartSpot, other: StartSpot) -> bool:
    mine, yours = sides(one), sides(other)
    return any(mine[side] == yours[side] == ROAD for side in mine.keys() & yours.keys())


@cache
def church() -> StartSpot:
    return church_tile(box().definitions), 0, (0, 0)


@cache
def beside_church(tile: int) -> list[StartSpot]:
    """Every spot near the Church, tried one by one, where the tile is joined to it."""
    spots = [
        (tile, rotation, (q, r))
        for rotation in box().definitions.tiles[tile].shape.distinct
        for q in range(-9, 10)
        for r in range(-9, 10)
    ]
    return [spot for spot in spots if agree(spot, church()) and joined(spot, church())]


def slow_layouts() -> set[frozenset[StartSpot]]:
    def extend(laid: list[StartSpot], tiles: list[int]) -> Iterator[frozenset[StartSpot]]:
        if not tiles:
            yield frozenset(laid)
            return
        for spot in beside_church(tiles[0]):
            if all(agree(spot, other) for other in laid):
                yield from extend([*laid, spot], tiles[1:])

    return set(extend([], start_tiles(box().definitions)))


def test_sound_layouts_are_those_of_a_slow_search() -> None:
    found = sound_layouts(box())
    assert len(found) == len(set(found)) > 1
    assert set(found) == slow_layouts()


def test_every_sound_layout_by_triangles_and_sides() -> None:
    for layout in sound_layouts(box()):
        spots = [church(), *layout]
        assert sorted(tile for tile, _, _ in layout) == start_tiles(box().definitions)
        assert len(set().union(*map(covered, spots))) == sum(len(covered(spot)) for spot in spots)
        assert all(agree(one, other) for one in spots for other in spots if one != other)
        assert all(joined(spot, church()) for spot in layout)


def test_a_tile_that_meets_two_roads_of_the_church_gives_one_layout() -> None:
    data = base_data()
    church = next(tile for tile in data["tiles"] if tile["id"] == "church")
    farm = next(tile for tile in data["tiles"] if tile["id"] == "farm")
    notched = {**church, "outline": "SE:R NE:R SE:M SW:M W:F NW:M NE:M"}
    wedge = {**farm, "outline": "E:F SW:R NW:R"}
    definitions = read_definitions({**data, "tiles": [notched, wedge], "layouts": []})
    assert sound_layouts(Box(definitions, 2)) == (frozenset({(1, 0, (0, 0))}),)


def test_the_first_game_layout_is_sound() -> None:
    state = new_state(box(2, "first-game"), 1)
    assert laid_spots(state.village) in sound_layouts(box())


def test_shuffled_games_use_sound_layouts_and_sooner_or_later_all_of_them() -> None:
    shuffled = box(2, "shuffled")
    seen = {laid_spots(new_state(shuffled, seed).village) for seed in range(500)}
    assert seen == set(sound_layouts(box()))


def test_shuffled_producers_have_their_materials() -> None:
    hand = Hand(new_state(box(3, "shuffled"), 8))
    assert hand.held("woodcutter") == ["wood", "wood"]
    assert hand.held("quarry") == ["stone", "stone"]
    assert hand.held("farm") == ["wheat", "wheat"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_hand_the_seats_lay_in_turn_order_and_the_first_seat_then_begins(seats: int) -> None:
    for seed in range(6):
        state = new_state(box(seats), seed)
        dice, order = Dice(seed), []
        game = Game(state)
        while state.decision == "lay_start":
            order.append(state.decider)
            action = Options(state).sample(dice)
            assert action is not None
            game.apply(action)
        assert order == [(state.first + place) % seats for place in range(5)]
        assert laid_spots(state.village) in sound_layouts(box())
        assert (state.decision, state.seat, state.round) == ("action", state.first, 1)


def test_by_hand_whatever_is_accepted_can_be_completed() -> None:
    # Every order and every spot: walk all partial layouts once.
    todo, seen = [new_state(box(), 1)], set()
    while todo:
        state = todo.pop()
        options = list(Options(state).iterate())
        assert options
        left = {action.start for action in options if isinstance(action, LayStart)}
        assert left == set(start_tiles(box().definitions)) - {
            tile for tile, _, _ in laid_spots(state.village)
        }
        for action in options:
            following = state.copy()
            Game(following).apply(action)
            laid = laid_spots(following.village)
            if laid not in seen:
                seen.add(laid)
                if following.decision == "lay_start":
                    todo.append(following)
    assert {laid for laid in seen if len(laid) == 5} == set(sound_layouts(box()))


def test_by_hand_offers_exactly_what_is_not_refused() -> None:
    state = new_state(box(), 1)
    offered = {action for action in Options(state).iterate() if isinstance(action, LayStart)}
    for tile in start_tiles(box().definitions):
        for rotation in range(6):
            for q in range(-8, 9):
                for r in range(-8, 9):
                    action = LayStart(tile, rotation, (q, r))
                    assert (refusal(state, action) is None) is (action in offered)


def test_by_hand_nothing_else_may_be_done_before_the_tiles_lie() -> None:
    hand = Hand(new_state(box(), 1))
    assert hand.refused(EndTurn()) == "not_asked_now"


def test_by_hand_gives_the_same_start_as_the_printed_one() -> None:
    hand = Hand(new_state(box(), 4))
    spots = (
        ("quarry", (-1, -1)),
        ("farm", (2, 0)),
        ("market", (4, 0)),
        ("town_hall", (0, 3)),
        ("woodcutter", (-5, 1)),
    )
    for name, at in spots:
        hand.do(LayStart(hand.tile(name), 0, at))
    printed = Hand(new_state(box(2, "first-game"), 4))
    assert hand.state.village.tiles == printed.state.village.tiles
    assert hand.state.stock == printed.state.stock
    assert hand.state.display == printed.state.display
    assert hand.state.market == printed.state.market
