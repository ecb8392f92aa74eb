"""Figures in the window: pointed at, or reached by arrows, they open their sums."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.worths import AT_ONCE
from hamlet.app.ids import BorderId, Command, ControlId, Id, InfoId, SaleId, StandId
from hamlet.app.screens.scoring.scoring_screen import ScoringScreen
from hamlet.app.showing import enter_mode
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.view.parts import Choice, Gains
from hamlet.engine.scoring.final import final_scores
from tests.app.driver import Driver
from tests.app.games import building_game, game

SIZES = [(1280, 720), (1920, 1080)]


def _open(folder: Path, mode: str, size: tuple[int, int] = (1920, 1080)) -> tuple[Driver, TableScreen]:
    driver = Driver(folder, size, 1.0)
    moments = [building_game()] if mode in ("ghost", "hold") else (game(2, n) for n in range(60, 200, 7))
    for session in moments:
        table = TableScreen(session, speed=0.0)
        if enter_mode(table.flow, mode):
            driver.open(table)
            driver.settle()
            return driver, table
    raise AssertionError(mode)


def _told(driver: Driver, table: TableScreen, what: Id) -> str:
    """What the hint shows after the pointer has rested on something."""
    driver.move(driver.point(what))
    driver.wait(0.6)
    assert table.marks.hint == what, f"no hint at {what}"
    return table.hint(driver.hit(what)).text


def _gains(table: TableScreen) -> Gains:
    card = table.flow.scene().card
    assert card is not None
    return next(part for part in card.parts if isinstance(part, Gains))


@pytest.mark.parametrize("size", SIZES)
def test_the_boxes_of_a_building_card_open_their_sums(tmp_path: Path, size: tuple[int, int]) -> None:
    driver, table = _open(tmp_path, "ghost", size)
    gains = _gains(table)
    for side, figure in (("now", gains.now), ("end", gains.end)):
        first, *lines = _told(driver, table, InfoId("gains", side)).splitlines()
        assert f"{figure:+d}".replace("-", "−") in first
        own = [re.match(r"[+−]\d+", line) for line in lines]
        assert sum(int(found[0].replace("−", "-")) for found in own if found) == figure


def test_arrows_reach_the_boxes_of_a_card(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, "ghost")
    table.input.set_focus(Command.BUILD)
    for _ in range(4):
        driver.key("up")
        driver.wait(0.6)
        if isinstance(table.input.focus, InfoId):
            break
    assert isinstance(table.input.focus, InfoId)
    assert table.input.focus.about == "gains"
    assert table.marks.hint == table.input.focus


def test_every_place_to_stand_on_tells_what_is_brought_there(tmp_path: Path) -> None:
    for actions in range(60, 260, 5):
        table = TableScreen(game(2, actions), speed=0.0)
        card = table.flow.scene().card if enter_mode(table.flow, "road") else None
        if card is not None and any(isinstance(part, Choice) and part.gain for part in card.parts):
            break
    assert card is not None
    driver = Driver(tmp_path, (1920, 1080), 1.0)
    driver.open(table)
    driver.settle()
    stand = next(part for part in card.parts if isinstance(part, Choice) and part.gain)
    assert isinstance(stand.id, StandId)
    told, (donkeys,) = _told(driver, table, stand.id), stand.gain
    assert "from " in told or "bought" in told
    assert ("carried by" in told) == (donkeys.count > 0)


def test_the_price_of_a_chosen_border_is_told_once(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, "road")
    border = next(mark for mark in table.scene().borders if mark.selected)
    assert isinstance(border.id, BorderId)
    assert border.price
    told = _told(driver, table, border.id)
    assert "At the end" in told
    assert border.price[0].marks not in told


def test_a_sale_opens_what_it_brings_beside_whether_it_can_be_made(tmp_path: Path) -> None:
    for actions in range(40, 260):
        table = TableScreen(game(2, actions), speed=0.0)
        rows = [row for row in table.flow.panels().sales if row.payable]
        if rows:
            break
    driver = Driver(tmp_path, (1920, 1080), 1.0)
    driver.open(table)
    driver.settle()
    assert isinstance(rows[0].id, SaleId)
    told = _told(driver, table, rows[0].id)
    assert "Can be sold now" in told
    assert f"+{rows[0].points} the sale" in told


@pytest.mark.parametrize("size", SIZES)
def test_lines_of_the_score_and_heads_of_seats_open_their_sums(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size, 1.0)
    table = TableScreen(game(2, 150), speed=0.0)
    driver.open(table)
    table.flow.key("x")
    driver.settle()
    lines = [hit.id for hit in table.hits if isinstance(hit.id, InfoId) and hit.id.about == "score"]
    assert len(lines) > 5
    award = InfoId("score", "merchant")
    assert re.search(r"\*Merchant\*\n.*(sales? to \d|alone has \d sales?)", _told(driver, table, award))
    table.flow.back()
    driver.settle()
    held = table.flow.state.gold
    rich = held.index(max(held))
    gold = _told(driver, table, InfoId("stat", "gold", rich))
    assert "to a point" in gold
    total = final_scores(table.flow.state)[0]["total"]
    seat = next(hit for hit in table.hits if getattr(hit.id, "name", "") == "seat")
    assert f"{total} if the game ended now" in table.hint(seat).text


def test_the_worth_of_places_comes_within_frames_and_never_in_one(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1920, 1080), 1.0)
    table = TableScreen(building_game(), speed=0.0)
    driver.open(table)
    driver.settle()
    assert enter_mode(table.flow, "hold")
    mode = table.flow.mode
    assert isinstance(mode, Holding)
    known = [sum(mode.worths.known(fit) is not None for fit in mode.fits.spots)]
    while mode.working:
        driver.frames(1)
        known.append(sum(mode.worths.known(fit) is not None for fit in mode.fits.spots))
    assert len(known) > 3
    assert all(later - before <= AT_ONCE + 1 for before, later in pairwise(known))
    driver.settle()
    assert None not in [spot.worth for spot in table.scene().spots]
    # Taken up again, it is known at once.
    table.flow.back()
    assert enter_mode(table.flow, "hold")
    assert not table.flow.mode.working


def test_lines_of_the_final_score_open_their_sums(tmp_path: Path) -> None:
    # High enough for all lines, which else would scroll.
    driver, session = Driver(tmp_path, (1920, 1600), 1.0), game(2, 900)
    screen = ScoringScreen(driver.home, session)
    driver.open(screen)
    driver.settle()
    told = {hit.id.which: screen.hint(hit).text for hit in screen.hits if isinstance(hit.id, ControlId)}
    found = re.search(r"Red (\d+): (\d+) roads? at (\d) each", told["roads"])
    assert found is not None
    assert int(found[1]) == int(found[2]) * int(found[3]) == final_scores(session.state)[0]["roads"]
