"""Presets that the player has kept: a name, the preset it begins with, and what is changed of that."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from hamlet.store.atomic import set_aside, write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError, about_file, reading_failed
from hamlet.store.folders import Folders
from hamlet.store.setting_games import OptionValue, option_values

FORMAT: Final = 1
MOST_PRESETS: Final = 30
LONGEST_NAME: Final = 30
_MOST_BYTES: Final = 1024 * 1024


@dataclass(frozen=True, slots=True)
class OwnPreset:
    """Rules under a name of the player's own."""

    name: str
    preset: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OwnPresets:
    """All there are, the oldest first; and what was wrong with the file."""

    presets: tuple[OwnPreset, ...] = ()
    trouble: StoreError | None = None


def presets_file(folders: Folders) -> Path:
    """Where they are kept."""
    return folders.data / "presets.json"


def load_presets(folders: Folders, disk: Disk = DISK) -> OwnPresets:
    """The presets; a file that cannot be read is told of, and leaves none."""
    try:
        return OwnPresets(tuple(_read(presets_file(folders), disk)))
    except StoreError as error:
        return OwnPresets((), None if error.code == "missing" else error)


def save_presets(presets: Iterable[OwnPreset], folders: Folders, disk: Disk = DISK) -> OwnPresets:
    """Write all of them; a damaged file is set aside first. Raises StoreError."""
    path = presets_file(folders)
    try:
        _read(path, disk)
    except StoreError as error:
        if error.code not in {"missing", "presets_damaged"}:
            raise
        if error.code == "presets_damaged":
            set_aside(path, "damaged", disk)
    kept = tuple(presets)[-MOST_PRESETS:]
    data = {"format": FORMAT, "presets": [asdict(each) for each in kept]}
    write_atomic(path, json.dumps(data, indent=1).encode() + b"\n", disk)
    return OwnPresets(kept)


def with_preset(presets: Iterable[OwnPreset], new: OwnPreset) -> tuple[OwnPreset, ...]:
    """These and one more, which takes the place of one of the same name."""
    return (*(each for each in presets if each.name != new.name), new)


def _read(path: Path, disk: Disk) -> list[OwnPreset]:
    try:
        data = json.loads(disk.read(path, _MOST_BYTES).decode("utf-8-sig"))
        return [_preset(entry) for entry in list(data["presets"])[-MOST_PRESETS:]]
    except OSError as error:
        raise reading_failed(error, path) from error
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise about_file("presets_damaged", path) from error
    except StoreError as error:
        if error.code == "too_large":
            raise about_file("presets_damaged", path) from error
        raise


def _preset(entry: Mapping[str, Any]) -> OwnPreset:
    name, preset = entry["name"], entry["preset"]
    if not isinstance(name, str) or not isinstance(preset, str) or not 0 < len(name) <= LONGEST_NAME:
        raise ValueError(entry)
    return OwnPreset(name, preset, option_values(entry["options"]))
