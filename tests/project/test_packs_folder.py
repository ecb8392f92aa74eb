"""The README names the packs folder of each system as the game finds it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from hamlet.store.folders import user_folders
from tests.project.test_readme import README


@pytest.mark.parametrize(("system", "folders"), [("Linux", Unix), ("macOS", MacOS)])
def test_the_readme_names_the_packs_folder(
    system: str, folders: type[Unix | MacOS], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    place = Path(folders("hamlet", False).user_data_dir) / "packs"
    assert f"| {system} | `~/{place.relative_to(Path.home()).as_posix()}` |" in README


def test_it_is_where_the_game_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    place = str(user_folders({}).packs)
    for start, written in ((os.environ.get("LOCALAPPDATA"), "%LOCALAPPDATA%"), (str(Path.home()), "~")):
        place = place.replace(start, written) if start else place
    assert f"`{place}`" in README
