"""The games that the program keeps, looked at closely: which can be opened, and what is wrong with others."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from hamlet.store.atomic import set_aside
from hamlet.store.deleting import put_back_left
from hamlet.store.disk import DISK, Disk
from hamlet.store.envelope import MOST_BYTES, MOST_HEAD_BYTES, Record, read_head
from hamlet.store.errors import StoreError, about_file
from hamlet.store.folders import Folders
from hamlet.store.game_names import read_name
from hamlet.store.generations import GameFiles, games_in, sound_front
from hamlet.store.headers import Header, header_of
from hamlet.store.locks import GameLock
from hamlet.store.records import read_record
from hamlet.store.salvage import salvage

_LONG_AGO = datetime.min.replace(tzinfo=UTC)
# What is wrong with a file for good, so that it may be put aside: the others may be had another day.
SPOILT = frozenset(("damaged", "empty", "foreign", "not_text", "swapped", "too_large", "unsealed"))


@dataclass(frozen=True, slots=True)
class KeptGame:
    """One game: where it lies, what its front tells, and what is wrong with its newest file."""

    files: GameFiles
    header: Header | None
    sound: bool
    problem: StoreError | None = None
    name: str | None = None
    """As the player calls it."""

    @property
    def going_on(self) -> bool:
        """Whether it can be gone on with."""
        return self.sound and self.header is not None and not self.header.finished

    @property
    def spoilt(self) -> bool:
        """Whether nothing will ever mend it."""
        return not self.sound and self.problem is not None and self.problem.code in SPOILT


@dataclass(frozen=True, slots=True)
class KeptGames:
    """All of them, the newest first and the unreadable last; and folders that cannot be looked into."""

    games: tuple[KeptGame, ...] = ()
    troubles: tuple[StoreError, ...] = ()
    absent: tuple[Path, ...] = ()
    """Other folders in which games were kept, and which are not there now."""

    @property
    def newest(self) -> KeptGame | None:
        """The one to go on with."""
        return next((game for game in self.games if game.going_on), None)

    @property
    def broken(self) -> tuple[KeptGame, ...]:
        """Those that cannot be opened."""
        return tuple(game for game in self.games if not game.sound)


def kept_games(folders: Folders, places: Sequence[str] = (), disk: Disk = DISK) -> KeptGames:
    """The games in the usual folder and in others; of a game in several of them the newest save."""
    found, troubles = list[KeptGame](), list[StoreError]()
    for folder in dict.fromkeys((folders.autosaves, *(Path(place) for place in places))):
        put_back_left(folder, disk)
        try:
            found += [_looked_at(files, disk) for files in games_in(folder, disk)]
        except StoreError as error:
            troubles.append(error)
    newest_first = sorted(found, key=_moment, reverse=True)
    once = {game.files.game_id: game for game in reversed(newest_first)}
    games = tuple(game for game in newest_first if once[game.files.game_id] is game)
    absent = tuple(Path(place) for place in places if not disk.exists(Path(place)))
    return KeptGames(games, tuple(troubles), absent)


def open_elsewhere(files: GameFiles, disk: Disk = DISK) -> StoreError | None:
    """Who has this game open in another window, if anybody."""
    try:
        GameLock(files.lock, disk).release()
    except StoreError as error:
        return error if error.code == "busy" else None
    return None


def rescue(files: GameFiles, disk: Disk = DISK) -> Record:
    """What can still be read of a damaged game: of its two files the one that tells more."""
    told = [salvage(data) for data in _bytes_of((files.latest, files.previous), disk)]
    return max(told, key=_length, default={})


def put_aside(files: GameFiles, disk: Disk = DISK) -> Path:
    """Rename a damaged game so that it is listed no more; the new name. Raises a StoreError."""
    lock = GameLock(files.lock, disk)
    try:
        named = [set_aside(path, "damaged", disk) for path in _there(files, disk)]
    finally:
        lock.release()
    return named[0] if named else files.latest


def _there(files: GameFiles, disk: Disk) -> list[Path]:
    return [path for path in reversed(files.all) if disk.exists(path)]


def _looked_at(files: GameFiles, disk: Disk) -> KeptGame:
    problem: StoreError | None = None
    for path in (files.latest, files.previous):
        try:
            header = header_of(sound_front(path, files.game_id, disk))
        except StoreError as error:
            if error.code != "missing":
                problem = problem or _precisely(error, path, files.game_id, disk)
        else:
            return KeptGame(files, header, True, problem, _called(files, header, disk))
    front = _front(files, disk)
    problem = problem or about_file("missing", files.latest)
    return KeptGame(files, front, False, problem, _called(files, front, disk))


def _called(files: GameFiles, header: Header | None, disk: Disk) -> str | None:
    """The name that somebody gave it, last or when it was saved."""
    return read_name(files, disk) or (header.name if header is not None else None)


def _precisely(error: StoreError, path: Path, game_id: str, disk: Disk) -> StoreError:
    """What reading all of it says, which knows more kinds of damage."""
    try:
        read_record(path, game_id=game_id, seal_needed=True, disk=disk)
    except StoreError as precise:
        return precise
    return error


def _front(files: GameFiles, disk: Disk) -> Header | None:
    """The first line of a damaged file, if that is whole."""
    for path in (files.latest, files.previous):
        with contextlib.suppress(StoreError, OSError):
            header = header_of(read_head(disk.read_start(path, MOST_HEAD_BYTES), path))
            if header.id == files.game_id:
                return header
    return None


def _bytes_of(paths: Iterable[Path], disk: Disk) -> list[bytes]:
    found = list[bytes]()
    for path in paths:
        with contextlib.suppress(StoreError, OSError):
            found.append(disk.read(path, MOST_BYTES))
    return found


def _length(record: Record) -> int:
    actions = record.get("actions")
    return len(actions) if isinstance(actions, list) else -1


def _moment(game: KeptGame) -> tuple[bool, datetime, str]:
    saved = game.header.saved if game.header is not None else None
    return game.sound, saved or _LONG_AGO, game.files.game_id
