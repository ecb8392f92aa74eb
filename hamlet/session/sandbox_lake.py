"""A lake at which a sandbox begins: a tile out of the bag is laid where it closes one, and fish arrive there.

What a menu card is worth shows only to whoever has fish: so one can fish there from the first turn on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.engine.bits import bits
from hamlet.engine.box import Box
from hamlet.engine.building import raise_building
from hamlet.engine.dump import StateData, dump_state, load_state
from hamlet.engine.game import play
from hamlet.engine.lake.boats import PlaceBoat
from hamlet.engine.lake.forming import BOAT
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State, put
from hamlet.engine.village import Placed, Village

ME: Final = 0


def lake_first(data: StateData, box: Box) -> None:
    """The village has a lake with fish, if a tile of the bag that is nobody's can close one.

    Nobody has won or paid anything by that, and no boat lies there; all else is as if it had been built.
    """
    state = load_state(box, data)
    if not box.land.floods or state.pending or state.seat != ME or state.village.lakes:
        return
    placed = max(_closings(state), key=lambda each: _fish_at_hand(state, each), default=None)
    if placed is None or not _fish_at_hand(state, placed):
        return
    state.bag = put(state.bag, placed.tile, state.bag[placed.tile] - 1)
    raise_building(state, placed.tile, placed.rotation, placed.at, None, rewarded=False)
    while state.decision == BOAT:
        play(state, PlaceBoat(boat=False))
    if state.pending:
        return
    seats = data["seats"]
    data.clear()
    data.update(dump_state(state), seats=seats)


def _closings(state: State) -> Iterator[Placed]:
    """Every way to close a lake by one tile that needs no flag."""
    tiles, reach = state.box.definitions.tiles, reach_of(state, ME)
    for tile, count in enumerate(state.bag):
        if not count or tiles[tile].flag:
            continue
        for rotation, board in zip(tiles[tile].shape.distinct, reach.placements(tile), strict=True):
            for at in state.village.positions(board):
                if state.village.lakes_closed_by(tile, rotation, at):
                    yield Placed(tile, rotation, at)


def _fish_at_hand(state: State, placed: Placed) -> int:
    """How many fish a villager can catch at most in a place where it could go before this was built."""
    village, reached = state.village.with_tile(placed), reach_of(state, ME).reachable
    return max((_fish_beside(village, uid) for uid in bits(reached)), default=0)


def _fish_beside(village: Village, uid: int) -> int:
    return sum(lake.banks_of(uid).bit_count() for lake in village.lakes)
