"""Of several alike on one tile only the one is lifted that was taken; the others stay where they stand."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.art.palette import seat_colour
from hamlet.app.ids import DonkeyId, VillagerId
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.state import State
from hamlet.engine.workers import is_tile, rested
from hamlet.session.session import Session
from tests.app.driver import Driver
from tests.app.table.moments import of_people
from tests.app.table.pixels import near

Kind = type[VillagerId] | type[DonkeyId]


def _pair(state: State, kind: Kind) -> int | None:
    """A tile with two or three rested pieces of the acting seat, if there is one."""
    workers = state.villagers if kind is VillagerId else state.donkeys
    places = [place for place in rested(workers[state.seat]) if is_tile(place)]
    return next((place for place in places if places.count(place) in (2, 3)), None)


def _moment(kind: Kind) -> tuple[Session, int]:
    for number in (1, 17, 28):
        whole = of_people(number)
        for at, step in enumerate(whole.history.done):
            uid = _pair(step.before, kind) if step.before.decision == "action" else None
            if uid is not None:
                return whole.fork(at), uid
    raise AssertionError("never two alike")


def _rects(table: TableScreen, what: VillagerId | DonkeyId) -> list[pygame.Rect]:
    return [hit.bounds for hit in table.hits if hit.id == what]


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("kind", [VillagerId, DonkeyId])
def test_of_two_alike_only_the_one_taken_is_lifted(tmp_path: Path, kind: Kind, number: int) -> None:
    session, uid = _moment(kind)
    driver, table = Driver(tmp_path, (1920, 1080), 1.0), TableScreen(session, None, 0.0)
    driver.open(table)
    driver.settle()
    driver.wait(1.0)
    what = kind(uid)
    rects, colour = _rects(table, what), seat_colour(table.look.colour(session.state.seat))
    assert len(rects) > 1, "they stand one by one"
    shown = [near(driver.surface, colour, rect) for rect in rects]
    goal = table.frame.top.center
    driver.move(rects[number].center)
    driver.press(rects[number].center)
    for step in (1, 2, 3, 4):
        x, y = rects[number].center
        driver.move((x + (goal[0] - x) * step // 4, y + (goal[1] - y) * step // 4))
    driver.settle()
    now = [near(driver.surface, colour, rect) for rect in rects]
    for place, (before, after) in enumerate(zip(shown, now, strict=True)):
        if place == number:
            assert after < 0.3 * before, (place, shown, now)
        else:
            assert after > 0.7 * before, (place, shown, now)
    driver.release(goal)
    while table.flow.back():
        pass
    driver.move(table.frame.dock.center)
    driver.settle()
    assert [near(driver.surface, colour, rect) for rect in rects] == shown
