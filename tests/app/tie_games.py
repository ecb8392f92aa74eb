"""Games against Botric at his moments: ties of every kind, and what he has just done."""

from __future__ import annotations

from functools import cache

from hamlet.app.flow.table import Flow
from hamlet.app.showing import enter_mode
from hamlet.engine.botric.steps import TIE
from hamlet.session.session import Session
from tests.app.botric_games import whole_solo
from tests.app.games import moment_of

GAMES = [(seed, lake) for lake in (False, True) for seed in (7, 4, 1, 2)]


@cache
def _moment(mode: str) -> tuple[int, bool, int]:
    return next(
        (seed, lake, at)
        for seed, lake in GAMES
        for at in range(60, len(whole_solo(seed, lake=lake).history.done))
        if enter_mode(Flow(whole_solo(seed, lake=lake).fork(at)), mode)
    )


def botric_mode_game(mode: str) -> Session:
    """A game at a moment in which a mode of his can be entered."""
    seed, lake, at = _moment(mode)
    return moment_of(whole_solo(seed, lake=lake), at)


@cache
def _tie(about: str) -> tuple[int, bool, int]:
    return next(
        (seed, lake, at)
        for seed, lake in GAMES
        for at, step in enumerate(whole_solo(seed, lake=lake).history.done)
        if step.before.decision == TIE and step.before.pending[-1].fact("about") == about
    )


def tie_game(about: str) -> Session:
    """A game at the first tie about something."""
    seed, lake, at = _tie(about)
    return moment_of(whole_solo(seed, lake=lake), at)
