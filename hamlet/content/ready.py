"""Packs kept ready: what loading them came to, so that the next start need not read and check them again.

An entry is good only for the very same files and for the very code that made it. Whoever keeps entries may
lose them at any time.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Protocol

from hamlet import __version__
from hamlet.content.folders import read_folder
from hamlet.content.loaded import LoadedPacks, PackInfo

FORMAT: Final = 1


class Keep(Protocol):
    """A place for entries, such as a folder of the player's; it never fails, it only forgets."""

    def read(self, key: str) -> object:
        """The entry of this key; None if there is none that is whole."""

    def write(self, key: str, entry: Mapping[str, Any]) -> None:
        """Keep an entry."""


class ReadyPacks:
    """Loaded packs, taken from a keep or put there."""

    def __init__(self, keep: Keep) -> None:
        self.keep = keep

    def find(self, folders: Sequence[Path]) -> LoadedPacks | None:
        """What loading these folders came to, if none of the files behind it has changed since."""
        entry = self.keep.read(_key(folders))
        loaded = _loaded(entry) if isinstance(entry, dict) else None
        if loaded is None or any(_hash(pack.folder) != pack.content_hash for pack in loaded.packs):
            return None
        return loaded

    def add(self, folders: Sequence[Path], loaded: LoadedPacks) -> None:
        """Remember what loading these folders came to; mistakes are not worth it."""
        if not loaded.problems:
            packs = [
                {**pack.data(), "name": pack.name, "folder": str(pack.folder.resolve())}
                for pack in loaded.packs
            ]
            self.keep.write(_key(folders), {"packs": packs, "data": loaded.data})


def _loaded(entry: dict[str, Any]) -> LoadedPacks | None:
    try:
        packs = tuple(
            PackInfo(pack["id"], pack["version"], pack["hash"], pack["name"], Path(pack["folder"]))
            for pack in entry["packs"]
        )
        return LoadedPacks(packs, data=dict(entry["data"]))
    except (KeyError, TypeError, ValueError):
        return None


def _hash(folder: Path) -> str:
    return read_folder(folder).content_hash


def _key(folders: Sequence[Path]) -> str:
    """One name for these folders in this order, read by this code."""
    digest = blake2b(digest_size=16)
    for part in (str(FORMAT), __version__, *_code(), *(str(folder.resolve()) for folder in folders)):
        digest.update(f"{part}\0".encode("utf-8", "surrogatepass"))
    return digest.hexdigest()


def _code() -> Iterator[str]:
    """The age of every module that reads packs: whoever changes one wants to see what comes of it."""
    room = Path(__file__).parent
    for place in (room, room / "models", room / "checks", room / "pictures"):
        with os.scandir(place) as files:
            for file in sorted(files, key=lambda one: one.name):
                if file.name.endswith(".py"):
                    facts = file.stat()
                    yield f"{file.name} {facts.st_size} {facts.st_mtime_ns}"
