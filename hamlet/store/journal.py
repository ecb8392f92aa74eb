"""The journal of a game being played: every step, on its way to the disk before the next one is taken.

A full save takes its time; between two of them the journal has what was played, a line each:

    CHECKSUM ["TOKEN"]
    CHECKSUM [STEPS_KEPT,[ACTION,…]]

A line says how many steps stayed as they were and what was played after them; so taking back is a line too.
Each checksum takes in the one before it. A killed program leaves at most its last line in half, and reading
stops there. A save names the token of the journal that goes on from it, and how many of its lines it holds.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from hamlet.store.disk import DISK, Disk
from hamlet.store.envelope import MOST_BYTES, Record
from hamlet.store.errors import StoreError, about_file, writing_failed

KEY = "journal"

ActionData = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Played:
    """What was played since a save: so many of its steps stayed, then came these actions."""

    kept: int
    actions: tuple[ActionData, ...]


NOTHING: Final = Played(0, ())


class Journal:
    """Writes lines. They are safe from the end of this program, if not yet from that of the power.

    After a line that failed no other may follow: the game is saved whole, and another journal begun.
    """

    def __init__(self, path: Path, token: str, disk: Disk = DISK) -> None:
        """Begin a journal in the place of an older one, or raise a StoreError."""
        self.path = path
        self.token = token
        self.lines = 0
        self._disk = disk
        self._sum = ""
        try:
            self._handle: int | None = disk.open_journal(path)
        except OSError as error:
            raise writing_failed(error, path) from error
        try:
            self._write([token])
        except StoreError:
            self.close()
            raise

    def add(self, kept: int, actions: Sequence[ActionData]) -> None:
        """One line more, or a StoreError."""
        self._write([kept, list(actions)])
        self.lines += 1

    def close(self) -> None:
        """Write no more; a second time does nothing."""
        handle, self._handle = self._handle, None
        if handle is not None:
            with contextlib.suppress(OSError):
                self._disk.close(handle)

    def _write(self, value: object) -> None:
        line, found = _line(self._sum, value)
        if self._handle is None:
            raise about_file("missing", self.path)
        try:
            self._disk.append(self._handle, line)
        except OSError as error:
            raise writing_failed(error, self.path) from error
        self._sum = found


def read_journal(path: Path, token: str, disk: Disk = DISK) -> tuple[Played, ...]:
    """The whole lines of the journal with this token; none if there is no such journal here."""
    try:
        data = disk.read(path, MOST_BYTES)
    except (OSError, StoreError):
        return ()
    before, found = "", list[object]()
    for line in data.split(b"\n")[:-1]:
        value, before = _value(before, line)
        if value is None:
            break
        found.append(value)
    if not found or found[0] != [token]:
        return ()
    return tuple(_played(found[1:]))


def played_since(record: Record, path: Path, disk: Disk = DISK) -> Played:
    """What the journal beside a save has beyond it."""
    actions, named = record.get("actions"), record.get(KEY)
    count = len(actions) if isinstance(actions, list) else 0
    if not isinstance(named, Mapping) or not isinstance(actions, list):
        return Played(count, ())
    token, held = named.get("token"), named.get("lines")
    if not isinstance(token, str) or type(held) is not int or held < 0:
        return Played(count, ())
    kept, since = count, list[ActionData]()
    for line in read_journal(path, token, disk)[held:]:
        if line.kept > kept + len(since):
            break
        since = [*since[: max(line.kept - kept, 0)], *line.actions]
        kept = min(kept, line.kept)
    return Played(kept, tuple(since))


def _line(before: str, value: object) -> tuple[bytes, str]:
    text = json.dumps(value, separators=(",", ":"))
    found = _seal(before, text.encode())
    return f"{found} {text}\n".encode(), found


def _value(before: str, line: bytes) -> tuple[object, str]:
    found, _, text = line.partition(b" ")
    if found != (seal := _seal(before, text)).encode():
        return None, ""
    with contextlib.suppress(ValueError, RecursionError):
        return json.loads(text), seal
    return None, ""


def _seal(before: str, text: bytes) -> str:
    return blake2b(before.encode() + text, digest_size=8).hexdigest()


def _played(lines: Sequence[object]) -> list[Played]:
    found = list[Played]()
    for line in lines:
        match line:
            case [int(kept), list(actions)] if kept >= 0 and all(isinstance(each, dict) for each in actions):
                found.append(Played(kept, tuple(actions)))
            case _:
                break
    return found
