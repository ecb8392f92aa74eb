"""At the table: numbers count up as things arrive, pieces swing in a hand, nothing is late without motion."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.ids import DisplayId, VillagerId, WorkerId
from hamlet.app.table.numbers_arriving import between
from hamlet.app.table.table_habits import TableHabits
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.events import DisplayFilled, GoldChanged
from hamlet.session.session import Session
from hamlet.words.stories import all_of
from tests.app.driver import Driver
from tests.app.games import game

WHOLE = 2000


def _open(
    tmp_path: Path, session: Session, speed: float = 1.0, *, reduced: bool = False
) -> tuple[Driver, TableScreen]:
    driver = Driver(tmp_path, (1280, 720), 1.0)
    table = TableScreen(session, None, speed, habits=TableHabits(reduced=reduced))
    driver.open(table)
    driver.settle()
    return driver, table


def _earning() -> int:
    """After how many actions somebody earns at least two coins where a villager went."""
    done = game(2, WHOLE).history.done
    return next(
        number
        for number, step in enumerate(done)
        if any(event.gold >= 2 and event.tile >= 0 for event in all_of(step.events, GoldChanged))
        and step.after.gold[step.seat] > step.before.gold[step.seat]
    )


def _gold_shown(table: TableScreen, seat: int) -> int:
    return table.counting.shown(table._shown).seats[seat].gold


def test_gold_counts_up_from_what_it_was_to_what_it_is_as_coins_arrive(tmp_path: Path) -> None:
    at = _earning()
    step = game(2, WHOLE).history.done[at]
    driver, table = _open(tmp_path, game(2, at))
    before, after = step.before.gold[step.seat], step.after.gold[step.seat]
    assert table.flow.play(step.action)
    shown: list[int] = []
    while table.board.performance.playing or not shown:
        driver.frames(1)
        shown.append(_gold_shown(table, step.seat))
        assert table.session.state.gold[step.seat] == after, "the game itself never waits"
    driver.settle()
    assert shown[0] == before
    assert shown == sorted(shown)
    assert set(shown) >= {before, after}
    assert _gold_shown(table, step.seat) == after
    assert table.counting.shown(table._shown) is table._shown
    driver.close()


@pytest.mark.parametrize(("speed", "reduced"), [(0.0, False), (1.0, True)])
def test_without_motion_numbers_are_never_late(tmp_path: Path, speed: float, *, reduced: bool) -> None:
    at = _earning()
    step = game(2, WHOLE).history.done[at]
    driver, table = _open(tmp_path, game(2, at), speed, reduced=reduced)
    assert table.flow.play(step.action)
    for _ in range(60):
        driver.frames(1)
        assert table.counting.shown(table._shown) is table._shown
    driver.close()


def test_a_step_taken_back_shows_the_numbers_of_before_at_once(tmp_path: Path) -> None:
    at = _earning()
    step = game(2, WHOLE).history.done[at]
    driver, table = _open(tmp_path, game(2, at))
    assert table.flow.play(step.action)
    for _ in range(300):
        driver.frames(1)
        if table.board.performance.flying:
            break
    assert table.board.performance.flying
    table.session.undo()
    table.flow.settle()
    driver.frames(8)
    assert not table.board.performance.playing
    assert _gold_shown(table, step.seat) == step.before.gold[step.seat]
    driver.close()


def test_numbers_never_leave_the_room_between_before_and_after() -> None:
    assert [between(value, 3, 7) for value in (1, 3, 5, 9)] == [3, 3, 5, 7]
    assert between(5, 7, 3) == 5


def test_a_new_blueprint_lies_in_the_display_when_it_has_tumbled_there_and_is_taken_before(
    tmp_path: Path,
) -> None:
    done = game(2, WHOLE).history.done
    at = next(
        number
        for number, step in enumerate(done)
        if isinstance(step.action, TakeBlueprint) and all_of(step.events, DisplayFilled)
    )
    driver, table = _open(tmp_path, game(2, at))
    assert table.flow.play(done[at].action)
    place = DisplayId(len(table.session.state.display) - 1)
    waited = 0
    while table.board.performance.playing or not waited:
        driver.frames(1)
        hit = table.hits.get(place)
        assert hit is not None, "its place is there"
        waited += place in table.looking.state.bound
    assert waited > 20
    driver.settle()
    assert not table.looking.state.bound
    driver.close()


@pytest.mark.parametrize(("speed", "reduced"), [(1.0, False), (0.0, False), (1.0, True)])
def test_a_villager_in_the_hand_swings_when_the_hand_stops_and_then_hangs_still(
    tmp_path: Path, speed: float, *, reduced: bool
) -> None:
    driver, table = _open(tmp_path, game(2), speed, reduced=reduced)
    start = driver.point(next(hit.id for hit in table.hits if isinstance(hit.id, VillagerId | WorkerId)))
    driver.move(start)
    driver.press(start)
    for step in range(1, 9):
        driver.move((start[0] + 12 * step, start[1] - 24 * step))
    assert table.input.dragging is not None
    end = pygame.Rect(0, 0, 130, 130)
    end.center = (start[0] + 96, start[1] - 192)
    looks = []
    for _ in range(150):
        driver.frames(1)
        looks.append(pygame.image.tobytes(driver.surface.subsurface(end), "RGB"))
    swings = speed > 0 and not reduced
    assert (len(set(looks)) > 6) == swings
    assert len(set(looks[-20:])) == 1
    driver.key("escape")
    driver.close()
