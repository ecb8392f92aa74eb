from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.art.type import Drawn
from hamlet.app.flow.modes.rule import OF_KIND, OF_MODE
from hamlet.app.flow.table import Flow
from hamlet.app.ids import CellId, Command, PanelCommand, TileId
from hamlet.app.pages import TablePage
from hamlet.app.screens.keys import GROUP, KeysScreen
from hamlet.app.table.finding import Finding
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.table.watching import PACES, pace_after, pace_code
from hamlet.app.ui.keyboard import KEY_GROUPS, key_actions, shown_name
from hamlet.players.registry import make_player
from hamlet.session.driving import deciding, play_one
from hamlet.session.session import Session
from hamlet.store.settings import load_settings
from hamlet.words.rooms import english
from hamlet.words.rules import rule_ids, rule_text
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.choices import base_session

SIZES = [(960, 540), (1280, 720), (1920, 1080)]


def _open(
    tmp_path: Path, session: Session, size: tuple[int, int] = (1280, 720)
) -> tuple[Driver, TableScreen]:
    driver = Driver(tmp_path, size, 1.0)
    table = TableScreen(session, None, 0.0)
    driver.open(table)
    return driver, table


def _rival_first() -> Session:
    games = (base_session(["greedy", "human"], seed) for seed in range(20))
    return next(session for session in games if session.state.decider == 0)


def test_typing_letters_lights_the_buildings_and_enter_goes_to_the_first(tmp_path: Path) -> None:
    session = game(2, 40)
    driver, table = _open(tmp_path, session)
    before = table.board.camera.eye
    driver.key("/")
    driver.type("mar")
    market = next(uid for uid in table.scene().bright if table.flow.tile_name(uid) == "Market")
    assert table.scene().dim
    driver.key("return")
    driver.settle()
    assert table.looking.finding is None
    assert table.input.focus == TileId(market)
    assert table.board.camera.eye != before
    assert table.frame.village.contains(table.board.tile_rect(market))
    assert not session.history.done[40:]


def test_of_several_buildings_enter_goes_to_one_that_begins_with_the_letters() -> None:
    flow = Flow(game(2, 120))
    names = [flow.tile_name(uid).casefold() for uid in range(len(flow.state.village.tiles))]
    apart = 0
    for wanted in {name[:2] for name in names}:
        found = [names[uid] for uid in Finding(wanted).matches(flow)]
        assert sorted(found) == sorted(name for name in names if wanted in name)
        assert found[0].startswith(wanted)
        apart += not found[-1].startswith(wanted)
    assert apart


def test_escape_closes_the_drawer_that_lies_over_a_mode_before_the_mode(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, game(2, 60))
    driver.key("r")
    driver.key("l")
    assert (table.looking.state.drawer, table.flow.mode.name) == ("log", "road")
    driver.key("escape")
    assert (table.looking.state.drawer, table.flow.mode.name) == ("", "road")
    driver.key("escape")
    assert table.flow.mode.name == "idle"


def test_letters_typed_to_find_something_do_nothing_else(tmp_path: Path) -> None:
    session = game(2, 40)
    driver, table = _open(tmp_path, session)
    driver.key("/")
    driver.type("nrdx")
    assert table.flow.mode.name == "idle"
    assert table.scene().bright == frozenset()
    driver.key("backspace")
    assert table.looking.finding == Finding("nrd")
    driver.key("escape")
    assert table.flow.mode.name == "idle"
    driver.key("r")
    assert table.flow.mode.name == "road"


def test_o_shows_and_hides_the_letters_of_the_terrains(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, game())
    seen = []
    for _ in range(2):
        driver.key("o")
        seen.append(table.board.letters)
    assert seen == [True, False]


def test_f1_tells_the_rule_of_what_one_does_and_goes_back_there(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, game())
    driver.key("r")
    assert table.flow.mode.name == "road"
    driver.key("f1")
    card = table.flow.scene().card
    assert card is not None
    assert any(rule_text(table.flow.words, "B9") in getattr(part, "text", "") for part in card.parts)
    driver.key("escape")
    assert table.flow.mode.name == "road"


def test_f1_tells_the_rule_behind_the_last_refusal() -> None:
    session = game(2, 60)
    flow = Flow(session)
    refused = next(row for row in flow.panels().church if not row.payable and row.done_by is None)
    flow.choose(refused.id)
    assert flow.refused is not None
    flow.choose(Command.RULE)
    card = flow.scene().card
    assert card is not None
    assert any(rule_text(flow.words, flow.refused.rule) in getattr(part, "text", "") for part in card.parts)


def test_every_rule_that_a_mode_names_can_be_read() -> None:
    named = {rule for rules in (*OF_MODE.values(), *OF_KIND.values()) for rule in rules}
    assert named <= set(rule_ids(english()))


def _joined(drawn: list[Drawn]) -> set[str]:
    """What stands on the lines of one place, word by word."""
    lines: dict[tuple[int, int], list[Drawn]] = {}
    for each in drawn:
        lines.setdefault((id(each.surface), each.rect.top), []).append(each)
    rows = [sorted(line, key=lambda each: each.rect.left) for line in lines.values()]
    return {
        " ".join(each.text for each in row[start:end])
        for row in rows
        for start in range(len(row))
        for end in range(start + 1, len(row) + 1)
    }


@pytest.mark.parametrize("size", SIZES)
def test_the_keys_are_listed_whole(tmp_path: Path, size: tuple[int, int]) -> None:
    driver, table = _open(tmp_path, game(), size)
    with hearing() as drawn:
        driver.key("?")
    assert driver.shows(KeysScreen)
    with hearing() as more:
        for group in KEY_GROUPS if driver.screen.hits.get(GROUP) is not None else ():
            driver.click(GROUP)
            driver.click(CellId(GROUP, group.code))
    told = [*drawn, *more]
    words = table.flow.words
    wanted = {text for each in key_actions() for text in (words.label(each.code), shown_name(each.usual))}
    assert wanted <= {each.text for each in told} | _joined(told)
    assert not cut_off(told)
    assert not overlapping([each for each in drawn if each.text in wanted])
    assert not pale(told, 1.0)
    assert not small(told, 1.0)
    driver.key("escape")
    assert driver.shows(table)


@pytest.mark.parametrize("size", SIZES)
def test_l_opens_the_log_and_page_keys_go_through_it(tmp_path: Path, size: tuple[int, int]) -> None:
    driver, table = _open(tmp_path, game(2, 60), size)
    driver.key("l")
    assert table.looking.state.drawer == "log"
    driver.key("page down")
    assert table.looking.state.log_first > 0
    driver.key("escape")
    assert table.looking.state.drawer == ""


@pytest.mark.parametrize("size", SIZES)
def test_what_rivals_did_can_be_shown_again_until_one_acts(tmp_path: Path, size: tuple[int, int]) -> None:
    session = _rival_first()
    driver, table = _open(tmp_path, session, size)
    table.opponents.skip()
    driver.wait(1.0)
    with hearing() as drawn:
        table.chrome.clear()
        table.relayout()
    assert not cut_off(drawn)
    moves = []
    for _ in range(2):
        driver.click(PanelCommand("again"))
        moves.append(table.board.animating)
        driver.key("y")
        driver.settle(2000)
        moves.append(table.board.animating)
    assert moves == [True, False, True, False]
    assert table.board.performance.speed == 0
    table.flow.play(make_player("greedy", 1, 1).decide(session.state))
    driver.frames(1)
    driver.look()
    assert table.hits.get(PanelCommand("again")) is None or table.opponents.playing


def test_the_pace_goes_round_and_is_remembered(tmp_path: Path) -> None:
    assert [speed for speed, _ in PACES] == [0.5, 1.0, 2.0, 0.0]
    speed = 1.0
    for name in ("fast", "off", "slow", "normal"):
        speed = pace_after(speed)
        assert pace_code(speed) == f"table.pace.{name}"
    driver = Driver(tmp_path)
    driver.open_page(TablePage(_rival_first()))
    table = driver.screen
    assert isinstance(table, TableScreen)
    table.opponents.paused = True
    driver.frames(2)
    driver.key("v")
    assert table.opponents.speed == 0.5
    assert load_settings(driver.home.folders).settings.rivals_speed == 0.5
    driver.click(PanelCommand("pace"))
    assert load_settings(driver.home.folders).settings.rivals_speed == 1.0
    assert table.opponents.speed == 1.0
    assert driver.home.settings.animation_speed == 0.0, "one's own moves keep their pace"
    driver.close()


@pytest.mark.parametrize("size", SIZES)
def test_the_last_round_is_announced_in_every_layout(tmp_path: Path, size: tuple[int, int]) -> None:
    players = {seat: make_player("greedy", 7, seat) for seat in range(2)}
    session = game(2, 0)
    while not session.state.ending:
        play_one(session, deciding(players))
    session.undo_to(len(session.history.done) - 1)
    driver, table = _open(tmp_path, session, size)
    with hearing() as drawn:
        table.flow.play(players[session.state.decider].decide(session.state))
        driver.frames(1)
        driver.look()
    assert session.state.ending
    assert "Last round" in [
        each.text for each in drawn if each.surface.get_height() <= table.frame.top.height
    ]
    assert "Last round" in table.greeting.banner
    driver.wait(2.0)
    assert not table.greeting.banner


@pytest.mark.parametrize("size", SIZES)
def test_a_new_game_tells_who_goes_first(tmp_path: Path, size: tuple[int, int]) -> None:
    session = game()
    _, table = _open(tmp_path, session, size)
    log = table.flow.panels().log
    assert [entry.heading for entry in log] == [True, False]
    assert session.setup.seats[session.state.first].name in log[1].text


def test_f11_fills_the_screen_and_gives_the_window_back(tmp_path: Path) -> None:
    driver, _ = _open(tmp_path, game(), (1280, 720))
    kept = []
    for _ in range(2):
        driver.key("f11")
        written = load_settings(driver.home.folders).settings
        kept.append((driver.home.settings.window_mode, written.window_mode))
    assert kept == [("full", "full"), ("window", "window")]
    assert driver.app.surface.get_size() == (1280, 720)
    assert pygame.display.get_surface() is driver.app.surface
