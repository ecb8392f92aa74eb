"""What tests of a process share besides pictures: it takes long to find, and depends only on what goes in."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

import pytest

from hamlet.app.art.tile import layout
from hamlet.app.ui import sheet
from hamlet.app.workshop import village_builders
from hamlet.content import new_pack
from hamlet.content.schemas.files import schema_files
from hamlet.content.telling.pack_told import PackTold
from hamlet.content.telling.reading import PacksRead
from hamlet.resources import data_folder
from hamlet.session.simulation import Outcome, Plan, play_game
from hamlet.store import packs
from hamlet.store.kept import CacheKeep

MANY: Final = 4096
WOOD: Final = 40_000_000
"""Bytes of tables without anything on them: windows of many sizes are opened one after another."""
_PLAYED: Final[dict[bytes, bytes]] = {}
_READY: Final[dict[str, str]] = {}
_TOLD: Final[dict[object, PackTold]] = {}


def share_what_is_found(patch: pytest.MonkeyPatch) -> None:
    """Until the patch is undone."""
    for name in ("Field", "find_heart", "settle", "worth_of", "set_out"):
        patch.setattr(layout, name, lru_cache(MANY)(getattr(layout, name)))
    patch.setattr(sheet.table_wood, "_most", WOOD)
    patch.setattr(village_builders, "play_game", _played_once(play_game))
    patch.setattr(packs, "CacheKeep", SharedKeep)
    patch.setattr(new_pack, "schema_files", lru_cache(MANY)(schema_files))
    patch.setattr(PacksRead, "tell", _told_once(PacksRead.tell))


def _played_once(play: Callable[[Plan, int], Outcome]) -> Callable[[Plan, int], Outcome]:
    """A village to try a tile in is the same whoever asks for it."""

    def played(plan: Plan, seed: int) -> Outcome:
        key = pickle.dumps((plan, seed))
        if key not in _PLAYED:
            _PLAYED[key] = pickle.dumps(play(plan, seed))
        return cast("Outcome", pickle.loads(_PLAYED[key]))  # noqa: S301

    return played


def _told_once(tell: Callable[[PacksRead, str], PackTold]) -> Callable[[PacksRead, str], PackTold]:
    """What the game's own packs and samples are, unless they require packs of somebody's own."""

    def told(reads: PacksRead, name: str) -> PackTold:
        places = tuple(pack.folder for pack in reads.with_required([name]))
        if name in reads.told or not _all_ours(places):
            return tell(reads, name)
        key = (name, places, name in reads.samples)
        if key not in _TOLD:
            _TOLD[key] = tell(reads, name)
        reads._told[name] = _TOLD[key]
        return _TOLD[key]

    return told


def _all_ours(places: Iterable[Path]) -> bool:
    return all(place.is_relative_to(data_folder()) for place in places)


class SharedKeep(CacheKeep):
    """The player's folder; but the game's own packs, which no test changes, are made ready once."""

    def read(self, key: str) -> object:
        return json.loads(_READY[key]) if key in _READY else super().read(key)

    def write(self, key: str, entry: Mapping[str, Any]) -> None:
        if _all_ours(Path(pack["folder"]) for pack in entry["packs"]):
            _READY[key] = json.dumps(entry)
        else:
            super().write(key, entry)
