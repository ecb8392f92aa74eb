"""Which kept games were begun with which packs: read from the front of their files."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.kept_games import KeptGame, kept_games
from hamlet.values import dataclass

_FRONT: Final = 64 * 1024
_KEY: Final = b'"packs":'


@dataclass(frozen=True, slots=True)
class PackKept:
    """A pack as a record remembers it."""

    id: str
    version: str
    hash: str


@dataclass(frozen=True, slots=True)
class GameUse:
    """A kept game that was begun with a pack; it keeps all that it was begun with."""

    pack: str
    version: str
    hash: str
    game: KeptGame


def games_using(folders: Folders, places: Sequence[str] = (), disk: Disk = DISK) -> tuple[GameUse, ...]:
    """Every pack of every kept game; of a game that cannot be read, none."""
    return tuple(
        GameUse(pack.id, pack.version, pack.hash, game)
        for game in kept_games(folders, places, disk).games
        for pack in packs_in_file(game.files.latest, disk)
    )


def packs_in_file(path: Path, disk: Disk = DISK) -> tuple[PackKept, ...]:
    """The packs of a record, which stand on a line of their own near its front."""
    with contextlib.suppress(OSError, StoreError, ValueError, RecursionError):
        for line in disk.read_start(path, _FRONT).split(b"\n")[1:]:
            if line.startswith(_KEY):
                return packs_kept(json.loads(line[len(_KEY) :].rstrip(b",}\r")))
    return ()


def packs_kept(told: object) -> tuple[PackKept, ...]:
    """The packs that a record names; what is none is passed over."""
    return tuple(_packs(told)) if isinstance(told, list | tuple) else ()


def _packs(told: Sequence[object]) -> Iterator[PackKept]:
    for each in told:
        if isinstance(each, Mapping) and isinstance(each.get("id"), str):
            yield PackKept(*(str(each.get(key, "")) for key in ("id", "version", "hash")))
