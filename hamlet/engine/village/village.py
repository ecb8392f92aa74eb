"""The village: placed tiles and roads, immutable, with everything derived from them close at hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hamlet.engine.lattice.geometry import Side, Vertex
from hamlet.engine.longest_road import longest_road
from hamlet.engine.village.boards import Boards
from hamlet.engine.village.bodies import Body, bodies_of
from hamlet.engine.village.ground import Ground, OpenSides
from hamlet.engine.village.growth import Growth
from hamlet.engine.village.judging import touched_by
from hamlet.engine.village.lakes import Lake, closed_by
from hamlet.engine.village.land import Land
from hamlet.engine.village.pieces import Contact, Placed, Road
from hamlet.engine.village.reach import Joins, Reach

if TYPE_CHECKING:
    from hamlet.engine.payments.payable import PayableTiles
    from hamlet.engine.payments.stocked import Stocked


class Village:
    """Tiles in the order of their uids, and roads. Copies of a game share it; building makes a new one.

    `touching` and `printed` hold for each tile, as bits, the tiles beside it and those joined to it by
    printed road. `by_road` is the village's own reach, by printed roads and everybody's markers: what
    scoring and road building look at, and the reach of every seat that has no joins of its own. `stocked`
    remembers what lies on the tiles, by stock and usable tiles, `payable` what can be paid with it, by stock,
    seat, gold and donkeys: see `payable_of`.
    """

    __slots__ = (
        "_bodies",
        "_contact_at",
        "_has_grown",
        "_joined",
        "_links_of",
        "_longest_roads",
        "_road_ends",
        "_road_sites",
        "by_road",
        "contacts",
        "ground",
        "land",
        "payable",
        "printed",
        "roads",
        "stocked",
        "tiles",
        "touching",
    )

    church = 0  # the Church is always laid first

    def __init__(
        self,
        by_road: Reach,
        roads: tuple[Road, ...],
        contacts: tuple[Contact, ...],
        touching: tuple[int, ...],
        printed: tuple[int, ...],
        road_sites: tuple[Contact, ...] | None = None,
    ) -> None:
        """Only for the makers below."""
        self.by_road = by_road
        self.ground: Ground = by_road.ground
        self.land: Land = by_road.ground.land
        self.tiles: tuple[Placed, ...] = by_road.ground.tiles
        self.roads = roads
        self.contacts = contacts
        self.touching = touching
        self.printed = printed
        self.stocked: dict[tuple[int, int], Stocked] = {}
        self.payable: dict[tuple[int, int, int, tuple[int, ...]], PayableTiles] = {}
        self._has_grown = False
        self._joined: dict[Joins, Reach] = {}
        self._links_of: dict[int, tuple[int, ...]] = {}
        self._longest_roads: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._bodies: tuple[Body, ...] | None = None
        self._contact_at: dict[Side, Contact] | None = None
        self._road_sites = road_sites
        self._road_ends: dict[int, int] | None = None

    @classmethod
    def of(cls, land: Land, placed: Sequence[Placed], roads: Sequence[Road] = ()) -> Village:
        """The village of these tiles and roads, in this order. Nothing is checked: see `layout_problem`."""
        return cls._frozen(Growth.of(land, placed, roads))

    @classmethod
    def _frozen(
        cls, growth: Growth, before: Reach | None = None, sites: tuple[Contact, ...] | None = None
    ) -> Village:
        ground = Ground(
            growth.land,
            tuple(growth.tiles),
            growth.boards,
            growth.open_sides,
            growth.of_kind,
            tuple(growth.lakes),
        )
        by_road = Reach(ground, tuple(growth.links), growth.reachable, growth.reached_sides)
        if before is not None:
            by_road.learn_from(before)
        roads, contacts = tuple(growth.roads), tuple(growth.contacts)
        return cls(by_road, roads, contacts, tuple(growth.touching), tuple(growth.printed), sites)

    def with_tile(self, placed: Placed) -> Village:
        """The village with one more tile, whose uid is the number of tiles before. Nothing is checked."""
        return self._follower(placed) or self._followed(placed, self._grown(placed))

    def with_road(self, road: Road) -> Village:
        """The village with one more road marker. Nothing is checked."""
        return self._follower(road) or self._followed(road, self._linked(road))

    def _follower(self, piece: Placed | Road) -> Village | None:
        return self.land.followers.find(self, piece) if self._has_grown else None

    def _followed(self, piece: Placed | Road, after: Village) -> Village:
        # Most villages of a game grow once; where one grows again, somebody is trying out what may come.
        if self._has_grown:
            self.land.followers.keep(self, piece, after)
        self._has_grown = True
        return after

    def _grown(self, placed: Placed) -> Village:
        growth = self._thaw()
        growth.add_tile(placed)
        sites = self._road_sites
        if sites is not None:
            fresh = growth.contacts[len(self.contacts) :]
            sites = (*sites, *_open_sites(self.land, growth.links, fresh))
        return Village._frozen(growth, self.by_road, sites)

    def _linked(self, road: Road) -> Village:
        by_road = self.by_road.linked(road.a, road.b)
        sites = self._road_sites
        if sites is not None:
            sites = tuple(_open_sites(self.land, by_road.links, sites))
        return Village(by_road, (*self.roads, road), self.contacts, self.touching, self.printed, sites)

    def joined(self, joins: Joins) -> Reach:
        """The reach of a seat that may use these joins as well as the roads."""
        if not joins:
            return self.by_road
        found = self._joined.get(joins)
        if found is None:
            found = self._joined[joins] = self.by_road.joined(joins)
        return found

    @property
    def boards(self) -> Boards:
        """The bitboards of the tiles."""
        return self.ground.boards

    @property
    def lakes(self) -> tuple[Lake, ...]:
        """The lakes, in the order in which they were formed."""
        return self.ground.lakes

    @property
    def bodies(self) -> tuple[Body, ...]:
        """The waters: lakes, and lakes that channels join."""
        if self._bodies is None:
            self._bodies = bodies_of(self.land, self.tiles, self.ground.lakes)
        return self._bodies

    @property
    def open_sides(self) -> OpenSides:
        """The sides that belong to one tile only, by key: uid and terrain."""
        return self.ground.open_sides

    def of_kind(self, kind: str) -> tuple[int, ...]:
        """The uids of all buildings of a kind, oldest first."""
        return self.ground.of_kind.get(kind, ())

    def contact_at(self, side: Side) -> Contact | None:
        """The touching pair on this side, if two tiles share it."""
        if self._contact_at is None:
            self._contact_at = {contact.side: contact for contact in self.contacts}
        return self._contact_at.get(side)

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

    def longest_road(self, seat: int) -> tuple[int, ...]:
        """The tiles of the seat's longest road; seats without own markers share their answer."""
        links = self.links_of(seat)
        found = self._longest_roads.get(links)
        if found is None:
            found = self._longest_roads[links] = longest_road(links, 1 << self.church)
        return found

    def positions(self, spots: int) -> Iterator[Vertex]:
        """The vertices of a bitset, row by row."""
        return self.ground.boards.grid.positions(spots)

    def bit_of(self, vertex: Vertex) -> int:
        """The bitset of this vertex alone; 0 for a vertex so far off that no placement begins there."""
        return 1 << self.boards.grid.bit(vertex) if self.boards.near(vertex) else 0

    def touched_by(self, tile: int, rotation: int, at: Vertex) -> int:
        """The tiles, as bits, that share a whole side with a tile laid at this free spot."""
        return touched_by(self.ground, tile, rotation, at)

    def lakes_closed_by(self, tile: int, rotation: int, at: Vertex) -> tuple[int, ...]:
        """The sizes of the lakes that a tile laid at this free spot would close."""
        if not self.land.floods:
            return ()
        return closed_by(self.boards, self.open_sides, Placed(tile, rotation, at))

    def road_sites(self) -> tuple[Contact, ...]:
        """The contacts that may take a marker: like terrain that roads can join, tiles not linked yet."""
        if self._road_sites is None:
            self._road_sites = tuple(_open_sites(self.land, self.by_road.links, self.contacts))
        return self._road_sites

    def road_ends(self) -> dict[int, int]:
        """For each terrain the tiles, as bits, on both sides of its sites."""
        if self._road_ends is None:
            ends: dict[int, int] = {}
            for site in self.road_sites():
                ends[site.terrain_a] = ends.get(site.terrain_a, 0) | 1 << site.a | 1 << site.b
            self._road_ends = ends
        return self._road_ends

    def _thaw(self) -> Growth:
        ground = self.ground
        growth = Growth(self.land, ground.boards.copy(), ground.open_sides.copy(), ground.of_kind.copy())
        growth.tiles.extend(self.tiles)
        growth.lakes.extend(ground.lakes)
        growth.roads.extend(self.roads)
        growth.contacts.extend(self.contacts)
        growth.touching.extend(self.touching)
        growth.printed.extend(self.printed)
        growth.links.extend(self.by_road.links)
        growth.reachable = self.by_road.reachable
        growth.reached_sides = self.by_road.sides.copy()
        return growth


def _open_sites(land: Land, links: Sequence[int], contacts: Sequence[Contact]) -> list[Contact]:
    roads = land.roads
    return [
        contact
        for contact in contacts
        if contact.terrain_a == contact.terrain_b
        and roads[contact.terrain_a]
        and not links[contact.a] >> contact.b & 1
    ]
