"""Things that can be made again at any time, kept in the player's cache so that it need not be soon."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hamlet.store.atomic import write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError

MOST_ENTRIES = 16
_MOST_BYTES = 16 * 1024 * 1024
_ENDING = ".json"


class CacheKeep:
    """Entries as files of one folder, each sealed; what cannot be read is as good as absent."""

    def __init__(self, folder: Path, disk: Disk = DISK) -> None:
        self.folder = folder
        self._disk = disk

    def read(self, key: str) -> object:
        """The entry of this key; None if there is none that is whole."""
        try:
            seal, _, body = self._disk.read(self._path(key), _MOST_BYTES).partition(b"\n")
            return json.loads(body) if seal == _seal(body) else None
        except (OSError, StoreError, ValueError, RecursionError):
            return None

    def write(self, key: str, entry: Mapping[str, Any]) -> None:
        """Keep an entry; a full or read-only disk is no reason to stop."""
        body = json.dumps(entry, separators=(",", ":")).encode()
        with contextlib.suppress(OSError, StoreError):
            write_atomic(self._path(key), _seal(body) + b"\n" + body, self._disk)
            self._forget_old()

    def _path(self, key: str) -> Path:
        return self.folder / f"{key}{_ENDING}"

    def _forget_old(self) -> None:
        """Entries of packs and versions that are gone do not pile up."""
        paths = [self.folder / name for name in self._disk.names(self.folder) if name.endswith(_ENDING)]
        paths.sort(key=lambda path: self._disk.facts(path).st_mtime_ns)
        for path in paths[:-MOST_ENTRIES]:
            self._disk.remove(path)


def _seal(body: bytes) -> bytes:
    return blake2b(body, digest_size=16).hexdigest().encode()
