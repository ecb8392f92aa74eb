"""Greedy against itself: whoever begins, the chances are even; landmarks get their roads; dear games end."""

from __future__ import annotations

import os

import pytest

from hamlet.engine.actions.hire import HireDonkey, HireVillager
from hamlet.engine.box import Box
from hamlet.engine.game import play
from hamlet.engine.start import new_state
from hamlet.players.registry import make_player
from hamlet.session.simulation import Plan, simulate
from hamlet.session.summary import Summary
from tests.engine.properties.playing import Table, box_of
from tests.players.watching import box_for, watched_game
from tests.session.tables import data_of

DEAR = {"raw": 99, "refined": 99}
HIRING_DEAR = (("villager_costs", (99, 99, 99)), ("donkey_cost", 99))


def shares(games: int, jobs: int = 1) -> tuple[float, float]:
    """The share of games that the first of two wins, shared ones half, and of landmarks without a road."""
    plan = Plan(("greedy", "greedy"), games, 0, data_of())
    data = Summary(plan, list(simulate(plan, jobs)), 1.0).data()
    assert data["finished"] == games
    first = data["turn_order"][0]
    won = first["wins"] - first["shared"] / 2
    return won / games, data["landmarks"]["without_road"] / data["landmarks"]["built"]


def test_in_ten_games_few_landmarks_are_left_without_a_road() -> None:
    assert shares(10)[1] < 0.1


@pytest.mark.heavy
def test_of_60_games_neither_place_in_the_turn_order_wins_most() -> None:
    assert 0.3 < shares(60)[0] < 0.7


@pytest.mark.heavy
def test_of_1000_games_the_first_of_two_wins_46_to_54_in_a_hundred() -> None:
    won, without_road = shares(1000, os.cpu_count() or 1)
    assert 0.46 <= won <= 0.54
    assert without_road < 0.08


def first_hires(box: Box, seed: int) -> list[type]:
    """What each seat hires first, in a game of greedy players."""
    state = new_state(box, seed)
    players = [make_player("greedy", seed, seat) for seat in range(box.seats)]
    found: dict[int, type] = {}
    while len(found) < box.seats:
        seat = state.decider
        action = players[seat].decide(state)
        if isinstance(action, HireVillager | HireDonkey):
            found.setdefault(seat, type(action))
        play(state, action)
    return list(found.values())


@pytest.mark.parametrize("seeds", [range(6), pytest.param(range(6, 20), marks=pytest.mark.heavy)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_has_one_villager_hires_the_second_before_a_donkey(seats: int, seeds: range) -> None:
    for seed in seeds:
        assert first_hires(box_for(seats), seed) == [HireVillager] * seats, f"seed {seed}"


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.heavy)])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, (("prices_few", DEAR),)),
        (2, (("prices_few", {"raw": 3, "refined": 99}),)),
        (2, (("prices_few", {"raw": 99, "refined": 5}),)),
        (3, (("prices_many", DEAR),)),
        (4, (("prices_many", DEAR),)),
        (2, HIRING_DEAR[:1]),
        (2, HIRING_DEAR[1:]),
    ],
)
def test_with_prices_of_99_games_end_and_nobody_begs_for_ever(
    seats: int, options: tuple[tuple[str, object], ...], seed: int
) -> None:
    box = box_of(Table(seats, "printed", options))
    state = watched_game(box, ("greedy",) * seats, seed, every=50)
    assert state.finished
    assert state.round <= 150


@pytest.mark.parametrize("seats", [2, 3])
def test_with_every_price_at_99_games_end_once_coins_enough_are_begged(seats: int) -> None:
    options = (*HIRING_DEAR, ("prices_few", DEAR), ("prices_many", DEAR))
    state = watched_game(box_of(Table(seats, "printed", options)), ("greedy",) * seats, 0, every=200)
    assert state.finished
    # One villager with one donkey earns a coin a round; the last delivery may have to be bought whole.
    assert state.round <= 600
