"""Many games headless: the same for the same seed, in one process or several; given up, never hung."""

from __future__ import annotations

import json

import pytest

from hamlet.players.registry import UnknownPlayerError
from hamlet.session.driving import deciding, play_one, players_of
from hamlet.session.record import load_session
from hamlet.session.simulation import Outcome, Plan, play_game, simulate
from hamlet.session.summary import Summary, spread
from tests.session.tables import data_of, new_session


def a_plan(*players: str, games: int = 2, most: int = 5_000, **more: bool) -> Plan:
    return Plan(players, games, 3, data_of(), most_actions=most, record=more.get("record", False))


def test_the_same_plan_gives_the_same_games_byte_for_byte() -> None:
    plan = a_plan("greedy", "random", record=True)
    first, second = (json.dumps(play_game(plan, 4).record) for _ in range(2))
    assert first == second
    assert json.dumps(play_game(plan, 5).record) != first


def test_several_processes_play_the_same_games_in_the_same_order() -> None:
    plan = a_plan("random", "random", games=4, record=True)
    assert list(simulate(plan, jobs=2)) == list(simulate(plan))


def test_a_game_that_does_not_end_is_given_up_and_reported() -> None:
    plan = a_plan("greedy", "greedy", games=3, most=40)
    outcomes = list(simulate(plan))
    assert [(each.actions, each.winners) for each in outcomes] == [(40, ())] * 3
    summary = Summary(plan, outcomes, 1.0)
    assert summary.unfinished == [3, 4, 5]
    data = summary.data()
    assert (data["games"], data["finished"]) == (3, 0)
    assert data["rounds"] == {"mean": 0.0, "p10": 0.0, "p90": 0.0}
    assert [seat["wins"] for seat in data["seats"]] == [0, 0]


def test_a_summary_has_the_keys_that_tools_rely_on() -> None:
    plan = a_plan("greedy", "random", "random")
    summary = Summary(plan, list(simulate(plan)), 2.0)
    data = json.loads(json.dumps(summary.data()))
    assert list(data) == [
        "games",
        "finished",
        "seconds",
        "actions",
        "actions_per_s",
        "rounds",
        "seats",
        "tiles",
        "turn_order",
        "landmarks",
        "ended_by",
    ]
    assert list(data["rounds"]) == ["mean", "p10", "p90"]
    assert [list(seat) for seat in data["seats"]] == [
        ["player", "wins", "mean_score", "points_by_source", "points_during"]
    ] * 3
    assert [seat["player"] for seat in data["seats"]] == ["greedy", "random", "random"]
    assert data["actions_per_s"] == pytest.approx(data["actions"] / 2)


def test_points_by_source_add_up_to_the_mean_score() -> None:
    plan = a_plan("greedy", "random")
    data = Summary(plan, list(simulate(plan)), 1.0).data()
    for seat in data["seats"]:
        assert sum(seat["points_by_source"].values()) == pytest.approx(seat["mean_score"], abs=0.02)
        during = seat["points_by_source"]["during"]
        assert sum(seat["points_during"].values()) == pytest.approx(during, abs=0.02)
    assert sum(seat["wins"] for seat in data["seats"]) >= data["finished"]


def test_wins_are_told_by_turn_order_whichever_seat_had_the_first_turn() -> None:
    scores = ({"total": 30}, {"total": 20}, {"total": 30})
    outcomes = [
        Outcome(0, True, 9, 3, (0,), scores, (), ({}, {}, {}), first=0),
        Outcome(1, True, 9, 3, (0,), scores, (), ({}, {}, {}), first=1),
        Outcome(2, True, 9, 3, (0, 2), scores, (), ({}, {}, {}), first=2),
        Outcome(3, False, 9, 3, (), scores, (), ({}, {}, {}), first=2),
    ]
    data = Summary(a_plan("random", "random", "random", games=4), outcomes, 1.0).data()
    assert [seat["wins"] for seat in data["seats"]] == [3, 0, 1]
    assert data["turn_order"] == [
        {"wins": 2, "shared": 1, "mean_score": 26.67},
        {"wins": 1, "shared": 1, "mean_score": 26.67},
        {"wins": 1, "shared": 0, "mean_score": 26.67},
    ]


def test_an_outcome_knows_who_had_the_first_turn() -> None:
    plan = a_plan("random", "random", games=6, record=True)
    outcomes = list(simulate(plan))
    assert {each.first for each in outcomes} == {0, 1}
    for each in outcomes:
        assert each.record is not None
        assert load_session(each.record)[0].history.done[0].seat == each.first
        assert each.turn(each.first) == 0


def test_landmarks_without_the_road_they_need_are_counted() -> None:
    plan = a_plan("greedy", "random", record=True)
    outcomes = list(simulate(plan))
    lacking = built = 0
    for each in outcomes:
        assert each.record is not None
        state = load_session(each.record)[0].state
        flags = [uid for uid, placed in enumerate(state.village.tiles) if placed.owner >= 0]
        built += len(flags)
        for uid in flags:
            tile = state.box.definitions.tiles[state.village.tiles[uid].tile]
            # Nothing at all joins it: nobody comes there from the Church.
            lacking += tile.needs_road and state.village.by_road.steps_from(0)[uid] < 0
    assert lacking > 0
    data = Summary(plan, outcomes, 1.0).data()
    assert data["landmarks"] == {"built": built, "without_road": lacking}


def test_the_tiles_are_those_that_can_be_built() -> None:
    plan = a_plan("greedy", "greedy")
    tiles = Summary(plan, list(simulate(plan)), 1.0).data()["tiles"]
    assert "church" not in tiles
    assert {"sawmill", "barn", "square"} <= set(tiles)
    assert all(0 <= share <= 1 for share in tiles.values())
    assert sum(tiles.values()) > 5


@pytest.mark.parametrize(
    ("values", "expected"),
    [([7], (7, 7, 7)), ([4, 2], (3, 2, 4)), (list(range(1, 12)), (6, 2, 10)), ([], (0, 0, 0))],
)
def test_a_spread_is_made_of_values_that_occurred(values: list[int], expected: tuple[int, ...]) -> None:
    found = spread(values)
    assert (found["mean"], found["p10"], found["p90"]) == expected


def test_players_wait_for_humans() -> None:
    session = new_session("human", "greedy", seed=0)
    players = players_of(session)
    assert list(players) == [1]
    while session.state.decider == 1:
        assert play_one(session, deciding(players))
    assert play_one(session, deciding(players)) is None


def test_a_seat_with_an_unknown_player_is_named() -> None:
    with pytest.raises(UnknownPlayerError, match="'gandalf'"):
        players_of(new_session("human", "gandalf"))
