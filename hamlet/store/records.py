"""Record files: one game in one `*.hamlet` file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from hamlet.store.atomic import write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.envelope import FORMAT, MOST_BYTES, Record, decode_record, encode_record
from hamlet.store.errors import StoreError, about_file, reading_failed

__all__ = ["FORMAT", "SUFFIX", "Record", "read_record", "write_record"]

SUFFIX = ".hamlet"


def read_record(
    path: Path, *, game_id: str | None = None, seal_needed: bool = False, disk: Disk = DISK
) -> Record:
    """The record in a file: of this game if one is named, as Hamlet itself wrote it if a seal is needed.

    A seal that is there must hold in any case; a record that another program wrote has none.
    """
    try:
        data = disk.read(path, MOST_BYTES)
    except OSError as error:
        raise reading_failed(error, path) from error
    return decode_record(data, path, game_id=game_id, seal_needed=seal_needed)


def write_record(
    path: Path, record: Mapping[str, object], *, overwrite: bool = False, disk: Disk = DISK
) -> None:
    """Write a record; a record in its place only goes if asked, anything else in its place never."""
    data = encode_record(record)
    if disk.exists(path):
        _check_replaceable(path, overwrite=overwrite, disk=disk)
    write_atomic(path, data, disk)


def _check_replaceable(path: Path, *, overwrite: bool, disk: Disk) -> None:
    try:
        read_record(path, disk=disk)
    except StoreError as error:
        raise about_file("occupied", path, because=error.code) from error
    if not overwrite:
        raise about_file("exists", path)
