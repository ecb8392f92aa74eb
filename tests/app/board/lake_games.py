"""Games by the lake, for tests of the board: recorded, so that villages stay when players learn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from hamlet.content import load_packs
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.events import LakeFormed
from hamlet.engine.state import State
from hamlet.resources import data_folder
from hamlet.session.choice import GameChoice
from hamlet.session.history import Step
from hamlet.session.record import load_session
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.store.records import read_record
from hamlet.words.stories import all_of

VILLAGES = Path(__file__).parent / "villages"
CROWDED = ("crowded-winter", "crowded-summer", "crowded-spring")
SHARES = (1.0, 0.85)
"""Shares of a game at which its village is looked at."""


@cache
def _choice() -> GameChoice:
    return GameChoice(load_packs([data_folder() / "base", data_folder() / "lake"]))


def lake_session(seed: int) -> Session:
    """A new game of two."""
    choice = _choice()
    return Session(choice.setup(seats_for(["greedy", "greedy"], choice.packs.colours), seed))


def lake_game(seed: int) -> Session:
    """A whole game of greedy hands, as it was recorded."""
    return _recorded(f"lake-{seed}")


@cache
def _recorded(name: str) -> Session:
    session, difference = load_session(read_record(VILLAGES / f"{name}.hamlet", seal_needed=True))
    assert difference is None
    return session


def late_lake_states(count: int) -> Iterator[State]:
    """So many late moments of games by the lake."""
    for number in range(count):
        done = lake_game(number // len(SHARES)).history.done
        yield done[round(len(done) * SHARES[number % len(SHARES)]) - 1].after


def crowded_lake_states(share: float = 1.0) -> Iterator[State]:
    """The same moment of games of three and four whose villages leave least room beside many lakes."""
    for name in CROWDED:
        done = _recorded(name).history.done
        yield done[round(len(done) * share) - 1].after


def with_boats(state: State) -> State:
    """The same with a boat on every lake, of one seat after the other, and fish wherever they may be."""
    changed, waters = state.copy(), SLICE.of(state)
    boats = tuple(number % state.box.seats for number in range(len(state.village.lakes)))
    fish = tuple(lake.banks for lake in state.village.lakes)
    SLICE.put(changed, replace(waters, boats=boats, fish=fish))
    return changed


def closing_step(seed: int, least: int = 2) -> Step:
    """The first step of a game that closes a lake of so many triangles at least."""
    for step in lake_game(seed).history.done:
        if any(len(event.triangles) >= least for event in all_of(step.events, LakeFormed)):
            return step
    raise AssertionError("no lake was closed")
