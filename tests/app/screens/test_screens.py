from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, OptionId, PanelCommand, SeatPartId, StepId
from hamlet.app.screens.menu import MenuScreen
from hamlet.app.screens.scoring import ScoringScreen
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.tiles import TilesScreen
from hamlet.app.screens.title import TitleScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.screen import Screen
from hamlet.store.settings import load_settings
from hamlet.words.rooms import english
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import cut_off, hearing, overlapping, pale, small

LAYOUTS = [((960, 540), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0)]
MAKERS: dict[str, Callable[[Home], Screen]] = {
    "title": TitleScreen,
    "setup": SetupScreen,
    "tiles": lambda home: TilesScreen(english(), home.choice.definitions),
    "scoring": lambda _: ScoringScreen(game(4, 170)),
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
            assert driver.screen.hits.point(hit.id) is not None, hit.id
            assert driver.surface.get_rect().contains(hit.bounds), hit.id


def test_from_the_title_through_the_form_to_the_table_and_back(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open(TitleScreen(driver.home))
    assert driver.screen.hits.get(ButtonId("continue")) is None
    driver.click(ButtonId("new"))
    assert isinstance(driver.screen, SetupScreen)
    driver.click(SeatPartId("player", 1))
    driver.click(ButtonId("begin"))
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


def test_the_form_by_keyboard_alone(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    form = SetupScreen(driver.home)
    driver.open(form)
    for _ in range(3):
        driver.key("tab")
    assert form.input.focus == SeatPartId("player", 0)
    driver.key("space")
    assert form.form.seats[0].player != "human"
    driver.key("escape")
    assert isinstance(driver.screen, TitleScreen)


def test_names_and_seed_are_typed_and_remembered(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    form = SetupScreen(driver.home)
    driver.open(form)
    driver.click(SeatPartId("name", 0))
    driver.type("Ann *{x}")
    driver.click(ButtonId("seed"))
    driver.type("12x3")
    driver.click(SeatPartId("player", 2))
    driver.click(ButtonId("begin"))
    table = driver.screen
    assert isinstance(table, TableScreen)
    assert table.session.setup.seats[0].name == "Ann *{x}"
    assert table.session.setup.seed == 123
    assert len(table.session.setup.seats) == 3
    driver.settle()
    driver.close()
    assert load_settings(driver.home.folders).settings.last_seats[0].name == "Ann *{x}"


def test_coming_to_a_name_selects_it_so_that_typing_replaces_it(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    form = SetupScreen(driver.home)
    driver.open(form)
    driver.click(SeatPartId("name", 0))
    driver.type("Ann")
    assert form.form.seats[0].name == "Ann"
    driver.key("tab")
    driver.key("tab")
    driver.key("tab")
    assert form.input.focus == SeatPartId("name", 1)
    driver.type("Bo B")
    assert form.form.seats[1].name == "Bo B", "by Tab too, and with a space"


def test_in_a_name_the_caret_goes_where_one_points_and_walks(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    form = SetupScreen(driver.home)
    driver.open(form)
    field = SeatPartId("name", 0)
    driver.click(field)
    driver.type("Ann")
    place = driver.hit(field).bounds
    driver.click_at((place.right - 4, place.centery))
    driver.type("a")
    assert form.form.seats[0].name == "Anna"
    driver.click_at((place.left + 4, place.centery))
    driver.type("J")
    driver.key("right")
    driver.key("backspace")
    assert form.form.seats[0].name == "Jnna"
    driver.key("home")
    driver.key("right", pygame.KMOD_LSHIFT)
    driver.type("H")
    assert form.form.seats[0].name == "Hnna"
    driver.key("a", pygame.KMOD_LCTRL)
    driver.key("backspace")
    assert form.form.seats[0].name == ""


def test_a_name_takes_no_more_letters_than_there_is_room_for(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    form = SetupScreen(driver.home)
    driver.open(form)
    driver.click(SeatPartId("name", 0))
    driver.type("W" * 40)
    assert form.form.seats[0].name == "W" * 16
    driver.key("home")
    driver.key("delete")
    assert form.form.seats[0].name == "W" * 15


def test_colours_are_exchanged_so_that_no_two_seats_share_one(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    form = SetupScreen(driver.home)
    driver.open(form)
    for _ in range(7):
        driver.click(SeatPartId("colour", 0))
        colours = [seat.color for seat in form.form.seats]
        assert len(set(colours)) == len(colours)
    assert all(seat.name == seat.color.capitalize() for seat in form.form.seats)


def test_every_option_can_be_turned_both_ways_and_the_game_begins(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    form = SetupScreen(driver.home)
    driver.open(form)
    turned = set()
    for _ in range(12):
        steps = [hit.id for hit in form.hits if isinstance(hit.id, StepId)]
        for what in [step for step in steps if isinstance(step.of, OptionId)]:
            if what not in turned and form.hits.point(what) is not None:
                turned.add(what)
                driver.click(what)
        driver.move(driver.point(ButtonId("begin")))
        driver.wheel(-3)
    names = {what.of.option for what in turned if isinstance(what.of, OptionId)}
    assert len(names) == len({"flags", "start_layout", "donkey_moves"} | names)
    assert {"blueprint_limit", "villager_costs", "prices_few", "flags", "last_flag_ends_game"} <= names
    driver.click(ButtonId("begin"))
    assert isinstance(driver.screen, TableScreen)
    driver.close()


def test_an_option_turned_there_and_back_counts_as_not_chosen(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    form = SetupScreen(driver.home)
    driver.open(form)
    driver.click(StepId(OptionId("blueprint_limit"), 1))
    assert form.form.options == {"blueprint_limit": 4}
    driver.click(StepId(OptionId("blueprint_limit"), -1))
    assert form.form.options == {}


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
        driver.app.run()
    finally:
        gc.enable()
    assert seen == [True]
