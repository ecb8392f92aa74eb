"""The second half of a double click does nothing that the first did not ask for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, DisplayId, HandId, HireId, Id, MendId, SpotId, StepId, TurnId
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.view.scene import Ghost
from hamlet.session.session import Session
from tests.app.driver import Driver
from tests.app.games import building_game, game
from tests.app.table.moments import Opener, every_card, moments, of_people

BETWEEN = 0.12  # seconds from one press to the next
REPEATED = (StepId, TurnId)


def _table(session: Session, opener: Opener) -> TableScreen:
    table = TableScreen(session.fork(len(session.history.done)), None, 0.0)
    opener(table.flow)
    table.resize((1280, 720), 1.0)
    for _ in range(8):
        table.update(table.now + 0.5)
    return table


def _click(table: TableScreen, at: tuple[int, int], pause: float = BETWEEN) -> None:
    """A click as the window posts it, and some frames after it."""
    table.handle(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    table.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    table.update(table.now + 0.01)
    table.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    for _ in range(4):
        table.update(table.now + pause / 4)


def _came_to(table: TableScreen) -> tuple[object, ...]:
    """Everything that a click could have brought about."""
    flow, history = table.flow, table.session.history
    card = flow.scene().card
    played = [type(step.action) for step in history.done]
    return len(history.done), played, flow.mode.name, flow.mode.showing, card


def _others_things(table: TableScreen) -> list[Id]:
    """What can be clicked on the card, and what of the panels opens a card."""
    wanted = [hit.id for hit in table.hits if hit.group == "card" and hit.tab and hit.enabled]
    return [what for what in wanted if not isinstance(what, REPEATED)]


def _check(session: Session, name: str, opener: Opener, what: Id) -> None:
    # Signs are placed as time allows, so the card of each may stand elsewhere: each is asked where to click.
    once, twice = _table(session, opener), _table(session, opener)
    at, there = once.hits.point(what), twice.hits.point(what)
    if at is None or there is None:
        return
    _click(once, at)
    _click(twice, there)
    _click(twice, there)
    assert _came_to(twice) == _came_to(once), (name, what)


def _all_at(session: Session, every: int) -> int:
    checked = 0
    for number, (name, opener) in enumerate(every_card(session)):
        if number % every:
            continue
        for what in _others_things(_table(session, opener)):
            _check(session, name, opener, what)
            checked += 1
    return checked


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.set_mode((1280, 720))


def test_a_double_click_on_any_button_of_a_card_does_what_one_click_does() -> None:
    assert sum(_all_at(session, 4) for session in moments(1, (0.2, 0.6))) > 5


@pytest.mark.heavy
@pytest.mark.parametrize("number", [4, 17, 28, 41])
def test_at_many_moments_a_double_click_does_what_one_click_does(number: int) -> None:
    assert sum(_all_at(session, 1) for session in moments(number, (0.1, 0.4, 0.7, 0.95))) > 60


def _taking(flow: Flow) -> bool:
    item = next((item for item in flow.panels().display if item.takeable), None)
    return item is not None and flow.choose(item.id)


def _leads_to_the_desk(flow: Flow) -> bool:
    return _taking(flow) and flow.choose(Command.TAKE) and flow.mode.name == "hire"


def _asks(flow: Flow) -> bool:
    return flow.choose(Command.END_TURN) and flow.mode.name == "end_turn"


def _moment(opener: Callable[[Flow], bool], number: int = 1) -> Session:
    whole = of_people(number)
    for at, step in enumerate(whole.history.done):
        if at > 30 and step.before.decision == "action" and opener(Flow(whole.fork(at))):
            return whole.fork(at)
    raise AssertionError("no such moment")


def test_a_double_click_on_take_opens_the_desk_and_does_not_leave_it(tmp_path: Path) -> None:
    session = _moment(_leads_to_the_desk)
    driver, table = Driver(tmp_path, (1280, 720), 1.0), TableScreen(session, None, 0.0)
    driver.open(table)
    driver.settle()
    assert _taking(table.flow)
    driver.settle()
    at = driver.point(Command.TAKE)
    driver.click_at(at)
    driver.click_at(at)
    driver.settle()
    assert table.flow.mode.name == "hire"
    driver.wait(1.0)
    driver.click(Command.DONE)
    assert table.flow.mode.name == "idle"


def test_a_double_click_that_pins_a_building_does_not_lift_it_again(tmp_path: Path) -> None:
    driver, table = Driver(tmp_path, (1280, 720), 1.0), TableScreen(building_game(), None, 0.0)
    driver.open(table)
    driver.settle()
    driver.click(HandId(0))
    spot = next(hit for hit in table.hits if hit.id is Command.GHOST).bounds.center
    driver.move(spot)
    driver.click_at(spot)
    driver.click_at(spot)
    ghost = table.flow.scene().ghost
    assert ghost is not None
    assert ghost.pinned


def _ghost(table: TableScreen) -> Ghost:
    ghost = table.flow.scene().ghost
    assert ghost is not None
    return ghost


def test_a_double_click_on_what_makes_it_fit_does_not_put_it_where_the_card_was() -> None:
    # The card makes room for the building, and another place for it comes to lie under the hand.
    (session,) = moments(41, (0.4,))
    _check(session, "unfit", dict(every_card(session))["unfit"], MendId(Command.GHOST))


def test_a_double_click_on_another_place_puts_it_there_and_does_not_lift_it(tmp_path: Path) -> None:
    driver, table = Driver(tmp_path, (1280, 720), 1.0), TableScreen(building_game(), None, 0.0)
    driver.open(table)
    driver.settle()
    driver.click(HandId(0))
    table.flow.pin()
    driver.settle()
    other = next(hit.id for hit in table.hits if isinstance(hit.id, SpotId) and hit.tab)
    assert isinstance(other, SpotId)
    at = driver.point(other)
    driver.click_at(at)
    driver.click_at(at)
    assert (_ghost(table).rotation, _ghost(table).at) == (other.rotation, other.at)
    assert _ghost(table).pinned


def test_a_double_click_on_end_turn_asks_and_does_not_end_it(tmp_path: Path) -> None:
    driver, table = Driver(tmp_path, (1280, 720), 1.0), TableScreen(_moment(_asks), None, 0.0)
    driver.open(table)
    driver.settle()
    steps = len(table.session.history.done)
    at = driver.point(Command.END_TURN)
    driver.click_at(at)
    driver.click_at(at)
    assert table.flow.mode.name == "end_turn"
    assert len(table.session.history.done) == steps


def test_a_double_click_on_a_blueprint_looks_at_it_and_does_not_take_it(tmp_path: Path) -> None:
    session = _moment(_taking)
    driver, table = Driver(tmp_path, (1280, 720), 1.0), TableScreen(session, None, 0.0)
    driver.open(table)
    driver.settle()
    steps = len(session.history.done)
    shown = next(hit for hit in table.hits if isinstance(hit.id, DisplayId) and hit.enabled)
    driver.click_at(shown.bounds.center)
    driver.click_at(shown.bounds.center)
    assert table.flow.mode.name == "townhall"
    assert len(session.history.done) == steps


def test_steppers_and_undo_are_pressed_as_quickly_as_one_likes(tmp_path: Path) -> None:
    driver, table = Driver(tmp_path, (1280, 720), 1.0), TableScreen(game(2, 81), None, 0.0)
    driver.open(table)
    driver.settle()
    able = len(table.session.history.done) - table.session.history.barrier
    assert able > 1
    at = driver.point(Command.UNDO)
    for _ in range(2):
        driver.click_at(at)
    assert len(table.session.history.undone) == 2


def test_a_second_click_after_a_moment_is_meant(tmp_path: Path) -> None:
    session = _moment(_leads_to_the_desk)
    driver, table = Driver(tmp_path, (1280, 720), 1.0), TableScreen(session, None, 0.0)
    driver.open(table)
    driver.settle()
    assert _taking(table.flow)
    assert table.flow.choose(Command.TAKE)
    driver.settle()
    steps = len(session.history.done)
    who = next(what for what in map(HireId, ("villager", "donkey")) if driver.hit(what).enabled)
    at = driver.point(who)
    driver.click_at(at)
    driver.click_at(at)
    assert len(session.history.done) == steps + 1
    driver.wait(0.6)
    if table.flow.mode.name == "hire" and driver.hit(who).enabled:
        driver.click_at(at)
        assert len(session.history.done) == steps + 2
