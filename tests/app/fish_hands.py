"""Games by the lake with fish in hand, for tests of the dock, the menu and the sheets."""

from __future__ import annotations

from dataclasses import replace

from hamlet.engine.lake.base import SLICE
from hamlet.session.session import Session
from tests.app.lake_games import lake_session

COMMON, UNCOMMON, RARE = range(3)


def with_fish(*fish: int, season: str = "autumn", seats: int = 2, seed: int = 7) -> Session:
    """A new game in which the first seat to act has these fish."""
    session = lake_session(seats, seed, season=season)
    state = session.start = session.start.copy()
    waters = SLICE.of(state)
    for kind in fish:
        waters = waters.with_fish(state.seat, kind)
    SLICE.put(state, replace(waters))
    return session
