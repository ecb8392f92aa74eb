"""A game that is deleted can be had back until it is sure; whoever is killed before that loses nothing."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from hamlet.store import deleting
from hamlet.store.deleting import FOLDER, DeletedGame, put_back_left
from hamlet.store.envelope import encode_record
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.game_names import read_name, write_name
from hamlet.store.generations import GameFiles, prune, write_generation
from hamlet.store.headers import time_text
from hamlet.store.kept_games import kept_games
from hamlet.store.locks import GameLock
from tests.store.faults import CrashError, FaultyDisk, a_record
from tests.store.test_kept_games import keep, names


@pytest.fixture
def files(folders: Folders) -> GameFiles:
    """A game with everything that a game can have."""
    keep(folders.autosaves, "a", 2, 1)
    found = keep(folders.autosaves, "a", 4, 2)
    found.journal.write_bytes(b"j")
    write_name(found, "Netherby")
    return found


def contents(files: GameFiles) -> list[bytes]:
    return [path.read_bytes() for path in files.all]


def test_a_deleted_game_is_listed_no_more_and_comes_back_whole(folders: Folders, files: GameFiles) -> None:
    before = contents(files)
    deleted = DeletedGame(files)
    assert names(folders) == []
    deleted.put_back()
    assert names(folders) == ["a"]
    assert contents(files) == before


def test_a_game_forgotten_is_gone_for_good(folders: Folders, files: GameFiles) -> None:
    DeletedGame(files).forget()
    assert names(folders) == []
    assert list((files.folder / FOLDER).iterdir()) == []
    assert put_back_left(files.folder) == ()


def test_as_long_as_it_can_be_had_back_no_other_window_puts_it_back(
    folders: Folders, files: GameFiles
) -> None:
    deleted = DeletedGame(files)
    assert put_back_left(files.folder) == ()
    assert names(folders) == []
    deleted.forget()


def test_a_game_that_is_open_is_not_deleted(files: GameFiles) -> None:
    lock, before = GameLock(files.lock), contents(files)
    with pytest.raises(StoreError) as caught:
        DeletedGame(files)
    assert caught.value.code == "busy"
    assert contents(files) == before
    lock.release()


@pytest.mark.parametrize("step", range(12))
def test_a_program_killed_at_any_step_of_deleting_leaves_the_whole_game(
    step: int, folders: Folders, files: GameFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, disk, held = contents(files), FaultyDisk(step), list[GameLock]()

    def lock(path: Path, disk: FaultyDisk) -> GameLock:
        held.append(GameLock(path, disk))
        return held[-1]

    disk.crashes = True
    with monkeypatch.context() as patch:
        patch.setattr(deleting, "GameLock", lock)
        with suppress(CrashError):
            DeletedGame(files, disk).put_back()
    # The system takes the lock from a program that has ended.
    for each in held:
        each._disk = FaultyDisk()
        each.release()
    assert names(folders) == ["a"]
    assert contents(files) == before


@pytest.mark.parametrize("step", range(8))
def test_a_disk_that_refuses_leaves_the_whole_game(step: int, files: GameFiles) -> None:
    before = contents(files)
    with suppress(StoreError):
        DeletedGame(files, FaultyDisk(step)).put_back()
    put_back_left(files.folder)
    assert contents(files) == before


def test_what_lies_there_from_before_is_not_written_over(files: GameFiles) -> None:
    away = GameFiles(files.folder / FOLDER, "a")
    away.folder.mkdir()
    away.latest.write_bytes(b"older")
    DeletedGame(files).put_back()
    assert b"older" in [path.read_bytes() for path in away.folder.iterdir()]


# names


def test_a_name_is_kept_beside_the_saves_and_leaves_them_as_they_are(folders: Folders) -> None:
    files = keep(folders.autosaves, "a", 1, 1)
    before = files.latest.read_bytes()
    write_name(files, "  Mill by\nthe bend ")
    assert read_name(files) == "Mill by the bend"
    assert kept_games(folders).games[0].name == "Mill by the bend"
    assert files.latest.read_bytes() == before
    write_name(files, " ")
    assert read_name(files) is None


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"x" * 5000, b"\x00\x01"])
def test_a_name_that_cannot_be_read_does_no_harm(data: bytes, folders: Folders) -> None:
    files = keep(folders.autosaves, "a", 1, 1)
    files.label.write_bytes(data)
    (game,) = kept_games(folders).games
    assert game.sound
    assert len(game.name or "") <= 40


def test_a_game_saved_under_a_name_has_it_until_it_gets_another(folders: Folders) -> None:
    files = keep(folders.autosaves, "a", 1, 1, name="Old")
    assert kept_games(folders).games[0].name == "Old"
    write_name(files, "New")
    assert kept_games(folders).games[0].name == "New"


def test_games_with_a_name_are_never_tidied_away(tmp_path: Path) -> None:
    for number in range(5):
        made = GameFiles(tmp_path, f"g{number}")
        write_generation(made, encode_record(a_record(made.game_id, 1, saved=time_text(_moment(number)))))
    write_name(GameFiles(tmp_path, "g0"), "The first")
    assert prune(tmp_path, "g4", keep=2) == ("g2", "g1")
    assert GameFiles(tmp_path, "g0").latest.exists()


def _moment(number: int) -> datetime:
    return datetime(2026, 1, 1 + number, tzinfo=UTC)
