"""One Refine from click to drawing, as `hamlet/app/README.md` tells it, counted."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pygame
import pytest

from hamlet.app.ids import Command, TileId
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.actions.refine import Refine
from tests.app.driver import FRAME, Driver
from tests.app.games import game
from tests.app.table.counting import calls_between_files, functions_entered, names_of

README = Path(__file__).resolve().parents[3] / "hamlet" / "app" / "README.md"
MOST = 405
"""Of the 675 functions that one frame took when one click on Refine played it; light, seasons, the ground
around the village, motion, sound and life have their part in it since then."""
MOST_LATER = 394
MOST_AT_REST = 84
FRAMES = 5
"""What the panels tell is found in the frame after; then four strips are drawn, one a frame."""


@lru_cache(maxsize=1)
def _refining() -> tuple[int, int]:
    """After how many actions of a game somebody can first refine, and where."""
    for actions in range(20, 120):
        state = game(2, actions).state
        targets = list(state.box.ruleset.by_name["refine"].targets(state))
        if targets and state.decision == "action":
            return actions, targets[0][0]
    raise AssertionError("nobody ever refines")


@pytest.fixture(scope="module")
def drawn_before(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Icons and pieces, which are drawn once in the life of the program, are there already."""
    driver = _about_to_refine(tmp_path_factory.mktemp("before"))
    _release(driver)
    driver.settle()
    driver.close()


@pytest.fixture
def driver(tmp_path: Path, drawn_before: None) -> Driver:
    return _about_to_refine(tmp_path)


def _about_to_refine(folder: Path) -> Driver:
    """The payment of a Refine is open, and the pointer is pressed on its button."""
    driver, (actions, tile) = Driver(folder), _refining()
    driver.open(TableScreen(game(2, actions), speed=0.0))
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


def test_a_refine_goes_through_far_fewer_functions_than_it_went_through(driver: Driver) -> None:
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
    assert len(names_of(functions_entered(lambda: driver.frames(1)))) < MOST_AT_REST
    assert not driver.changed


Rows = list[list[str]]


def _written() -> tuple[Rows, Rows]:
    """The files of the two tables of the walk, row by row: how it is done, and how it is shown."""
    walk = README.read_text(encoding="utf-8").partition("## A walk")[2].partition("That was one frame")[0]
    doing, _, showing = walk.partition("Then it is shown:")
    return _rows(doing), _rows(showing)


def _rows(text: str) -> Rows:
    return [
        re.findall(r"`([\w/.]+)`", line.split("|")[1]) for line in text.splitlines() if line.startswith("| `")
    ]


def _row_of(rows: Rows, file: str) -> int:
    """In which row a file stands, by itself or with its folder, and -1 if in none."""
    for number, row in enumerate(rows):
        places = [place for path in row for place in (path, f"app/{path}")]
        if file in places or any(place.endswith("/") and file.startswith(place) for place in places):
            return number
    return -1


def test_every_file_of_the_written_walk_is_walked_through(driver: Driver) -> None:
    doing, showing = _written()
    assert len(doing) + len(showing) > 18
    names = names_of(functions_entered(lambda: _release(driver)))
    for path in [path for rows in (doing, showing) for row in rows for path in row]:
        assert any(name.startswith((path, f"app/{path}")) for name in names), path


def test_the_walk_never_steps_back(driver: Driver) -> None:
    calls = calls_between_files(lambda: _release(driver))
    shown = next(number for number, call in enumerate(calls) if call[2] == "TableScreen.update")
    doing, showing = _written()
    for rows, part in ((doing, calls[:shown]), (showing, calls[shown:])):
        walked = [(_row_of(rows, caller), _row_of(rows, called), what) for caller, called, what in part]
        between = [(before, after, what) for before, after, what in walked if before >= 0 and after >= 0]
        assert len(between) > len(rows)
        assert [what for before, after, what in between if after < before] == []
