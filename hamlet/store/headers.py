"""What a list of games shows of each: who plays, how far it is, when it was saved."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from hamlet.store.disk import DISK, Disk
from hamlet.store.envelope import MOST_BYTES, MOST_HEAD_BYTES, decode_record, read_head
from hamlet.store.errors import StoreError, reading_failed


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat in a list of games."""

    name: str
    color: str
    player: str


@dataclass(frozen=True, slots=True)
class Header:
    """The front of a record; what a record does not tell is empty."""

    game: str
    id: str | None
    name: str | None
    saved: datetime | None
    seats: tuple[SeatLine, ...]
    round: int | None
    finished: bool
    seal: str | None = None
    """The checksum of the whole file: another one is another moment of the game."""


def read_header(path: Path, disk: Disk = DISK) -> Header:
    """The header of a file: from its first line if it is sealed, else by reading all of it."""
    try:
        with contextlib.suppress(StoreError):
            return header_of(read_head(disk.read_start(path, MOST_HEAD_BYTES), path))
        return header_of(decode_record(disk.read(path, MOST_BYTES), path))
    except OSError as error:
        raise reading_failed(error, path) from error


def header_of(record: Mapping[str, object]) -> Header:
    """The header of a record or of its first line; wrong types count as not told."""
    about = record.get("about")
    about = about if isinstance(about, Mapping) else {}
    seats = about.get("seats")
    turn = about.get("round")
    return Header(
        game=str(record.get("game", "")),
        id=_text(record, "id"),
        name=_text(record, "name"),
        saved=_time(record.get("saved")),
        seats=tuple(_seat(seat) for seat in seats) if isinstance(seats, list | tuple) else (),
        round=turn if type(turn) is int else None,
        finished=about.get("finished") is True,
        seal=_text(record, "checksum"),
    )


def time_text(moment: datetime) -> str:
    """A moment as records write it; later moments sort later as text."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _text(record: Mapping[str, object], key: str) -> str | None:
    value = record.get(key)
    return value if isinstance(value, str) else None


def _time(value: object) -> datetime | None:
    try:
        moment = datetime.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        return None
    # A time without a zone could not be compared with the others.
    return moment if moment is None or moment.tzinfo else moment.replace(tzinfo=UTC)


def _seat(value: object) -> SeatLine:
    seat = value if isinstance(value, Mapping) else {}
    return SeatLine(*(str(seat.get(key, "")) for key in ("name", "color", "player")))
