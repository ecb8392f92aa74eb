"""Whoever meets Botric for the first time: his turn waits for each step until he is let go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.home import Home
from hamlet.app.ids import PanelCommand
from hamlet.app.pages import TablePage
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.botric.steps import FIRST_TRIES
from hamlet.session.session import Session
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings, load_settings
from tests.app.botric_games import solo_moment
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import cut_off, hearing

SIZES = [(960, 540), (1280, 720), (1920, 1080)]


def at_home(
    folder: Path, session: Session, size: tuple[int, int] = (1280, 720), **settings: object
) -> Driver:
    """The game opened as the window opens it, with the settings as they are kept."""
    home = Home(Folders(folder), Settings(ui_scale=1.0, **settings))  # type: ignore[arg-type]
    driver = Driver(folder, size, home=home)
    driver.open_page(TablePage(session))
    driver.frames(2)
    return driver


def steps(driver: Driver) -> int:
    return len(table(driver).session.history.done)


def table(driver: Driver) -> TableScreen:
    assert isinstance(driver.screen, TableScreen)
    return driver.screen


def tip(driver: Driver) -> str:
    return table(driver).looking.state.tip


def test_in_a_first_game_he_waits_before_his_first_step_and_takes_one_at_a_time(tmp_path: Path) -> None:
    driver = at_home(tmp_path, solo_moment(FIRST_TRIES))
    before = steps(driver)
    driver.wait(5.0)
    assert steps(driver) == before
    driver.key("space")
    driver.wait(5.0)
    assert steps(driver) == before + 1
    driver.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_line_below_the_strip_tells_how_and_is_told_in_full(size: tuple[int, int], tmp_path: Path) -> None:
    with hearing() as drawn:
        driver = at_home(tmp_path, solo_moment(FIRST_TRIES), size)
        driver.settle()
    words = tip(driver).replace("*", "").replace("{play}", "").split()
    assert "Space:" in words
    told = [each for each in drawn if each.text.strip() in words]
    assert {each.text.strip() for each in told} == set(words)
    assert not cut_off(told)
    driver.close()


@pytest.mark.parametrize("way", ["key", "button"])
def test_once_he_is_let_go_on_he_does_and_later_games_begin_so(way: str, tmp_path: Path) -> None:
    driver = at_home(tmp_path, solo_moment(FIRST_TRIES))
    before = steps(driver)
    if way == "key":
        driver.key("g")
    else:
        driver.click(PanelCommand("hold"))
    driver.wait(5.0)
    assert steps(driver) > before + 1
    assert not tip(driver)
    assert load_settings(Folders(tmp_path)).settings.botric_goes_on
    driver.open_page(TablePage(solo_moment(FIRST_TRIES)))
    before = steps(driver)
    driver.wait(5.0)
    assert steps(driver) > before
    driver.close()


def test_skipping_a_turn_of_his_does_not_yet_let_him_go_on_in_the_next(tmp_path: Path) -> None:
    driver = at_home(tmp_path, solo_moment(FIRST_TRIES))
    driver.key("s")
    driver.wait(3.0)
    assert not driver.home.settings.botric_goes_on
    driver.open_page(TablePage(solo_moment(FIRST_TRIES)))
    driver.frames(2)
    assert tip(driver)
    driver.close()


def test_other_rivals_and_a_pace_that_is_off_are_not_held(tmp_path: Path) -> None:
    driver = at_home(tmp_path, solo_moment(FIRST_TRIES), animation_speed=0.0)
    before = steps(driver)
    driver.wait(1.0)
    assert steps(driver) > before
    driver.open_page(TablePage(game(2, 60)))
    assert not tip(driver)
    assert not table(driver).opponents.paused
    driver.close()
