"""A thousand changed and resealed records: each opens and can be played on, or is refused in one line."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hamlet.players.registry import make_player
from hamlet.session.record import RecordError, load_session, verify
from hamlet.session.session import Session
from hamlet.store.errors import StoreError
from hamlet.store.records import read_record
from tests.session.hostile_records import hostile_record, sealed

ALL, SUITE, STEP = 1_000, 100, 25
PLAYED_ON = 12


def opened(number: int, folder: Path) -> Session | str:
    """The game of a changed record, or the line that refuses it."""
    record, done = hostile_record(number)
    path = folder / f"{number}.hamlet"
    try:
        path.write_bytes(sealed(record))
        read = read_record(path)
        verify(read)
        return load_session(read)[0]
    except (RecordError, StoreError) as error:
        return str(error)
    except Exception as error:
        error.add_note(f"record {number}: {done}")
        raise


def used(session: Session, number: int) -> None:
    """Everything that a table does with a game: told, looked at, played on."""
    for entry in session.log.entries:
        assert entry.lines is not None
    session.snapshot()
    chance = Random(number)
    kind = chance.choice(("random", "greedy"))
    players = [make_player(kind, number, seat) for seat in range(len(session.setup.seats))]
    for _ in range(PLAYED_ON):
        if session.finished:
            break
        session.play(players[session.state.decider].decide(session.state))
    for entry in session.log.entries[-PLAYED_ON:]:
        assert entry.lines is not None


def go_through(numbers: range, folder: Path) -> None:
    for number in numbers:
        found = opened(number, folder)
        if isinstance(found, str):
            assert found
            assert "\n" not in found
            continue
        try:
            used(found, number)
        except Exception as error:
            error.add_note(f"record {number}: {hostile_record(number)[1]}")
            raise


@pytest.mark.parametrize("first", range(0, SUITE, STEP))
def test_a_hundred_changed_records_open_or_are_refused_in_one_line(first: int, tmp_path: Path) -> None:
    go_through(range(first, first + STEP), tmp_path)


@pytest.mark.heavy
@pytest.mark.parametrize("first", range(SUITE, ALL, 100))
def test_a_thousand_changed_records_open_or_are_refused_in_one_line(first: int, tmp_path: Path) -> None:
    go_through(range(first, first + 100), tmp_path)
