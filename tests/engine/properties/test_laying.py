"""Start tiles laid by hand: legal exactly where the rest can still be laid, found by trying (L13)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hamlet.bench.oracle import SlowVillage
from hamlet.engine.actions.layout import LayStart
from hamlet.engine.game import refusal
from hamlet.engine.options import Options
from hamlet.engine.state import State
from hamlet.engine.village import Placed
from tests.engine.properties.small_states import laying_state

REACH = 7  # no start tile is wider, so that all that touch the Church begin so near it


def with_tiles(state: State, tiles: tuple[Placed, ...]) -> SlowVillage:
    definitions = state.box.definitions
    return SlowVillage([tile.shape for tile in definitions.tiles], definitions.terrains, tiles)


def spots(state: State, tiles: tuple[Placed, ...], tile: int) -> Iterator[Placed]:
    """Where a start tile may lie: nothing overlaps or clashes, and a road meets a road of the Church."""
    slow = with_tiles(state, tiles)
    for rotation in state.box.definitions.tiles[tile].shape.distinct:
        for q in range(-REACH - 4, REACH + 4):
            for r in range(-REACH, REACH + 4):
                placed = Placed(tile, rotation, (q, r))
                if slow.problem(placed) is None and 0 in with_tiles(state, (*tiles, placed)).printed[-1]:
                    yield placed


def can_be_finished(state: State, tiles: tuple[Placed, ...], left: list[int]) -> bool:
    if not left:
        return True
    return any(can_be_finished(state, (*tiles, placed), left[1:]) for placed in spots(state, tiles, left[0]))


@pytest.mark.parametrize("laid", [2, 3, 4])
def test_a_start_tile_may_lie_exactly_where_the_rest_can_still_be_laid(laid: int) -> None:
    state = laying_state(laid)
    tiles = state.village.tiles
    lying = {placed.tile for placed in tiles}
    kinds = enumerate(state.box.definitions.tiles)
    left = [number for number, tile in kinds if tile.is_start and number not in lying]
    expected = {
        LayStart(placed.tile, placed.rotation, placed.at)
        for tile in left
        for placed in spots(state, tiles, tile)
        if can_be_finished(state, (*tiles, placed), [other for other in left if other != tile])
    }
    assert set(Options(state).iterate()) == expected
    assert len(expected) >= len(left) > 0


def test_a_spot_that_fits_but_leaves_no_room_is_called_unsound() -> None:
    codes = set()
    for laid in (0, 1, 2):
        state = laying_state(laid)
        for tile in range(6):
            for placed in spots(state, state.village.tiles, tile):
                found = refusal(state, LayStart(placed.tile, placed.rotation, placed.at))
                codes.add(found.code if found else "legal")
    assert codes >= {"legal", "start_unsound"}
