"""What is known about the tiles before any lies in a village, compiled once per game content."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import Final

from hamlet.engine.definitions import Definitions, Terrain
from hamlet.engine.lattice.geometry import ORIENTATIONS, Side, Vertex
from hamlet.engine.lattice.outline import Shape, Turned
from hamlet.engine.village.followers import Followers

_KEY_ROW: Final = 4
_KEY_COLUMN: Final = _KEY_ROW << 20

CLASHES: Final = 3

TileMeeting = tuple[int, int, int]
"""A turned tile and a laid one: where they collide, where they touch, how far both are moved back."""
MeetingKey = tuple[int, int, int]  # the tile, the laid tile and its rotation


def side_key(side: Side) -> int:
    """One int per side; the key of a moved side is its key plus the key of the move."""
    return side[0] * _KEY_COLUMN + side[1] * _KEY_ROW + side[2]


def move_key(at: Vertex) -> int:
    """What a move by this vertex adds to a side's key."""
    return at[0] * _KEY_COLUMN + at[1] * _KEY_ROW


@dataclass(frozen=True, slots=True)
class Rim:
    """One segment of a turned tile, ready to be looked up."""

    key: int
    side: Side
    terrain: int


@dataclass(frozen=True, slots=True)
class Footprint:
    """A turned tile on a board of one stride: a bit for each triangle and side, all counted from `base`.

    `blocks` and `touches` pair a plane with a shift; `base` makes every shift a right one, and the last of
    each is the longest. The planes that block: triangles of kind 0, of kind 1, of either; from `CLASHES`
    on, the sides that a terrain cannot meet.
    """

    base: int
    triangles: tuple[int, int]
    sides: tuple[int, int, int]
    segments: tuple[tuple[int, int], ...]
    blocks: tuple[tuple[int, int], ...]
    touches: tuple[tuple[int, int], ...]


class Land:
    """Terrains' manners and tiles' forms, shared by all villages of a game."""

    __slots__ = (
        "_footprints",
        "_meetings",
        "channels",
        "clashes",
        "connects",
        "extents",
        "floods",
        "followers",
        "kinds",
        "margin",
        "meets",
        "rims",
        "roads",
        "shapes",
    )

    def __init__(
        self,
        shapes: Sequence[Shape],
        terrains: Sequence[Terrain],
        kinds: Sequence[str] = (),
        floods: Sequence[bool] = (),
        channels: Sequence[int | None] = (),
    ) -> None:
        """Compile these; tiles without a kind belong to none.

        `floods` says of each tile whether the ground that it encloses becomes water; empty: none does.
        `channels` says of each tile which of its terrains joins the lakes that touch it; None: none does.
        """
        self.shapes = tuple(shapes)
        self.floods = tuple(floods)
        self.channels = tuple(channels) or (None,) * len(self.shapes)
        self.kinds = tuple(kinds)
        self.meets = tuple(_meets(terrains, index) for index in range(len(terrains)))
        self.clashes = tuple(
            tuple(other for other in range(len(terrains)) if not mask >> other & 1) for mask in self.meets
        )
        self.connects = tuple(terrain.connects for terrain in terrains)
        self.roads = tuple(terrain.road is not None for terrain in terrains)
        self.rims = tuple(_rims_of(shape) for shape in self.shapes)
        self.extents = tuple(_extents_of(shape) for shape in self.shapes)
        spans = [max(b - a, d - c) for rotations in self.extents for a, b, c, d in rotations]
        self.margin = max(spans, default=0) + 2
        self.followers = Followers()
        self._footprints: dict[int, tuple[tuple[Footprint, ...], ...]] = {}
        self._meetings: dict[int, dict[MeetingKey, tuple[TileMeeting, ...]]] = {}

    @classmethod
    def of(cls, definitions: Definitions) -> Land:
        """The land of these definitions; tiles keep their positions."""
        tiles = definitions.tiles
        shapes, kinds = [tile.shape for tile in tiles], [tile.kind for tile in tiles]
        # The start tiles form no lakes (L13).
        floods = [not tile.is_start for tile in tiles] if definitions.ruleset.floods else []
        return cls(shapes, definitions.terrains, kinds, floods, [tile.channel for tile in tiles])

    @property
    def terrain_count(self) -> int:
        """How many terrains there are."""
        return len(self.meets)

    def footprints(self, stride: int) -> tuple[tuple[Footprint, ...], ...]:
        """The footprints of all tiles in all rotations on a board of this stride."""
        found = self._footprints.get(stride)
        if found is None:
            found = tuple(_footprints_of(shape, stride) for shape in self.shapes)
            self._footprints[stride] = found
        return found

    def meetings(self, stride: int) -> dict[MeetingKey, tuple[TileMeeting, ...]]:
        """How tiles meet on a board of this stride, as far as asked: for each distinct rotation."""
        return self._meetings.setdefault(stride, {})


def _meets(terrains: Sequence[Terrain], index: int) -> int:
    """A mask of the terrains that may touch this one: both must agree."""
    mask = 0
    for other, terrain in enumerate(terrains):
        if other in terrains[index].meets and index in terrain.meets:
            mask |= 1 << other
    return mask


# A shape is the same in every game: what is found out about it once serves all of them.


@lru_cache(maxsize=1024)
def _rims_of(shape: Shape) -> tuple[tuple[Rim, ...], ...]:
    return tuple(_rims(turned) for turned in shape.turned)


@lru_cache(maxsize=1024)
def _extents_of(shape: Shape) -> tuple[tuple[int, int, int, int], ...]:
    return tuple(_extent(turned) for turned in shape.turned)


@lru_cache(maxsize=1024)
def _footprints_of(shape: Shape, stride: int) -> tuple[Footprint, ...]:
    return tuple(_footprint(turned, stride) for turned in shape.turned)


def _rims(turned: Turned) -> tuple[Rim, ...]:
    return tuple(Rim(side_key(s.side), s.side, s.terrain) for s in turned.segments)


def _extent(turned: Turned) -> tuple[int, int, int, int]:
    columns = [segment.start[0] for segment in turned.segments]
    rows = [segment.start[1] for segment in turned.segments]
    return min(columns), max(columns), min(rows), max(rows)


def _footprint(turned: Turned, stride: int) -> Footprint:
    triangles = [(y * stride + x, k) for x, y, k in turned.triangles]
    sides = [(s.side[1] * stride + s.side[0], s.side[2], s.terrain) for s in turned.segments]
    base = min(place for place, *_ in (*triangles, *sides))
    planes = [0, 0]
    rims = [0] * ORIENTATIONS
    segments: dict[int, int] = {}
    for place, k in triangles:
        planes[k] |= 1 << place - base
    for place, orientation, terrain in sides:
        rims[orientation] |= 1 << place - base
        plane = terrain * ORIENTATIONS + orientation
        segments[plane] = segments.get(plane, 0) | 1 << place - base
    both = planes[0] & planes[1]
    blocks = [(2 if both >> place - base & 1 else k, place - base) for place, k in triangles]
    blocks += [(CLASHES + terrain * ORIENTATIONS + o, place - base) for place, o, terrain in sides]
    return Footprint(
        base,
        (planes[0], planes[1]),
        (rims[0], rims[1], rims[2]),
        tuple(sorted(segments.items())),
        tuple(sorted(set(blocks), key=itemgetter(1))),
        tuple(sorted(((o, place - base) for place, o, _ in sides), key=itemgetter(1))),
    )
