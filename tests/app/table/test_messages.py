"""What the table says about what cannot be done, and how long; and a tile between Build and its drop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.palette import DISABLED
from hamlet.app.flow.modes.mode import Idle
from hamlet.app.flow.table import Flow
from hamlet.app.flow.turn_panels import workers
from hamlet.app.ids import Command, HandId, StepId, TileId
from hamlet.app.showing import enter_mode
from hamlet.app.table.greeting import TOAST
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.view.parts import Stepper
from hamlet.engine.events import DisplayFilled
from hamlet.engine.state import CLOSED, put
from hamlet.session.session import Session
from tests.app.driver import FRAME, Driver
from tests.app.games import building_game, game
from tests.app.table.moments import OPENERS, moments, of_people
from tests.app.texts import hearing
from tests.spread import only


def _open(
    tmp_path: Path, session: Session, size: tuple[int, int] = (1280, 720), speed: float = 0.0
) -> tuple[Driver, TableScreen]:
    driver, table = Driver(tmp_path, size, 1.0), TableScreen(session, None, speed)
    driver.open(table)
    driver.settle()
    return driver, table


def _steppers(mode: str) -> Session:
    """A moment at which a card of this kind has a stepper that goes no further."""
    whole = of_people(1)
    for at in range(30, len(whole.history.done)):
        flow = Flow(whole.fork(at))
        if flow.state.decision == "action" and OPENERS[mode](flow):
            card = flow.scene().card
            parts = card.parts if card is not None else ()
            if any(isinstance(each, Stepper) and not (each.can_less and each.can_more) for each in parts):
                return whole.fork(at)
    raise AssertionError("no such moment")


@pytest.mark.parametrize("mode", ["payment", "filling"])
def test_a_stepper_that_goes_no_further_looks_it_and_says_why(mode: str, tmp_path: Path) -> None:
    driver, table = _open(tmp_path, _steppers(mode))
    assert OPENERS[mode](table.flow)
    driver.settle()
    stuck = [hit for hit in table.hits if isinstance(hit.id, StepId) and not hit.enabled]
    able = [hit for hit in table.hits if isinstance(hit.id, StepId) and hit.enabled]
    assert stuck
    for hit in stuck:
        assert hit.hint.endswith(".")
        face = driver.surface.get_at((hit.bounds.left + 5, hit.bounds.centery))[:3]
        assert sum(abs(a - b) for a, b in zip(face, DISABLED, strict=True)) < 24
    for hit in able:
        face = driver.surface.get_at((hit.bounds.left + 5, hit.bounds.centery))[:3]
        assert sum(face) < 300
    before = table.flow.scene().card
    driver.click_at(stuck[0].bounds.center)
    assert table.flow.scene().toast == stuck[0].hint
    assert table.flow.scene().card == before
    driver.move(stuck[0].bounds.center)
    driver.wait(0.5)
    assert table.marks.hint == stuck[0].id


def _after_a_reveal() -> Session:
    """A moment at which the last step has drawn a blueprint."""
    whole = of_people(1)
    for at, step in enumerate(whole.history.done, start=1):
        drawn = [event for event in step.events if isinstance(event, DisplayFilled)]
        if at > 20 and drawn and step.after.decision == "action":
            return whole.fork(at)
    raise AssertionError("no such moment")


def test_undo_at_what_was_revealed_names_it(tmp_path: Path) -> None:
    session = _after_a_reveal()
    driver, table = _open(tmp_path, session)
    drawn = [e.tile for e in session.history.done[-1].events if isinstance(e, DisplayFilled)]
    names = [session.setup.words.name(session.setup.definitions.tiles[tile]) for tile in drawn]
    steps = len(session.history.done)
    driver.key("z")
    assert all(name in table.flow.scene().toast for name in names)
    table.flow.clear_toast()
    driver.settle()
    hit = driver.hit(Command.UNDO)
    assert all(name in hit.hint for name in names)
    driver.click_at(hit.bounds.center)
    assert all(name in table.flow.scene().toast for name in names)
    assert len(session.history.done) == steps


@pytest.mark.parametrize("speed", only([1.0], [0.0, 1.0]))
def test_a_message_goes_by_itself_though_other_things_change_meanwhile(speed: float, tmp_path: Path) -> None:
    driver, table = _open(tmp_path, game(2, 80), speed=speed)
    table.flow.choose(TileId(0))
    driver.settle()
    table.flow.say("told")
    driver.frames(2)
    assert table.flow.scene().toast == "told"
    waited = 0.0
    hits = [hit for hit in table.hits if hit.group in ("card", "village")]
    while waited < TOAST + 1.0:
        driver.move(hits[round(waited * 10) % len(hits)].bounds.center)
        table.flow.changed()
        waited += FRAME
    assert table.flow.scene().toast == ""


def test_a_message_goes_with_the_next_thing_done(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, building_game())
    acts: tuple[Callable[[], None], ...] = (
        lambda: driver.click(HandId(0)),
        lambda: driver.key("e"),
        lambda: driver.key("right"),
        lambda: driver.key("tab"),
        lambda: driver.key("return"),
        lambda: driver.key("escape"),
    )
    for act in acts:
        table.flow.say("told")
        driver.frames(1)
        act()
        assert table.flow.scene().toast != "told"


def _moments() -> Iterator[Session]:
    for number in (1, 28):
        yield from moments(number, (0.1, 0.5, 0.9))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_message_covers_neither_a_card_nor_what_could_be_chosen(size: tuple[int, int]) -> None:
    pygame.display.set_mode(size)
    for session in _moments():
        table = TableScreen(session, None, 0.0)
        table.resize(size, 1.0)
        for mode in ("card", "ghost", "payment", "donkeys"):
            table.flow.enter(Idle())
            if not OPENERS[mode](table.flow):
                continue
            table.flow.say("A message that is neither short nor very long, as they are.")
            for _ in range(4):
                table.update(table.now + 0.02)
            card, scene = table.overlays.card_rect, table.flow.scene()
            toast = table.overlays._overlays[-1].rect
            assert card is not None
            assert not toast.colliderect(card), mode
            lit = {mark.id for mark in scene.units} | {mark.id for mark in scene.tiles}
            lit |= {mark.id for mark in scene.donkeys} | ({scene.ghost.id} if scene.ghost else set())
            for hit in table.hits:
                assert hit.id not in lit or not toast.colliderect(hit.bounds), (mode, hit.id)


def _bare(picture: pygame.Surface, empty: pygame.Surface, area: pygame.Rect) -> float:
    """Which share of an area shows what it showed before anything lay there."""
    points = [(x, y) for x in range(area.left, area.right, 3) for y in range(area.top, area.bottom, 3)]
    same = sum(picture.get_at(at)[:3] == empty.get_at(at)[:3] for at in points)
    return same / len(points)


def test_from_build_to_the_drop_the_tile_is_seen_in_every_frame_where_it_was_pinned(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, building_game(), speed=1.0)
    empty = driver.surface.copy()
    assert enter_mode(table.flow, "ghost")
    driver.settle()
    ghost = table.flow.scene().ghost
    assert ghost is not None
    place = driver.hit(ghost.id).bounds
    area = place.inflate(-place.width * 2 // 3, -place.height * 2 // 3)
    assert _bare(driver.surface, empty, area) < 0.1
    steps = len(table.session.history.done)
    at = driver.point(Command.BUILD)
    driver.move(at)
    driver.press(at)
    driver.release(at)
    assert len(table.session.history.done) == steps + 1
    frames = 0
    while table.board.performance.acting:
        assert _bare(driver.surface, empty, area) < 0.1, frames
        driver.frames(1)
        frames += 1
    assert frames > 20
    assert _bare(driver.surface, empty, area) < 0.1


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_donkeys_that_may_move_no_more_are_told_as_the_row_of_workers_shows_them(
    size: tuple[int, int], tmp_path: Path
) -> None:
    session = game(2, 60)
    state = session.state
    state.villagers = put(
        state.villagers, state.seat, tuple(each | 1 for each in state.villagers[state.seat])
    )
    donkeys = state.donkeys[state.seat]
    state.donkeys = put(state.donkeys, state.seat, (donkeys[0] & ~1, *(each | 1 for each in donkeys[1:])))
    state.moment = CLOSED
    driver = Driver(tmp_path, size, 1.0)
    table = TableScreen(session, None, 0.0)
    with hearing() as drawn:
        driver.open(table)
        driver.settle()
    fresh = [each for each in workers(table.flow) if each.kind == "donkey" and not each.used]
    assert len(fresh) == 1
    assert table.flow.prompt == "1 donkey stays where it is: end the turn"
    assert "stays" in " ".join(each.text for each in drawn)
    driver.close()
