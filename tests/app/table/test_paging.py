from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hamlet.app.flow.table import Flow
from hamlet.app.ids import ChipId, HandId, InfoId, PanelCommand
from hamlet.app.table.paging import OLDER, RowPage, hand_page, turn_page
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.view.panels import Chip
from hamlet.session.session import Session
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import cut_off, hearing, overlapping, pale
from tests.choices import base_session


def test_a_page_never_leaves_places_empty_and_follows_what_is_held() -> None:
    page = RowPage(6, 3, first=9)
    assert page.begin == 3
    assert page.can_less
    assert not page.can_more
    assert page.moved(-1) == 2
    assert RowPage(6, 3).showing(4) == 2
    assert RowPage(6, 3, 2).showing(1) == 1
    assert RowPage(2, 3).whole


@pytest.mark.parametrize("places", [1, 3, 5])
def test_every_step_of_a_long_turn_is_on_some_page(places: int) -> None:
    chips = [Chip(ChipId(number), "x", enabled=True, eye=False) for number in range(11)]
    seen = {chip.id for older in range(11) for chip in turn_page(chips, places, older)}
    assert {chip.id for chip in chips} <= seen
    assert turn_page(chips, places, 0)[0].id == OLDER
    assert turn_page(chips, places, 0)[-1].id == ChipId(10)
    assert turn_page(chips[:places], places, 0) == chips[:places]


def _full_hand(limit: int = 6) -> Session:
    """A person's turn with six blueprints in hand."""
    session = base_session(["human", "human"], 7, {"blueprint_limit": limit})
    state = session.state
    hands = list(state.blueprints)
    hands[state.decider] = tuple(Flow(session).panels().display[0].tile for _ in range(6))
    state.blueprints = type(state.blueprints)(hands)
    return session


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_a_large_hand_is_paged_by_mouse_and_by_keys(tmp_path: Path, size: tuple[int, int]) -> None:
    session = _full_hand()
    driver = Driver(tmp_path, size, 1.0)
    table = TableScreen(session, None, 0.0)
    with hearing() as drawn:
        driver.open(table)
    assert not cut_off(drawn)
    assert not overlapping(drawn)
    assert not pale(drawn, 1.0)
    assert table.hits.get(HandId(5)) is None
    for _ in range(3):
        if driver.hit(PanelCommand("hand", "more")).enabled:
            driver.click(PanelCommand("hand", "more"))
    assert table.hits.get(HandId(5)) is not None
    assert table.hits.get(HandId(0)) is None
    for _ in range(6):
        driver.key("page up")
    assert table.hits.get(HandId(0)) is not None
    driver.key("page down")
    assert table.hits.get(HandId(0)) is None


def test_a_blueprint_picked_by_its_number_comes_into_sight(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (960, 540), 1.0)
    table = TableScreen(_full_hand(), None, 0.0)
    driver.open(table)
    driver.key("6")
    assert table.flow.mode.name == "ghost"
    assert table.hits.get(HandId(5)) is not None


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_the_free_places_of_a_hand_are_told_and_a_full_one_has_none(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    for limit, free in ((6, 0), (7, 1), (8, 2)):
        session = _full_hand(limit)
        driver = Driver(tmp_path, size, 1.0)
        table = TableScreen(session, None, 0.0)
        driver.open(table)
        well = table.hits.get(InfoId("free"))
        assert (well is not None) == bool(free)
        if well is not None:
            assert well.hint == session.setup.words.label("table.hand.room", free=free)


def _turn_of(least: int, most: int) -> Session:
    """A game in the middle of a turn of so many steps."""
    whole = game(2, 160)
    for number in range(60, 160):
        found = whole.fork(number)
        if least <= number - found.history.turn_start <= most:
            return found
    raise AssertionError("no such turn")


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("least", "most"), [(2, 2), (4, 9)])
def test_every_step_of_the_turn_can_be_reached(
    tmp_path: Path, size: tuple[int, int], least: int, most: int
) -> None:
    driver = Driver(tmp_path, size, 1.0)
    table = TableScreen(_turn_of(least, most), None, 0.0)
    driver.open(table)
    wanted = {chip.id for chip in table.flow.panels().turn}
    seen = {what for what in wanted if table.hits.get(what)}
    for _ in wanted:
        if table.hits.get(OLDER) is not None:
            driver.click(OLDER)
        seen |= {what for what in wanted if table.hits.get(what)}
    assert seen == wanted


def test_a_hand_that_fits_has_no_arrows() -> None:
    panels = Flow(game(2, 0)).panels()
    assert hand_page(panels, FrameKind.COMPACT, 0).whole
    four = replace(panels, hand=(*panels.hand, *panels.hand)[:4])
    assert hand_page(four, FrameKind.NORMAL, 0).whole
