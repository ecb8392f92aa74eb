"""His end: each landmark at one flat value, fish and goods left over, gold at his rate (S14, S15, S25)."""

from __future__ import annotations

from hamlet.engine.botric.base import HIS_SEAT, by_the_lake, parts_of
from hamlet.engine.botric.fish import points_left
from hamlet.engine.definitions import Gain
from hamlet.engine.state import State

GOLD_PER_POINT = 4
"""With the switch that makes his gold worth less."""


def his_points(state: State) -> dict[str, int]:
    """What counts otherwise for him than for a player, by source."""
    parts = parts_of(state.box)
    found = {
        f"landmark:{uid}": parts.landmark_points
        for uid, placed in enumerate(state.village.tiles)
        if placed.owner == HIS_SEAT
    }
    if by_the_lake(state):
        found["fish"] = points_left(state)
    left = leftovers(state) if parts.switches.sell_leftovers else Gain()
    if parts.switches.sell_leftovers:
        found["leftovers"] = left.points
    per = GOLD_PER_POINT if parts.switches.gold_per_4 else state.box.rules.gold_per_point
    found["gold"] = (state.gold[HIS_SEAT] + left.gold) // per
    return found


def leftovers(state: State) -> Gain:
    """What all his tokens on the map bring, reachable or not; without gold of his own a point for each."""
    box, own_gold = state.box, parts_of(state.box).edition.own_gold
    gains = [box.code_gain[code] for pile in state.stock for code in pile if box.code_maker[code] == HIS_SEAT]
    if own_gold:
        return Gain(sum(gain.gold for gain in gains), sum(gain.points for gain in gains))
    return Gain(points=sum(gain.points + bool(gain.gold) for gain in gains))
