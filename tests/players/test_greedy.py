"""The greedy player: legal, sensible, quick to finish, and never beaten by chance."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hamlet.engine.actions.hire import HireVillager
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.dice import Dice
from hamlet.engine.dump import state_hash
from hamlet.engine.game import play, refusal
from hamlet.engine.options import Options
from hamlet.engine.scoring.final import final_scores, winners
from hamlet.engine.start import new_state
from hamlet.players.greedy import GreedyPlayer
from tests.engine.properties.playing import ODD_RULES, Table, box_of
from tests.players.watching import box_for, watched_game
from tests.session.tables import LAYOUTS, PRESETS, greedy_game
from tests.spread import spread

MOST_ROUNDS = 60


def greedy_games_end(seats: int, seeds: range, every: int) -> None:
    """Assert that all these games end in time, sound from beginning to end."""
    ends = [watched_game(box_for(seats), ("greedy",) * seats, seed, every=every) for seed in seeds]
    assert [seed for seed, state in zip(seeds, ends, strict=True) if not state.finished] == []
    assert max(state.round for state in ends) <= MOST_ROUNDS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_some_greedy_games_end_within_60_rounds_with_every_invariant(seats: int) -> None:
    greedy_games_end(seats, range(3), every=1)


@pytest.mark.heavy
@pytest.mark.parametrize("block", range(10))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_games_of_200_seeds_end_within_60_rounds_with_every_invariant(seats: int, block: int) -> None:
    greedy_games_end(seats, range(block * 20, block * 20 + 20), every=1)


@spread({"preset": PRESETS, "layout": LAYOUTS})
def test_greedy_games_end_under_every_preset_and_layout(preset: str, layout: str) -> None:
    seats = 2 + (PRESETS.index(preset) + LAYOUTS.index(layout)) % 3
    state = watched_game(box_for(seats, preset, layout), ("greedy",) * seats, 3, every=5)
    assert state.finished
    assert state.round <= MOST_ROUNDS


@pytest.mark.parametrize("options", ODD_RULES)
def test_greedy_games_end_under_odd_rules(options: tuple[tuple[str, object], ...]) -> None:
    box = box_of(Table(2, "printed", options))
    assert watched_game(box, ("greedy", "greedy"), 4, every=5).finished


@pytest.mark.parametrize(("games", "least"), [(8, 8), pytest.param(24, 23, marks=pytest.mark.heavy)])
def test_greedy_beats_chance_practically_always(games: int, least: int) -> None:
    won = 0
    for seed in range(games):
        seat = seed % 2
        players = ("greedy", "random") if seat == 0 else ("random", "greedy")
        state = watched_game(box_for(2), players, seed, every=10**9)
        assert state.finished
        won += winners(state) == (seat,)
    assert won >= least


def test_greedy_beats_three_players_by_chance() -> None:
    for seed in range(4):
        state = watched_game(box_for(4), ("random", "greedy", "random", "random"), seed, every=10**9)
        assert winners(state) == (1,)


@settings(max_examples=40)
@given(st.integers(2, 4), st.sampled_from(LAYOUTS), st.integers(0, 2**32), st.integers(0, 250))
def test_whatever_state_it_is_shown_it_answers_with_a_legal_action_and_changes_nothing(
    seats: int, layout: str, seed: int, actions: int
) -> None:
    state = new_state(box_for(seats, "printed", layout), seed)
    dice = Dice(seed)
    for _ in range(actions):
        action = Options(state).sample(dice)
        if action is None:
            return
        play(state, action)
    if not state.finished:
        before = state_hash(state)
        decided = GreedyPlayer(seed).decide(state)
        assert refusal(state, decided) is None
        assert state_hash(state) == before


def test_it_decides_the_same_in_the_same_state() -> None:
    state = greedy_game().history.done[60].after
    assert GreedyPlayer(1).decide(state) == GreedyPlayer(1).decide(state)


@pytest.mark.parametrize(("seed", "seats"), [(5, 2), (6, 3), (7, 4)])
def test_it_produces_refines_hires_builds_sells_and_delivers(seed: int, seats: int) -> None:
    game = greedy_game(seed, seats)
    done = Counter(type(step.action).__name__ for step in game.history.done)
    assert {"Produce", "Refine", "HireVillager", "HireDonkey", "Construct", "BuildRoad"} <= set(done)
    assert done["Deliver"] == len(game.state.church)
    assert done["Sell"] > 0
    assert done["Produce"] > done["Beg"]
    # Everybody has more hands than at the start.
    assert min(len(villagers) for villagers in game.state.villagers) >= 2


def test_it_hires_a_villager_in_the_first_rounds() -> None:
    rounds = [
        step.before.round for step in greedy_game().history.done if isinstance(step.action, HireVillager)
    ]
    assert rounds[0] <= 4
    assert len(rounds) >= 4


def test_it_wastes_no_villager_while_there_is_work() -> None:
    ends = [step for step in greedy_game().history.done if isinstance(step.action, EndTurn)]
    idle = sum(not villager & 1 for step in ends for villager in step.before.villagers[step.seat])
    hands = sum(len(step.before.villagers[step.seat]) for step in ends)
    assert idle < hands * 0.05


def test_scores_come_from_many_sources() -> None:
    for score in final_scores(greedy_game().state):
        assert sum(points > 0 for points in score.values()) >= 6
