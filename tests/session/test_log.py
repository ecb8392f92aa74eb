"""The log in words: one entry for each step that stands, and a note where steps were taken back."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.dice import Dice
from hamlet.session.log import Entry
from hamlet.session.session import Session
from tests.session.tables import greedy_game, new_session, some_sessions, wander


def told(entries: list[Entry]) -> list[tuple[int | None, list[str]]]:
    return [(entry.number, [line.text for line in entry.lines]) for entry in entries if entry.number]


@settings(max_examples=40)
@given(some_sessions(), st.integers(0, 2**20))
def test_after_any_undo_and_redo_the_log_tells_the_steps_that_stand(session: Session, seed: int) -> None:
    dice = Dice(seed)
    for _ in range(20):
        wander(session, dice)
    fresh = Session(session.setup)
    for step in session.history.done:
        fresh.play(step.action)
    assert told(session.log.entries) == told(fresh.log.entries)
    assert [number for number, _ in told(session.log.entries)] == list(range(1, len(fresh.log.entries) + 1))


def test_steps_taken_back_one_by_one_are_one_note() -> None:
    session = new_session()
    for _ in range(5):
        session.play(EndTurn())
    for _ in range(3):
        session.undo()
    notes = [entry for entry in session.log.entries if entry.number is None]
    assert [note.taken for note in notes] == [3]
    assert "3" in notes[0].lines[0].text


def test_doing_again_takes_the_note_away_step_by_step() -> None:
    session = new_session()
    for _ in range(5):
        session.play(EndTurn())
    session.undo(2)
    session.redo()
    assert [entry.taken for entry in session.log.entries] == [0, 0, 0, 0, 1]
    session.redo()
    assert [entry.number for entry in session.log.entries] == [1, 2, 3, 4, 5]


def test_a_note_stays_when_the_game_goes_on_elsewhere() -> None:
    session = new_session()
    for _ in range(3):
        session.play(EndTurn())
    session.undo(2)
    session.play(EndTurn())
    assert [entry.number for entry in session.log.entries] == [1, None, 2]
    session.undo()
    assert [entry.taken for entry in session.log.entries] == [0, 3]


def test_every_line_of_a_game_has_words_its_seat_and_its_place() -> None:
    session = greedy_game()
    placed = 0
    for entry in session.log.entries:
        step = session.history.done[(entry.number or 0) - 1]
        assert entry.seat == step.seat
        assert entry.round == step.before.round
        for line in entry.lines:
            assert line.text.strip()
            assert -1 <= line.seat < 2
            assert all(0 <= uid < len(session.state.village.tiles) for uid in line.tiles)
            placed += bool(line.tiles)
    lines = sum(len(entry.lines) for entry in session.log.entries)
    assert placed > lines * 0.6


def test_lines_are_told_by_the_seats_names() -> None:
    session = greedy_game()
    text = " ".join(line.text for entry in session.log.entries for line in entry.lines)
    assert "Red wins" in text or "Sky wins" in text
