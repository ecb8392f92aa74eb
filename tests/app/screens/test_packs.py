"""The window plays whatever packs are asked for: title, form, tiles and table are made of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.errors import StartError
from hamlet.app.home import Home, WantedGames
from hamlet.app.ids import ButtonId, CellId, OfferId, OptionId, StepId, TileId
from hamlet.app.kit.bars import BACK
from hamlet.app.opening import first_page
from hamlet.app.pages import HelpPage, TablePage
from hamlet.app.screens.every_rule import EveryRuleScreen
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.setup_ids import BEGIN, EVERY, PRESET_LINE
from hamlet.app.screens.title import TitleScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.players.registry import make_player
from hamlet.session.driving import deciding, play_one
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.store.folders import Folders
from tests.app.driver import Driver
from tests.app.texts import hearing, overlapping
from tests.packs import STRANGE, write_files, write_orchard


def _driver(tmp_path: Path, wanted: WantedGames) -> Driver:
    driver = Driver(tmp_path)
    driver.home.wanted = wanted
    return driver


def test_the_pack_of_the_readme_is_opened_and_a_turn_is_played(tmp_path: Path) -> None:
    write_orchard(Folders(tmp_path).packs)
    driver = _driver(tmp_path, WantedGames(("base", "orchard"), "manual", ("donkey_cost=2",)))
    driver.home.lot = lambda most: 7
    driver.open_page(first_page(driver.home, "human,greedy", None))
    driver.settle()
    table = driver.screen
    assert isinstance(table, TableScreen)
    setup = table.session.setup
    assert [pack["id"] for pack in setup.packs] == ["base", "orchard"]
    assert (setup.preset, setup.definitions.rules.donkey_cost) == ("manual", 2)
    assert "orchard" in [tile.id for tile in setup.definitions.tiles]
    while table.session.state.decider != 0:
        driver.frames(5)
    village = table.session.state.village.tiles
    farm = next(uid for uid, one in enumerate(village) if setup.definitions.tiles[one.tile].id == "farm")
    before = len(table.session.history.done)
    driver.settle()
    driver.click(TileId(farm))
    driver.settle()
    driver.click(OfferId("produce"))
    driver.settle()
    assert len(table.session.history.done) == before + 1
    driver.key("n")
    driver.settle()
    assert len(table.session.history.done) > before + 2
    driver.close()


def test_title_form_and_tiles_are_those_of_the_packs(tmp_path: Path) -> None:
    write_files(Folders(tmp_path).packs / "strange", STRANGE)
    driver = _driver(tmp_path, WantedGames(("strange",)))
    driver.open(TitleScreen(driver.home))
    driver.settle()
    driver.click(ButtonId("new"))
    form = driver.screen
    assert isinstance(form, SetupScreen)
    assert [seat.color for seat in form.form.seats] == ["green", "blue", "white", "black"]
    names = [preset["id"] for preset in form.form.presets]
    for _ in range(names.index("rich")):
        driver.click(StepId(PRESET_LINE, 1))
    assert form.form.preset == "rich"
    with hearing() as drawn:
        driver.click(EVERY)
        driver.frames(2)
    rules = driver.screen
    assert isinstance(rules, EveryRuleScreen)
    assert {"Weather", "thick"} <= {text.text for text in drawn}
    rules.input.set_focus(OptionId("fog"))
    driver.click(CellId(OptionId("fog"), "none"))
    rules.input.set_focus(OptionId("gusts", 1))
    driver.click(StepId(OptionId("gusts", 1), -1))
    driver.key("escape")
    driver.click(BEGIN)
    table = driver.screen
    assert isinstance(table, TableScreen)
    assert table.session.setup.options == {"fog": "none", "gusts": [1, 1]}
    assert table.session.setup.definitions.rules.option("gusts", (0, 0)) == (1, 1)
    driver.close()
    driver.open(SetupScreen(driver.home))
    driver.click(BACK)
    with hearing() as drawn:
        driver.open_page(HelpPage(chapter="every"))
    assert "Stone Circle" in " ".join(text.text for text in drawn)


def test_a_game_of_things_nobody_has_drawn_is_shown_at_the_table(tmp_path: Path) -> None:
    write_files(Folders(tmp_path).packs / "strange", STRANGE)
    driver = _driver(tmp_path, WantedGames(("strange",), None, ("blueprint_limit=6",)))
    choice = driver.home.choice
    session = Session(choice.setup(seats_for(["human"] * 4, choice.packs.colours), 3))
    players = {seat: make_player("greedy", 3, seat) for seat in range(4)}
    driver.open_page(TablePage(session))
    table = driver.screen
    assert isinstance(table, TableScreen)
    while play_one(session, deciding(players)) is not None:
        if len(session.history.done) % 60 == 0:
            with hearing() as drawn:
                table.resize(driver.surface.get_size(), 1.0)
                driver.settle(60)
            assert not overlapping(drawn)
    tiles = session.setup.definitions.tiles
    built = {tiles[placed.tile].id for placed in session.state.village.tiles}
    assert {"hives", "meadery"} & built
    driver.close()


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (WantedGames(("swamp",)), "no pack and no folder is called 'swamp'"),
        (WantedGames(("broken",)), "hamlet check shows them all"),
        (WantedGames(preset="house"), "no preset is called 'house'"),
        (WantedGames(options=("flags=0",)), "from 1 to 30"),
    ],
)
def test_packs_that_cannot_be_played_are_told_on_the_title(
    wanted: WantedGames, said: str, tmp_path: Path
) -> None:
    write_files(Folders(tmp_path).packs / "broken", {"pack.yaml": "id: broken\n"})
    driver = _driver(tmp_path, wanted)
    title = TitleScreen(driver.home)
    driver.open(title)
    driver.settle()
    for what in ("new", "botric"):
        title.trouble = ""
        driver.click(ButtonId(what))
        assert said in title.trouble
        assert driver.shows(title)
    with pytest.raises(StartError):
        first_page(driver.home, "human,greedy", None)


def test_packs_are_read_once_for_all_screens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = Home(Folders(tmp_path))
    first = home.choice
    monkeypatch.setattr("hamlet.content.shelf.PackShelf.read", None)
    assert home.choice is first
