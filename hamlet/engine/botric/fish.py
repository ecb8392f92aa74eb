"""His fish: he eats and sells none; what is too much goes back for a reward, at the end all that is left."""

from __future__ import annotations

from hamlet.engine.botric.base import HIS_SEAT, edition_of
from hamlet.engine.botric.coin_tile import add_coins
from hamlet.engine.definitions import Gain
from hamlet.engine.events import PointsScored, Sink
from hamlet.engine.lake.base import SLICE as WATERS
from hamlet.engine.lake.base import parts_of as lake_parts
from hamlet.engine.lake.events import FishPutBack
from hamlet.engine.lake.fish_tiles import fish_over
from hamlet.engine.state import State, put


def reward_of(state: State, kind: int) -> Gain:
    """What a fish of this kind brings him when it goes back: gold for the coin tile, and points."""
    return edition_of(state).fish.get(lake_parts(state.box).fish[kind].id, Gain())


def discard_surplus(state: State, emit: Sink) -> None:
    """The most common first, until he has no more than he may keep."""
    for kind in WATERS.of(state).hands[HIS_SEAT][: fish_over(state, HIS_SEAT)]:
        WATERS.put(state, WATERS.of(state).without_fish(HIS_SEAT, kind))
        if emit:
            emit(FishPutBack(HIS_SEAT, kind))
        reward = reward_of(state, kind)
        add_coins(state, reward.gold, "fish", emit)
        if reward.points:
            state.points = put(state.points, HIS_SEAT, state.points[HIS_SEAT] + reward.points)
            if emit:
                emit(PointsScored(HIS_SEAT, reward.points, "fish"))


def points_left(state: State) -> int:
    """What the fish in his hand bring at the end."""
    return sum(reward_of(state, kind).points for kind in WATERS.of(state).hands[HIS_SEAT])
