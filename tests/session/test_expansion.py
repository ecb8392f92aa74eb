"""A game with an expansion that lives in the tests only: played, told, kept, loaded, taken back, replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.commands.games import record_in
from hamlet.engine.dump import state_hash
from hamlet.engine.events import PointsScored
from hamlet.session.driving import play_out, players_of
from hamlet.session.record import load_session, make_record, verify
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.session.setup import Setup
from hamlet.session.sheet import score_sheet
from hamlet.store.records import write_record
from hamlet.words.rooms import english
from tests.engine.expansions.wells.families import DigWell, Spill
from tests.engine.expansions.wells.pieces import DIG
from tests.engine.expansions.wells.room import WELLS
from tests.engine.expansions.wells.tables import well_definitions, with_wells
from tests.engine.expansions.wells.words import WELL_WORDS
from tests.session.tables import COLOURS


@pytest.fixture(autouse=True)
def wells_in_the_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    with_wells(monkeypatch)


def well_game(*players: str, seed: int = 3, actions: int = 5_000) -> Session:
    setup = Setup(
        well_definitions(), seats_for(players, COLOURS), seed, words=english().with_room(WELL_WORDS)
    )
    session = Session(setup)
    play_out(session, players_of(session), actions)
    return session


@pytest.mark.parametrize("players", [("random", "random"), ("greedy", "random", "greedy")])
def test_players_play_it_to_the_end_and_its_record_is_verified(
    players: tuple[str, ...], tmp_path: Path
) -> None:
    session = well_game(*players)
    assert session.finished
    path = tmp_path / "wells.hamlet"
    write_record(path, make_record(session))
    again, difference = verify(record_in(path, english()))
    assert difference is None
    assert again.state.slices == session.state.slices
    assert again.snapshot() == session.snapshot()


def test_greedy_digs_wells_because_they_are_worth_it() -> None:
    session = well_game("greedy", "greedy")
    assert session.finished
    assert all(WELLS.of(session.state).of(seat) for seat in range(2))


def test_a_game_kept_in_the_middle_of_a_decision_is_loaded_with_it() -> None:
    session = well_game("greedy", "random", actions=400)
    at = next(n for n, step in enumerate(session.history.done) if isinstance(step.action, DigWell))
    kept = session.fork(at)
    assert kept.state.decision == DIG
    loaded, difference = load_session(make_record(kept))
    assert difference is None
    loaded.play(session.history.done[at].action)
    assert state_hash(loaded.state) == session.history.done[at].hash


def test_decisions_and_what_waits_for_them_are_taken_back_and_done_again() -> None:
    session = well_game("random", "random", actions=900)
    states = [session.start, *(step.after for step in session.history.done)]
    taken = session.undo(10_000)
    assert taken
    assert session.state is states[len(session.history.done)]
    assert session.redo(10_000) == taken
    assert state_hash(session.state) == state_hash(states[-1])


def test_its_actions_are_told_in_its_own_words() -> None:
    session = well_game("random", "random")
    told = {line.text for entry in session.log.entries for line in entry.lines}
    assert "A well, or none" in told
    assert any(text.endswith(": water drawn") for text in told)
    assert any(isinstance(step.action, Spill) for step in session.history.done)


@pytest.mark.parametrize("seed", range(3, 9))
def test_every_round_has_its_heading_and_the_end_is_told_whatever_ended_the_turn(seed: int) -> None:
    session = well_game("random", "random", seed=seed)
    lines = [line for entry in session.log.entries for line in entry.lines]
    opened = [line.opens for line in lines if line.opens]
    assert opened == list(range(2, session.state.round + 1))  # the log itself opens with the first
    assert [line.heading for line in lines if not line.opens].count(True) == 1  # the final scoring
    assert "wins" in lines[-1].text or "share" in lines[-1].text


def test_its_points_stand_on_the_score_sheet_and_lead_back_to_its_actions() -> None:
    session = well_game("random", "random")
    sheet = score_sheet(session)
    scored = [
        event for step in session.history.done for event in step.events if isinstance(event, PointsScored)
    ]
    assert len(sheet) == len(scored)
    assert {"water", "wells"} <= {earned.why for earned in sheet}
    master = [earned for earned in sheet if earned.why == "well_master"]
    assert master
    for earned in master:
        actions = [session.history.done[number - 1].action for number in earned.steps]
        assert actions
        assert all(isinstance(action, DigWell) and action.dig for action in actions)
