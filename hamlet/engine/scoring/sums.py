"""The final score told as sums: of what there are how many, and at how many points each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from hamlet.engine.scoring.awards import award_shares, counted
from hamlet.engine.scoring.final import final_score
from hamlet.engine.scoring.landmarks import flat_worth, landmark_count
from hamlet.engine.scoring.roads import longest_road_of
from hamlet.engine.state import State

LANDMARK: Final = "landmark:"
WHOLE: Final = ("during", "total")
"""What a score holds besides the sources of its end."""


@dataclass(frozen=True, slots=True)
class PointsSum:
    """What a source of the final score brings a seat, and how that comes about.

    `count` of something at `each` points; `per` of it make one; no more than `most`. A landmark to which no
    road leads is not `joined`; one that is `flat` brings the same whatever it counts. An award has what every
    seat has of it in `against`, the seats that are level in `level`, and the awards that these fill together
    in `awards`.
    """

    source: str
    points: int
    count: int = 0
    each: int = 0
    per: int = 1
    most: int | None = None
    joined: bool = True
    flat: bool = False
    against: tuple[int, ...] = ()
    level: tuple[int, ...] = ()
    awards: tuple[str, ...] = ()

    @property
    def reckoned(self) -> int | None:
        """What count and points come to; None where there is nothing to reckon."""
        if self.awards:
            return self.each // len(self.level)
        if not self.each:
            return None
        found = self.count // self.per * self.each if self.joined else 0
        return found if self.most is None else min(found, self.most)


class SourceChange(NamedTuple):
    """A source that brings a seat something else than before: what it brought, and what it brings."""

    before: int
    after: PointsSum

    @property
    def points(self) -> int:
        """What it brings more; less than nothing if it brings less."""
        return self.after.points - self.before


def end_points(state: State, seat: int) -> int:
    """What the end would bring the seat as things stand, over and above its points so far."""
    score = final_score(state, seat)
    return score["total"] - score["during"]


def changes_between(before: State, after: State, seat: int) -> list[SourceChange]:
    """What the end brings a seat more or less than before, by source; what is greatest comes first."""
    old, new = final_score(before, seat), final_score(after, seat)
    sources = [each for each in (*new, *(source for source in old if source not in new)) if each not in WHOLE]
    changed = [each for each in sources if old.get(each, 0) != new.get(each, 0)]
    found = [SourceChange(old.get(each, 0), _sum(after, seat, each, new.get(each, 0))) for each in changed]
    return sorted(found, key=lambda change: -abs(change.points))


def sums_of(state: State, seat: int) -> dict[str, PointsSum]:
    """Every source of what the end would bring the seat as things stand, by its name."""
    score = final_score(state, seat)
    return {
        source: _sum(state, seat, source, points) for source, points in score.items() if source not in WHOLE
    }


def sum_of(state: State, seat: int, source: str) -> PointsSum:
    """One source of the seat's score as things stand, also one that brings nothing."""
    return _sum(state, seat, source, final_score(state, seat).get(source, 0))


def landmark_sum(state: State, uid: int, points: int) -> PointsSum:
    """What a landmark counts."""
    flat = flat_worth(state, uid)
    if flat is not None:
        return PointsSum(f"{LANDMARK}{uid}", points, 1, flat, flat=True)
    source, score = f"{LANDMARK}{uid}", state.box.definitions.tiles[state.village.tiles[uid].tile].score
    if score is None:
        return PointsSum(source, points)
    count = landmark_count(state, uid)
    return PointsSum(source, points, count or 0, score.points, most=score.most, joined=count is not None)


def _sum(state: State, seat: int, source: str, points: int) -> PointsSum:
    for otherwise in state.box.ruleset.hooks("points_sum"):
        told: PointsSum | None = otherwise(state, seat, source, points)
        if told is not None:
            return told
    if source.startswith(LANDMARK):
        return landmark_sum(state, int(source.removeprefix(LANDMARK)), points)
    plain = _PLAIN.get(source)
    if plain is not None:
        return plain(state, seat, points)
    for award in state.box.definitions.awards:
        if award.id == source:
            return _award(state, seat, source, points)
    for milestone in state.box.definitions.milestones:
        if milestone.id == source and milestone.points_per_road:
            return PointsSum(source, points, state.roads_of(seat), milestone.points_per_road)
    return PointsSum(source, points)


def _award(state: State, seat: int, source: str, points: int) -> PointsSum:
    measure = next(award.measure for award in state.box.definitions.awards if award.id == source)
    counts = counted(state, measure)
    for share in award_shares(state):
        if seat in share.seats and share.awards[0].id == source:
            names, each = tuple(award.id for award in share.awards), sum(a.points for a in share.awards)
            return PointsSum(
                source, points, counts[seat], each, against=tuple(counts), level=share.seats, awards=names
            )
    return PointsSum(source, points, counts[seat], against=tuple(counts))


def _roads(state: State, seat: int, points: int) -> PointsSum:
    return PointsSum("roads", points, state.roads_of(seat), state.box.rules.points_per_road)


def _longest_road(state: State, seat: int, points: int) -> PointsSum:
    tiles, each = len(longest_road_of(state, seat)), state.box.rules.points_per_longest_road_tile
    return PointsSum("longest_road", points, tiles, each)


def _gold(state: State, seat: int, points: int) -> PointsSum:
    return PointsSum("gold", points, state.gold[seat], 1, per=state.box.rules.gold_per_point)


_PLAIN: Final[dict[str, Callable[[State, int, int], PointsSum]]] = {
    "roads": _roads,
    "longest_road": _longest_road,
    "gold": _gold,
}
