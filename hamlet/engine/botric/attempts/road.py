"""The token Road: from where he gets to a tile where he does not (S11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from hamlet.engine.actions.road import lay_road, road_cost, roads_left
from hamlet.engine.actions.villager import closed_tiles, send_villager
from hamlet.engine.botric.attempts.attempt import Attempt, Choosing, LineKeys
from hamlet.engine.botric.paying import Bill, bill_for, own_purse
from hamlet.engine.botric.settling import settle
from hamlet.engine.botric.thinking import Alternative, Mind, Passed, passed
from hamlet.engine.botric.walking import who_walks
from hamlet.engine.events import Sink
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State
from hamlet.engine.village import Contact
from hamlet.engine.village.graph import spread


class RoadSite(NamedTuple):
    """Where a marker would join a new part: the tile he stands on, the tile beyond, and the pair between."""

    tile: int
    beyond: int
    contact: Contact


@dataclass(frozen=True, slots=True)
class RoadBuilding:
    """A marker, paid so."""

    tile: int
    walker: int
    contact: Contact
    bill: Bill


class RoadAttempt(Attempt[RoadBuilding]):
    """He never buys for it."""

    name: ClassVar[str] = "road"

    def consider(self, state: State, mind: Mind) -> RoadBuilding | Passed:
        """Which pair of tiles."""
        if not roads_left(state, state.seat):
            return passed("roads_gone", limit=state.box.rules.roads)
        sites = road_sites(state)
        if not sites:
            shut = road_sites(state, closed_too=True)
            return passed("closed", tile=shut[0].tile) if shut else passed("no_road_site")
        bills = {
            (tile, terrain): bill_for(state, tile, road_cost(state, terrain), own_purse(state), may_buy=False)
            for tile, terrain in {(site.tile, site.contact.terrain_a) for site in sites}
        }
        payable = [site for site in sites if bills[site.tile, site.contact.terrain_a] is not None]
        if not payable:
            return passed("lacks")
        choosing = Choosing(self.name, _keys(state), _option)
        site = choosing.chosen(state, mind, payable, "road")
        bill = bills[site.tile, site.contact.terrain_a]
        if bill is None:
            message = "only what can be paid is left"
            raise ValueError(message)
        return RoadBuilding(site.tile, who_walks(state, site.tile, mind), site.contact, bill)

    def carry_out(self, state: State, deed: RoadBuilding, emit: Sink) -> None:
        """Pay, and lay the marker."""
        purse = own_purse(state)
        send_villager(state, deed.tile, deed.walker, emit)
        settle(state, deed.tile, deed.bill, purse, "cost", emit)
        lay_road(state, deed.contact, emit)


def road_sites(state: State, *, closed_too: bool = False) -> list[RoadSite]:
    """Every tile he may work on with one out of his reach; like sides between the two are one (S20)."""
    reachable, closed = reach_of(state, state.seat).reachable, 0 if closed_too else closed_tiles(state)
    found: dict[tuple[int, int, int], RoadSite] = {}
    for contact in state.village.road_sites():
        for tile, beyond in ((contact.a, contact.b), (contact.b, contact.a)):
            if (reachable & ~closed) >> tile & 1 and not reachable >> beyond & 1:
                key = tile, beyond, contact.terrain_a
                if key not in found or contact.side < found[key].contact.side:
                    found[key] = RoadSite(tile, beyond, contact)
    return [found[key] for key in sorted(found)]


def _option(site: RoadSite) -> Alternative:
    return site.tile, site.beyond, site.contact.terrain_a


def _keys(state: State) -> LineKeys[RoadSite]:
    village, seat, reach = state.village, state.seat, reach_of(state, state.seat)
    flags = sum(1 << uid for uid, placed in enumerate(village.tiles) if placed.owner == seat)
    marked = 0
    for road in village.roads:
        if road.seat == seat:
            marked |= 1 << road.a | 1 << road.b
    steps = reach.steps_from(village.church)
    return {
        "joins_landmark": lambda site: not spread(reach.links, 0, 1 << site.beyond) & flags,
        "extends_road": lambda site: not marked & (1 << site.tile | 1 << site.beyond),
        "nearest_church": lambda site: steps[site.tile],
    }
