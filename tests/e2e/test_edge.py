"""Something held against an edge of the village brings what lies beyond into sight."""

from __future__ import annotations

from pathlib import Path

from hamlet.app.flow.table import Flow
from hamlet.app.ids import HandId
from hamlet.app.table.edge import DWELL, ROOM
from tests.e2e.advising import Adviser
from tests.e2e.posting import Poster
from tests.e2e.tables import brought_to, opened


def _holding(folder: Path) -> Poster:
    """A blueprint picked up."""
    session, adviser = brought_to(7, 40), Adviser(2)
    flow = Flow(session)
    while not (flow.choose(HandId(0)) and flow.mode.name == "ghost"):
        session.play(adviser.decide(session.state))
        flow.settle()
    driver = opened(folder, session)
    driver.wait(0.5)
    driver.key("1")
    assert driver.table.input.holding
    return driver


def test_the_table_slides_after_a_moment_and_not_for_ever(tmp_path: Path) -> None:
    driver = _holding(tmp_path)
    table, camera = driver.table, driver.table.board.camera
    village = table.frame.village
    before = camera.eye
    driver.move((village.left + 5, village.centery))
    driver.wait(DWELL / 2)
    assert camera.eye == before
    driver.wait(DWELL)
    assert camera.eye.x < before.x
    driver.wait(10)
    left = camera.eye.plane(village.topleft)[0]
    assert abs(left - (camera.extent.left - ROOM)) < 0.5
    driver.close()


def test_crossing_an_edge_moves_nothing(tmp_path: Path) -> None:
    driver = _holding(tmp_path)
    table, camera = driver.table, driver.table.board.camera
    before = camera.eye
    village = table.frame.village
    for y in range(village.bottom - 30, village.bottom + 60, 10):
        driver.move((village.centerx, y))
    driver.wait(1.0)
    assert camera.eye == before
    driver.close()


def test_a_village_shown_whole_is_shown_whole_again_after_sliding(tmp_path: Path) -> None:
    driver = _holding(tmp_path)
    table = driver.table
    driver.move((table.frame.village.left + 5, table.frame.village.centery))
    driver.wait(1.0)
    assert table.board.camera.fitted
    driver.key("escape")
    driver.close()
