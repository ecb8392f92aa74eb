"""Botric held in the middle of a motion: it is at its end, and nothing is left hanging in the air."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from hamlet.app.ids import PanelCommand
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.botric.steps import FIRST_TRIES
from tests.app.botric_games import solo_moment
from tests.app.driver import Driver

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
