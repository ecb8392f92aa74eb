"""Work on packs that is not saved into them yet: kept aside, so that nothing is lost."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from hamlet.store.atomic import write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders

FORMAT: Final = 1
NEW: Final = "new pack"
"""Instead of the id of a pack that has none yet; no id has a space in it."""
_MOST_BYTES: Final = 8 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class UnsavedWork:
    """Texts of files as they were to be, as the disk had them then, and the entry that was in hand."""

    subject: str
    entry: str
    texts: Mapping[str, str]
    before: Mapping[str, str] = field(default_factory=dict)
    requires: tuple[str, ...] = ()
    """What a pack needs that is not there yet."""


def unsaved_file(folders: Folders, pack: str) -> Path:
    """Where the work on a pack is kept."""
    return folders.data / "workshop" / f"{pack or NEW}.json"


def load_unsaved(folders: Folders, pack: str, disk: Disk = DISK) -> UnsavedWork | None:
    """What was kept of the work on a pack; None if there is none, or nothing that can be read."""
    try:
        data = json.loads(disk.read(unsaved_file(folders, pack), _MOST_BYTES).decode())
        return _work(data)
    except (OSError, StoreError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


def keep_unsaved(work: UnsavedWork, folders: Folders, pack: str, disk: Disk = DISK) -> None:
    """Keep it; raises a StoreError."""
    data = {"format": FORMAT, **asdict(work)}
    write_atomic(unsaved_file(folders, pack), json.dumps(data, indent=1).encode() + b"\n", disk)


def drop_unsaved(folders: Folders, pack: str, disk: Disk = DISK) -> None:
    """It is saved, or nobody wants it any more."""
    with contextlib.suppress(OSError):
        disk.remove(unsaved_file(folders, pack))


def _work(data: Mapping[str, Any]) -> UnsavedWork | None:
    texts, before = _texts(data["texts"]), _texts(data["before"])
    subject, entry = data["subject"], data["entry"]
    requires = tuple(each for each in data["requires"] if isinstance(each, str))
    if not texts or not isinstance(subject, str) or not isinstance(entry, str):
        return None
    return UnsavedWork(subject, entry, texts, before, requires)


def _stays_inside(name: str) -> bool:
    return not {"..", "."} & set(name.split("/")) and not set("\\:") & set(name) and name[:1] not in ("", "/")


def _texts(data: Mapping[str, Any]) -> dict[str, str]:
    """Names of files and their texts; a name that leads elsewhere is none."""
    return {name: text for name, text in data.items() if isinstance(text, str) and _stays_inside(name)}
