"""The score sheet: every point with the action that earned it, and the final scoring by source."""

from __future__ import annotations

from dataclasses import dataclass

from hamlet.engine.events import PointsScored
from hamlet.engine.scoring.final import final_scores
from hamlet.session.session import Session


@dataclass(frozen=True, slots=True)
class Earned:
    """Points of one seat: how many, why, where, and by which step (counted from 1)."""

    seat: int
    points: int
    why: str
    tile: int
    step: int


def score_sheet(session: Session) -> list[Earned]:
    """Every point scored so far, in order; after the end also those of the final scoring."""
    return [
        Earned(event.seat, event.points, event.why, event.tile, number)
        for number, step in enumerate(session.history.done, start=1)
        for event in step.events
        if isinstance(event, PointsScored)
    ]


def scores_now(session: Session) -> list[dict[str, int]]:
    """What each seat would score if the game ended now, by source."""
    return final_scores(session.state)
