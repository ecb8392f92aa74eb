"""No card covers its tile, the ghost, a way, lit goods, or what else could be chosen in the village."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from _pytest.mark import ParameterSet

from hamlet.app.board.routes import route, trimmed
from hamlet.app.flow.modes.mode import Idle
from hamlet.app.ids import Id, TileId
from hamlet.app.table.table_screen import TableScreen
from hamlet.session.session import Session
from tests.app.table.moments import Opener, every_card, moments

SIZES = [((960, 540), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0)]
FOUR_K = ((3840, 2160), 2.0)
GAMES = (1, 17, 28)
SHARES = (0.08, 0.45, 0.9)


def _opened(table: TableScreen, opener: Opener) -> None:
    """The card on the screen, and the view at rest."""
    table.flow.enter(Idle())
    assert opener(table.flow)
    for _ in range(6):
        table.update(table.now + 0.5)
    for _ in range(120):
        if table.busy:
            table.update(table.now + 0.05)


def _shown(table: TableScreen) -> Iterator[tuple[object, pygame.Rect]]:
    """Everything that has to be seen while this card is open, with its place on the screen."""
    scene, eye = table.flow.scene(), table.board.camera.eye
    wanted: set[Id] = {mark.id for mark in (*scene.units,)} | {mark.id for mark in scene.donkeys}
    wanted |= {mark.id for mark in scene.tiles}
    wanted |= {mark.id for mark in scene.borders if mark.enabled or mark.selected}
    wanted |= {spot.id for spot in scene.spots if spot.best}
    if scene.card is not None and scene.card.tile is not None:
        wanted.add(TileId(scene.card.tile))
    if scene.ghost is not None:
        wanted.add(scene.ghost.id)
    for hit in table.hits:
        if hit.id in wanted and hit.group == "village":
            yield hit.id, hit.bounds
    studio, village = table.board.ground.studio, table.session.state.village
    for way in scene.ways:
        for x, y in map(eye.at, trimmed(route(studio, village, way.tiles), 0.28, 0.3)):
            yield way, pygame.Rect(round(x) - 3, round(y) - 3, 6, 6)


def _covered(session: Session, size: tuple[int, int], scale: float, every: int) -> tuple[int, int, list[str]]:
    """How many cards were opened, how many of them stand in the right column, and what they cover."""
    pygame.display.set_mode(size)
    wrong: list[str] = []
    opened = outside = 0
    table = TableScreen(session, None, 0.0)
    table.resize(size, scale)
    for number, (name, opener) in enumerate(every_card(session)):
        if number % every:
            continue
        at = table
        if name == "desk":
            at = TableScreen(session.fork(len(session.history.done)), None, 0.0)
            at.resize(size, scale)
        _opened(at, opener)
        card, opened = at.overlays.card_rect, opened + 1
        assert card is not None, name
        outside += at.overlays.outside
        assert pygame.Rect((0, 0), size).contains(card), name
        if at.overlays.outside:
            assert not card.colliderect(at.frame.village), name
        wrong += [f"{name} over {what}" for what, rect in _shown(at) if card.colliderect(rect)]
    return opened, outside, wrong


def _in_suite(number: int, layout: int) -> ParameterSet:
    """Each of three games and of three sizes once; every game in every size is for the heavy tests."""
    return pytest.param(number, *SIZES[layout], marks=() if GAMES[layout] == number else pytest.mark.heavy)


@pytest.mark.parametrize(
    ("number", "size", "scale"), [_in_suite(number, layout) for number in GAMES for layout in range(3)]
)
def test_no_card_covers_what_one_looks_at_or_could_choose(
    number: int, size: tuple[int, int], scale: float
) -> None:
    cards, wrong = 0, []
    for session in moments(number, SHARES):
        opened, _, covered = _covered(session, size, scale, 4)
        cards += opened
        wrong += covered
    assert cards > 15
    assert wrong == []


@pytest.mark.heavy
@pytest.mark.parametrize(("size", "scale"), [*SIZES, FOUR_K])
@pytest.mark.parametrize("number", range(1, 60, 4))
def test_at_many_moments_no_card_covers_what_one_looks_at_or_could_choose(
    number: int, size: tuple[int, int], scale: float
) -> None:
    found = [_covered(session, size, scale, 1) for session in moments(number, (0.05, 0.3, 0.55, 0.8, 0.97))]
    assert sum(opened for opened, _, _ in found) > 100
    assert [each for _, _, wrong in found for each in wrong] == []
