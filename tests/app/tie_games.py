"""Games against Botric at ties of every kind."""

from __future__ import annotations

from functools import cache

from hamlet.engine.botric.steps import TIE
from hamlet.session.session import Session
from tests.app.botric_games import whole_solo
from tests.app.games import moment_of

GAMES = [(seed, lake) for lake in (False, True) for seed in (7, 4, 1, 2)]


@cache
def tie_at(about: str) -> tuple[int, bool, int]:
    """In which game, and after how many actions, the first tie about something is asked."""
    return next(
        (seed, lake, at)
        for seed, lake in GAMES
        for at, step in enumerate(whole_solo(seed, lake=lake).history.done)
        if step.before.decision == TIE and step.before.pending[-1].fact("about") == about
    )


def tie_game(about: str) -> Session:
    """A game at the first tie about something."""
    seed, lake, at = tie_at(about)
    return moment_of(whole_solo(seed, lake=lake), at)
