"""When a click changes a card, the same point afterwards does the same thing, or nothing at all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pygame
import pytest

from hamlet.app.flow.modes.mode import Idle
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, Id, TileId
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.session.session import Session
from tests.app.table.moments import Opener, every_card, moments, of_people

SIZES = [(960, 540), (1280, 720), (1920, 1080)]
SHARES = (0.2, 0.45, 0.7)


def _pass(table: TableScreen) -> None:
    for _ in range(6):
        table.update(table.now + 0.1)


def _table(session: Session, size: tuple[int, int]) -> TableScreen:
    table = TableScreen(session.fork(len(session.history.done)), None, 0.0)
    table.resize(size, 1.0)
    for _ in range(200):
        table.update(table.now + 0.1)
        if not table.busy:
            break
    return table


def _open(table: TableScreen, opener: Opener) -> None:
    table.flow.enter(Idle())
    table.overlays.card.pointed(None)
    _pass(table)
    opener(table.flow)
    _pass(table)


def _click(table: TableScreen, at: tuple[int, int]) -> None:
    table.handle(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    table.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    table.update(table.now + 0.01)
    table.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    _pass(table)


def _buttons(table: TableScreen) -> list[Id]:
    return [hit.id for hit in table.hits if hit.group == "card" and hit.tab and hit.enabled]


def _meant(hit: HitRegion | None, what: Id) -> bool:
    """Whether a second click would do the same, or nothing."""
    return hit is None or hit.id == what or not hit.enabled or not hit.tab


def _does_nothing(table: TableScreen, at: tuple[int, int], under: HitRegion | None) -> bool:
    """Whether it is a tile that only says that something is pinned: that is seen by clicking it.

    A building brought into sight may leave its card no place but far from the hand.
    """
    ghost = table.flow.scene().ghost
    if under is None or not isinstance(under.id, TileId) or ghost is None or not ghost.pinned:
        return False
    before = _now(table)
    _click(table, at)
    return _now(table) == before


def _now(table: TableScreen) -> tuple[object, ...]:
    flow = table.flow
    scene = flow.scene()
    return flow.mode, flow.mode.showing, len(flow.session.history.done), scene.card, scene.ghost


def _after_each(
    session: Session, size: tuple[int, int], every: int
) -> Iterator[tuple[str, Id, HitRegion | None]]:
    """Each button of each card that changes it, and what then lies at the point that was clicked."""
    table = _table(session, size)
    for number, (name, opener) in enumerate(every_card(session)):
        if number % every:
            continue
        _open(table, opener)
        for what in _buttons(table):
            steps = len(table.session.history.done)
            _open(table, opener)
            at = table.hits.point(what)
            if at is None:
                continue
            _click(table, at)
            if table.flow.scene().card is not None:
                under = table.hits.at(at)
                yield name, what, None if _does_nothing(table, at, under) else under
            if len(table.session.history.done) != steps or table.flow.state.decision != "action":
                table = _table(session, size)


Found = list[tuple[str, Id, HitRegion | None]]


def _found(number: int, shares: tuple[float, ...], size: tuple[int, int], every: int) -> Found:
    pygame.display.set_mode(size)
    return [each for session in moments(number, shares) for each in _after_each(session, size, every)]


def _others(found: Found) -> list[tuple[str, Id, HitRegion]]:
    return [(name, what, hit) for name, what, hit in found if hit is not None and not _meant(hit, what)]


@pytest.mark.parametrize("size", SIZES[:2])
def test_no_other_button_comes_to_lie_where_a_card_was_clicked(size: tuple[int, int]) -> None:
    found = _found(17, (0.2,), size, 2)
    assert len(found) > 4
    assert _others(found) == []


@pytest.mark.heavy
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", [1, 4, 17, 28])
def test_at_many_moments_no_other_button_comes_to_lie_where_a_card_was_clicked(
    number: int, size: tuple[int, int]
) -> None:
    found = _found(number, SHARES, size, 1)
    assert len(found) > 40
    others = _others(found)
    assert [each for each in others if each[2].group != "village"] == []
    # A card that has no place left beside a building just turned leaves the hand over the village.
    assert len(others) <= len(found) // 40, others


def _desk(flow: Flow) -> bool:
    item = next((item for item in flow.panels().display if item.takeable), None)
    taken = item is not None and flow.choose(item.id) and flow.choose(Command.TAKE)
    return taken and flow.mode.name == "hire"


@cache
def _before_the_desk() -> Session:
    """A moment at which taking a blueprint opens the desk for hiring."""
    whole = of_people(1)
    steps = whole.history.done
    at = next(
        at
        for at in range(30, len(steps))
        if steps[at].before.decision == "action" and _desk(Flow(whole.fork(at)))
    )
    return whole.fork(at)


@pytest.mark.parametrize("size", SIZES)
def test_where_take_was_there_is_no_done_and_nobody_to_hire(size: tuple[int, int]) -> None:
    pygame.display.set_mode(size)
    table = _table(_before_the_desk(), size)
    item = next(item for item in table.flow.panels().display if item.takeable)
    _open(table, lambda flow: flow.choose(item.id))
    take = table.hits.get(Command.TAKE)
    assert take is not None
    for at in (take.bounds.center, take.bounds.move(-8, 0).midright, take.bounds.move(8, 0).midleft):
        again = _table(_before_the_desk(), size)
        _open(again, lambda flow: flow.choose(item.id))
        _click(again, at)
        assert again.flow.mode.name == "hire"
        assert _meant(again.hits.at(at), Command.TAKE), at
