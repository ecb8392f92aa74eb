"""Pictures that took long to draw, kept among what can be made again at any time.

Whatever is wrong with them is no reason to fail: what cannot be read is drawn again, what cannot be written
is not kept. They are written behind the game's back, so that nothing waits for a disk.
"""

from __future__ import annotations

import contextlib
import threading
import zlib
from pathlib import Path
from queue import Queue

from hamlet.store.atomic import write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders

ENDING = ".tile"
MOST_BYTES = 96 * 1024 * 1024
"""Of all of them together."""
_MOST_PICTURE = 32 * 1024 * 1024
MOST_WAITING = 16 * 1024 * 1024
"""Of those that are still to be written."""
_PATIENCE = 3.0  # seconds that closing waits for the last of them


class PictureShelf:
    """A file for each picture; its name tells all that it depends on."""

    def __init__(self, folders: Folders, disk: Disk = DISK, most_bytes: int = MOST_BYTES) -> None:
        self._folder = folders.cache / "tiles"
        self._disk = disk
        self._most = most_bytes
        self._waiting: Queue[tuple[str, bytes] | None] = Queue()
        self._counting = threading.Lock()
        self.waiting_bytes = 0
        self._writer: threading.Thread | None = None

    def read(self, name: str) -> bytes | None:
        """A picture as it was kept, if it was and is whole."""
        try:
            packed = self._disk.read(self._path(name), _MOST_PICTURE)
            return zlib.decompress(packed)
        except (OSError, StoreError, zlib.error):
            return None

    def keep(self, name: str, picture: bytes) -> None:
        """Have a picture written soon; if too much waits already, it is not kept."""
        if self._writer is None:
            self._writer = threading.Thread(target=self._write_all, name="pictures", daemon=True)
            self._writer.start()
        if self._count(len(picture)):
            self._waiting.put_nowait((name, picture))

    def _count(self, more: int) -> bool:
        """Whether so much more may wait."""
        with self._counting:
            if more > 0 and self.waiting_bytes + more > MOST_WAITING:
                return False
            self.waiting_bytes += more
            return True

    def close(self) -> None:
        """Write what still waits, but not for long; then see to it that they do not become too many."""
        if self._writer is not None:
            self._waiting.put(None)
            self._writer.join(_PATIENCE)
            self._writer = None

    def _write_all(self) -> None:
        while (found := self._waiting.get()) is not None:
            name, picture = found
            with contextlib.suppress(OSError, StoreError):
                write_atomic(self._path(name), zlib.compress(picture, 1), self._disk)
            self._count(-len(picture))
            del found, picture
        with contextlib.suppress(OSError, StoreError):
            self._prune()

    def _prune(self) -> None:
        """The oldest go until the rest has room."""
        files = [
            (found.stat(), found)
            for found in (self._folder / name for name in self._disk.names(self._folder))
            if found.suffix == ENDING
        ]
        total = sum(stat.st_size for stat, _ in files)
        for stat, path in sorted(files, key=lambda each: each[0].st_mtime):
            if total <= self._most:
                return
            self._disk.remove(path)
            total -= stat.st_size

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}{ENDING}"
