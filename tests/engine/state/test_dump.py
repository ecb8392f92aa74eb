"""Dump, load and hash of the full state (design, section 6)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hamlet.engine.decisions import HIRE, Decision
from hamlet.engine.dump import canonical, dump_state, load_state, state_hash
from hamlet.engine.state import State, put
from hamlet.engine.village import Village
from tests.engine.properties.playing import TABLES, box_of, lively_state, state_after

Change = Callable[[State], None]


def owned_otherwise(state: State) -> None:
    tiles = [
        replace(placed, owner=1 - placed.owner) if placed.owner >= 0 else placed
        for placed in state.village.tiles
    ]
    state.village = Village.of(state.village.land, tiles, state.village.roads)


def otherwise(value: int) -> int:
    """Nothing instead of something, the first instead of nothing."""
    return -1 if value >= 0 else 0


def without_a_road(state: State) -> None:
    state.village = Village.of(state.village.land, state.village.tiles, state.village.roads[:-1])


CHANGES: dict[str, Change] = {
    "seed": lambda state: setattr(state, "seed", state.seed + 1),
    "random": lambda state: setattr(state, "random", (*state.random[:-1], state.random[-1] + 1)),
    "round": lambda state: setattr(state, "round", state.round + 1),
    "seat": lambda state: setattr(state, "seat", 1 - state.seat),
    "first": lambda state: setattr(state, "first", 1 - state.first),
    "moment": lambda state: setattr(state, "moment", (state.moment + 1) % 3),
    "pending": lambda state: setattr(state, "pending", (*state.pending, Decision(HIRE, 0, 4))),
    "ending": lambda state: setattr(state, "ending", not state.ending),
    "finished": lambda state: setattr(state, "finished", not state.finished),
    "stock": lambda state: setattr(state, "stock", put(state.stock, 1, (*state.stock[1], 2))),
    "gold": lambda state: setattr(state, "gold", (state.gold[0] + 1, state.gold[1])),
    "points": lambda state: setattr(state, "points", (state.points[0] + 1, state.points[1])),
    "villagers": lambda state: setattr(state, "villagers", ((0, 1), (0, 0))),
    "donkeys": lambda state: setattr(state, "donkeys", ((0,), (3,))),
    "blueprints": lambda state: setattr(state, "blueprints", ((7, 8, 9), ())),
    "supply": lambda state: setattr(state, "supply", put(state.supply, 0, (0, 0, 0, 0, 0, 0, 1))),
    "sold": lambda state: setattr(state, "sold", (state.sold[0], (*state.sold[1], 3))),
    "milestones": lambda state: setattr(state, "milestones", tuple(map(otherwise, state.milestones))),
    "church": lambda state: setattr(state, "church", tuple(map(otherwise, state.church))),
    "bag": lambda state: setattr(state, "bag", put(state.bag, 7, state.bag[7] + 1)),
    "opened": lambda state: setattr(state, "opened", tuple(1 - each for each in state.opened)),
    "display": lambda state: setattr(state, "display", (state.display[0] - 1, *state.display[1:])),
    "coins": lambda state: setattr(state, "coins", (state.coins[0] + 1, *state.coins[1:])),
    "market": lambda state: setattr(state, "market", (otherwise(state.market[0]), *state.market[1:])),
    "stack": lambda state: setattr(state, "stack", put(state.stack, 0, state.stack[0] + 1)),
    "stack_left": lambda state: setattr(state, "stack_left", (9, *state.stack_left[1:])),
    "village": owned_otherwise,
    "village roads": without_a_road,
}


def test_every_part_of_the_state_has_a_change_here() -> None:
    """Slices apart, which expansions have: see tests/engine/expansions."""
    assert {name.split()[0] for name in CHANGES} == set(State.__slots__) - {"box", "slices"}


@pytest.mark.parametrize("name", CHANGES)
def test_every_part_of_the_state_is_in_the_hash_and_survives_a_load(name: str) -> None:
    state = lively_state()
    before = state_hash(state)
    CHANGES[name](state)
    assert state_hash(state) != before
    loaded = load_state(state.box, json.loads(json.dumps(dump_state(state))))
    for slot in set(State.__slots__) - {"village", "stock"}:
        assert getattr(loaded, slot) == getattr(state, slot), slot
    assert loaded.stock == tuple(tuple(sorted(codes)) for codes in state.stock)
    assert (loaded.village.tiles, loaded.village.roads) == (state.village.tiles, state.village.roads)


def test_a_dump_holds_only_json_with_ids_and_lattice_coordinates() -> None:
    state = lively_state()
    dump = dump_state(state)
    assert json.loads(canonical(dump)) == dump
    assert dump["tiles"][0] == {"id": "church", "rotation": 0, "at": [0, 0]}
    ids = {tile.id for tile in state.box.definitions.tiles}
    assert {tile["id"] for tile in dump["tiles"]} <= ids
    assert set(dump["bag"]) <= ids
    assert {entry["id"] for entry in dump["display"]} <= ids


def test_empty_fields_are_left_out_so_that_later_fields_keep_old_hashes() -> None:
    dump = dump_state(state_after(box_of(TABLES[0]), 11, 0))
    assert not {"pending", "ending", "finished", "roads", "milestones", "church", "opened"} & set(dump)
    assert all(value not in (None, False, 0, [], {}) for key, value in dump.items() if key != "seed")
    assert not {"points", "blueprints", "sold"} & set(dump["seats"][0])


def test_the_hash_is_short_and_does_not_depend_on_how_the_village_came_about() -> None:
    state = lively_state()
    grown = state_hash(state)
    state.village = Village.of(state.village.land, state.village.tiles, state.village.roads)
    assert state_hash(state) == grown
    assert len(grown) == 32
    assert int(grown, 16) >= 0


def drop(key: str) -> Callable[[dict[str, Any]], object]:
    return lambda dump: dump.pop(key)


@pytest.mark.parametrize(
    "damage",
    [
        drop("seed"),
        drop("round"),
        drop("tiles"),
        drop("seats"),
        lambda dump: dump["tiles"][1].update(id="castle"),
        lambda dump: dump["tiles"][1].pop("at"),
        lambda dump: dump["display"][0].update(id="castle"),
        lambda dump: dump.update(market=["nothing"]),
        lambda dump: dump.update(pending=[{"kind": "hire", "seat": 0, "colour": "red"}]),
        lambda dump: dump["tiles"][1].update(stock=[{"material": "gravel"}]),
        lambda dump: dump["tiles"][1].update(stock=[{"material": "milk", "made_by": 99}]),
    ],
)
def test_data_that_is_no_dump_is_refused(damage: Callable[[dict[str, Any]], object]) -> None:
    state = lively_state()
    dump = json.loads(canonical(dump_state(state)))
    damage(dump)
    with pytest.raises((KeyError, ValueError, TypeError)):
        load_state(state.box, dump)
