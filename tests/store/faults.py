"""A disk that fails where a test wants it to, and small records to put on it."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

from hypothesis import strategies as st

from hamlet.store.disk import Disk
from hamlet.store.errors import StoreError

# Anything that JSON can hold.
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


class CrashError(BaseException):
    """The power went: nothing after this happens, tidying up included."""


class FaultyDisk(Disk):
    """Counts its steps and fails at one of them, once, from then on, or by a crash."""

    def __init__(self, fail_at: int = -1, error: int = errno.ENOSPC, *, lasting: bool = False) -> None:
        super().__init__()
        self.fail_at = fail_at
        self.error = error
        self.lasting = lasting
        self.crashes = False
        self.only: str | None = None
        self.steps: list[str] = []

    def step(self, name: str) -> None:
        if self.only in {None, name}:
            self.steps.append(name)
            number = len(self.steps) - 1
            if number == self.fail_at or (number > self.fail_at >= 0 and (self.lasting or self.crashes)):
                raise CrashError if self.crashes else OSError(self.error, os.strerror(self.error))

    def make_folder(self, path: Path) -> None:
        self.step("make_folder")
        super().make_folder(path)

    def create(self, path: Path) -> int:
        self.step("create")
        return super().create(path)

    def open_lock(self, path: Path) -> int:
        self.step("open_lock")
        return super().open_lock(path)

    def open_journal(self, path: Path) -> int:
        self.step("open_journal")
        return super().open_journal(path)

    def write(self, handle: int, data: memoryview) -> int:
        # Half of it arrives before the trouble comes.
        half = super().write(handle, data[: len(data) // 2])
        self.step("write")
        return half + super().write(handle, data[half:])

    def sync(self, handle: int) -> None:
        self.step("sync")
        super().sync(handle)

    def close(self, handle: int) -> None:
        super().close(handle)
        self.step("close")

    def link(self, source: Path, target: Path) -> None:
        self.step("link")
        super().link(source, target)

    def replace(self, source: Path, target: Path) -> None:
        self.step("replace")
        super().replace(source, target)

    def remove(self, path: Path) -> None:
        self.step("remove")
        super().remove(path)

    def sync_folder(self, folder: Path) -> None:
        self.step("sync_folder")
        super().sync_folder(folder)


def steps_of(work: Callable[[FaultyDisk], object]) -> int:
    """How many steps this work takes on a disk without faults."""
    disk = FaultyDisk()
    work(disk)
    return len(disk.steps)


def crashing(step: int) -> FaultyDisk:
    """A disk whose computer loses power at this step."""
    disk = FaultyDisk(step)
    disk.crashes = True
    return disk


def problem_of(work: Callable[[], object]) -> str | None:
    """The code of the trouble that this work ran into, which has a sentence, or None."""
    try:
        work()
    except StoreError as error:
        return error.code if str(error) else "no sentence"
    return None


def listing(folder: Path) -> list[str]:
    """What a folder holds."""
    return sorted(path.name for path in folder.iterdir())


def a_record(game_id: str = "g1", actions: int = 0, **more: object) -> dict[str, object]:
    """A small record of a game after so many actions."""
    seats = [{"name": "Ada", "color": "red", "player": "human"}]
    return {
        "format": 1,
        "game": "0.1.0",
        "id": game_id,
        "about": {"seats": seats, "round": actions // 2, "finished": False},
        "seed": 7,
        "actions": list(range(actions)),
        **more,
    }
