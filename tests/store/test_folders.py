"""The player's files lie where the system wants them, or where HAMLET_HOME says."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
import pytest

from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders, user_folders


def test_one_root_holds_everything(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    places = {folders.saves, folders.autosaves, folders.packs, folders.settings, folders.cache}
    assert len(places) == 5
    assert all(place.parent == tmp_path for place in places)


def test_the_environment_can_choose_the_root(tmp_path: Path) -> None:
    assert user_folders({"HAMLET_HOME": str(tmp_path)}) == Folders(tmp_path)


def test_an_empty_or_missing_variable_means_the_systems_folders() -> None:
    for environ in ({}, {"HAMLET_HOME": ""}):
        folders = user_folders(environ)
        assert folders.saves.parent == platformdirs.user_data_path("hamlet", appauthor=False)
        assert folders.cache == platformdirs.user_cache_path("hamlet", appauthor=False)
        assert folders.settings.parent == platformdirs.user_config_path("hamlet", appauthor=False)


def test_looking_at_folders_makes_none(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "none")
    assert not any(place.exists() for place in (folders.saves, folders.settings, folders.data))


def test_a_file_in_the_place_of_the_chosen_root_is_told_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    for wrong in (file, file / "below"):
        with pytest.raises(StoreError) as caught:
            user_folders({"HAMLET_HOME": str(wrong)})
        assert caught.value.code == "home_no_folder"
        assert str(file) in str(caught.value)


def test_the_home_of_an_unknown_user_is_told_in_one_sentence() -> None:
    with pytest.raises(StoreError) as caught:
        user_folders({"HAMLET_HOME": "~nobody-of-that-name/hamlet"})
    assert caught.value.code == "home_unknown"


def test_a_name_that_no_folder_can_have_is_told() -> None:
    with pytest.raises(StoreError) as caught:
        user_folders({"HAMLET_HOME": "/" + "x" * 5000})
    assert str(caught.value)


def test_a_root_that_is_still_to_be_made_is_taken(tmp_path: Path) -> None:
    assert user_folders({"HAMLET_HOME": str(tmp_path / "a" / "b")}).data == tmp_path / "a" / "b"


@pytest.mark.skipif(os.name == "nt", reason="Windows knows the home by other means")
def test_without_any_home_there_is_no_place_and_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    import pwd

    def unknown(_: int) -> None:
        raise KeyError

    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", unknown)
    folders = user_folders()
    assert folders.trouble is not None
    assert folders.trouble.code == "no_home"
    with pytest.raises(NotADirectoryError):
        folders.autosaves.mkdir(parents=True)
