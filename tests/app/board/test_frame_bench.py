from __future__ import annotations

from random import Random

import pygame

from hamlet.app.art.seasons.palettes import SPRING
from hamlet.app.frame_bench import SIZES, FrameBench
from hamlet.bench.big_villages import TILES, big_state, lake_pack_definitions, with_new_tile
from hamlet.engine.definitions import Definitions
from hamlet.engine.game import Game
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.waters import NO_BOAT


def test_the_large_state_has_sixty_tiles_and_forty_pieces(definitions: Definitions) -> None:
    state = big_state(definitions)
    assert len(state.village.tiles) == TILES
    assert sum(map(len, state.villagers)) + sum(map(len, state.donkeys)) == 40
    assert len(state.stock) == TILES


def test_by_the_lake_it_has_thirty_lake_triangles_with_fish_and_boats() -> None:
    state = big_state(lake_pack_definitions())
    assert sum(lake.size for lake in state.village.lakes) >= 30
    waters = SLICE.of(state)
    assert any(waters.fish)
    assert max(waters.boats) > NO_BOAT


def test_a_new_tile_is_one_that_was_not_drawn_yet() -> None:
    state = big_state(lake_pack_definitions())
    after = with_new_tile(state, Random(1))
    *before, new = after.village.tiles
    assert before == list(state.village.tiles)
    assert (new.tile, new.rotation) not in {(one.tile, one.rotation) for one in before}
    assert len(SLICE.of(after).fish) == len(after.village.lakes)


def test_every_bench_gives_a_time_for_every_frame(definitions: Definitions, window: pygame.Surface) -> None:
    state = Game.new(definitions, 2, 1).state
    bench = FrameBench(state, SIZES["1080p"])
    bench.settle()
    assert len(bench.draw_anew(SPRING)) == len({(one.tile, one.rotation) for one in state.village.tiles})
    assert bench.lay([with_new_tile(state, Random(1))])
    for run in (bench.pan, bench.zoom, bench.drag, bench.move, bench.rest):
        assert len(run(4)) == 4
    pygame.display.set_mode(window.get_size())
