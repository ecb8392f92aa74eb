"""Writing a file so that at every moment either the old or the new one is there, whole."""

from __future__ import annotations

import contextlib
from pathlib import Path

from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import about_file, writing_failed
from hamlet.store.leftovers import temporary_name


def write_atomic(path: Path, data: bytes, disk: Disk = DISK) -> None:
    """Put these bytes into the file, or raise a StoreError and leave the old file as it was."""
    commit(stage(path, data, disk), path, disk)


def stage(path: Path, data: bytes, disk: Disk = DISK) -> Path:
    """Write the bytes to a temporary file beside the target, have them on the disk and read them back."""
    draft = temporary_name(path)
    try:
        disk.make_folder(path.parent)
        _write_out(draft, data, disk)
        arrived = disk.read(draft, len(data)) == data
    except OSError as error:
        discard(draft, disk)
        raise writing_failed(error, path) from error
    if not arrived:
        discard(draft, disk)
        raise about_file("not_verified", path)
    return draft


def commit(draft: Path, path: Path, disk: Disk = DISK) -> None:
    """Let a staged file take the target's name."""
    try:
        disk.replace_patiently(draft, path)
    except OSError as error:
        discard(draft, disk)
        raise writing_failed(error, path) from error
    try:
        disk.sync_folder(path.parent)
    except OSError as error:
        raise writing_failed(error, path) from error


def discard(draft: Path, disk: Disk = DISK) -> None:
    """Remove a temporary file if it is there; failing to is no harm."""
    with contextlib.suppress(OSError):
        disk.remove(draft)


def set_aside(path: Path, why: str, disk: Disk = DISK) -> Path:
    """Rename a file that must not be lost to the first free name such as `game.damaged-1.hamlet`."""
    number = 1
    while disk.exists(kept := path.with_name(f"{path.stem}.{why}-{number}{path.suffix}")):
        number += 1
    try:
        disk.replace_patiently(path, kept)
    except OSError as error:
        raise writing_failed(error, path) from error
    return kept


def _write_out(draft: Path, data: bytes, disk: Disk) -> None:
    handle = disk.create(draft)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[disk.write(handle, rest) :]
        disk.sync(handle)
    finally:
        disk.close(handle)
