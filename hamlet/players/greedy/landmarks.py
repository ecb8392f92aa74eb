"""What the greedy player's own landmarks and roads are worth: much less while no road leads to them."""

from __future__ import annotations

from hamlet.engine.actions.road import roads_left
from hamlet.engine.scoring.landmarks import landmark_worth
from hamlet.engine.scoring.measures import LONGEST_ROAD_TILE
from hamlet.engine.state import State
from hamlet.players.greedy.weights import WEIGHTS as W

LONGEST_GUESS = 8.0
"""A landmark that pays by the longest road is taken at this worth: to measure it costs too much here."""


def landmarks_worth(state: State, seat: int, remaining: float) -> float:
    """The roads and landmarks of a seat. One without the road it needs has taken a better place's chance."""
    total = float(state.roads_of(seat))
    tiles, by_road = state.box.definitions.tiles, state.village.by_road
    chance = 0.0 if state.ending else 0.5 + 0.5 * remaining
    for uid, placed in enumerate(state.village.tiles):
        if placed.owner == seat:
            definition = tiles[placed.tile]
            total += W.flag_award
            if definition.needs_road and not by_road.is_reachable(uid):
                total += _cut_off(state, seat, uid) * chance
            elif definition.score is not None and definition.score.per == LONGEST_ROAD_TILE:
                total += LONGEST_GUESS
            else:
                total += landmark_worth(state, uid)
    return total


def _cut_off(state: State, seat: int, uid: int) -> float:
    """What a landmark without a road is worth: worst if this seat cannot lay one to it."""
    if not roads_left(state, seat):
        return W.out_of_the_way
    is_reachable = state.village.by_road.is_reachable
    for site in state.village.road_sites():
        if (site.a == uid and is_reachable(site.b)) or (site.b == uid and is_reachable(site.a)):
            return W.cut_off
    return W.out_of_the_way
