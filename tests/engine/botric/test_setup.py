"""How a game against him begins: seats, gold, markers and bag, the line of tokens, the coin tile."""

from __future__ import annotations

import pytest

from hamlet.engine.box import Box
from hamlet.engine.data_error import DataError
from hamlet.engine.decisions import LAY_START
from hamlet.engine.dice import Dice
from hamlet.engine.lake.base import SLICE as WATERS
from hamlet.engine.options import Options
from hamlet.engine.reading import read_definitions
from hamlet.engine.start import new_state
from hamlet.engine.workers import HOUSE, place_of
from tests.engine.botric.solo_data import BASE, EDITIONS, FAVOUR, INVESTOR, LAKE, solo_data
from tests.engine.botric.solo_hands import dealt

BY_LEAFLET = ("produce", "purchase", "refine", "build", "road")
both = pytest.mark.parametrize("edition", EDITIONS)


@both
@pytest.mark.parametrize("packs", [BASE, LAKE])
def test_nine_markers_of_four_three_and_two_one_of_each_on_the_board_and_six_in_the_bag(
    edition: str, packs: tuple[str, ...]
) -> None:
    hand = dealt(edition, packs)
    shown = hand.state.box.definitions.parts["botric"].markers
    assert shown == (4, 3, 2)
    assert hand.board.bag == (3, 2, 1)
    assert sum(hand.board.bag) == 6
    assert hand.board.drawn == ()


@both
@pytest.mark.parametrize("seed", range(8))
def test_s16_the_human_starts_with_three_gold_and_he_is_the_second_of_two(edition: str, seed: int) -> None:
    state = dealt(edition, seed=seed).state
    assert (state.first, state.seat, state.decision) == (0, 0, "action")
    assert state.gold == ((3, 0) if edition == FAVOUR else (3, 4))


@pytest.mark.parametrize("seats", [3, 4])
def test_s16_he_does_not_play_at_a_table_of_more(seats: int) -> None:
    box = Box(read_definitions(solo_data(), {}), seats)
    with pytest.raises(DataError, match="not_two_seats"):
        new_state(box, 1)


@both
def test_s16_the_human_begins_the_laying_by_hand_and_lays_all_start_tiles(edition: str) -> None:
    hand = dealt(edition, start_layout="by-hand")
    dice, laid = Dice(3), 0
    while hand.state.decision == LAY_START:
        assert hand.state.decider == 0
        action = Options(hand.state).sample(dice)
        assert action is not None
        hand.do(action)
        laid += 1
    assert laid == 5
    assert hand.state.seat == 0


@both
@pytest.mark.parametrize("packs", [BASE, LAKE])
def test_he_has_one_villager_on_the_church_and_no_donkeys(edition: str, packs: tuple[str, ...]) -> None:
    state = dealt(edition, packs).state
    assert state.villagers[1] == (state.village.church << 1,)
    assert state.donkeys[1] == ()
    assert len(state.donkeys[0]) == 1


@pytest.mark.parametrize(("edition", "coins"), [(FAVOUR, 2), (INVESTOR, 0)])
def test_the_coin_tile_lies_face_up_with_what_his_edition_says(edition: str, coins: int) -> None:
    board = dealt(edition).board
    assert (board.coins, board.up) == (coins, True)


@pytest.mark.parametrize("seed", range(5))
def test_s17_the_investors_line_is_that_of_the_leaflet_with_fishing_last(seed: int) -> None:
    assert dealt(INVESTOR, seed=seed).board.line == BY_LEAFLET
    assert dealt(INVESTOR, LAKE, seed).board.line == (*BY_LEAFLET, "fishing")


@pytest.mark.parametrize(("packs", "tokens"), [(BASE, BY_LEAFLET), (LAKE, (*BY_LEAFLET, "fishing"))])
def test_s17_the_line_of_favour_is_shuffled_with_fishing_among_the_others(
    packs: tuple[str, ...], tokens: tuple[str, ...]
) -> None:
    lines = [dealt(FAVOUR, packs, seed).board.line for seed in range(60)]
    assert all(sorted(line) == sorted(tokens) for line in lines)
    for place in range(len(tokens)):
        assert {line[place] for line in lines} == set(tokens)


def test_s12_by_the_lake_he_has_no_house_and_the_human_has() -> None:
    state = dealt(FAVOUR, LAKE).state
    assert [place_of(piece) for piece in state.villagers[0]] == [HOUSE]
    assert [place_of(piece) for piece in state.villagers[1]] == [state.village.church]
    assert WATERS.of(state).hands == ((), ())
