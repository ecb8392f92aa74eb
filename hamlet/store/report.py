"""A report for whoever mends the game: what happened, in what, with which game; one file to send along."""

from __future__ import annotations

import io
import platform
import sys
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from hamlet import __version__
from hamlet.store.atomic import write_atomic
from hamlet.store.crashes import LAST
from hamlet.store.diary import written
from hamlet.store.disk import DISK, Disk
from hamlet.store.folders import Folders
from hamlet.values import dataclass

_MOST_BYTES: Final = 8 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Report:
    """What went wrong, and what it happened to."""

    trouble: str
    """The whole of it, as Python tells it."""
    packs: tuple[str, ...] = ()
    record: bytes | None = None
    """The game that was on the table."""
    libraries: tuple[str, ...] = ()


def write_report(report: Report, folders: Folders, moment: datetime, disk: Disk = DISK) -> Path:
    """Put it into the player's folder; raises a StoreError if that cannot be."""
    path = folders.reports / f"hamlet-report-{moment:%Y%m%d-%H%M%S}.zip"
    write_atomic(path, packed(report, folders), disk)
    return path


def packed(report: Report, folders: Folders) -> bytes:
    """The report as a zip file; the name of the player's own folder is not told."""
    stream = io.BytesIO()
    with ZipFile(stream, "w", ZIP_DEFLATED) as bundle:
        bundle.writestr("report.txt", _bytes("\n".join(_lines(report))))
        if report.record is not None:
            bundle.writestr("game.hamlet", report.record)
        for path in (*written(folders), folders.logs / LAST):
            text = _read(path)
            if text is not None:
                bundle.writestr(path.name, _bytes(text))
    return stream.getvalue()


def _lines(report: Report) -> Iterable[str]:
    yield f"Hamlet {__version__}"
    yield f"Python {sys.version}"
    yield f"System {platform.platform()}"
    yield from report.libraries
    yield f"Packs {', '.join(report.packs) or '-'}"
    yield ""
    yield report.trouble


def _read(path: Path) -> str | None:
    try:
        with path.open("rb") as file:
            return file.read(_MOST_BYTES).decode("utf-8", "replace")
    except OSError:
        return None


def _bytes(text: str) -> bytes:
    """To be written whatever it holds: half letters are spelt out."""
    return _unnamed(text).encode("utf-8", "backslashreplace")


def _unnamed(text: str) -> str:
    """Without the player's name, which stands in the way to the home folder."""
    try:
        home = str(Path.home())
    except RuntimeError:
        return text
    return text.replace(home, "~") if len(home) > 1 else text
