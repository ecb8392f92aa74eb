"""A slow, obvious village to test the fast one against: sets of triangles and dicts of sides, no bitboards.

It tries every spot around the village and asks the rules one by one. Nothing here is shared with
`hamlet.engine.village`, except the plain pieces it speaks about.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

from hamlet.engine.definitions import Terrain
from hamlet.engine.lattice.geometry import Side, Triangle, Vertex
from hamlet.engine.lattice.outline import Shape
from hamlet.engine.village.pieces import Contact, Placed, Road


@dataclass(frozen=True)
class SlowVillage:
    """The tiles and roads of a village, and its questions answered the long way."""

    shapes: Sequence[Shape]
    terrains: Sequence[Terrain]
    tiles: Sequence[Placed]
    roads: Sequence[Road] = ()
    joins: Sequence[set[int]] = ()
    """Groups of tiles that are directly connected for whoever looks at the village."""
    water: Collection[Triangle] = frozenset()
    """Triangles on which nothing may be built."""

    def triangles_of(self, placed: Placed) -> set[Triangle]:
        """The triangles that a tile covers."""
        q, r = placed.at
        turned = self.shapes[placed.tile].turned[placed.rotation]
        return {(x + q, y + r, k) for x, y, k in turned.triangles}

    def sides_of(self, placed: Placed) -> dict[Side, int]:
        """The sides of a tile and their terrains."""
        q, r = placed.at
        turned = self.shapes[placed.tile].turned[placed.rotation]
        sides = {}
        for segment in turned.segments:
            x, y, orientation = segment.side
            sides[x + q, y + r, orientation] = segment.terrain
        return sides

    @cached_property
    def covered(self) -> dict[Triangle, int]:
        """The uid on each triangle that is taken."""
        return {triangle: uid for uid, one in enumerate(self.tiles) for triangle in self.triangles_of(one)}

    @cached_property
    def owners(self) -> dict[Side, list[tuple[int, int]]]:
        """The uid and terrain of each tile that has this side: one or two."""
        owners: dict[Side, list[tuple[int, int]]] = {}
        for uid, one in enumerate(self.tiles):
            for side, terrain in self.sides_of(one).items():
                owners.setdefault(side, []).append((uid, terrain))
        return owners

    @cached_property
    def contacts(self) -> set[Contact]:
        """All touching pairs of segments."""
        found = set()
        for side, sharing in self.owners.items():
            if len(sharing) == 2:
                (a, terrain_a), (b, terrain_b) = sharing
                found.add(Contact(a, b, side, terrain_a, terrain_b))
        return found

    @cached_property
    def neighbours(self) -> list[set[int]]:
        """For each tile the tiles that share a side with it."""
        return self._pairs([(one.a, one.b) for one in self.contacts])

    @cached_property
    def printed(self) -> list[set[int]]:
        """For each tile the tiles joined to it by two touching road segments."""
        return self._pairs(self._printed_pairs())

    @cached_property
    def by_road(self) -> list[set[int]]:
        """For each tile the tiles joined to it by printed road or anyone's marker (rule B1)."""
        return self._pairs(self._printed_pairs() + [(road.a, road.b) for road in self.roads])

    @cached_property
    def links(self) -> list[set[int]]:
        """For each tile the tiles directly connected with it: by road, or because they are joined."""
        return [
            near.union(*(group - {uid} for group in self.joins if uid in group))
            for uid, near in enumerate(self.by_road)
        ]

    def links_of(self, seat: int) -> list[set[int]]:
        """For each tile the tiles joined to it by printed road or this seat's markers."""
        own = [(road.a, road.b) for road in self.roads if road.seat == seat]
        return self._pairs(self._printed_pairs() + own)

    def distances(self, start: int) -> list[int]:
        """Steps over links from one tile to each, -1 where there is no way."""
        result = [-1] * len(self.tiles)
        result[start] = 0
        waiting = deque([start])
        while waiting:
            here = waiting.popleft()
            for there in self.links[here]:
                if result[there] < 0:
                    result[there] = result[here] + 1
                    waiting.append(there)
        return result

    @cached_property
    def reachable(self) -> set[int]:
        """The tiles joined to the Church."""
        return (
            {uid for uid, distance in enumerate(self.distances(0)) if distance >= 0} if self.tiles else set()
        )

    def road_sites(self) -> set[Contact]:
        """The contacts that may still take a marker (rule B9)."""
        return {
            one
            for one in self.contacts
            if one.terrain_a == one.terrain_b
            and self.terrains[one.terrain_a].road is not None
            and one.b not in self.by_road[one.a]
        }

    def touched(self, placed: Placed) -> set[int]:
        """The tiles that share a side with a tile laid here."""
        return {uid for side in self.sides_of(placed) for uid, _ in self.owners.get(side, ())}

    def clashing(self, placed: Placed) -> set[Side]:
        """The sides on which a tile laid here would touch what it does not meet."""
        return {
            side
            for side, terrain in self.sides_of(placed).items()
            for _, other in self.owners.get(side, ())
            if other not in self.terrains[terrain].meets
        }

    def problem(self, placed: Placed) -> str | None:
        """The first reason not to build here."""
        q, r = placed.at
        covered = self.covered
        turned = self.shapes[placed.tile].turned[placed.rotation]
        if any((x + q, y + r, k) in covered for x, y, k in turned.triangles):
            return "overlap"
        if any((x + q, y + r, k) in self.water for x, y, k in turned.triangles):
            return "lake"
        if self.clashing(placed):
            return "clash"
        touched = self.touched(placed)
        if not touched:
            return "alone"
        return None if touched & self.reachable else "unreachable"

    def placements(self, tile: int, rotation: int) -> set[Vertex]:
        """All spots for a tile turned like this, trying every one around the village."""
        reach = max(
            max(abs(s.start[0]), abs(s.start[1])) for s in self.shapes[tile].turned[rotation].segments
        )
        columns = [q for q, _, _ in self.owners]
        rows = [r for _, r, _ in self.owners]
        return {
            (q, r)
            for q in range(min(columns) - reach - 1, max(columns) + reach + 2)
            for r in range(min(rows) - reach - 1, max(rows) + reach + 2)
            if self.problem(Placed(tile, rotation, (q, r))) is None
        }

    def _printed_pairs(self) -> list[tuple[int, int]]:
        connects = {index for index, terrain in enumerate(self.terrains) if terrain.connects}
        return [(c.a, c.b) for c in self.contacts if {c.terrain_a, c.terrain_b} <= connects]

    def _pairs(self, pairs: Sequence[tuple[int, int]]) -> list[set[int]]:
        result: list[set[int]] = [set() for _ in self.tiles]
        for a, b in pairs:
            result[a].add(b)
            result[b].add(a)
        return result
