"""Which packs there are: the game's own, and those in the player's folder."""

from __future__ import annotations

from pathlib import Path

from hamlet.content.folders import PACK_FILE, read_pack_file
from hamlet.content.nodes import Fields, Scalar
from hamlet.content.tree import read_tree
from hamlet.resources import data_folder


def find_packs(user_folder: Path | None = None) -> dict[str, Path]:
    """The packs that can be loaded by name, with their folders; the game's own come first and win.

    Where a player keeps packs, `store` knows.
    """
    own = packs_in(data_folder())
    mine = packs_in(user_folder) if user_folder else {}
    return {**own, **{name: folder for name, folder in mine.items() if name not in own}}


def packs_in(place: Path) -> dict[str, Path]:
    """The packs that lie in a folder, by their ids; the first of two wins."""
    found: dict[str, Path] = {}
    for folder in _folders(place):
        found.setdefault(pack_id(folder), folder)
    return found


def pack_id(folder: Path) -> str:
    """The id that a pack gives itself; the folder's name if it cannot be read."""
    source = read_pack_file(folder)
    root = read_tree(source, source.text, 0, []) if source is not None else None
    node = root.get("id") if isinstance(root, Fields) else None
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else folder.name


def _folders(place: Path) -> list[Path]:
    """The folders of a place that hold a pack."""
    try:
        return sorted(folder for folder in place.iterdir() if (folder / PACK_FILE).is_file())
    except OSError:
        return []
