"""What is connected for somebody, and what follows: steps, spots to build, where goods come from.

All seats share the village's own reach as long as none has joins of its own.
"""

from __future__ import annotations

from hamlet.engine.bits import bits
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.village.graph import nearest, routes, spread, steps, trains
from hamlet.engine.village.ground import Ground
from hamlet.engine.village.judging import spot_problem
from hamlet.engine.village.pieces import PlacementProblem
from hamlet.engine.village.spots import Spots, find_spots, renew_spots

Joins = tuple[int, ...]
"""Groups of tiles, each as bits: all tiles of a group are directly connected with one another."""


class Reach:
    """The connections that somebody may use in one village.

    `links` holds for each tile, as bits, the tiles directly connected with it; `reachable` the tiles that a
    chain of connections joins to the Church; `sides` the sides of these, a plane for each orientation.
    """

    __slots__ = (
        "_beside",
        "_of_kind",
        "_spots",
        "_steps",
        "_trains",
        "ground",
        "joins",
        "links",
        "reachable",
        "sides",
    )

    def __init__(self, ground: Ground, links: tuple[int, ...], reachable: int, sides: list[int]) -> None:
        self.ground = ground
        self.links = links
        self.reachable = reachable
        self.joins: Joins = ()
        self.sides = sides
        self._spots: dict[int, Spots] = {}
        self._beside: dict[int, int] = {}
        self._steps: dict[int, tuple[int, ...]] = {}
        self._trains: dict[int, tuple[int, ...]] = {}
        self._of_kind: dict[str, tuple[int, ...]] = {}

    def linked(self, a: int, b: int) -> Reach:
        """The reach after these two tiles were connected for everybody."""
        links = list(self.links)
        links[a] |= 1 << b
        links[b] |= 1 << a
        return self._with(links, 1 << a | 1 << b)

    def joined(self, joins: Joins) -> Reach:
        """The reach of whoever may use these joins too."""
        links, changed = list(self.links), 0
        for group in joins:
            changed |= group
            for uid in bits(group):
                links[uid] |= group & ~(1 << uid)
        other = self._with(links, changed)
        other.joins = joins
        return other

    def _with(self, links: list[int], changed: int) -> Reach:
        """The same ground with more links, all of them of these tiles."""
        reachable, sides = spread(links, self.reachable, self.reachable & changed), self.sides
        if reachable != self.reachable:
            sides = sides.copy()
            for uid in bits(reachable & ~self.reachable):
                self.ground.boards.add_sides(sides, self.ground.tiles[uid])
        other = Reach(self.ground, tuple(links), reachable, sides)
        other.learn_from(self)
        return other

    def learn_from(self, before: Reach) -> None:
        """Take over what is known about spots where fewer tiles were laid or reached, or just as many."""
        if before.ground is self.ground and before.reachable == self.reachable:
            # What either finds is true for both.
            self._spots, self._beside = before._spots, before._beside
        elif before.ground.boards.grid is self.ground.boards.grid:
            self._spots = before._spots.copy()

    def is_reachable(self, uid: int) -> bool:
        """Whether villagers get to this tile."""
        return bool(self.reachable >> uid & 1)

    def of_kind(self, kind: str) -> tuple[int, ...]:
        """The uids of the reachable buildings of a kind, oldest first."""
        found = self._of_kind.get(kind)
        if found is None:
            reachable = self.reachable
            there = self.ground.of_kind.get(kind, ())
            found = self._of_kind[kind] = tuple([uid for uid in there if reachable >> uid & 1])
        return found

    def steps_from(self, uid: int) -> tuple[int, ...]:
        """The fewest steps over links from this tile to each, -1 where there is no way."""
        found = self._steps.get(uid)
        if found is None:
            found = self._steps[uid] = steps(self.links, uid)
        return found

    def nearest(self, uid: int, among: int) -> int:
        """The one of these tiles (bits) with the fewest steps to this one; -1 where no way leads to any."""
        return nearest(self.links, uid, among)

    def origins(self, carriers: int, tile: int) -> int:
        """All tiles, as bits, whose goods come to this tile with carriers on these tiles (B2)."""
        found = 1 << tile | self.links[tile]
        for served in self.trains(carriers):
            if served >> tile & 1:
                found |= served
        return found

    def trains(self, carriers: int) -> tuple[int, ...]:
        """The carriers that pass goods to one another: for each such train all tiles it serves, as bits."""
        found = self._trains.get(carriers)
        if found is None:
            found = self._trains[carriers] = trains(self.links, carriers)
        return found

    def routes(self, carriers: int, tile: int) -> dict[int, tuple[int, ...]]:
        """For each of the origins a shortest route to the tile, both ends included."""
        return routes(self.links, carriers, tile)

    def placements(self, tile: int) -> tuple[int, ...]:
        """The legal spots of a tile beside reachable tiles: a bitset for each of its distinct rotations.

        Bitsets are good for this village only: read them with `positions` and `bit_of` of the same village.
        """
        known = self._spots.get(tile)
        if known is not None:
            if known.laid == len(self.ground.tiles) and known.reached == self.reachable:
                return known.free
            known = renew_spots(self.ground, self.reachable, tile, known)
        if known is None:
            known = find_spots(self.ground, self.reachable, self.sides, tile)
        self._spots[tile] = known
        return known.free

    def placements_from(self, tile: int, uid: int) -> tuple[int, ...]:
        """Those of a tile's placements that share a whole side with the tile `uid`, in the same order."""
        boards, placed = self.ground.boards, self.ground.tiles[uid]
        here = boards.grid.bit(placed.at)
        turns = zip(self.placements(tile), boards.meeting(tile, placed), strict=True)
        return tuple([spots and spots & beside << here - back for spots, (_, beside, back) in turns])

    def beside(self, tile: int) -> int:
        """The tiles, as bits, that at least one of this tile's placements shares a whole side with."""
        found = self._beside.get(tile)
        if found is None:
            boards, land = self.ground.boards, self.ground.land
            footprints = boards.footprints[tile]
            turns = zip(land.shapes[tile].distinct, self.placements(tile), strict=True)
            sides = boards.sides_of((footprints[rotation], spots) for rotation, spots in turns)
            found = self._beside[tile] = boards.owners(sides)
        return found

    def fits_beside(self, tile: int, uid: int) -> bool:
        """Whether the tile has a placement that shares a whole side with the tile `uid`."""
        found = self._beside.get(tile)
        if found is not None:
            return bool(found >> uid & 1)
        boards, placed = self.ground.boards, self.ground.tiles[uid]
        here = boards.grid.bit(placed.at)
        turns = zip(self.placements(tile), boards.meeting(tile, placed), strict=True)
        for spots, (_, beside, back) in turns:  # noqa: SIM110 - asked all the time, and twice as fast so
            if spots >> here - back & beside:
                return True
        return False

    def fits_anywhere(self, tile: int) -> bool:
        """Whether the tile has at least one legal spot."""
        return any(self.placements(tile))

    def count(self, tile: int) -> int:
        """How many legal spots the tile has, all distinct rotations together."""
        return sum(spots.bit_count() for spots in self.placements(tile))

    def problem(self, tile: int, rotation: int, at: Vertex) -> PlacementProblem | None:
        """Why this tile may not be built at this spot, or None. None exactly for what `placements` offers."""
        return spot_problem(self.ground, self.reachable, tile, rotation, at)
