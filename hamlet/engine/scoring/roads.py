"""Points for roads: each marker built, and the longest road (B11, B23)."""

from __future__ import annotations

from hamlet.engine.state import State


def road_points(state: State, seat: int) -> dict[str, int]:
    """Points for the markers built, for the milestone that doubles them, and for the longest road."""
    rules, roads = state.box.rules, state.roads_of(seat)
    found = {"roads": roads * rules.points_per_road}
    for number, milestone in enumerate(state.box.definitions.milestones):
        if milestone.points_per_road and state.milestones[number] == seat:
            found[milestone.id] = roads * milestone.points_per_road
    found["longest_road"] = len(longest_road_of(state, seat)) * rules.points_per_longest_road_tile
    return found


def longest_road_of(state: State, seat: int) -> tuple[int, ...]:
    """The tiles of the seat's longest road."""
    return state.village.longest_road(seat)
