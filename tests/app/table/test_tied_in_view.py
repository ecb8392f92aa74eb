"""When a tie is asked, all that is tied is in the free part of the window, however close one has looked."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.ids import LetterId
from hamlet.app.table.table_screen import TableScreen
from tests.app.botric_games import whole_solo
from tests.app.driver import Driver
from tests.app.games import moment_of
from tests.app.tie_games import tie_at

SIZES = [(960, 540), (1280, 720), (1920, 1080)]
KINDS = ["place", "tile", "villager", "road"]


def asked_while_looking_closely(
    folder: Path, about: str, size: tuple[int, int]
) -> tuple[Driver, TableScreen]:
    """A tie that comes up while one looks at the upper left of the village from near."""
    seed, lake, at = tie_at(about)
    driver, table = (
        Driver(folder, size, 1.0),
        TableScreen(moment_of(whole_solo(seed, lake=lake), at - 1), None, 0.0),
    )
    table.opponents.paused = True
    driver.open(table)
    driver.settle()
    camera = table.board.camera
    middle = table.frame.village.center
    camera.look_at(camera.eye.plane((middle[0] - 160, middle[1] - 120)), camera.eye.length * 1.5)
    camera.stop()
    driver.settle()
    driver.key("space")
    driver.settle()
    assert table.flow.mode.name == "tie"
    return driver, table


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("about", KINDS)
def test_all_that_is_tied_comes_into_view_and_lies_off_the_card(
    about: str, size: tuple[int, int], tmp_path: Path
) -> None:
    driver, table = asked_while_looking_closely(tmp_path, about, size)
    card = table.overlays.card_rect
    tied = [hit for hit in table.hits if isinstance(hit.id, LetterId) and hit.group == "village"]
    assert {hit.id for hit in tied} == {mark.id for mark in table.scene().letters}
    assert card is not None
    for hit in tied:
        assert table.frame.village.contains(hit.bounds)
        assert not card.colliderect(hit.bounds)
    driver.close()


def test_whoever_moves_the_view_after_that_finds_it_left_alone(tmp_path: Path) -> None:
    driver, table = asked_while_looking_closely(tmp_path, "place", (1280, 720))
    before = table.board.camera.goal
    empty = (table.frame.village.right - 8, table.frame.village.bottom - 8)
    driver.drag(empty, (empty[0] - 200, empty[1] - 60))
    driver.settle()
    moved = table.board.camera.goal
    assert moved != before
    for what in (LetterId(1), LetterId(0)):
        driver.move(driver.hit(what).bounds.center)
        driver.settle()
    assert table.board.camera.goal == moved
    driver.close()
