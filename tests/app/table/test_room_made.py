"""Where a card has no place beside what it is about, the view moves; else it stays, and it comes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hamlet.app.flow.modes.mode import Idle
from hamlet.app.ids import Command
from hamlet.app.table.kept_visible import TOOLS, KeptVisible
from hamlet.app.table.table_screen import TableScreen
from tests.app.driver import Driver
from tests.app.table.moments import Opener, every_card, moments
from tests.app.table.test_covering import _shown

SMALL = (960, 540)


def _openers() -> Iterator[tuple[str, Opener]]:
    for session in moments(1, (0.08,)):
        yield from every_card(session)


def _table(tmp_path: Path, size: tuple[int, int], pace: float) -> tuple[Driver, TableScreen]:
    (session,) = moments(1, (0.08,))
    driver, table = Driver(tmp_path, size, 1.0), TableScreen(session, None, pace)
    driver.open(table)
    driver.settle()
    driver.wait(1.0)
    return driver, table


def _opener(name: str) -> Opener:
    return next(opener for found, opener in _openers() if found == name)


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_in_a_small_window_the_village_moves_out_from_under_the_card_and_comes_back(
    tmp_path: Path, pace: float
) -> None:
    driver, table = _table(tmp_path, SMALL, pace)
    before = table.board.camera.eye
    assert _opener("payment")(table.flow)
    driver.frames(2)
    # Softly at the usual pace, at once where motion is off.
    assert table.board.camera.moving == bool(pace)
    driver.settle()
    card, goal = table.overlays.card_rect, table.board.camera.eye
    assert card is not None
    assert goal != before
    assert [what for what, rect in _shown(table) if card.colliderect(rect)] == []
    assert [what for what, rect in _shown(table) if not table.frame.village.contains(rect)] == []
    table.flow.enter(Idle())
    table.flow.changed()
    driver.settle()
    assert table.board.camera.eye == before


def test_a_view_that_somebody_has_moved_stays_when_the_card_is_gone(tmp_path: Path) -> None:
    driver, table = _table(tmp_path, SMALL, 0.0)
    assert _opener("payment")(table.flow)
    driver.settle()
    made = table.board.camera.eye
    driver.move((table.frame.village.right - 200, table.frame.village.bottom - 20))
    driver.wheel(-1)
    driver.settle()
    moved = table.board.camera.eye
    assert moved.length < made.length
    table.flow.enter(Idle())
    table.flow.changed()
    driver.settle()
    assert table.board.camera.eye == moved


def test_where_there_is_room_the_view_stays(tmp_path: Path) -> None:
    driver, table = _table(tmp_path, (1920, 1080), 0.0)
    before = table.board.camera.eye
    brought_in = ("desk", "ghost", "unfit")  # a building that is held out of sight is brought in anyway
    for name, opener in _openers():
        table.flow.enter(Idle())
        if name not in brought_in and not name.startswith("hand") and opener(table.flow):
            driver.frames(8)
            assert table.overlays.card_rect is not None
            assert table.board.camera.eye == before, name


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_a_building_pinned_at_the_edge_is_in_sight_before_its_card_finds_a_place(
    tmp_path: Path, pace: float
) -> None:
    (session,) = moments(45, (0.55,))
    driver, table = Driver(tmp_path, (1280, 720), 1.0), TableScreen(session, None, pace)
    driver.open(table)
    driver.settle()
    driver.wait(1.0)

    def ghost() -> pygame.Rect:
        bounds = next(rect for what, rect in _shown(table) if what is Command.GHOST)
        return table.board.ahead(bounds)

    before = table.board.camera.eye
    assert dict(every_card(session))["ghost"](table.flow)
    # Before anything is drawn: else a card would be placed for a view that is left in the next frame.
    table.update(table.now + 0.01)
    first = table.overlays.card_rect
    assert table.board.camera.goal != before
    assert table.frame.village.contains(ghost())
    driver.settle()
    assert table.overlays.card_rect == first
    assert table.frame.village.contains(ghost())


def test_room_is_made_for_a_card_beside_the_buttons_of_the_view_and_not_over_them(tmp_path: Path) -> None:
    """It never stands over them: room at a place where it does would have to be made again and again."""
    _, table = _table(tmp_path, SMALL, 0.0)
    tools = tuple(hit.bounds for hit in table.hits if hit.group == TOOLS)
    village = table.frame.village
    card = pygame.Rect(0, 0, 300, 336).move_to(midright=village.move(-8, 0).midright)
    asked = (pygame.Rect(village.left + 240, 200, 90, 110), pygame.Rect(card.left - 70, 150, 90, 110))
    assert card.collidelist(tools) >= 0
    assert card.collidelist(asked) >= 0
    before = table.board.camera.goal
    place = table.arranging.room.make(card, KeptVisible(asked, tools, (), None), None)
    assert place is not None
    assert village.contains(place)
    assert place.collidelist(tools) < 0
    after = table.board.camera.goal
    moved = [rect.move_to(center=after.at(before.plane(rect.center))) for rect in asked]
    assert moved != list(asked)
    assert place.collidelist(moved) < 0
