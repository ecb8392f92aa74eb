"""Games given away and taken in: exported into a file, imported from one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from hamlet.store.deleting import FOLDER
from hamlet.store.disk import DISK, Disk
from hamlet.store.envelope import encode_record
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.game_names import as_name, write_name
from hamlet.store.generations import GameFiles, new_game_id, write_generation
from hamlet.store.headers import time_text
from hamlet.store.locks import GameLock
from hamlet.store.records import SUFFIX, write_record
from hamlet.store.salvage import sturdy
from hamlet.store.saves import file_name


def export_record(
    folders: Folders, name: str, game_id: str, record: Mapping[str, object], disk: Disk = DISK
) -> Path:
    """Write a game into a file of its name that was not there before; where it lies, or a StoreError."""
    try:
        first = folders.exports / file_name(name)
    except StoreError:
        first = folders.exports / f"{game_id}{SUFFIX}"
    path = first
    for number in count(2):
        if not disk.exists(path):
            break
        path = first.with_name(f"{first.name.removesuffix(SUFFIX)} {number}{SUFFIX}")
    write_record(path, sturdy({**record, "name": name}), disk=disk)
    return path


def keep_record(
    folders: Folders, record: Mapping[str, object], name: str, disk: Disk = DISK, now: datetime | None = None
) -> GameFiles:
    """Keep a record among the games, under its own id if no other game has it; or a StoreError."""
    files = _free(folders.autosaves, record.get("id"), disk)
    saved = time_text(now or datetime.now(UTC))
    named = {**record, "id": files.game_id, "name": as_name(name), "saved": saved}
    data = encode_record(sturdy(named))
    lock = GameLock(files.lock, disk)
    try:
        write_generation(files, data, disk)
        write_name(files, name, disk)
    finally:
        lock.release()
    return files


def _free(folder: Path, wanted: object, disk: Disk) -> GameFiles:
    """The files of a game that is not there yet."""
    try:
        files = GameFiles(folder, wanted if isinstance(wanted, str) else "")
    except StoreError:
        return GameFiles(folder, new_game_id())
    places = (*files.all, *GameFiles(folder / FOLDER, files.game_id).all)
    taken = any(disk.exists(path) for path in places)
    return GameFiles(folder, new_game_id()) if taken else files
