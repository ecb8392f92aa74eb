"""The tiles that can be built in a game: their piles, and what became of them since the base game."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final

from hamlet.values import dataclass

START: Final = "start"
GameData = Mapping[str, Any]


class TileStanding(StrEnum):
    """What the packs did to a tile."""

    NEW = "new"
    CHANGED = "changed"
    SAME = "same"


@dataclass(frozen=True, slots=True)
class ComparedTile:
    """One tile: its id, its definition as data, the pile it is judged in, all its piles, its standing."""

    id: str
    data: GameData
    pile: str
    piles: frozenset[str]
    standing: TileStanding


def catalogue(with_packs: GameData, base: GameData) -> tuple[ComparedTile, ...]:
    """The tiles of a game with packs that do not lie in the village from the start, in the packs' order."""
    before = {tile["id"]: tile for tile in base["tiles"]}
    return tuple(
        _entry(tile, before.get(tile["id"])) for tile in with_packs["tiles"] if START not in tile["copies"]
    )


def _entry(tile: GameData, before: GameData | None) -> ComparedTile:
    standing = (
        TileStanding.NEW if before is None else TileStanding.SAME if before == tile else TileStanding.CHANGED
    )
    copies: Mapping[str, int] = tile["copies"]
    # Of two piles with as many copies the first one named counts: max() keeps it.
    pile = max(copies, key=lambda each: copies[each], default="")
    return ComparedTile(tile["id"], tile, pile, frozenset(copies), standing)
