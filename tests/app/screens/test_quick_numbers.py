"""Quick numbers of a tile: games with it and without, played beside the window, told by three meters."""

from __future__ import annotations

import threading
from multiprocessing import active_children
from pathlib import Path

import pytest

from hamlet.app.screens.workshop.canvas import canvas_ids as ids
from hamlet.app.screens.workshop.canvas.quick_view import NOTHING, quick_meters
from hamlet.content.editing.drafts import draft_of
from hamlet.content.editing.history import EditHistory
from hamlet.numbers.beside import GamesBeside
from hamlet.words.rooms import english
from tests.app.driver import Driver
from tests.app.numbers_games import numbers_games
from tests.app.screens.workshop_desk import FORESTER, Desk, DeskPage
from tests.app.texts import cut_off, hearing, pale, small
from tests.spread import spread

WORDS = english()
TAVERN = {**FORESTER, "id": "tavern", "name": "Tavern"}


def opened(
    folder: Path, size: tuple[int, int] = (1920, 1080), desk: Desk | None = None
) -> tuple[Driver, DeskPage]:
    driver = Driver(folder, size, 1.0)
    page = DeskPage(desk or Desk(draft_of("tiles", TAVERN)))
    driver.open(page)
    driver.settle()
    return driver, page


def games_of(page: DeskPage) -> GamesBeside:
    assert page.quick.games is not None
    return page.quick.games


def going_on(page: DeskPage) -> bool:
    return page.quick.running


def changed(page: DeskPage) -> bool:
    return page.quick.changed


def words_of(driver: Driver, page: DeskPage) -> str:
    with hearing() as drawn:
        page.resize(page.size, page.scale)
        driver.settle()
    return " ".join(each.text for each in drawn)


def test_meters_tell_what_the_page_of_numbers_tells() -> None:
    found = numbers_games().result
    row = found.rows[0]
    built, wins, points = quick_meters(WORDS, found, row.id)
    assert built.figures == f"{100 * row.built.part:.0f} %"
    assert built.usual == row.others
    assert wins.bounds == (row.wins.low, row.wins.high)
    assert wins.usual is not None
    assert wins.usual[0] < found.fair < wins.usual[1]
    assert points.figures == "0.0", "nothing is scored on tiles of made-up games"


def test_without_games_there_are_no_figures() -> None:
    assert [each.figures for each in quick_meters(WORDS, None, "tavern")] == [NOTHING] * 3
    assert [each.filled for each in quick_meters(WORDS, None, "tavern")] == [None] * 3


def test_games_are_played_beside_the_window_and_told(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    assert "200 quick games with it" in words_of(driver, page)
    driver.click(ids.QUICK_PLAY)
    assert going_on(page)
    assert "of 6" in words_of(driver, page)
    games_of(page).wait()
    driver.frames(3)
    assert not going_on(page)
    told = words_of(driver, page)
    assert "6 quick games with it, 6 without" in told
    assert "Play again" in told
    result = games_of(page).result
    row = result.tile("tavern")
    assert row is not None
    assert row.base_built is None, "without it nobody can build it"
    brought = result.with_packs.points_on("tavern")
    assert (brought is None) == (not result.with_packs.built["tavern"])
    driver.close()


def test_a_tile_that_was_changed_since_is_marked_but_not_for_its_name(tmp_path: Path) -> None:
    desk = Desk(draft_of("tiles", TAVERN))
    driver, page = opened(tmp_path, desk=desk)
    driver.click(ids.QUICK_PLAY)
    page.quick.stop()
    assert desk.data is not None
    before = desk.data["tiles"]
    named = [{**each, "name": "Inn"} if each["id"] == "tavern" else each for each in before]
    desk.data = {**desk.data, "tiles": named}
    assert not changed(page)
    dearer = [{**each, "slots": 3} if each["id"] == "tavern" else each for each in before]
    desk.data = {**desk.data, "tiles": dearer}
    assert changed(page)
    page.relayout()
    assert "changed since" in words_of(driver, page)
    driver.close()


def test_esc_stops_games_and_so_does_closing_the_page(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    driver.click(ids.QUICK_PLAY)
    driver.key("escape")
    assert not page.quick.running
    assert driver.shows(page), "Esc did nothing else"
    driver.click(ids.QUICK_PLAY)
    page.close()
    driver.close()
    for thread in threading.enumerate():
        if thread.name == "games beside":
            thread.join(30)
    assert active_children() == []


@pytest.mark.parametrize("what", ["unsound", "start", "none"])
def test_what_cannot_be_compared_says_why(what: str, tmp_path: Path) -> None:
    desk = Desk(draft_of("tiles", TAVERN))
    if what == "unsound":
        desk.sound = False
    elif what == "start":
        assert desk.data is not None
        start = desk.data["layouts"][0]["tiles"][0]["tile"]
        desk = Desk(draft_of("tiles", {**TAVERN, "id": start}))
    else:
        desk.data = None
    driver, page = opened(tmp_path, desk=desk)
    hit = driver.hit(ids.QUICK_PLAY)
    assert not hit.enabled
    assert hit.hint
    page.quick.took(ids.QUICK_PLAY, True)
    assert page.quick.games is None
    driver.close()


@spread({"size": [(960, 540), (1280, 720), (1920, 1080)], "played": [True, False]})
def test_every_word_on_it_is_whole(size: tuple[int, int], *, played: bool, tmp_path: Path) -> None:
    driver, page = opened(tmp_path, size)
    if played:
        page.quick.play()
        page.quick.stop()
    with hearing() as drawn:
        page.resize(size, 1.0)
        driver.settle()
    assert cut_off(drawn) == []
    assert pale(drawn) == []
    assert small(drawn, 1.0) == []
    driver.close()


def test_numbers_of_one_tile_are_not_told_of_the_next(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    driver.click(ids.QUICK_PLAY)
    games_of(page).wait()
    driver.frames(3)
    assert "200 quick games with it" not in words_of(driver, page)
    desk = page.desk
    desk.history = EditHistory(draft_of("tiles", {**TAVERN, "id": "market"}))
    told = words_of(driver, page)
    assert "200 quick games with it" in told
    assert "%" not in told
    desk.history = EditHistory(draft_of("tiles", TAVERN))
    assert "200 quick games with it" not in words_of(driver, page)
    driver.close()
