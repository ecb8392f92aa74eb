"""Games opened in the window: new ones, and ones that greedy hands have brought to some point."""

from __future__ import annotations

from pathlib import Path

from hamlet.app.pages import TablePage
from hamlet.session.choice import GameChoice
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from tests.app.lake_games import lake_packs
from tests.choices import base_session
from tests.e2e.advising import Adviser
from tests.e2e.posting import SIZE, Poster

PEOPLE = ("human", "human")


def new_game(seed: int, players: tuple[str, ...] = PEOPLE, **options: object) -> Session:
    """A game of the base pack that has just been set up."""
    return base_session(players, seed, options)


def new_lake_game(seed: int, players: tuple[str, ...] = PEOPLE) -> Session:
    """A game by the lake that has just been set up."""
    choice = GameChoice(lake_packs())
    return Session(choice.setup(seats_for(players, choice.packs.colours), seed))


def brought_to(seed: int, steps: int) -> Session:
    """A game of two people after so many steps."""
    session, adviser = new_game(seed), Adviser(2)
    for _ in range(steps):
        session.play(adviser.decide(session.state))
    return session


def opened(folder: Path, session: Session, size: tuple[int, int] = SIZE, speed: float = 0.0) -> Poster:
    """The window with this game at its table."""
    driver = Poster(folder, size, speed)
    driver.open_page(TablePage(session))
    driver.settle()
    return driver
