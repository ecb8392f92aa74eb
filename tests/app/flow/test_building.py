"""Holding a blueprint: it starts where it fits, turns only to what fits, is pinned, paid and built."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import dist

import pytest

from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, HandId, MendId, SpotId, StartId
from hamlet.app.view.parts import Button, Gains, Note, Turner
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.layout import LayStart
from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.game import refusal
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.state import State
from hamlet.words.refusals import explain_rich
from tests.app.flow.tables import flow_when, new_flow
from tests.app.games import game


def can_build(state: State) -> bool:
    return state.decision == "action" and bool(BY_NAME["construct"].targets(state))


def held(seed: int = 3) -> tuple[Flow, Holding]:
    """A blueprint that can be built, taken from the hand."""
    flow = flow_when(seed, can_build)
    blueprint, _ = BY_NAME["construct"].targets(flow.state)[0]
    flow.choose(HandId(flow.state.blueprints[flow.state.seat].index(blueprint)))
    assert isinstance(flow.mode, Holding)
    return flow, flow.mode


def points_around(mode: Holding) -> Iterator[tuple[float, float]]:
    """The pointer over the whole village and beyond it."""
    xs, ys = [fit.x for fit in mode.fits.spots], [fit.y for fit in mode.fits.spots]
    for step_x in range(round(min(xs)) * 2 - 8, round(max(xs)) * 2 + 8):
        for step_y in range(round(min(ys)) * 2 - 8, round(max(ys)) * 2 + 8):
            yield step_x / 2, step_y / 2


def test_the_ghost_starts_where_it_fits_and_snaps_to_every_fit_near_the_pointer() -> None:
    flow, mode = held()
    spot = mode.spot
    assert spot is not None
    assert flow.state.village.by_road.problem(mode.tile, spot.rotation, spot.at) is None
    for fit in [each for each in mode.fits.spots if each.rotation == spot.rotation]:
        flow.hold_at((fit.x + 0.3, fit.y - 0.2))
        ghost = flow.scene().ghost
        assert ghost is not None
        assert (ghost.legal, ghost.at) == (True, fit.at)


def test_a_fit_draws_the_ghost_to_itself_from_further_than_the_next_place_of_the_lattice() -> None:
    flow, mode = held()
    assert mode.spot is not None
    turned = [fit for fit in mode.fits.spots if fit.rotation == mode.spot.rotation]
    drawn = 0
    for point in points_around(mode):
        flow.hold_at(point)
        near = min(turned, key=lambda fit: dist(point, (fit.x, fit.y)))
        if dist(point, (near.x, near.y)) <= 0.8:
            assert mode.spot == near
            drawn += dist(point, (near.x, near.y)) > 0.6
    assert drawn


def late() -> tuple[Flow, Holding]:
    """A blueprint held over a village with a building that no road leads to."""
    flow = Flow(game(2, 90))
    assert flow.state.village.by_road.reachable.bit_count() < len(flow.state.village.tiles)
    assert flow.choose(HandId(0))
    assert isinstance(flow.mode, Holding)
    return flow, flow.mode


@pytest.mark.parametrize(
    ("holding", "codes"),
    [(held, {"alone", "overlap", "clash"}), (late, {"alone", "overlap", "clash", "unreachable"})],
)
def test_elsewhere_the_ghost_lies_under_the_pointer_and_says_what_the_engine_says(
    holding: Callable[[], tuple[Flow, Holding]], codes: set[str]
) -> None:
    flow, mode = holding()
    seen = set()
    for point in points_around(mode):
        flow.hold_at(point)
        ghost, spot = flow.scene().ghost, mode.spot
        assert ghost is not None
        assert spot is not None
        problem = flow.state.village.by_road.problem(mode.tile, ghost.rotation, ghost.at)
        assert ghost.legal == (problem is None)
        assert dist(point, (spot.x, spot.y)) <= 0.8
        if problem is not None:
            found = refusal(flow.state, mode.laid(flow, spot))
            assert found is not None
            assert found.code == f"place_{problem.code}"
            assert ghost.why == explain_rich(flow.speech, found)
            assert ghost.triangles == problem.triangles
            assert {meet.side for meet in ghost.meets if meet.kind == "clashes"} == set(problem.sides)
            seen.add(problem.code)
    assert seen == codes


def test_dropping_it_where_it_does_not_fit_tells_why_and_one_choice_mends_it() -> None:
    flow, mode = held()
    before = flow.session.state
    for point in points_around(mode):
        flow.hold_at(point)
        if mode.misfit is None:
            continue
        flow.pin()
        scene = flow.scene()
        assert scene.ghost is not None
        assert scene.card is not None
        assert (scene.ghost.pinned, scene.ghost.legal) == (True, False)
        told = [part.text for part in scene.card.parts if isinstance(part, Note) and part.bad]
        assert told == [scene.ghost.why]
        assert flow.refused is mode.misfit
        best = [spot for spot in scene.spots if spot.best]
        assert len(best) == 1
        assert flow.choose(MendId(Command.GHOST))
        ghost = flow.scene().ghost
        assert ghost is not None
        assert (ghost.pinned, ghost.legal, ghost.at) == (True, True, best[0].at)
        flow.choose(Command.LIFT)
        assert mode.pinned is None
    assert flow.session.state is before


def test_what_fits_only_when_turned_is_mended_by_a_turn_on_the_spot() -> None:
    flow, mode = held()
    turned = 0
    for point in points_around(mode):
        flow.hold_at(point)
        flow.pin()
        if mode.unfit is None or not mode.unfit.turned:
            flow.choose(Command.LIFT)
            continue
        spot = mode.unfit.spot
        flow.choose(MendId(Command.GHOST))
        assert mode.spot is not None
        assert dist((spot.x, spot.y), (mode.spot.x, mode.spot.y)) <= 0.5
        assert mode.spot.rotation != spot.rotation
        flow.choose(Command.LIFT)
        turned += 1
    assert turned


def test_escape_lifts_what_does_not_fit_and_then_puts_it_down() -> None:
    flow, mode = held()
    flow.hold_at((60.0, 60.0))
    flow.pin()
    assert mode.unfit is not None
    assert flow.back()
    assert flow.mode is mode
    assert mode.pinned is None
    assert flow.back()
    assert flow.mode.name == "idle"


def test_turning_goes_through_every_rotation_that_fits_and_no_other() -> None:
    flow = flow_when(3, can_build)
    blueprint, _ = BY_NAME["construct"].targets(flow.state)[0]
    flow.choose(HandId(flow.state.blueprints[flow.state.seat].index(blueprint)))
    mode = flow.mode
    assert isinstance(mode, Holding)
    seen = set()
    for _ in range(12):
        flow.turn(1)
        ghost = flow.scene().ghost
        assert ghost is not None
        seen.add(ghost.rotation)
        assert flow.state.village.by_road.problem(blueprint, ghost.rotation, ghost.at) is None
    assert seen == set(mode.fits.rotations)


def test_pinning_shows_stands_payment_and_gains_and_the_gains_come_true() -> None:
    flow = flow_when(3, can_build)
    state = flow.state
    blueprint, _ = BY_NAME["construct"].targets(state)[0]
    flow.choose(HandId(state.blueprints[state.seat].index(blueprint)))
    for spot in flow.mode.ranked if isinstance(flow.mode, Holding) else ():
        flow.choose(SpotId(spot.rotation, spot.at))
        card = flow.scene().card
        assert card is not None
        gains = [part for part in card.parts if isinstance(part, Gains)]
        build = next(button for button in card.buttons if button.id is Command.BUILD)
        if build.enabled:
            break
    assert gains
    promised = gains[0].now
    assert flow.choose(Command.BUILD)
    assert isinstance(flow.session.history.done[-1].action, Construct)
    assert flow.state.points[state.seat] - state.points[state.seat] == promised


def pinned() -> Iterator[tuple[Flow, Gains, Button]]:
    """Blueprints about to be built in one game: the table, what is promised, and the button."""
    whole = game(2, 200)
    for number, step in enumerate(whole.history.done):
        if not isinstance(step.action, Construct):
            continue
        flow = Flow(whole.fork(number))
        flow.choose(flow.panels().hand[step.before.blueprints[step.seat].index(step.action.blueprint)].id)
        flow.pin()
        card = flow.scene().card
        assert card is not None
        build = next(button for button in card.buttons if button.main)
        if build.enabled:
            yield flow, next(part for part in card.parts if isinstance(part, Gains)), build


def test_points_now_and_points_at_the_end_are_what_building_adds_to_the_score() -> None:
    later = set()
    for flow, gains, build in pinned():
        seat, before = flow.state.seat, flow.state
        flow.choose(build.id)
        assert flow.state.points[seat] - before.points[seat] == gains.now
        added = final_scores(flow.state)[seat]["total"] - final_scores(before)[seat]["total"]
        assert gains.now + gains.end == added
        later.add((gains.now > 0, gains.end > 0))
    assert (True, True) in later


def test_the_keys_of_the_two_turns_do_what_their_buttons_do() -> None:
    turned = []
    for by_key in (True, False):
        flow, mode = held()
        assert len(mode.fits.rotations) > 2
        flow.pin()
        for icon in ("turn-left", "turn-left", "turn-right"):
            card = flow.scene().card
            assert card is not None
            turner = next(part for part in card.parts if isinstance(part, Turner))
            button = next(each for each in (turner.left, turner.right) if each.icon == icon)
            assert flow.key(button.key.lower()) if by_key else flow.choose(button.id)
            assert mode.spot is not None
            turned.append(mode.spot.rotation)
    assert turned[:3] == turned[3:]
    assert len(set(turned)) > 1


def test_arrow_keys_move_the_ghost_the_way_they_point() -> None:
    flow, mode = held()
    ways = ((1, 0), (0, 1), (-1, 0), (0, -1))
    moved = set()
    for direction in (0, 1, 2, 3, 3, 2, 1, 0):
        before = mode.spot
        flow.move_ghost(direction)
        assert before is not None
        assert mode.spot is not None
        if mode.spot != before:
            across, down = ways[direction]
            assert (mode.spot.x - before.x) * across + (mode.spot.y - before.y) * down > 0
            moved.add(direction)
    assert moved == {0, 1, 2, 3}


def test_the_keyboard_moves_the_ghost_between_fits_and_enter_pins_it() -> None:
    flow = flow_when(3, can_build)
    blueprint, _ = BY_NAME["construct"].targets(flow.state)[0]
    flow.choose(HandId(flow.state.blueprints[flow.state.seat].index(blueprint)))
    places = set()
    for direction in (0, 0, 1, 1, 2, 2, 3, 3):
        flow.move_ghost(direction)
        ghost = flow.scene().ghost
        assert ghost is not None
        places.add(ghost.at)
    assert len(places) > 1
    assert flow.key("return")
    ghost = flow.scene().ghost
    assert ghost is not None
    assert ghost.pinned


def test_a_start_tile_held_where_it_may_not_lie_says_why_and_is_not_laid() -> None:
    flow = new_flow(3, start_layout="by-hand")
    start, *_ = flow.state.box.ruleset.by_name["lay_start"].targets(flow.state)[0]
    flow.choose(StartId(start))
    for point in ((0.0, 0.0), (40.0, 40.0)):
        flow.hold_at(point)
        ghost = flow.scene().ghost
        assert ghost is not None
        assert not ghost.legal
        found = refusal(flow.state, LayStart(start, ghost.rotation, ghost.at))
        assert found is not None
        assert ghost.why == explain_rich(flow.speech, found)
        flow.pin()
        assert flow.scene().toast == ghost.why
        assert flow.session.history.done == []
