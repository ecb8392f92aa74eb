"""Five hundred hostile packs through `check`, `simulate` and the window: played, or refused in one line."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

from hamlet.app.errors import StartError
from hamlet.app.home import Home, WantedGames
from hamlet.app.ids import ButtonId
from hamlet.app.pages import HelpPage, SetupPage, TitlePage
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.setup_ids import BEGIN
from hamlet.app.table.table_screen import TableScreen
from hamlet.cli import main
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from tests.app.driver import Driver
from tests.content.hostile_packs import hostile_pack
from tests.spread import only

ALL, SUITE, STEP = 500, 50, 10
UNPRINTABLE = {"Cc", "Cf", "Cs", "Zl", "Zp"}


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(number: int, place: Path) -> str:
    """The packs to be named for a game with the hostile one."""
    files, _ = hostile_pack(number)
    folder = place / f"p{number}"
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    needs_base = re.search(rb"requires:\s*(\[base\]|- base)", files["pack.yaml"])
    return f"base,./p{number}" if needs_base else f"./p{number}"


def told(line: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """The exit code, and what was printed: nothing in it does anything to a terminal."""
    code = main(line)
    out, err = capsys.readouterr()
    for text in (out, err):
        assert not [char for char in text if char != "\n" and unicodedata.category(char) in UNPRINTABLE]
    return code, out, err


def go_through(number: int, place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    packs = write(number, place)
    code, out, err = told(["check", f"./p{number}"], capsys)
    assert code in {0, 1}
    assert out
    assert err == ""
    few = ["--games", "1", "--most-actions", "40", "--seats", "random,greedy"]
    played, out, err = told(["simulate", "--packs", packs, *few], capsys)
    # What is well by itself may still clash with the base game.
    assert played == 2 if code else played in {0, 2}
    assert (played == 2) == (out == "") == (err.count("\n") == 1)
    wanted = WantedGames(tuple(packs.split(",")))
    driver = Driver(
        place, (960, 540), home=Home(Folders(place / "home"), Settings(animation_speed=0.0), wanted)
    )
    if played == 0:
        begin(driver)
    else:
        refused(driver, err)


def begin(driver: Driver) -> None:
    """All tiles, the form, a game, a turn of it."""
    driver.home.check()
    for page in (TitlePage(), HelpPage(chapter="every"), SetupPage()):
        driver.open_page(page)
        driver.frames(2)
    assert driver.shows(SetupScreen)
    driver.click(BEGIN)
    assert driver.shows(TableScreen)
    driver.frames(3)
    for key in ("h", "b", "escape", "t", "escape", "m", "escape", "x", "escape", "n"):
        driver.key(key)
    driver.close()


def refused(driver: Driver, line: str) -> None:
    """The window says at its start what the command says; the title, opened all the same, shows it."""
    with pytest.raises(StartError) as error:
        driver.home.check()
    assert "\n" not in str(error.value)
    driver.open_page(TitlePage())
    driver.click(ButtonId("new"))
    assert not isinstance(driver.screen, SetupScreen)
    driver.frames(2)
    driver.close()


def go_through_all(numbers: range, place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in numbers:
        try:
            go_through(number, place, capsys)
        except Exception as error:
            error.add_note(f"pack {number}: {hostile_pack(number)[1]}")
            raise


@pytest.mark.parametrize("first", only([0, 20], range(0, SUITE, STEP)))
def test_hostile_packs_are_played_or_refused_in_one_line(
    first: int, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    go_through_all(range(first, first + STEP), place, capsys)


@pytest.mark.heavy
@pytest.mark.parametrize("first", range(SUITE, ALL, 50))
def test_five_hundred_hostile_packs_are_played_or_refused_in_one_line(
    first: int, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    go_through_all(range(first, first + 50), place, capsys)
