"""The final scoring, and the score as things stand: points by source for each seat."""

from __future__ import annotations

from hamlet.engine.scoring.awards import award_points
from hamlet.engine.scoring.landmarks import landmark_points
from hamlet.engine.scoring.roads import road_points
from hamlet.engine.state import State

PointsBySource = dict[str, int]


def final_scores(state: State) -> list[PointsBySource]:
    """What each seat would score if the game ended now: points by source, and their total."""
    awards = award_points(state)
    return [_score(state, seat, awards[seat]) for seat in range(state.box.seats)]


def final_score(state: State, seat: int) -> PointsBySource:
    """The same for one seat."""
    return _score(state, seat, award_points(state)[seat])


def _score(state: State, seat: int, awards: PointsBySource) -> PointsBySource:
    score: PointsBySource = {"during": state.points[seat], **awards, **landmark_points(state, seat)}
    score.update(road_points(state, seat))
    score["gold"] = state.gold[seat] // state.box.rules.gold_per_point
    for each in state.box.ruleset.expansions:
        score.update(each.final_points(state, seat))
    score["total"] = sum(score.values())
    return score


def standing(state: State) -> list[tuple[int, int, int]]:
    """For each seat what decides the game: total points, deliveries, sales."""
    totals = [score["total"] for score in final_scores(state)]
    return [
        (totals[seat], state.deliveries_of(seat), len(state.sold[seat])) for seat in range(state.box.seats)
    ]


def winners(state: State) -> tuple[int, ...]:
    """The winning seat, or several where even the sales are level (then a glass of milk decides)."""
    ranks = standing(state)
    for found in state.box.ruleset.hooks("winners"):
        decided: tuple[int, ...] = found(state, [total for total, _, _ in ranks])
        return decided
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
