from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.places import Places
from hamlet.app.art.tile.plan import box_around
from hamlet.app.art.tile.sizes import piece_side
from hamlet.engine.definitions import Definitions, Kind, Tile
from hamlet.engine.lattice.outline import shape_from_text

LENGTHS = (48, 64, 96)
ODD = {
    "comb": "E:F SE:F NE:F SE:F NE:F SE:M E:M SW:R W:R W:M W:M W:F W:F NE:F NE:F",
    "needle": "E:R E:F E:M E:M E:F SW:M W:F W:F W:F W:M NW:R",
    "triangle": "E:R SW:F NW:M",
    "giant": "E:R E:F E:F SE:F SE:F SE:M SW:M SW:M SW:M W:M W:R W:F NW:F NW:F NW:F NE:R NE:F NE:F",
}


def check(art: TileArt, tile: int, rotation: int, length: int) -> None:
    places = art.places(tile, rotation, length)
    field = art.field(tile, rotation)
    for one, two in combinations(places.boxes, 2):
        assert not one.overlaps(two)
    assert art.plan(tile, rotation).contains(places.heart)
    assert field.share(places.building) >= 0.6
    piece = piece_side(length) / length
    for spot in places.yard:
        assert art.plan(tile, rotation).contains(spot)
        assert not any(box_around(spot, piece, piece).overlaps(box) for box in places.boxes)


@pytest.mark.parametrize("length", LENGTHS)
def test_building_name_slots_and_pieces_never_cover_each_other(art: TileArt, length: int) -> None:
    for tile in range(len(art.definitions.tiles)):
        for rotation in range(0, 6, 1 if length == 96 else 3):
            check(art, tile, rotation, length)


def test_trays_of_the_game_lie_in_their_tiles(art: TileArt) -> None:
    for index, tile in enumerate(art.definitions.tiles):
        for rotation in range(6):
            tray = art.places(index, rotation, 96).tray
            assert (tray is None) == (tile.slots == 0)
            assert tray is None or art.field(index, rotation).share(tray) >= 0.7, (tile.id, rotation)


def test_every_tile_has_room_for_two_pieces(art: TileArt) -> None:
    for index in range(len(art.definitions.tiles)):
        for rotation in range(6):
            assert len(art.places(index, rotation, 96).yard) >= 2


def test_names_are_shown_on_most_tiles_at_full_size(art: TileArt) -> None:
    shown = [art.shows_name(index, 0, 96) for index in range(len(art.definitions.tiles))]
    assert sum(shown) >= len(shown) * 0.8


def with_tile(definitions: Definitions, tile: Tile) -> Definitions:
    return replace(definitions, tiles=(*definitions.tiles, tile))


@pytest.mark.parametrize("name", ODD)
@pytest.mark.parametrize("slots", [0, 1, 3, 6])
def test_a_modders_outline_finds_its_places_too(definitions: Definitions, name: str, slots: int) -> None:
    letters = {terrain.letter: number for number, terrain in enumerate(definitions.terrains)}
    shape = shape_from_text(ODD[name], letters)
    art = TileArt(
        with_tile(
            definitions,
            Tile(name, "A Modder's House", Kind.PRODUCER, shape=shape, copies=(("bag", 1),), slots=slots),
        )
    )
    for rotation in (0, 1):
        places: Places = art.places(len(definitions.tiles), rotation, 96)
        assert art.plan(len(definitions.tiles), rotation).contains(places.heart)
        for one, two in combinations(places.boxes, 2):
            assert not one.overlaps(two)


def test_the_depths_of_a_row_are_those_of_its_points(art: TileArt) -> None:
    for tile in range(len(art.definitions.tiles)):
        for rotation in range(6):
            plan = art.plan(tile, rotation)
            bounds = plan.bounds.grown(0.5)
            across = [bounds.left + column * 0.17 for column in range(round(bounds.width / 0.17))]
            for row in range(round(bounds.height / 0.29)):
                y = bounds.top + row * 0.29
                assert plan.depths(across, y) == [plan.depth((x, y)) for x in across]
