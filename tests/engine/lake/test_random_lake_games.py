"""Invariants after every action of games by the lake: `lake_invariants` and `lake_ledger`."""

from __future__ import annotations

from collections import Counter

import pytest

from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.lake.base import parts_of
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.room import LAKE_ROOM
from hamlet.engine.payments.payment import NOTHING
from tests.engine.lake.lake_playing import WatchedByTheLake, box_of
from tests.engine.properties.playing import watched_states
from tests.engine.properties.test_random_games import (
    assert_loaded_is_the_same,
    assert_offered_actions_apply,
    how_many_are_sound,
)
from tests.spread import first

GAMES, ACTIONS = 40, 120
HEAVY_GAMES = 300


@pytest.mark.parametrize("number", first(12, range(GAMES)))
def test_every_state_of_a_lake_game_is_sound_and_every_event_is_booked(number: int) -> None:
    states = watched_states(box_of(number), number, ACTIONS, WatchedByTheLake)
    assert how_many_are_sound((state for state, _ in states), number) == ACTIONS


def test_the_lake_games_use_every_family_and_every_card_and_come_to_an_end() -> None:
    seen: Counter[str] = Counter()
    families = {family.action: family.name for family in LAKE_ROOM.families}
    expected = {*families.values(), *(card.id for card in parts_of(box_of(0)).cards), "finished", "ferried"}
    for number in range(40):
        for state, action in watched_states(box_of(number), number, 400, WatchedByTheLake):
            seen[families.get(type(action), "")] += 1
            seen["finished"] += state.finished
            seen["ferried"] += bool(getattr(action, "payment", NOTHING).boats)
            if isinstance(action, UseFish):
                seen[parts_of(state.box).cards[action.card].id] += 1
        if expected <= set(+seen):
            break
    assert expected - set(+seen) == set()


@pytest.mark.heavy
@pytest.mark.parametrize("number", range(HEAVY_GAMES))
def test_every_state_of_a_whole_lake_game_is_sound(number: int) -> None:
    watched = WatchedByTheLake(box_of(number), 10_000 + number)
    while not watched.state.finished:
        watched.step()
        assert watched.actions < 20_000, "a game without end"
        if watched.actions % 50 == 0:
            assert_offered_actions_apply(watched.state)
        if watched.actions % 10 == 0:
            assert_loaded_is_the_same(watched.state)
    assert watched.game.options().sample(watched.dice) is None
    assert watched.game.refusal(EndTurn()) is not None
