"""At a table with a coach only what is lit answers, and leaving keeps the game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from hamlet.app.coach.bubble import GO, LEAVE, ON, SHOW, SKIP, STAY, WHY
from hamlet.app.coach.coached_table import CoachedTable
from hamlet.app.coach.ending import NEW, TITLE
from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, OfferId, TileId
from hamlet.app.pages import TitlePage
from hamlet.app.screens.games_shown import GamesShown
from hamlet.app.screens.howto.help_screen import HelpScreen
from hamlet.app.screens.question import AskScreen
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.title import TitleScreen
from hamlet.app.screens.title_parts.menu_table import ENTRIES, TitleFacts
from hamlet.app.table.table_screen import TableScreen
from hamlet.howto.courses import courses
from hamlet.store.folders import Folders
from hamlet.store.kept_games import kept_games
from hamlet.store.setting_values import REDUCED
from hamlet.store.settings import Settings, load_settings
from tests.app.coach.led import Led
from tests.app.driver import Driver

STEPS = len(courses()["village"].steps)
GRID = 6


def at_step(folder: Path, step: int, size: tuple[int, int] = (960, 540)) -> Led:
    led = Led(folder, "village", size)
    led.table.coach.go_to(step)
    led.frames(3)
    led.until_something_answers()
    return led


def test_a_click_anywhere_else_changes_nothing(tmp_path: Path) -> None:
    led = at_step(tmp_path, 1)
    table, wide, high = led.table, *led.surface.get_size()
    mode, played = table.flow.mode, len(table.session.history.done)
    for number in range(GRID * GRID):
        at = (wide * (number % GRID + 1) // (GRID + 1), high * (number // GRID + 1) // (GRID + 1))
        hit = table.hits.at(at)
        if hit is not None and hit.enabled:
            continue
        led.click_at(at)
        led.press(at, 3)
        led.wheel(1)
    for key in ("n", "z", "t", "r", "d", "x", "home", "+", "/", "o", "l", "h"):
        led.key(key)
    assert led.screen is table
    assert table.flow.mode is mode
    assert table.flow.scene().card is None
    assert table.looking.finding is None
    assert not table.looking.state.drawer
    assert len(table.session.history.done) == played
    assert led.at == (1, 0)


def test_a_click_elsewhere_makes_what_is_lit_beat_once(tmp_path: Path) -> None:
    led = at_step(tmp_path, 1)
    led.settle()
    assert led.frames(3) == []
    led.click_at((led.table.frame.village.centerx, led.table.frame.village.bottom - 20))
    assert led.frames(3)
    led.wait(1)
    assert led.frames(3) == []


def test_the_key_of_what_is_lit_touches_it(tmp_path: Path) -> None:
    led = at_step(tmp_path, 5)
    led.key("n")
    led.until_something_answers()
    assert led.at == (5, 1)


def test_tab_goes_from_what_is_lit_to_the_bubble_and_round(tmp_path: Path) -> None:
    led = at_step(tmp_path, 1)
    target = led.table.lit.target
    assert target is not None
    seen = []
    for _ in range(6):
        led.key("tab")
        seen.append(led.table.input.focus)
    assert seen == [target.id, SHOW, WHY, SKIP, LEAVE, target.id]


def test_the_hand_lies_on_no_slot_and_no_piece(tmp_path: Path) -> None:
    led = at_step(tmp_path, 1)
    canvas, lit = led.table.board.canvas, led.table.lit
    assert canvas is not None
    assert lit.hand is not None
    assert isinstance(lit.target and lit.target.id, TileId)
    middle = pygame.Rect(round(lit.hand[0]) - 4, round(lit.hand[1]) - 4, 8, 8)
    assert middle.collidelist(canvas.sign_rects()) < 0


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize("step", [3, 11])
def test_the_hand_points_at_what_is_small_from_beside_it(
    step: int, size: tuple[int, int], tmp_path: Path
) -> None:
    led = at_step(tmp_path, step, size)
    lit = led.table.lit
    assert lit.hand is not None
    assert lit.target is not None
    hand = pygame.Rect(0, 0, 50, 50)
    hand.center = (round(lit.hand[0]), round(lit.hand[1]))
    assert not hand.colliderect(lit.target.bounds)
    assert not hand.colliderect(led.table.speaking.rect)
    assert led.surface.get_rect().contains(hand)


def test_why_opens_the_rule_of_the_step_and_comes_back(tmp_path: Path) -> None:
    led = at_step(tmp_path, 1)
    led.key("f1")
    assert led.shows(HelpScreen)
    led.key("escape")
    assert led.shows(CoachedTable)
    assert led.at == (1, 0)


def test_whoever_leaves_plays_on_at_the_same_table_and_the_game_is_kept(tmp_path: Path) -> None:
    led = at_step(tmp_path, 2)
    played = len(led.table.session.history.done)
    led.click(LEAVE)
    led.click(GO)
    assert type(led.screen) is TableScreen
    table = led.screen
    assert len(table.session.history.done) == played
    led.click(TileId(2))
    led.click(OfferId("produce"))
    assert len(table.session.history.done) == played + 1
    led.close()
    (game,) = kept_games(Folders(tmp_path), ()).games
    assert game.sound


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize("stays", ["escape", "return", "click"])
def test_nobody_is_thrown_out_by_accident(stays: str, size: tuple[int, int], tmp_path: Path) -> None:
    led = at_step(tmp_path, 6, size)
    target = led.table.lit.target
    led.key("escape")
    assert led.table.hits.get(GO) is not None
    assert led.table.lit.target is None
    if stays == "click":
        led.click(STAY)
    else:
        led.key(stays)
    led.frames(2)
    assert led.at == (6, 0)
    assert led.table.lit.target == target
    assert led.table.hits.get(GO) is None


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_a_double_click_on_leave_only_asks(size: tuple[int, int], tmp_path: Path) -> None:
    led = at_step(tmp_path, 6, size)
    at = led.point(LEAVE)
    for _ in range(2):
        led.press(at)
        led.release(at)
    led.frames(2)
    assert led.at == (6, 0)


def test_a_course_that_is_only_looked_at_is_not_kept(tmp_path: Path) -> None:
    led = Led(tmp_path, "village")
    led.frames(3)
    led.close()
    assert not kept_games(Folders(tmp_path), ()).games


def test_at_the_end_there_are_ways_on(tmp_path: Path) -> None:
    for way, screen in ((NEW, SetupScreen), (TITLE, TitleScreen), (LEAVE, TableScreen)):
        led = at_step(tmp_path / way.name, STEPS)
        led.click(way)
        assert led.shows(screen)


def test_whoever_has_taken_the_first_course_chooses_another_one_on_the_title(tmp_path: Path) -> None:
    led = at_step(tmp_path, STEPS - 1)
    led.click(SKIP)
    led.frames(2)
    assert load_settings(Folders(tmp_path)).settings.steps_done == ("village",)
    driver = Driver(tmp_path, (960, 540), home=led.home)
    driver.open_page(TitlePage())
    driver.click(ButtonId("steps"))
    assert driver.shows(AskScreen)
    driver.click(ButtonId("way 1"))
    assert isinstance(driver.screen, CoachedTable)
    assert driver.screen.coach.course.id == "lake"


def test_whoever_is_new_is_invited_and_a_game_of_first_steps_bears_their_name(tmp_path: Path) -> None:
    facts, entry = TitleFacts(), ENTRIES["steps"]
    led = at_step(tmp_path, 2)
    assert entry.invites(led.home, facts)
    assert "start here" in entry.told(led.home, facts)
    led.close()
    facts = TitleFacts(kept_games(Folders(tmp_path), ()))
    assert not entry.invites(led.home, facts)
    assert "start here" not in entry.told(led.home, facts)
    shown = GamesShown(led.home)
    shown.look()
    while shown.reader.busy:
        shown.reader.work()
    (game,) = shown.kept.games
    assert shown.setup(game) == ["first steps"]


def test_the_title_leads_to_the_first_steps(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (960, 540))
    driver.open_page(TitlePage())
    driver.click(ButtonId("steps"))
    assert driver.shows(CoachedTable)


def test_with_motion_a_step_that_is_done_shows_its_tick_before_the_next(tmp_path: Path) -> None:
    settings = replace(Settings(ui_scale=1.0), animation_speed=1.0)
    led = Led(tmp_path, "village", (960, 540), Home(Folders(tmp_path), settings))
    led.until_something_answers()
    led.click(ON)
    assert led.table.coach.ticked
    assert led.at == (0, 1)
    led.wait(0.5)
    assert led.at == (1, 0)


def test_where_things_move_showing_takes_its_time(tmp_path: Path) -> None:
    settings = replace(Settings(ui_scale=1.0), animation_speed=1.0)
    led = Led(tmp_path, "village", (960, 540), Home(Folders(tmp_path), settings))
    led.table.coach.go_to(1)
    led.wait(0.2)
    led.click(SHOW)
    led.wait(0.4)
    assert led.at == (1, 0)
    led.wait(1.0)
    assert led.at > (1, 0)


def test_one_thing_is_shown_at_a_time(tmp_path: Path) -> None:
    settings = replace(Settings(ui_scale=1.0), animation_speed=1.0)
    led = Led(tmp_path, "village", (960, 540), Home(Folders(tmp_path), settings))
    led.table.coach.go_to(9)
    led.wait(1.5)
    for touched in (1, 2):
        led.click(SHOW)
        led.wait(4)
        assert led.at == (9, touched)


def test_the_hand_beats_until_nobody_has_moved_for_a_while(tmp_path: Path) -> None:
    led = Led(tmp_path, "village", (960, 540), Home(Folders(tmp_path), Settings(ui_scale=1.0)))
    led.table.coach.go_to(1)
    led.settle(120)
    assert led.frames(12)
    led.later(21)
    assert led.frames(12) == []
    led.move((5, 300))
    assert led.frames(12)


def test_with_reduced_motion_the_hand_lies_still(tmp_path: Path) -> None:
    settings = Settings(ui_scale=1.0, motion=REDUCED)
    led = Led(tmp_path, "village", (960, 540), Home(Folders(tmp_path), settings))
    led.table.coach.go_to(1)
    led.settle(120)
    assert led.table.lit.hand is not None
    assert led.frames(12) == []
