"""The player's files lie where the system wants them, or where HAMLET_HOME says."""

from __future__ import annotations

from pathlib import Path

import platformdirs

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
