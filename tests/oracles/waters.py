"""Lakes and bodies of water the long way: sets of triangles, flooded from a frame around them (L1, L4).

Tiles are laid one by one. Nothing of the engine's own reasoning is used: no boards, no quick test.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from hamlet.engine.lattice.geometry import Side, Triangle, triangle_sides, triangle_vertices
from hamlet.engine.lattice.outline import Shape
from hamlet.engine.village import Placed, Village

Owner = tuple[int, int]
Channels = Sequence[int | None]


@dataclass(frozen=True)
class SlowLake:
    """One lake, and every side on which it ends: its triangle, the side, whose it is, of which terrain."""

    triangles: frozenset[Triangle]
    shore: frozenset[tuple[Triangle, Side, int, int]]

    @property
    def beside(self) -> set[int]:
        """The tiles that share a side with it."""
        return {uid for _, _, uid, _ in self.shore}

    @property
    def banks(self) -> set[Triangle]:
        """Its triangles that share a side with a tile."""
        return {triangle for triangle, *_ in self.shore}

    def banks_of(self, uid: int) -> set[Triangle]:
        """Its triangles that share a side with this tile."""
        return {triangle for triangle, _, owner, _ in self.shore if owner == uid}


class SlowWaters:
    """A village laid tile by tile, and the lakes that formed meanwhile, in the order of L24."""

    def __init__(self, shapes: Sequence[Shape], floods: Sequence[bool], channels: Channels) -> None:
        """Nothing lies there yet; `floods` and `channels` say of each tile what they say in a land."""
        self.shapes, self.floods, self.channels = shapes, floods, channels
        self.tiles: list[Placed] = []
        self.taken: set[Triangle] = set()
        self.sides: dict[Side, list[Owner]] = {}
        self.lakes: list[SlowLake] = []

    @classmethod
    def of(cls, village: Village) -> SlowWaters:
        """All tiles of a village, one after the other."""
        waters = cls.beside(village)
        for placed in village.tiles:
            waters.lay(placed)
        return waters

    @classmethod
    def beside(cls, village: Village) -> SlowWaters:
        """Empty ground in the land of this village."""
        land = village.land
        return cls(land.shapes, land.floods or [False] * len(land.shapes), land.channels)

    def lay(self, placed: Placed) -> list[SlowLake]:
        """Lay one more tile; return the lakes that it closes, the largest first, then by first triangle."""
        q, r = placed.at
        turned = self.shapes[placed.tile].turned[placed.rotation]
        self.taken |= {(x + q, y + r, k) for x, y, k in turned.triangles}
        for segment in turned.segments:
            x, y, along = segment.side
            owner = len(self.tiles), segment.terrain
            self.sides.setdefault((x + q, y + r, along), []).append(owner)
        self.tiles.append(placed)
        if not self.floods[placed.tile]:
            return []
        new = sorted(enclosed(self.taken), key=lambda each: (-len(each), min(each)))
        found = [self._lake(triangles) for triangles in new]
        self.taken.update(*new)
        self.lakes += found
        return found

    def _lake(self, triangles: frozenset[Triangle]) -> SlowLake:
        shore = {
            (triangle, side, uid, terrain)
            for triangle in triangles
            for side in triangle_sides(triangle)
            for uid, terrain in self.sides.get(side, ())
        }
        return SlowLake(triangles, frozenset(shore))

    def bodies(self) -> list[set[int]]:
        """The lakes by number, those together that channels join, however many stand between them."""
        groups = [{number} for number in range(len(self.lakes))]
        for uid, placed in enumerate(self.tiles):
            channel = self.channels[placed.tile]
            touched = {
                number
                for number, lake in enumerate(self.lakes)
                if channel is not None
                and any(owner == uid and terrain == channel for *_, owner, terrain in lake.shore)
            }
            joined = [group for group in groups if group & touched]
            if len(joined) > 1:
                groups = [group for group in groups if group not in joined]
                groups.append(set().union(*joined))
        return sorted(groups, key=min)

    @property
    def water(self) -> set[Triangle]:
        """All triangles of all lakes."""
        return set().union(*(lake.triangles for lake in self.lakes))


def enclosed(taken: set[Triangle]) -> list[frozenset[Triangle]]:
    """Every piece of free ground that no way across sides joins to the outside."""
    columns, rows = [x for x, _, _ in taken], [y for _, y, _ in taken]
    wide = range(min(columns) - 1, max(columns) + 2)
    high = range(min(rows) - 1, max(rows) + 2)
    inside = set(product(wide, high, (0, 1)))
    free = inside - taken
    frame = {(x, y, k) for x, y, k in inside if x in (wide[0], wide[-1]) or y in (high[0], high[-1])}
    left = free - joined_to(frame, free)
    found = []
    while left:
        piece = joined_to({next(iter(left))}, left)
        found.append(frozenset(piece))
        left -= piece
    return found


def joined_to(start: Iterable[Triangle], free: set[Triangle]) -> set[Triangle]:
    """The start and all free triangles that one step after the other across sides leads to."""
    found = set(start)
    waiting = list(found)
    while waiting:
        x, y, k = waiting.pop()
        for dx, dy, other in _steps(k):
            near = x + dx, y + dy, other
            if near in free and near not in found:
                found.add(near)
                waiting.append(near)
    return found


@cache
def _steps(kind: int) -> tuple[Triangle, ...]:
    """From a triangle of this kind to those that have two corners in common with it."""
    here = (0, 0, kind)
    around = [each for each in product((-1, 0, 1), (-1, 0, 1), (0, 1)) if each != here]
    corners = set(triangle_vertices(here))
    return tuple(each for each in around if len(corners.intersection(triangle_vertices(each))) == 2)
