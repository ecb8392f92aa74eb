"""Crashes below Python: what the interpreter could still write down, found at the next start."""

from __future__ import annotations

import contextlib
import faulthandler
from typing import Final, TextIO

from hamlet.store.folders import Folders

NAME: Final = "crash.txt"
LAST: Final = "crash-last.txt"


class CrashWatch:
    """The file that the interpreter writes to while it falls; empty as long as nothing happens."""

    def __init__(self, folders: Folders) -> None:
        self.before = ""
        """What the last crash left, told once."""
        self.last = folders.logs / LAST
        self._file: TextIO | None = None
        path = folders.logs / NAME
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.is_file() and path.stat().st_size:
                self.before = path.read_text(encoding="utf-8", errors="replace")
                path.replace(self.last)
            self._file = path.open("w", encoding="utf-8")
            faulthandler.enable(self._file)

    def close(self) -> None:
        """The program ends as it should."""
        if self._file is not None:
            faulthandler.disable()
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None
