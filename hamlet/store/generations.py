"""The files of an autosaved game: the latest save, the one before it, and what had to be set aside."""

from __future__ import annotations

import contextlib
import re
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from hamlet.store.atomic import commit, discard, set_aside, stage
from hamlet.store.disk import DISK, Disk
from hamlet.store.envelope import MOST_BYTES, Record, sound_head
from hamlet.store.errors import StoreError, reading_failed, writing_failed
from hamlet.store.leftovers import temporary_name
from hamlet.store.locks import GameLock
from hamlet.store.records import SUFFIX

GAMES_KEPT = 10
_PREVIOUS = ".previous"
_GAME_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")


def new_game_id(now: datetime | None = None) -> str:
    """A name for a new game that no other game has; it sorts by the time of its making."""
    moment = now or datetime.now(UTC)
    return f"g{moment.astimezone(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"


@dataclass(frozen=True, slots=True)
class GameFiles:
    """Where one autosaved game lies."""

    folder: Path
    game_id: str

    def __post_init__(self) -> None:
        if not _GAME_ID.fullmatch(self.game_id):
            raise StoreError("bad_name", name=self.game_id)

    @property
    def latest(self) -> Path:
        """The newest save."""
        return self.folder / f"{self.game_id}{SUFFIX}"

    @property
    def previous(self) -> Path:
        """The save before the newest."""
        return self.folder / f"{self.game_id}{_PREVIOUS}{SUFFIX}"

    @property
    def journal(self) -> Path:
        """What was played since the newest save."""
        return self.folder / f"{self.game_id}.journal"

    @property
    def lock(self) -> Path:
        """The lock file."""
        return self.folder / f"{self.game_id}.lock"

    @property
    def label(self) -> Path:
        """The name that the player gave the game."""
        return self.folder / f"{self.game_id}.name"

    @property
    def all(self) -> tuple[Path, ...]:
        """Everything that belongs to the game, what matters most last."""
        return self.label, self.journal, self.previous, self.latest


def games_in(folder: Path, disk: Disk = DISK) -> tuple[GameFiles, ...]:
    """All games that have a latest or previous file here, sound or not, by id."""
    ids = set[str]()
    try:
        names = disk.names(folder)
    except OSError as error:
        raise reading_failed(error, folder) from error
    for name in names:
        game_id = name.removesuffix(SUFFIX).removesuffix(_PREVIOUS)
        if name.endswith(SUFFIX) and _GAME_ID.fullmatch(game_id):
            ids.add(game_id)
    return tuple(GameFiles(folder, game_id) for game_id in sorted(ids))


def sound_front(path: Path, game_id: str, disk: Disk = DISK) -> Record:
    """The first line of a save, if all of it is whole and of this game; else a StoreError."""
    try:
        return sound_head(disk.read(path, MOST_BYTES), path, game_id)
    except OSError as error:
        raise reading_failed(error, path) from error


def write_generation(files: GameFiles, data: bytes, disk: Disk = DISK) -> None:
    """Make these bytes the latest save and the latest the previous one.

    At every moment the latest or the previous save is there, whole; a file that is not a sound save of this
    game is set aside, never written over. Only the holder of the game's lock may call this.
    """
    draft = stage(files.latest, data, disk)
    try:
        _keep_previous(files, disk)
    except OSError as error:
        discard(draft, disk)
        raise writing_failed(error, files.previous) from error
    except StoreError:
        discard(draft, disk)
        raise
    commit(draft, files.latest, disk)


def prune(folder: Path, current: str, keep: int = GAMES_KEPT, disk: Disk = DISK) -> tuple[str, ...]:
    """Remove the oldest games beyond so many and name them; the current game and open ones stay.

    Only sound saves count and only they are removed: what cannot be read may be somebody's, and a game with
    a name of its own is.
    """
    unnamed = (files for files in games_in(folder, disk) if not disk.exists(files.label))
    aged = [(age, files) for files in unnamed if (age := _last_saved(files, disk)) is not None]
    others = sorted((pair for pair in aged if pair[1].game_id != current), key=_newest_last, reverse=True)
    return tuple(files.game_id for _, files in others[max(keep - 1, 0) :] if _remove_sound(files, disk))


def _newest_last(pair: tuple[tuple[str, float], GameFiles]) -> tuple[tuple[str, float], str]:
    return pair[0], pair[1].game_id


def _keep_previous(files: GameFiles, disk: Disk) -> None:
    if not _makes_way(files.latest, files.game_id, disk):
        return
    _makes_way(files.previous, files.game_id, disk)
    second_name = temporary_name(files.previous)
    try:
        disk.link(files.latest, second_name)
    except OSError:
        # A disk without second names: for a moment only the previous save is there.
        disk.replace_patiently(files.latest, files.previous)
        return
    try:
        disk.replace_patiently(second_name, files.previous)
    finally:
        discard(second_name, disk)


def _makes_way(path: Path, game_id: str, disk: Disk) -> bool:
    """Whether a sound save stands here; anything else is set aside."""
    if not disk.exists(path):
        return False
    try:
        sound_front(path, game_id, disk)
    except StoreError as error:
        # What cannot be looked at now may be sound: it is neither touched nor written over.
        if error.code in {"no_permission", "read_failed"}:
            raise
        set_aside(path, error.code.replace("_", "-"), disk)
        return False
    return True


def _last_saved(files: GameFiles, disk: Disk) -> tuple[str, float] | None:
    for path in (files.latest, files.previous):
        with contextlib.suppress(StoreError, OSError):
            front = sound_front(path, files.game_id, disk)
            return str(front.get("saved", "")), disk.facts(path).st_mtime
    return None


def _remove_sound(files: GameFiles, disk: Disk) -> bool:
    try:
        lock = GameLock(files.lock, disk)
    except StoreError:
        return False
    try:
        for path in (files.previous, files.latest):
            with contextlib.suppress(StoreError):
                sound_front(path, files.game_id, disk)
                disk.remove(path)
        discard(files.journal, disk)
    except OSError:
        return False
    finally:
        lock.release()
    return True
