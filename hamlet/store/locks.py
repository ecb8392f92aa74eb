"""One lock per game, so that two windows cannot write one game.

The system holds the lock and lets go of it when a program ends in whatever way, so a lock file left behind
by a killed program stands in nobody's way. Who holds it is written inside, for the message.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import socket
import sys
from pathlib import Path

from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError, writing_failed

_BUSY = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}
_TRIES = 20

if sys.platform == "win32":
    import msvcrt

    # Windows bars others from reading the locked bytes, so a byte far behind the text is locked.
    _FAR = 1 << 30

    def _grab(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _drop(path: Path, handle: int, disk: Disk) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)
        disk.close(handle)
        # Refused while another window has it open, which is right.
        disk.remove(path)

else:
    import fcntl

    def _grab(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _drop(path: Path, handle: int, disk: Disk) -> None:
        try:
            # Removed while still held; whoever opened it meanwhile sees that it is gone and starts afresh.
            disk.remove(path)
        finally:
            disk.close(handle)


class GameLock:
    """The right to write one game, until released."""

    def __init__(self, path: Path, disk: Disk = DISK) -> None:
        """Take the lock, or raise a StoreError: `busy` if another window has it."""
        self._path = path
        self._disk = disk
        try:
            disk.make_folder(path.parent)
            self._handle: int | None = self._take()
        except OSError as error:
            raise writing_failed(error, path) from error

    def release(self) -> None:
        """Give the lock back; a second time does nothing."""
        handle, self._handle = self._handle, None
        if handle is not None:
            with contextlib.suppress(OSError):
                _drop(self._path, handle, self._disk)

    def _take(self) -> int:
        for _ in range(_TRIES):
            handle = self._disk.open_lock(self._path)
            try:
                self._hold(handle)
                if self._still_named(handle):
                    _sign(handle)
                    return handle
            except BaseException:
                self._disk.close(handle)
                raise
            self._disk.close(handle)
        raise self._busy()

    def _hold(self, handle: int) -> None:
        try:
            _grab(handle)
        except OSError as error:
            if error.errno in _BUSY:
                raise self._busy() from error
            # Some network disks know no locks: then the game goes on without.

    def _still_named(self, handle: int) -> bool:
        try:
            return os.path.samestat(os.fstat(handle), self._disk.facts(self._path))
        except FileNotFoundError:
            return False

    def _busy(self) -> StoreError:
        holder: dict[str, object] = {"pid": "?", "host": "?"}
        with contextlib.suppress(OSError, ValueError):
            written = json.loads(self._path.read_text("utf-8"))
            if isinstance(written, dict):
                holder |= {key: written[key] for key in holder if key in written}
        return StoreError("busy", file=self._path.name, path=str(self._path), **holder)


def _sign(handle: int) -> None:
    text = json.dumps({"pid": os.getpid(), "host": socket.gethostname()})
    # A full disk must not keep anyone from playing: the lock holds without the text too.
    with contextlib.suppress(OSError):
        os.lseek(handle, 0, os.SEEK_SET)
        os.ftruncate(handle, 0)
        os.write(handle, text.encode())
