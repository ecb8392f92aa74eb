"""Beside which tiles a tile fits, all at once."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hamlet.engine.village import Village
from tests.engine.village.growing import ANY_TILE, members, villages


@settings(max_examples=80)
@given(villages(), st.sampled_from(ANY_TILE))
def test_a_tile_fits_beside_exactly_the_tiles_that_its_placements_touch(village: Village, one: int) -> None:
    expected = {uid for uid in range(len(village.tiles)) if any(village.by_road.placements_from(one, uid))}
    assert members(village.by_road.beside(one)) == expected


@settings(max_examples=40)
@given(villages(12), st.sampled_from(ANY_TILE))
def test_asking_twice_gives_the_same_answer(village: Village, one: int) -> None:
    first = village.by_road.beside(one)
    assert village.by_road.beside(one) == first
    assert Village.of(village.land, village.tiles, village.roads).by_road.beside(one) == first
