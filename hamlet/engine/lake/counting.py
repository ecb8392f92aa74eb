"""What landmarks by the lake count: boats, shores, stored goods, fish that are left."""

from __future__ import annotations

from typing import Final

from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.boats import boats_of
from hamlet.engine.lake.events import BoatPlaced, FishDrawn
from hamlet.engine.scoring.measures import Case, Measure
from hamlet.engine.state import State

BOAT: Final = "boat"
LAKE_SEGMENT: Final = "lake_segment"
STORED_MATERIAL: Final = "stored_material"
FISH_WORTH: Final = "fish_worth"


def lake_segments(case: Case) -> int:
    """How many segments of the building, of its terrain if it names one, touch a lake."""
    terrain = case.score.terrain
    shores = [shore for lake in case.state.village.lakes for shore in lake.shore if shore.uid == case.uid]
    return sum(terrain in (None, shore.terrain) for shore in shores)


def fish_worth(state: State, seat: int) -> int:
    """What the fish in a seat's hand are worth."""
    kinds = parts_of(state.box).fish
    return sum(kinds[kind].worth for kind in SLICE.of(state).hands[seat])


LAKE_MEASURES: Final = (
    Measure(BOAT, boats_of, events=(BoatPlaced,)),
    Measure(LAKE_SEGMENT, of_building=lake_segments),
    Measure(STORED_MATERIAL, of_building=lambda case: len(case.state.stock[case.uid])),
    Measure(FISH_WORTH, fish_worth, events=(FishDrawn,)),
)
