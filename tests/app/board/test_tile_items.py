from __future__ import annotations

import pytest

from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board.signs.sign_placing import Placing
from hamlet.app.board.studio import Studio
from hamlet.app.board.tile_items import TileItems, TileLooks
from hamlet.engine.definitions import Definitions
from hamlet.engine.village import Placed
from tests.app.board.conftest import COLOURS

TILE = Placed(3, 2, (0, 0))
LENGTH = 64
UNDRAWN = TileLooks(LENGTH, 1.0, 0, ready=False)


@pytest.fixture
def items(definitions: Definitions, window: object, drawn_anew: None) -> TileItems:
    studio = Studio(BadgeArt(TileArt(definitions), COLOURS))
    return TileItems(studio, Placing(studio.tiles))


def test_a_tile_that_nobody_has_seen_is_flat_and_bare_and_not_drawn_for_it(items: TileItems) -> None:
    studio = items.studio
    ground = items.ground(TILE, LENGTH, 1.0, ready=False)
    assert ground.surface is studio.flat(TILE.tile, TILE.rotation, LENGTH).surface
    assert items.building(TILE, UNDRAWN, None) is None
    assert studio.tiles.known_sketch(TILE.tile, TILE.rotation) is None


def test_a_tile_that_has_a_sketch_is_shown_by_it_with_its_building(items: TileItems) -> None:
    items.studio.tiles.sketch(TILE.tile, TILE.rotation)
    ground = items.ground(TILE, LENGTH, 1.0, ready=False)
    assert ground.surface is items.studio.stand_in(TILE.tile, TILE.rotation, LENGTH).surface
    assert items.building(TILE, UNDRAWN, None) is not None


def test_a_tile_that_was_seen_is_never_flat_again(items: TileItems) -> None:
    items.ground(TILE, LENGTH, 1.0, ready=True)
    items.studio.tiles.forget()
    ground = items.ground(TILE, LENGTH + 8, 1.0, ready=False)
    assert ground.surface is items.studio.stand_in(TILE.tile, TILE.rotation, LENGTH + 8).surface
    assert items.building(TILE, TileLooks(LENGTH + 8, 1.0, 0, ready=False), None) is not None


def test_a_tile_that_was_held_stays_whole_when_it_lies(items: TileItems) -> None:
    studio = items.studio
    held = (
        studio.ground(TILE.tile, TILE.rotation, LENGTH),
        studio.building(TILE.tile, TILE.rotation, LENGTH, 0),
    )
    land, house = items.ground(TILE, LENGTH, 1.0, ready=False), items.building(TILE, UNDRAWN, None)
    assert land.surface is held[0].surface
    assert house is not None
    assert held[1] is not None
    assert house.surface is held[1].surface


def test_the_small_picture_of_a_whole_village_has_no_flat_tiles(items: TileItems) -> None:
    ground = items.ground(TILE, LENGTH, 0.0, ready=False)
    assert ground.surface is items.studio.stand_in(TILE.tile, TILE.rotation, LENGTH).surface
