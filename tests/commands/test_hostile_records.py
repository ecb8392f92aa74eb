"""A thousand changed and resealed records through commands and window: opened, or told in one line."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path

import pytest

from hamlet.app.errors import StartError
from hamlet.app.ids import ButtonId
from hamlet.app.opening import first_page
from hamlet.app.pages import AskPage, HelpPage, Page, ScoringPage, TitlePage
from hamlet.app.screens.title import TitleScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.cli import main
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.generations import GameFiles
from tests.app.driver import Driver
from tests.app.texts import hearing
from tests.session.hostile_records import hostile_record, sealed
from tests.spread import only

ALL, SUITE, STEP = 1_000, 100, 20
# What draws takes longest: in the suite not every record comes into the window, nor into a picture ever.
WINDOWS, SHOTS, TILES = 10, 20, 5
UNPRINTABLE = {"Cc", "Cf", "Cs", "Zl", "Zp"}
KEYS = ("n", "b", "escape", "t", "escape", "m", "escape", "c", "escape", "x", "escape", "h", "z")


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def told(line: list[str], capsys: pytest.CaptureFixture[str]) -> int:
    """The exit code; what cannot be done is told in one line, and nothing does anything to a terminal."""
    code = main(line)
    out, err = capsys.readouterr()
    assert code in {0, 1, 2}
    if code == 2:
        assert out == ""
        assert err.count("\n") == 1
    assert not [char for char in out + err if char != "\n" and unicodedata.category(char) in UNPRINTABLE]
    return code


def page_of(driver: Driver, file: Path) -> Page | str:
    try:
        return first_page(driver.home, None, str(file))
    except StartError as error:
        return str(error)


def opened(driver: Driver, file: Path, *, tiles: bool) -> None:
    """As `--load` does: a table that can be looked at and played on, or one sentence."""
    page = page_of(driver, file)
    if isinstance(page, str):
        assert page
        assert "\n" not in page
        return
    if isinstance(page, AskPage):
        # Somebody at the table is not known here: it is told, and the first way is to look at the game.
        assert all(page.lines)
        page = page.ways[0][1]
    driver.open_page(page)
    driver.frames(2)
    for key in KEYS:
        driver.key(key)
    table = driver.app.stack[0]
    assert isinstance(table, TableScreen)
    driver.open_page(ScoringPage(table.session))
    if tiles:
        driver.open_page(HelpPage(chapter="every", definitions=table.session.setup.definitions))
    driver.app.close()


def continued(driver: Driver, number: int) -> None:
    """As the game that the program kept: *Continue* opens it, or the title says that it cannot be opened."""
    folders: Folders = driver.home.folders
    record, _ = hostile_record(number)
    record["id"] = "hostile"
    files = GameFiles(folders.autosaves, "hostile")
    files.latest.parent.mkdir(parents=True, exist_ok=True)
    files.latest.write_bytes(sealed(record))
    with hearing() as drawn:
        driver.open_page(TitlePage())
    title = driver.screen
    assert isinstance(title, TitleScreen)
    if title.kept.newest is not None:
        driver.click(ButtonId("continue"))
        driver.frames(1)
    elif title.kept.broken:
        said = title.words.label("screens.games.wrong", count=1)
        assert said in " ".join(text.text for text in drawn)
    else:
        assert [game.sound for game in title.kept.games] == [True]  # it has come to its end
    assert driver.app.stack
    driver.app.close()
    for path in folders.autosaves.iterdir():
        path.unlink()


def go_through(number: int, driver: Driver | None, capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(f"{number}.hamlet")
    try:
        file.write_bytes(sealed(hostile_record(number)[0]))
    except StoreError:
        return  # nobody could have written it
    told(["replay", file.name], capsys)
    told(["replay", file.name, "--verify"], capsys)
    told(["replay", file.name, "--at", str(number % 30), "--snapshot"], capsys)
    if driver is not None:
        opened(driver, file, tiles=number % TILES == 0)
        continued(driver, number)


def go_through_all(numbers: range, place: Path, capsys: pytest.CaptureFixture[str], windows: int) -> None:
    driver = Driver(place, (960, 540))
    for number in numbers:
        try:
            go_through(number, None if number % windows else driver, capsys)
        except Exception as error:
            error.add_note(f"record {number}: {json.dumps(hostile_record(number)[1])}")
            raise
    # Last: it takes the display with it.
    for number in numbers[::SHOTS]:
        if Path(f"{number}.hamlet").exists():
            told(["shot", "o.png", "--record", f"{number}.hamlet", "--size", "960x540"], capsys)


@pytest.mark.parametrize("first", only([40], range(0, SUITE, STEP)))
def test_changed_records_are_opened_or_told_in_one_line(
    first: int, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    go_through_all(range(first, first + STEP), place, capsys, WINDOWS)


@pytest.mark.heavy
@pytest.mark.parametrize("first", range(SUITE, ALL, 100))
def test_a_thousand_changed_records_are_opened_or_told_in_one_line(
    first: int, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    go_through_all(range(first, first + 100), place, capsys, 1)
