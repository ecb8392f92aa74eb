"""The score sheet: every point with the actions that earned it, and the final scoring by source."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hamlet.engine.actions.family import Action
from hamlet.engine.events import (
    Event,
    PointsScored,
    RoadBuilt,
    TilePlaced,
    TurnEnded,
)
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.scoring.roads import longest_road_of
from hamlet.engine.state import State
from hamlet.session.history import Step
from hamlet.session.session import Session

BEFORE = "before"
DURING = "during"
LANDMARK = "landmark:"
TOTAL = "total"
NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Earned:
    """Points of one seat: how many, why, where, when, and by which steps (counted from 1).

    `step` is when they were scored; `steps` are those that earned them: for points of the final scoring the
    buildings, roads, sales and deliveries behind them, for gold left over none. `final` says that they are.
    """

    seat: int
    points: int
    why: str
    tile: int
    step: int
    steps: tuple[int, ...]
    final: bool = False


def score_sheet(session: Session) -> list[Earned]:
    """Every point scored so far, in order; after the end also those of the final scoring."""
    start = session.start.points
    before = [Earned(seat, points, BEFORE, NOWHERE, 0, ()) for seat, points in enumerate(start) if points]
    return [
        *before,
        *(
            _earned(session, number, event, final=final)
            for number, step in enumerate(session.history.done, start=1)
            for event, final in _scored(step)
        ),
    ]


def points_during(session: Session) -> list[dict[str, int]]:
    """What each seat has scored in the game itself, by why: built, used, sale, delivery and so on."""
    found: list[dict[str, int]] = [{} for _ in session.setup.seats]
    for earned in score_sheet(session):
        if not earned.final:
            by_why = found[earned.seat]
            by_why[earned.why] = by_why.get(earned.why, 0) + earned.points
    return found


def scores_by_source(session: Session) -> list[dict[str, int]]:
    """The score as things stand, or the final one, with the points of the game itself led back to why."""
    return [
        {f"{DURING}:{why}": points for why, points in during.items()}
        | {source: points for source, points in score.items() if source != DURING}
        for during, score in zip(points_during(session), final_scores(session.state), strict=True)
    ]


def sheet_as_things_stand(session: Session) -> list[Earned]:
    """Every point of the score now: those of the game, and what the end would bring, or has brought."""
    number, scores = len(session.history.done), scores_now(session)
    events = (
        PointsScored(seat, points, source, _place(source))
        for seat, score in enumerate(scores)
        for source, points in score.items()
        if points and source not in (DURING, TOTAL)
    )
    during = [earned for earned in score_sheet(session) if not earned.final]
    state = session.state
    return [
        *during,
        *(
            Earned(
                each.seat,
                each.points,
                each.why,
                each.tile,
                number,
                _earning(session, state, each),
                final=True,
            )
            for each in events
        ),
    ]


def source_of(earned: Earned) -> str:
    """Under which source of `scores_by_source` these points are counted."""
    return earned.why if earned.final else f"{DURING}:{earned.why}"


def _place(source: str) -> int:
    return int(source.removeprefix(LANDMARK)) if source.startswith(LANDMARK) else NOWHERE


def _scored(step: Step) -> Iterator[tuple[PointsScored, bool]]:
    """The points of a step, and whether they are those of the final scoring: that follows the last turn."""
    final = False
    for event in step.events:
        if isinstance(event, TurnEnded):
            final = step.after.finished
        elif isinstance(event, PointsScored):
            yield event, final


def _earned(session: Session, number: int, event: PointsScored, *, final: bool) -> Earned:
    state = session.history.done[number - 1].after
    steps = _earning(session, state, event) if final else (number,)
    return Earned(event.seat, event.points, event.why, event.tile, number, steps, final)


def earning_actions(session: Session, earned: Earned) -> list[Action]:
    """The actions that earned these points."""
    return [session.history.done[number - 1].action for number in earned.steps]


def scores_now(session: Session) -> list[dict[str, int]]:
    """What each seat would score if the game ended now, by source."""
    return final_scores(session.state)


def _earning(session: Session, state: State, event: PointsScored) -> tuple[int, ...]:
    kinds = _behind(state, event)
    return tuple(n for n, each in enumerate(session.history.done, start=1) if kinds.found_in(each))


@dataclass(frozen=True, slots=True)
class _Behind:
    """What stands behind points of the final scoring: events of one seat, and the raising of some tiles."""

    seat: int
    kinds: tuple[type[Event], ...] = ()
    tiles: frozenset[int] = frozenset()

    def found_in(self, step: Step) -> bool:
        return any(self._matches(event) for event in step.events)

    def _matches(self, event: Event) -> bool:
        if isinstance(event, TilePlaced):
            return event.uid in self.tiles
        if not isinstance(event, self.kinds):
            return False
        # A marker lengthens the longest road only if it lies on it.
        aside = isinstance(event, RoadBuilt) and bool(self.tiles) and not self.tiles >= {event.a, event.b}
        return getattr(event, "seat", None) == self.seat and not aside


def _behind(state: State, event: PointsScored) -> _Behind:
    if event.why.startswith(LANDMARK):
        return _Behind(event.seat, tiles=frozenset((event.tile,)))
    if event.why == "longest_road":
        return _Behind(event.seat, (RoadBuilt,), frozenset(longest_road_of(state, event.seat)))
    return _Behind(event.seat, tuple(_counted(state, event.why)))


def _counted(state: State, why: str) -> Iterator[type[Event]]:
    """The kinds of events that an award, or the points for roads, count."""
    definitions = state.box.definitions
    roads = [milestone.id for milestone in definitions.milestones if milestone.points_per_road]
    if why in ("roads", *roads):
        yield RoadBuilt
    for award in definitions.awards:
        if award.id == why:
            yield from state.box.ruleset.measures[award.measure].events
