"""What each landmark brings its owner: points times a measure, if the Church can be reached from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hamlet.engine.definitions import Measure, Score
from hamlet.engine.scoring.roads import longest_road_of
from hamlet.engine.state import State


def landmark_points(state: State, seat: int) -> dict[str, int]:
    """Points by landmark of one seat, named by the uid of the building."""
    return {
        f"landmark:{uid}": landmark_worth(state, uid)
        for uid, placed in enumerate(state.village.tiles)
        if placed.owner == seat
    }


def landmark_worth(state: State, uid: int) -> int:
    """What the building brings its owner as things stand."""
    tile = state.box.definitions.tiles[state.village.tiles[uid].tile]
    score = tile.score
    if score is None or (tile.needs_road and not state.village.reachable >> uid & 1):
        return 0
    points = score.points * MEASURES[score.per](Case(state, uid, state.village.tiles[uid].owner, score))
    return points if score.most is None else min(points, score.most)


def matching_segments(state: State, uid: int, terrain: int | None) -> int:
    """How many segments of the building touch one of the same terrain."""
    return sum(
        contact.terrain_a == contact.terrain_b and terrain in (None, contact.terrain_a)
        for contact in state.village.contacts
        if uid in (contact.a, contact.b)
    )


@dataclass(frozen=True, slots=True)
class Case:
    """One landmark to be measured: where it stands, whose it is, how it scores."""

    state: State
    uid: int
    owner: int
    score: Score


MEASURES: dict[Measure, Callable[[Case], int]] = {
    Measure.ALWAYS: lambda _: 1,
    Measure.MATCHING_SEGMENT: lambda case: matching_segments(case.state, case.uid, case.score.terrain),
    Measure.CHURCH_DISTANCE: lambda case: (
        case.state.village.steps_from(case.state.village.church)[case.uid] + 1
    ),
    Measure.DELIVERY: lambda case: case.state.deliveries_of(case.owner),
    Measure.SALE: lambda case: len(case.state.sold[case.owner]),
    Measure.FLAG: lambda case: case.state.flags_of(case.owner),
    Measure.DONKEY: lambda case: len(case.state.donkeys[case.owner]),
    Measure.VILLAGER: lambda case: len(case.state.villagers[case.owner]),
    Measure.GOLD: lambda case: case.state.gold[case.owner],
    Measure.ROAD: lambda case: case.state.roads_of(case.owner),
    Measure.LONGEST_ROAD_TILE: lambda case: len(longest_road_of(case.state, case.owner)),
}
