"""Holding a blueprint: it starts where it fits, turns only to what fits, is pinned, paid and built."""

from __future__ import annotations

from hamlet.app.flow.modes.holding import Holding
from hamlet.app.view.parts import Gains
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.state import State
from tests.app.flow.tables import flow_when


def can_build(state: State) -> bool:
    return state.decision == "action" and bool(BY_NAME["construct"].targets(state))


def test_the_ghost_starts_in_a_place_and_rotation_that_fit_and_follows_the_pointer_to_fits_only() -> None:
    flow = flow_when(3, can_build)
    blueprint, _ = BY_NAME["construct"].targets(flow.state)[0]
    flow.choose(f"hand:{flow.state.blueprints[flow.state.seat].index(blueprint)}")
    assert isinstance(flow.mode, Holding)
    for point in ((0.0, 0.0), (5.0, 3.0), (-6.0, 2.0), (2.5, -7.0)):
        flow.hold_at(point)
        ghost = flow.scene().ghost
        assert ghost is not None
        assert flow.state.village.by_road.problem(blueprint, ghost.rotation, ghost.at) is None


def test_turning_goes_through_every_rotation_that_fits_and_no_other() -> None:
    flow = flow_when(3, can_build)
    blueprint, _ = BY_NAME["construct"].targets(flow.state)[0]
    flow.choose(f"hand:{flow.state.blueprints[flow.state.seat].index(blueprint)}")
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
    flow.choose(f"hand:{state.blueprints[state.seat].index(blueprint)}")
    for spot in flow.mode.ranked if isinstance(flow.mode, Holding) else ():
        flow.choose(f"spot:{spot.rotation}:{spot.at[0]}:{spot.at[1]}")
        card = flow.scene().card
        assert card is not None
        gains = [part for part in card.parts if isinstance(part, Gains)]
        build = next(button for button in card.buttons if button.id == "build")
        if build.enabled:
            break
    assert gains
    promised = gains[0].now
    assert flow.choose("build")
    assert isinstance(flow.session.history.done[-1].action, Construct)
    assert flow.state.points[state.seat] - state.points[state.seat] == promised


def test_the_keyboard_moves_the_ghost_between_fits_and_enter_pins_it() -> None:
    flow = flow_when(3, can_build)
    blueprint, _ = BY_NAME["construct"].targets(flow.state)[0]
    flow.choose(f"hand:{flow.state.blueprints[flow.state.seat].index(blueprint)}")
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
