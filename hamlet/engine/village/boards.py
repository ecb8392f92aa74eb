"""Bitboards: one bit per triangle and side, so that all spots of a turned tile are tried at once.

A bit stands for lattice column and row, bit = row * stride + column after moving the origin, and moving a
tile is a shift. Around the village lies a margin wider than any tile, so no shift carries a tile from one
row into the next. Boards are derived: never stored, never hashed, made anew from the tiles when the village
nears an edge.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hamlet.engine.lattice.geometry import ORIENTATIONS, Vertex
from hamlet.engine.village.grid import Bounds, grid_for, grown
from hamlet.engine.village.land import CLASHES, Footprint, Land, TileMeeting
from hamlet.engine.village.pieces import Placed


class Boards:
    """The planes of one village: triangles, and segments by terrain and orientation."""

    __slots__ = (
        "_barriers",
        "bounds",
        "footprints",
        "grid",
        "laid",
        "land",
        "meetings",
        "segments",
        "triangles",
        "waters",
    )

    def __init__(self, land: Land, bounds: Bounds) -> None:
        self.land = land
        self.bounds = bounds
        self.grid = grid_for(bounds, land.margin)
        self.footprints = land.footprints(self.grid.stride)
        self.laid: list[tuple[int, int, int, int]] = []  # of each tile a shift, then its sides by orientation
        self.triangles = [0, 0]
        self.waters: list[tuple[int, int]] = []  # of each lake its triangles of either kind
        self.segments = [0] * (ORIENTATIONS * land.terrain_count)
        self.meetings = land.meetings(self.grid.stride)
        self._barriers: list[int] | None = None

    def copy(self) -> Boards:
        """A copy to add to; the grid is kept."""
        twin = object.__new__(Boards)
        twin.land = self.land
        twin.bounds = self.bounds
        twin.grid = self.grid
        twin.footprints = self.footprints
        twin.laid = self.laid.copy()
        twin.triangles = self.triangles.copy()
        twin.waters = self.waters.copy()
        twin.segments = self.segments.copy()
        twin.meetings = self.meetings
        twin._barriers = None
        return twin

    def lay(self, placed: Placed) -> bool:
        """Add a tile; False, and nothing added, if these boards have no room for it."""
        bounds = grown(self.bounds, self.land.extents[placed.tile][placed.rotation], placed.at)
        if not self.grid.holds(bounds, self.land.margin):
            return False
        self.bounds = bounds
        print_ = self.footprints[placed.tile][placed.rotation]
        shift = self.grid.bit(placed.at) + print_.base
        self.laid.append((shift, *print_.sides))
        self.triangles[0] |= print_.triangles[0] << shift
        self.triangles[1] |= print_.triangles[1] << shift
        segments = self.segments
        for plane, bits in print_.segments:
            segments[plane] |= bits << shift
        return True

    def flood(self, water: tuple[int, int]) -> None:
        """Add a lake: no tile goes there any more."""
        self.waters.append(water)
        self.triangles[0] |= water[0]
        self.triangles[1] |= water[1]
        self._barriers = None

    def planes_of(self, placed: Placed) -> tuple[int, int]:
        """The triangles of a laid tile, of either kind."""
        print_ = self.footprints[placed.tile][placed.rotation]
        shift = self.grid.bit(placed.at) + print_.base
        return print_.triangles[0] << shift, print_.triangles[1] << shift

    def frame(self, with_tile: Placed | None = None) -> tuple[int, int]:
        """A rim of triangles all around the tiles, and everything within it: bits that serve either kind.

        The rim goes around one more tile too, if one is given.
        """
        bounds, grid = self.bounds, self.grid
        if with_tile is not None:
            extent = self.land.extents[with_tile.tile][with_tile.rotation]
            bounds = grown(bounds, extent, with_tile.at)
        left, right, top, bottom = bounds
        width, height = right - left + 2, bottom - top + 2
        row = (1 << width) - 1
        rows = ((1 << grid.stride * height) - 1) // ((1 << grid.stride) - 1)
        corner = grid.bit((left - 1, top - 1))
        ends = 1 | 1 << width - 1
        rim = rows * ends | row | row << grid.stride * (height - 1)
        return rim << corner, rows * row << corner

    def add_sides(self, planes: list[int], placed: Placed) -> None:
        """Add the sides of a tile to three planes, one for each orientation."""
        print_ = self.footprints[placed.tile][placed.rotation]
        shift = self.grid.bit(placed.at) + print_.base
        for orientation, bits in enumerate(print_.sides):
            planes[orientation] |= bits << shift

    @property
    def barriers(self) -> list[int]:
        """Planes that rule a spot out, in the order that `Footprint` says."""
        if self._barriers is None:
            self._barriers = barrier_planes(self.triangles, self.segments, self.land.clashes)
        return self._barriers

    def spots(self, footprint: Footprint, sides: Sequence[int]) -> tuple[int, int]:
        """All spots where this turned tile overlaps or clashes, and all where it has one of these sides."""
        barriers = self.barriers
        blocked = 0
        for plane, shift in footprint.blocks:
            blocked |= barriers[plane] >> shift
        touching = 0
        for plane, shift in footprint.touches:
            touching |= sides[plane] >> shift
        return _moved(blocked, footprint.base), _moved(touching, footprint.base)

    def covering(self, footprint: Footprint, water: tuple[int, int]) -> int:
        """All spots where this turned tile would cover some of this water."""
        planes = (*water, water[0] | water[1])
        covered = 0
        for plane, shift in footprint.blocks:
            if plane < CLASHES:
                covered |= planes[plane] >> shift
        return _moved(covered, footprint.base)

    def meeting(self, tile: int, placed: Placed) -> tuple[TileMeeting, ...]:
        """How each distinct rotation of a tile meets a laid one, which is thought to lie at bit 0."""
        key = (tile, placed.tile, placed.rotation)
        found = self.meetings.get(key)
        if found is None:
            found = self.meetings[key] = self._meet(*key)
        return found

    def _meet(self, tile: int, other: int, rotation: int) -> tuple[TileMeeting, ...]:
        laid = self.footprints[other][rotation]
        segments = [0] * (ORIENTATIONS * self.land.terrain_count)
        for plane, bits in laid.segments:
            segments[plane] = bits
        walls = barrier_planes(laid.triangles, segments, self.land.clashes)
        found = []
        for turn in self.land.shapes[tile].distinct:
            footprint = self.footprints[tile][turn]
            # The two tiles are compared near bit 0, where ints are short.
            room = footprint.blocks[-1][1]
            blocked = touching = 0
            for plane, shift in footprint.blocks:
                blocked |= walls[plane] << room - shift
            for plane, shift in footprint.touches:
                touching |= laid.sides[plane] << room - shift
            found.append((blocked, touching, footprint.base + room - laid.base))
        return tuple(found)

    def sides_of(self, turns: Iterable[tuple[Footprint, int]]) -> list[int]:
        """The sides, a plane for each orientation, that turned tiles have on any of their spots."""
        planes = [0] * ORIENTATIONS
        for footprint, spots in turns:
            if spots:
                moved = _moved(spots, -footprint.base)
                for plane, shift in footprint.touches:
                    planes[plane] |= moved << shift
        return planes

    def owners(self, planes: Sequence[int]) -> int:
        """The tiles, as bits, that have one of these sides."""
        found, bit = 0, 1
        first, second, third = planes
        for shift, one, two, three in self.laid:
            if first >> shift & one or second >> shift & two or third >> shift & three:
                found |= bit
            bit <<= 1
        return found

    def near(self, at: Vertex) -> bool:
        """Whether some tile whose first vertex is here could touch the village."""
        (left, right, top, bottom), margin = self.bounds, self.land.margin
        return left - margin < at[0] < right + margin and top - margin < at[1] < bottom + margin

    def near_enough(self, tile: int, rotation: int, at: Vertex) -> bool:
        """Whether this tile at this spot could touch the village; only then the boards have room to look."""
        q, r = at
        left, right, top, bottom = self.land.extents[tile][rotation]
        least_q, most_q, least_r, most_r = self.bounds
        return left + q <= most_q and right + q >= least_q and top + r <= most_r and bottom + r >= least_r

    def overlaps(self, footprint: Footprint, at: Vertex) -> bool:
        """Whether a turned tile at this near spot would cover a triangle that is taken."""
        shift = self.grid.bit(at) + footprint.base
        return any(
            bits << shift & plane for bits, plane in zip(footprint.triangles, self.triangles, strict=True)
        )

    def clashes(self, footprint: Footprint, at: Vertex) -> bool:
        """Whether a turned tile at this near spot would touch a segment that its own does not meet."""
        shift = self.grid.bit(at) + footprint.base
        barriers = self.barriers
        return any(bits << shift & barriers[CLASHES + plane] for plane, bits in footprint.segments)


def barrier_planes(
    triangles: Sequence[int], segments: Sequence[int], clashes: Sequence[Sequence[int]]
) -> list[int]:
    """Planes that rule a spot out, in the order that `Footprint` says."""
    planes = [*triangles, triangles[0] | triangles[1]]
    for clashing in clashes:
        for orientation in range(ORIENTATIONS):
            plane = 0
            for other in clashing:
                plane |= segments[other * ORIENTATIONS + orientation]
            planes.append(plane)
    return planes


def _moved(bits: int, base: int) -> int:
    return bits >> base if base >= 0 else bits << -base
