"""One word of a pack's file mended at its place, and taken back as long as nobody wrote anything else."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hamlet.content.editing.raw_files import raw_file
from hamlet.content.folders import is_zip
from hamlet.content.lying import LARGEST_FILE
from hamlet.content.problems import Problem
from hamlet.store.atomic import write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError, about_file, reading_failed


@dataclass(frozen=True, slots=True)
class Mended:
    """What was written, and what stood there before."""

    path: Path
    line: int
    word: str
    before: bytes
    after: bytes


def can_mend(problem: Problem, place: Path) -> bool:
    """Whether the word that is meant is sure, and can be written: what lies in a zip is left alone."""
    return bool(problem.fix) and not is_zip(place) and Path(problem.file).is_file()


def mend(problem: Problem, disk: Disk = DISK) -> Mended:
    """Write the word that was surely meant; raises StoreError if the file says something else by now."""
    path = Path(problem.file)
    before = _read(path, disk)
    try:
        raw = raw_file(before)
    except UnicodeDecodeError as error:
        raise about_file("changed_since", path) from error
    lines = raw.text.split("\n")
    number, start, end = problem.line - 1, problem.column - 1, problem.column - 1 + problem.length
    if number >= len(lines) or lines[number] != problem.excerpt:
        raise about_file("changed_since", path)
    lines[number] = lines[number][:start] + problem.fix + lines[number][end:]
    after = raw.with_text("\n".join(lines))
    write_atomic(path.resolve(), after, disk)
    return Mended(path, problem.line, problem.fix, before, after)


def take_back(mended: Mended, disk: Disk = DISK) -> None:
    """Write what stood there before; raises StoreError if somebody has written the file since."""
    if _read(mended.path, disk) != mended.after:
        raise about_file("changed_since", mended.path)
    write_atomic(mended.path.resolve(), mended.before, disk)


def _read(path: Path, disk: Disk) -> bytes:
    try:
        return disk.read(path, LARGEST_FILE)
    except StoreError:
        raise
    except OSError as error:
        raise reading_failed(error, path) from error
