"""Where the lattice lies on the bitboards, and how much of it a village takes up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hamlet.engine.lattice.geometry import Triangle, Vertex
from hamlet.engine.village.land import Land
from hamlet.engine.village.pieces import Placed

FIRST_STRIDE: Final = 64
# Free rows and columns beyond the margin when boards are made: room to grow before the next making.
_SPARE: Final = 8

Bounds = tuple[int, int, int, int]  # least and greatest column, least and greatest row


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the lattice lies on the boards."""

    stride: int
    column: int
    row: int

    def bit(self, vertex: Vertex) -> int:
        """The bit of a vertex, or of the triangle or side named after it."""
        return (vertex[1] + self.row) * self.stride + vertex[0] + self.column

    def positions(self, bits: int) -> Iterator[Vertex]:
        """The vertices of a bitset, row by row."""
        while bits:
            low = bits & -bits
            row, column = divmod(low.bit_length() - 1, self.stride)
            yield column - self.column, row - self.row
            bits ^= low

    def planes(self, triangles: Iterable[Triangle]) -> tuple[int, int]:
        """Triangles as bits, of either kind."""
        found = [0, 0]
        for x, y, kind in triangles:
            found[kind] |= 1 << self.bit((x, y))
        return found[0], found[1]

    def triangles(self, planes: Sequence[int]) -> tuple[Triangle, ...]:
        """The triangles of such bits, sorted."""
        kinds = enumerate(planes)
        return tuple(sorted((x, y, kind) for kind, bits in kinds for x, y in self.positions(bits)))

    def holds(self, bounds: Bounds, margin: int) -> bool:
        """Whether this part of the lattice lies on the boards with a margin around it."""
        return (
            bounds[0] + self.column >= margin
            and bounds[1] + self.column + margin < self.stride
            and bounds[2] + self.row >= margin
        )


def grid_for(bounds: Bounds, margin: int) -> Grid:
    """A grid with the bounds in the middle of its columns and low in its rows, which have no upper end."""
    width = bounds[1] - bounds[0] + 1 + 2 * (margin + _SPARE)
    stride = FIRST_STRIDE
    while stride < width:
        stride *= 2
    return Grid(stride, (stride - bounds[0] - bounds[1]) // 2, margin + _SPARE - bounds[2])


def grown(bounds: Bounds, extent: Bounds, at: Vertex) -> Bounds:
    """The bounds with room for one more tile of this extent."""
    q, r = at
    return (
        min(bounds[0], extent[0] + q),
        max(bounds[1], extent[1] + q),
        min(bounds[2], extent[2] + r),
        max(bounds[3], extent[3] + r),
    )


def bounds_of(land: Land, tiles: Sequence[Placed]) -> Bounds:
    """The columns and rows that these tiles take up."""
    bounds: Bounds = (0, 0, 0, 0)
    for index, placed in enumerate(tiles):
        extent = land.extents[placed.tile][placed.rotation]
        q, r = placed.at
        moved = extent[0] + q, extent[1] + q, extent[2] + r, extent[3] + r
        bounds = grown(bounds, extent, placed.at) if index else moved
    return bounds
