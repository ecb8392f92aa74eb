"""What landmarks and awards count: one entry each. A new measure is an entry here and its words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from hamlet.engine.events import DeliveryMade, FlagPlaced, RoadBuilt, SaleMade
from hamlet.engine.scoring.roads import longest_road_of

if TYPE_CHECKING:
    from hamlet.engine.definitions import Score
    from hamlet.engine.state import State

MATCHING_SEGMENT: Final = "matching_segment"
LONGEST_ROAD_TILE: Final = "longest_road_tile"


@dataclass(frozen=True, slots=True)
class Case:
    """One landmark to be measured: where it stands, whose it is, how it scores."""

    state: State
    uid: int
    owner: int
    score: Score


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that is counted, for a seat or only at a building.

    `events` are those that add to it: they lead the points of an award back to the actions behind them.
    """

    id: str
    of_seat: Callable[[State, int], int] | None = None
    of_building: Callable[[Case], int] | None = None
    events: tuple[type, ...] = ()

    def at(self, case: Case) -> int:
        """How many there are for a landmark: at the building, or of its owner."""
        if self.of_building is not None:
            return self.of_building(case)
        return self.of_seat(case.state, case.owner) if self.of_seat is not None else 0


def matching_segments(state: State, uid: int, terrain: int | None) -> int:
    """How many segments of the building touch one of the same terrain."""
    count = 0
    for contact in state.village.contacts:
        if uid in (contact.a, contact.b) and contact.terrain_a == contact.terrain_b:
            count += terrain in (None, contact.terrain_a)
    return count


def _church_distance(case: Case) -> int:
    village = case.state.village
    return village.by_road.steps_from(village.church)[case.uid] + 1


MEASURES: Final = (
    Measure("always", of_building=lambda _: 1),
    Measure(
        MATCHING_SEGMENT,
        of_building=lambda case: matching_segments(case.state, case.uid, case.score.terrain),
    ),
    Measure("church_distance", of_building=_church_distance),
    Measure("delivery", lambda state, seat: state.deliveries_of(seat), events=(DeliveryMade,)),
    Measure("sale", lambda state, seat: len(state.sold[seat]), events=(SaleMade,)),
    Measure("flag", lambda state, seat: state.flags_of(seat), events=(FlagPlaced,)),
    Measure("donkey", lambda state, seat: len(state.donkeys[seat])),
    Measure("villager", lambda state, seat: len(state.villagers[seat])),
    Measure("gold", lambda state, seat: state.gold[seat]),
    Measure("road", lambda state, seat: state.roads_of(seat), events=(RoadBuilt,)),
    Measure(LONGEST_ROAD_TILE, lambda state, seat: len(longest_road_of(state, seat))),
)
