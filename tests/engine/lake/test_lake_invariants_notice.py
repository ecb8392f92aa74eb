"""The watchers by the lake themselves: each kind of damage to a state or its books is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from hamlet.engine.decisions import Decision
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.events import BoatPlaced, BuildingOpened, FishDrawn, FishUsed
from hamlet.engine.lake.waters import Waters
from hamlet.engine.state import State, put
from hamlet.engine.village import Placed, Village
from hamlet.engine.workers import worker
from tests.engine.lake.lake_playing import WatchedByTheLake, box_of
from tests.oracles.lake_invariants import lake_problems
from tests.oracles.lake_ledger import LakeLedger

Damage = Callable[[State], None]


def by_the_lake() -> State:
    """A game with a boat and a lake without one, nothing pending, not ending."""
    for seed in range(60):
        watched = WatchedByTheLake(box_of(5), seed)
        for _ in range(260):
            if watched.state.finished:
                break
            watched.step()
            state, boats = watched.state, SLICE.of(watched.state).boats
            if not state.pending and not state.ending and max(boats, default=-1) >= 0 and len(boats) > 1:
                return state
    raise AssertionError


def change(**changed: object) -> Damage:
    """Another value for one part of the slice."""

    def damage(state: State) -> None:
        SLICE.put(state, replace(SLICE.of(state), **changed))  # type: ignore[arg-type]

    return damage


def altered(make: Callable[[Waters, State], Waters]) -> Damage:
    def damage(state: State) -> None:
        SLICE.put(state, make(SLICE.of(state), state))

    return damage


def build_on_water(state: State) -> None:
    x, y, _ = state.village.lakes[0].triangles[0]
    tile = state.village.tiles[1].tile
    state.village = Village.of(state.village.land, (*state.village.tiles, Placed(tile, 0, (x, y))))
    state.stock = (*state.stock, ())


def villager_out(state: State) -> None:
    other = (state.seat + 1) % state.box.seats
    state.villagers = put(state.villagers, other, (worker(0, acted=True),) * len(state.villagers[other]))


def wait_for_nothing(state: State) -> None:
    state.pending = (Decision("put_back", state.seat),)


def boat_of_another(waters: Waters, state: State) -> Waters:
    lake = next(n for n, boat in enumerate(waters.boats) if boat >= 0)
    return waters.with_boat(lake, (waters.formers[lake] + 1) % state.box.seats)


def fish_everywhere(waters: Waters, state: State) -> Waters:
    return replace(waters, fish=tuple(1 << lake.size for lake in state.village.lakes))


DAMAGES: dict[str, Damage] = {
    "a fish too many": altered(lambda w, s: replace(w, bag=put(w.bag, 0, w.bag[0] + 1))),
    "four fish kept": altered(
        lambda w, s: replace(w, hands=put(w.hands, (s.seat + 1) % s.box.seats, (0, 0, 0, 0)))
    ),
    "fish off the bank": altered(fish_everywhere),
    "a boat of another": altered(boat_of_another),
    "a lake less": altered(lambda w, s: replace(w, formers=w.formers[1:])),
    "an effect from nowhere": change(waiting=(3,), eaten=()),
    "eaten twice": change(eaten=(1, 1)),
    "a building closed twice": change(closed=((1, 0), (1, 1))),
    "built on water": build_on_water,
    "a villager out at night": villager_out,
    "a decision out of place": wait_for_nothing,
}


@pytest.fixture(scope="module")
def sound() -> State:
    return by_the_lake()


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_is_noticed(name: str, sound: State) -> None:
    state = sound.copy()
    assert lake_problems(state) == []
    DAMAGES[name](state)
    assert lake_problems(state) != []


@pytest.mark.parametrize(
    "event", [BoatPlaced(0, 0), FishDrawn(0, 1), FishUsed(1, 2, 0), BuildingOpened(0, 1)]
)
def test_an_event_that_did_not_happen_is_noticed(event: object, sound: State) -> None:
    ledger = LakeLedger(sound.copy())
    assert ledger.problems() == []
    ledger.note(event)  # type: ignore[arg-type]
    assert ledger.problems() != []
