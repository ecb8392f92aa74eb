"""What can go wrong with files, as a code, its facts, and one sentence for the player."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from hamlet.words.coded_error import CodedError


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


class StoreError(CodedError):
    """A file could not be read or written as asked; nothing that was there before is lost."""

    section = "store"

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes with code and facts."""
        return _rebuild, (self.code, self.facts)


def _rebuild(code: str, facts: dict[str, object]) -> StoreError:
    return StoreError(code, **facts)


def about_file(code: str, path: Path, **facts: object) -> StoreError:
    """An error that concerns this file."""
    return StoreError(code, file=path.name or str(path), path=str(path), **facts)


def reading_failed(error: OSError, path: Path) -> StoreError:
    """What the system said while this file was read."""
    return _from_system(error, path, "read_failed")


def writing_failed(error: OSError, path: Path) -> StoreError:
    """What the system said while this file was written."""
    return _from_system(error, path, "write_failed")


def _from_system(error: OSError, path: Path, otherwise: str) -> StoreError:
    code = CODE_BY_ERRNO.get(error.errno or 0, otherwise)
    return about_file(code, path, name=path.name, reason=error.strerror or type(error).__name__)
