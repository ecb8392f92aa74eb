"""What landmarks by the lake count: boats, shores, stored goods, fish that are left."""

from __future__ import annotations

from typing import Final

from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.boats import boats_of
from hamlet.engine.lake.events import BoatPlaced, FishDrawn
from hamlet.engine.scoring.measures import Case, Measure
from hamlet.engine.state import State


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
    Measure("boat", boats_of, events=(BoatPlaced,)),
    Measure("lake_segment", of_building=lake_segments),
    Measure("stored_material", of_building=lambda case: len(case.state.stock[case.uid])),
    Measure("fish_worth", fish_worth, events=(FishDrawn,)),
)
