"""The name that a player gave a game: in a small file beside its saves, which stay as they are."""

from __future__ import annotations

import contextlib

from hamlet.letters import shown
from hamlet.store.atomic import write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError, writing_failed
from hamlet.store.generations import GameFiles

MOST_LETTERS = 40
_MOST_BYTES = 1000


def read_name(files: GameFiles, disk: Disk = DISK) -> str | None:
    """The name; None if there is none, or none that can be read."""
    try:
        data = disk.read(files.label, _MOST_BYTES)
    except (OSError, StoreError):
        return None
    return as_name(data.decode("utf-8", "replace")) or None


def write_name(files: GameFiles, name: str, disk: Disk = DISK) -> None:
    """Call a game so, or raise a StoreError; an empty name takes the name away."""
    kept = as_name(name)
    if kept:
        write_atomic(files.label, kept.encode("utf-8", "replace"), disk)
        return
    try:
        with contextlib.suppress(FileNotFoundError):
            disk.remove(files.label)
    except OSError as error:
        raise writing_failed(error, files.label) from error


def as_name(text: str) -> str:
    """One short line that can be shown, of whatever was typed or read."""
    return " ".join(shown(text).split())[:MOST_LETTERS].strip()
