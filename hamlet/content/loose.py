"""The files of a pack that lies in a folder: none outside of it, and no more than are bearable."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path, PurePosixPath

from hamlet.content.lying import DEEPEST_FOLDER, MOST_LISTED, PACK_FILE, READ, UnreadableError
from hamlet.content.problems import Problem
from hamlet.content.saying import Saying, say


class LooseFiles:
    """A folder on the disk."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.refused: Saying | None = None

    def has_pack_file(self) -> bool:
        """Whether there is something by that name that is no folder."""
        path = self.place / PACK_FILE
        return path.exists() and not path.is_dir()

    def shown(self, inside: str) -> str:
        """Its path on the disk."""
        return str(self.place / inside)

    def names(self, problems: list[Problem]) -> Iterator[str]:
        """The texts and pictures of the folder and the folders in it; hidden ones are left alone."""
        return self._below(self.place, 0, problems)

    def _below(self, folder: Path, depth: int, problems: list[Problem]) -> Iterator[str]:
        try:
            inside = sorted(islice(folder.iterdir(), MOST_LISTED + 1))
        except OSError as error:
            problems.append(_wrong(folder, unreadable(error)))
            return
        if len(inside) > MOST_LISTED:
            problems.append(_wrong(folder, say("too_many_listed", most=MOST_LISTED)))
            return
        for path in inside:
            if path.name.startswith("."):
                continue
            if path.is_symlink() and not self._stays_inside(path):
                problems.append(_wrong(path, say("link_leads_out")))
            elif path.is_dir():
                if depth < DEEPEST_FOLDER and not path.is_symlink():
                    yield from self._below(path, depth + 1, problems)
            elif path.suffix.lower() in READ:
                yield path.relative_to(self.place).as_posix()

    def read(self, inside: str, most: int) -> bytes:
        """The bytes of a plain file in the folder."""
        path = self.place / PurePosixPath(inside)
        try:
            if not self._stays_inside(path):
                raise UnreadableError(say("link_leads_out"))
            if not path.is_file():
                raise UnreadableError(say("no_plain_file"))
            with path.open("rb") as stream:
                data = stream.read(most + 1)
        except OSError as error:
            raise UnreadableError(unreadable(error)) from error
        if len(data) > most:
            raise UnreadableError(say("file_too_large", most=most // 1024))
        return data

    def _stays_inside(self, path: Path) -> bool:
        try:
            return path.resolve().is_relative_to(self.place.resolve())
        except (OSError, RuntimeError):
            return False


def unreadable(error: OSError) -> Saying:
    """What the system says of a file that it does not give."""
    return say("unreadable", reason=str(error.strerror or error))


def _wrong(path: Path, said: Saying) -> Problem:
    return Problem(str(path), 1, 1, said)
