"""Other folders for a game that the usual one cannot take: which to propose, and which was named."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import platformdirs

from hamlet.store.errors import StoreError

NAME = "Hamlet"
MOST_PLACES = 8
_LEAST_ROOM = 4 * 1024 * 1024


def proposed_folders() -> tuple[Path, ...]:
    """Folders that one would find again and that take files now, the most lasting ones first."""
    found = [folder for folder in _likely() if _takes_files(folder)]
    return tuple(dict.fromkeys(folder / NAME for folder in found))


def folder_named(text: str) -> Path:
    """The folder that somebody typed, which may still have to be made; a StoreError if it can be none.

    What is no whole path is meant to lie at home.
    """
    words = text.strip()
    try:
        path = Path(words).expanduser()
        path = path if path.is_absolute() else Path.home() / path
        os.fsencode(path)
    except (RuntimeError, ValueError) as error:
        raise StoreError("bad_folder", path=words) from error
    if not words or "\0" in words:
        raise StoreError("bad_folder", path=words)
    return path


def places_with(places: tuple[str, ...], folder: Path) -> tuple[str, ...]:
    """The folders in which games are kept, this one first; the oldest go."""
    named = str(folder)
    return (named, *(place for place in places if place != named))[:MOST_PLACES]


def _likely() -> Iterator[Path]:
    for place in (platformdirs.user_documents_path, platformdirs.user_desktop_path, Path.home):
        with contextlib.suppress(RuntimeError, OSError, KeyError):
            yield place()
    with contextlib.suppress(OSError):
        yield Path(tempfile.gettempdir())


def _takes_files(folder: Path) -> bool:
    """Whether files can be written here, as far as can be told without writing one."""
    try:
        return (
            folder.is_absolute()
            and folder.is_dir()
            and os.access(folder, os.W_OK | os.X_OK)
            and shutil.disk_usage(folder).free >= _LEAST_ROOM
        )
    except OSError:
        return False
