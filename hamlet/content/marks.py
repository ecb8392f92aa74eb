"""By what the files of a pack are known again: a look at sizes and times, and at what is in a new one."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Final
from zlib import crc32

from hamlet.content.folders import is_zip
from hamlet.content.lying import DEEPEST_FOLDER, MOST_LISTED, READ

FileMark = tuple[int, ...]
"""Size, when it was written last, when the disk changed anything of it, a print of what is in it."""
FileMarks = Mapping[str, FileMark]
"""The files of a pack by their names."""
YOUNG: Final = 2_500_000_000
"""Nanoseconds in which a file may be written twice at what a coarse disk calls the same time."""
LARGEST_READ: Final = 64 * 1024
_UNREAD: Final = 0


@dataclass(slots=True)
class Marking:
    """Looks at packs one at a time. A small file that was written just now is read, any other never.

    What was read of a file counts until it has another size or time: growing older does not change it.
    """

    clock: Callable[[], int] = time.time_ns
    _prints: dict[Path, dict[str, FileMark]] = field(default_factory=dict)

    def __call__(self, place: Path) -> FileMarks:
        """What lies there now; nothing where nothing can be seen."""
        before, now = self._prints.get(place, {}), self.clock()
        try:
            found = {
                name: _mark(path, facts, before.get(name, ()), now) for name, path, facts in _files(place)
            }
        except OSError:
            return {}
        self._prints[place] = found
        return found


def _mark(path: Path | str, facts: os.stat_result, before: FileMark, now: int) -> FileMark:
    plain = (facts.st_size, facts.st_mtime_ns, facts.st_ctime_ns)
    if abs(now - facts.st_mtime_ns) < YOUNG and facts.st_size <= LARGEST_READ:
        return (*plain, _print(path))
    return before if before[:-1] == plain else (*plain, _UNREAD)


def _print(path: Path | str) -> int:
    """Of what is in a file; a file that its writer keeps to itself has none yet."""
    try:
        return crc32(Path(path).read_bytes())
    except OSError:
        return _UNREAD


def _files(place: Path) -> list[tuple[str, Path | str, os.stat_result]]:
    """All that is read of a pack: its name, its path, and what the disk says of it."""
    if is_zip(place):
        return [(place.name, place, place.stat())]
    found: list[tuple[str, Path | str, os.stat_result]] = []
    _list_below(place, "", 0, found)
    return found


def _list_below(
    folder: Path | str, before: str, depth: int, found: list[tuple[str, Path | str, os.stat_result]]
) -> None:
    with os.scandir(folder) as inside:
        for number, entry in enumerate(inside):
            if number >= MOST_LISTED:
                return
            name = before + entry.name
            if entry.name.startswith("."):
                continue
            if PurePosixPath(name).suffix.lower() in READ:
                found.append((name, entry.path, entry.stat()))
            elif depth < DEEPEST_FOLDER and entry.is_dir(follow_symlinks=False):
                _list_below(entry.path, f"{name}/", depth + 1, found)
