"""Taking back and doing again, up to the last thing revealed; restarting a turn."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hamlet.engine.actions.layout import LayStart
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.dice import Dice
from hamlet.engine.dump import state_hash
from hamlet.engine.game import IllegalActionError
from hamlet.session.history import Step
from hamlet.session.session import Session
from tests.session.tables import by_chance, greedy_game, new_session, some_sessions, wander


def hashes(session: Session) -> list[str]:
    return [state_hash(session.start), *(step.hash for step in session.history.done)]


@settings(max_examples=60)
@given(some_sessions(), st.integers(1, 30))
def test_what_is_taken_back_and_done_again_gives_the_same_states(session: Session, steps: int) -> None:
    before = hashes(session)
    taken = session.undo(steps)
    assert hashes(session) == before[: len(before) - taken]
    assert session.redo(taken) == taken
    assert hashes(session) == before
    assert not session.can_redo


@settings(max_examples=60)
@given(some_sessions(), st.integers(1, 60))
def test_undo_never_crosses_a_step_that_revealed_something(session: Session, steps: int) -> None:
    shown = [number for number, step in enumerate(session.history.done, start=1) if step.reveals]
    last = shown[-1] if shown else 0
    assert session.history.barrier == last
    session.undo(steps)
    assert len(session.history.done) >= last
    session.undo(10**6)
    assert len(session.history.done) == last
    assert not session.can_undo
    assert session.undo() == 0


@settings(max_examples=40)
@given(some_sessions(), st.integers(0, 2**20))
def test_any_walk_of_playing_undoing_and_redoing_leads_where_the_actions_lead(
    session: Session, seed: int
) -> None:
    dice = Dice(seed)
    for _ in range(25):
        wander(session, dice)
    again = Session(session.setup)
    for step in session.history.done:
        again.play(step.action)
    assert hashes(again) == hashes(session)


def test_a_new_action_forgets_what_was_taken_back() -> None:
    session = new_session()
    session.play(EndTurn())
    session.undo()
    by_chance(session, 1, 3)
    assert not session.can_redo
    assert session.redo() == 0


def test_a_refused_action_changes_nothing() -> None:
    session = by_chance(new_session(), 6)
    before = hashes(session)
    with pytest.raises(IllegalActionError):
        session.play(LayStart(0, 0, (0, 0)))
    assert hashes(session) == before
    assert len(session.log.entries) == len(before) - 1


def test_undo_to_goes_to_a_moment_or_as_far_as_it_may() -> None:
    session = new_session()
    for _ in range(6):
        session.play(EndTurn())
    assert session.undo_to(2) == 4
    assert len(session.history.done) == 2
    assert session.undo_to(5) == 0
    assert session.undo_to(-3) == 2


@settings(max_examples=60)
@given(some_sessions())
def test_restarting_the_turn_goes_to_its_first_step_or_to_the_barrier(session: Session) -> None:
    done = list(session.history.done)
    state = session.state
    expected = max(session.history.barrier, session.history.turn_start)
    session.restart_turn()
    assert session.history.done == done[:expected]
    assert (session.state.round, session.state.seat) == (state.round, state.seat)
    assert session.restart_turn() == 0


@settings(max_examples=40)
@given(some_sessions())
def test_a_turn_begins_after_the_end_of_the_one_before(session: Session) -> None:
    ends = [
        number
        for number, step in enumerate(session.history.done, start=1)
        if isinstance(step.action, EndTurn | LayStart) and not step.after.finished
    ]
    assert session.history.turn_start == (ends[-1] if ends else 0)


def test_laying_by_hand_is_taken_back_tile_by_tile() -> None:
    session = by_chance(new_session(layout="by-hand"), 5)
    assert all(isinstance(step.action, LayStart) for step in session.history.done)
    assert session.history.turn_start == 5
    assert session.undo(2) == 2
    assert len(session.state.village.tiles) == 4


def test_the_end_of_the_game_can_be_taken_back_when_it_revealed_nothing() -> None:
    whole = greedy_game()
    session = whole.fork(len(whole.history.done))
    assert session.undo() == 1
    assert not session.finished
    assert session.redo() == 1
    assert session.state is whole.state


def test_watchers_hear_of_every_step_played() -> None:
    session = new_session()
    heard: list[Step] = []
    session.watchers.append(heard.append)
    by_chance(session, 9)
    session.undo()
    assert heard[:8] == session.history.done[:8]
    assert len(heard) == 9


def test_a_step_can_be_tried_out_before_it_is_taken() -> None:
    session = new_session()
    step = session.try_out(EndTurn())
    assert session.history.done == []
    session.accept(step)
    assert session.history.done == [step]
    with pytest.raises(ValueError, match="another state"):
        session.accept(step)
