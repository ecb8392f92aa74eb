"""The report for whoever mends the game."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from zipfile import ZipFile

import pytest

from hamlet import __version__
from hamlet.store.diary import Diary
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders, nowhere
from hamlet.store.report import Report, write_report

MOMENT = datetime(2026, 11, 17, 12, 30, 5, tzinfo=UTC)


def _text(path: Path, name: str) -> str:
    with ZipFile(path) as bundle:
        return bundle.read(name).decode()


def test_it_holds_what_happened_the_versions_the_packs_the_game_and_the_diary(tmp_path: Path) -> None:
    folders, diary = Folders(tmp_path), Diary()
    diary.open(folders)
    diary.note("the table opens")
    diary.close()
    report = Report("ValueError: three", ("base 1.0",), b"{}", ("pygame 2",))
    path = write_report(report, folders, MOMENT)
    assert path == folders.reports / "hamlet-report-20261117-123005.zip"
    told = _text(path, "report.txt")
    for part in (f"Hamlet {__version__}", "Python 3", "pygame 2", "Packs base 1.0", "ValueError: three"):
        assert part in told
    assert _text(path, "game.hamlet") == "{}"
    assert "the table opens" in _text(path, "hamlet.log")


def test_without_a_game_it_holds_none(tmp_path: Path) -> None:
    path = write_report(Report("trouble"), Folders(tmp_path), MOMENT)
    with ZipFile(path) as bundle:
        assert bundle.namelist() == ["report.txt"]


def test_the_players_own_folder_is_not_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/marta"))
    path = write_report(Report('File "/home/marta/hamlet/x.py"'), Folders(tmp_path), MOMENT)
    told = _text(path, "report.txt")
    assert "marta" not in told
    assert 'File "~/hamlet/x.py"' in told


def test_where_it_cannot_be_written_a_sentence_says_so() -> None:
    with pytest.raises(StoreError):
        write_report(Report("trouble"), nowhere(), MOMENT)


def test_it_is_written_whatever_the_trouble_says(tmp_path: Path) -> None:
    path = write_report(Report("ValueError: half a letter \ud800 and \x00"), Folders(tmp_path), MOMENT)
    assert "half a letter \\ud800 and" in _text(path, "report.txt")
