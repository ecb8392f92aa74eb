"""Building a road: a path between two forest segments, a bridge between two mountain segments (B9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.family import NEAREST, Action, Target
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.villager import any_stands, closed_tiles, send_villager, villager_refusal
from hamlet.engine.building import take_milestone
from hamlet.engine.definitions import Cost
from hamlet.engine.events import RoadBuilt, Sink
from hamlet.engine.lattice.geometry import Side
from hamlet.engine.payments.payable import payable_of
from hamlet.engine.payments.payment import Payment, pay, payment_refusal
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State
from hamlet.engine.village import Contact, Road


@dataclass(frozen=True, slots=True)
class BuildRoad(Action):
    """Lay a marker on a touching pair of segments, standing on one of the two tiles."""

    tile: int
    side: Side
    payment: Payment
    walker: int = NEAREST


class BuildRoadFamily(PaidFamily[BuildRoad]):
    """Roads. A target is (tile stood on, side, terrain of the pair)."""

    name: ClassVar[str] = "road"
    action: ClassVar[type[Action]] = BuildRoad
    by_villager: ClassVar[bool] = True

    def refusal(self, state: State, action: BuildRoad) -> Refusal | None:
        """Why this road cannot be built so."""
        found = villager_refusal(state, action.tile, action.walker) or self.site_refusal(
            state, action.tile, action.side
        )
        if found:
            return found
        contact = state.village.contact_at(action.side)
        cost = road_cost(state, contact.terrain_a if contact else 0)
        return payment_refusal(self.sources(state, action.tile), cost, action.payment)

    def site_refusal(self, state: State, tile: int, side: Side) -> Refusal | None:
        """Why no road can be built on this side from this tile, payment apart."""
        if not roads_left(state, state.seat):
            return refuse("B9", "no_road_left", limit=state.box.rules.roads)
        contact = state.village.contact_at(side)
        if contact is None:
            return refuse("B9", "no_border", side=side)
        if tile not in (contact.a, contact.b):
            return refuse("B9", "not_beside_border", side=side, tile=tile)
        if state.village.by_road.links[contact.a] >> contact.b & 1:
            return refuse("B9", "joined_already", side=side, tiles=(contact.a, contact.b))
        if contact.terrain_a != contact.terrain_b:
            return refuse("B9", "cliff", side=side, tiles=(contact.a, contact.b))
        if state.box.definitions.terrains[contact.terrain_a].road is None:
            return refuse("B9", "no_road_on_terrain", side=side, terrain=contact.terrain_a)
        return None

    def apply(self, state: State, action: BuildRoad, emit: Sink) -> None:
        """Pay, lay the marker, take the first-road milestone."""
        seat = state.seat
        contact = state.village.contact_at(action.side)
        if contact is None:
            message = "no border there"
            raise ValueError(message)
        send_villager(state, action.tile, action.walker, emit)
        pay(state, seat, action.tile, road_cost(state, contact.terrain_a), action.payment, emit)
        lay_road(state, contact, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Every (tile, side, terrain) that can be paid."""
        if not any_stands(state) or not roads_left(state, state.seat):
            return ()
        around, village = payable_of(state, state.seat), state.village
        open_ = ~closed_tiles(state)
        payable = {
            terrain: around.payable(road_cost(state, terrain), ends & open_)
            for terrain, ends in village.road_ends().items()
        }
        if not any(payable.values()):
            return ()
        return [
            (uid, site.side, site.terrain_a)
            for site in village.road_sites()
            for uid in (site.a, site.b)
            if payable[site.terrain_a] >> uid & 1
        ]

    def available(self, state: State) -> bool:
        """Whether any road can be paid, stopping at the first that can."""
        if not roads_left(state, state.seat):
            return False
        around, open_ = payable_of(state, state.seat), ~closed_tiles(state)
        for terrain, ends in state.village.road_ends().items():
            for _ in around.each_payable(road_cost(state, terrain), ends & open_):
                return True
        return False

    def site(self, state: State, target: Target) -> tuple[int, Cost]:
        """The materials are brought to the tile stood on."""
        uid, _, terrain = target
        return uid, road_cost(state, terrain)

    def paid(self, target: Target, payment: Payment) -> BuildRoad:
        """The action with this payment."""
        uid, side, _ = target
        return BuildRoad(uid, side, payment)


def lay_road(state: State, contact: Contact, emit: Sink) -> None:
    """The seat's marker on a touching pair, and the milestone of the first road."""
    road = Road(contact.side, contact.a, contact.b, state.seat, contact.terrain_a)
    state.village = state.village.with_road(road)
    if emit:
        emit(RoadBuilt(state.seat, contact.side, contact.a, contact.b, contact.terrain_a))
    for number, milestone in enumerate(state.box.definitions.milestones):
        if milestone.first_road:
            take_milestone(state, number, emit)


def road_cost(state: State, terrain: int) -> Cost:
    """What a road on this terrain takes."""
    road = state.box.definitions.terrains[terrain].road
    return road.cost if road else Cost()


def roads_left(state: State, seat: int) -> int:
    """How many markers the seat may still lay."""
    return state.box.rules.roads - state.roads_of(seat)
