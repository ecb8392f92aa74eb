"""A player's folders of their own for each test, and an autosaver in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hamlet.store.autosave import Autosaver
from hamlet.store.folders import Folders


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "home")


@pytest.fixture
def autosaver(folders: Folders) -> Iterator[Autosaver]:
    with Autosaver("g1", folders.autosaves, spacing=0.0) as saver:
        yield saver
