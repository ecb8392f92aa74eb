"""By the Lake in the form of a new game: on and off, its season, and that the base game is the default."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.home import WantedGames
from hamlet.app.ids import ControlId
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.setup_ids import BEGIN, RULES_TAB, SEASON_CARD, VILLAGE_TAB
from hamlet.app.screens.setup_ids import LAKE_SWITCH as LAKE
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.session.session import Session
from tests.app.driver import Driver
from tests.app.texts import cut_off, hearing, overlapping, pale

SPRING, SUMMER, AUTUMN, WINTER = (
    ControlId(SEASON_CARD, each) for each in ("spring", "summer", "autumn", "winter")
)


def _form(folder: Path, wanted: WantedGames | None = None, size: tuple[int, int] = (1280, 720)) -> Driver:
    driver = Driver(folder, size, 1.0)
    if wanted is not None:
        driver.home.wanted = wanted
    driver.open(SetupScreen(driver.home))
    driver.settle()
    return driver


def _begun(driver: Driver) -> Session:
    driver.click(BEGIN)
    table = driver.screen
    assert isinstance(table, TableScreen)
    return table.session


def _season(form: SetupScreen) -> str | None:
    return form.form.season


def _packs(session: Session) -> list[str]:
    return [pack["id"] for pack in session.setup.packs]


def test_the_base_game_alone_is_the_default(tmp_path: Path) -> None:
    driver = _form(tmp_path)
    assert _packs(_begun(driver)) == ["base"]
    driver.close()


def test_a_season_of_the_base_game_is_no_rule_but_seen_at_the_table(tmp_path: Path) -> None:
    driver = _form(tmp_path)
    form = driver.screen
    assert isinstance(form, SetupScreen)
    driver.click(WINTER)
    assert (_season(form), form.form.options) == (None, {})
    driver.key("s")
    assert driver.home.settings.village_season == "turning"
    driver.click(WINTER)
    session = _begun(driver)
    assert _packs(session) == ["base"]
    table = driver.screen
    assert isinstance(table, TableScreen)
    assert table.board.ground.studio.season.name == "winter"
    driver.close()


def test_by_the_lake_is_switched_on_with_a_season_and_off_again(tmp_path: Path) -> None:
    driver = _form(tmp_path)
    form = driver.screen
    assert isinstance(form, SetupScreen)
    driver.click(LAKE)
    assert _season(form) == "by-lot"
    driver.click(WINTER)
    assert _season(form) == "winter"
    driver.click(LAKE)
    assert _season(form) is None
    assert form.form.options == {}
    driver.click(LAKE)
    driver.click(SUMMER)
    session = _begun(driver)
    assert _packs(session) == ["base", "lake"]
    season = parts_of(session.setup.box).seasons[SLICE.of(session.state).season]
    assert season.id == "summer"
    driver.close()


def test_the_next_form_opens_with_what_was_played_last(tmp_path: Path) -> None:
    driver = _form(tmp_path)
    driver.click(LAKE)
    driver.click(AUTUMN)
    driver.click(BEGIN)
    driver.open(SetupScreen(driver.home))
    form = driver.screen
    assert isinstance(form, SetupScreen)
    assert form.form.lake
    assert form.form.season == "autumn"
    driver.close()


def test_packs_that_were_asked_for_open_the_form_with_the_lake_on(tmp_path: Path) -> None:
    driver = _form(tmp_path, WantedGames(("base", "lake"), None, ("season=spring",)))
    form = driver.screen
    assert isinstance(form, SetupScreen)
    assert form.form.lake
    assert form.form.season == "spring"
    driver.click(LAKE)
    assert _packs(_begun(driver)) == ["base"]
    driver.close()


def test_by_keys_the_lake_is_switched_and_its_season_chosen(tmp_path: Path) -> None:
    driver = _form(tmp_path)
    form = driver.screen
    assert isinstance(form, SetupScreen)
    driver.key("l")
    assert form.form.lake
    driver.key("s")
    assert form.form.season == "spring"
    driver.key("s")
    assert form.form.season == "summer"
    form.input.set_focus(SUMMER)
    driver.key("right")
    driver.key("return")
    assert form.form.season == "autumn"
    form.input.set_focus(LAKE)
    driver.key("return")
    assert _season(form) is None
    driver.close()


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_the_form_by_the_lake_shows_all_of_its_text(size: tuple[int, int], tmp_path: Path) -> None:
    driver = _form(tmp_path, size=size)
    form = driver.screen
    assert isinstance(form, SetupScreen)
    with hearing() as drawn:
        driver.key("l")
        for tab in (VILLAGE_TAB, RULES_TAB):
            form.tab = tab
            form.relayout()
            driver.settle()
    assert not cut_off(drawn)
    assert not overlapping(drawn)
    assert not pale(drawn)
    driver.close()
