"""Fish, menu and sheets at the table through the real window: mouse, dragging and keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.flow.lakeside.eating_fish import Eating
from hamlet.app.flow.lakeside.putting_back import PuttingBack
from hamlet.app.flow.modes.mode import Idle
from hamlet.app.ids import Command, EffectId, FishId, Id, MenuId, PanelCommand, UseId
from hamlet.app.table.menu_spread import plan_spread
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.view.waterside import MenuSpread
from hamlet.engine.lake.base import SLICE
from hamlet.session.session import Session
from tests.app.driver import Driver
from tests.app.fish_hands import COMMON, RARE, UNCOMMON, with_fish
from tests.spread import unlike

SIZES = [(960, 540), (1280, 720), (1920, 1080)]
COLUMNS = SIZES[1:]
MARKET, INFRASTRUCTURE = 0, 5


def _table(folder: Path, session: Session, size: tuple[int, int] = (1280, 720)) -> tuple[Driver, TableScreen]:
    driver = Driver(folder, size, 1.0)
    table = TableScreen(session, speed=0.0)
    driver.open(table)
    driver.later(2.0)
    driver.settle()
    return driver, table


def _hand(table: TableScreen, seat: int) -> tuple[int, ...]:
    return SLICE.of(table.session.state).hands[seat]


def _held(table: TableScreen) -> Id | None:
    return table.looking.state.held


def _middle(driver: Driver, what: Id) -> tuple[int, int]:
    return driver.hit(what).bounds.center


@pytest.mark.parametrize("size", COLUMNS)
def test_a_click_on_a_fish_raises_its_card_over_the_dock(size: tuple[int, int], tmp_path: Path) -> None:
    driver, table = _table(tmp_path, with_fish(COMMON, UNCOMMON), size)
    driver.click(FishId(1))
    assert isinstance(table.flow.mode, Eating)
    raised, others = driver.hit(MenuId(INFRASTRUCTURE)), driver.hit(MenuId(MARKET))
    assert raised.bounds.top < others.bounds.top
    assert raised.bounds.bottom <= table.frame.dock.top
    driver.click(UseId(INFRASTRUCTURE))
    assert isinstance(table.flow.mode, Idle)
    assert driver.hit(EffectId(INFRASTRUCTURE)).bounds.colliderect(table.frame.dock)
    driver.close()


@pytest.mark.parametrize("size", COLUMNS)
def test_a_fish_dragged_onto_its_card_is_sold(size: tuple[int, int], tmp_path: Path) -> None:
    driver, table = _table(tmp_path, with_fish(COMMON, UNCOMMON), size)
    seat = table.session.state.seat
    start = _middle(driver, FishId(0))
    driver.move(start)
    driver.press(start)
    driver.move((start[0], start[1] - 30))
    driver.frames(3)
    assert isinstance(table.flow.mode, Eating)
    assert _held(table) == FishId(0)
    target = driver.screen.hits.point(MenuId(MARKET))
    assert target is not None
    driver.move(target)
    driver.release(target)
    driver.look()
    assert _hand(table, seat) == (UNCOMMON,)
    assert _held(table) is None
    driver.close()


@pytest.mark.parametrize("size", COLUMNS)
def test_a_fish_dragged_onto_its_row_of_the_menu_is_sold(size: tuple[int, int], tmp_path: Path) -> None:
    driver, table = _table(tmp_path, with_fish(COMMON), size)
    seat = table.session.state.seat
    row = _middle(driver, MenuId(MARKET))
    assert table.frame.right.collidepoint(row)
    driver.drag(_middle(driver, FishId(0)), row)
    assert _hand(table, seat) == ()
    driver.close()


def test_a_fish_dragged_onto_the_card_of_another_stays_and_is_told_so(tmp_path: Path) -> None:
    driver, table = _table(tmp_path, with_fish(COMMON, UNCOMMON))
    seat = table.session.state.seat
    row = _middle(driver, MenuId(INFRASTRUCTURE))
    driver.drag(_middle(driver, FishId(0)), row)
    assert _hand(table, seat) == (COMMON, UNCOMMON)
    assert table.flow.toast[0] == "Infrastructure is for one uncommon fish"
    driver.close()


def test_escape_puts_a_dragged_fish_down(tmp_path: Path) -> None:
    driver, table = _table(tmp_path, with_fish(COMMON))
    seat, start = table.session.state.seat, _middle(driver, FishId(0))
    driver.move(start)
    driver.press(start)
    driver.move((start[0] + 40, start[1] - 80))
    driver.key("escape")
    driver.release((start[0] + 40, start[1] - 80))
    assert _hand(table, seat) == (COMMON,)
    assert isinstance(table.flow.mode, Idle)
    assert _held(table) is None
    driver.close()


@unlike("size", [SIZES[0], SIZES[2]], SIZES)
def test_by_keys_alone_the_menu_is_opened_walked_and_used(size: tuple[int, int], tmp_path: Path) -> None:
    driver, table = _table(tmp_path, with_fish(COMMON, UNCOMMON), size)
    seat = table.session.state.seat
    driver.key("u")
    driver.settle()
    assert table.input.focus == UseId(MARKET)
    driver.key("tab")
    assert table.input.focus == UseId(INFRASTRUCTURE)
    driver.key("return")
    assert _hand(table, seat) == (COMMON,)
    driver.close()


@unlike("size", [SIZES[0], SIZES[2]], SIZES)
def test_by_keys_alone_a_meal_that_still_acts_is_found_and_shows_its_card(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, table = _table(tmp_path, with_fish(UNCOMMON), size)
    table.flow.choose(UseId(INFRASTRUCTURE))
    driver.settle()
    for _ in range(len(table.hits)):
        driver.key("tab")
        if table.input.focus == EffectId(INFRASTRUCTURE):
            break
    assert table.input.focus == EffectId(INFRASTRUCTURE)
    driver.key("return")
    driver.settle()
    spread = table.flow.scene().spread
    assert isinstance(spread, MenuSpread)
    assert [part.id for part in spread.cards if part.chosen] == [MenuId(INFRASTRUCTURE)]
    driver.close()


@unlike("size", [SIZES[0], SIZES[2]], SIZES)
def test_the_menu_has_a_button_that_closes_it_and_nothing_looks_out_half_from_under_it(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, table = _table(tmp_path, with_fish(COMMON), size)
    tools = {hit.id for hit in table.hits if hit.group == "board"}
    assert tools
    driver.key("u")
    driver.settle()
    assert not tools & {hit.id for hit in table.hits}
    driver.click(Command.BACK)
    assert isinstance(table.flow.mode, Idle)
    assert tools <= {hit.id for hit in table.hits}
    driver.close()


def test_a_click_beside_the_cards_and_escape_close_the_menu(tmp_path: Path) -> None:
    driver, table = _table(tmp_path, with_fish(COMMON))
    driver.key("u")
    driver.key("escape")
    assert isinstance(table.flow.mode, Idle)
    driver.click(FishId(0))
    village = table.frame.village
    driver.click_at((village.left + 4, village.top + 4))
    assert isinstance(table.flow.mode, Idle)
    driver.close()


def test_without_columns_a_number_opens_fish_and_menu(tmp_path: Path) -> None:
    driver, table = _table(tmp_path, with_fish(COMMON, RARE), (960, 540))
    seat = table.session.state.seat
    assert table.hits.get(FishId(0)) is None
    driver.click(PanelCommand("drawer", "menu"))
    driver.settle()
    assert table.frame.village.contains(driver.hit(FishId(1)).bounds)
    driver.click(FishId(0))
    assert isinstance(table.flow.mode, Eating)
    driver.click(UseId(MARKET))
    assert _hand(table, seat) == (RARE,)
    driver.close()


@unlike("size", [SIZES[0], SIZES[2]], SIZES)
def test_fish_that_go_back_are_chosen_by_clicks_and_the_turn_ends(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, table = _table(tmp_path, with_fish(COMMON, COMMON, UNCOMMON, UNCOMMON, RARE), size)
    seat = table.session.state.seat
    driver.click(Command.END_TURN)
    driver.settle()
    assert isinstance(table.flow.mode, PuttingBack)
    up = driver.hit(FishId(4)).bounds.top
    driver.click(FishId(4))
    assert driver.hit(FishId(4)).bounds.top > up
    driver.click(Command.CONFIRM)
    assert _hand(table, seat) == (COMMON, UNCOMMON, UNCOMMON)
    assert table.session.state.seat != seat
    driver.close()


@unlike("size", [SIZES[0], SIZES[2]], SIZES)
def test_fish_that_go_back_are_chosen_by_keys(size: tuple[int, int], tmp_path: Path) -> None:
    driver, table = _table(tmp_path, with_fish(COMMON, COMMON, UNCOMMON, RARE), size)
    seat = table.session.state.seat
    driver.key("n")
    driver.settle()
    assert table.input.focus is Command.CONFIRM
    driver.key("4")
    driver.key("return")
    assert _hand(table, seat) == (COMMON, COMMON, UNCOMMON)
    driver.close()


@unlike("size", [SIZES[0], SIZES[2]], SIZES)
def test_more_fish_than_may_stay_are_all_in_the_window(size: tuple[int, int], tmp_path: Path) -> None:
    fish = (COMMON,) * 4 + (UNCOMMON,) * 4 + (RARE,) * 4
    driver, table = _table(tmp_path, with_fish(*fish), size)
    window = pygame.Rect((0, 0), size)
    if table.frame.left.width:
        assert all(window.contains(driver.hit(FishId(place)).bounds) for place in range(12))
        assert all(driver.screen.hits.point(FishId(place)) for place in range(12))
    driver.key("n")
    driver.settle()
    for place in range(12):
        assert window.contains(driver.hit(FishId(place)).bounds)
    driver.close()


@pytest.mark.parametrize("size", [*SIZES, (1200, 675), (1600, 900), (3840, 2160)])
def test_the_cards_stand_in_the_village_below_their_head_and_apart(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, table = _table(tmp_path, with_fish(COMMON), size)
    driver.key("u")
    spread = table.flow.scene().spread
    assert isinstance(spread, MenuSpread)
    plan = plan_spread(table.frame, spread)
    assert len(plan.places) == 3
    assert all(table.frame.village.contains(place) for place in plan.places)
    assert table.frame.village.contains(plan.head)
    assert all(not plan.head.colliderect(place) for place in plan.places)
    assert all(one.right < other.left for one, other in zip(plan.places, plan.places[1:], strict=False))
    driver.close()
