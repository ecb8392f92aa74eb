"""Lakes: ground that a new tile encloses, corner to corner or side to side, becomes water for good (L1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hamlet.engine.lattice.geometry import Side, Triangle, triangle_sides
from hamlet.engine.village.boards import Boards
from hamlet.engine.village.ground import OpenSides
from hamlet.engine.village.land import move_key, side_key
from hamlet.engine.village.pieces import Placed

Planes = tuple[int, int]
"""Triangles of either kind, as bits of a board."""


class Shore(NamedTuple):
    """One side of a lake: the triangle it belongs to (its place in the lake), and the segment beyond it."""

    triangle: int
    side: Side
    uid: int
    terrain: int


@dataclass(frozen=True, slots=True)
class Lake:
    """A lake: its triangles in order, its shore, and what follows from these.

    `beside` are the tiles that share a segment with it, as bits; `banks` its triangles that share a side with
    a building, as bits by their place.
    """

    triangles: tuple[Triangle, ...]
    shore: tuple[Shore, ...]
    beside: int
    banks: int

    def banks_of(self, uid: int) -> int:
        """The triangles, as bits by their place, that share a side with this tile."""
        found = 0
        for shore in self.shore:
            if shore.uid == uid:
                found |= 1 << shore.triangle
        return found

    @property
    def size(self) -> int:
        """How many triangles it has."""
        return len(self.triangles)

    @property
    def is_deep(self) -> bool:
        """Whether some of it touches no building."""
        return self.banks != (1 << len(self.triangles)) - 1


def closing(boards: Boards, open_sides: OpenSides, placed: Placed, uid: int) -> bool:
    """Whether a tile that was just laid may have enclosed something; False is certain.

    The open ground was of one piece before. It still is if the tile's free rim is one stretch: walking around
    the tile, what is met (a neighbour at a side, or one that touches a corner) is left once and met once.
    """
    own = boards.planes_of(placed)
    others = boards.triangles[0] & ~own[0], boards.triangles[1] & ~own[1]
    keys = _rim_keys(boards, placed)
    # A side of its own is open as long as nobody lies beyond it.
    free = [(owner := open_sides.get(key)) is not None and owner[0] == uid for key in keys]
    return _stretches(boards, placed, free, others) > 1


def closed_by(boards: Boards, open_sides: OpenSides, placed: Placed) -> tuple[int, ...]:
    """The sizes of the lakes that this tile would close if it were laid at its free spot."""
    free = [key not in open_sides for key in _rim_keys(boards, placed)]
    if _stretches(boards, placed, free, boards.triangles) < 2:
        return ()
    left = enclosed(boards, placed)
    return tuple(water[0].bit_count() + water[1].bit_count() for water in _apart(boards, left))


def _rim_keys(boards: Boards, placed: Placed) -> list[int]:
    move = move_key(placed.at)
    return [rim.key + move for rim in boards.land.rims[placed.tile][placed.rotation]]


def _stretches(boards: Boards, placed: Placed, free: Sequence[bool], others: Sequence[int]) -> int:
    """In how many stretches the rim of a tile is free: sides, and corners that no other triangle touches."""
    grid, (q, r), met = boards.grid, placed.at, _corners(others, boards.grid.stride)
    found, was_free = 0, free[-1]
    for segment, is_free in zip(
        boards.land.shapes[placed.tile].turned[placed.rotation].segments, free, strict=True
    ):
        at = segment.start
        if was_free and met >> grid.bit((at[0] + q, at[1] + r)) & 1:
            was_free = False
        found += is_free and not was_free
        was_free = is_free
    return found


def _corners(triangles: Sequence[int], stride: int) -> int:
    """The vertices, as bits, that these triangles touch."""
    even, odd = triangles
    return even | even << 1 | even << stride | odd << 1 | odd << stride | odd << stride + 1


def enclosed(boards: Boards, with_tile: Placed | None = None) -> Planes:
    """The free ground that is not joined to the outside across sides; with one more tile, if one is given."""
    frame, inside = boards.frame(with_tile)
    even_free, odd_free = inside & ~boards.triangles[0], inside & ~boards.triangles[1]
    if with_tile is not None:
        own = boards.planes_of(with_tile)
        even_free, odd_free = even_free & ~own[0], odd_free & ~own[1]
    even, odd = _flooded((frame, frame), (even_free, odd_free), boards.grid.stride)
    return even_free & ~even, odd_free & ~odd


def _flooded(start: Planes, free: Planes, stride: int) -> Planes:
    """All free triangles that are joined to the start."""
    even_free, odd_free = free
    even, odd = start[0] & even_free, start[1] & odd_free
    while True:
        # (x, y, 0) shares sides with (x, y, 1), (x-1, y, 1) and (x, y-1, 1).
        wet = odd | (even | even >> 1 | even >> stride) & odd_free
        more = even | (wet | wet << 1 | wet << stride) & even_free
        if wet == odd and more == even:
            return even, odd
        even, odd = more, wet


def new_lakes(boards: Boards, open_sides: OpenSides) -> list[tuple[Lake, Planes]]:
    """What is enclosed now, as lakes with their bits: the largest first, then by the first triangle (L24)."""
    waters = _apart(boards, enclosed(boards))
    found = [(_lake(boards.grid.triangles(water), open_sides), water) for water in waters]
    return sorted(found, key=lambda each: (-each[0].size, each[0].triangles))


def _apart(boards: Boards, left: Planes) -> Iterator[Planes]:
    """The pieces of some ground that are not joined with one another."""
    while left[0] or left[1]:
        start = (left[0] & -left[0], 0) if left[0] else (0, left[1] & -left[1])
        water = _flooded(start, left, boards.grid.stride)
        left = left[0] & ~water[0], left[1] & ~water[1]
        yield water


def _lake(triangles: tuple[Triangle, ...], open_sides: OpenSides) -> Lake:
    shore = []
    beside = banks = 0
    for number, triangle in enumerate(triangles):
        for side in triangle_sides(triangle):
            owner = open_sides.get(side_key(side))
            if owner is not None:
                shore.append(Shore(number, side, *owner))
                beside |= 1 << owner[0]
                banks |= 1 << number
    return Lake(triangles, tuple(shore), beside, banks)
