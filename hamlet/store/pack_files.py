"""The files of a player's pack, one at a time: read with their line ends, written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from hamlet.content.editing.raw_files import RawFile, raw_file
from hamlet.content.lying import LARGEST_FILE
from hamlet.store.atomic import write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import about_file, reading_failed


def read_text_file(path: Path, disk: Disk = DISK) -> RawFile | None:
    """A file as it lies on the disk; None if it is not there. Raises a StoreError if it cannot be read."""
    try:
        return raw_file(disk.read(path, LARGEST_FILE))
    except FileNotFoundError:
        return None
    except UnicodeDecodeError as error:
        raise about_file("pack_not_text", path) from error
    except OSError as error:
        raise reading_failed(error, path) from error


def write_text_file(path: Path, before: RawFile | None, text: str, disk: Disk = DISK) -> RawFile:
    """Write a text with the line ends that the file had, or raise a StoreError: the file as it is now."""
    data = (before or RawFile()).with_text(text)
    write_atomic(path, data, disk)
    return raw_file(data)
