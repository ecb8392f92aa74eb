"""Every control of the kit answers to the mouse and to keys, and Tab, arrows and Escape mean the same."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.ids import CellId, ControlId, ScrollId, StepId
from hamlet.app.kit.bars import BACK, TOP_BACK
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.sliding import MUTE
from tests.app.driver import Driver
from tests.app.kit.sample_page import (
    ASK,
    CARD,
    EARLY,
    FIND,
    FLAGS,
    GO,
    GROUP,
    LETTERS,
    PRINTED,
    SIZE,
    SOUND,
    SamplePage,
)

SIZES = [(1920, 1080), (1280, 720), (960, 540)]


def opened(folder: Path, size: tuple[int, int] = (1920, 1080), rows: int = 0) -> tuple[Driver, SamplePage]:
    driver, page = Driver(folder, size, 1.0), SamplePage(rows=rows)
    driver.open(SamplePage())
    driver.open(page)
    return driver, page


def keys(driver: Driver, *names: str) -> None:
    for name in names:
        driver.key(name)


def track_point(page: SamplePage, share: float) -> tuple[int, int]:
    track = page.controls[SOUND].track
    assert track is not None
    return track.left + round(track.width * share), track.centery


# by mouse


@pytest.mark.parametrize("size", SIZES[:2])
def test_a_click_on_a_cell_chooses_it_and_a_pale_one_says_why_not(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    driver, page = opened(tmp_path, size)
    driver.click(CellId(SIZE, "large"))
    assert page.told == [("took", SIZE, "large")]
    driver.click(CellId(SIZE, "none"))
    assert page.values[SIZE] == "large"
    assert driver.hit(CellId(SIZE, "none")).hint == "not now"


def test_a_track_answers_to_the_press_follows_the_hand_and_tells_when_it_is_let_go(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    driver.move(track_point(page, 0.76))
    driver.press(track_point(page, 0.76))
    assert page.values[SOUND] == 0.75, "before the hand is lifted"
    driver.move(track_point(page, 0.02))
    driver.move((track_point(page, 0.02)[0], 900))
    assert page.values[SOUND] == 0.0, "wherever the hand has gone"
    driver.release((track_point(page, 0.02)[0], 900))
    assert page.told[-1] == ("let go", SOUND, 0.0)
    assert [kind for kind, _, _ in page.told].count("took") == 2, "once for each stop it came to"


def test_the_name_of_a_slider_pulls_nothing_and_its_sign_is_pressed_by_itself(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    left = driver.hit(SOUND).bounds.left
    driver.click_at((left + 70, driver.hit(SOUND).bounds.centery))
    assert page.told == []
    driver.click(CellId(SOUND, MUTE))
    assert page.told == [("took", CellId(SOUND, MUTE), True)]


def test_switches_ticks_steps_rows_and_cards_are_clicked(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    for what in (LETTERS, ASK, StepId(FLAGS, 1), StepId(FLAGS, 1), PRINTED, CARD):
        driver.click(what)
    assert page.told == [
        ("took", LETTERS, False),
        ("took", ASK, True),
        ("took", FLAGS, 7),
        ("took", PRINTED, True),
        ("took", CARD, True),
    ], "a seventh flag is the last"


def test_a_list_opens_over_the_page_and_a_click_beside_it_only_closes_it(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    driver.click(GROUP)
    driver.click(CellId(GROUP, "two"))
    assert page.told == [("took", GROUP, "two")]
    assert page.open_list is None
    driver.click(GROUP)
    driver.click_at((60, 700))
    assert (page.open_list, len(page.told)) == (None, 1)


def test_the_main_button_and_both_ways_back_are_clicked(tmp_path: Path) -> None:
    for what in (GO, BACK, TOP_BACK):
        driver, page = opened(tmp_path)
        driver.click(what)
        assert not driver.shows(page), "the page was left"


def test_a_main_button_that_cannot_be_pressed_says_why(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    page.why_not = "a second seat is missing"
    page.relayout()
    driver.click(GO)
    keys(driver, "return")
    assert driver.shows(page)
    assert driver.hit(GO).hint == "a second seat is missing"


def test_a_field_is_typed_into_and_left_by_enter_escape_or_a_click_elsewhere(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    driver.click(FIND)
    driver.type("mill")
    assert page.values[FIND] == "mill"
    keys(driver, "return")
    assert page.told[-1] == ("typed", FIND, None)
    driver.click(FIND)
    driver.type("q")
    keys(driver, "escape")
    assert (page.typing, page.values[FIND]) == (None, "q"), "what was typed replaced what was selected"
    assert driver.shows(page), "Escape left the field, not the page"
    driver.click(FIND)
    driver.click(LETTERS)
    assert page.typing is None
    assert page.values[LETTERS] is False, "and the click counts"


# by keys


def test_enter_presses_the_main_button_until_something_else_has_the_focus(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    assert page.input.focus == GO
    keys(driver, "return")
    assert not driver.shows(page)


def test_tab_goes_from_group_to_group_and_comes_back_to_where_one_was(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    keys(driver, "tab")
    assert page.input.focus == GO, "the first key only shows where one is"
    found = []
    for _ in range(4):
        keys(driver, "tab")
        found.append(page.input.focus)
    assert found == [SIZE, FIND, CARD, GO], "a group without controls is no stop"
    keys(driver, "tab", "down", "tab", "tab", "tab", "tab")
    assert page.input.focus == SOUND
    driver.key("tab", pygame.KMOD_SHIFT)
    assert page.input.focus == GO


def test_arrows_change_a_value_across_and_walk_inside_the_group_up_and_down(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    keys(driver, "tab", "tab", "right", "right", "down", "left", "down", "left", "left", "down", "right")
    assert page.told == [
        ("took", SIZE, "large"),
        ("took", SOUND, 0.25),
        ("took", LETTERS, False),
        ("took", ASK, True),
    ], "a pale cell is not come to, and off stays off"
    keys(driver, "down", "right", "down", "down")
    assert page.told[-1] == ("took", FLAGS, 7)
    assert page.input.focus == FLAGS, "arrows do not leave the group"


def test_enter_switches_chooses_and_opens(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    keys(driver, "tab", "tab", "return", "down", "down", "space", "tab", "down", "return")
    assert page.open_list == GROUP
    keys(driver, "down", "return")
    assert page.values[GROUP] == "two"
    assert page.input.focus == GROUP
    keys(driver, "down", "right", "return")
    assert [each for each in page.told if each[0] == "took"] == [
        ("took", SIZE, "large"),
        ("took", LETTERS, False),
        ("took", GROUP, "two"),
        ("took", EARLY, True),
    ]


def test_escape_closes_a_list_before_it_leaves_the_page(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    driver.click(GROUP)
    keys(driver, "escape")
    assert driver.shows(page)
    keys(driver, "escape")
    assert not driver.shows(page)


def test_backspace_sets_back_slash_searches_and_f1_asks_for_the_rule(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    keys(driver, "tab", "tab", "backspace", "f1", "/")
    driver.type("road")
    assert page.told == [
        ("set back", SIZE, None),
        ("rule", SIZE, None),
        *(("took", FIND, "road"[:end]) for end in range(1, 5)),
    ]
    assert page.input.focus == FIND


# what scrolls


def test_what_has_no_room_scrolls_by_wheel_bar_and_page_keys(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (1280, 720), rows=30)
    window, last = page.scrolls.windows["rows"], ControlId("row", 29)
    assert page.hits.get(last) is None
    driver.move(window.center)
    driver.wheel(-100)
    assert page.hits.get(last) is not None
    driver.wheel(100)
    bar = driver.hit(ScrollId("rows")).bounds
    driver.drag(bar.midtop, bar.midbottom)
    assert page.hits.get(last) is not None
    driver.click(ControlId("row", 27))
    keys(driver, "pageup")
    assert page.hits.get(last) is None


def test_arrows_bring_what_is_out_of_sight_into_it(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (1280, 720), rows=30)
    keys(driver, "tab", *("tab",) * 3)
    assert page.input.focus == ControlId("row", 0)
    keys(driver, *("down",) * 29)
    seen = driver.hit(ControlId("row", 29)).bounds
    assert page.scrolls.windows["rows"].contains(seen)


def test_what_is_scrolled_out_of_sight_keeps_the_focus(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (1280, 720), rows=30)
    keys(driver, "tab", *("tab",) * 3)
    page.scroll_page(1, page.controls[ControlId("row", 0)])
    assert page.hits.get(ControlId("row", 0)) is None
    keys(driver, "down")
    assert page.input.focus == ControlId("row", 1)
    assert page.hits.get(ControlId("row", 1)) is not None


# a number at its limit


def test_a_number_at_its_limit_shakes_and_comes_to_rest(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path)
    page = SamplePage(MotionKind.FULL)
    driver.open(page)
    driver.settle()
    driver.click(StepId(FLAGS, 1))
    driver.click(StepId(FLAGS, 1))
    assert page.marks.shaking
    driver.settle()
    assert not page.busy
    assert page.values[FLAGS] == 7
