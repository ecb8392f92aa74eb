"""Pages turn and screens go with a little motion, in their time, and not at all where nothing may move."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.home import Home
from hamlet.app.kit.entering import FADE, WHOLE
from hamlet.app.kit.leaving import GOING
from hamlet.app.kit.page_turning import PageTurning
from hamlet.app.pages import HelpPage, MenuPage, TablePage
from hamlet.app.screens.howto.help_screen import HelpScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from tests.app.driver import FRAME, Driver
from tests.app.games import game

SIZE = (1280, 720)


def _driver(folder: Path, motion: str) -> Driver:
    return Driver(folder, SIZE, 1.0, home=Home(Folders(folder), Settings(ui_scale=1.0, motion=motion)))


def _bytes(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def _menu_over_table(driver: Driver) -> TableScreen:
    session = game(2, 25)
    driver.open_page(TablePage(session, kept=False))
    table = driver.screen
    assert isinstance(table, TableScreen)
    table.others.hold_to_read()
    driver.settle(900)
    driver.open_page(MenuPage(session))
    driver.wait(WHOLE + 0.2)
    driver.settle()
    return table


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_a_sheet_goes_in_three_quarters_of_the_time_it_comes(motion: str, tmp_path: Path) -> None:
    driver = _driver(tmp_path, motion)
    table = _menu_over_table(driver)
    with_menu = _bytes(driver.surface)
    driver.key("escape")
    assert driver.shows(table), "hands are on the table at once"
    fading = _bytes(driver.surface)
    driver.wait(GOING + 2 * FRAME)
    gone = _bytes(driver.surface)
    assert len({with_menu, fading, gone}) == 3
    assert pytest.approx(WHOLE * 0.75) == GOING
    driver.settle(300)
    driver.frames(1)
    table.uncover()
    driver.frames(1)
    assert _bytes(driver.surface) == gone


def test_where_nothing_moves_a_sheet_is_gone_at_once(tmp_path: Path) -> None:
    driver = _driver(tmp_path, "off")
    table = _menu_over_table(driver)
    driver.key("escape")
    assert driver.shows(table)
    seen = _bytes(driver.surface)
    driver.settle(300)
    table.uncover()
    driver.frames(1)
    assert _bytes(driver.surface) == seen


def _reading(folder: Path, motion: str) -> tuple[Driver, HelpScreen]:
    driver = _driver(folder, motion)
    driver.open_page(HelpPage())
    screen = driver.screen
    assert isinstance(screen, HelpScreen)
    driver.wait(WHOLE + 0.1)
    return driver, screen


def _shifts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How far from its place a new page was, frame by frame."""
    found: list[int] = []
    paint = PageTurning.paint

    def noted(
        turning: PageTurning, surface: pygame.Surface, picture: pygame.Surface, area: pygame.Rect, now: float
    ) -> tuple[int, int]:
        shift = paint(turning, surface, picture, area, now)
        found.append(shift[0])
        return shift

    monkeypatch.setattr(PageTurning, "paint", noted)
    return found


@pytest.mark.parametrize(("chapter", "side"), [("turn", 1), ("idea", -1)])
def test_a_chapter_slides_in_a_little_from_its_side(
    chapter: str, side: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, screen = _reading(tmp_path, "full")
    if side < 0:
        screen.open_chapter("making")
        driver.wait(FADE + 0.1)
    shifts = _shifts(monkeypatch)
    screen.open_chapter(chapter)
    driver.frames(3)
    assert screen.busy
    driver.wait(FADE)
    assert screen._turning is None
    assert 0 < shifts[0] * side <= 24
    assert [abs(each) for each in shifts] == sorted((abs(each) for each in shifts), reverse=True)


@pytest.mark.parametrize("motion", ["reduced", "off"])
def test_without_motion_a_chapter_does_not_slide(
    motion: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, screen = _reading(tmp_path, motion)
    shifts = _shifts(monkeypatch)
    screen.open_chapter("turn")
    driver.wait(FADE + 0.1)
    assert set(shifts) == ({0} if motion == "reduced" else set())
