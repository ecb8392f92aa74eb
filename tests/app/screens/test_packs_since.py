"""Games whose packs are gone or have changed: they say which, and go on with what they keep."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from hamlet.app.home import Home
from hamlet.app.pages import GamesPage, PacksPage, ReplayPage, SetupPage, TablePage
from hamlet.app.screens.kept_list import GamesScreen
from hamlet.app.screens.packs import packs_ids as ids
from hamlet.app.screens.packs.packs_screen import PacksScreen
from hamlet.app.screens.replay import ReplayScreen
from hamlet.app.screens.setup_ids import BEGIN
from hamlet.app.starting import go_on_with
from hamlet.app.table.table_screen import TableScreen
from hamlet.session.record import make_record
from hamlet.store.folders import Folders
from hamlet.store.kept_games import kept_games
from hamlet.store.settings import Settings
from tests.app.driver import Driver
from tests.app.many_packs import WOODS
from tests.app.texts import hearing
from tests.packs import write_files
from tests.spread import spread

NEWER = {**WOODS, "pack.yaml": WOODS["pack.yaml"].replace('"1.2"', '"1.3"')}
TOUCHED = {**WOODS, "tiles.yaml": WOODS["tiles.yaml"].replace("points: 3", "points: 4")}
ABSENT = "woods 1.2 is not among your packs. This game keeps all it was begun with and plays on"
OTHER = "Woods and Ways is here as 1.3: this game goes on with 1.2, which it keeps."
CHANGED = "Woods and Ways 1.2 has changed since: this game goes on with it as it was."


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """A game with a pack was begun and left."""
    write_files(tmp_path / "packs" / "woods", WOODS)
    settings = Settings(animation_speed=0.0, ui_scale=1.0, motion="off", packs_on=("woods",))
    home = Home(Folders(tmp_path), settings, lot=lambda _: 4)
    driver = Driver(tmp_path, home=home)
    driver.open_page(SetupPage())
    driver.click(BEGIN)
    table = driver.screen
    assert isinstance(table, TableScreen)
    driver.settle()
    driver.close()
    return home


def become(folder: Path, what: str) -> str:
    """The pack goes, or becomes another one; what is to be said of that."""
    shutil.rmtree(folder / "packs" / "woods")
    files = {"newer": NEWER, "touched": TOUCHED, "same": WOODS}.get(what)
    if files is not None:
        write_files(folder / "packs" / "woods", files)
    return {"gone": ABSENT, "newer": OTHER, "touched": CHANGED}.get(what, "")


@spread({"what": ["gone", "newer", "touched", "same"], "size": [(1280, 720), (1920, 1080)]})
def test_the_page_of_games_names_the_packs_and_what_has_become_of_them(
    what: str, size: tuple[int, int], home: Home, tmp_path: Path
) -> None:
    said = become(tmp_path, what)
    driver = Driver(tmp_path, size, 1.0, home=home)
    driver.open_page(GamesPage())
    driver.settle()
    assert isinstance(driver.screen, GamesScreen)
    with hearing() as drawn:
        driver.screen.resize(size, 1.0)
        driver.settle()
    told = " ".join(" ".join(each.text.split()) for each in drawn)
    assert ("woods" if what == "gone" else "Woods and Ways") in told
    for word in said.split()[:4]:
        assert word in told
    if what == "same":
        assert "goes on with" not in told


@pytest.mark.parametrize("what", ["gone", "newer", "touched", "same"])
def test_a_game_goes_on_with_what_it_keeps_and_says_so(what: str, home: Home, tmp_path: Path) -> None:
    said = become(tmp_path, what)
    (game,) = kept_games(home.folders).games
    page = go_on_with(home, game)
    assert isinstance(page, TablePage)
    assert [each.startswith(said) for each in page.news] == ([True] if said else [])
    tiles = {tile.id: tile for tile in page.session.setup.definitions.tiles}
    assert tiles["forester"].reward.gain.points == 3
    driver = Driver(tmp_path, home=home)
    driver.open_page(page)
    driver.settle()
    driver.close()


def test_looking_back_says_it_too(home: Home, tmp_path: Path) -> None:
    (game,) = kept_games(home.folders).games
    page = go_on_with(home, game)
    assert isinstance(page, TablePage)
    said = become(tmp_path, "gone")
    driver = Driver(tmp_path, home=home)
    driver.open_page(ReplayPage("Netherby", record=make_record(page.session)))
    replay = driver.screen
    assert isinstance(replay, ReplayScreen)
    driver.settle()
    assert replay.told.startswith(said)
    driver.close()


def test_the_page_of_packs_names_the_games_that_use_a_pack(home: Home, tmp_path: Path) -> None:
    become(tmp_path, "newer")
    home.look_again()
    driver = Driver(tmp_path, (1920, 1080), 1.0, home=home)
    driver.open_page(PacksPage())
    driver.settle()
    page = driver.screen
    assert isinstance(page, PacksScreen)
    page.input.set_focus(ids.row_id("woods"))
    assert [(use.version, use.pack) for use in page.shown.uses("woods")] == [("1.2", "woods")]
    with hearing() as drawn:
        page.resize((1920, 1080), 1.0)
        driver.settle()
    told = " ".join(each.text for each in drawn)
    assert "1 kept game uses it." in told
    assert "go on with 1.2" in told
