"""Closing the window at any moment leaves a game that continues exactly there."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, Command, TileId
from hamlet.app.screens.title import TitleScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.window import App
from hamlet.engine.dump import canonical, dump_state
from hamlet.session.session import Session
from tests.app.driver import FakeClock
from tests.e2e.advising import Adviser
from tests.e2e.hands import MouseHand
from tests.e2e.playing import assert_whole, play_through
from tests.e2e.posting import Poster
from tests.e2e.tables import PEOPLE, new_game, opened


def _close(driver: Poster) -> None:
    """The cross in the corner of the window."""
    driver.frames(1, pygame.Event(pygame.QUIT))
    assert not driver.app.running
    driver.app.close()


def _again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> TableScreen:
    """The game started anew, and *Continue* clicked."""
    monkeypatch.setenv("HAMLET_HOME", str(folder))
    driver = Poster(folder)
    driver.home = Home.of_user()
    driver.app = App(driver.home, driver.surface, FakeClock())
    driver.open(TitleScreen(driver.home))
    driver.settle()
    driver.click(ButtonId("continue"))
    driver.frames(2)
    return driver.table


def _dump(session: Session) -> str | bytes:
    return canonical(dump_state(session.state))


@pytest.mark.parametrize("moment", [1, 2, 3])
def test_a_game_closed_in_the_middle_goes_on_exactly_there(
    moment: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(moment)
    session = new_game(moment)
    driver = opened(tmp_path, session)
    play_through(MouseHand(driver), Adviser(2), chance.randrange(3, 25))
    _leave_something_open(driver, chance)
    _close(driver)
    table = _again(tmp_path, monkeypatch)
    assert _dump(table.session) == _dump(session)
    assert len(table.session.history.done) == len(session.history.done)
    assert_whole(table.session)
    table.close()


def _leave_something_open(driver: Poster, chance: random.Random) -> None:
    """A card open, a button held down: whatever a person was about."""
    hits = [hit.id for hit in driver.table.hits if isinstance(hit.id, TileId)]
    at = driver.table.hits.point(chance.choice(hits))
    assert at is not None
    driver.click_at(at)
    driver.press((640, 300))


def test_a_game_closed_while_a_rival_plays_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_game(5, ("human", "greedy"))
    driver = opened(tmp_path, session, speed=1.0)
    driver.wait(0.5)
    driver.key("n")
    driver.key("n")
    for _ in range(600):
        driver.frames(1)
        if driver.table.opponents.playing and len(session.history.done) > 4:
            break
    _close(driver)
    table = _again(tmp_path, monkeypatch)
    steps = table.session.history.done[: len(session.history.done)]
    assert canonical(dump_state(steps[-1].after)) == _dump(session)
    assert [seat.player for seat in table.session.setup.seats] == ["human", "greedy"]
    assert_whole(table.session)
    table.close()


def test_what_was_undone_before_closing_stays_undone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_game(2, PEOPLE)
    driver = opened(tmp_path, session)
    play_through(MouseHand(driver), Adviser(2), 1)
    after = len(session.history.done)
    driver.click(Command.UNDO)
    assert len(session.history.done) == after - 1
    _close(driver)
    table = _again(tmp_path, monkeypatch)
    assert len(table.session.history.done) == after - 1
    table.close()
