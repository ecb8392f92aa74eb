"""The page of numbers: what it says of tiles, hands on it, and games that are played beside the window."""

from __future__ import annotations

from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.severity import Severity
from hamlet.app.home import Home
from hamlet.app.ids import CellId
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.pages import NumbersPage, TitlePage
from hamlet.app.screens.numbers import numbers_ids as ids
from hamlet.app.screens.numbers.numbers_screen import NumbersScreen
from hamlet.app.screens.numbers.numbers_view import length_view, source_views, verdicts
from hamlet.app.screens.numbers.tile_columns import draw_wins
from hamlet.app.screens.numbers.tile_view import WinsAxis, WinsView, signed, tile_views
from hamlet.app.screens.title import TitleScreen
from hamlet.app.ui import clipboard
from hamlet.app.ui.pane import Pane
from hamlet.numbers.judging import TileVerdict
from hamlet.numbers.opponents import MANY
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from hamlet.words.rooms import english
from tests.app import marked
from tests.app.driver import Driver
from tests.app.many_packs import write_many
from tests.app.numbers_games import PACKS, STRONG, WEAK, numbers_games, the_ask
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.spread import spread, unlike

WORDS = english()
SIZES = [(960, 540), (1280, 720), (1920, 1080)]
every_size = unlike("size", SIZES[:1], SIZES)


def opened(
    folder: Path, size: tuple[int, int] = (1280, 720), games: int = 120, home: Home | None = None
) -> tuple[Driver, NumbersScreen]:
    """The page with games that are over, or with none."""
    home = home or Home(Folders(folder), Settings(animation_speed=0.0, ui_scale=1.0, motion="off"))
    driver = Driver(folder, size, 1.0, home=home)
    driver.open_page(TitlePage())
    driver.open_page(NumbersPage(PACKS, games=numbers_games(games) if games else None))
    driver.settle()
    screen = driver.screen
    assert isinstance(screen, NumbersScreen)
    return driver, screen


def words_of(driver: Driver) -> str:
    """All that stands on the page."""
    with hearing() as drawn:
        driver.screen.resize(driver.screen.size, driver.screen.scale)
        driver.settle()
    return " ".join(each.text for each in drawn)


# what it says


@spread(
    {
        "what": ["many", "few", "none", "table", "length", "points"],
        "size": SIZES,
        "language": ["marked", "english"],
    }
)
def test_every_word_is_whole_and_apart_in_every_window(
    size: tuple[int, int], what: str, language: str, tmp_path: Path
) -> None:
    games = {"few": 9, "none": 0}.get(what, 120)
    home = marked.home(tmp_path, 1.0) if language == "marked" else None
    driver, screen = opened(tmp_path, size, games, home)
    tab = CellId(ids.TABS, what)
    if what == "table" and screen.hits.get(ids.TABLE) is not None:
        driver.click(ids.TABLE)
    if screen.hits.get(tab) is not None:
        driver.click(tab)
    with hearing() as drawn:
        screen.resize(size, 1.0)
        driver.settle()
    assert drawn
    assert cut_off([each for each in drawn if "scroll" not in each.text]) == []
    assert pale(drawn) == []
    assert small(drawn, 1.0) == []
    assert overlapping(drawn) == []
    driver.close()


def test_the_verdicts_name_the_tile_that_wins_and_the_one_that_nobody_builds() -> None:
    games = numbers_games()
    tiles = tile_views(WORDS, games.result)
    odd = {each.tile: each.verdict for each in tiles if each.accused}
    assert odd == {STRONG: TileVerdict.TOO_STRONG, WEAK: TileVerdict.TOO_WEAK}
    told = verdicts(WORDS, games.result, tiles)
    assert [each.severity for each in told] == [
        Severity.LOOK_AT,
        Severity.SOUND,
        Severity.LOOK_AT,
        Severity.MISTAKE,
    ]
    assert "Storeroom" in told[2].title
    assert "Dockyard" in told[3].title


def test_with_few_games_there_is_no_verdict_yet() -> None:
    games = numbers_games(9)
    told = verdicts(WORDS, games.result, tile_views(WORDS, games.result))
    assert {each.severity for each in told} == {None}
    assert "9 of 50 games" in told[0].told


def test_every_game_is_a_part_of_the_bars_of_its_length() -> None:
    found = numbers_games().result
    view = length_view(WORDS, found)
    assert sum(one for _, one, _ in view.bars) == sum(other for _, _, other in view.bars) == 120
    assert [rounds for rounds, _, _ in view.bars] == list(range(view.bars[0][0], view.bars[-1][0] + 1))
    for rounds, one, other in view.bars:
        assert one == list(found.with_packs.rounds.values()).count(rounds)
        assert other == list(found.base.rounds.values()).count(rounds)


def test_sources_have_names_for_people() -> None:
    ask = the_ask()
    names = [each.name for each in source_views(WORDS, ask, numbers_games().result)]
    assert names == ["While playing", "Landmarks", "Longest road", "Roads", "Awards", "Gold left over"]


def test_what_lies_beyond_the_axis_lies_at_its_end() -> None:
    axis = WinsAxis(0.2, 0.8, 0.5, (0.4, 0.6))
    assert [axis.along(share) for share in (0.0, 0.2, 0.5, 0.8, 1.0)] == pytest.approx([0, 0, 0.5, 1, 1])
    assert axis.ticks() == (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8)


def test_an_arrow_tells_on_which_side_of_the_axis_a_share_lies() -> None:
    axis = WinsAxis(0.2, 0.8, 0.5, (0.4, 0.6))
    assert [axis.beyond(share) for share in (0.1, 0.2, 0.8, 0.9)] == [-1, 0, 0, 1]
    pygame.display.init()
    pane = KitPane(Pane(pygame.Surface((200, 40)), 1.0, WORDS))
    tile = next(each for each in tile_views(WORDS, numbers_games().result) if each.wins)
    drawn = []
    for part in (0.8, 0.9):
        pane.surface.fill("white")
        wins = WinsView(part, 0.5, 0.7, 0.5)
        draw_wins(pane, pygame.Rect(20, 0, 150, 40), axis, replace(tile, wins=wins))
        drawn.append(_last_ink(pane.surface))
    assert drawn[1] > drawn[0], "it reaches beyond the end at which a disc would stand"


def _last_ink(surface: pygame.Surface) -> int:
    """The last column in which anything is drawn."""
    white = pygame.Color("white")
    wide, high = surface.get_size()
    return max(x for x in range(wide) for y in range(high) if surface.get_at((x, y)) != white)


def test_a_change_has_a_sign_and_none_has_none() -> None:
    assert [signed(-0.04, 1), signed(0.0), signed(-12.2), signed(3)] == ["0.0", "0", "\u221212", "+3"]


# hands


@every_size
def test_arrows_go_from_tile_to_tile_and_light_it_in_both_plots(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, screen = opened(tmp_path, size)
    rows = [each.tile for each in screen.shown.tiles]
    driver.key("tab")
    while screen.input.focus != ids.row_id(rows[0]):
        driver.key("tab")
    for expected in rows[1:4]:
        driver.key("down")
        assert screen.shown.lit == expected
    driver.key("up")
    assert screen.shown.lit == rows[2]
    for _ in rows:
        driver.key("down")
    assert screen.shown.lit == rows[-1], "the last row is scrolled into sight"
    assert screen.hits.get(ids.row_id(rows[-1])) is not None
    assert screen.shown.lit_tile is screen.shown.tiles[-1]
    driver.close()


@every_size
def test_a_click_looks_at_a_tile_and_two_open_it(size: tuple[int, int], tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size)
    row = ids.row_id(screen.shown.tiles[2].tile)
    driver.click(row)
    assert screen.shown.lit == row.which
    assert driver.shows(screen)
    driver.wait(1)
    driver.click(row)
    assert driver.shows(screen), "two clicks far apart are two"
    driver.click(row)
    assert not driver.shows(screen)
    driver.close()


def test_a_page_that_is_opened_for_a_tile_has_it_lit(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1280, 720), 1.0)
    driver.open_page(NumbersPage(PACKS, "tavern", numbers_games()))
    screen = driver.screen
    assert isinstance(screen, NumbersScreen)
    lit = screen.shown.lit_tile
    assert lit is not None
    assert lit.tile == "tavern"
    driver.close()


def test_t_shows_the_table_and_the_picture_again(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    assert "Verdict" not in words_of(driver)
    driver.key("t")
    assert "Verdict" in words_of(driver)
    assert "too strong" in words_of(driver)
    driver.click(ids.TABLE)
    assert not screen.choices.table
    driver.close()


def test_tabs_show_one_plot_after_the_other_where_there_is_no_room_for_all(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(CellId(ids.TABS, ids.LENGTH))
    assert "half of the games" in words_of(driver)
    assert ids.row_id(STRONG) not in screen.controls
    driver.click(CellId(ids.TABS, ids.POINTS))
    assert "Gold left over" in words_of(driver)
    driver.close()


def test_the_table_goes_to_the_clipboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    monkeypatch.setattr(clipboard, "keep", kept.append)
    driver, screen = opened(tmp_path)
    driver.key("c", pygame.KMOD_CTRL)
    lines = kept[0].splitlines()
    assert len(lines) == 1 + len(screen.shown.tiles)
    assert {line.count("\t") for line in lines} == {lines[0].count("\t")}
    assert any(line.startswith("Dockyard\t") and line.endswith("too strong") for line in lines)
    driver.close()


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_picture_is_saved_and_said_to_be(way: str, tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    if way == "button":
        driver.click(ids.SAVE)
    else:
        driver.key("f12")
    (picture,) = (tmp_path / "pictures").iterdir()
    assert pygame.image.load(picture).get_size() == (1280, 720)
    assert picture.name in screen.choices.told
    driver.close()


# games


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games of players by chance instead of many of good ones."""
    monkeypatch.setattr("hamlet.app.screens.numbers.numbers_asking.PLAYER", "random")
    monkeypatch.setattr("hamlet.app.screens.numbers.numbers_shown.MANY", 2)


def until_played(driver: Driver, screen: NumbersScreen) -> None:
    """Frames until all games have come."""
    assert screen.shown.games is not None
    crew = screen.shown.games._crew
    assert crew is not None
    crew.wait()
    driver.wait(0.5)
    assert screen.hits.get(ids.PLAY) is not None


def counted(screen: NumbersScreen) -> int:
    """How many games the page tells of."""
    return screen.shown.found.games if screen.shown.found is not None else 0


@pytest.mark.usefixtures("quick")
def test_games_are_played_beside_the_window_and_more_of_them_later(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, games=0)
    assert counted(screen) == 0
    assert f"Play {MANY} games" in words_of(driver)
    driver.key("return")
    assert screen.shown.running
    assert screen.hits.get(ids.STOP) is not None
    until_played(driver, screen)
    assert counted(screen) == 2
    driver.key("return")
    until_played(driver, screen)
    assert counted(screen) == 4
    assert not active_children()
    driver.close()


@pytest.mark.usefixtures("quick")
def test_escape_stops_the_games_first_and_leaves_the_page_then(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, games=0)
    driver.click(ids.PLAY)
    driver.key("escape")
    assert driver.shows(screen)
    assert not screen.shown.running
    driver.key("escape")
    assert driver.shows(TitleScreen)
    driver.close()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("way", ["page", "window"])
def test_no_game_goes_on_when_the_page_or_the_window_closes(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hamlet.app.screens.numbers.numbers_shown.MANY", 10_000)
    driver, screen = opened(tmp_path, games=0)
    driver.click(ids.PLAY)
    games = screen.shown.games
    assert games is not None
    crew = games._crew
    assert crew is not None
    if way == "page":
        driver.app.apply(screen.leave())
    driver.close()
    crew.wait()
    assert not games.running
    assert not active_children()


def test_other_seats_are_other_games_and_what_was_played_is_not_lost(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(CellId(ids.SEATS, "3"))
    assert screen.shown.ask is not None
    assert len(screen.shown.ask.with_packs.players) == 3
    assert counted(screen) == 0
    driver.key("s")
    assert screen.shown.seats == 4
    driver.key("s")
    assert counted(screen) == 120
    driver.close()


@every_size
def test_with_the_games_own_packs_alone_there_is_nothing_to_compare(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver = Driver(tmp_path, size, 1.0)
    driver.open_page(NumbersPage())
    assert "switch one on" in words_of(driver)
    assert driver.screen.hits.get(ids.PLAY) is None
    driver.close()


@every_size
def test_many_packs_are_counted_where_their_names_have_no_room(size: tuple[int, int], tmp_path: Path) -> None:
    write_many(tmp_path / "packs")
    driver = Driver(tmp_path, size, 1.0)
    driver.open_page(NumbersPage(("base", "market_days", "woods", "deep_winter")))
    with hearing() as drawn:
        driver.screen.resize(size, 1.0)
        driver.settle()
    assert cut_off(drawn) == []
    assert overlapping(drawn) == []
    assert ("3 packs" in " ".join(each.text for each in drawn)) == (size[0] == 1920)
    driver.close()


def test_packs_that_cannot_be_played_say_why(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1280, 720), 1.0)
    driver.open_page(NumbersPage(("base", "nowhere")))
    assert "nowhere" in words_of(driver)
    driver.close()


@pytest.mark.usefixtures("quick")
def test_a_game_that_breaks_is_told_of_and_the_page_stays(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, games=0)
    games = screen.shown.games
    assert games is not None
    games.trouble = "KeyError: 'honey'"
    screen.relayout()
    assert "KeyError: 'honey'" in words_of(driver)
    assert screen.hits.get(ids.PLAY) is not None
    driver.close()
