"""A village as large as it gets by the lake: what drawing is measured with."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from hamlet.bench.placements import start_village
from hamlet.bench.villages import grow, random_spot
from hamlet.engine.bits import bits
from hamlet.engine.definitions import Definitions
from hamlet.engine.game import Game
from hamlet.engine.lake.base import LAKE, SLICE
from hamlet.engine.lake.forming import may_have_boat
from hamlet.engine.state import State
from hamlet.engine.village import Village

TILES: Final = 60
SEATS: Final = 4
_SEED: Final = 15
"""Fifteen lakes of one to nine triangles, 47 in all: somewhat more water than a long game closes."""


def lake_pack_definitions() -> Definitions:
    """The game by the lake, as it is shipped."""
    from hamlet.content import resolve
    from hamlet.content.packs import load_packs
    from hamlet.engine.reading import read_definitions
    from hamlet.resources import data_folder

    return read_definitions(resolve(load_packs([data_folder() / name for name in ("base", "lake")])))


def big_state(definitions: Definitions, seed: int = _SEED) -> State:
    """A state with 60 tiles, full trays, 16 villagers and 24 donkeys; by the lake also fish and boats."""
    state = Game.new(definitions, SEATS, seed).state
    start = start_village(definitions)
    drawn = [tile for tile in range(len(definitions.tiles)) if tile not in {one.tile for one in start.tiles}]
    chance, grown = Random(seed), grow(start, drawn, TILES, seed)
    owned = [
        replace(one, owner=chance.randrange(SEATS)) if definitions.tiles[one.tile].flag else one
        for one in grown.tiles
    ]
    state.village = Village.of(grown.land, owned, grown.roads)
    state.stock = tuple(_tray(state, definitions.tiles[one.tile].slots, chance) for one in owned)
    reachable = list(bits(state.village.by_road.reachable))
    state.villagers, state.donkeys = (
        tuple(_workers(reachable, many, chance) for _ in range(SEATS)) for many in (4, 6)
    )
    if LAKE in definitions.parts:
        _fill_lakes(state)
    return state


def with_new_tile(state: State, chance: Random) -> State:
    """The same village with one tile more, of a kind and rotation that does not lie in it yet."""
    after, definitions = state.copy(), state.box.definitions
    lying = {(one.tile, one.rotation) for one in state.village.tiles}
    placed = None
    while placed is None or (placed.tile, placed.rotation) in lying:
        placed = random_spot(state.village, chance.randrange(len(definitions.tiles)), chance)
    after.village = state.village.with_tile(placed)
    after.stock = (*state.stock, _tray(state, definitions.tiles[placed.tile].slots, chance))
    new = after.village.lakes[len(state.village.lakes) :]
    if new and LAKE in definitions.parts:
        SLICE.put(after, SLICE.of(after).with_lakes(0, [lake.banks for lake in new]))
    return after


def _tray(state: State, slots: int, chance: Random) -> tuple[int, ...]:
    return tuple(sorted(state.box.raw_code(chance.randrange(3)) for _ in range(slots)))


def _workers(tiles: list[int], many: int, chance: Random) -> tuple[int, ...]:
    return tuple(sorted(chance.choice(tiles) * 2 + chance.randrange(2) for _ in range(many)))


def _fill_lakes(state: State) -> None:
    """Fish on every lake, and a boat on each that may have one, of one seat after the other."""
    lakes = state.village.lakes
    SLICE.put(state, SLICE.of(state).with_lakes(0, [lake.banks for lake in lakes]))
    large = [number for number in range(len(lakes)) if may_have_boat(state, number)]
    for turn, number in enumerate(large):
        SLICE.put(state, SLICE.of(state).with_boat(number, turn % SEATS))
