"""Invariants after every action of games by chance: `tests.oracles.invariants` and `tests.oracles.ledger`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

import pytest

from hamlet.engine.actions.registry import FAMILIES
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.dice import Dice
from hamlet.engine.dump import canonical, dump_state, load_state, state_hash
from hamlet.engine.game import Game
from hamlet.engine.options import Options
from hamlet.engine.state import State
from tests.engine.properties.playing import TABLES, Table, Watched, box_of, watched_states
from tests.spread import only

GAMES, ACTIONS, FEWER = 40, 400, 120
HEAVY_GAMES = 300


def table_of(number: int) -> Table:
    return TABLES[number % len(TABLES)]


# Every layout and preset and each number of seats, and all odd rules.
@pytest.mark.parametrize("number", only([*range(0, 36, 5), *range(36, GAMES)], range(GAMES)))
def test_every_state_of_a_random_game_is_sound_and_every_event_is_booked(number: int) -> None:
    actions = FEWER if number % 4 else ACTIONS
    states = watched_states(box_of(table_of(number)), number, actions)
    assert how_many_are_sound((state for state, _ in states), number) == actions


def how_many_are_sound(states: Iterable[State], number: int) -> int:
    """How many states there are, each of them looked at, and some of them closely."""
    done = 0
    for state in states:
        done += 1
        assert_families_are_those_with_targets(state)
        dump = dump_state(state)
        assert dump_state(load_state(state.box, dump)) == dump
        if done % 20 == number % 20:
            assert_loaded_is_the_same(state)
            assert_copy_is_independent(state)
        if done % 40 == number % 40:
            assert_offered_actions_apply(state)
    return done


def assert_families_are_those_with_targets(state: State) -> None:
    """Who is asked only whether there is anything, or for one target by chance, says what the list says."""
    answering = () if state.finished else state.box.ruleset.by_decision[state.decision]
    listed = {family.name: list(family.targets(state)) for family in answering}
    offered = [family.name for family in Options(state).families()]
    assert offered == [name for name, targets in listed.items() if targets]
    for family in answering:
        targets, dice, same = listed[family.name], Dice(state.round), Dice(state.round)
        expected = targets[same.below(len(targets))] if targets else None
        assert family.pick(state, dice) == expected
        assert dice.below(1 << 40) == same.below(1 << 40)


def assert_offered_actions_apply(state: State) -> None:
    """Every first proposal is legal and can be carried out, the state itself stays as it is."""
    before = state_hash(state)
    for action in Options(state).proposals():
        game = Game(state.copy())
        assert game.refusal(action) is None, action
        game.apply(action)
        assert game.hash() != before, action
    assert state_hash(state) == before


def assert_loaded_is_the_same(state: State) -> None:
    game = Game(state)
    loaded = Game(load_state(state.box, json.loads(canonical(game.dump()))))
    assert loaded.hash() == game.hash()
    assert loaded.snapshot() == game.snapshot()
    here, there = Options(state), Options(loaded.state)
    assert [family.name for family in here.families()] == [family.name for family in there.families()]
    for family in here.families():
        assert list(here.targets(family)) == list(there.targets(family))
    assert list(here.proposals()) == list(there.proposals())


def assert_copy_is_independent(state: State) -> None:
    before = {name: getattr(state, name) for name in State.__slots__}
    twin = state.copy()
    assert {name: getattr(twin, name) for name in State.__slots__} == before
    for action in list(Options(twin).proposals())[:2]:
        Game(twin.copy()).apply(action)
    assert all(getattr(state, name) is value for name, value in before.items())


def test_the_random_games_use_every_family_of_actions_and_come_to_an_end() -> None:
    seen: Counter[type] = Counter()
    expected, finished = {family.action for family in FAMILIES}, 0
    for number in range(12):
        for state, action in watched_states(box_of(table_of(number)), number, ACTIONS):
            seen[type(action)] += 1
            finished += state.finished
        if finished and expected <= set(seen):
            break
    assert expected - set(seen) == set()
    assert finished


@pytest.mark.heavy
@pytest.mark.parametrize("number", range(HEAVY_GAMES))
def test_every_state_of_a_whole_random_game_is_sound(number: int) -> None:
    watched = Watched(box_of(table_of(number)), 10_000 + number)
    while not watched.state.finished:
        watched.step()
        assert watched.actions < 20_000, "a game without end"
        if watched.actions % 50 == 0:
            assert_offered_actions_apply(watched.state)
        if watched.actions % 5 == 0:
            assert_loaded_is_the_same(watched.state)
    assert watched.game.options().sample(watched.dice) is None
    assert watched.game.refusal(EndTurn()) is not None
