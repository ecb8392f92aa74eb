"""The autosaver never holds the game up, never loses the newest offer, and tells its troubles."""

from __future__ import annotations

import subprocess
import sys
from functools import partial

import pytest

from hamlet.store.autosave import Autosaver
from hamlet.store.envelope import encode_record
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.generations import games_in
from hamlet.store.saves import load_game
from tests.store.autosaving import LONG, Gate, game, played, trouble
from tests.store.faults import a_record


def test_what_is_offered_is_there_after_a_flush(folders: Folders, autosaver: Autosaver) -> None:
    for actions in (1, 2, 3):
        autosaver.offer(game(actions))
        assert autosaver.flush(LONG)
        assert played(folders) == actions
    assert trouble(autosaver) is None


def test_the_time_of_saving_is_noted_and_the_id_added(folders: Folders, autosaver: Autosaver) -> None:
    autosaver.offer(lambda: {"format": 1, "game": "0.1.0"})
    assert autosaver.flush(LONG)
    record = load_game(folders, "g1").record
    assert record["id"] == "g1"
    assert str(record["saved"]).endswith("Z")


def test_bytes_are_taken_as_they_are(folders: Folders, autosaver: Autosaver) -> None:
    data = encode_record(a_record("g1", 4))
    autosaver.offer(data)
    assert autosaver.flush(LONG)
    assert load_game(folders, "g1").path.read_bytes() == data


def test_offers_made_during_a_write_return_and_only_the_newest_is_written(folders: Folders) -> None:
    disk = Gate()
    made: list[int] = []

    def counted(actions: int) -> dict[str, object]:
        made.append(actions)
        return a_record("g1", actions)

    with Autosaver("g1", folders.autosaves, disk=disk, spacing=0.0) as saver:
        saver.offer(partial(counted, 1))
        assert disk.reached.wait(LONG)
        for actions in range(2, 50):
            saver.offer(partial(counted, actions))
        assert not saver.flush(0.0)
        disk.open.set()
        assert saver.flush(LONG)
    assert made == [1, 49]
    assert played(folders) == 49


def test_closing_saves_what_waits_even_inside_the_pause_between_writes(folders: Folders) -> None:
    saver = Autosaver("g1", folders.autosaves, spacing=3600.0)
    saver.offer(game(1))
    assert saver.flush(LONG)
    saver.offer(game(2))
    assert saver.close(LONG)
    assert played(folders) == 2


def test_closing_twice_is_harmless_and_offering_after_it_is_an_error(folders: Folders) -> None:
    saver = Autosaver("g1", folders.autosaves)
    saver.offer(game(1))
    assert saver.close(LONG)
    assert saver.close(LONG)
    with pytest.raises(RuntimeError):
        saver.offer(game(2))


def test_a_second_window_on_the_same_game_is_refused(folders: Folders, autosaver: Autosaver) -> None:
    with pytest.raises(StoreError) as caught:
        Autosaver("g1", folders.autosaves)
    assert caught.value.code == "busy"
    with Autosaver("g2", folders.autosaves) as other:
        other.offer(game(1, "g2"))
    assert played(folders, "g2") == 1
    autosaver.close(LONG)
    Autosaver("g1", folders.autosaves).close(LONG)


def test_only_the_latest_games_are_kept(folders: Folders) -> None:
    for number in range(12):
        with Autosaver(f"g{number:02}", folders.autosaves) as saver:
            saver.offer(game(1, f"g{number:02}"))
    assert [files.game_id for files in games_in(folders.autosaves)] == [f"g{n:02}" for n in range(2, 12)]


def test_what_a_killed_program_left_unfinished_is_cleared_away(folders: Folders) -> None:
    folders.autosaves.mkdir(parents=True)
    (folders.autosaves / ".g1.hamlet.abc.tmp").write_bytes(b"half")
    (folders.autosaves / ".g2.hamlet.abc.tmp").write_bytes(b"another's")
    Autosaver("g1", folders.autosaves).close(LONG)
    assert [path.name for path in folders.autosaves.iterdir()] == [".g2.hamlet.abc.tmp"]


def test_a_program_that_ends_without_closing_has_saved_its_last_offer(folders: Folders) -> None:
    program = (
        "import sys; from pathlib import Path; from hamlet.store.autosave import Autosaver\n"
        "saver = Autosaver('g1', Path(sys.argv[1]), spacing=3600.0)\n"
        "for n in range(5): saver.offer(lambda n=n: {'format': 1, 'game': '1', 'actions': list(range(n))})\n"
    )
    subprocess.run([sys.executable, "-c", program, str(folders.autosaves)], check=True, timeout=LONG)
    assert played(folders) == 4
