"""The diary of the program: kept small, never in the way."""

from __future__ import annotations

from pathlib import Path

from hamlet.store.diary import MOST_BYTES, OLDER, Diary, written
from hamlet.store.folders import Folders, nowhere


def _texts(folders: Folders) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in written(folders))


def test_what_was_noted_before_it_is_opened_comes_first(tmp_path: Path) -> None:
    folders, diary = Folders(tmp_path), Diary()
    diary.note("one")
    diary.open(folders)
    diary.note("two\nthree")
    diary.close()
    assert [line.split()[-1] for line in _texts(folders).splitlines()] == ["one", "two", "three"]


def test_it_goes_on_where_an_earlier_one_ended(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    for word in ("first", "second"):
        diary = Diary()
        diary.open(folders)
        diary.note(word)
        diary.close()
    assert [line.split()[-1] for line in _texts(folders).splitlines()] == ["first", "second"]


def test_it_never_takes_more_room_than_its_few_files(tmp_path: Path) -> None:
    folders, diary = Folders(tmp_path), Diary()
    diary.open(folders)
    for _ in range(6 * MOST_BYTES // 1000):
        diary.note("x" * 1000)
    diary.close()
    files = written(folders)
    assert len(files) == OLDER + 1
    assert set(folders.logs.iterdir()) == set(files)
    assert all(path.stat().st_size <= MOST_BYTES for path in files)


def test_any_text_is_written_in_lines_of_bounded_length(tmp_path: Path) -> None:
    folders, diary = Folders(tmp_path), Diary()
    diary.open(folders)
    diary.note("\ud800 é中 " + "y" * 100_000)
    diary.close()
    assert "\\ud800 é中" in _texts(folders)
    assert len(_texts(folders)) < 3000


def test_where_nothing_can_be_written_nothing_is_said(tmp_path: Path) -> None:
    diary = Diary()
    diary.open(nowhere())
    diary.note("lost")
    diary.close()
    (tmp_path / "logs").write_text("no folder", encoding="utf-8")
    diary.open(Folders(tmp_path))
    diary.note("lost too")
    assert written(Folders(tmp_path)) == []


def test_a_disk_that_fails_while_it_is_open_is_borne(tmp_path: Path) -> None:
    folders, diary = Folders(tmp_path), Diary()
    diary.open(folders)
    assert diary._file is not None
    assert diary._file.stream is not None
    diary._file.stream.close()
    diary.note("lost")
    diary.close()
