"""Whatever the disk refuses, and whenever: nothing is raised at the table, and all is kept that can be."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.ids import ButtonId
from hamlet.app.keeping import Keeper
from hamlet.app.screens.unkept import UnkeptScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.dump import state_hash
from hamlet.session.record import load_played_on
from hamlet.session.session import Session
from hamlet.store.folders import Folders
from hamlet.store.generations import GameFiles
from hamlet.store.saves import load_kept
from tests.app.driver import Driver
from tests.app.games import game
from tests.session.tables import by_chance
from tests.store.faults import FaultyDisk

BEGUN, ACTIONS = 20, 4
THIRDS = (0, *(pytest.param(first, marks=pytest.mark.heavy) for first in (1, 2)))
EVERY = 10
"""In the suite every tenth step of the disk fails at a table; all of them with `--heavy`."""


def on_disk(folders: Folders) -> Session:
    found = load_kept(GameFiles(folders.autosaves, "g1"))
    return load_played_on(found.record, found.since.kept, found.since.actions)[0]


def is_kept(session: Session, folders: Folders) -> bool:
    return state_hash(on_disk(folders).state) == state_hash(session.state)


def kept_game(session: Session, folders: Folders, disk: FaultyDisk) -> Keeper:
    """A game played for a while, each step kept."""
    keeper = Keeper(session, folders, "g1", disk=disk)
    for number in range(ACTIONS):
        by_chance(session, 1, number)
        keeper.look()
        keeper.saver.flush()
    return keeper


def steps_of_a_game(tmp_path: Path) -> int:
    disk = FaultyDisk()
    assert kept_game(game(2, BEGUN), Folders(tmp_path), disk).close()
    return len(disk.steps)


@pytest.mark.parametrize("first", THIRDS)
def test_a_step_of_the_disk_that_fails_once_costs_nothing(first: int, tmp_path: Path) -> None:
    steps = steps_of_a_game(tmp_path / "counted")
    assert steps > 50
    for number in range(first, steps, 3):
        folders, session = Folders(tmp_path / str(number)), game(2, BEGUN)
        keeper = kept_game(session, folders, FaultyDisk(number))
        assert keeper.secure(), "the next save goes well"
        keeper.close()
        assert is_kept(session, folders), number


@pytest.mark.parametrize("first", THIRDS)
def test_from_whichever_step_on_the_disk_fails_it_is_told_and_all_is_kept_once_it_can_be(
    first: int, tmp_path: Path
) -> None:
    steps = range(first, steps_of_a_game(tmp_path / "counted"), 3)
    told = 0
    for number in steps:
        folders, session = Folders(tmp_path / str(number)), game(2, BEGUN)
        disk = FaultyDisk(number, lasting=True)
        keeper = kept_game(session, folders, disk)
        if not keeper.secure():
            told += keeper.problem is not None
            assert keeper.problem is not None, number
            disk.fail_at = -1
            assert keeper.try_again()
        disk.fail_at = -1
        assert keeper.close()
        assert is_kept(session, folders), number
    assert told > len(steps) / 2


def played_at_the_table(folder: Path, disk: FaultyDisk) -> tuple[Driver, TableScreen]:
    """The same in the window."""
    driver, session = Driver(folder), game(2, BEGUN)
    table = TableScreen(session, Keeper(session, Folders(folder), "g1", disk=disk), 0.0)
    driver.open(table)
    for number in range(ACTIONS):
        by_chance(session, 1, number)
        table.flow.settle()
        driver.frames(2)
        assert table.keeper is not None
        table.keeper.saver.flush()
    driver.frames(2)
    return driver, table


def check_a_table(folder: Path, number: int) -> None:
    disk = FaultyDisk(number, lasting=True)
    driver, table = played_at_the_table(folder, disk)
    keeper = table.keeper
    assert keeper is not None
    assert (keeper.problem is None) == (table.notices.shown is None), number
    driver.frames(1, pygame.Event(pygame.QUIT))
    if driver.app.running:
        assert isinstance(driver.screen, UnkeptScreen)
        disk.fail_at = -1
        driver.click(ButtonId("again"))
        driver.click(ButtonId("leave"))
    disk.fail_at = -1
    assert not driver.app.running
    driver.close()
    assert is_kept(table.session, Folders(folder)), number


def test_at_the_table_a_disk_that_fails_is_told_and_asked_about(tmp_path: Path) -> None:
    for number in range(0, steps_of_a_game(tmp_path / "counted"), EVERY):
        check_a_table(tmp_path / str(number), number)


@pytest.mark.heavy
def test_at_the_table_a_disk_that_fails_at_any_step_is_told_and_asked_about(tmp_path: Path) -> None:
    for number in range(steps_of_a_game(tmp_path / "counted")):
        check_a_table(tmp_path / str(number), number)
