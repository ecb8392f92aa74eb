"""An error that nobody expected: it is told, nothing is lost, and one can go on."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from hamlet.app.ids import ButtonId
from hamlet.app.pages import TablePage, TitlePage
from hamlet.app.screens.broken import BrokenScreen
from hamlet.app.screens.title import TitleScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.store.diary import written
from hamlet.store.saves import load_game
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import cut_off, hearing, overlapping


def _fails(*_: object) -> None:
    raise ZeroDivisionError("the donkey fell")


def _table(driver: Driver) -> TableScreen:
    driver.open_page(TitlePage())
    driver.open_page(TablePage(game(2, 25, 3)))
    driver.settle()
    screen = driver.screen
    assert isinstance(screen, TableScreen)
    return screen


def _broken(driver: Driver, part: str = "draw") -> BrokenScreen:
    setattr(driver.screen, part, _fails)
    driver.app.guarded_frame([])
    driver.frames(1)
    screen = driver.screen
    assert isinstance(screen, BrokenScreen)
    return screen


@pytest.mark.parametrize("part", ["draw", "update"])
def test_one_goes_on_from_the_last_save_where_a_frame_of_the_table_fails(tmp_path: Path, part: str) -> None:
    driver = Driver(tmp_path)
    played = _table(driver).session
    done = [step.data for step in played.history.done]
    _broken(driver, part)
    driver.click(ButtonId("on"))
    driver.settle()
    table = driver.screen
    assert isinstance(table, TableScreen)
    assert table.session is not played
    assert table.session.id == played.id
    assert [step.data for step in table.session.history.done] == done


def test_the_game_is_kept_even_where_the_table_cannot_be_left(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    table = _table(driver)
    session, leave = table.session, table.close

    def half_way() -> None:
        leave()
        _fails()

    table.close = half_way  # type: ignore[method-assign]
    _broken(driver)
    assert session.id is not None
    kept = load_game(driver.home.folders, session.id)
    actions = kept.record["actions"]
    assert isinstance(actions, list)
    assert len(actions) == len(session.history.done)


def test_the_report_holds_the_game_and_where_it_failed(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    played = _table(driver).session
    driver.home.diary.open(driver.home.folders)
    screen = _broken(driver)
    driver.click(ButtonId("report"))
    [path] = driver.home.folders.reports.iterdir()
    assert str(path) in screen.written
    with ZipFile(path) as bundle:
        assert "the donkey fell" in bundle.read("report.txt").decode()
        assert "base 1" in bundle.read("report.txt").decode()
        assert b"TablePage opens" in bundle.read("hamlet.log")
        assert played.id is not None
        assert played.id.encode() in bundle.read("game.hamlet")
    driver.home.diary.close()
    assert "the donkey fell" in written(driver.home.folders)[0].read_text(encoding="utf-8")


def test_a_report_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    _table(driver)
    screen = _broken(driver)
    driver.home.folders.reports.write_text("in the way", encoding="utf-8")
    driver.click(ButtonId("report"))
    assert screen.written
    assert "report" in screen.written


def test_without_a_game_one_goes_to_the_title_or_leaves(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open_page(TitlePage())
    screen = _broken(driver)
    assert screen.hits.get(ButtonId("on")) is None
    driver.click(ButtonId("title"))
    assert isinstance(driver.screen, TitleScreen)
    _broken(driver)
    driver.key("escape")
    assert isinstance(driver.screen, TitleScreen)
    _broken(driver)
    driver.click(ButtonId("quit"))
    assert not driver.app.running


def test_an_error_of_this_screen_itself_ends_the_program(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open_page(TitlePage())
    screen = _broken(driver)
    screen.update = _fails  # type: ignore[assignment]
    with pytest.raises(ZeroDivisionError):
        driver.app.guarded_frame([])


@pytest.mark.parametrize(("size", "scale"), [((960, 540), 1.0), ((1280, 720), 1.5), ((3840, 2160), 2.0)])
def test_all_it_says_has_room(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    driver = Driver(tmp_path, size, scale)
    _table(driver)
    screen = _broken(driver)
    driver.click(ButtonId("report"))
    with hearing() as drawn:
        screen.resize(size, scale)
    assert drawn
    assert overlapping(drawn) == []
    assert cut_off(drawn) == []
