"""Botric in the form of a new game, how a game against him ends, and the history of such games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hamlet.app.drafting.game_form import NOBODY
from hamlet.app.home import WantedGames
from hamlet.app.ids import ButtonId, CellId, OptionId, SeatPartId
from hamlet.app.pages import ScoringPage, SoloPage, TitlePage
from hamlet.app.screens.scoring.scoring_screen import ScoringScreen
from hamlet.app.screens.seat_cards import ADD, PLAYER
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.setup_ids import BEGIN, RIVAL
from hamlet.app.screens.setup_ids import LAKE_SWITCH as LAKE
from hamlet.app.screens.solo_ending import ending_of, result_of
from hamlet.app.screens.solo_history import SoloHistoryScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.content import resolve
from hamlet.content.packs import load_packs
from hamlet.engine.reading import read_definitions
from hamlet.players.chance import RandomPlayer
from hamlet.players.registry import BOTRIC, make_player
from hamlet.resources import data_folder
from hamlet.session.driving import play_out
from hamlet.session.seats import Seat
from hamlet.session.session import Session
from hamlet.session.setup import Setup
from hamlet.store.solo_results import SoloResult, keep_result, load_history, results_file
from tests.app.driver import Driver
from tests.app.texts import cut_off, hearing, overlapping, pale

HIS_PLAYER = SeatPartId(PLAYER, 1)
RESULT = SoloResult("g1", "2026-11-17", "favour", (), "", "printed", "Ann", 90, 80, 20)


def _form(folder: Path, wanted: WantedGames | None = None) -> tuple[Driver, SetupScreen]:
    driver = Driver(folder, (1280, 720), 1.0)
    if wanted is not None:
        driver.home.wanted = wanted
    driver.open(SetupScreen(driver.home))
    driver.settle()
    form = driver.screen
    assert isinstance(form, SetupScreen)
    return driver, form


def _solo_game(seed: int = 3) -> Session:
    """A whole game of a person, played by chance, against Botric."""
    packs = load_packs([data_folder() / name for name in ("base", "solo")])
    definitions = read_definitions(resolve(packs, options={"botric_ties": "decide"}))
    session = Session(Setup(definitions, (Seat("Ann", "red"), Seat("Botric", "sky", BOTRIC)), seed))
    play_out(session, {0: RandomPlayer(seed), 1: make_player(BOTRIC, seed, 1)}, 5000)
    assert session.finished
    return session


@pytest.fixture(scope="module")
def played() -> Session:
    return _solo_game()


def test_botric_sits_in_the_second_place_alone_and_brings_his_pack(tmp_path: Path) -> None:
    driver, form = _form(tmp_path)
    driver.click(SeatPartId(ADD, 2))
    assert form.form.seats[2].player != NOBODY
    driver.click(CellId(HIS_PLAYER, BOTRIC))
    assert [seat.player for seat in form.form.seats] == ["human", BOTRIC, NOBODY, NOBODY]
    assert form.form.seats[1].name == "Botric"
    assert [form.hits.get(SeatPartId(ADD, seat)) for seat in (2, 3)] == [None, None], "nobody else can come"
    driver.click(BEGIN)
    table = driver.screen
    assert isinstance(table, TableScreen)
    assert [pack["id"] for pack in table.session.setup.packs] == ["base", "solo"]
    assert [seat.player for seat in table.session.setup.seats] == ["human", BOTRIC]
    driver.close()


def test_when_he_leaves_his_pack_and_his_name_leave_too(tmp_path: Path) -> None:
    driver, form = _form(tmp_path)
    colour_name = form.form.seats[1].name
    driver.click(CellId(HIS_PLAYER, BOTRIC))
    driver.click(CellId(HIS_PLAYER, RIVAL))
    assert not form.form.solo
    assert not form.form.solo_packed
    assert form.form.seats[1].name == colour_name
    driver.close()


def test_the_first_place_is_never_his(tmp_path: Path) -> None:
    driver, form = _form(tmp_path)
    his = CellId(SeatPartId(PLAYER, 0), BOTRIC)
    driver.click(his)
    driver.key("1")
    driver.key("b")
    assert form.form.seats[0].player == "human"
    assert "second place" in driver.hit(his).hint
    driver.close()


def test_somebody_plays_against_him(tmp_path: Path) -> None:
    driver, form = _form(tmp_path)
    driver.click(CellId(HIS_PLAYER, BOTRIC))
    driver.click(CellId(SeatPartId(PLAYER, 0), NOBODY))
    driver.key("1")
    driver.key("0")
    assert form.form.seats[0].player == "human"
    driver.close()


def test_his_edition_and_what_makes_him_easier_or_harder_are_chosen_beside_him(tmp_path: Path) -> None:
    driver, form = _form(tmp_path)
    driver.click(CellId(HIS_PLAYER, BOTRIC))
    driver.click(CellId(OptionId("botric_edition"), "investor"))
    driver.click(OptionId("two_donkeys"))
    driver.click(OptionId("landmarks_6"))
    wanted = {"botric_edition": "investor", "two_donkeys": True, "landmarks_6": True}
    assert form.form.options == wanted
    driver.click(BEGIN)
    table = driver.screen
    assert isinstance(table, TableScreen)
    assert table.session.setup.options == wanted
    driver.close()


def test_he_comes_by_the_lake_too_and_with_his_options(tmp_path: Path) -> None:
    driver, form = _form(tmp_path)
    driver.click(CellId(HIS_PLAYER, BOTRIC))
    driver.click(LAKE)
    assert form.form.lake
    assert form.form.solo_packed
    ids = [option["id"] for option in form.form.packs.options]
    assert {"botric_edition", "botric_ties", "two_donkeys", "season"} <= set(ids)
    driver.close()


def test_switches_that_mean_nothing_in_an_edition_are_pale_and_off(tmp_path: Path) -> None:
    driver, screen = _form(tmp_path, WantedGames(("base", "solo")))
    form = screen.form
    edition = next(option for option in form.packs.options if option["id"] == "botric_edition")
    prices = next(option for option in form.packs.options if option["id"] == "human_prices")
    screen.resize((1920, 1080), 1.0)
    assert not driver.hit(OptionId("human_prices")).enabled
    form.choose(edition, "investor")
    screen.relayout()
    assert driver.hit(OptionId("human_prices")).enabled
    form.choose(prices, value=True)
    assert form.options == {"botric_edition": "investor", "human_prices": True}
    form.choose(edition, "favour")
    assert form.options == {}
    driver.close()


def test_the_next_form_has_him_again(tmp_path: Path) -> None:
    driver, _ = _form(tmp_path)
    driver.click(CellId(HIS_PLAYER, BOTRIC))
    driver.click(BEGIN)
    driver.home.wanted = WantedGames()
    driver.open(SetupScreen(driver.home))
    again = driver.screen
    assert isinstance(again, SetupScreen)
    assert again.form.solo
    assert again.form.solo_packed
    driver.close()


def test_whoever_asks_for_his_pack_finds_him_at_the_table(tmp_path: Path) -> None:
    driver, form = _form(tmp_path, WantedGames(("base", "solo")))
    assert form.form.solo
    driver.close()


def test_the_end_of_a_kept_game_goes_into_the_history_once(tmp_path: Path, played: Session) -> None:
    driver = Driver(tmp_path)
    played.id = "the-game"
    for _ in range(2):
        driver.open_page(ScoringPage(played, ended=True))
    history = load_history(driver.home.folders)
    assert [each.game for each in history.results] == ["the-game"]
    assert history.results[0] == result_of(played)
    driver.close()


def test_a_game_that_is_only_looked_at_is_not_counted(tmp_path: Path, played: Session) -> None:
    driver = Driver(tmp_path)
    driver.open_page(ScoringPage(played))
    assert not results_file(driver.home.folders).exists()
    driver.close()


def test_games_of_two_players_have_no_solo_ending(tmp_path: Path, played: Session) -> None:
    driver = Driver(tmp_path)
    seats = (Seat("Ann", "red", "greedy"), Seat("Botric", "sky", BOTRIC))
    other = played.fork(len(played.history.done))
    other.setup = replace(played.setup, seats=seats)
    assert ending_of(driver.home, other) is None
    driver.close()


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_how_it_ended_is_read_whole_with_the_best_before(
    tmp_path: Path, played: Session, size: tuple[int, int]
) -> None:
    driver = Driver(tmp_path, size, 1.0)
    result = result_of(played)
    keep_result(replace(result, game="before", points=result.botric + 7), driver.home.folders)
    with hearing() as texts:
        driver.open_page(ScoringPage(played, ended=True))
        driver.settle()
    assert isinstance(driver.screen, ScoringScreen)
    assert not cut_off(texts)
    assert not overlapping(texts)
    assert not pale(texts)
    told = " ".join(text.text for text in texts)
    assert "7 points ahead of Botric" in told
    assert "2 games, 1 won" in told
    driver.close()


def test_a_history_that_cannot_be_written_is_told_and_the_score_is_shown(
    tmp_path: Path, played: Session
) -> None:
    driver = Driver(tmp_path)
    results_file(driver.home.folders).mkdir(parents=True)
    driver.open_page(ScoringPage(played, ended=True))
    screen = driver.screen
    assert isinstance(screen, ScoringScreen)
    assert screen.solo is not None
    assert screen.solo.trouble
    driver.close()


def test_the_title_tells_the_best_and_leads_to_the_history(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1280, 720), 1.0)
    keep_result(RESULT, driver.home.folders)
    driver.open_page(TitlePage())
    driver.settle()
    driver.click(ButtonId("solo"))
    screen = driver.screen
    assert isinstance(screen, SoloHistoryScreen)
    assert len(screen.groups) == 1
    driver.key("escape")
    assert not isinstance(driver.screen, SoloHistoryScreen)
    driver.close()


def test_without_a_game_against_him_the_title_says_nothing_of_it(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1280, 720), 1.0)
    driver.open_page(TitlePage())
    driver.settle()
    assert driver.screen.hits.get(ButtonId("solo")) is None
    driver.close()


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_the_history_is_read_whole(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size, 1.0)
    for number in range(12):
        switches = ("two_donkeys", "sell_leftovers", "no_church_gold", "landmarks_6")[: number % 5]
        season = "winter" if number % 2 else ""
        result = replace(RESULT, game=str(number), points=60 + 5 * number, switches=switches, season=season)
        keep_result(result, driver.home.folders)
    with hearing() as texts:
        driver.open_page(SoloPage())
        driver.settle()
    assert not cut_off(texts)
    assert not overlapping(texts)
    assert not pale(texts)
    driver.close()
