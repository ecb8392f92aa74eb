"""Games by the lake in which every kind of action comes up; in some it cannot, as no storeroom is drawn."""

from __future__ import annotations

from itertools import count

from hamlet.session.session import Session
from tests.app.lake_games import lake_session
from tests.e2e.advising import Adviser

ANSWERS = {"BuildForNothing": "autumn", "StandUp": "spring"}


def kinds(session: Session, season: str) -> set[str]:
    """Every kind of action that a game from the printed start has in this season, but for putting back."""
    found = {family.action.__name__ for family in session.state.box.ruleset.by_name.values()}
    return {kind for kind in found if ANSWERS.get(kind, season) == season} - {"LayStart", "PutBack"}


def varied_session(season: str, seed: int) -> Session:
    """A new game of two with the first seed from this one on that has all kinds for a curious adviser."""
    found = next(each for each in count(seed) if _seen(season, each) >= kinds(lake_session(2, each), season))
    return lake_session(2, found, season=season)


def _seen(season: str, seed: int) -> set[str]:
    """What comes up if the adviser plays without a window."""
    session, adviser = lake_session(2, seed, season=season), Adviser(2, curious=True)
    while not session.finished:
        action = adviser.decide(session.state)
        session.play(action)
        adviser.note(action)
    return set(adviser.seen)
