"""Sheep stand on free dry meadow only; smoke rises from chimneys; boats bob about their places."""

from __future__ import annotations

import math
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.tile.buildings import smoke_of
from hamlet.app.art.tile.farmland import FarmField
from hamlet.app.art.tile.layout import TileLayout
from hamlet.app.board.lakes.lake_views import lakes_of
from hamlet.app.life.boats import STEPS, bobbing
from hamlet.app.life.chimneys import chimney_tops
from hamlet.app.life.life_view import LifeView
from hamlet.app.life.meadows import HIGH, OFF_ROAD, WIDE, box_at, meadow_of
from hamlet.app.life.smoke import SMOKE_FRAMES, smoke_column
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.lattice.geometry import to_plane
from tests.app.lake_games import lake_session
from tests.app.life.tables import lively_table, moving, pass_by


def _view(table: TableScreen) -> LifeView:
    assert table.board.life.view is not None
    return table.board.life.view


@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_sheep_stand_on_free_dry_meadow_of_a_tile_and_stay_off_all_that_is_to_be_read(
    tmp_path: Path, season: str
) -> None:
    driver, table = lively_table(tmp_path, season)
    view, layout = _view(table), table.board.ground.studio.tiles
    flock = table.board.life.flock
    lakes = lakes_of(layout, table.session.state.village, table.board.ground.studio.season)
    been = set()
    for _ in range(40):
        moving(driver, 0.5)
        been |= {sheep.spot for sheep in flock.sheep}
    assert len(been) > len(flock.sheep) > 1
    for x, y in been:
        assert not any(lake.contains((x, y)) for lake in lakes)
        assert box_at(view, (x, y)).collidelist(view.signs) < 0
        homes = [
            (placed, (x - at[0], y - at[1]))
            for placed in table.session.state.village.tiles
            if layout.plan(placed.tile, placed.rotation).contains(
                (x - (at := to_plane(placed.at))[0], y - at[1])
            )
        ]
        assert len(homes) == 1
        placed, spot = homes[0]
        plan = layout.plan(placed.tile, placed.rotation)
        assert not plan.is_wet(spot)
        assert all(
            math.dist(point, spot) > OFF_ROAD - 0.06
            for road in layout.roads(placed.tile, placed.rotation)
            for point in road
        )
        house = layout.standing_box(placed.tile, placed.rotation)
        inside = house.left < spot[0] < house.right and house.top < spot[1] < house.bottom
        assert not inside
        for field in layout.farmed(placed.tile, placed.rotation):
            assert not field.touches(spot, WIDE, HIGH)


def test_woods_and_ranges_have_no_meadow_and_some_tiles_have_one(tmp_path: Path) -> None:
    _, table = lively_table(tmp_path)
    layout = table.board.ground.studio.tiles
    tiles = range(len(layout.definitions.tiles))
    assert all(not meadow_of(layout, tile, 0) for tile in tiles if layout.is_filled(tile))
    assert sum(bool(meadow_of(layout, tile, 0)) for tile in tiles) > 5
    assert WIDE > HIGH > 0


def test_no_meadow_reaches_into_a_field_however_its_tile_lies() -> None:
    definitions = lake_session().setup.definitions
    layout = TileLayout(definitions)
    farmed = 0
    for number, tile in enumerate(definitions.tiles):
        for rotation in tile.shape.distinct:
            fields = layout.farmed(number, rotation)
            farmed += bool(fields and meadow_of(layout, number, rotation))
            for x, y in meadow_of(layout, number, rotation):
                corners = [(x + side * WIDE / 2, y + way * HIGH / 2) for side in (-1, 1) for way in (-1, 1)]
                assert not any(_lies_in(corner, field) for corner in corners for field in fields)
                assert not any(_lies_in((x, y), field) for field in fields)
    assert farmed > 10


def _lies_in(point: tuple[float, float], field: FarmField) -> bool:
    x, y = point[0] - field.centre[0], point[1] - field.centre[1]
    return (x / field.across) ** 2 + (y / field.down) ** 2 < 1


def test_smoke_rises_where_a_chimney_is_drawn_and_nowhere_else() -> None:
    definitions = lake_session().setup.definitions
    tops = {tile.id: smoke_of(definitions, tile) for tile in definitions.tiles}
    assert len(tops["dairy_farm"]) == len(tops["sawmill"]) == 1
    assert tops["church"] == tops["small_woodland"] == ()
    assert all(abs(x) < 1 and -1 < y < 0.2 for each in tops.values() for x, y in each)


def test_the_pictures_of_smoke_follow_each_other_without_end_and_stand_on_the_chimney(
    tmp_path: Path,
) -> None:
    column = smoke_column(80, 0.8)
    assert len(column.frames) == SMOKE_FRAMES
    assert column.rect((100, 200)).collidepoint(100, 200)
    assert len({frame.get_size() for frame in column.frames}) == 1
    _, table = lively_table(tmp_path)
    layout, village = table.board.ground.studio.tiles, table.session.state.village
    tops = [(placed, top) for placed in village.tiles for top in chimney_tops(layout, placed)]
    assert tops
    for placed, (x, y) in tops:
        box, (left, top) = layout.standing_box(placed.tile, placed.rotation), to_plane(placed.at)
        assert box.grown(0.15).left < x - left < box.grown(0.15).right
        assert box.grown(0.15).top < y - top < box.bottom


def test_a_boat_bobs_by_at_most_one_measure_and_lies_still_without_swell() -> None:
    bobbed = [bobbing(moment / 12, 2.0) for moment in range(120)]
    assert max(abs(deep) for deep, _ in bobbed) <= 1
    assert {lean for _, lean in bobbed} == set(range(-STEPS, STEPS + 1))
    assert bobbing(1.3, 2.0, 0.0) == (0.0, 0)


def test_nothing_shimmers_or_bobs_on_ice(tmp_path: Path) -> None:
    driver, table = lively_table(tmp_path, "winter")
    moving(driver, 3.0)
    life, view = table.board.life, _view(table)
    shimmer, boats = life.kinds[:2]
    assert not [*shimmer.sprites(view), *boats.sprites(view)]


def test_water_shimmers_only_where_there_is_water(tmp_path: Path) -> None:
    driver, table = lively_table(tmp_path, "summer")
    moving(driver, 4.0)
    view = _view(table)
    lakes = [view.in_window(rect) for rect in view.composition.lakes.values()]
    glints = list(table.board.life.kinds[0].sprites(view))
    assert glints
    assert all(sprite.rect.collidelist(lakes) >= 0 for sprite in glints)
    before = [sprite.picture for sprite in glints]
    pass_by(driver, 0.27)
    assert [sprite.picture for sprite in table.board.life.kinds[0].sprites(view)] != before
    assert isinstance(before[0], pygame.Surface)
