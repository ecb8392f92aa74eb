"""When a tie is asked, all that is tied is in the free part of the window, however close one has looked."""

from __future__ import annotations

from pathlib import Path

import pygame

from hamlet.app.ids import LetterId
from hamlet.app.table.stops import CARD
from hamlet.app.table.table_screen import TableScreen
from tests.app.botric_games import whole_solo
from tests.app.driver import Driver
from tests.app.games import moment_of
from tests.app.tie_games import tie_at, tie_game
from tests.spread import spread

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


@spread({"about": KINDS, "size": SIZES})
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


# walking a card that scrolls


def low_window(folder: Path, about: str) -> tuple[Driver, TableScreen]:
    driver, table = Driver(folder, (960, 540), 1.0), TableScreen(tie_game(about), None, 0.0)
    driver.open(table)
    driver.later(1.0)
    driver.settle()
    standing = table.overlays.card.now
    assert standing is not None
    return driver, table


def letters_met(driver: Driver, table: TableScreen, *, back: bool = False) -> list[int]:
    """The letters at which Tab stops on its way around the card, each seen when it does."""
    met = []
    for _ in range(24):
        driver.key("tab", pygame.KMOD_SHIFT if back else 0)
        focus = table.input.focus
        assert any(hit.id == focus and hit.group == CARD for hit in table.hits)
        if isinstance(focus, LetterId):
            met.append(focus.number)
    return met


@spread({"about": KINDS, "back": [False, True]})
def test_tab_stops_at_every_letter_also_at_those_that_are_scrolled_out_of_sight(
    about: str,
    back: bool,  # noqa: FBT001
    tmp_path: Path,
) -> None:
    driver, table = low_window(tmp_path, about)
    count = len(table.flow.state.pending[-1].fact("options"))
    for _ in range(8):
        table.overlays.card.scroll_by(80)
    table.relayout()
    assert set(letters_met(driver, table, back=back)) == set(range(count))
    driver.close()


def test_a_tie_that_follows_another_begins_at_the_top_of_its_card(tmp_path: Path) -> None:
    driver, table = low_window(tmp_path, "place")
    standing = table.overlays.card.now
    assert standing is not None
    assert standing.plan.scroll_most
    table.overlays.card.scroll_by(80)
    table.relayout()
    assert table.overlays.card.scroll > 0
    table.flow.mode.question = object()
    table.relayout()
    assert table.overlays.card.scroll == 0
    driver.close()
