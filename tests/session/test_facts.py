"""What is told of a kept game without playing it again is what the played game has."""

from __future__ import annotations

import pytest

from hamlet.engine.dump import dump_state
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.workers import HOUSE
from hamlet.session.facts import facts_of, kept_moment
from hamlet.session.record import RecordError, make_record, recover, recovering
from tests.app import botric_games, games, lake_games


@pytest.mark.parametrize("at", [0, 60, 1000])
def test_a_kept_moment_is_the_moment_that_was_kept(at: int) -> None:
    session = games.game(3, at)
    setup, state = kept_moment(make_record(session))
    assert dump_state(state) == dump_state(session.state)
    assert setup.seats == session.setup.seats


def test_facts_tell_points_so_far_and_at_the_end_all_of_them() -> None:
    going, over = games.game(2, 60), games.game(2, 1000)
    assert facts_of(going.setup, going.state, 60).points == tuple(going.state.points)
    told = facts_of(over.setup, over.state, 1)
    assert told.finished
    assert list(told.points) == [score["total"] for score in final_scores(over.state)]
    assert told.winners
    assert told.order[0] in told.winners


def test_facts_tell_the_season_the_lakes_and_botric() -> None:
    session = lake_games.whole_game(7, "summer")
    told = facts_of(session.setup, session.state, len(session.history.done))
    assert (told.by_lake, told.season, told.lakes) == (True, "summer", len(session.state.village.lakes))
    assert not told.changed, "a season is no house rule"
    solo = botric_games.whole_solo(7, lake=False, edition="investor")
    assert facts_of(solo.setup, solo.state, 0).edition == "investor"


@pytest.mark.parametrize("piece", [[-1, 0], [HOUSE, 2], [True, 0], [HOUSE], "ab", [0, 0, 0]])
def test_a_piece_that_is_nowhere_is_refused(piece: object) -> None:
    record = make_record(games.game(2, 10))
    record["state"]["seats"][0]["villagers"] = [piece]
    with pytest.raises(RecordError):
        kept_moment(record)


def test_a_record_without_a_state_is_refused_in_words() -> None:
    record = make_record(games.game(2, 10))
    del record["state"]
    with pytest.raises(RecordError, match="state"):
        kept_moment(record)


def test_recovering_step_by_step_ends_where_recovering_at_once_does() -> None:
    record = make_record(games.game(2, 30))
    record["actions"][20] = {"family": "fly"}
    steps = [len(session.history.done) for session in recovering(record)]
    assert steps == list(range(21))
    assert len(recover(record).history.done) == 20
