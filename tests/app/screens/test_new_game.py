"""The page of a new game: seats, names, colours, villages, presets, the seed; by mouse and by keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from hamlet.app.drafting.game_form import NOBODY
from hamlet.app.drafting.opening_form import form_of_game
from hamlet.app.drafting.rules_form import EDITION
from hamlet.app.home import Home, WantedGames
from hamlet.app.ids import ButtonId, CellId, ControlId, OptionId, SeatPartId, StepId
from hamlet.app.kit.bars import BACK
from hamlet.app.pages import SetupPage, TitlePage
from hamlet.app.screens.every_rule import EveryRuleScreen
from hamlet.app.screens.seat_cards import ADD, COLOUR, NAME, PLAYER, STRENGTH
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.setup_ids import (
    AFRESH,
    BEGIN,
    EVERY,
    LAKE_SWITCH,
    PERSON,
    PRESET,
    PRESET_LINE,
    RULES_TAB,
    SEATS_TAB,
    SEED,
    TAB,
    VILLAGE,
    VILLAGE_TAB,
)
from hamlet.app.screens.title import TitleScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.players.registry import rivals
from hamlet.store.folders import Folders
from hamlet.store.setting_games import LastGame
from hamlet.store.setting_values import SeatChoice
from hamlet.store.settings import Settings, load_settings
from tests.app.driver import Driver
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.spread import spread

WIDE = (1920, 1080)
LAYOUTS = [((960, 540), 1.0), ((1280, 720), 1.0), (WIDE, 1.0), (WIDE, 1.5), ((3840, 2160), 2.0)]


def opened(
    folder: Path, size: tuple[int, int] = (1280, 720), home: Home | None = None
) -> tuple[Driver, SetupScreen]:
    driver = Driver(folder, size, 1.0, home=home)
    driver.open(TitleScreen(driver.home))
    form = SetupScreen(driver.home)
    driver.open(form)
    return driver, form


def begun(driver: Driver) -> TableScreen:
    driver.click(BEGIN)
    table = driver.screen
    assert isinstance(table, TableScreen)
    return table


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_the_cards_of_seats_have_their_lines_at_the_same_height(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    _, page = opened(tmp_path, size)
    lines = {page.controls[SeatPartId(PLAYER, seat)].region.bounds.top for seat in (0, 1)}
    assert len(lines) == 1


# seats


def test_names_and_seed_are_typed_and_remembered(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path)
    driver.click(SeatPartId(NAME, 0))
    driver.type("Ann *{x}")
    driver.click(SEED)
    driver.type("12x3")
    driver.click(SeatPartId(ADD, 2))
    setup = begun(driver).session.setup
    assert setup.seats[0].name == "Ann *{x}"
    assert setup.seed == 123
    assert len(setup.seats) == 3
    driver.settle()
    driver.close()
    assert load_settings(driver.home.folders).settings.last_seats[0].name == "Ann *{x}"


def test_coming_to_a_name_selects_it_so_that_typing_replaces_it(tmp_path: Path) -> None:
    driver, form = opened(tmp_path)
    driver.click(SeatPartId(NAME, 0))
    driver.type("Ann")
    assert form.form.seats[0].name == "Ann"
    driver.key("tab")
    form.input.set_focus(SeatPartId(NAME, 1))
    driver.key("return")
    driver.type("Bo B")
    assert form.form.seats[1].name == "Bo B", "by keys too, and with a space"
    driver.type("pr0vsl1")
    assert form.form.seats[1].name == "Bo Bpr0vsl1", "keys of the page are letters here"


def test_in_a_name_the_caret_goes_where_one_points_and_walks(tmp_path: Path) -> None:
    driver, form = opened(tmp_path)
    field = SeatPartId(NAME, 0)
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
    driver, form = opened(tmp_path)
    driver.click(SeatPartId(NAME, 0))
    driver.type("W" * 40)
    assert form.form.seats[0].name == "W" * 16
    driver.key("home")
    driver.key("delete")
    assert form.form.seats[0].name == "W" * 15


def test_colours_are_exchanged_so_that_no_two_seats_share_one(tmp_path: Path) -> None:
    driver, form = opened(tmp_path)
    for _ in range(7):
        driver.click(SeatPartId(COLOUR, 0))
        colours = [seat.color for seat in form.form.seats]
        assert len(set(colours)) == len(colours)
    assert all(seat.name == seat.color.capitalize() for seat in form.form.seats)


def test_where_the_rules_fix_colours_the_seats_show_those_and_change_none(tmp_path: Path) -> None:
    driver, form = opened(tmp_path, WIDE)
    driver.click(ControlId(PRESET, "manual"))
    shown = [form.form.colour_of(number) for number in (0, 1)]
    assert not driver.hit(SeatPartId(COLOUR, 0)).enabled
    assert [seat.color for seat in begun(driver).session.setup.seats] == shown
    driver.close()


@pytest.mark.parametrize("size", [WIDE, (1280, 720)])
def test_every_kind_of_player_there_is_can_be_chosen_for_a_seat(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    driver, form = opened(tmp_path, size)
    found = set()
    for _ in rivals():
        what = SeatPartId(STRENGTH, 1)
        driver.click(StepId(what, 1) if size != WIDE else what)
        found.add(form.form.seats[1].player)
    assert found == set(rivals())
    driver.click(CellId(SeatPartId(PLAYER, 1), PERSON))
    assert form.form.seats[1].player == "human"
    driver.click(CellId(SeatPartId(PLAYER, 1), NOBODY))
    driver.click(SeatPartId(ADD, 1))
    assert form.form.seats[1].player in rivals()


def test_with_one_seat_nothing_begins_and_the_reason_is_told(tmp_path: Path) -> None:
    driver, form = opened(tmp_path)
    with hearing() as drawn:
        driver.click(CellId(SeatPartId(PLAYER, 1), NOBODY))
    assert "A second seat is missing" in {each.text for each in drawn}
    assert driver.hit(BEGIN).hint == "A second seat is missing"
    driver.click(BEGIN)
    driver.key("return")
    assert driver.shows(form)
    driver.click(SeatPartId(ADD, 3))
    assert len(begun(driver).session.setup.seats) == 2
    driver.close()


def test_two_seats_of_one_name_are_told_on_the_second_and_nothing_begins(tmp_path: Path) -> None:
    driver, form = opened(tmp_path)
    driver.click(SeatPartId(NAME, 1))
    with hearing() as drawn:
        driver.type("red")
        driver.key("return")
    assert "red" in driver.hit(BEGIN).hint
    assert any("Two seats are called" in each.text for each in drawn)
    driver.click(BEGIN)
    assert driver.shows(form)
    driver.click(CellId(SeatPartId(PLAYER, 0), NOBODY))
    assert driver.hit(BEGIN).hint == "A second seat is missing"
    driver.click(SeatPartId(ADD, 2))
    assert driver.hit(BEGIN).enabled


# keys


def test_a_game_is_set_up_by_keys_alone(tmp_path: Path) -> None:
    driver, form = opened(tmp_path)
    for key in ("3", "p", "4", "r", "1", "0"):
        driver.key(key)
    assert [seat.player for seat in form.form.seats] == [NOBODY, rivals()[-1], "human", rivals()[-1]]
    assert form.input.focus == SeatPartId(ADD, 0)
    driver.key("v")
    assert form.form.layout == "shuffled"
    driver.key("l")
    assert form.form.lake
    driver.key("2")
    driver.key("b")
    assert form.form.solo
    driver.key("3")
    driver.key("r")
    assert form.form.seats[2].player == NOBODY, "against Botric nobody else plays"
    driver.key("escape")
    assert isinstance(driver.screen, TitleScreen)


def test_tab_goes_through_seats_village_season_expansion_rules_and_seed(tmp_path: Path) -> None:
    driver, form = opened(tmp_path)
    driver.key("tab")
    assert form.input.focus == BEGIN
    groups = []
    for _ in range(12):
        driver.key("tab")
        control = form.input.focused()
        assert control is not None
        groups.append(control.region.group)
    assert groups[:11] == [
        *("top", "seat 0", "seat 1", "seat 2", "seat 3"),
        *("village", "season", "expansion", "rules", "every", "seed"),
    ]


def test_enter_begins_at_once(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path)
    driver.key("return")
    assert isinstance(driver.screen, TableScreen)
    driver.close()


# villages, presets, the way to every rule


def test_a_village_is_chosen_and_the_game_begins_with_it(tmp_path: Path) -> None:
    driver, form = opened(tmp_path)
    driver.click(ControlId(VILLAGE, "by-hand"))
    assert form.form.layout == "by-hand"
    assert begun(driver).session.setup.definitions.rules.start_layout == "by-hand"
    driver.close()


def test_another_preset_forgets_changed_rules_but_neither_village_nor_season(tmp_path: Path) -> None:
    driver, form = opened(tmp_path, WIDE)
    driver.key("l")
    driver.key("s")
    driver.click(ControlId(VILLAGE, "shuffled"))
    form.form.choose_called("donkey_cost", 7)
    driver.click(ControlId(PRESET, "tutorial"))
    assert form.form.preset == "tutorial"
    assert form.form.options == {"season": "spring", "start_layout": "shuffled"}


def test_every_rule_is_one_click_away_and_what_is_changed_there_is_played(tmp_path: Path) -> None:
    driver, form = opened(tmp_path)
    driver.click(EVERY)
    assert isinstance(driver.screen, EveryRuleScreen)
    driver.click(StepId(OptionId("blueprint_limit"), 1))
    driver.click(BACK)
    assert driver.shows(form)
    assert begun(driver).session.setup.options == {"blueprint_limit": 4}
    driver.close()


def test_in_a_small_window_the_three_pages_hold_everything_and_begin_is_on_each(tmp_path: Path) -> None:
    driver, form = opened(tmp_path, (960, 540))
    assert driver.hit(SeatPartId(PLAYER, 0)).enabled
    for tab, what in ((VILLAGE_TAB, ControlId(VILLAGE, "shuffled")), (RULES_TAB, PRESET_LINE)):
        driver.click(CellId(TAB, tab))
        assert driver.hit(what).enabled
        assert driver.hit(BEGIN).enabled
    driver.click(LAKE_SWITCH)
    assert form.form.lake
    driver.key("2")
    assert form.tab == SEATS_TAB, "a key for a seat goes to its page"


# as last time


def test_what_was_played_last_is_there_again_in_another_run(tmp_path: Path) -> None:
    driver, form = opened(tmp_path, WIDE)
    driver.key("l")
    driver.key("s")
    driver.click(ControlId(PRESET, "manual"))
    driver.click(ControlId(VILLAGE, "shuffled"))
    form.form.choose_called("donkey_cost", 7)
    driver.click(BEGIN)
    driver.close()
    again = Home(Folders(tmp_path), load_settings(Folders(tmp_path)).settings)
    with hearing() as drawn:
        _, second = opened(tmp_path, WIDE, again)
    assert (second.form.names, second.form.preset) == (("base", "lake"), "manual")
    assert second.form.options == {"season": "spring", "start_layout": "shuffled", "donkey_cost": 7}
    assert any(each.text.startswith("As last time: 2 seats") for each in drawn)


def test_start_afresh_empties_everything(tmp_path: Path) -> None:
    last = LastGame(("base", "lake"), "manual", {"season": "winter"})
    seats = (SeatChoice("Zoë", "sky", "human"), SeatChoice("Bo", "red", "random"))
    settings = Settings(ui_scale=1.0, animation_speed=0.0, last_seats=seats, last_game=last)
    driver, form = opened(tmp_path, WIDE, Home(Folders(tmp_path), settings))
    assert form.form.seats[0].name == "Zoë"
    driver.click(AFRESH)
    assert (form.form.names, form.form.preset, form.form.options) == (("base",), "printed", {})
    assert [seat.name for seat in form.form.seats[:2]] == ["Red", "Sky"]
    assert not form.form.remembered


@pytest.mark.parametrize(
    "last",
    [
        LastGame(("base", "gone"), "manual", {}),
        LastGame((), "", {}),
        LastGame(("base",), "house", {"flags": 99, "flying": True, "villager_costs": [1]}),
    ],
)
def test_what_no_longer_makes_sense_of_the_last_game_is_left_out(tmp_path: Path, last: LastGame) -> None:
    home = Home(Folders(tmp_path), Settings(animation_speed=0.0, last_game=last))
    driver, form = opened(tmp_path, home=home)
    assert (form.form.names, form.form.preset, form.form.options) == (("base",), "printed", {})
    begun(driver)
    driver.close()


def test_what_is_asked_for_at_the_start_goes_before_what_was_played_last(tmp_path: Path) -> None:
    last = LastGame(("base", "lake"), "manual", {})
    home = Home(Folders(tmp_path), Settings(last_game=last), WantedGames(preset="tutorial"))
    _, form = opened(tmp_path, home=home)
    assert (form.form.names, form.form.preset) == (("base",), "tutorial")


def test_the_form_of_a_game_that_was_played_has_its_seats_packs_and_rules(tmp_path: Path) -> None:
    driver, form = opened(tmp_path)
    driver.key("l")
    form.form.choose_called("flags", 5)
    driver.click(SeatPartId(NAME, 0))
    driver.type("Ann")
    driver.click(SeatPartId(COLOUR, 0))
    driver.click(SeatPartId(ADD, 3))
    session = begun(driver).session
    again = form_of_game(driver.home, session)
    assert again.taken() == list(session.setup.seats)
    assert (again.preset, again.options) == (session.setup.preset, dict(session.setup.options))
    assert again.lake
    driver.open_page(SetupPage(again))
    assert len(begun(driver).session.setup.seats) == 3
    driver.close()


def test_the_form_of_a_game_against_botric_has_him_again(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path)
    driver.key("2")
    driver.key("b")
    session = begun(driver).session
    again = form_of_game(driver.home, session)
    assert again.solo
    assert again.begin(driver.home.lot).setup.seats == session.setup.seats
    driver.close()


def test_a_game_with_a_pack_that_is_gone_still_gives_its_seats(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path)
    session = begun(driver).session
    session.setup = replace(session.setup, packs=({"id": "gone", "version": "1", "hash": ""},))
    assert form_of_game(driver.home, session).taken() == list(session.setup.seats)
    driver.close()


# the look


@spread({"size, scale": LAYOUTS, "packs": [("base",), ("base", "lake"), ("base", "lake", "solo")]})
def test_nothing_is_cut_pale_small_or_over_another(
    tmp_path: Path, size: tuple[int, int], scale: float, packs: tuple[str, ...]
) -> None:
    driver = Driver(tmp_path, size, scale)
    driver.home.wanted = WantedGames(packs)
    with hearing() as drawn:
        form = SetupScreen(driver.home)
        driver.open(form)
        driver.settle()
        for tab in (VILLAGE_TAB, RULES_TAB):
            form.tab = tab
            form.relayout()
            driver.settle()
    assert drawn
    assert cut_off(drawn) == []
    assert pale(drawn, scale) == []
    assert small(drawn, scale) == []
    assert overlapping(drawn) == []
    for hit in form.hits:
        assert driver.surface.get_rect().contains(hit.bounds), hit.id


def test_pictures_come_one_by_one_and_then_nothing_is_drawn_any_more(tmp_path: Path) -> None:
    driver, form = opened(tmp_path)
    busy = [form.busy]
    driver.settle()
    busy.append(form.busy)
    assert busy == [True, False]
    assert driver.frames(30) == []


def test_the_second_of_a_name_flashes_and_stays_marked_in_red(tmp_path: Path) -> None:
    home = Home(Folders(tmp_path), Settings(ui_scale=1.0))
    driver = Driver(tmp_path, WIDE, 1.0, home=home)
    driver.open_page(SetupPage())
    setup = driver.screen
    assert isinstance(setup, SetupScreen)
    driver.settle()
    driver.click(SeatPartId(NAME, 1))
    for _ in range(3):
        driver.type(setup.form.seats[0].name)
        driver.frames(1)
        if setup.form.namesakes:
            break
    assert setup.form.namesakes == {1}
    assert setup.busy
    at = driver.hit(SeatPartId(NAME, 1)).bounds
    driver.wait(0.15)
    red = driver.surface.get_at((at.centerx, at.bottom + 40))
    driver.settle()
    calm = driver.surface.get_at((at.centerx, at.bottom + 40))
    assert red != calm
    assert setup.form.why_not
    assert driver.frames(20) == []


def test_where_nothing_moves_the_second_of_a_name_does_not_flash(tmp_path: Path) -> None:
    _, setup = opened(tmp_path, WIDE)
    setup.took(SeatPartId(NAME, 1), setup.form.seats[0].name)
    assert setup.form.namesakes == {1}
    assert not setup.marks.shaking


def test_as_last_time_tells_of_the_game_that_was_begun_whatever_is_switched_now(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path, WIDE)
    driver.click(BEGIN)
    driver.close()
    again = Home(Folders(tmp_path), load_settings(Folders(tmp_path)).settings)
    second, _ = opened(tmp_path, WIDE, again)
    with hearing() as drawn:
        second.key("l")
    chips = {each.text for each in drawn if each.text.startswith("As last time")}
    assert chips <= {"As last time: 2 seats, As printed"}


def test_before_any_game_was_begun_there_is_no_last_time(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1920, 1080))
    driver.open_page(TitlePage())
    with hearing() as drawn:
        driver.click(ButtonId("botric"))
    form = driver.screen
    assert isinstance(form, SetupScreen)
    assert form.form.solo
    assert not [each.text for each in drawn if each.text.startswith("As last time")]


def test_who_botric_is_what_his_editions_are_and_why_a_switch_is_pale_is_said(tmp_path: Path) -> None:
    home = Home(Folders(tmp_path), Settings(animation_speed=0.0), WantedGames(("base", "solo")))
    with hearing() as drawn:
        driver, form = opened(tmp_path, home=home)
        driver.settle()
    shown = " ".join(each.shown for each in drawn)
    assert "he plays after you" in shown
    assert "The printed Botric" in shown
    told = [
        each.hint for each in form.hits if isinstance(each.id, CellId) and each.id.of == OptionId(EDITION)
    ]
    assert [each.split(" - ")[0] for each in told] == ["The printed Botric", "The earlier Botric"]
    pale_switch = form.controls[OptionId("human_prices")].region
    assert not pale_switch.enabled
    assert "Only the investor buys there" in pale_switch.hint
