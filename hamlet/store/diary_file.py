"""The file of a diary: a rotating one of the standard library that bears with a disk that fails."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path


class DiaryFile(RotatingFileHandler):
    """Lines as they are; what cannot be written is left out."""

    def __init__(self, path: Path, most_bytes: int, older: int) -> None:
        super().__init__(
            path, maxBytes=most_bytes, backupCount=older, encoding="utf-8", errors="backslashreplace"
        )

    def write(self, line: str) -> None:
        """One line, at once."""
        self.handle(logging.LogRecord(self.baseFilename, logging.INFO, "", 0, line, None, None))

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """A diary is no reason to stop playing."""
