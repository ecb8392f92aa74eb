"""In the window: a card that cannot do it names the tile that can, and one click there does it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

from hamlet.app.flow.offers import offers_at
from hamlet.app.flow.table import Flow
from hamlet.app.ids import BorderId, Command, MendId, TileId
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.view.parts import Row
from hamlet.engine.actions.road import BuildRoad
from tests.app.driver import Driver
from tests.app.games import game

SIZES = [(1280, 720), (1920, 1080)]


@lru_cache
def _moment(family: str) -> tuple[int, int]:
    """After how many actions, and at which building, something is refused there that a road would mend."""
    whole = game(2, 240)
    for actions in range(20, 240):
        flow = Flow(whole.fork(actions))
        if flow.state.decision != "action":
            continue
        for uid in range(len(flow.state.village.tiles)):
            for offer in offers_at(flow.speech, uid):
                if offer.family != family or offer.refusal is None or offer.refusal.code != "out_of_reach":
                    continue
                mend = flow.mends.of_offer(offer)
                if mend is not None and mend.offer is not None and mend.offer.family == "road":
                    return actions, uid
    raise AssertionError("no such moment")


def _opened(tmp_path: Path, size: tuple[int, int], family: str) -> tuple[Driver, TableScreen, list[Row]]:
    """The card of that building, chosen by a click, and its rows with a mend."""
    actions, uid = _moment(family)
    driver, table = Driver(tmp_path, size, 1.0), TableScreen(game(2, actions))
    driver.open(table)
    driver.settle()
    driver.click(TileId(uid))
    driver.settle()
    card = table.flow.scene().card
    assert card is not None
    return driver, table, [part for part in card.parts if isinstance(part, Row) and part.mend is not None]


@pytest.mark.parametrize("size", SIZES)
def test_a_road_refused_here_is_built_from_the_other_tile_by_its_button(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, table, rows = _opened(tmp_path, size, "road")
    row = next(row for row in rows if isinstance(row.id, BorderId))
    assert row.id is not None
    assert row.reason
    driver.click(MendId(row.id))
    driver.settle()
    assert table.flow.mode.name == "payment"
    driver.click(Command.CONFIRM)
    action = table.session.history.done[-1].action
    assert isinstance(action, BuildRoad)
    assert BorderId(action.side) == row.id
    assert action.tile != _moment("road")[1]


def test_what_no_road_leads_to_is_mended_by_building_it(tmp_path: Path) -> None:
    driver, table, rows = _opened(tmp_path, SIZES[1], "refine")
    row = next(row for row in rows if not isinstance(row.id, BorderId))
    assert row.id is not None
    driver.click(MendId(row.id))
    driver.settle()
    driver.click(Command.CONFIRM)
    assert isinstance(table.session.history.done[-1].action, BuildRoad)
    assert table.session.state.village.by_road.is_reachable(_moment("refine")[1])
