"""Kept games looked at closely: of each the newest save, wherever it lies, and what is wrong with others."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from hamlet.store.envelope import encode_record
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.generations import GameFiles, write_generation
from hamlet.store.headers import time_text
from hamlet.store.kept_games import kept_games, open_elsewhere, put_aside, rescue
from hamlet.store.locks import GameLock
from hamlet.store.saves import load_kept
from tests.store.faults import a_record


def keep(folder: Path, game_id: str, actions: int, day: int, **front: object) -> GameFiles:
    files = GameFiles(folder, game_id)
    saved = time_text(datetime(2026, 1, day, tzinfo=UTC))
    write_generation(files, encode_record(a_record(game_id, actions, saved=saved) | front))
    return files


def names(folders: Folders, *places: Path) -> list[str]:
    return [game.files.game_id for game in kept_games(folders, [str(place) for place in places]).games]


def test_without_any_folder_nothing_is_kept(folders: Folders) -> None:
    found = kept_games(folders)
    assert (found.games, found.troubles, found.newest) == ((), (), None)


def test_games_of_all_places_are_found_the_newest_first(folders: Folders, tmp_path: Path) -> None:
    keep(folders.autosaves, "a", 1, 1)
    keep(folders.autosaves, "c", 1, 3)
    keep(tmp_path / "other", "b", 1, 2)
    assert names(folders, tmp_path / "other", tmp_path / "gone") == ["c", "b", "a"]
    assert kept_games(folders, [str(tmp_path / "gone")]).absent == (tmp_path / "gone",)


def test_of_a_game_in_two_places_the_newer_save_counts(folders: Folders, tmp_path: Path) -> None:
    keep(folders.autosaves, "a", 1, 1)
    there = keep(tmp_path / "other", "a", 2, 2)
    (game,) = kept_games(folders, [str(there.folder)]).games
    assert game.files == there
    assert load_kept(game.files).record["actions"] == [0, 1]


def test_a_game_torn_behind_its_first_line_is_not_taken_for_sound(folders: Folders) -> None:
    keep(folders.autosaves, "a", 2, 1)
    torn = keep(folders.autosaves, "b", 4, 2)
    torn.latest.write_bytes(torn.latest.read_bytes()[:-4])
    found = kept_games(folders)
    assert found.newest is not None
    assert found.newest.files.game_id == "a"
    (broken,) = found.broken
    assert broken.problem is not None
    assert broken.problem.code == "damaged"
    assert broken.spoilt
    assert broken.header is not None, "who played is still told"


def test_where_the_one_before_is_sound_the_game_is_and_says_what_is_wrong(folders: Folders) -> None:
    keep(folders.autosaves, "a", 2, 1)
    files = keep(folders.autosaves, "a", 4, 2)
    files.latest.write_bytes(b"")
    (game,) = kept_games(folders).games
    assert game.sound
    assert game.problem is not None
    assert game.problem.code == "empty"


def test_a_folder_that_cannot_be_looked_into_is_told_and_the_others_are_looked_into(
    folders: Folders, tmp_path: Path
) -> None:
    keep(folders.autosaves, "a", 1, 1)
    file = tmp_path / "file"
    file.write_bytes(b"x")
    found = kept_games(folders, [str(file)])
    assert len(found.games) == len(found.troubles) == 1


def test_a_game_is_open_elsewhere_only_while_it_is(folders: Folders) -> None:
    files = keep(folders.autosaves, "a", 1, 1)
    assert open_elsewhere(files) is None
    lock = GameLock(files.lock)
    busy = open_elsewhere(files)
    assert busy is not None
    assert busy.code == "busy"
    with pytest.raises(StoreError):
        put_aside(files)
    lock.release()
    assert open_elsewhere(files) is None


def test_of_two_damaged_files_the_one_that_tells_more_is_rescued(folders: Folders) -> None:
    keep(folders.autosaves, "a", 5, 1)
    files = keep(folders.autosaves, "a", 9, 2)
    files.latest.write_bytes(files.latest.read_bytes()[:30])
    files.previous.write_bytes(files.previous.read_bytes()[:-4])
    assert rescue(files)["actions"] == [0, 1, 2, 3], "up to the tear"
    files.previous.unlink()
    files.latest.unlink()
    assert rescue(files) == {}


def test_what_is_put_aside_is_listed_no_more_and_not_lost(folders: Folders) -> None:
    keep(folders.autosaves, "a", 5, 1)
    files = keep(folders.autosaves, "a", 9, 2)
    files.journal.write_bytes(b"j")
    before = sorted(path.read_bytes() for path in folders.autosaves.iterdir())
    put_aside(files)
    assert names(folders) == []
    assert sorted(path.read_bytes() for path in folders.autosaves.iterdir()) == before
