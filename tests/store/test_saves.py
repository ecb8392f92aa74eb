"""The lists of games, loading the best there is, and saving under a name."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hamlet.store.disk import Disk
from hamlet.store.envelope import MOST_HEAD_BYTES, encode_record
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.generations import GameFiles, write_generation
from hamlet.store.headers import SeatLine, header_of, read_header, time_text
from hamlet.store.locks import GameLock
from hamlet.store.saves import (
    delete_game,
    delete_save,
    file_name,
    list_games,
    list_saves,
    load_game,
    save_named,
)
from tests.store.faults import PLAIN, a_record, problem_of


def autosave(folders: Folders, game_id: str, actions: int, day: int) -> GameFiles:
    files = GameFiles(folders.autosaves, game_id)
    saved = time_text(datetime(2026, 1, day, tzinfo=UTC))
    write_generation(files, encode_record(a_record(game_id, actions, saved=saved)))
    return files


def ids(folders: Folders) -> list[str | None]:
    return [line.header.id if line.header else None for line in list_games(folders)]


def test_without_any_folder_there_is_nothing_to_go_on_with(folders: Folders) -> None:
    assert list_games(folders) == list_saves(folders) == ()


def test_games_are_listed_newest_first_with_who_plays_and_how_far(folders: Folders) -> None:
    for game_id, day in (("a", 2), ("b", 3), ("c", 1)):
        autosave(folders, game_id, day * 2, day)
    assert ids(folders) == ["b", "a", "c"]
    header = list_games(folders)[0].header
    assert header is not None
    assert header.seats == (SeatLine("Ada", "red", "human"),)
    assert header.round == 3
    assert header.saved == datetime(2026, 1, 3, tzinfo=UTC)
    assert not header.finished


def test_a_list_reads_only_the_beginning_of_each_file(folders: Folders) -> None:
    class Sparing(Disk):
        def read(self, path: Path, most: int) -> bytes:
            raise AssertionError("the whole file was read")

        def read_start(self, path: Path, most: int) -> bytes:
            assert most <= MOST_HEAD_BYTES
            return super().read_start(path, most)

    autosave(folders, "a", 1000, 1)
    assert len(list_games(folders, Sparing())) == 1


def test_a_game_whose_latest_save_is_torn_is_listed_by_the_one_before(folders: Folders) -> None:
    autosave(folders, "a", 2, 1)
    files = autosave(folders, "a", 4, 2)
    files.latest.write_bytes(files.latest.read_bytes()[:20])
    assert ids(folders) == ["a"]
    loaded = load_game(folders, "a")
    assert loaded.record["actions"] == [0, 1]
    assert [error.code for error in loaded.problems] == ["damaged"]


def test_a_latest_save_that_somebody_rewrote_is_not_trusted(folders: Folders) -> None:
    autosave(folders, "a", 2, 1)
    files = autosave(folders, "a", 4, 2)
    files.latest.write_text(json.dumps(a_record("a", 90)), "utf-8")
    loaded = load_game(folders, "a")
    assert loaded.record["actions"] == [0, 1]
    assert [error.code for error in loaded.problems] == ["unsealed"]


def test_a_save_of_a_newer_hamlet_is_listed_as_such(folders: Folders) -> None:
    path = save_named(folders, "x", a_record())
    path.write_bytes(path.read_bytes().replace(b'"format":1', b'"format":2'))
    (line,) = list_saves(folders)
    assert line.problem is not None
    assert line.problem.code == "newer"


def test_games_that_cannot_be_read_come_last_and_say_why(folders: Folders) -> None:
    autosave(folders, "b", 1, 1)
    (folders.autosaves / "a.hamlet").write_bytes(b"")
    (folders.autosaves / "z.hamlet").write_bytes(encode_record(a_record("b", 9)))
    lines = list_games(folders)
    assert [line.title for line in lines] == ["b", "z", "a"]
    assert [line.problem and line.problem.code for line in lines] == [None, "swapped", "empty"]
    for game_id in ("a", "z"):
        with pytest.raises(StoreError) as caught:
            load_game(folders, game_id)
        assert caught.value.code == "nothing_sound"


def test_a_game_that_is_not_there_is_missing(folders: Folders) -> None:
    with pytest.raises(StoreError) as caught:
        load_game(folders, "none")
    assert caught.value.code == "missing"


def test_deleting_a_game_leaves_nothing_of_it_and_everything_else(folders: Folders) -> None:
    for day in (1, 2):
        autosave(folders, "a", day, day)
        autosave(folders, "b", day, day)
    delete_game(folders, "a")
    assert sorted(path.name for path in folders.autosaves.iterdir()) == ["b.hamlet", "b.previous.hamlet"]


def test_a_game_that_is_open_is_not_deleted(folders: Folders) -> None:
    files = autosave(folders, "a", 1, 1)
    lock = GameLock(files.lock)
    with pytest.raises(StoreError) as caught:
        delete_game(folders, "a")
    assert caught.value.code == "busy"
    lock.release()
    assert ids(folders) == ["a"]


def test_a_named_save_is_listed_by_its_name_and_loads(folders: Folders) -> None:
    path = save_named(folders, "Sunday: with Bo?", a_record(actions=3))
    assert path.name == "Sunday_ with Bo_.hamlet"
    (line,) = list_saves(folders)
    assert (line.title, line.path, line.problem) == ("Sunday: with Bo?", path, None)


def test_a_named_save_is_replaced_only_when_asked(folders: Folders) -> None:
    save_named(folders, "x", a_record(actions=1))
    with pytest.raises(StoreError) as caught:
        save_named(folders, "x", a_record(actions=2))
    assert caught.value.code == "exists"
    path = save_named(folders, "x", a_record(actions=2), overwrite=True)
    assert read_header(path).round == 1


def test_deleting_a_save_removes_that_file_and_only_records(folders: Folders, tmp_path: Path) -> None:
    delete_save(save_named(folders, "x", a_record()))
    assert list_saves(folders) == ()
    letter = tmp_path / "letter.txt"
    letter.write_bytes(b"Dear")
    for path, code in ((letter, "foreign"), (tmp_path / "none.hamlet", "missing")):
        with pytest.raises(StoreError) as caught:
            delete_save(path)
        assert caught.value.code == code
    assert letter.exists()


@pytest.mark.parametrize("name", ["", "   ", "...", ". ."])
def test_a_name_of_nothing_is_refused(name: str) -> None:
    with pytest.raises(StoreError) as caught:
        file_name(name)
    assert caught.value.code == "bad_name"


@pytest.mark.parametrize("name", ["con", "NUL", "com1.old", "lpt9 ", "aux ."])
def test_names_that_windows_keeps_for_itself_are_changed(name: str) -> None:
    assert file_name(name).startswith("_")


@given(st.text(max_size=300))
def test_any_name_gives_one_harmless_file_name_or_is_refused(name: str) -> None:
    if problem_of(lambda: file_name(name)) == "bad_name":
        return
    made = file_name(name)
    assert Path(made).name == made
    assert not set(made) & set('<>:"/\\|?*\0\n')
    assert made.endswith(".hamlet")
    assert not made.startswith(".")
    assert len(made.encode()) <= 255


@given(st.dictionaries(st.sampled_from(["about", "id", "saved", "name"]), PLAIN))
def test_a_header_of_any_nonsense_is_a_header(front: dict[str, object]) -> None:
    header = header_of({"game": "1", **front})
    assert header.saved is None or header.saved.tzinfo


@pytest.mark.parametrize(
    ("about", "seats"),
    [
        ({"seats": [5, {"name": "Bo"}], "round": "3"}, (SeatLine("", "", ""), SeatLine("Bo", "", ""))),
        ({"seats": "Ada", "round": True}, ()),
        ([], ()),
    ],
)
def test_wrong_types_in_a_header_count_as_not_told(about: object, seats: tuple[SeatLine, ...]) -> None:
    header = header_of({"game": "1", "about": about, "saved": "yesterday"})
    assert (header.seats, header.round, header.saved) == (seats, None, None)
