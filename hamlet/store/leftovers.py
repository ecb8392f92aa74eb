"""Temporary files: named after their writer, so that what a dead one left can be told from a living one's."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import socket
import sys
import time
from functools import cache
from hashlib import blake2b
from pathlib import Path

from hamlet.store.disk import DISK, Disk
from hamlet.store.folders import Folders

# Nobody takes that long to write a file.
_AN_HOUR = 3600.0
AWAY, COMING = ".away", ".coming"
"""Where packs lie in the packs folder that were taken out, or that are not whole yet."""
_WRITER = re.compile(r"\.([0-9a-f]{8})-(\d+)-[0-9a-f]+\.tmp\Z")

if sys.platform == "win32":
    import ctypes

    _SYNCHRONIZE = 0x00100000

    def _lives(pid: int) -> bool:
        handle = ctypes.windll.kernel32.OpenProcess(_SYNCHRONIZE, False, pid)
        if not handle:
            return False
        try:
            return ctypes.windll.kernel32.WaitForSingleObject(handle, 0) != 0
        finally:
            ctypes.windll.kernel32.CloseHandle(handle)

else:

    def _lives(pid: int) -> bool:
        try:
            os.kill(pid, 0)
        except (ProcessLookupError, OverflowError):
            return False
        except OSError:
            return True
        return True


def temporary_name(path: Path) -> Path:
    """A name beside the file that nobody else uses, and that tells who does."""
    return path.with_name(f".{path.name}.{_computer()}-{os.getpid()}-{secrets.token_hex(6)}.tmp")


def sweep(folders: Folders, disk: Disk = DISK) -> int:
    """Remove what dead writers left among the player's files; how many. Whatever refuses is left."""
    places = (
        (folders.autosaves, ".hamlet"),
        (folders.saves, ".hamlet"),
        (folders.settings.parent, folders.settings.name),
        (folders.cache / "packs", ".json"),
    )
    return sum(_sweep(folder, ending, disk) for folder, ending in places)


def sweep_for(path: Path, disk: Disk = DISK) -> None:
    """Remove temporary files of this target, whoever wrote them: only for whoever holds its lock."""
    with contextlib.suppress(OSError):
        for name in disk.names(path.parent):
            if target_of(name) == path.name:
                disk.remove(path.with_name(name))


def _sweep(folder: Path, ending: str, disk: Disk) -> int:
    swept = 0
    with contextlib.suppress(OSError):
        for name in disk.names(folder):
            draft = folder / name
            if target_of(name).endswith(ending) and is_left(draft, disk):
                with contextlib.suppress(OSError):
                    disk.remove(draft)
                    swept += 1
    return swept


def target_of(name: str) -> str:
    """The file that a temporary one is to become; no name if it is none."""
    if not name.startswith(".") or not name.endswith(".tmp"):
        return ""
    return name[1:].removesuffix(".tmp").rpartition(".")[0]


def is_left(draft: Path, disk: Disk) -> bool:
    """Whether its writer is gone: on this computer one can look, on another one time must tell."""
    writer = _WRITER.search(draft.name)
    if writer is None:
        return True
    if writer[1] == _computer() and not _lives(int(writer[2])):
        return True
    try:
        return time.time() - disk.facts(draft).st_mtime >= _AN_HOUR
    except OSError:
        return False


@cache
def _computer() -> str:
    return blake2b(socket.gethostname().encode(), digest_size=4).hexdigest()


def is_anything_away(folders: Folders) -> bool:
    """Whether a pack lies aside, or half of one: a quick look, before anything else is brought in."""
    try:
        places = [place for name in (AWAY, COMING) if (place := folders.packs / name).is_dir()]
        return any(any(place.iterdir()) for place in places)
    except OSError:
        return False
