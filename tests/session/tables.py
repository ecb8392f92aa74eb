"""Sessions for tests: set up quickly, and played by chance or by greedy players for a while."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import strategies as st

from hamlet.content import load_base, resolve
from hamlet.engine.definitions import Definitions
from hamlet.engine.dice import Dice
from hamlet.engine.reading import read_definitions
from hamlet.session.driving import play_out, players_of
from hamlet.session.seats import Seat, seats_for
from hamlet.session.session import Session
from hamlet.session.setup import Setup

PRESETS = ("printed", "early-lake", "manual", "tutorial")
LAYOUTS = ("first-game", "shuffled", "by-hand")
COLOURS = ("red", "sky", "yellow", "violet")


@cache
def data_of(preset: str = "printed", layout: str = "first-game") -> dict[str, Any]:
    """The resolved data of a game."""
    return resolve(load_base(), preset, {"start_layout": layout})


@cache
def definitions_of(preset: str = "printed", layout: str = "first-game") -> Definitions:
    return read_definitions(data_of(preset, layout))


def new_session(
    *players: str, seed: int = 1, preset: str = "printed", layout: str = "first-game", **more: str
) -> Session:
    """A session with these players, human ones where nothing else is said."""
    seats: tuple[Seat, ...] = seats_for(players or ("human", "human"), COLOURS)
    return Session(
        Setup(definitions_of(preset, layout), seats, seed, (), preset), game_id=more.get("game_id")
    )


def by_chance(session: Session, actions: int, seed: int = 0) -> Session:
    """Play so many actions by chance, as a human might."""
    dice = Dice(seed)
    for _ in range(actions):
        action = session.options().sample(dice)
        if action is None:
            break
        session.play(action)
    return session


def wander(session: Session, dice: Dice) -> None:
    """Play, take back or do again, by chance."""
    choice = dice.below(3)
    if choice == 0:
        by_chance(session, 1, dice.below(1000))
    elif choice == 1:
        session.undo(1 + dice.below(2))
    else:
        session.redo()


def played(*players: str, seed: int = 1, actions: int = 5_000, **how: str) -> Session:
    """A session played by its players, so many actions or to its end."""
    session = new_session(*players, seed=seed, **how)
    play_out(session, players_of(session), actions)
    return session


@cache
def greedy_game(seed: int = 5, seats: int = 2) -> Session:
    """A whole game of greedy players. Do not play on in it: others look at it, too."""
    return played(*["greedy"] * seats, seed=seed)


def some_sessions(most: int = 80) -> st.SearchStrategy[Session]:
    """Sessions with any number of seats, rules and layouts, some way into the game."""
    return st.builds(
        lambda seats, seed, preset, layout, actions: by_chance(
            new_session(*["human"] * seats, seed=seed, preset=preset, layout=layout), actions, seed
        ),
        st.integers(2, 4),
        st.integers(0, 2**40),
        st.sampled_from(PRESETS),
        st.sampled_from(LAYOUTS),
        st.integers(0, most),
    )
