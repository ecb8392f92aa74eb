"""Other folders for a game: proposed where files can be written, and taken as they are typed."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from types import SimpleNamespace

import platformdirs
import pytest

from hamlet.store.errors import StoreError
from hamlet.store.places import MOST_PLACES, folder_named, places_with, proposed_folders


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A computer with a home, documents and a folder for passing things."""
    for name in ("home", "home/Documents", "passing"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path / "home" / "Documents")
    monkeypatch.setattr(platformdirs, "user_desktop_path", lambda: tmp_path / "home" / "Desktop")
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path / "passing"))
    return tmp_path


def test_folders_that_are_there_are_proposed_the_lasting_ones_first(usual: Path) -> None:
    names = ("home/Documents/Hamlet", "home/Hamlet", "passing/Hamlet")
    assert proposed_folders() == tuple(usual / name for name in names)


def test_a_full_disk_is_not_proposed(usual: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        shutil, "disk_usage", lambda folder: SimpleNamespace(free=0 if "home" in str(folder) else 10**9)
    )
    assert proposed_folders() == (usual / "passing" / "Hamlet",)


def test_without_a_home_something_is_proposed_still(usual: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> Path:
        raise RuntimeError

    for name in ("user_documents_path", "user_desktop_path"):
        monkeypatch.setattr(platformdirs, name, nobody)
    monkeypatch.setattr(Path, "home", nobody)
    assert proposed_folders() == (usual / "passing" / "Hamlet",)


def test_a_path_is_taken_as_typed_and_a_name_lies_at_home(usual: Path) -> None:
    assert folder_named(f"  {usual / 'x'} ") == usual / "x"
    assert folder_named("my games") == usual / "home" / "my games"


@pytest.mark.parametrize("text", ["", "   ", "a\0b", "~nobody-of-that-name/x", "a\ud800"])
def test_what_can_be_no_folder_is_refused(text: str) -> None:
    with pytest.raises(StoreError) as caught:
        folder_named(text)
    assert caught.value.code == "bad_folder"


def test_places_are_remembered_once_each_the_newest_first_and_not_without_end() -> None:
    kept: tuple[str, ...] = ()
    for number in (1, 2, 1, *range(3, 20)):
        kept = places_with(kept, Path(f"/place{number}"))
    assert kept[0] == str(Path("/place19"))
    assert len(kept) == len(set(kept)) == MOST_PLACES
