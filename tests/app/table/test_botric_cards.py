"""Botric's reasons and ties at the table: by mouse, by keys, by letters; nothing lit is covered."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.flow.botric.accounts import is_explained
from hamlet.app.ids import Command, Id, LetterId, LineId, LogId
from hamlet.app.pages import TablePage
from hamlet.app.showing import enter_mode
from hamlet.app.showing_botric import BOTRIC_MODES
from hamlet.app.table.stops import CARD
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.table.tie_lots import Lots
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.engine.botric.families import BotricChoose, BotricLot
from hamlet.engine.botric.steps import TIE
from tests.app.botric_games import mode_with_him, solo_moment
from tests.app.driver import Driver
from tests.app.tie_games import tie_game
from tests.spread import only, spread

SIZES = [(960, 540), (1280, 720), (1920, 1080)]
KINDS = ["place", "tile", "villager", "road"]
kinds = pytest.mark.parametrize("about", KINDS)


def tie_table(folder: Path, about: str, size: tuple[int, int] = (1280, 720)) -> tuple[Driver, TableScreen]:
    driver, table = Driver(folder, size, 1.0), TableScreen(tie_game(about), None, 0.0)
    driver.open(table)
    driver.later(1.0)
    driver.settle()
    assert table.flow.mode.name == "tie"
    return driver, table


def mode_table(folder: Path, mode: str, size: tuple[int, int]) -> tuple[Driver, TableScreen]:
    driver, table = Driver(folder, size, 1.0), TableScreen(mode_with_him(mode), None, 0.0)
    assert enter_mode(table.flow, mode)
    driver.open(table)
    driver.settle()
    return driver, table


def in_village(table: TableScreen, what: Id) -> list[HitRegion]:
    return [hit for hit in table.hits if hit.id == what and hit.group == "village"]


def answer_of(table: TableScreen, before: int) -> object:
    """The first thing that was played since."""
    return table.session.history.done[before].action


# answered


@kinds
def test_a_tie_is_answered_by_a_click_in_the_village(about: str, tmp_path: Path) -> None:
    driver, table = tie_table(tmp_path, about)
    before = len(table.session.history.done)
    disc = in_village(table, LetterId(1))[-1].bounds.center
    under = table.hits.at(disc)
    assert under is not None
    assert under.id == LetterId(1)
    driver.click_at(disc)
    assert answer_of(table, before) == BotricChoose(1)
    driver.close()


@pytest.mark.parametrize("about", only(["place", "villager"], KINDS))
def test_a_tie_is_answered_by_a_click_on_its_row(about: str, tmp_path: Path) -> None:
    driver, table = tie_table(tmp_path, about)
    before = len(table.session.history.done)
    row = next(hit for hit in table.hits if hit.id == LetterId(1) and hit.group == CARD)
    driver.click_at(row.bounds.center)
    assert answer_of(table, before) == BotricChoose(1)
    driver.close()


@spread({"about": KINDS, "key": ["2", "b"]})
def test_a_tie_is_answered_by_figure_and_by_letter(about: str, key: str, tmp_path: Path) -> None:
    driver, table = tie_table(tmp_path, about)
    before = len(table.session.history.done)
    driver.key(key)
    assert answer_of(table, before) == BotricChoose(1)
    driver.close()


@pytest.mark.parametrize("about", only(["tile", "road"], KINDS))
def test_a_tie_is_answered_by_walking_to_its_row_and_enter(about: str, tmp_path: Path) -> None:
    driver, table = tie_table(tmp_path, about)
    before = len(table.session.history.done)
    for _ in range(20):
        driver.key("tab")
        if table.input.focus == LetterId(1):
            break
    driver.key("return")
    assert answer_of(table, before) == BotricChoose(1)
    driver.close()


@pytest.mark.parametrize("about", only(["place", "road"], KINDS))
def test_while_a_tie_is_asked_the_focus_stays_on_its_card(about: str, tmp_path: Path) -> None:
    driver, table = tie_table(tmp_path, about)
    met = set()
    for key in ["tab"] * 12 + ["down"] * 6 + ["right"] * 4:
        driver.key(key)
        focus = table.input.focus
        assert focus is not None
        assert any(hit.id == focus and hit.group == CARD for hit in table.hits)
        met.add(focus)
    assert {LetterId(0), LetterId(1), Command.LOT, Command.LOTS, Command.CONFIRM} <= met
    driver.close()


def test_pointing_at_a_tied_place_shows_the_building_there(tmp_path: Path) -> None:
    driver, table = tie_table(tmp_path, "place")
    row = next(hit for hit in table.hits if hit.id == LetterId(1) and hit.group == CARD)
    driver.move(row.bounds.center)
    ghost = table.scene().ghost
    assert ghost is not None
    assert (ghost.rotation, *ghost.at) == table.flow.state.pending[-1].fact("options")[1]
    driver.close()


# seen


@spread({"mode": sorted(BOTRIC_MODES), "size": SIZES})
def test_the_card_covers_nothing_that_is_to_be_chosen_or_was(
    mode: str, size: tuple[int, int], tmp_path: Path
) -> None:
    driver, table = mode_table(tmp_path, mode, size)
    card, scene = table.overlays.card_rect, table.scene()
    assert card is not None
    meant = [mark.id for mark in scene.letters if mark.asked or mark.strong]
    shown = [hit.bounds for what in meant for hit in in_village(table, what)]
    if not mode.endswith("purchase"):
        assert shown
    assert card.collidelist(shown) < 0
    assert all(table.frame.village.contains(rect) for rect in shown if rect.width < table.frame.px(40))
    driver.close()


def test_each_letter_in_the_village_stands_apart_from_the_others(tmp_path: Path) -> None:
    for mode in ("tie-place", "tie-villager", "why-build", "why-refine"):
        driver, table = mode_table(tmp_path, mode, (1920, 1080))
        side = table.frame.px(34)
        discs = {
            hit.id: hit.bounds
            for mark in table.scene().letters
            for hit in in_village(table, mark.id)
            if hit.bounds.width <= side
        }
        rects = list(discs.values())
        assert len(rects) == len(table.scene().letters)
        assert all(one.collidelist(rects[number + 1 :]) < 0 for number, one in enumerate(rects))
        driver.close()


# opened


def his_turn(folder: Path) -> tuple[Driver, TableScreen]:
    """In the middle of his turn, which is held."""
    driver, table = Driver(folder, (1920, 1080), 1.0), TableScreen(solo_moment("draw"), None, 0.0)
    table.opponents.paused = True
    driver.open(table)
    driver.settle()
    return driver, table


def test_a_click_on_a_line_of_the_log_opens_the_reasons_and_escape_closes_them(tmp_path: Path) -> None:
    driver, table = his_turn(tmp_path)
    log = table.flow.panels().log
    lines = [hit.id for hit in table.hits if isinstance(hit.id, LogId) and log[hit.id.line].why is not None]
    assert lines
    driver.click(lines[0])
    assert table.flow.mode.name == "why"
    driver.key("escape")
    assert table.flow.mode.name == "watching"
    driver.close()


def test_a_line_of_the_log_is_walked_to_and_opened_by_keys(tmp_path: Path) -> None:
    driver, table = his_turn(tmp_path)
    for _ in range(80):
        driver.key("tab")
        if isinstance(table.input.focus, LogId):
            break
    assert isinstance(table.input.focus, LogId)
    driver.key("return")
    assert table.flow.mode.name == "why"
    driver.close()


def test_w_opens_the_reasons_of_what_he_did_last(tmp_path: Path) -> None:
    driver, table = his_turn(tmp_path)
    driver.key("w")
    assert table.flow.mode.name == "why"
    driver.key("tab")
    assert any(hit.id == table.input.focus and hit.group == CARD for hit in table.hits)
    driver.close()


def test_nobody_plays_while_the_reasons_are_read_and_botric_goes_on_after_them(tmp_path: Path) -> None:
    driver, table = his_turn(tmp_path)
    driver.key("w")
    table.opponents.paused = False
    steps = len(table.session.history.done)
    driver.wait(4.0)
    assert len(table.session.history.done) == steps
    driver.key("escape")
    driver.wait(4.0)
    assert len(table.session.history.done) > steps
    driver.close()


def test_pointing_at_a_line_and_away_again_shows_what_was_left_in_the_end_once_more(tmp_path: Path) -> None:
    driver, table = mode_table(tmp_path, "why-build", (1920, 1080))
    before = table.scene().letters
    line = next(hit for hit in table.hits if isinstance(hit.id, LineId))
    driver.move(line.bounds.center)
    assert table.scene().letters == ()
    driver.move((table.frame.village.right - 4, table.frame.village.bottom - 4))
    assert table.scene().letters == before
    driver.close()


# left to the lot


def test_once_the_lot_decides_ties_nobody_is_asked_until_one_goes_back(tmp_path: Path) -> None:
    driver, table = tie_table(tmp_path, "villager")
    table.opponents.paused = True
    before = len(table.session.history.done)
    driver.click(Command.LOTS)
    driver.frames(3)
    assert answer_of(table, before) == BotricLot()
    assert table.session.state.decision != TIE
    assert table.session.undo_to(before)
    table.flow.settle()
    driver.frames(5)
    assert table.session.state.decision == TIE
    assert table.flow.mode.name == "tie"
    driver.close()


def test_a_table_where_the_lot_decides_answers_a_tie_by_itself(tmp_path: Path) -> None:
    driver, table = Driver(tmp_path), TableScreen(tie_game("tile"), None, 0.0, lots=Lots(on=True))
    before = len(table.session.history.done)
    driver.open(table)
    assert answer_of(table, before) == BotricLot()
    driver.close()


def test_that_the_lot_decides_is_kept_with_the_game_and_with_no_other(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open_page(TablePage(tie_game("tile")))
    table = driver.screen
    assert isinstance(table, TableScreen)
    game_id = table.session.id
    driver.later(1.0)
    driver.click(Command.LOTS)
    driver.frames(2)
    assert driver.home.settings.lot_games == (game_id,)
    driver.open_page(TablePage(tie_game("tile")))
    other = driver.screen
    assert isinstance(other, TableScreen)
    assert not other.flow.lots
    table.close()
    driver.open_page(TablePage(tie_game("tile"), game_id=game_id))
    again = driver.screen
    assert isinstance(again, TableScreen)
    assert (again.session.id, again.flow.lots) == (game_id, True)
    driver.close()


def test_a_move_that_the_lot_decided_lets_one_be_asked_again(tmp_path: Path) -> None:
    driver, table = Driver(tmp_path), TableScreen(tie_game("tile"), None, 0.0, lots=Lots(on=True))
    table.opponents.paused = True
    driver.open(table)
    driver.settle()
    assert is_explained(table.session.history.done[-1])
    driver.key("w")
    driver.click(Command.LOTS)
    assert not table.flow.lots
    driver.close()
