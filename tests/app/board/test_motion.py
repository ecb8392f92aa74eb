from __future__ import annotations

import math

import pygame
import pytest

from hamlet.app.art.tile_signs import Group
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.easing import ease_in, ease_in_out, ease_out, hop, overshoot
from hamlet.app.board.routes import heart_of, route
from hamlet.app.ids import DisplayId, Id, InfoId, PanelCommand, TileId
from hamlet.app.motion.carrying import Carry, Nod, Spend
from hamlet.app.motion.coins import CoinShower
from hamlet.app.motion.finishing import Finished
from hamlet.app.motion.landing import Wait
from hamlet.app.motion.movers import Walk
from hamlet.app.motion.performance import Performance
from hamlet.app.motion.physics.swing import LIMIT, Swing
from hamlet.app.motion.script import MOST_TIME, act_of
from hamlet.app.motion.sky import Flyer
from hamlet.app.view.scene import Scene, Way
from hamlet.engine.definitions import Definitions
from hamlet.engine.events import DeliveryMade, GoldChanged, MaterialBought, MaterialUsed
from hamlet.session.session import Session
from tests.app.board.conftest import COLOURS, Table, played


@pytest.fixture(scope="module")
def whole_game(definitions: Definitions) -> Session:
    return played(definitions, 160)


def test_easings_begin_at_nothing_and_end_at_all() -> None:
    for ease in (ease_in, ease_out, ease_in_out, overshoot):
        assert ease(0.0) == pytest.approx(0.0)
        assert ease(1.0) == pytest.approx(1.0)
    assert max(overshoot(k / 50) for k in range(51)) > 1.02
    assert hop(0.5) == pytest.approx(1.0)


def test_every_step_of_a_game_can_be_shown_and_comes_to_its_end(whole_game: Session) -> None:
    for step in whole_game.history.done:
        show = Performance(COLOURS)
        show.add([step])
        time = 0.0
        while show.playing:
            show.update(1 / 30)
            time += 1 / 30
            assert time < 6.0
        assert show.shown(step.after)[0] is step.after


def test_nobody_walks_longer_than_a_second(whole_game: Session) -> None:
    for step in whole_game.history.done:
        for phase in act_of(step, COLOURS).phases:
            for mover in phase.movers:
                if isinstance(mover, Wait | Nod):
                    continue  # what is built, and donkeys, are there until all goods have come
                moving = mover.slides if isinstance(mover, Carry | Spend) else mover.lasts
                assert moving <= MOST_TIME


def test_a_way_between_tiles_that_lie_apart_leads_from_heart_to_heart(table: Table) -> None:
    """Tiles may be joined for a seat alone, over water or underground: no border lies between them."""
    village, studio = table.state.village, table.board.ground.studio
    apart = [uid for uid in range(1, len(village.tiles)) if not village.touching[0] >> uid & 1]
    hearts = [heart_of(studio, placed) for placed in village.tiles]
    far = apart[-1]
    assert route(studio, village, (0, far)) == [hearts[0], hearts[far]]
    near = next(uid for uid in range(1, len(village.tiles)) if village.by_road.links[0] >> uid & 1)
    over = route(studio, village, (near, 0, far))
    assert (over[-2:], len(over) > 5) == ([pytest.approx(hearts[0]), hearts[far]], True)
    table.settle(Scene(ways=(Way((0, far), 0, ()), Way((near, 0, far), 1, (0,)))))
    composition = table.board.ground.composition
    assert composition is not None
    placing, donkey = table.board.ground.placing, Group(0, "donkey")
    canvas = Canvas(table.surface, table.board.camera.eye, table.state, studio, composition, placing)
    for mover in (Carry(village, (0, far), "wood", 0.0, 1.0), Walk(village, (0, far), donkey, "red", 0, 1)):
        for share in (0.0, 0.5, 1.0):
            mover.draw(canvas, share)


def test_while_a_villager_walks_one_piece_fewer_stands_in_the_village(whole_game: Session) -> None:
    walked = 0
    for step in whole_game.history.done:
        show = Performance(COLOURS)
        show.add([step])
        state, absent = show.shown(step.after)
        if any(kind == "villager" for _, kind, _ in absent.pieces):
            assert state is step.before
            assert sum(absent.pieces.values()) == 1
            walked += 1
    assert walked > 5


def test_a_state_nobody_led_to_ends_what_is_shown(whole_game: Session) -> None:
    show = Performance(COLOURS)
    show.add(whole_game.history.done[:3])
    other = whole_game.history.done[20].after
    assert show.shown(other)[0] is other
    assert not show.acting


def test_a_step_that_is_taken_back_leaves_nothing_in_the_air(whole_game: Session) -> None:
    flown = 0
    for step in whole_game.history.done:
        show = Performance(COLOURS)
        show.add([step])
        while show.acting:
            show.update(1 / 30)
        if show.flying:
            assert show.shown(step.before)[0] is step.before
            assert not show.playing
            assert show.cut_short
            flown += 1
    assert flown > 20


def test_without_motion_nothing_is_ever_shown_late(whole_game: Session) -> None:
    show = Performance(COLOURS)
    show.speed = 0.0
    show.add(whole_game.history.done)
    assert not show.playing


def test_reduced_motion_only_lets_numbers_fade(whole_game: Session) -> None:
    for step in whole_game.history.done[:40]:
        act = act_of(step, COLOURS, reduced=True)
        assert not act.phases
        assert all(each.still for each in act.floats)


def test_skipping_shows_the_end_at_once(table: Table, game: Session) -> None:
    table.settle()
    table.board.show_steps(game.history.done[-1:])
    table.board.skip()
    assert not table.board.animating


@pytest.mark.parametrize("number", range(0, 49, 6))
def test_steps_are_drawn_at_every_moment(table: Table, game: Session, number: int) -> None:
    step = game.history.done[number]
    table.state = step.after
    table.board.show_steps([step])
    for _ in range(80):
        table.board.update(1 / 20)
        table.draw()
    assert not table.board.performance.playing


def test_after_the_motion_the_village_looks_as_without(table: Table, game: Session) -> None:
    step = next(step for step in game.history.done[::-1] if act_of(step, COLOURS).phases)
    table.state = step.after
    table.settle()
    still = pygame.image.tobytes(table.surface, "RGB")
    table.state = step.before
    table.settle()
    table.state = step.after
    table.board.show_steps([step])
    table.settle()
    assert pygame.image.tobytes(table.surface, "RGB") == still


def test_what_is_about_to_be_laid_is_drawn_before_it_is_there(table: Table, game: Session) -> None:
    laid = (step for step in game.history.done if step.before.village.tiles != step.after.village.tiles)
    step = next(step for step in laid if act_of(step, COLOURS).phases)
    table.state = step.before
    table.settle()
    table.board.show_steps([step])
    ground, eye = table.board.ground, table.board.camera.eye
    for _ in range(2000):  # frames in which no time passes: nothing is laid yet
        table.board.update(0.0)
    assert table.board.performance.playing
    assert ground.composer.is_ready(step.after.village.tiles[-1], round(eye.length), eye.scale)


def test_a_held_tile_swings_and_comes_to_rest_in_time() -> None:
    swing = Swing()
    swing.follow((0.0, 0.0))
    swing.follow((2.0, 1.0))
    time, leaned, beyond = 0.0, 0.0, 0.0
    while swing.moving:
        swing.update(1 / 60)
        time += 1 / 60
        leaned, beyond = max(leaned, abs(swing.angle)), max(beyond, swing.place[0])
    assert time <= LIMIT + 0.1
    assert swing.place == (2.0, 1.0)
    assert swing.angle == 0.0
    assert 0.5 < leaned < 12.0
    assert beyond < 2.6


def test_switched_off_a_held_tile_is_where_it_belongs() -> None:
    swing = Swing(on=False)
    swing.follow((0.0, 0.0))
    swing.follow((5.0, 5.0))
    assert swing.place == (5.0, 5.0)
    assert not swing.moving


def test_a_board_at_rest_asks_for_no_drawing(table: Table) -> None:
    table.settle(Scene())
    assert not any(table.board.update(1 / 60) for _ in range(30))


def test_while_something_moves_nothing_is_drawn_for_a_zoom_that_may_come(table: Table) -> None:
    table.settle(Scene())
    walk = Walk(table.state.village, (0, 1), Group(0, "donkey"), "red", 0.0, 60.0)
    table.board.performance.perform(table.state, (walk,))
    for _ in range(10):
        table.board.update(1 / 60)
        table.draw()
        assert table.board.ground._quiet == 0
    table.board.skip()
    for _ in range(10):
        table.board.update(1 / 60)
    assert table.board.ground._quiet > 0


def test_every_unit_of_a_payment_is_seen_on_its_way(whole_game: Session) -> None:
    paid = 0
    for step in whole_game.history.done:
        used = [
            event for event in step.events if isinstance(event, MaterialUsed | MaterialBought) and event.way
        ]
        movers = [
            mover
            for phase in act_of(step, COLOURS).phases
            for mover in phase.movers
            if isinstance(mover, Carry | Spend)
        ]
        assert len(movers) == len(used)
        begins = [mover.waits for mover in movers]
        assert len(set(begins)) == len(begins), "two of them cannot be told apart"
        paid = max(paid, len(used))
    assert paid >= 3


def test_a_finished_part_of_the_church_has_its_moment(whole_game: Session, table: Table) -> None:
    table.settle(Scene())
    composition = table.board.ground.composition
    assert composition is not None
    ground = table.board.ground
    canvas = Canvas(
        table.surface, table.board.camera.eye, table.state, ground.studio, composition, ground.placing
    )
    delivered = [
        step for step in whole_game.history.done if any(isinstance(e, DeliveryMade) for e in step.events)
    ]
    assert delivered
    for step in delivered:
        movers = [mover for phase in act_of(step, COLOURS).phases for mover in phase.movers]
        moment = next(mover for mover in movers if isinstance(mover, Finished))
        assert moment.done == len(step.after.church) - step.after.church.count(-1)
        looks = []
        for share in (0.05, 0.5, 0.95):
            table.surface.fill((0, 0, 0))
            moment.draw(canvas, share)
            looks.append(pygame.image.tobytes(table.surface, "RGB"))
        assert len(set(looks)) == 3


WHERE: dict[Id, pygame.Rect] = {
    PanelCommand("seat", "0"): pygame.Rect(0, 0, 100, 50),
    PanelCommand("seat", "1"): pygame.Rect(0, 100, 100, 50),
    InfoId("stat", "gold", 0): pygame.Rect(10, 20, 40, 20),
    InfoId("stat", "gold", 1): pygame.Rect(10, 120, 40, 20),
    InfoId("bag"): pygame.Rect(800, 0, 40, 40),
    **{DisplayId(place): pygame.Rect(100 + 60 * place, 600, 50, 50) for place in range(4)},
}


def _where(what: Id) -> pygame.Rect | None:
    if isinstance(what, TileId):
        return pygame.Rect(300 + 20 * what.tile, 200, 40, 40)
    return WHERE.get(what)


def test_coins_fly_to_their_seat_and_blueprints_to_their_hand_between_their_ends(whole_game: Session) -> None:
    signs = set()
    for step in whole_game.history.done:
        show = Performance(COLOURS)
        show.add([step])
        trips: dict[Flyer, list[tuple[float, float]]] = {}
        while show.playing:
            for flight, share in show.flying:
                at = flight.place(_where, share)
                assert at is not None
                trips.setdefault(flight, []).append(at)
            show.update(1 / 60)
        for flight, way in trips.items():
            signs.add(flight.sign or "blueprint")
            source = _where(flight.source)
            goal = next(rect for rect in map(_where, flight.goals) if rect is not None)
            assert source is not None
            assert math.dist(way[0], source.center) < 20
            assert math.dist(way[-1], goal.center) < 60
            assert len(set(way)) > 10, "it jumps"
        coins = [event.gold for event in step.events if isinstance(event, GoldChanged) and event.gold > 0]
        flown = [flight.gain.amount for flight in trips if isinstance(flight, CoinShower)]
        assert flown == coins
    assert signs == {"gold", "points", "blueprint", "laurel"}


def test_with_motion_off_or_reduced_nothing_flies(whole_game: Session) -> None:
    for speed, reduced in ((0.0, False), (1.0, True)):
        show = Performance(COLOURS)
        show.speed, show.reduced = speed, reduced
        for step in whole_game.history.done:
            show.add([step])
            while show.playing:
                assert not show.flying
                show.update(1 / 10)
