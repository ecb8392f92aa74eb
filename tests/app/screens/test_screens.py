from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pytest

from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, CellId, PanelCommand, SeatPartId
from hamlet.app.loop import run_window
from hamlet.app.screens.menu import MenuScreen
from hamlet.app.screens.scoring.scoring_screen import ScoringScreen
from hamlet.app.screens.seat_cards import PLAYER
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.setup_ids import BEGIN, PERSON
from hamlet.app.screens.title import TitleScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.screen import Screen
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import cut_off, hearing, overlapping, pale, small

LAYOUTS = [((960, 540), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0)]
MAKERS: dict[str, Callable[[Home], Screen]] = {
    "title": TitleScreen,
    "setup": SetupScreen,
    "scoring": lambda home: ScoringScreen(home, game(4, 170)),
    "menu": lambda _: MenuScreen(game()),
}


@pytest.mark.parametrize("name", sorted(MAKERS))
def test_screens_show_all_text_and_every_hot_region_can_be_hit(name: str, tmp_path: Path) -> None:
    for size, scale in LAYOUTS:
        driver = Driver(tmp_path, size, scale)
        with hearing() as drawn:
            driver.open(MAKERS[name](driver.home))
        assert drawn
        assert not cut_off(drawn), (size, scale)
        assert not overlapping(drawn), (size, scale)
        assert not pale(drawn, scale), (size, scale)
        assert not small(drawn, scale), (size, scale)
        for hit in driver.screen.hits:
            # What lies wholly under its cells is chosen by them.
            cells = [other.id for other in driver.screen.hits if getattr(other.id, "of", None) == hit.id]
            assert driver.screen.hits.point(hit.id) is not None or cells, hit.id
            assert driver.surface.get_rect().contains(hit.bounds), hit.id


def test_from_the_title_through_the_form_to_the_table_and_back(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open(TitleScreen(driver.home))
    assert driver.screen.hits.get(ButtonId("continue")) is None
    driver.click(ButtonId("new"))
    assert driver.shows(SetupScreen)
    driver.click(CellId(SeatPartId(PLAYER, 1), PERSON))
    driver.click(BEGIN)
    table = driver.screen
    assert isinstance(table, TableScreen)
    driver.settle()
    driver.click(PanelCommand("menu"))
    driver.click(ButtonId("leave"))
    assert driver.shows(TitleScreen)
    assert driver.hit(ButtonId("continue")).enabled
    driver.click(ButtonId("continue"))
    again = driver.screen
    assert isinstance(again, TableScreen)
    assert again.session.setup.seed == table.session.setup.seed
    driver.close()


def test_garbage_is_collected_from_the_first_frame_on(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open(TitleScreen(driver.home))
    seen: list[bool] = []

    def tick(fps: int) -> None:
        seen.append(gc.isenabled())
        driver.app.running = False

    driver.clock.tick = tick  # type: ignore[method-assign]
    gc.disable()
    try:
        run_window(driver.app)
    finally:
        gc.enable()
        driver.home.diary.close()
    assert seen == [True]
