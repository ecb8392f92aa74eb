"""The games a player can go on with: what the program kept, and what was saved under a name."""

from __future__ import annotations

import contextlib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError, about_file, reading_failed, writing_failed
from hamlet.store.folders import Folders
from hamlet.store.generations import GameFiles, games_in
from hamlet.store.headers import Header, read_header, time_text
from hamlet.store.journal import NOTHING, Played, played_since
from hamlet.store.locks import GameLock
from hamlet.store.records import SUFFIX, Record, read_record, write_record

_MOST_LETTERS = 60
_MOST_NAME_BYTES = 200
_FORBIDDEN = frozenset('<>:"/\\|?*')
_RESERVED = frozenset(
    ["con", "prn", "aux", "nul", *(f"{port}{digit}" for port in ("com", "lpt") for digit in range(10))]
)
_LONG_AGO = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One line in a list of games: its header, or why there is none."""

    path: Path
    header: Header | None
    problem: StoreError | None = None

    @property
    def title(self) -> str:
        """The name it was saved under, else its file's name without the ending."""
        return (self.header and self.header.name) or self.path.name.removesuffix(SUFFIX)


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A game to go on with, the file it came from, and what was wrong with any newer file."""

    record: Record
    path: Path
    problems: tuple[StoreError, ...] = ()
    since: Played = NOTHING
    """What was played after the record was saved."""


def list_games(folders: Folders, disk: Disk = DISK) -> tuple[SavedGame, ...]:
    """The autosaved games, newest first, those that cannot be read last."""
    return _newest_first(_line(files, disk) for files in games_in(folders.autosaves, disk))


def list_saves(folders: Folders, disk: Disk = DISK) -> tuple[SavedGame, ...]:
    """The games saved under a name, newest first, those that cannot be read last."""
    try:
        names = disk.names(folders.saves)
    except OSError as error:
        raise reading_failed(error, folders.saves) from error
    files = (folders.saves / n for n in names if n.endswith(SUFFIX) and not n.startswith("."))
    return _newest_first(_read_line(path, disk) for path in files)


def load_game(folders: Folders, game_id: str, disk: Disk = DISK) -> LoadedGame:
    """The newest sound save of an autosaved game: the latest, else the one before it."""
    return load_kept(GameFiles(folders.autosaves, game_id), disk)


def load_kept(files: GameFiles, disk: Disk = DISK) -> LoadedGame:
    """The same, wherever the game lies."""
    game_id = files.game_id
    problems: list[StoreError] = []
    for path in (files.latest, files.previous):
        try:
            record = read_record(path, game_id=game_id, seal_needed=True, disk=disk)
        except StoreError as error:
            problems.append(error)
        else:
            return LoadedGame(record, path, tuple(problems), played_since(record, files.journal, disk))
    if all(error.code == "missing" for error in problems):
        raise about_file("missing", files.latest)
    telling = next(error for error in problems if error.code != "missing")
    raise about_file("nothing_sound", files.latest, because=telling.code) from telling


def save_named(
    folders: Folders, name: str, record: Mapping[str, object], *, overwrite: bool = False, disk: Disk = DISK
) -> Path:
    """Save under a name the player chose; a save of that name goes only if asked, `exists` otherwise."""
    path = folders.saves / file_name(name)
    stamped = {**record, "name": name, "saved": time_text(datetime.now(UTC))}
    write_record(path, stamped, overwrite=overwrite, disk=disk)
    return path


def delete_save(path: Path, disk: Disk = DISK) -> None:
    """Remove one named save for good."""
    if path.suffix != SUFFIX:
        raise about_file("foreign", path)
    try:
        disk.remove(path)
    except OSError as error:
        raise writing_failed(error, path) from error


def delete_game(folders: Folders, game_id: str, disk: Disk = DISK) -> None:
    """Remove an autosaved game for good, or raise a StoreError `busy` while a window has it open."""
    files = GameFiles(folders.autosaves, game_id)
    lock = GameLock(files.lock, disk)
    try:
        for path in (files.journal, files.previous, files.latest):
            with contextlib.suppress(FileNotFoundError):
                disk.remove(path)
    except OSError as error:
        raise writing_failed(error, files.latest) from error
    finally:
        lock.release()


def file_name(name: str) -> str:
    """A file name that every system takes, as close to the player's words as it can be."""
    text = unicodedata.normalize("NFC", name).strip()
    kept = "".join("_" if c in _FORBIDDEN or not c.isprintable() else c for c in text)[:_MOST_LETTERS]
    kept = kept.encode("utf-8", "replace")[:_MOST_NAME_BYTES].decode("utf-8", "ignore").strip(" .")
    if not kept:
        raise StoreError("bad_name", name=name)
    # Windows keeps some names for devices, whatever ending they have.
    return ("_" if kept.split(".")[0].strip().lower() in _RESERVED else "") + kept + SUFFIX


def _line(files: GameFiles, disk: Disk) -> SavedGame:
    lines = [_read_line(path, disk) for path in (files.latest, files.previous)]
    told = [line for line in lines if line.header and line.header.id == files.game_id]
    broken = [line for line in lines if line.problem and line.problem.code != "missing"]
    swapped = SavedGame(files.latest, None, about_file("swapped", files.latest))
    return [*told, *broken, swapped][0]


def _read_line(path: Path, disk: Disk) -> SavedGame:
    try:
        return SavedGame(path, read_header(path, disk))
    except StoreError as error:
        return SavedGame(path, None, error)


def _newest_first(lines: Iterable[SavedGame]) -> tuple[SavedGame, ...]:
    return tuple(sorted(lines, key=_moment, reverse=True))


def _moment(line: SavedGame) -> tuple[bool, datetime, str]:
    return line.header is not None, (line.header and line.header.saved) or _LONG_AGO, line.path.name
