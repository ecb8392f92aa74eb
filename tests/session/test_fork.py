"""A fork from any moment of any game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hamlet.engine.dump import state_hash
from hamlet.session.record import load_session, make_record
from hamlet.session.session import Session
from tests.session.tables import by_chance, greedy_game, new_session, some_sessions


@settings(max_examples=40)
@given(some_sessions(), st.data())
def test_a_fork_stands_where_the_game_stood_and_goes_its_own_way(
    session: Session, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(session.history.done)))
    before = make_record(session)
    fork = session.fork(at)
    moments = [session.start, *(step.after for step in session.history.done)]
    assert fork.state is moments[at]
    assert [entry.number for entry in fork.log.entries] == list(range(1, at + 1))
    by_chance(fork, 10, 99)
    fork.undo(3)
    assert make_record(session) == before
    loaded, difference = load_session(make_record(fork))
    assert difference is None
    assert state_hash(loaded.state) == state_hash(fork.state)


def test_a_fork_is_a_game_of_its_own() -> None:
    session = by_chance(new_session(game_id="g1"), 10)
    assert session.fork(4).id is None
    assert session.fork(4, "g2").id == "g2"
    assert session.id == "g1"


def test_a_finished_game_can_be_forked_and_played_on() -> None:
    whole = greedy_game()
    fork = whole.fork(len(whole.history.done) // 2)
    assert not fork.finished
    assert by_chance(fork, 5).history.done[-1] not in whole.history.done


@pytest.mark.parametrize("at", [-1, 11, 10**9])
def test_there_is_no_fork_from_a_moment_that_never_was(at: int) -> None:
    session = by_chance(new_session(), 10)
    with pytest.raises(ValueError, match=str(at)):
        session.fork(at)
