"""Pictures of kept villages, made once: they lie among what can be made again at any time."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from pathlib import Path

from hamlet.store.atomic import write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders

ENDING = ".png"
_MOST_BYTES = 16 * 1024 * 1024


class VillageShelf:
    """A small file for each game at one moment in one look: another moment has another seal and picture."""

    def __init__(self, folders: Folders, disk: Disk = DISK) -> None:
        self._folder = folders.cache / "villages"
        self._disk = disk

    def read(self, game_id: str, seal: str, wide: int, look: str = "") -> bytes | None:
        """The picture as it was kept, if it was; the look is a word."""
        try:
            return self._disk.read(self._path(game_id, seal, wide, look), _MOST_BYTES)
        except (OSError, StoreError):
            return None

    def keep(self, game_id: str, seal: str, wide: int, picture: bytes, look: str = "") -> None:
        """Keep a picture; other moments and looks of this game go.

        A full disk only means that it is drawn again.
        """
        ending = f".{look}{ENDING}"
        with contextlib.suppress(StoreError):
            write_atomic(self._path(game_id, seal, wide, look), picture, self._disk)
            self._drop(lambda name: _game(name) == game_id and not (seal in name and name.endswith(ending)))

    def only(self, game_ids: Iterable[str]) -> None:
        """Games that are kept no more need no pictures."""
        known = set(game_ids)
        self._drop(lambda name: _game(name) not in known)

    def _path(self, game_id: str, seal: str, wide: int, look: str) -> Path:
        return self._folder / f"{game_id}.{seal}.{wide}.{look}{ENDING}"

    def _drop(self, goes: Callable[[str], bool]) -> None:
        with contextlib.suppress(OSError):
            for name in self._disk.names(self._folder):
                if name.endswith(ENDING) and goes(name):
                    with contextlib.suppress(OSError):
                        self._disk.remove(self._folder / name)


def _game(name: str) -> str:
    """The game that a picture is of."""
    return name.partition(".")[0]
