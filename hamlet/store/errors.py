"""What can go wrong with files, as a code, its facts, and one sentence for the player."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "bad_name": "“{name}” cannot be used as a name here. Please choose another one.",
        "busy": "This game is already open in another window (process {pid} on {host}).",
        "damaged": "{file} is damaged: it was cut short or changed after it was written.",
        "disk_full": "There is no room left on the disk to write {file}. What was there before is safe.",
        "empty": "{file} is empty.",
        "exists": "{file} is there already.",
        "foreign": "{file} is not a Hamlet game.",
        "missing": "{file} is not there.",
        "newer": "{file} comes from a newer Hamlet ({game}). Please update to open it.",
        "newer_settings": "The settings come from a newer Hamlet; whatever is understood is used.",
        "no_folder": "{file} has no place: what should be its folder is something else.",
        "no_permission": "{file} may not be opened or written: the file or its folder is protected.",
        "not_a_file": "{file} is not a file.",
        "not_text": "{file} holds something other than text, so it is not a Hamlet game.",
        "not_verified": "{file} did not arrive on the disk as it was written. What was there before is safe.",
        "nothing_sound": "Neither the last save of this game nor the one before it can be read.",
        "occupied": "{file} is something Hamlet cannot read, so it is left alone. Please take another name.",
        "read_failed": "{file} could not be read ({reason}).",
        "setting_wrong": "The setting “{key}” made no sense and is back at its usual value.",
        "settings_damaged": "The settings could not be read. The usual ones are used; the old file is kept.",
        "swapped": "{file} holds another game than its name says.",
        "too_large": "{file} is too large to be a Hamlet game.",
        "unsealed": "{file} was changed by another program, or not written by Hamlet.",
        "unwritable": "This game cannot be put into a file ({reason}).",
        "write_failed": "{file} could not be written ({reason}). What was there before is safe.",
    }
)


def _by_number() -> dict[int, str]:
    names = {
        "disk_full": ("ENOSPC", "EDQUOT"),
        "no_permission": ("EACCES", "EPERM", "EROFS"),
        "missing": ("ENOENT",),
        "not_a_file": ("EISDIR",),
        "no_folder": ("EEXIST", "ENOTDIR"),
        "bad_name": ("ENAMETOOLONG",),
    }
    # Not every system knows every number (a quota, for one).
    return {getattr(errno, n): code for code, group in names.items() for n in group if hasattr(errno, n)}


CODE_BY_ERRNO: Mapping[int, str] = MappingProxyType(_by_number())


class StoreError(Exception):
    """A file could not be read or written as asked; nothing that was there before is lost."""

    def __init__(self, code: str, **facts: object) -> None:
        """Remember the code, a key of SENTENCES, and the facts its sentence needs."""
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        """The sentence for the player."""
        return SENTENCES[self.code].format_map(self.facts)

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes with code and facts."""
        return _rebuild, (self.code, self.facts)


def _rebuild(code: str, facts: dict[str, object]) -> StoreError:
    return StoreError(code, **facts)


def about_file(code: str, path: Path, **facts: object) -> StoreError:
    """An error that concerns this file."""
    return StoreError(code, file=path.name, path=str(path), **facts)


def reading_failed(error: OSError, path: Path) -> StoreError:
    """What the system said while this file was read."""
    return _from_system(error, path, "read_failed")


def writing_failed(error: OSError, path: Path) -> StoreError:
    """What the system said while this file was written."""
    return _from_system(error, path, "write_failed")


def _from_system(error: OSError, path: Path, otherwise: str) -> StoreError:
    code = CODE_BY_ERRNO.get(error.errno or 0, otherwise)
    return about_file(code, path, name=path.name, reason=error.strerror or type(error).__name__)
