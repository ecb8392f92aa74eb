"""What the tests of the autosaver share: games to offer, and a disk that waits for the test."""

from __future__ import annotations

import errno
import threading
from collections.abc import Callable
from pathlib import Path

from hamlet.store.autosave import Autosaver
from hamlet.store.disk import Disk
from hamlet.store.folders import Folders
from hamlet.store.saves import load_game
from tests.store.faults import a_record

LONG = 30.0


class Gate(Disk):
    """Waits before each rename until the test lets it go on."""

    def __init__(self) -> None:
        super().__init__()
        self.open = threading.Event()
        self.reached = threading.Event()
        self.refuses = False

    def replace(self, source: Path, target: Path) -> None:
        self.reached.set()
        assert self.open.wait(LONG)
        if self.refuses:
            raise OSError(errno.EIO, "not now")
        super().replace(source, target)


class RefusesOnce(Gate):
    """A gate whose first rename fails."""

    def __init__(self) -> None:
        super().__init__()
        self.refuses = True

    def replace(self, source: Path, target: Path) -> None:
        try:
            super().replace(source, target)
        finally:
            self.refuses = False


def played(folders: Folders, game_id: str = "g1") -> int:
    actions = load_game(folders, game_id).record["actions"]
    assert isinstance(actions, list)
    return len(actions)


def trouble(saver: Autosaver) -> str | None:
    return saver.problem.code if saver.problem else None


def game(actions: int, game_id: str = "g1") -> Callable[[], dict[str, object]]:
    return lambda: a_record(game_id, actions)
