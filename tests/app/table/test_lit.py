"""What is lit, pointed at, refused or dragged in the village, as it is seen in the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.palette import COST, LIT_LINE, OUTPUT, seat_colour
from hamlet.app.art.tile_signs import Group
from hamlet.app.board.overlays.light import RAISED
from hamlet.app.flow.table import Flow
from hamlet.app.ids import BorderId, DonkeyId, HandId, Id, TileId, UnitId, VillagerId, WorkerId
from hamlet.app.showing import enter_mode
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.actions.church import Beg
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.hire import PlaceDonkey
from hamlet.engine.game import refusal
from hamlet.engine.options import Options
from hamlet.engine.state import CLOSED, State
from hamlet.engine.workers import is_tile, place_of, rested
from hamlet.session.session import Session
from hamlet.words.refusals import explain_rich
from tests.app.driver import Driver
from tests.app.games import building_game, game
from tests.app.table.pixels import apart, around, inside, mean, middle, near
from tests.app.texts import hearing

SIZES = [(1280, 720), (1920, 1080)]
SAME = 6  # so far apart two mean colours may be, for the sake of the pixels by which a lit tile rises
MOMENT = 60


def _open(
    tmp_path: Path, session: Session, size: tuple[int, int] = (1280, 720)
) -> tuple[Driver, TableScreen]:
    driver = Driver(tmp_path, size, 1.0)
    table = TableScreen(session, None, 0.0)
    driver.open(table)
    driver.settle()
    driver.wait(1.0)
    return driver, table


def _moment(fits: Callable[[State], bool], first: int = 0) -> Session:
    """The first moment of a game that fits."""
    return next(session for at in range(first, 160) if fits((session := game(2, at)).state))


def _someone_stands(state: State) -> bool:
    return state.decision == "action" and bool(rested(state.villagers[state.seat]))


def _away(driver: Driver, table: TableScreen) -> None:
    """The pointer on the bar at the top."""
    driver.move((table.frame.top.centerx, table.frame.top.centery))
    driver.settle()


def _take(driver: Driver, what: Id, to: tuple[int, int]) -> None:
    """Press on something and drag it, without letting go."""
    start = driver.point(what)
    driver.move(start)
    driver.press(start)
    for step in (1, 2, 3, 4):
        driver.move((start[0] + (to[0] - start[0]) * step // 4, start[1] + (to[1] - start[1]) * step // 4))


def _can_be_done(state: State) -> set[int]:
    """The tiles at which a villager can do something, by the engine; building begins with a blueprint."""
    by_villager = {family.action for family in state.box.ruleset.by_decision["action"] if family.by_villager}
    actions = [action for action in Options(state).proposals() if type(action) in by_villager]
    assert all(refusal(state, action) is None for action in actions)
    construct = state.box.ruleset.by_name["construct"].action
    return {getattr(action, "tile", -1) for action in actions if type(action) is not construct}


def _ground(driver: Driver, table: TableScreen) -> dict[int, list[tuple[int, int]]]:
    """Points of every tile that is well in sight."""
    tiles = range(len(table.session.state.village.tiles))
    return {uid: points for uid in tiles if len(points := inside(table, uid)) > 40}


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_pointed_at_keeps_its_colours(tmp_path: Path, size: tuple[int, int]) -> None:
    driver, table = _open(tmp_path, game(2, MOMENT), size)
    _away(driver, table)
    plain = driver.surface.copy()
    for uid, points in _ground(driver, table).items():
        driver.move(driver.point(TileId(uid)))
        raised = [(x, y - round(RAISED * table.scale)) for x, y in points]
        before = mean(plain, points)
        now = min(
            (mean(driver.surface, each) for each in (points, raised)), key=lambda one: apart(before, one)
        )
        assert apart(before, now) <= SAME, (uid, before, now)
        assert near(driver.surface, LIT_LINE, around(table, uid)) > near(plain, LIT_LINE, around(table, uid))


@pytest.mark.parametrize("size", SIZES)
def test_targets_keep_their_colours_and_the_rest_is_dark(tmp_path: Path, size: tuple[int, int]) -> None:
    driver, table = _open(tmp_path, game(2, MOMENT), size)
    _away(driver, table)
    plain, ground = driver.surface.copy(), _ground(driver, table)
    assert enter_mode(table.flow, "donkeys")
    _away(driver, table)
    scene = table.scene()
    bright = {mark.tile for mark in scene.tiles} | scene.bright
    card = table.overlays.card_rect or pygame.Rect(0, 0, 0, 0)
    seen = {"bright": 0, "dark": 0}
    for uid, points in ground.items():
        if card.colliderect(table.board.tile_rect(uid)):
            continue
        before, now = mean(plain, points), mean(driver.surface, points)
        if uid in bright:
            assert apart(before, now) <= SAME, (uid, before, now)
        else:
            before, now = mean(plain, middle(points)), mean(driver.surface, middle(points))
            assert sum(now) < 0.75 * sum(before), (uid, before, now)
        seen["bright" if uid in bright else "dark"] += 1
    assert seen["bright"] > 2
    assert seen["dark"] > 1


def test_a_lit_target_pointed_at_keeps_its_colours(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, game(2, MOMENT))
    _away(driver, table)
    plain, ground = driver.surface.copy(), _ground(driver, table)
    assert enter_mode(table.flow, "donkeys")
    driver.settle()
    card = table.overlays.card_rect or pygame.Rect(0, 0, 0, 0)
    for mark in table.scene().tiles:
        if mark.tile not in ground or card.colliderect(table.board.tile_rect(mark.tile)):
            continue
        driver.move(driver.point(mark.id))
        before, now = mean(plain, ground[mark.tile]), mean(driver.surface, ground[mark.tile])
        assert apart(before, now) <= SAME, (mark, before, now)


def test_goods_that_can_pay_keep_their_colours_lit_and_pointed_at(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, game(2, MOMENT))
    _away(driver, table)
    plain = driver.surface.copy()
    assert enter_mode(table.flow, "payment")
    driver.settle()
    units = [mark.id for mark in table.scene().units]
    assert units
    for what in units:
        assert isinstance(what, UnitId)
        rect = driver.hit(what).bounds
        _away(driver, table)
        before, lit = near(plain, OUTPUT, rect), near(driver.surface, OUTPUT, rect)
        driver.move(driver.point(what))
        pointed = near(driver.surface, OUTPUT, rect.inflate(6, 6))
        assert before > 20
        # A tick lies over a corner of the frame.
        assert lit > 0.6 * before, (what, before, lit)
        assert pointed > 0.6 * before, (what, before, pointed)


def test_a_tile_to_which_a_donkey_may_not_go_is_not_lit_but_hatched_and_says_why(tmp_path: Path) -> None:
    session = game(2, MOMENT)
    driver, table = _open(tmp_path, session)
    assert enter_mode(table.flow, "donkeys")
    _away(driver, table)
    source = next(mark.tile for mark in table.scene().donkeys if mark.selected)
    tiles = range(len(session.state.village.tiles))
    legal = {uid for uid in tiles if refusal(session.state, MoveDonkey(source, uid)) is None}
    assert {mark.tile for mark in table.scene().tiles} == legal
    closed = next(
        uid for uid in tiles if uid not in legal and uid != source and table.hits.point(TileId(uid))
    )
    before = driver.surface.copy()
    with hearing() as heard:
        driver.move(driver.point(TileId(closed)))
        driver.wait(1.0)
    why = table.scene().refused
    found = refusal(session.state, MoveDonkey(source, closed))
    assert found is not None
    assert why is not None
    assert why.why == explain_rich(table.flow.speech, found)
    assert any(each.text and each.text.split()[0] in why.why for each in heard), "told in the village"
    area = around(table, closed)
    assert near(driver.surface, COST, area) > near(before, COST, area) + 100
    assert near(driver.surface, LIT_LINE, area) <= near(before, LIT_LINE, area) + 20
    assert table.marks.hint is None
    one = min(legal)
    area = around(table, one)
    driver.move(driver.point(TileId(one)))
    assert table.scene().refused is None
    assert near(driver.surface, COST, area) <= near(before, COST, area) + 20


def test_when_donkeys_may_not_move_any_more_nothing_is_lit_for_them(tmp_path: Path) -> None:
    session = game(2, MOMENT)
    for kind in (MoveDonkey, Beg):
        session.play(next(each for each in Options(session.state).proposals() if isinstance(each, kind)))
    assert session.state.moment == CLOSED
    driver, table = _open(tmp_path, session)
    assert enter_mode(table.flow, "donkeys")
    driver.settle()
    assert table.scene().tiles == ()
    source = next(mark.tile for mark in table.scene().donkeys if mark.selected)
    other = next(
        uid
        for uid in range(len(session.state.village.tiles))
        if uid != source and table.hits.point(TileId(uid))
    )
    driver.move(driver.point(TileId(other)))
    assert table.scene().refused is not None


def test_a_new_donkey_lights_exactly_where_it_may_be_put(tmp_path: Path) -> None:
    session = _moment(lambda state: state.decision == "place_donkey")
    driver, table = _open(tmp_path, session)
    tiles = range(len(session.state.village.tiles))
    legal = {uid for uid in tiles if refusal(session.state, PlaceDonkey(uid)) is None}
    assert {mark.tile for mark in table.scene().tiles} == legal
    for uid in tiles:
        if table.hits.point(TileId(uid)) is not None:
            driver.move(driver.point(TileId(uid)))
            assert (table.scene().refused is None) == (uid in legal)


def test_a_border_without_a_payment_is_never_lit_and_says_what_is_missing(tmp_path: Path) -> None:
    flows = (Flow(game(2, actions)) for actions in range(8, 120))
    roads = (flow for flow in flows if flow.key("r"))
    flow = next(flow for flow in roads if not all(mark.enabled for mark in flow.scene().borders))
    driver, table = _open(tmp_path, flow.session)
    driver.key("r")
    _away(driver, table)
    before = driver.surface.copy()
    for mark in table.scene().borders:
        assert isinstance(mark.id, BorderId)
        if table.hits.point(mark.id) is None:
            continue
        area = driver.hit(mark.id).bounds.inflate(6, 6)
        driver.move(driver.point(mark.id))
        refused = table.scene().refused
        assert (refused is None) == mark.enabled
        red = near(driver.surface, COST, area) - near(before, COST, area)
        assert (red > 20) == (not mark.enabled), mark


@pytest.mark.parametrize("actions", [0, 21, MOMENT, 100])
def test_a_dragged_villager_lights_exactly_the_tiles_where_something_can_be_done(
    tmp_path: Path, actions: int
) -> None:
    session = _moment(
        lambda state: state.decision == "action" and bool(rested(state.villagers[state.seat])), actions
    )
    driver, table = _open(tmp_path, session)
    _away(driver, table)
    plain, ground = driver.surface.copy(), _ground(driver, table)
    taken = next(hit.id for hit in table.hits if isinstance(hit.id, VillagerId | WorkerId))
    _take(driver, taken, table.frame.top.center)
    driver.settle()
    legal = _can_be_done(session.state)
    assert {mark.tile for mark in table.scene().tiles} == legal
    for uid, points in ground.items():
        before, now = mean(plain, middle(points)), mean(driver.surface, middle(points))
        assert (sum(now) > 0.85 * sum(before)) == (uid in legal), (uid, before, now)
    for uid in range(len(session.state.village.tiles)):
        if (at := table.hits.point(TileId(uid))) is not None:
            driver.move(at)
            assert (table.scene().refused is None) == (uid in legal), uid


def _standing(table: TableScreen, uid: int) -> list[Group]:
    composition = table.board.ground.composition
    assert composition is not None
    return [group for group, _ in composition.badges[uid].pieces if group.seat == table.session.state.seat]


@pytest.mark.parametrize("kind", [VillagerId, DonkeyId])
def test_a_dragged_piece_is_drawn_once_only(tmp_path: Path, kind: type[VillagerId | DonkeyId]) -> None:
    driver, table = _open(tmp_path, game(2, MOMENT), (1920, 1080))
    _away(driver, table)
    # Of two alike on a tile the other one would still stand there.
    taken = next(
        hit.id for hit in table.hits if isinstance(hit.id, kind) and len(_standing(table, hit.id.tile)) == 1
    )
    colour = seat_colour(table.look.colour(table.session.state.seat))
    area, before = driver.hit(taken).bounds.inflate(4, 4), len(_standing(table, taken.tile))
    there = near(driver.surface, colour, area)
    assert there > 30
    goal = table.frame.dock.midtop
    _take(driver, taken, goal)
    driver.settle()
    assert len(_standing(table, taken.tile)) == before - 1
    assert near(driver.surface, colour, area) < 0.2 * there
    hanging = pygame.Rect(0, 0, 60, 60).move(goal[0] - 30, goal[1] - 30)
    assert near(driver.surface, colour, hanging) > 0.8 * there
    other = table.frame.top.center
    driver.move(other)
    driver.settle()
    assert near(driver.surface, colour, hanging) == 0, "nothing of it stays where it was a moment ago"
    driver.release(other)
    while table.flow.back():
        pass
    _away(driver, table)
    assert len(_standing(table, taken.tile)) == before
    assert near(driver.surface, colour, area) == there


def test_a_villager_is_dragged_out_of_the_dock_and_leaves_an_empty_place(tmp_path: Path) -> None:
    session = _moment(
        lambda state: state.decision == "action" and any(rested(state.villagers[state.seat])), 30
    )
    driver, table = _open(tmp_path, session)
    _away(driver, table)
    taken = next(hit.id for hit in table.hits if isinstance(hit.id, WorkerId) and hit.id.kind == "villager")
    colour, area = seat_colour(table.look.colour(session.state.seat)), driver.hit(taken).bounds
    there = near(driver.surface, colour, area)
    legal = _can_be_done(session.state)
    goal = driver.point(TileId(min(legal)))
    _take(driver, taken, goal)
    driver.settle()
    assert {mark.tile for mark in table.scene().tiles} == legal
    assert near(driver.surface, colour, area) < 0.2 * there
    if is_tile(taken.place):
        standing = sum(
            place_of(piece) == taken.place for piece in session.state.villagers[session.state.seat]
        )
        assert (
            sum(group.count for group in _standing(table, taken.place) if "villager" in group.kind) < standing
        )
    driver.release(goal)
    driver.settle()
    card = table.scene().card
    assert card is not None
    assert card.tile == min(legal)
    assert near(driver.surface, colour, area) == there


def test_escape_puts_a_dragged_villager_back(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, game(2, MOMENT), (1920, 1080))
    taken = next(hit.id for hit in table.hits if isinstance(hit.id, VillagerId))
    before = len(_standing(table, taken.tile))
    _take(driver, taken, table.frame.village.center)
    driver.key("escape")
    driver.settle()
    assert driver.shows(table)
    assert table.flow.mode.name == "idle"
    assert len(_standing(table, taken.tile)) == before
    driver.release(table.frame.village.center)
    assert table.flow.mode.name == "idle"


def test_a_villager_let_go_beside_the_village_is_where_it_was(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, game(2, MOMENT), (1920, 1080))
    driver.click(TileId(0))
    card = table.scene().card
    taken = next(hit.id for hit in table.hits if isinstance(hit.id, VillagerId))
    out = table.frame.top.center
    _take(driver, taken, out)
    assert table.flow.mode.name == "sending"
    driver.release(out)
    assert table.scene().card == card


def test_a_dragged_blueprint_leaves_an_empty_place_in_the_hand(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, building_game())
    what = next(item.id for item in table.flow.panels().hand if item.buildable)
    assert isinstance(what, HandId)
    area = driver.hit(what).bounds.copy()
    before = pygame.transform.average_color(driver.surface, area)
    _take(driver, what, table.frame.village.center)
    driver.settle()
    now = pygame.transform.average_color(driver.surface, area)
    assert sum(now[:3]) < 0.5 * sum(before[:3])
    driver.release(table.frame.village.center)
    driver.settle()
    assert table.scene().ghost is not None
    again = pygame.transform.average_color(driver.surface, area)
    assert sum(again[:3]) > 0.8 * sum(before[:3])
