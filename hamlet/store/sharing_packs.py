"""Packs given away: one zip of all that a pack is read from, the same bytes wherever it is made."""

from __future__ import annotations

import re
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from hamlet.store.atomic import write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError, reading_failed
from hamlet.store.folders import Folders
from hamlet.store.installing import pack_files

_FIRST_DAY: Final = (1980, 1, 1, 0, 0, 0)
"""Zips know no earlier one; when a file was written says nothing of a pack."""
_UNIX: Final = 3
_PLAIN_FILE: Final = 0o100644 << 16
_ODD: Final = re.compile(r"[^A-Za-z0-9._-]+")
_LONGEST: Final = 40


def zipped_pack(place: Path, name: str) -> bytes:
    """The pack at this place as a zip, in which it lies in a folder of this name."""
    written = BytesIO()
    with ZipFile(written, "w", ZIP_STORED) as archive:
        for inside, data in sorted(pack_files(place).items()):
            info = ZipInfo(f"{name}/{inside}", _FIRST_DAY)
            info.create_system, info.external_attr = _UNIX, _PLAIN_FILE
            archive.writestr(info, data)
    return written.getvalue()


def export_pack(folders: Folders, place: Path, name: str, version: str, disk: Disk = DISK) -> Path:
    """Write it where exports lie, over nothing that is another one; where it lies now, or a StoreError."""
    data = zipped_pack(place, name)
    told = "-".join(filter(None, (name, _ODD.sub("_", version).strip("._")[:_LONGEST])))
    for number in count(1):
        path = folders.exports / (f"{told}.zip" if number == 1 else f"{told} {number}.zip")
        if not disk.exists(path):
            break
        if _is_same(path, data, disk):
            return path
    write_atomic(path, data, disk)
    return path


def _is_same(path: Path, data: bytes, disk: Disk) -> bool:
    try:
        return disk.read(path, len(data)) == data
    except OSError as error:
        raise reading_failed(error, path) from error
    except StoreError:
        return False
