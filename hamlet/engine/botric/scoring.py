"""His end: each landmark at one flat value, fish and goods left over, gold at his rate (S14, S15, S25)."""

from __future__ import annotations

from hamlet.engine.botric.base import HIS_SEAT, by_the_lake, parts_of
from hamlet.engine.botric.fish import points_left
from hamlet.engine.definitions import Gain
from hamlet.engine.lake.base import SLICE as WATERS
from hamlet.engine.scoring.sums import PointsSum
from hamlet.engine.state import State

GOLD_PER_POINT = 4
"""With the switch that makes his gold worth less."""


def his_points(state: State) -> dict[str, int]:
    """What counts otherwise for him than for a player, by source."""
    parts = parts_of(state.box)
    found: dict[str, int] = {}
    if by_the_lake(state):
        found["fish"] = points_left(state)
    if parts.switches.sell_leftovers:
        found["leftovers"] = leftovers(state).points
    found["gold"] = gold_left(state) // gold_per_point(state)
    return found


def his_sum(state: State, source: str, points: int) -> PointsSum | None:
    """How it comes about, by source."""
    if source == "gold":
        return PointsSum(source, points, gold_left(state), 1, per=gold_per_point(state))
    if source == "fish":
        return PointsSum(source, points, len(WATERS.of(state).hands[HIS_SEAT]) if by_the_lake(state) else 0)
    return PointsSum(source, points, len(_tokens_left(state))) if source == "leftovers" else None


def gold_left(state: State) -> int:
    """His gold at the end, with what his goods bring where he sells them."""
    sold = leftovers(state).gold if parts_of(state.box).switches.sell_leftovers else 0
    return state.gold[HIS_SEAT] + sold


def gold_per_point(state: State) -> int:
    """How much of it makes a point."""
    return GOLD_PER_POINT if parts_of(state.box).switches.gold_per_4 else state.box.rules.gold_per_point


def leftovers(state: State) -> Gain:
    """What all his tokens on the map bring, reachable or not; without gold of his own a point for each."""
    box, own_gold = state.box, parts_of(state.box).edition.own_gold
    gains = [box.code_gain[code] for code in _tokens_left(state)]
    if own_gold:
        return Gain(sum(gain.gold for gain in gains), sum(gain.points for gain in gains))
    return Gain(points=sum(gain.points + bool(gain.gold) for gain in gains))


def _tokens_left(state: State) -> list[int]:
    """The stock codes of all that he has made and nobody has used."""
    makers = state.box.code_maker
    return [code for pile in state.stock for code in pile if makers[code] == HIS_SEAT]
