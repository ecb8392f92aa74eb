"""Points for roads: each marker built, and the longest road (B11, B23)."""

from __future__ import annotations

from hamlet.engine.longest_road import longest_road
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
    """The tiles of the seat's longest road, remembered with the village."""
    memo = state.village.memo
    key = ("longest_road", seat)
    if key not in memo:
        links = state.village.links_of(seat)
        shared = ("longest_road", links)  # seats without own markers share their answer
        if shared not in memo:
            memo[shared] = longest_road(links, 1 << state.village.church)
        memo[key] = memo[shared]
    found: tuple[int, ...] = memo[key]
    return found
