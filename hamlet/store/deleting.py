"""Deleting a game so that it can be had back: its files lie in a folder of their own until it is sure.

Whoever deletes holds the game's lock until then. A program that ends too soon lets go of the lock, and its
files are still there: the next time games are listed they are put back, as if nothing had been deleted.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path

from hamlet.store.atomic import set_aside
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError, writing_failed
from hamlet.store.generations import GameFiles, games_in
from hamlet.store.locks import GameLock

FOLDER = "deleted"


class DeletedGame:
    """A game that is listed no more, and that can be put back until `forget` is called."""

    def __init__(self, files: GameFiles, disk: Disk = DISK) -> None:
        """Take it away, or raise a StoreError and leave it as it was: `busy` while a window has it open."""
        self.files = files
        self._disk = disk
        self._away = GameFiles(files.folder / FOLDER, files.game_id)
        self._lock = GameLock(files.lock, disk)
        try:
            disk.make_folder(self._away.folder)
            for path in self._away.all:
                if disk.exists(path):
                    set_aside(path, "older", disk)
            # The saves go first and come back last: as long as anything is away, a save is.
            _move(zip(reversed(files.all), reversed(self._away.all), strict=True), disk)
        except (OSError, StoreError) as error:
            with contextlib.suppress(OSError):
                _move(zip(self._away.all, files.all, strict=True), disk)
            self._lock.release()
            raise error if isinstance(error, StoreError) else writing_failed(error, files.latest) from error

    def put_back(self) -> None:
        """As it was before, or a StoreError; what could not be moved waits where it is."""
        try:
            _move(zip(self._away.all, self.files.all, strict=True), self._disk)
        except OSError as error:
            raise writing_failed(error, self.files.latest) from error
        finally:
            self._lock.release()

    def forget(self) -> None:
        """Remove it for good; what refuses to go is put back another day."""
        try:
            with contextlib.suppress(OSError):
                for path in self._away.all:
                    if self._disk.exists(path):
                        self._disk.remove(path)
        finally:
            self._lock.release()


def put_back_left(folder: Path, disk: Disk = DISK) -> tuple[str, ...]:
    """Put back what programs had deleted here that ended before it was sure; the games' ids."""
    found = list[str]()
    with contextlib.suppress(StoreError):
        for away in games_in(folder / FOLDER, disk):
            files = GameFiles(folder, away.game_id)
            with contextlib.suppress(StoreError, OSError):
                lock = GameLock(files.lock, disk)
                try:
                    back = _move(zip(away.all, files.all, strict=True), disk)
                    found += [files.game_id] if back else []
                finally:
                    lock.release()
    return tuple(found)


def _move(pairs: Iterable[tuple[Path, Path]], disk: Disk) -> bool:
    """Rename files that are there; nothing is ever written over. Whether there were any."""
    moved = False
    for path, target in pairs:
        if disk.exists(path) and not disk.exists(target):
            disk.replace_patiently(path, target)
            moved = True
    return moved
