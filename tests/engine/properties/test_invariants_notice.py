"""The watchers themselves: each kind of damage to a state or its books is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from hamlet.engine.decisions import HIRE, Decision
from hamlet.engine.events import GoldChanged, MaterialUsed, PointsScored
from hamlet.engine.state import UNOPENED, State, put
from hamlet.engine.village import Placed, Road, Village
from tests.engine.properties.playing import lively_state
from tests.oracles.invariants import problems
from tests.oracles.ledger import Ledger

Damage = Callable[[State], None]


def built(state: State, *, tiles: tuple[Placed, ...] = (), roads: tuple[Road, ...] = ()) -> None:
    village = state.village
    state.village = Village.of(village.land, (*village.tiles, *tiles), (*village.roads, *roads))
    state.stock = (*state.stock, *((),) * len(tiles))


def overlap(state: State) -> None:
    built(state, tiles=(replace(state.village.tiles[1], owner=-1),))


def far_off(state: State) -> None:
    built(state, tiles=(Placed(state.village.tiles[1].tile, 0, (200, 200)),))


def second_marker(state: State) -> None:
    built(state, roads=(state.village.roads[0],))


def marker_on_a_printed_road(state: State) -> None:
    contact = next(each for each in state.village.contacts if state.village.printed[each.a] >> each.b & 1)
    built(state, roads=(Road(contact.side, contact.a, contact.b, 0, contact.terrain_a),))


def clash(state: State) -> None:
    """Lay one more tile where the rules see a clash."""
    village = state.village
    tile = next(placed.tile for placed in village.tiles[1:])
    spots = ((rotation, (q, r)) for q in range(-12, 12) for r in range(-12, 12) for rotation in range(6))
    for rotation, at in spots:
        problem = village.by_road.problem(tile, rotation, at)
        if problem and problem.code == "clash":
            built(state, tiles=(Placed(tile, rotation, at),))
            return
    raise AssertionError


def stranger_in_a_slot(state: State) -> None:
    uid = next(uid for uid, codes in enumerate(state.stock) if codes)
    stone_or_wood = next(code for code in (1, 2, 3) if code not in state.stock[uid])
    state.stock = put(state.stock, uid, (stone_or_wood,))


def lost_token(state: State) -> None:
    supply = state.supply[0]
    state.supply = put(state.supply, 0, put(supply, len(supply) - 1, supply[-1] - 1))


def tired_too_early(state: State) -> None:
    state.moment = UNOPENED
    state.donkeys = put(state.donkeys, state.seat, (1,))


def beyond_reach(state: State) -> None:
    state.villagers = put(state.villagers, 0, (len(state.village.tiles) << 1,))


def two_keepers(state: State) -> None:
    state.milestones = tuple(-1 - keeper for keeper in state.milestones)


DAMAGES: tuple[Damage, ...] = (
    overlap,
    far_off,
    second_marker,
    marker_on_a_printed_road,
    clash,
    stranger_in_a_slot,
    lost_token,
    tired_too_early,
    beyond_reach,
    two_keepers,
    lambda state: setattr(state, "gold", (-1, *state.gold[1:])),
    lambda state: setattr(state, "bag", put(state.bag, 8, state.bag[8] + 1)),
    lambda state: setattr(state, "display", state.display[1:]),
    lambda state: setattr(state, "coins", (-1, *state.coins[1:])),
    lambda state: setattr(state, "stack", (1,) * len(state.stack)),
    lambda state: setattr(state, "stack_left", (state.stack_left[0] + 1, *state.stack_left[1:])),
    lambda state: setattr(state, "market", (-1, *state.market[1:])),
    lambda state: setattr(state, "opened", tuple(1 - each for each in state.opened)),
    lambda state: setattr(state, "blueprints", ((0,) * 9, *state.blueprints[1:])),
    lambda state: setattr(state, "donkeys", ((0,) * 7, *state.donkeys[1:])),
    lambda state: setattr(state, "villagers", ((), *state.villagers[1:])),
    lambda state: setattr(state, "ending", True),
    lambda state: setattr(state, "finished", True),
    lambda state: setattr(state, "seat", 9),
    lambda state: setattr(state, "moment", 7),
    lambda state: setattr(state, "pending", (Decision(HIRE, 1 - state.seat),)),
    lambda state: setattr(state, "stock", state.stock[1:]),
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_to_a_state_is_noticed(damage: Damage) -> None:
    state = lively_state()
    assert problems(state) == []
    damage(state)
    assert problems(state) != []


def test_books_that_do_not_agree_with_the_state_are_noticed() -> None:
    state = lively_state()
    false_events = (GoldChanged(0, 1, "work"), PointsScored(0, 1, "work"), MaterialUsed(0, 1, (0, 99)))
    for event in false_events:
        ledger = Ledger(state)
        assert ledger.problems() == []
        ledger.note(event)
        assert ledger.problems() != []
