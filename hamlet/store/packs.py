"""The player's shelf of packs: where they lie, and where they are kept ready."""

from __future__ import annotations

from pathlib import Path

from hamlet.content import PackShelf
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import writing_failed
from hamlet.store.folders import Folders
from hamlet.store.kept import CacheKeep


def shelf_of(folders: Folders) -> PackShelf:
    """The game's own packs and the player's."""
    return PackShelf(folders.packs, CacheKeep(folders.cache / "packs"))


def packs_folder(folders: Folders, disk: Disk = DISK) -> Path:
    """The player's folder of packs, made if it was not there; a StoreError if it cannot be."""
    try:
        disk.make_folder(folders.packs)
    except OSError as error:
        raise writing_failed(error, folders.packs) from error
    return folders.packs
