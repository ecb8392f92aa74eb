"""A new pack on the disk: all of it, or nothing."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Mapping
from pathlib import Path

from hamlet.content.new_pack import NewPack, named_pack, sample_files
from hamlet.store.atomic import write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError, about_file


def make_pack(
    place: Path,
    words: str,
    taken: Collection[str],
    disk: Disk = DISK,
    texts: Callable[[NewPack], Mapping[str, str]] = sample_files,
) -> tuple[NewPack, Path]:
    """Make a pack that works in a new folder at this place: what it is called, and where it lies.

    Its files are those of a sample, or others. Raises `PackNameError` if no pack can be called so, and a
    StoreError if it cannot be written.
    """
    new = named_pack(words, taken)
    folder = place / new.id
    if "\0" in str(place):
        raise StoreError("bad_folder", path=str(place))
    if disk.exists(folder):
        raise about_file("exists", folder)
    files = {folder / inside: text for inside, text in texts(new).items()}
    try:
        for path, text in files.items():
            write_atomic(path, text.encode(), disk)
    except StoreError:
        _take_back(folder, files, disk)
        raise
    return new, folder


def _take_back(folder: Path, files: Collection[Path], disk: Disk) -> None:
    """Leave nothing half made behind, as far as the disk lets us."""
    for path in files:
        with contextlib.suppress(OSError):
            disk.remove(path)
    for inside in (*({path.parent for path in files} - {folder}), folder):
        with contextlib.suppress(OSError):
            inside.rmdir()
