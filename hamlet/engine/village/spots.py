"""Where a tile fits: found for the whole village at once, then kept up to date as tiles are added.

A spot is blocked by what lies there and touched by what is reached. Both only grow with the village, and what
one more tile blocks or touches depends on nothing but the two tiles: so it is looked up and moved there.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hamlet.engine.bits import bits
from hamlet.engine.village.ground import Ground

FEW: Final = 16
"""With more changes than this it is faster to look at the whole village anew."""


class Spots(NamedTuple):
    """The spots of one tile, a bitset for each distinct rotation, and which tiles they take account of."""

    laid: int  # so many tiles block
    lakes: int  # and so many lakes
    reached: int  # these tiles, as bits, may be built beside
    blocked: tuple[int, ...]
    touching: tuple[int, ...]
    free: tuple[int, ...]


def find_spots(ground: Ground, reached: int, sides: list[int], tile: int) -> Spots:
    """The spots beside reached tiles, whose sides stand in three planes."""
    boards = ground.boards
    footprints = boards.footprints[tile]
    blocked, touching, free = [], [], []
    for rotation in ground.land.shapes[tile].distinct:
        closed, beside = boards.spots(footprints[rotation], sides)
        blocked.append(closed)
        touching.append(beside)
        free.append(beside & ~closed)
    return Spots(len(ground.tiles), len(ground.lakes), reached, tuple(blocked), tuple(touching), tuple(free))


def renew_spots(ground: Ground, reached: int, tile: int, old: Spots) -> Spots | None:
    """The spots after a few more tiles were laid or reached; None if they are too many for that."""
    tiles, boards = ground.tiles, ground.boards
    fresh = reached & ~old.reached
    if len(tiles) - old.laid + fresh.bit_count() > FEW:
        return None
    blocked, touching = list(old.blocked), list(old.touching)
    # The margin around the village is wider than any tile: every shift is to the left.
    for placed in tiles[old.laid :]:
        here = boards.grid.bit(placed.at)
        for index, (closed, _, back) in enumerate(boards.meeting(tile, placed)):
            blocked[index] |= closed << here - back
    if len(ground.lakes) > old.lakes:
        footprints = boards.footprints[tile]
        for index, rotation in enumerate(ground.land.shapes[tile].distinct):
            for water in boards.waters[old.lakes :]:
                blocked[index] |= boards.covering(footprints[rotation], water)
    for uid in bits(fresh):
        here = boards.grid.bit(tiles[uid].at)
        for index, (_, beside, back) in enumerate(boards.meeting(tile, tiles[uid])):
            touching[index] |= beside << here - back
    free = [beside & ~closed for closed, beside in zip(blocked, touching, strict=True)]
    return Spots(len(tiles), len(ground.lakes), reached, tuple(blocked), tuple(touching), tuple(free))
