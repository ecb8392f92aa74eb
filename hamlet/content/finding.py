"""Which packs there are: the game's own, and those in the player's folder."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path, PurePath
from typing import Final

from hamlet.content.folders import is_zip, read_pack_file
from hamlet.content.lying import MOST_LISTED, PACK_FILE
from hamlet.content.nodes import Fields, Scalar
from hamlet.content.problems import Source
from hamlet.resources import data_folder

_SAMPLES: Final = "samples"
_PLAIN_ID: Final = re.compile(r"^id:[ ]+([a-z][a-z0-9_-]*)[ ]*(?:#.*)?$", re.MULTILINE)

# YAML takes these for something else than words.
NOT_WORDS: Final = frozenset(("null", "true", "false", "yes", "no", "on", "off", "y", "n"))


def find_packs(user_folder: Path | None = None) -> dict[str, Path]:
    """The packs that can be loaded by name, with their folders; the game's own come first and win.

    Where a player keeps packs, `store` knows.
    """
    own = packs_in(data_folder())
    mine = packs_in(user_folder) if user_folder else {}
    return {**own, **{name: folder for name, folder in mine.items() if name not in own}}


def sample_packs() -> dict[str, Path]:
    """The samples that come with the game: nobody plays with them who did not ask for one by its name."""
    return packs_in(data_folder() / _SAMPLES)


def is_own(file: str) -> bool:
    """Whether a file belongs to a pack that is the game itself; the samples are no more than examples."""
    try:
        inside = PurePath(file).relative_to(data_folder())
    except ValueError:
        return False
    return inside.parts[:1] != (_SAMPLES,)


def packs_in(place: Path) -> dict[str, Path]:
    """The packs that lie in a folder, loose or as zips, by their ids; the first of two wins."""
    found: dict[str, Path] = {}
    for folder in _lying(place):
        found.setdefault(pack_id(folder), folder)
    return found


def pack_id(folder: Path) -> str:
    """The id that a pack gives itself; the name of its folder or zip if it cannot be read."""
    source = read_pack_file(folder)
    if source is None:
        return name_of(folder)
    return _plain_id(source) or _id_in_yaml(source) or name_of(folder)


def name_of(place: Path) -> str:
    """What a pack is called by where it lies."""
    return place.stem if is_zip(place) else place.name


def _plain_id(source: Source) -> str | None:
    """The id of a file that says it on one plain line, as nearly all do: no YAML reader is needed for it."""
    words = _PLAIN_ID.findall(source.text)
    if len(words) != 1 or words[0] in NOT_WORDS:
        return None
    return str(words[0])


def _id_in_yaml(source: Source) -> str | None:
    from hamlet.content.tree import read_tree

    root = read_tree(source, source.text, 0, [])
    node = root.get("id") if isinstance(root, Fields) else None
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else None


def _lying(place: Path) -> list[Path]:
    """The folders and zips of a place that hold a pack, or claim to."""
    try:
        lying = sorted(islice(place.iterdir(), MOST_LISTED))
        return [each for each in lying if is_zip(each) or (each / PACK_FILE).is_file()]
    except OSError:
        return []
