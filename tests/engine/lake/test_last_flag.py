"""The last flag, on a building or on a boat, and the round that follows it."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.events import EndTriggered, FlagPlaced
from hamlet.engine.flags import flags_left, flags_placed
from tests.engine.lake.lake_hands import FREE, GAP, RING, TWIN, LakeHand, by_the_lake, lake_game, twin

CHANGES = {"small_woodland": FREE, "small_mountains": FREE, "barn": {"cost": {}}, "aquarium": FREE}


def flagged(flags: int, **options: object) -> LakeHand:
    hand = by_the_lake(RING, 2, {"flags": flags, **options}, CHANGES)
    hand.villagers(0, "home home home").villagers(1, "home home home")
    return hand


def test_option_with_the_lake_there_are_seven_flags() -> None:
    state = lake_game().state
    assert [flags_left(state, seat) for seat in (0, 1)] == [7, 7]
    assert state.box.rules.last_flag_ends_game


@pytest.mark.parametrize("flags", [6, 7])
def test_option_six_or_seven_flags_buildings_and_boats_together(flags: int) -> None:
    hand = flagged(flags)
    hand.build("small_woodland", "town_hall", GAP)
    hand.answer(True)
    assert (flags_placed(hand.state, 0), flags_left(hand.state, 0)) == (2, flags - 2)
    assert flags_left(hand.state, 1) == flags
    assert not hand.state.ending


def test_l12_the_last_flag_on_a_building_ends_the_game_after_the_round() -> None:
    hand = flagged(1)
    events = hand.build("small_woodland", "town_hall", (1, 2))
    assert events[-1] == EndTriggered(0, "last_flag")
    assert not hand.state.finished
    hand.end_turns(2)
    assert hand.state.finished


def test_l12_the_last_flag_on_a_boat_ends_the_game_after_the_round() -> None:
    hand = flagged(2)
    events = hand.build("small_woodland", "town_hall", GAP)
    assert EndTriggered(0, "last_flag") not in events
    hand.answer(True)
    assert hand.state.ending
    hand.end_turns(2)
    assert hand.state.finished


def test_l12_a_boat_that_is_declined_leaves_the_flag_and_the_game_goes_on() -> None:
    hand = flagged(2)
    hand.build("small_woodland", "town_hall", GAP)
    hand.answer(False)
    assert not hand.state.ending
    assert flags_left(hand.state, 0) == 1


def test_l12_when_the_building_takes_the_last_flag_no_boat_is_asked_for() -> None:
    hand = flagged(1)
    hand.build("small_woodland", "town_hall", GAP)
    assert hand.state.decision == "action"
    assert hand.waters.boats == (-1,)
    assert hand.state.ending


def test_l12_with_one_flag_left_for_two_lakes_the_first_boat_takes_it() -> None:
    hand = by_the_lake(TWIN, 2, {"flags": 1}, {"barn.9": FREE, "sawmill": {"cost": {}}})
    hand.build("sawmill", "town_hall", GAP)
    assert hand.state.pending[-1].fact("lakes") == (0, 1)
    hand.answer(True)
    assert hand.state.decision == "action"
    assert hand.waters.boats == (0, -1)
    assert hand.state.ending


def test_l12_with_one_flag_left_the_first_may_be_declined_for_the_second() -> None:
    hand = by_the_lake(TWIN, 2, {"flags": 1}, {"sawmill": {"cost": {}}})
    hand.build("sawmill", "town_hall", GAP)
    hand.answer(False, True)
    assert hand.waters.boats == (-1, 0)


def test_l12_in_the_last_round_a_flag_building_is_built_with_a_substitute_and_counts() -> None:
    hand = flagged(1)
    hand.build("small_mountains", "town_hall", (1, 2))
    assert hand.state.ending
    events = hand.build("small_woodland", "town_hall", GAP)
    assert FlagPlaced(0, hand.uids["small_woodland"]) in events
    assert not [event for event in events if isinstance(event, EndTriggered)]
    assert (flags_placed(hand.state, 0), flags_left(hand.state, 0)) == (2, 0)
    assert hand.scores(0)["landscaper"] == 4
    assert hand.state.decision == "action", "a substitute does not serve for a boat"


def test_l12_in_that_round_others_still_place_their_boats() -> None:
    hand = flagged(1)
    hand.build("small_mountains", "town_hall", (1, 2))
    hand.end_turns()
    hand.build("barn", "town_hall", GAP)
    assert (hand.state.decision, hand.state.decider) == ("boat", 1)
    hand.answer(True)
    hand.end_turns()
    assert hand.state.finished


def test_option_the_last_flag_may_end_nothing() -> None:
    hand = flagged(1, last_flag_ends_game=False)
    hand.build("small_woodland", "town_hall", (1, 2))
    hand.do(EndTurn())
    assert not hand.state.ending


def test_l21_boats_do_not_count_for_the_landscaper() -> None:
    hand = twin(True, True, closer="aquarium")
    hand.flag(1, "farm barn")
    assert flags_placed(hand.state, 0) == 3
    assert hand.scores(1)["landscaper"] == 4
    assert "landscaper" not in hand.scores(0)
