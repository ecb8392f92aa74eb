"""Which first chances the player has been told of: a small file beside the settings."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hamlet.store.atomic import set_aside, write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError, about_file, reading_failed
from hamlet.store.folders import Folders

FORMAT: Final = 1
_MOST: Final = 1000
_LONGEST: Final = 200
_MOST_BYTES: Final = 256 * 1024


@dataclass(frozen=True, slots=True)
class ToldChances:
    """The names of all that was told; and what was wrong with the file."""

    names: frozenset[str] = frozenset()
    trouble: StoreError | None = None


def chances_file(folders: Folders) -> Path:
    """Where they are kept."""
    return folders.settings.with_name("chances.json")


def load_told(folders: Folders, disk: Disk = DISK) -> ToldChances:
    """What was told; a damaged file is told of once and set aside, and all begins anew."""
    path = chances_file(folders)
    try:
        return ToldChances(_names(_read(path, disk), path))
    except StoreError as error:
        if error.code == "missing":
            return ToldChances()
        if error.code == "chances_damaged":
            _aside(path, disk)
        return ToldChances(trouble=error)


def keep_told(names: Iterable[str], folders: Folders, disk: Disk = DISK) -> None:
    """Write them; what else stands in the file, such as a newer Hamlet's, stays. Raises StoreError."""
    path = chances_file(folders)
    try:
        data = _read(path, disk)
        _names(data, path)
    except StoreError as error:
        if error.code not in {"missing", "chances_damaged"}:
            raise
        if error.code == "chances_damaged":
            set_aside(path, "damaged", disk)
        data = {"format": FORMAT}
    write_atomic(path, json.dumps({**data, "told": sorted(names)}, indent=1).encode() + b"\n", disk)


def _aside(path: Path, disk: Disk) -> None:
    try:
        set_aside(path, "damaged", disk)
    except StoreError:
        # It is told of again at the next start; nothing is lost.
        return


def _read(path: Path, disk: Disk) -> dict[str, Any]:
    try:
        data = json.loads(disk.read(path, _MOST_BYTES).decode("utf-8-sig"))
    except OSError as error:
        raise reading_failed(error, path) from error
    except (ValueError, RecursionError) as error:
        raise about_file("chances_damaged", path) from error
    except StoreError as error:
        if error.code == "too_large":
            raise about_file("chances_damaged", path) from error
        raise
    if not isinstance(data, dict):
        raise about_file("chances_damaged", path)
    return data


def _names(data: dict[str, Any], path: Path) -> frozenset[str]:
    """Names that this version does not know count as told all the same."""
    names = data.get("told")
    if not isinstance(names, list) or len(names) > _MOST:
        raise about_file("chances_damaged", path)
    if not all(isinstance(each, str) and len(each) <= _LONGEST for each in names):
        raise about_file("chances_damaged", path)
    return frozenset(names)
