"""The whole window in the marked language: nothing is said in another one, and nothing is cut off."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.type import Role
from hamlet.app.board_view import BoardView
from hamlet.app.errors import StartError
from hamlet.app.flow.modes.filling import Filling
from hamlet.app.flow.table import Flow
from hamlet.app.home import Home, WantedGames
from hamlet.app.ids import ButtonId
from hamlet.app.keeping import Keeper
from hamlet.app.opening import first_page
from hamlet.app.pages import (
    WHOLE,
    AskPage,
    GamesPage,
    KeysPage,
    MenuPage,
    Page,
    RulesPage,
    ScoringPage,
    SettingsPage,
    SetupPage,
    TitlePage,
    UnkeptPage,
)
from hamlet.app.screens import unkept
from hamlet.app.screens.every_rule import EveryRuleScreen
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.setup_ids import BEGIN, RULES_TAB, VILLAGE_TAB
from hamlet.app.screens.title import TitleScreen
from hamlet.app.showing import MODES, enter_mode
from hamlet.app.showing_lake import LAKE_MODES
from hamlet.app.table.drawers import RAIL, seat_drawer
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.sheet import SheetScreen
from hamlet.engine.actions.villager import standing_places
from hamlet.engine.definitions import Kind
from hamlet.engine.places import tiles_of
from hamlet.resources import data_folder
from hamlet.session.record import make_record
from hamlet.session.session import Session
from hamlet.store.envelope import encode_record
from hamlet.store.folders import Folders
from hamlet.store.generations import GameFiles, write_generation
from hamlet.store.records import write_record
from hamlet.store.settings import Settings
from tests.app import marked
from tests.app.botric_games import MODES_WITH_HIM, mode_with_him
from tests.app.driver import Driver
from tests.app.lake_games import mode_game
from tests.app.marked import faults, spared, whole
from tests.app.texts import cut_off, hearing
from tests.choices import base_session
from tests.content.ids import unmarked
from tests.e2e.seen import draw_picture
from tests.packs import write_files
from tests.spread import only, spread
from tests.store.faults import FaultyDisk

LAYOUTS = [((960, 540), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0), ((3840, 2160), 2.0)]
every_layout = pytest.mark.parametrize(("size", "scale"), LAYOUTS)
# A screen at twice the scale is laid out as one of half the size, and what is said does not hang on the size.
layouts = pytest.mark.parametrize(("size", "scale"), only([LAYOUTS[0], LAYOUTS[2]], LAYOUTS))
Size = tuple[int, int]
DATE = re.compile(r"\d{4}-\d\d-\d\d")


def driver_for(folder: Path, size: Size, scale: float) -> Driver:
    return Driver(folder, size, scale, home=marked.home(folder, scale))


# sheets


def level_game() -> Session:
    """A game that has ended with everything level."""
    session = marked.game(4, 0)
    session.start.finished = True
    session.start.gold = (0,) * 4
    return session


PAGES: dict[str, Callable[[], Page]] = {
    "title": TitlePage,
    "keys": KeysPage,
    "settings": SettingsPage,
    "menu": lambda: MenuPage(marked.game()),
    "scores": lambda: ScoringPage(marked.game(4, 170)),
    "final": lambda: ScoringPage(marked.game(2, 2000)),
    "final of four": lambda: ScoringPage(marked.game(4, 2000)),
    "counted": lambda: ScoringPage(marked.game(4, 2000), shown="count"),
    "moves behind a figure": lambda: ScoringPage(marked.game(4, 2000), shown="opened"),
    "after the end": lambda: ScoringPage(marked.game(2, 2000), shown="around"),
    "level": lambda: ScoringPage(level_game()),
    "question": lambda: AskPage(
        marked.WORDS.label("screens.busy"),
        (marked.WORDS.label("screens.busy.about"),),
        (
            (marked.WORDS.label("screens.look"), TitlePage()),
            (marked.WORDS.label("screens.copy"), TitlePage()),
        ),
    ),
}


@layouts
@pytest.mark.parametrize("page", PAGES)
def test_a_sheet_says_everything_in_the_chosen_language(
    page: str, size: Size, scale: float, tmp_path: Path
) -> None:
    driver = driver_for(tmp_path, size, scale)
    with hearing() as drawn:
        driver.open_page(PAGES[page]())
    screen, found = driver.screen, faults(drawn, driver)
    # A page of the kit draws all that scrolls at once.
    while isinstance(screen, SheetScreen) and screen.scroll < screen.scroll_most:
        with hearing() as more:
            screen.scroll_by(screen.wheel_step())
            driver.frames(1)
        found += faults(more, driver)
    assert drawn
    assert sorted(set(found)) == []


# pages of the kit


@every_layout
@pytest.mark.parametrize("page", [SetupPage, RulesPage])
def test_a_page_says_everything_in_the_chosen_language(
    page: type[SetupPage | RulesPage], size: Size, scale: float, tmp_path: Path
) -> None:
    driver = driver_for(tmp_path, size, scale)
    with hearing() as drawn:
        driver.open_page(page())
        driver.settle()
    assert drawn
    screen, found = driver.screen, faults(drawn, driver)
    with hearing() as more:
        if isinstance(screen, SetupScreen):
            for tab in (VILLAGE_TAB, RULES_TAB):
                screen.tab = tab
                screen.relayout()
        elif isinstance(screen, EveryRuleScreen):
            screen.form.choose_called("blueprint_limit", 5)
            screen.form.choose_called("start_layout", "shuffled")
            screen.form.choose_called("prices_few", {"raw": 9, "refined": 10})
            driver.key("f2")
        driver.settle()
    assert sorted(set(found + faults(more, driver))) == []


# games that are kept, or cannot be


@layouts
def test_the_list_of_games_says_everything_in_the_chosen_language(
    size: Size, scale: float, tmp_path: Path
) -> None:
    driver = driver_for(tmp_path, size, scale)
    for game_id in ("a", "b"):
        Keeper(marked.game(2, 12), driver.home.folders, game_id).close()
    torn = GameFiles(driver.home.folders.autosaves, "b").latest
    torn.write_bytes(torn.read_bytes()[:-9])
    for page in (TitlePage(), GamesPage()):
        with hearing() as drawn:
            driver.open_page(page)
            driver.settle()
        said = [fault for fault in faults(drawn, driver) if not DATE.search(fault)]
        # The file is named, if need be in pieces.
        path = str(torn)
        pieces = {f"unmarked: {each.text!r}" for each in drawn if each.text.strip("-") in path}
        assert [fault for fault in said if "b.hamlet" not in fault and fault not in pieces] == []


@layouts
@pytest.mark.parametrize("mended", [0, 1])
def test_a_game_that_cannot_be_saved_is_told_in_the_chosen_language(
    mended: int, size: Size, scale: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unkept, "proposed_folders", tuple)
    driver, disk = driver_for(tmp_path, size, scale), FaultyDisk(0, lasting=True)
    keeper = Keeper(marked.game(2, 12), driver.home.folders, "g1", disk=disk)
    with hearing() as drawn:
        driver.open(TableScreen(keeper.session, keeper, 0.0))
    strip = [each for each in drawn if each.surface.get_width() < driver.surface.get_width()]
    assert cut_off(strip) == []
    disk.fail_at = -1 if mended else disk.fail_at
    keeper.try_again()
    with hearing() as drawn:
        driver.open_page(UnkeptPage(keeper, WHOLE))
    # The file is named, if need be in pieces.
    pieces = {
        f"unmarked: {each.text!r}" for each in drawn if each.text.strip("-") in str(keeper.saver.latest)
    }
    told = [fault for fault in faults(drawn, driver) if "g1." not in fault and fault not in pieces]
    assert told == []
    keeper.give_up()
    driver.close()


# why nothing begins

NOT_TO_BE_HAD = {
    "a pack": WantedGames(("swamp",)),
    "a broken pack": WantedGames(("broken",)),
    "a preset": WantedGames(preset="house"),
    "an option": WantedGames(options=("flags=0",)),
}


@pytest.mark.parametrize(
    ("wanted", "size", "scale"),
    only(
        [(wanted, *LAYOUTS[number % 2 * 2]) for number, wanted in enumerate(NOT_TO_BE_HAD)],
        [(wanted, *layout) for wanted in NOT_TO_BE_HAD for layout in LAYOUTS],
    ),
)
def test_the_title_says_in_the_chosen_language_why_nothing_begins(
    wanted: str, size: Size, scale: float, tmp_path: Path
) -> None:
    write_files(Folders(tmp_path).packs / "broken", {"pack.yaml": "id: broken\n"})
    settings = Settings(ui_scale=scale, animation_speed=0.0)
    home = Home(Folders(tmp_path), settings, NOT_TO_BE_HAD[wanted], marked.WORDS)
    driver = Driver(tmp_path, size, scale, home=home)
    with hearing() as drawn:
        driver.open_page(TitlePage())
        driver.settle()
        driver.click(ButtonId("new"))
        driver.frames(1)
    title = driver.screen
    assert isinstance(title, TitleScreen)
    assert title.trouble.startswith("⟦")
    told = title.trouble.replace("base, broken, lake", "")  # ids of packs are no words
    assert unmarked(told, [tmp_path, data_folder(), Path.cwd()]) == []
    assert any(each.text.startswith("⟦") and each.text in title.trouble for each in drawn)
    assert cut_off(drawn) == []


def test_the_title_says_in_the_chosen_language_why_a_game_cannot_be_gone_on_with(tmp_path: Path) -> None:
    home = marked.home(tmp_path, 1.0)
    record = make_record(marked.game()) | {"id": "odd", "definitions": {}}
    record["about"] = {"seats": record["setup"]["seats"], "round": 1, "finished": False}
    files = GameFiles(home.folders.autosaves, "odd")
    write_generation(files, encode_record(record))
    driver = Driver(tmp_path, (1280, 720), 1.0, home=home)
    driver.open_page(TitlePage())
    driver.click(ButtonId("continue"))
    title = driver.screen
    assert isinstance(title, TitleScreen)
    assert title.trouble.startswith("⟦")
    assert unmarked(title.trouble, [Path("/definitions")]) == []


@layouts
def test_the_form_says_in_the_chosen_language_why_nothing_begins(
    size: Size, scale: float, tmp_path: Path
) -> None:
    driver = driver_for(tmp_path, size, scale)
    driver.open_page(SetupPage())
    setup = driver.screen
    assert isinstance(setup, SetupScreen)
    setup.form.options["start_layout"] = "a layout that nobody knows"
    with hearing() as drawn:
        driver.click(BEGIN)
        driver.frames(1)
    assert cut_off(drawn) == []
    assert setup.trouble.startswith("⟦")
    assert unmarked(setup.trouble, []) == []


@pytest.mark.parametrize(
    ("new", "load"),
    [
        ("human,gandalf", None),
        ("human", None),
        (None, "gone.hamlet"),
        (None, "poem.hamlet"),
        (None, "odd.hamlet"),
    ],
)
def test_the_window_says_in_the_chosen_language_why_it_does_not_open(
    new: str | None, load: str | None, tmp_path: Path
) -> None:
    (tmp_path / "poem.hamlet").write_text("To be", "utf-8")
    write_record(tmp_path / "odd.hamlet", make_record(marked.game()) | {"hashes": [], "actions": [{}]})
    with pytest.raises(StartError) as error:
        first_page(marked.home(tmp_path, 1.0), new, str(tmp_path / load) if load else None)
    assert str(error.value).startswith("⟦")
    said = re.sub(r"\w+\.hamlet|human|random|greedy", " ", str(error.value))
    assert unmarked(said, [tmp_path]) == []


# the table


def moment(fits: Callable[[Session], bool], seats: int = 2, begin: int = 20) -> Session:
    """The first moment of the game that will do."""
    session = whole(seats)
    forks = (session.fork(at) for at in range(begin, len(session.history.done)))
    return next(fork for fork in forks if fits(fork))


def mode(name: str) -> Session:
    if name in LAKE_MODES:
        return marked.in_marks(mode_game(name))
    if name in MODES_WITH_HIM:
        return marked.in_marks(mode_with_him(name))
    return moment(lambda session: enter_mode(Flow(session), name), begin=60)


def asked(decision: str) -> Session:
    return moment(lambda session: session.state.decision == decision)


def barn() -> Session:
    return moment(lambda session: bool(_choosing(session)))


def _choosing(session: Session) -> list[int]:
    tiles = session.setup.definitions.tiles
    producers = tiles_of(session.state, Kind.PRODUCER)
    return [uid for uid in producers if len(tiles[session.state.village.tiles[uid].tile].produces) > 1]


def laying() -> Session:
    return marked.in_marks(base_session(["human", "human"], 7, {"start_layout": "by-hand"}))


def rivals() -> Session:
    games_ = (base_session(["human", "greedy"], seed) for seed in range(20))
    return marked.in_marks(next(session for session in games_ if session.state.decider == 1))


Enter = Callable[[Driver, TableScreen], object]


def keys(*names: str) -> Enter:
    def enter(driver: Driver, _: TableScreen) -> None:
        for name in names:
            driver.key(name)

    return enter


def drawer(name: str) -> Enter:
    def enter(_: Driver, table: TableScreen) -> None:
        table.looking.toggle(name)
        table.relayout()

    return enter


def nothing(_: Driver, __: TableScreen) -> None:
    """The table as it is."""


def _enter_mode(name: str, _: Driver, table: TableScreen) -> None:
    assert enter_mode(table.flow, name)


def fill(_: Driver, table: TableScreen) -> None:
    uid = _choosing(table.session)[0]
    tile = table.session.state.village.tiles[uid].tile
    table.flow.enter(Filling(uid, table.session.setup.definitions.tiles[tile].produces[:2]))


def refused(driver: Driver, table: TableScreen) -> None:
    """Everything on the table chosen, one after the other: many a reason why not, each shown once."""
    told: set[str] = set()
    for hit in list(table.hits):
        table.flow.choose(hit.id)
        toast = table.flow.scene().toast
        if toast and toast not in told:
            told.add(toast)
            driver.frames(1)
    assert told


LOOKS: dict[str, tuple[Callable[[], Session], Enter]] = {
    "early": (lambda: whole(2).fork(4), nothing),
    "middle": (lambda: whole(2).fork(60), nothing),
    "late": (lambda: whole(2).fork(len(whole(2).history.done) - 20), nothing),
    "four seats": (lambda: whole(4).fork(200), nothing),
    "last round": (lambda: moment(lambda session: session.state.ending), nothing),
    **{name: (partial(mode, name), partial(_enter_mode, name)) for name in MODES},
    "hire": (lambda: asked("hire"), nothing),
    "place donkey": (lambda: asked("place_donkey"), nothing),
    "lay start": (laying, nothing),
    "fill": (barn, fill),
    "scores": (lambda: whole(4).fork(200), keys("x")),
    "end turn": (lambda: moment(lambda session: bool(standing_places(session.state))), keys("n")),
    "rule": (lambda: whole(2).fork(60), keys("r", "f1")),
    "reach": (lambda: whole(2).fork(60), keys("p")),
    "find": (lambda: whole(2).fork(60), keys("/")),
    "hint": (lambda: whole(2).fork(60), keys("h")),
    "hint early": (lambda: whole(2).fork(4), keys("h", "2")),
    "hint late": (lambda: whole(2).fork(len(whole(2).history.done) - 20), keys("h")),
    "hint while hiring": (lambda: asked("hire"), keys("h")),
    "hint for a donkey": (lambda: asked("place_donkey"), keys("h")),
    "hint set up": (lambda: whole(2).fork(60), keys("h", "return")),
    "refused": (lambda: whole(2).fork(60), refused),
    "rival": (rivals, nothing),
    "pace": (lambda: whole(2).fork(60), keys("v")),
    "log": (lambda: whole(2).fork(60), keys("l")),
    **{f"drawer {name}": (lambda: whole(2).fork(90), drawer(name)) for name, _, _ in RAIL},
    "drawer seat": (lambda: whole(4).fork(200), drawer(seat_drawer(1))),
    "drawer botric": (lambda: mode("ahead"), drawer(seat_drawer(1))),
}


@spread({"look": LOOKS, "size, scale": LAYOUTS})
def test_the_table_says_everything_in_the_chosen_language(
    look: str, size: Size, scale: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BoardView, "draw", lambda *_: None)
    session, enter = LOOKS[look]
    driver = driver_for(tmp_path, size, scale)
    table = TableScreen(session(), None, 0.0)
    table.opponents.paused = look in MODES_WITH_HIM
    with hearing() as drawn:
        driver.open(table)
        enter(driver, table)
        driver.frames(3)
    # What a card shows of a longer list ends at its edge: it scrolls.
    seen = [each for each in drawn if each.clip.size == each.surface.get_size()]
    assert len(seen) > 15
    assert sorted(set(faults(seen, driver))) == []


@layouts
def test_the_village_names_its_buildings_in_the_chosen_language(size: Size, scale: float) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    picture = draw_picture(TableScreen(whole(2).fork(8), None, 0.0), size, scale)
    names = [each for each in picture.drawn if each.role is Role.BANNER]
    assert names
    assert [each.text for each in names if spared().unmarked(each.text)] == []
    assert cut_off(names) == []
