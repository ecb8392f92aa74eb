"""Sheets over the table: the table stays in sight, dimmed and still, in a window of any size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.buttons import Face
from hamlet.app.art.palette import INK
from hamlet.app.art.shapes import thin_line
from hamlet.app.ids import ButtonId, PanelCommand
from hamlet.app.keeping import Keeper
from hamlet.app.kit.kit_sheet import DIMMED, SHEET_BACK, KitSheet
from hamlet.app.kit.pressing import PressButton
from hamlet.app.pages import (
    AskPage,
    MenuPage,
    Page,
    RefusalPage,
    SettingsPage,
    SoloPage,
    TablePage,
    TitlePage,
    UnkeptPage,
)
from hamlet.app.screens.menu import MenuScreen
from hamlet.app.screens.settings_screen import SettingsScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.store.folders import Folders
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.spread import spread
from tests.store.faults import FaultyDisk

SIZES = [((960, 540), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.5), ((1920, 1080), 1.0), ((3840, 2160), 2.0)]
WAYS = (("Look at it", TitlePage()), ("Go on with a copy", TitlePage()))
Size = tuple[int, int]


def _unkept(folder: Path) -> UnkeptPage:
    keeper = Keeper(game(2, 12), Folders(folder), "g1", disk=FaultyDisk(0, lasting=True))
    keeper.try_again()
    return UnkeptPage(keeper, 1)


SHEETS: dict[str, Callable[[Path], Page]] = {
    "menu": lambda _: MenuPage(game(2, 12)),
    "question": lambda _: AskPage("Open in another window", ("It is open elsewhere.",), WAYS),
    "news": lambda _: AskPage("Before you begin", ("The settings could not be read.",)),
    "refusal": lambda _: RefusalPage("no preset is called 'never'"),
    "unkept": _unkept,
    "solo": lambda _: SoloPage(),
}


def _at_table(folder: Path) -> Driver:
    driver = Driver(folder, (1280, 720), 1.0)
    driver.open_page(TablePage(game(2, 25), kept=False))
    driver.settle()
    return driver


def _dimmed(picture: pygame.Surface) -> pygame.Surface:
    dark = picture.copy()
    thin_line(dark, dark.get_rect(), INK, DIMMED)
    return dark


def _beside(driver: Driver, *surfaces: pygame.Surface) -> list[list[tuple[int, ...]]]:
    """What pictures show in a grid of points where the sheet does not lie."""
    hits = [hit.bounds for hit in driver.screen.hits]
    sheet = hits[0].unionall(hits[1:])
    sheet = sheet.inflate(160, 260).union(sheet.move(0, -260))
    wide, high = surfaces[0].get_size()
    points = [
        (x, y)
        for x in range(3, wide, wide // 40)
        for y in range(3, high, high // 40)
        if not sheet.collidepoint(x, y)
    ]
    assert len(points) > 200
    return [[tuple(surface.get_at(at)) for at in points] for surface in surfaces]


def test_the_menu_lies_over_the_dimmed_table(tmp_path: Path) -> None:
    driver = _at_table(tmp_path)
    table = driver.surface.copy()
    driver.click(PanelCommand("menu"))
    driver.move((640, 700))
    driver.settle()
    seen, expected, bright = _beside(driver, driver.surface, _dimmed(table), table)
    assert seen == expected
    assert len(set(bright)) > 50, "a village, not bare wood"


def test_the_picture_is_taken_once_and_the_sheet_then_costs_nothing(tmp_path: Path) -> None:
    driver = _at_table(tmp_path)
    driver.click(PanelCommand("menu"))
    driver.settle()
    taken = driver.app.below.taken
    assert driver.frames(60) == []
    driver.key("tab")
    driver.key("down")
    assert driver.app.below.taken == taken


@pytest.mark.parametrize("size", [(960, 540), (1600, 900)])
def test_in_a_window_of_another_size_the_table_is_seen_as_it_is_there(size: Size, tmp_path: Path) -> None:
    driver = _at_table(tmp_path)
    driver.click(PanelCommand("menu"))
    driver.settle()
    surface, table = pygame.display.set_mode(size), driver.app.stack[-2]
    assert isinstance(table, TableScreen)
    driver.app.resize(surface)
    driver.frames(1)
    while table.board.unpainted:
        driver.frames(1)
    driver.settle()
    over = surface.copy()
    beside = _beside(driver, over)[0]
    sheet = driver.screen
    driver.key("escape")
    assert driver.shows(table)
    driver.settle()
    dark = _dimmed(surface)
    driver.app.push(sheet)
    assert beside == _beside(driver, dark)[0]
    assert over.get_size() == size


def test_nobody_plays_on_below_a_sheet(tmp_path: Path) -> None:
    session = next(each for each in (game(2, number) for number in range(12, 40)) if not each.finished)
    driver = Driver(tmp_path)
    driver.open_page(TablePage(session, kept=False))
    driver.open_page(MenuPage(session))
    done = len(session.history.done)
    driver.frames(90)
    assert len(session.history.done) == done


def test_a_sheet_over_a_sheet_lies_over_the_table_alone(tmp_path: Path) -> None:
    driver = _at_table(tmp_path)
    table = _dimmed(driver.surface)
    driver.open_page(MenuPage(game(2, 25)))
    driver.open_page(AskPage("Really?", ("Yes.",)))
    driver.settle()
    menu = driver.app.stack[-2].hits.get(ButtonId("on"))
    assert menu is not None
    at = (menu.bounds.left + 4, menu.bounds.top - 90)
    assert driver.surface.get_at(at) == table.get_at(at)


def test_back_from_a_whole_page_the_table_is_still_below_the_menu(tmp_path: Path) -> None:
    driver = _at_table(tmp_path)
    driver.click(PanelCommand("menu"))
    driver.move((640, 700))
    driver.settle()
    before = driver.surface.copy()
    driver.open_page(SettingsPage())
    assert driver.shows(SettingsScreen)
    driver.key("escape")
    driver.settle()
    assert driver.shows(MenuScreen)
    one, two = _beside(driver, before, driver.surface)
    assert one == two


def test_what_was_pointed_at_on_the_table_is_not_seen_below(tmp_path: Path) -> None:
    driver = _at_table(tmp_path)
    table = driver.screen
    assert isinstance(table, TableScreen)
    driver.move(driver.point(PanelCommand("menu")))
    driver.wait(1.0)
    assert table.marks.hint is not None
    driver.open_page(MenuPage(table.session))
    assert table.input.hover is None


def test_an_error_is_told_over_what_was_seen_last(tmp_path: Path) -> None:
    driver = _at_table(tmp_path)
    driver.move((2, 2))
    driver.settle()
    table = _dimmed(driver.surface)

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    driver.screen.update = fails  # type: ignore[method-assign,assignment]
    driver.app.guarded_frame([])
    driver.settle()
    seen, expected = _beside(driver, driver.surface, table)
    assert seen == expected
    driver.app.resize(pygame.display.set_mode((960, 540)))
    driver.settle()


@spread({"name": list(SHEETS), "size, scale": SIZES})
def test_every_sheet_has_room_for_its_words_and_one_gold_button_at_most(
    name: str, size: tuple[int, int], scale: float, tmp_path: Path
) -> None:
    driver = Driver(tmp_path, size, scale)
    driver.open_page(TitlePage())
    page = SHEETS[name](tmp_path / "keeper")
    with hearing() as drawn:
        driver.open_page(page)
    assert (cut_off(drawn), overlapping(drawn), pale(drawn, scale), small(drawn, scale)) == ([], [], [], [])
    sheet = driver.screen
    assert isinstance(sheet, KitSheet)
    faces = [each.adjusted.face for each in sheet.controls.values() if isinstance(each.adjusted, PressButton)]
    assert faces.count(Face.GOLD) <= 1
    for hit in sheet.hits:
        assert driver.surface.get_rect().contains(hit.bounds)


def test_tab_goes_through_every_button_of_the_menu_and_arrows_walk_it(tmp_path: Path) -> None:
    driver = _at_table(tmp_path)
    driver.click(PanelCommand("menu"))
    menu = driver.screen
    assert isinstance(menu, MenuScreen)
    seen = []
    for _ in range(len(menu.controls)):
        driver.key("tab")
        seen.append(menu.input.focus)
    assert seen[0] == ButtonId("on")
    assert set(seen) == set(menu.controls)
    menu.input.set_focus(ButtonId("scores"))
    driver.key("right")
    assert menu.input.focus == ButtonId("help")
    driver.key("up")
    assert menu.input.focus == ButtonId("on")


def test_enter_does_what_the_gold_button_says(tmp_path: Path) -> None:
    driver = _at_table(tmp_path)
    table = driver.screen
    driver.click(PanelCommand("menu"))
    driver.key("return")
    assert driver.shows(table)
    driver.open_page(AskPage("Before you begin", ("All is well.",)))
    driver.click(SHEET_BACK)
    assert driver.shows(table)
