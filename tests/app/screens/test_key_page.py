"""Every key can be changed; clashes stay without effect until solved; and the table obeys what is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.key_names import key_shown
from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.table import Flow
from hamlet.app.home import Home
from hamlet.app.ids import CellId, ControlId
from hamlet.app.in_force import put_in_force
from hamlet.app.pages import KeysPage, SettingsPage, TablePage
from hamlet.app.screens.key_changing import ACTIONS, KeyChanging
from hamlet.app.screens.key_rows import key_id
from hamlet.app.screens.keys import FIND, GROUP, KeysScreen
from hamlet.app.screens.scoring.scoring_screen import ScoringScreen
from hamlet.app.screens.settings_screen import SettingsScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.keyboard import FIXED, KEYBOARD, Keyboard, key_actions, pressed_name, sensible, shown_name
from hamlet.engine.actions.villager import any_stands
from hamlet.session.session import Session
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings, load_settings
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import cut_off, hearing, overlapping, pale, small


@pytest.fixture(autouse=True)
def _as_delivered() -> Iterator[None]:
    pygame.display.init()
    yield
    put_in_force(Settings())


def opened(folder: Path, size: tuple[int, int] = (1920, 1080), **keys: str) -> tuple[Driver, KeysScreen]:
    settings = Settings(animation_speed=0.0, ui_scale=1.0, keys=keys)
    driver = Driver(folder, size, home=Home(Folders(folder), settings))
    driver.open_page(KeysPage())
    assert isinstance(driver.screen, KeysScreen)
    return driver, driver.screen


def written(driver: Driver) -> dict[str, str]:
    return dict(load_settings(driver.home.folders).settings.keys)


# what a keyboard knows


def test_no_two_things_are_on_one_key_and_none_is_on_a_key_that_keeps_its_meaning() -> None:
    usual = [action.usual for action in key_actions()]
    assert len(set(usual)) == len(usual) >= 32
    assert not FIXED & set(usual)
    assert len({action.name for action in key_actions()}) == len(usual)


@pytest.mark.parametrize("action", list(key_actions()), ids=lambda action: action.name)
def test_every_key_is_turned_into_the_usual_one_and_the_old_one_is_empty(action: object) -> None:
    assert action in ACTIONS.values()
    name, usual = next((name, each.usual) for name, each in ACTIONS.items() if each is action)
    board = Keyboard()
    board.bind({name: "j"})
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_j, mod=0, unicode="j", scancode=0)
    assert pressed_name(board.usual(event)) == usual
    assert board.action(event) == name
    sign = usual if len(usual) == 1 else ""
    old = pygame.Event(pygame.KEYDOWN, key=pygame.key.key_code(usual), mod=0, unicode=sign, scancode=0)
    assert board.action(old) == ""
    assert board.usual(old).key == 0


def test_shift_goes_along_with_a_key_that_was_changed() -> None:
    board = Keyboard()
    board.bind({"undo": "a"})
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=pygame.KMOD_SHIFT, unicode="A", scancode=0)
    assert (board.usual(event).key, board.usual(event).mod) == (pygame.K_z, pygame.KMOD_SHIFT)


def test_a_sign_is_known_wherever_it_lies_on_the_keyboard() -> None:
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_7, mod=pygame.KMOD_SHIFT, unicode="/", scancode=0)
    assert KEYBOARD.action(event) == "find"


@pytest.mark.parametrize(
    "changed",
    [
        {"end_turn": "b"},
        {"end_turn": "j", "build": "j"},
        {"end_turn": "return"},
        {"nobody": "j"},
        {"end_turn": "b", "build": "c", "church": "n", "hint": "n"},
    ],
)
def test_changes_that_make_no_sense_are_left_aside(changed: dict[str, str]) -> None:
    keys = sensible(changed)
    assert len(set(keys.values())) == len(keys) == len(ACTIONS)
    assert not FIXED & set(keys.values())


def test_two_keys_may_change_places() -> None:
    assert sensible({"end_turn": "b", "build": "n"})["build"] == "n"


# changing


def test_a_key_is_changed_by_a_click_and_kept(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    driver.click(key_id("end_turn"))
    assert page.keys.waiting
    driver.key("a")
    assert written(driver) == {"end_turn": "a"}
    assert key_shown("N") == "A"
    with hearing() as drawn:
        page.resize((1920, 1080), 1.0)
    assert "was N" in [each.text for each in drawn]


def test_a_key_is_changed_and_set_back_by_keys_alone(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path)
    for name in ("tab", "tab", "down", "return", "k"):
        driver.key(name)
    assert written(driver) == {"undo": "k"}
    driver.key("backspace")
    assert written(driver) == {}


def test_escape_while_a_key_is_waited_for_changes_nothing_and_stays_here(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    driver.click(key_id("end_turn"))
    driver.key("escape")
    assert driver.shows(page)
    assert not page.keys.waiting
    assert written(driver) == {}


@pytest.mark.parametrize("key", ["tab", "return", "backspace", "1", "left"])
def test_keys_that_keep_their_meaning_are_refused_with_a_sentence(tmp_path: Path, key: str) -> None:
    driver, page = opened(tmp_path)
    driver.click(key_id("end_turn"))
    with hearing() as drawn:
        driver.key(key)
    assert written(driver) == {}
    assert page.keys.refused is not None
    assert {"keeps", "meaning"} <= {word for each in drawn for word in each.text.split()}


def test_a_key_that_counts_in_fields_too_may_write_nothing(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    driver.click(key_id("picture"))
    driver.key("k")
    assert page.keys.refused is not None
    driver.click(key_id("picture"))
    driver.key("f9")
    assert written(driver) == {"picture": "f9"}


# clashes


def test_a_clash_is_shown_on_both_rows_and_the_old_key_stays_until_it_is_solved(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    driver.click(key_id("donkeys"))
    driver.key("r")
    assert page.keys.clashing == {"donkeys", "roads"}
    assert written(driver) == {}
    assert (page.keys.keys["donkeys"], page.keys.shown("donkeys")) == ("d", "R")
    driver.click(key_id("roads"))
    driver.key("k")
    assert page.keys.clashing == frozenset()
    assert written(driver) == {"donkeys": "r", "roads": "k"}, "the wish came true with it"


@pytest.mark.parametrize("way", ["escape", "backspace", "another"])
def test_a_clash_is_given_up(tmp_path: Path, way: str) -> None:
    driver, page = opened(tmp_path)
    driver.click(key_id("donkeys"))
    driver.key("r")
    if way == "another":
        driver.click(key_id("donkeys"))
        driver.key("j")
    else:
        driver.key(way)
    assert driver.shows(page)
    assert page.keys.wish is None
    assert written(driver) == ({"donkeys": "j"} if way == "another" else {})


def test_setting_back_to_a_key_that_is_taken_is_a_clash_too() -> None:
    keys = KeyChanging({"end_turn": "a", "build": "n"})
    keys.set_back("end_turn")
    assert keys.clashing == {"end_turn", "build"}
    keys.set_back("build")
    assert (keys.clashing, keys.changed) == (frozenset(), {})


def test_changes_that_another_version_knows_are_kept() -> None:
    keys = KeyChanging({"dance": "k"})
    keys.give(ACTIONS["end_turn"], "a")
    assert keys.changed == {"dance": "k", "end_turn": "a"}


# finding


def test_a_key_is_found_by_what_it_does_and_by_itself(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    driver.key("/")
    driver.type("donk")
    assert [what.which for what in page.controls if isinstance(what, ControlId) and what.name == "key"] == [
        "donkeys"
    ]
    driver.key("return")
    driver.click(FIND)
    driver.type("f1")
    assert key_id("rule") in page.controls


def test_in_the_tightest_layout_a_list_leads_from_group_to_group(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (960, 540))
    assert key_id("end_turn") in page.controls
    driver.click(GROUP)
    driver.click(CellId(GROUP, "screens.keys.looking"))
    assert key_id("letters") in page.controls
    assert key_id("end_turn") not in page.controls


# the table obeys


def table_with(folder: Path, **keys: str) -> tuple[Driver, TableScreen]:
    settings = Settings(animation_speed=0.0, keys=keys)
    driver = Driver(folder, home=Home(Folders(folder), settings))
    driver.open_page(TablePage(game()))
    driver.settle()
    assert isinstance(driver.screen, TableScreen)
    return driver, driver.screen


def test_the_table_answers_to_the_new_key_and_no_longer_to_the_old_one(tmp_path: Path) -> None:
    driver, table = table_with(tmp_path, end_turn="a", letters="k")
    driver.key("n")
    assert table.flow.mode.name != "end_turn"
    driver.key("a")
    assert table.flow.mode.name == "end_turn"
    driver.key("escape")
    driver.key("o")
    assert not table.board.letters
    driver.key("k")
    assert table.board.letters


def test_a_key_may_take_the_place_of_another(tmp_path: Path) -> None:
    driver, table = table_with(tmp_path, end_turn="x", scores="n")
    driver.key("x")
    assert table.flow.mode.name == "end_turn"
    driver.key("escape")
    driver.key("n")
    assert driver.shows(ScoringScreen)


def test_what_is_looked_for_is_typed_with_the_keys_there_are(tmp_path: Path) -> None:
    driver, table = table_with(tmp_path, end_turn="q", turn_left="j")
    driver.key("/")
    driver.key("q")
    assert table.looking.finding is not None
    assert table.looking.finding.text == "q"


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (960, 540)])
def test_every_cap_hint_and_sentence_shows_the_new_key(tmp_path: Path, size: tuple[int, int]) -> None:
    changed = {"end_turn": "a", "turn_left": "j", "turn_right": "k", "undo": "i"}
    settings = Settings(animation_speed=0.0, ui_scale=1.0, keys=changed)
    driver = Driver(tmp_path, size, home=Home(Folders(tmp_path), settings))
    driver.open_page(TablePage(holding_game()))
    table = driver.screen
    assert isinstance(table, TableScreen)
    with hearing() as drawn:
        driver.settle()
        driver.key("a")
        driver.settle()
        driver.key("escape")
        hints = " ".join(hit.hint for hit in table.hits)
        driver.key("b")
        driver.settle()
    assert isinstance(table.flow.mode, Holding)
    texts = {each.text for each in drawn}
    assert "A" in texts
    assert "N" not in texts
    assert "(I)" in hints
    assert "(Z)" not in hints
    assert not {"Q", "E"} & texts
    if size[0] >= 1280:
        assert {"J", "K"} <= texts


def holding_game() -> Session:
    """A moment with a blueprint in hand that fits, and villagers that can work."""
    for actions in range(4, 60):
        session = game(2, actions)
        state = session.state
        fits = state.decision == "action" and state.blueprints[state.seat] and any_stands(state)
        if fits and Flow(session).key("b"):
            return game(2, actions)
    pytest.fail("no such moment")


def test_the_page_of_settings_sees_what_was_changed_on_the_page_of_keys(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1920, 1080), home=Home(Folders(tmp_path), Settings(animation_speed=0.0)))
    driver.open_page(SettingsPage())
    page = driver.screen
    assert isinstance(page, SettingsScreen)
    driver.open_page(KeysPage())
    driver.click(key_id("build"))
    driver.key("a")
    driver.key("escape")
    assert driver.shows(page)
    assert page.keys.shown("build") == "A"
    driver.click(key_id("end_turn"))
    driver.key("a")
    assert page.keys.clashing == {"build", "end_turn"}


def test_the_window_answers_to_its_own_keys_wherever_they_are(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path, picture="f9")
    pictures = driver.home.folders.data / "pictures"
    driver.key("f12")
    assert not pictures.exists()
    driver.key("f9")
    assert len(list(pictures.iterdir())) == 1


# how it looks


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1920, 1080), 1.0), ((1920, 1080), 1.5), ((1280, 720), 1.0), ((960, 540), 1.0), ((3840, 2160), 2.0)],
)
def test_no_text_is_cut_pale_small_or_over_another(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    keys = {"end_turn": "a", "hand": "page up", "hand_back": "j"}
    settings = Settings(scale, 0.0, keys=keys)
    driver = Driver(tmp_path, size, home=Home(Folders(tmp_path), settings))
    with hearing() as drawn:
        driver.open_page(KeysPage())
        driver.click(key_id("end_turn"))
        driver.key("z")
    assert cut_off(drawn) == []
    assert pale(drawn, scale) == []
    assert small(drawn, scale) == []
    assert [shown_name(each) for each in ("f1", "page down", "-")] == ["F1", "PgDn", "\u2212"]
    first = [each for each in drawn if each.text not in ("", "A", "Z")]
    assert overlapping([each for each in first if each.surface is first[0].surface]) == []
