"""How a tile would fit at a free spot: which of its segments would meet what."""

from __future__ import annotations

from typing import NamedTuple

from hamlet.engine.lattice.geometry import Side, Vertex
from hamlet.engine.village import Village
from hamlet.engine.village.land import move_key


class Meeting(NamedTuple):
    """One segment of the tile and the segment of the neighbour it would touch."""

    side: Side
    terrain: int
    uid: int
    other: int


def touched_segments(village: Village, tile: int, rotation: int, at: Vertex) -> list[tuple[int, int, int]]:
    """Every touching pair that the tile would make there: its terrain, the neighbour and its terrain."""
    open_sides, move = village.open_sides, move_key(at)
    found = []
    for rim in village.land.rims[tile][rotation]:
        open_side = open_sides.get(rim.key + move)
        if open_side is not None:
            found.append((rim.terrain, open_side[0], open_side[1]))
    return found


def meetings(village: Village, tile: int, rotation: int, at: Vertex) -> list[Meeting]:
    """Every touching pair that the tile would make there."""
    open_sides, move = village.open_sides, move_key(at)
    found = []
    for rim in village.land.rims[tile][rotation]:
        open_side = open_sides.get(rim.key + move)
        if open_side is not None:
            q, r, orientation = rim.side
            side = (q + at[0], r + at[1], orientation)
            found.append(Meeting(side, rim.terrain, open_side[0], open_side[1]))
    return found
