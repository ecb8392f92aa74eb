"""What the program did, written down for whoever has to find out why something went wrong.

A few small files that are written over in turn. Writing them never fails anybody: where there is no room
for them there is no diary. What is told before it is opened waits, so that a start need not.
"""

from __future__ import annotations

import contextlib
from collections import deque
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hamlet.store.folders import Folders

if TYPE_CHECKING:
    from hamlet.store.diary_file import DiaryFile

NAME: Final = "hamlet.log"
MOST_BYTES: Final = 256 * 1024
OLDER: Final = 3
_WAITING: Final = 500
_LONGEST: Final = 2000


class Diary:
    """Lines with their moment, in order."""

    def __init__(self) -> None:
        self._file: DiaryFile | None = None
        self._waiting: deque[str] = deque(maxlen=_WAITING)

    def note(self, line: str) -> None:
        """One thing that happened."""
        moment = f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}"
        for part in line.splitlines() or [""]:
            self._write(f"{moment} {part[:_LONGEST]}")

    def open(self, folders: Folders) -> None:
        """From now on the lines go into the player's folder, first those that waited."""
        # Brings in what a start should not wait for.
        from hamlet.store.diary_file import DiaryFile  # noqa: PLC0415

        try:
            folders.logs.mkdir(parents=True, exist_ok=True)
            self._file = DiaryFile(folders.logs / NAME, MOST_BYTES, OLDER)
        except OSError:
            return
        while self._waiting:
            self._write(self._waiting.popleft())

    def close(self) -> None:
        """Nothing more is written into the folder."""
        if self._file is not None:
            with contextlib.suppress(OSError, ValueError):
                self._file.close()
            self._file = None

    def _write(self, line: str) -> None:
        if self._file is None:
            self._waiting.append(line)
        else:
            self._file.write(line)


def written(folders: Folders) -> list[Path]:
    """The files of the diary that are there, the newest first."""
    names = [NAME, *(f"{NAME}.{number}" for number in range(1, OLDER + 1))]
    return [path for name in names if (path := folders.logs / name).is_file()]
