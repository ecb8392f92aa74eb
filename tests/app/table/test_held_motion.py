"""Botric held in the middle of a motion: it is at its end, and nothing is left hanging in the air."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from hamlet.app.ids import PanelCommand
from hamlet.app.motion.botric_script import COIN_TILE
from hamlet.app.motion.flights import TurnOver
from hamlet.app.table.table_habits import TableHabits
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.botric.events import CoinTileTurned
from hamlet.engine.botric.steps import FIRST_TRIES
from hamlet.session.session import Session
from hamlet.words.stories import all_of
from tests.app.botric_games import solo_moment, whole_solo
from tests.app.driver import Driver
from tests.app.games import moment_of

WIDE, NORMAL = (1920, 1080), (1280, 720)
MOST = 1200  # frames in which each of these comes about


def flies(table: TableScreen) -> bool:
    return any(0.3 < share < 0.7 for _, share in table.board.performance.flying)


def walks(table: TableScreen) -> bool:
    return bool(table.board.performance.shown(table.session.state)[1].pieces)


def pixels(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.surface, "RGB")


@pytest.mark.parametrize("moves", [flies, walks])
def test_holding_him_in_the_middle_of_a_motion_ends_it(
    moves: Callable[[TableScreen], bool], tmp_path: Path
) -> None:
    driver, table = Driver(tmp_path, (1280, 720), 1.0), TableScreen(solo_moment(FIRST_TRIES), None, 1.0)
    driver.open(table)
    for _ in range(MOST):
        driver.frames(1)
        if moves(table):
            break
    assert moves(table)
    driver.click(PanelCommand("hold"))
    driver.settle()
    assert table.opponents.paused
    assert not table.board.animating
    held = pixels(driver)
    table.mark(*table.frame.regions)
    driver.frames(1)
    hanging = pixels(driver) != held
    assert not hanging
    driver.close()


# the coin tile


def before_it_turns(*, up: bool) -> Session:
    """Before a step of his with which the coin tile comes to lie so."""
    for seed in range(7, 12):
        whole = whole_solo(seed)
        for number, step in enumerate(whole.history.done):
            if any(event.up == up for event in all_of(step.events, CoinTileTurned)):
                return moment_of(whole, number)
    raise AssertionError("it never turns so")


def tile_widths(folder: Path, size: tuple[int, int], *, up: bool, reduced: bool = False) -> list[bytes]:
    """The coin tile frame by frame, from the step on until everything rests."""
    driver = Driver(folder, size, 1.0)
    table = TableScreen(before_it_turns(up=up), None, 1.0, habits=TableHabits(reduced=reduced))
    table.opponents.paused = True
    driver.open(table)
    driver.settle()
    rect = driver.hit(COIN_TILE).bounds
    driver.key("space")
    seen = []
    while table.busy:
        driver.frames(1)
        turning = any(isinstance(flight, TurnOver) for flight, _ in table.board.performance.flying)
        if turning:
            seen.append(pygame.image.tobytes(driver.surface.subsurface(rect), "RGB"))
    end = pygame.image.tobytes(driver.surface.subsurface(rect), "RGB")
    table.mark(*table.frame.regions)
    driver.frames(1)
    left_over = pygame.image.tobytes(driver.surface.subsurface(rect), "RGB") != end
    assert not left_over
    driver.close()
    return seen


@pytest.mark.parametrize("size", [WIDE, NORMAL])
@pytest.mark.parametrize("up", [False, True])
def test_the_coin_tile_turns_over_in_many_pictures_and_lies_still_then(
    up: bool,  # noqa: FBT001
    size: tuple[int, int],
    tmp_path: Path,
) -> None:
    assert len(set(tile_widths(tmp_path, size, up=up))) > 10


def test_with_reduced_motion_it_does_not_turn(tmp_path: Path) -> None:
    assert not tile_widths(tmp_path, NORMAL, up=False, reduced=True)
