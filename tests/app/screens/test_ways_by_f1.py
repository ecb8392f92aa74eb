"""F1 on the screens around the table leads to the fitting paragraph, and Escape back to the same place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hamlet.app.drafting.rules_form import LAYOUT, SEASON
from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, ControlId, Id, OptionId, SeatPartId
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.pages import (
    GamesPage,
    KeysPage,
    MenuPage,
    PacksPage,
    Page,
    ReplayPage,
    RulesPage,
    SettingsPage,
    SetupPage,
    SoloPage,
    TitlePage,
)
from hamlet.app.screens import setup_ids as ids
from hamlet.app.screens.every_rule import EveryRuleScreen
from hamlet.app.screens.howto.help_screen import HelpScreen
from hamlet.app.screens.seat_cards import NAME, PLAYER
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.ways_to_rules import (
    IN_NEW_GAME,
    OF_KEYS,
    chapter_of_game,
    paragraph_in_new_game,
    paragraph_of_key,
    paragraph_of_option,
    paragraph_of_step,
)
from hamlet.app.ui.keyboard import KEY_GROUPS
from hamlet.words.rulebook.contents import CHAPTERS, chapter_of
from hamlet.words.rulebook.table_topics import OPTIONS
from hamlet.words.rulebook.topics import TOPICS, paragraph_for_topic
from tests.app.driver import Driver
from tests.app.games import game
from tests.spread import spread

SIZES = [(960, 540), (1280, 720), (1920, 1080)]
sizes = pytest.mark.parametrize("size", SIZES)


def _read(driver: Driver) -> str:
    assert isinstance(driver.screen, HelpScreen)
    return driver.screen.reading.target


def _opened(folder: Path, page: Page, size: tuple[int, int]) -> tuple[Driver, KitScreen]:
    driver = Driver(folder, size, 1.0)
    driver.open_page(page)
    driver.frames(3)
    screen = driver.screen
    assert isinstance(screen, KitScreen)
    return driver, screen


@sizes
@pytest.mark.parametrize("option", ["donkey_cost", "flags", "prices_few"])
def test_a_rule_that_can_be_chosen_leads_to_where_it_is_told(
    option: str, size: tuple[int, int], tmp_path: Path
) -> None:
    driver, rules = _opened(tmp_path, RulesPage(), size)
    rules.input.set_focus(OptionId(option))
    driver.frames(2)
    scrolled = rules.scrolls.at("sheet")
    driver.key("f1")
    assert _read(driver) == OPTIONS[option]
    driver.key("escape")
    assert driver.shows(rules)
    assert rules.input.focus == OptionId(option)
    assert rules.scrolls.at("sheet") == scrolled


def test_a_rule_that_is_pointed_at_comes_before_the_one_that_keys_were_at(tmp_path: Path) -> None:
    driver, rules = _opened(tmp_path, RulesPage(), (1920, 1080))
    assert isinstance(rules, EveryRuleScreen)
    rules.input.set_focus(OptionId("blueprint_limit"))
    driver.move(driver.point(OptionId("blueprint_limit")))
    driver.move((4, 4))
    other = next(
        hit.id
        for hit in rules.hits
        if isinstance(hit.id, OptionId) and paragraph_of_option(hit.id.option) != OPTIONS["blueprint_limit"]
    )
    assert isinstance(other, OptionId)
    bounds = driver.hit(other).bounds
    driver.move((bounds.centerx, bounds.centery))
    driver.key("f1")
    assert _read(driver) == paragraph_of_option(other.option)


IN_SETUP: list[tuple[Id, str]] = [
    (SeatPartId(PLAYER, 0), "idea.seats"),
    (SeatPartId(NAME, 0), "idea.seats"),
    (ids.EVERY, "options.every"),
    (ids.LAKE_SWITCH, "lakes.form"),
]


@pytest.mark.parametrize(("what", "paragraph"), IN_SETUP)
def test_a_control_of_the_new_game_leads_to_what_is_chosen_there(
    what: Id, paragraph: str, tmp_path: Path
) -> None:
    driver, setup = _opened(tmp_path, SetupPage(), (1920, 1080))
    assert isinstance(setup, SetupScreen)
    assert what in setup.controls
    setup.input.set_focus(what)
    driver.key("f1")
    assert _read(driver) == paragraph
    driver.key("escape")
    assert driver.shows(setup)
    assert setup.input.focus == what


def test_against_botric_his_seat_leads_to_him() -> None:
    his = SeatPartId(PLAYER, 1)
    assert paragraph_in_new_game(his, against_him=True) == "botric.seat"
    assert paragraph_in_new_game(his, against_him=False) == "idea.seats"
    assert paragraph_in_new_game(ControlId(ids.VILLAGE, "x"), against_him=False) == OPTIONS[LAYOUT]
    assert paragraph_in_new_game(ControlId(ids.SEASON_CARD, "x"), against_him=False) == OPTIONS[SEASON]
    assert paragraph_in_new_game(OptionId("no such"), against_him=False) == "options.every"


def test_while_a_name_is_typed_f1_leads_away_too_and_what_was_typed_stays(tmp_path: Path) -> None:
    driver, setup = _opened(tmp_path, SetupPage(), (1920, 1080))
    assert isinstance(setup, SetupScreen)
    setup.input.set_focus(SeatPartId(NAME, 0))
    driver.key("return")
    driver.type("Ann")
    driver.key("f1")
    assert _read(driver) == "idea.seats"
    driver.key("escape")
    assert setup.form.seats[0].name == "Ann"


def test_a_key_leads_to_what_it_does(tmp_path: Path) -> None:
    driver, keys = _opened(tmp_path, KeysPage(), (1920, 1080))
    keys.input.set_focus(ControlId("key", "roads"))
    driver.key("f1")
    assert _read(driver) == paragraph_for_topic("modes", "road")
    driver.key("escape")
    assert keys.input.focus == ControlId("key", "roads")


def test_a_move_that_is_looked_back_at_leads_to_what_was_done(tmp_path: Path) -> None:
    session = game(2, 40)
    for at in (5, 12, 30):
        driver, replay = _opened(tmp_path, ReplayPage("Netherby", session, at=at), (1280, 720))
        driver.settle()
        step = session.history.done[at - 1]
        family = session.state.box.ruleset.family_of(step.action).name
        driver.key("f1")
        assert _read(driver) == TOPICS["families"][family] == paragraph_of_step(step)
        driver.key("escape")
        assert driver.shows(replay)


EVERYWHERE: dict[str, Callable[[Home], Page]] = {
    "new game": lambda _: SetupPage(),
    "every rule": lambda _: RulesPage(),
    "games": lambda _: GamesPage(),
    "settings": lambda _: SettingsPage(),
    "keys": lambda _: KeysPage(),
    "replay": lambda _: ReplayPage("Netherby", game(2, 12)),
    "title": lambda _: TitlePage(),
    "menu": lambda _: MenuPage(game(2, 12)),
    "solo": lambda _: SoloPage(),
    "packs": lambda _: PacksPage(),
}


@spread({"name": EVERYWHERE, "size": SIZES})
def test_from_everywhere_f1_leads_to_how_to_play_and_escape_back(
    name: str, size: tuple[int, int], tmp_path: Path
) -> None:
    driver = Driver(tmp_path, size, 1.0)
    driver.open_page(EVERYWHERE[name](driver.home))
    driver.frames(2)
    screen = driver.screen
    driver.key("f1")
    assert driver.shows(HelpScreen)
    driver.key("escape")
    assert driver.shows(screen)


def test_the_card_against_botric_leads_to_his_chapter(tmp_path: Path) -> None:
    driver, title = _opened(tmp_path, TitlePage(), (1280, 720))
    title.input.set_focus(ButtonId("botric"))
    driver.key("f1")
    assert isinstance(driver.screen, HelpScreen)
    assert driver.screen.reading.chapter == "botric"


def test_every_way_leads_to_a_paragraph_that_there_is() -> None:
    known = {chapter.id for chapter in CHAPTERS}
    for paragraph in (*IN_NEW_GAME.values(), "idea.seats", "botric.seat", "options.presets"):
        assert chapter_of(paragraph).id == paragraph.split(".")[0]
    actions = {action.name for group in KEY_GROUPS for action in group.actions}
    assert set(OF_KEYS) <= actions
    assert all(name in TOPICS[kind] for kind, name in OF_KEYS.values())
    assert paragraph_of_key("undo") == ""
    assert {chapter_of_game(None)} | {"botric", "lakes"} <= known | {""}
