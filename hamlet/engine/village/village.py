"""The village: placed tiles and roads, immutable, with everything derived from them close at hand."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.village.boards import Boards
from hamlet.engine.village.graph import steps
from hamlet.engine.village.growth import Growth, OpenSides
from hamlet.engine.village.judging import spot_problem, touched_by
from hamlet.engine.village.land import Land
from hamlet.engine.village.pieces import Contact, Placed, PlacementProblem, Road


class Village:
    """Tiles in the order of their uids, and roads. Copies of a game share it; building makes a new one.

    `touching`, `printed` and `links` hold for each tile, as bits: the tiles beside it, those joined to it by
    printed road, those joined to it by printed road or anyone's marker. `memo` is for whoever derives
    more from this very village and wants to keep it.
    """

    __slots__ = (
        "_beside",
        "_links_of",
        "_placements",
        "_road_sites",
        "_steps",
        "boards",
        "contacts",
        "land",
        "links",
        "memo",
        "open_sides",
        "printed",
        "reachable",
        "roads",
        "tiles",
        "touching",
    )

    church = 0  # the Church is always laid first

    def __init__(self, growth: Growth) -> None:
        self.land: Land = growth.land
        self.tiles: tuple[Placed, ...] = tuple(growth.tiles)
        self.roads: tuple[Road, ...] = tuple(growth.roads)
        self.contacts: tuple[Contact, ...] = tuple(growth.contacts)
        self.touching: tuple[int, ...] = tuple(growth.touching)
        self.printed: tuple[int, ...] = tuple(growth.printed)
        self.links: tuple[int, ...] = tuple(growth.links)
        self.reachable: int = growth.reachable
        self.boards: Boards = growth.boards
        self.open_sides: OpenSides = growth.open_sides
        self.memo: dict[Hashable, Any] = {}
        self._placements: dict[int, tuple[int, ...]] = {}
        self._beside: dict[int, int] = {}
        self._steps: dict[int, tuple[int, ...]] = {}
        self._links_of: dict[int, tuple[int, ...]] = {}
        self._road_sites: tuple[Contact, ...] | None = None

    @classmethod
    def of(cls, land: Land, placed: Sequence[Placed], roads: Sequence[Road] = ()) -> Village:
        """The village of these tiles and roads, in this order. Nothing is checked: see `layout_problem`."""
        return cls(Growth.of(land, placed, roads))

    def with_tile(self, placed: Placed) -> Village:
        """The village with one more tile, whose uid is the number of tiles before. Nothing is checked."""
        growth = self._thaw(self.open_sides.copy())
        growth.add_tile(placed)
        return Village(growth)

    def with_road(self, road: Road) -> Village:
        """The village with one more road marker. Nothing is checked."""
        growth = self._thaw(self.open_sides)
        growth.add_road(road)
        village = Village(growth)
        if village.reachable == self.reachable:
            # The same tiles, the same reach: what is known about placements stays true.
            village._placements = self._placements
            village._beside = self._beside
        return village

    def links_of(self, seat: int) -> tuple[int, ...]:
        """For each tile the tiles joined to it by printed road or by this seat's own markers."""
        found = self._links_of.get(seat)
        if found is None:
            links = list(self.printed)
            for road in self.roads:
                if road.seat == seat:
                    links[road.a] |= 1 << road.b
                    links[road.b] |= 1 << road.a
            found = self._links_of[seat] = tuple(links)
        return found

    def steps_from(self, uid: int) -> tuple[int, ...]:
        """The fewest steps over links from this tile to each, -1 where there is no way."""
        found = self._steps.get(uid)
        if found is None:
            found = self._steps[uid] = steps(self.links, uid)
        return found

    def placements(self, tile: int) -> tuple[int, ...]:
        """The legal spots of a tile beside reachable tiles: a bitset for each of its distinct rotations.

        Bitsets are good for this village only: read them with `positions` and `bit_of` of the same village.
        """
        found = self._placements.get(tile)
        if found is None:
            footprints = self.boards.footprints[tile]
            spots = self.boards.spots
            found = tuple([spots(footprints[rotation]) for rotation in self.land.shapes[tile].distinct])
            self._placements[tile] = found
        return found

    def placements_from(self, tile: int, uid: int) -> tuple[int, ...]:
        """Those of a tile's placements that share a whole side with the tile `uid`, in the same order."""
        footprints = self.boards.footprints[tile]
        beside = self.boards.beside
        placed = self.tiles[uid]
        turns = zip(self.land.shapes[tile].distinct, self.placements(tile), strict=True)
        return tuple([spots and spots & beside(footprints[rotation], placed) for rotation, spots in turns])

    def beside(self, tile: int) -> int:
        """The tiles, as bits, that at least one of this tile's placements shares a whole side with."""
        found = self._beside.get(tile)
        if found is None:
            footprints = self.boards.footprints[tile]
            turns = zip(self.land.shapes[tile].distinct, self.placements(tile), strict=True)
            sides = self.boards.sides_of((footprints[rotation], spots) for rotation, spots in turns)
            found = self._beside[tile] = self.boards.owners(sides, self.tiles)
        return found

    def fits_anywhere(self, tile: int) -> bool:
        """Whether the tile has at least one legal spot."""
        return any(self.placements(tile))

    def count(self, tile: int) -> int:
        """How many legal spots the tile has, all distinct rotations together."""
        return sum(spots.bit_count() for spots in self.placements(tile))

    def positions(self, spots: int) -> Iterator[Vertex]:
        """The vertices of a bitset, row by row."""
        return self.boards.grid.positions(spots)

    def bit_of(self, vertex: Vertex) -> int:
        """The bitset of this vertex alone; 0 for a vertex so far off that no placement begins there."""
        return 1 << self.boards.grid.bit(vertex) if self.boards.near(vertex) else 0

    def touched_by(self, tile: int, rotation: int, at: Vertex) -> int:
        """The tiles, as bits, that share a whole side with a tile laid at this free spot."""
        return touched_by(self, tile, rotation, at)

    def problem(self, tile: int, rotation: int, at: Vertex) -> PlacementProblem | None:
        """Why this tile may not be built at this spot, or None. None exactly for what `placements` offers."""
        return spot_problem(self, tile, rotation, at)

    def road_sites(self) -> tuple[Contact, ...]:
        """The contacts that may take a marker: like terrain that roads can join, tiles not linked yet."""
        if self._road_sites is None:
            roads = self.land.roads
            self._road_sites = tuple(
                contact
                for contact in self.contacts
                if contact.terrain_a == contact.terrain_b
                and roads[contact.terrain_a]
                and not self.links[contact.a] >> contact.b & 1
            )
        return self._road_sites

    def _thaw(self, open_sides: OpenSides) -> Growth:
        growth = Growth(self.land, self.boards.copy(), open_sides)
        growth.tiles.extend(self.tiles)
        growth.roads.extend(self.roads)
        growth.contacts.extend(self.contacts)
        growth.touching.extend(self.touching)
        growth.printed.extend(self.printed)
        growth.links.extend(self.links)
        growth.reachable = self.reachable
        return growth
