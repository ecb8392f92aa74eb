"""One builder at a time: a lock that the system releases even if its holder dies."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes], *, wait: bool) -> bool:
        while True:
            try:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:
                if not wait:
                    return False
                time.sleep(0.2)
            else:
                return True

else:
    import fcntl

    def _take(file: IO[bytes], *, wait: bool) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True


@contextmanager
def locked(path: Path, on_wait: Callable[[], None]) -> Iterator[None]:
    """Hold the lock file at `path`, which must be writable; `on_wait` is called once if another holds it."""
    with path.open("ab") as file:
        # Some network folders know no locks; there, two starts at once are left to luck.
        with suppress(OSError):
            if not _take(file, wait=False):
                on_wait()
                _take(file, wait=True)
        # Closing the file releases the lock; the file itself stays, or a third could lock its successor.
        yield
