"""Growing a village: a workbench that takes tiles and roads one by one and keeps everything joined up."""

from __future__ import annotations

from collections.abc import Sequence

from hamlet.engine.bits import bits
from hamlet.engine.lattice.geometry import ORIENTATIONS
from hamlet.engine.village.boards import Boards
from hamlet.engine.village.graph import spread
from hamlet.engine.village.grid import bounds_of
from hamlet.engine.village.ground import OfKind, OpenSides
from hamlet.engine.village.lakes import Lake, closing, new_lakes
from hamlet.engine.village.land import Land, move_key
from hamlet.engine.village.pieces import Contact, Placed, Road


class Growth:
    """The parts of a village while it grows; `Village` freezes them."""

    __slots__ = (
        "boards",
        "contacts",
        "lakes",
        "land",
        "links",
        "of_kind",
        "open_sides",
        "printed",
        "reachable",
        "reached_sides",
        "roads",
        "tiles",
        "touching",
    )

    def __init__(self, land: Land, boards: Boards, open_sides: OpenSides, of_kind: OfKind) -> None:
        self.land = land
        self.boards = boards
        self.open_sides = open_sides
        self.of_kind = of_kind
        self.tiles: list[Placed] = []
        self.roads: list[Road] = []
        self.contacts: list[Contact] = []
        self.lakes: list[Lake] = []
        self.touching: list[int] = []
        self.printed: list[int] = []
        self.links: list[int] = []
        self.reachable = 0
        self.reached_sides = [0] * ORIENTATIONS

    @classmethod
    def of(cls, land: Land, tiles: Sequence[Placed], roads: Sequence[Road]) -> Growth:
        """A village grown from nothing."""
        growth = cls(land, Boards(land, bounds_of(land, tiles)), {}, {})
        for placed in tiles:
            growth.add_tile(placed)
        for road in roads:
            growth.add_road(road)
        return growth

    def add_tile(self, placed: Placed) -> None:
        """Lay one more tile, which touches its neighbours whatever their terrain."""
        uid = len(self.tiles)
        self.tiles.append(placed)
        if self.land.kinds:
            kind = self.land.kinds[placed.tile]
            self.of_kind[kind] = (*self.of_kind.get(kind, ()), uid)
        self._lay(placed)
        touched, joined = self._touch(uid, placed)
        bit = 1 << uid
        self.touching.append(touched)
        self.printed.append(joined)
        self.links.append(joined)
        for neighbour in bits(touched):
            self.touching[neighbour] |= bit
        for neighbour in bits(joined):
            self.printed[neighbour] |= bit
            self.links[neighbour] |= bit
        if uid == 0 or joined & self.reachable:
            self._reach(bit)
        if self.land.floods and self.land.floods[placed.tile]:
            self._flood(uid, placed)

    def _flood(self, uid: int, placed: Placed) -> None:
        """What the new tile encloses becomes water."""
        if closing(self.boards, self.open_sides, placed, uid):
            for lake, water in new_lakes(self.boards, self.open_sides):
                self.lakes.append(lake)
                self.boards.flood(water)

    def _touch(self, uid: int, placed: Placed) -> tuple[int, int]:
        """Note the contacts of a new tile; return the tiles it touches and those it is joined to, as bits."""
        touched = joined = 0
        connects = self.land.connects
        open_sides = self.open_sides
        move = move_key(placed.at)
        for rim in self.land.rims[placed.tile][placed.rotation]:
            key = rim.key + move
            other = open_sides.pop(key, None)
            if other is None:
                open_sides[key] = (uid, rim.terrain)
                continue
            neighbour, terrain = other
            q, r, orientation = rim.side
            side = (q + placed.at[0], r + placed.at[1], orientation)
            self.contacts.append(Contact(neighbour, uid, side, terrain, rim.terrain))
            touched |= 1 << neighbour
            if connects[terrain] and connects[rim.terrain]:
                joined |= 1 << neighbour
        return touched, joined

    def add_road(self, road: Road) -> None:
        """Join two tiles by a marker."""
        self.roads.append(road)
        self.links[road.a] |= 1 << road.b
        self.links[road.b] |= 1 << road.a
        fresh = 1 << road.a | 1 << road.b
        if fresh & self.reachable:
            self._reach(fresh & ~self.reachable)

    def _reach(self, fresh: int) -> None:
        """These tiles are joined to the Church now, and whatever hangs on them."""
        before = self.reachable
        self.reachable = spread(self.links, before, fresh)
        for uid in bits(self.reachable & ~before):
            self.boards.add_sides(self.reached_sides, self.tiles[uid])

    def _lay(self, placed: Placed) -> None:
        if self.boards.lay(placed):
            return
        self.boards = Boards(self.land, bounds_of(self.land, self.tiles))
        for one in self.tiles:
            self.boards.lay(one)
        for lake in self.lakes:
            self.boards.flood(self.boards.grid.planes(lake.triangles))
        self.reached_sides = [0] * ORIENTATIONS
        for uid in bits(self.reachable):
            self.boards.add_sides(self.reached_sides, self.tiles[uid])
