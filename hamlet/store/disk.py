"""The few things the store asks of the system, in one place, so that a test can make each of them fail."""

from __future__ import annotations

import errno
import os
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from hamlet.store.errors import about_file

# Windows refuses to replace or open a file for a moment while a virus scanner or an indexer holds it.
WINDOWS_DELAYS = (0.005, 0.01, 0.02, 0.04, 0.08)
_NO_FOLDER_SYNC = {errno.EINVAL, errno.EACCES, errno.EBADF, getattr(errno, "ENOTSUP", errno.EINVAL)}

T = TypeVar("T")


class Disk:
    """The real disk."""

    def __init__(self) -> None:
        """Retry refused renames where the system is known to refuse for a moment only."""
        self.delays: tuple[float, ...] = WINDOWS_DELAYS if os.name == "nt" else ()

    def make_folder(self, path: Path) -> None:
        """Create a folder and those above it."""
        path.mkdir(parents=True, exist_ok=True)

    def create(self, path: Path) -> int:
        """Open a new file for writing; it must not exist."""
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o644)

    def open_lock(self, path: Path) -> int:
        """Open a lock file, new or old."""
        return os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)

    def open_journal(self, path: Path) -> int:
        """Open an empty file for writing, whatever it held before."""
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
        return os.open(path, flags, 0o644)

    def append(self, handle: int, data: bytes) -> None:
        """Write all of the data after what was written before."""
        if os.name != "nt" and not os.fstat(handle).st_nlink:
            # Somebody removed the file: what is written into it would be gone.
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        rest = memoryview(data)
        while rest:
            rest = rest[self.write(handle, rest) :]

    def write(self, handle: int, data: memoryview) -> int:
        """Write some of the data and say how much."""
        return os.write(handle, data)

    def sync(self, handle: int) -> None:
        """Have the system carry the file to the disk."""
        os.fsync(handle)

    def close(self, handle: int) -> None:
        """Close an open file."""
        os.close(handle)

    def read(self, path: Path, most: int) -> bytes:
        """The whole of a plain file that is no larger than this."""
        facts = self.facts(path)
        # A pipe or a device would wait for ever.
        if not stat.S_ISREG(facts.st_mode):
            raise about_file("not_a_file", path)
        if facts.st_size > most:
            raise about_file("too_large", path, size=facts.st_size)
        return self.patiently(path.read_bytes)

    def read_start(self, path: Path, most: int) -> bytes:
        """The first bytes of a plain file."""
        if not stat.S_ISREG(self.facts(path).st_mode):
            raise about_file("not_a_file", path)
        with path.open("rb") as file:
            return file.read(most)

    def facts(self, path: Path) -> os.stat_result:
        """Size, kind and times of a file."""
        return path.stat()

    def exists(self, path: Path) -> bool:
        """Whether anything has this name, a dangling link included."""
        return os.path.lexists(path)

    def names(self, folder: Path) -> list[str]:
        """What a folder holds, in a fixed order; a folder that is not there holds nothing."""
        try:
            return sorted(path.name for path in folder.iterdir())
        except FileNotFoundError:
            return []

    def link(self, source: Path, target: Path) -> None:
        """Give a file a second name."""
        os.link(source, target)

    def replace(self, source: Path, target: Path) -> None:
        """Rename over whatever has the target's name."""
        source.replace(target)

    def remove(self, path: Path) -> None:
        """Remove one file."""
        path.unlink()

    def remove_folder(self, path: Path) -> None:
        """Remove one folder that is empty."""
        path.rmdir()

    def sync_folder(self, folder: Path) -> None:
        """Have the system carry a rename to the disk, where it offers that."""
        if os.name == "nt":
            return
        try:
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
        except OSError as error:
            if error.errno not in _NO_FOLDER_SYNC:
                raise

    def pause(self, seconds: float) -> None:
        """Wait before trying again."""
        time.sleep(seconds)

    def touch(self, path: Path) -> None:
        """Let it have been changed just now."""
        os.utime(path)

    def replace_patiently(self, source: Path, target: Path) -> None:
        """Rename over the target, again after a moment if the system refuses."""
        self.patiently(lambda: self.replace(source, target))

    def patiently(self, attempt: Callable[[], T]) -> T:
        """Try something, again after a moment if the system refuses."""
        for delay in self.delays:
            try:
                return attempt()
            except PermissionError:
                self.pause(delay)
        return attempt()


DISK = Disk()
