"""A season of a pack may be chosen for villages that have none of their own, as long as the pack is on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hamlet.app.art.seasons.palettes import OFFERED, season_called
from hamlet.app.drafting.rules_form import BASE
from hamlet.app.ids import CellId, ControlId
from hamlet.app.pack_seasons import seasons_of_packs
from hamlet.app.pages import SettingsPage, TablePage
from hamlet.app.screens import settings_screen
from hamlet.app.screens.settings_layout import TABS
from hamlet.app.screens.settings_view import setting_id
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.setup_ids import SEASON_CARD
from hamlet.app.table.table_screen import TableScreen
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import cut_off, hearing, small

HEATHER = "heather"
CELL = CellId(setting_id("village_season"), HEATHER)
SIZES = [(1280, 720), (1920, 1080), (960, 540)]


@pytest.fixture
def driver(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Driver]:
    made = Driver(tmp_path, getattr(request, "param", SIZES[0]), 1.0)
    made.home.settings = replace(made.home.settings, packs_on=("lake", HEATHER))
    yield made
    made.close()
    OFFERED.come_from(dict)


def _settings(driver: Driver) -> None:
    driver.open_page(SettingsPage())
    driver.settle()
    if driver.screen.hits.get(TABS) is not None:
        driver.click(CellId(TABS, "village"))
        driver.settle()


def _seen(driver: Driver) -> str:
    """The season in which a base game is seen."""
    driver.open_page(TablePage(game(2, 20), kept=False))
    driver.settle()
    assert isinstance(driver.screen, TableScreen)
    return driver.screen.board.ground.studio.season.name


def _purple(driver: Driver) -> int:
    """How much is seen of the sample’s hills."""
    surface = driver.app.surface
    colours = [
        surface.get_at((x, y))
        for x in range(surface.get_width() // 2, surface.get_width(), 2)
        for y in range(0, surface.get_height(), 2)
    ]
    return sum(min(each.r, each.b) > each.g + 30 for each in colours)


@pytest.mark.parametrize("driver", SIZES, indirect=True)
def test_the_season_of_a_pack_is_chosen_like_any_other_and_its_picture_is_seen(driver: Driver) -> None:
    _settings(driver)
    before = _purple(driver)
    driver.click(CELL)
    driver.settle()
    assert driver.home.settings.village_season == HEATHER
    assert _purple(driver) > before + 100


def test_a_game_without_the_pack_is_seen_in_its_season(driver: Driver) -> None:
    driver.home.settings = replace(driver.home.settings, village_season=HEATHER)
    assert _seen(driver).startswith(f"{HEATHER} ")


def test_a_season_whose_pack_is_off_is_the_usual_one_and_comes_back_with_the_pack(driver: Driver) -> None:
    on = replace(driver.home.settings, village_season=HEATHER)
    driver.home.settings = replace(on, packs_on=())
    driver.home.look_again()
    assert _seen(driver) == "summer"
    _settings(driver)
    assert driver.screen.hits.get(CELL) is None
    driver.home.settings = on
    driver.home.look_again()
    assert season_called(HEATHER).name.startswith(f"{HEATHER} ")
    assert season_called("snowdrop").name == "summer"


def test_no_pack_is_read_for_a_season_of_ours(driver: Driver) -> None:
    for season in ("", "winter", "turning"):
        driver.home.settings = replace(driver.home.settings, village_season=season)
        season_called(season)
        assert driver.home.loaded_choice is None


def test_the_season_of_a_pack_is_offered_for_the_look_of_a_base_game_too(driver: Driver) -> None:
    screen = SetupScreen(driver.home)
    screen.form.play_with(driver.home.packs_called((BASE,)))
    driver.open(screen)
    driver.settle()
    driver.click(ControlId(SEASON_CARD, HEATHER))
    assert driver.home.settings.village_season == HEATHER
    driver.key("s")
    assert driver.home.settings.village_season == "turning"
    driver.home.settings = replace(driver.home.settings, village_season="snowdrop")
    driver.key("s")
    assert driver.home.settings.village_season == "autumn"


@pytest.mark.parametrize("driver", SIZES, indirect=True)
@pytest.mark.parametrize("count", [1, 3, 11])
def test_however_many_seasons_there_are_all_are_there_and_the_light_of_the_day_too(
    driver: Driver, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    (season,) = seasons_of_packs(driver.home)
    many = tuple(replace(season, id=f"season{number}", name=f"Days {number}") for number in range(count))
    monkeypatch.setattr(settings_screen, "seasons_of_packs", lambda home: many)
    with hearing() as written:
        _settings(driver)
    for each in many:
        driver.point(CellId(setting_id("village_season"), each.id))
    driver.point(CellId(setting_id("village_light"), "evening"))
    assert cut_off(written) == small(written, 1.0) == []
