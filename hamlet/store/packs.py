"""The player's shelf of packs: where they lie, and where they are kept ready."""

from __future__ import annotations

from hamlet.content import PackShelf
from hamlet.store.folders import Folders
from hamlet.store.kept import CacheKeep


def shelf_of(folders: Folders) -> PackShelf:
    """The game's own packs and the player's."""
    return PackShelf(folders.packs, CacheKeep(folders.cache / "packs"))
