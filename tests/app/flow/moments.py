"""Recorded games at many moments, everybody a person."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hamlet.app.flow.table import Flow
from hamlet.session.record import replay
from hamlet.session.session import Session
from hamlet.store.records import read_record

GAMES = Path(__file__).parents[2] / "games"


def records(first: int, every: int) -> list[Path]:
    """Some of the recorded games."""
    return sorted(GAMES.glob("*.hamlet"))[first::every]


@cache
def recorded(path: Path) -> Session:
    """A recorded game, played to its end."""
    whole, difference = replay(read_record(path))
    assert difference is None
    return whole


def flows_of(path: Path, every: int) -> list[Flow]:
    """A recorded game at every so manieth step at which somebody is free to act."""
    whole = recorded(path)
    forks = (whole.fork(upto) for upto in range(0, len(whole.history.done), every))
    return [Flow(fork) for fork in forks if fork.state.decision == "action" and not fork.state.finished]
