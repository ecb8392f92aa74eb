"""Tables with life in their villages, for tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame

from hamlet.app.life.waking import Liveliness
from hamlet.app.table.table_habits import TableHabits
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.wishes import AS_IT_IS, WishedLook
from hamlet.session.session import Session
from tests.app.driver import Driver
from tests.app.lake_games import lake_moment

SIZE = (1600, 900)
FRAME = 0.09
CORNER = (2, 2)
"""A pixel of the bar at the top: pointing there lights nothing in the village."""


@cache
def idle_moment(season: str) -> int:
    """After how many actions of a game nothing is asked and a village has grown."""
    for actions in range(118, 160):
        if TableScreen(lake_moment(actions, season=season)).scene().mode == "idle":
            return actions
    raise AssertionError("no such moment")


def lively_table(
    folder: Path,
    season: str = "autumn",
    life: Liveliness = Liveliness.MOVING,
    look: WishedLook = AS_IT_IS,
) -> tuple[Driver, TableScreen]:
    """A table at which everything is painted, and nobody has moved anything yet."""
    session = lake_moment(idle_moment(season), season=season)
    return table_of(folder, session, TableHabits(life=life, look=look))


def table_of(folder: Path, session: Session, habits: TableHabits) -> tuple[Driver, TableScreen]:
    """The same of any game."""
    driver = Driver(folder, SIZE)
    table = TableScreen(session, habits=habits)
    driver.open(table)
    driver.settle(3000)
    return driver, table


def moving(driver: Driver, seconds: float) -> None:
    """Somebody moves the pointer now and then; nothing lies under it."""
    for number in range(round(seconds / 0.5)):
        driver.move((CORNER[0] + number % 2, CORNER[1]))
        pass_by(driver, 0.5)


def pass_by(driver: Driver, seconds: float) -> list[pygame.Rect]:
    """Let time pass in as few frames as show every picture of life; where anything changed."""
    changed: list[pygame.Rect] = []
    for _ in range(round(seconds / FRAME)):
        driver.clock.time += FRAME
        changed += driver.app.frame(())
    return changed


def seen(driver: Driver) -> bytes:
    """All pixels of the window."""
    return pygame.image.tobytes(driver.surface, "RGB")


def drawn_anew(driver: Driver, table: TableScreen) -> bytes:
    """All pixels after everything is drawn once more."""
    table.uncover()
    table.draw(driver.surface)
    return seen(driver)
