"""One Refine from click to drawing, as `hamlet/app/README.md` tells it, counted."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.ids import Command, TileId
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.actions.refine import Refine
from hamlet.session.session import Session
from tests.app.driver import FRAME, Driver
from tests.app.games import game
from tests.app.table.counting import functions_entered, names_of

MOST = 675 // 2
"""Half of what one frame took when one click on Refine played it."""
MOST_LATER = 360
FRAMES = 5
"""What the panels tell is found in the frame after; then four strips are drawn, one a frame."""


def _refining() -> tuple[Session, int]:
    """The first moment of a game at which somebody can refine, and where."""
    for actions in range(20, 120):
        session = game(2, actions)
        refining = [action for action in session.options().iterate() if isinstance(action, Refine)]
        if refining and session.state.decision == "action":
            return session, refining[0].tile
    raise AssertionError("nobody ever refines")


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    """The payment of a Refine is open, and the pointer is pressed on its button."""
    driver, (session, tile) = Driver(tmp_path), _refining()
    driver.open(TableScreen(session, speed=0.0))
    driver.settle()
    driver.click(TileId(tile))
    driver.settle()
    at = driver.point(Command.CONFIRM)
    driver.move(at)
    driver.press(at)
    driver.frames(1)
    return driver


def _table(driver: Driver) -> TableScreen:
    assert isinstance(driver.screen, TableScreen)
    return driver.screen


def _release(driver: Driver) -> None:
    """The frame of the click: the action is played and the village is drawn."""
    driver.clock.time += FRAME
    driver.app.frame([pygame.Event(pygame.MOUSEBUTTONUP, pos=_table(driver).input.pointer, button=1)])


def test_a_refine_goes_through_at_most_half_the_functions_it_went_through(driver: Driver) -> None:
    done = _table(driver).session.history.done
    before = len(done)
    names = names_of(functions_entered(lambda: _release(driver)))
    assert isinstance(done[-1].action, Refine)
    assert len(done) == before + 1
    assert len(names) <= MOST, len(names)


def test_the_panels_follow_frame_by_frame_and_then_everything_rests(driver: Driver) -> None:
    _release(driver)
    later = [len(names_of(functions_entered(lambda: driver.frames(1)))) for _ in range(FRAMES)]
    assert max(later) <= MOST_LATER, later
    assert not _table(driver).panels_late
    driver.settle()
    assert len(names_of(functions_entered(lambda: driver.frames(1)))) < MOST // 4
    assert not driver.changed
