"""*Continue* opens the very game it shows; what cannot be opened is named, with why and what can be done."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, ControlId, PanelCommand
from hamlet.app.keeping import Keeper
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.opening import first_page
from hamlet.app.pages import AskPage, GamesPage, HelpPage, KeysPage, Page, SetupPage, TablePage, TitlePage
from hamlet.app.screens.game_rows import GameRow
from hamlet.app.screens.games_ids import ASIDE, LEFT, OPEN
from hamlet.app.screens.kept_list import GamesScreen
from hamlet.app.screens.question import AskScreen
from hamlet.app.screens.title import TitleScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.stage import Stage
from hamlet.engine.dump import state_hash
from hamlet.session.record import load_session, make_record
from hamlet.session.session import Session
from hamlet.store.envelope import encode_record
from hamlet.store.folders import Folders
from hamlet.store.generations import GameFiles
from hamlet.store.records import write_record
from hamlet.store.settings import Settings
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import cut_off, hearing, overlapping
from tests.session.tables import by_chance

CONTINUE, GAMES = ButtonId("continue"), ButtonId("games")
ENDED = Path(__file__).parents[2] / "games" / "37-rg-printed-first-game.hamlet"
UNLIKE, LIKE = [(960, 540), (1920, 1080)], [(1280, 720), (3840, 2160)]
sizes = pytest.mark.parametrize(
    "size", [*UNLIKE, *(pytest.param(size, marks=pytest.mark.heavy) for size in LIKE)]
)


def keep(folders: Folders, game_id: str, session: Session, *, more: int = 3) -> GameFiles:
    """A game played and kept: so that there is a save before the newest one, too."""
    keeper = Keeper(session, folders, game_id)
    for number in range(more):
        by_chance(session, 1, number)
        keeper.look()
        keeper.saver.flush()
    keeper.close()
    return GameFiles(folders.autosaves, game_id)


def tear(path: Path, letters: int = 200) -> None:
    path.write_bytes(path.read_bytes()[:-letters])


def finished_game() -> Session:
    session = game(2, 2000)
    assert session.finished
    return session


class AtTheTitle(Driver):
    """A fresh start with what is in the folder."""

    def __init__(self, folders: Folders, size: tuple[int, int] = (1280, 720)) -> None:
        settings = Settings(animation_speed=0.0, ui_scale=None)
        super().__init__(folders.data, size, home=Home(folders, settings))
        with hearing() as drawn:
            self.open_page(TitlePage())
        self.said = [each.text for each in drawn]
        self.drawn = drawn

    @property
    def table(self) -> TableScreen:
        assert isinstance(self.screen, TableScreen)
        return self.screen

    @property
    def games(self) -> GamesScreen:
        assert isinstance(self.screen, GamesScreen)
        return self.screen

    @property
    def told(self) -> str:
        """What stands over the village."""
        shown = self.table.notices.shown
        return shown.text if shown is not None else ""

    def look_at(self, game_id: str) -> None:
        """Choose a game, and wait until it is read."""
        self.click(ControlId("game", game_id))
        self.settle()


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path)


def rows_of(driver: AtTheTitle) -> list[GameRow]:
    """The rows that are listed."""
    found = (control.adjusted for control in driver.games.controls.values())
    return [each for each in found if isinstance(each, GameRow)]


def same(one: Session, other: Session) -> bool:
    return state_hash(one.state) == state_hash(other.state)


# the very game


def test_continue_opens_the_game_it_shows_and_not_a_newer_finished_one(folders: Folders) -> None:
    shown = game(3, 20)
    keep(folders, "going-on", shown)
    keep(folders, "over", finished_game(), more=0)
    driver = AtTheTitle(folders)
    names = [seat.name for seat in shown.setup.seats]
    assert all(any(name in said for said in driver.said) for name in names), "who plays is shown"
    driver.click(CONTINUE)
    assert driver.table.session.id == "going-on"
    assert same(driver.table.session, shown)
    driver.close()


def test_where_the_newest_file_is_torn_continue_says_so_and_opens_the_one_before(folders: Folders) -> None:
    session = game(2, 12)
    files = keep(folders, "g1", session)
    tear(files.latest)
    driver = AtTheTitle(folders)
    driver.click(CONTINUE)
    assert driver.table.session.id == "g1"
    assert len(driver.table.session.history.done) == len(session.history.done) - 1
    assert "damaged" in driver.told
    driver.click(PanelCommand("read"))
    assert driver.told == ""
    driver.close()


def test_a_damaged_game_is_named_on_the_title_and_the_next_one_is_offered(folders: Folders) -> None:
    keep(folders, "sound", game(2, 12))
    files = keep(folders, "torn", game(2, 16), more=0)
    tear(files.latest)
    driver = AtTheTitle(folders)
    said = " ".join(driver.said)
    assert "torn.hamlet is damaged" in said
    driver.click(CONTINUE)
    assert driver.table.session.id == "sound"
    driver.close()


def test_with_only_a_damaged_game_there_is_nothing_to_continue_but_it_is_named(folders: Folders) -> None:
    tear(keep(folders, "torn", game(2, 16), more=0).latest)
    driver = AtTheTitle(folders)
    assert driver.screen.hits.get(CONTINUE) is None
    assert "torn.hamlet is damaged" in " ".join(driver.said)


def test_a_folder_that_cannot_be_looked_into_is_told(folders: Folders) -> None:
    folders.autosaves.parent.mkdir(exist_ok=True)
    folders.autosaves.write_bytes(b"x")
    driver = AtTheTitle(folders)
    title = driver.screen
    assert isinstance(title, TitleScreen)
    assert "autosaves" in title.trouble


# what can be done


def test_what_is_left_of_a_damaged_game_opens_as_a_game_of_its_own(folders: Folders) -> None:
    session = game(2, 30)
    files = keep(folders, "torn", session, more=0)
    data = files.latest.read_bytes()
    files.latest.write_bytes(data[: data.index(b'"hashes"') + 400])
    driver = AtTheTitle(folders)
    driver.click(GAMES)
    driver.look_at("torn")
    (row,) = rows_of(driver)
    assert "cut short" in row.wrong
    driver.click(LEFT)
    left = driver.table.session
    assert 0 < len(left.history.done) <= len(session.history.done)
    assert left.id != "torn"
    assert "what is left" in driver.told
    driver.close()
    assert files.latest.exists(), "the damaged file stays"


def test_a_file_of_which_nothing_is_left_says_so_and_can_be_put_aside(folders: Folders) -> None:
    folders.autosaves.mkdir(parents=True)
    (folders.autosaves / "g9.hamlet").write_bytes(b"To be")
    driver = AtTheTitle(folders)
    driver.click(GAMES)
    driver.look_at("g9")
    assert "Nothing" in driver.hit(OPEN).hint
    driver.click(ASIDE)
    assert driver.games.games.visible == []
    assert [path.read_bytes() for path in folders.autosaves.iterdir()] == [b"To be"]
    driver.key("escape")
    driver.frames(1)
    assert driver.screen.hits.get(GAMES) is None


def test_a_game_of_a_newer_hamlet_is_named_and_left_alone(folders: Folders) -> None:
    files = keep(folders, "newer", game(2, 12), more=0)
    files.latest.write_bytes(encode_record({**make_record(game(2, 12)), "id": "newer", "format": 9}))
    driver = AtTheTitle(folders)
    assert "newer Hamlet" in " ".join(driver.said)
    driver.click(GAMES)
    driver.look_at("newer")
    assert not driver.hit(OPEN).enabled
    assert driver.screen.hits.get(ASIDE) is None


def test_a_finished_game_is_looked_at_and_stays_as_it_is(folders: Folders) -> None:
    files = keep(folders, "over", finished_game(), more=0)
    before = files.latest.read_bytes()
    driver = AtTheTitle(folders)
    driver.click(GAMES)
    driver.look_at("over")
    driver.click(OPEN)
    driver.frames(3)
    driver.close()
    assert files.latest.read_bytes() == before


# somebody who is not known here


def with_gandalf(session: Session) -> Session:
    seats = (session.setup.seats[0], replace(session.setup.seats[1], player="gandalf"))
    session.setup = replace(session.setup, seats=seats)
    return session


@pytest.mark.parametrize(("way", "player"), [(0, "looked at"), (1, "greedy"), (2, "human")])
def test_a_game_with_an_unknown_player_says_who_is_missing_and_opens(
    way: int, player: str, folders: Folders
) -> None:
    session, looked_at = with_gandalf(game(2, 12)), player == "looked at"
    files = keep(folders, "odd", session, more=0)
    before = files.latest.read_bytes()
    driver = AtTheTitle(folders)
    driver.click(CONTINUE)
    asking = driver.screen
    assert isinstance(asking, AskScreen)
    assert "gandalf" in asking.asked.lines[0]
    driver.click(ButtonId(f"way {way}"))
    opened = driver.table.session
    last = len(session.history.done) - 1
    assert state_hash(opened.history.done[last].after) == state_hash(session.state)
    assert (driver.table.keeper is None) is looked_at
    assert opened.setup.seats[1].player == ("human" if looked_at else player)
    assert ("only looking" in driver.told) is looked_at
    driver.frames(5)
    driver.close()
    assert files.latest.read_bytes() == before, "the game itself stays as it is"


def test_a_finished_game_with_an_unknown_player_is_looked_at_without_asking(folders: Folders) -> None:
    path = folders.data / "odd.hamlet"
    session = with_gandalf(load_session(json.loads(ENDED.read_text("utf-8")))[0])
    write_record(path, make_record(session))
    driver = AtTheTitle(folders)
    driver.open_page(first_page(Home(folders), None, str(path)))
    assert driver.table.session.finished
    assert driver.table.keeper is None


def test_a_file_with_an_unknown_player_is_asked_about_too(folders: Folders) -> None:
    path = folders.data / "odd.hamlet"
    write_record(path, make_record(with_gandalf(game(2, 12))))
    assert isinstance(first_page(Home(folders), None, str(path)), AskPage)


@pytest.mark.parametrize(
    "change",
    [
        {"packs": [{"id": "gone", "version": "9", "hash": "0"}]},
        {"setup": {"preset": "house", "options": {"flying_donkeys": True}}},
        {"definitions": {"expansions": ["moon"]}},
        {"definitions": {"rules": {"flying_donkeys": 3}}},
        {"actions": [{"family": "fly"}]},
    ],
)
def test_a_game_with_packs_or_options_nobody_knows_opens_or_says_what_is_missing(
    change: dict[str, object], folders: Folders
) -> None:
    files = keep(folders, "odd", session := game(2, 12), more=0)
    record = make_record(session) | {"id": "odd"}
    for key, value in change.items():
        merged = record[key] | value if isinstance(value, dict) else value
        record[key] = merged + record[key][1:] if key == "actions" else merged
    files.latest.write_bytes(encode_record(record))
    driver = AtTheTitle(folders)
    driver.click(CONTINUE)
    driver.frames(3)
    if isinstance(driver.screen, TitleScreen):
        assert driver.screen.trouble
        assert "Traceback" not in driver.screen.trouble
    else:
        assert same(driver.table.session, session)
    driver.close()


# two windows


@pytest.mark.parametrize("way", [0, 1])
def test_a_game_open_in_another_window_is_said_to_be_and_opens_to_look_or_as_a_copy(
    way: int, folders: Folders
) -> None:
    session = game(2, 12)
    keep(folders, "g1", session)
    first, second = AtTheTitle(folders), AtTheTitle(folders)
    first.click(CONTINUE)
    assert first.table.session.id == "g1"
    second.click(CONTINUE)
    asking = second.screen
    assert isinstance(asking, AskScreen)
    assert "another window" in asking.asked.lines[0]
    second.click(ButtonId(f"way {way}"))
    assert same(second.table.session, session)
    if way == 0:
        assert "only looking" in second.told
        second.click(PanelCommand("copy"))
    assert second.table.session.id != "g1"
    second.close()
    first.close()


def test_a_game_that_another_window_takes_in_between_is_said_to_be_a_copy(folders: Folders) -> None:
    keep(folders, "g1", game(2, 12))
    driver, other = AtTheTitle(folders), game(2, 12)
    kept: list[Keeper] = []
    router = driver.app.router
    show = router.screen

    def late(page: Page) -> object:
        kept.append(Keeper(other, folders, "g1"))
        return show(page)

    router.screen = late  # type: ignore[method-assign,assignment]
    driver.click(CONTINUE)
    assert driver.table.session.id != "g1"
    assert "copy" in driver.told
    driver.close()
    kept[0].close()


# what is wrong with the settings


@pytest.mark.parametrize("kind", [TitlePage, SetupPage, HelpPage, GamesPage, KeysPage, TablePage])
def test_damaged_settings_are_said_once_over_whatever_comes_first(
    kind: Callable[..., Page], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path))
    (tmp_path / "settings.json").write_bytes(b'{"format": 1, "muted":')
    given = [game()] if kind is TablePage else []
    said = [_said_at_a_start(tmp_path, kind(*given)) for _ in range(3)]
    assert said == [True, False, False]


def _said_at_a_start(folder: Path, page: Page) -> bool:
    driver = Driver(folder, home=Home.of_user())
    driver.app.begin(page)
    driver.frames(2)
    asking, said = driver.screen, isinstance(driver.screen, AskScreen)
    if isinstance(asking, AskScreen):
        assert "setting" in asking.asked.lines[0]
        driver.key("return")
        assert not driver.shows(AskScreen)
    driver.close()
    return said


def test_one_setting_that_makes_no_sense_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path))
    (tmp_path / "settings.json").write_bytes(b'{"format": 1, "muted": "loud"}')
    assert [_said_at_a_start(tmp_path, TitlePage()) for _ in range(2)] == [True, False]


# how it looks


@sizes
def test_the_title_and_the_list_of_games_show_all_their_words_in_the_window(
    size: tuple[int, int], folders: Folders
) -> None:
    keep(folders, "g20261116-211453-ab12cd34", game(4, 40))
    for name in ("g20261116-211453-ab12cd35", "g20261116-211453-ab12cd36"):
        driver = AtTheTitle(folders, size)
        _all_in_sight(driver)
        tear(keep(folders, name, game(4, 30), more=0).latest)
    driver.click(GAMES)
    _all_in_sight(driver)


def _all_in_sight(driver: AtTheTitle) -> None:
    driver.settle()
    screen, window = driver.screen, driver.surface.get_rect()
    assert isinstance(screen, Stage)
    with hearing() as drawn:
        if isinstance(screen, KitScreen):
            screen.pieces.clear()
        screen.relayout()
    assert not cut_off(drawn)
    assert not overlapping(drawn)
    for hit in screen.hits:
        assert window.contains(hit.bounds), hit.id
