from __future__ import annotations

import pygame
import pytest

from hamlet.app.art.banners import sign_of
from hamlet.app.art.plates import Unit
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tops import Contents, Group
from hamlet.app.art.village import Camera, VillageArt
from hamlet.engine.definitions import Definitions
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Land, Placed, Road, Village

AREA = pygame.Rect(0, 0, 800, 500)


@pytest.fixture(scope="module")
def village(definitions: Definitions) -> Village:
    placed = [Placed(tile.tile, tile.rotation, tile.at) for tile in definitions.layouts[0].tiles]
    village = Village.of(Land.of(definitions), placed)
    site = village.road_sites()[0]
    return village.with_road(Road(site.side, site.a, site.b, 0, site.terrain_a))


@pytest.fixture(scope="module")
def painter(art: TileArt, definitions: Definitions) -> VillageArt:
    return VillageArt(art, definitions.colours)


def test_the_fitted_camera_shows_every_corner(painter: VillageArt, village: Village) -> None:
    camera = painter.fit(village, AREA)
    for corner in painter.corners(village.tiles):
        assert AREA.collidepoint(camera.at(corner))


def test_the_tile_under_a_pixel_is_found(painter: VillageArt, village: Village) -> None:
    camera = painter.fit(village, AREA)
    for uid, placed in enumerate(village.tiles):
        x, y = to_plane(placed.at)
        heart = painter.art.heart(placed.tile, placed.rotation)
        assert painter.uid_at(village, camera, camera.at((x + heart[0], y + heart[1]))) == uid
    assert painter.uid_at(village, camera, (1, 1)) is None


@pytest.mark.parametrize("length", [20, 36, 56, 90])
def test_a_village_is_drawn_at_every_zoom(painter: VillageArt, village: Village, length: int) -> None:
    surface = pygame.Surface(AREA.size)
    contents = {0: Contents(groups=(Group(0, "villager", 2),))}
    painter.draw(surface, village, Camera(380, 220, length), contents, 3)
    assert len({tuple(surface.get_at((x, 250))[:3]) for x in range(0, 800, 3)}) > 8


def test_slots_names_and_pieces_can_be_pointed_at(painter: VillageArt, village: Village) -> None:
    surface = pygame.Surface(AREA.size)
    camera = painter.fit(village, AREA)
    quarry = next(
        uid for uid, one in enumerate(village.tiles) if painter.art.definitions.tiles[one.tile].id == "quarry"
    )
    contents = {
        0: Contents(groups=(Group(0, "villager", 2), Group(1, "donkey", 5))),
        quarry: Contents((Unit("stone"), Unit("stone"))),
    }
    marks = painter.draw(surface, village, camera, contents)
    assert {number for uid, number in marks.slots if uid == quarry} == {0, 1, 2}
    assert 0 in marks.banners
    assert [group.count for uid, group, _ in marks.pieces if uid == 0] == [1, 1, 5]
    rects = [rect for _, _, rect in marks.pieces]
    assert all(one.collidelist(rects[:k] + rects[k + 1 :]) == -1 for k, one in enumerate(rects))


def test_more_pieces_than_room_are_stacked(painter: VillageArt, village: Village) -> None:
    groups = tuple(Group(seat, kind, 3) for seat in range(4) for kind in ("villager", "donkey"))
    surface = pygame.Surface(AREA.size)
    marks = painter.draw(surface, village, painter.fit(village, AREA), {2: Contents(groups=groups)})
    assert sum(group.count for _, group, _ in marks.pieces) == 24


def test_badges_keep_their_size_at_a_larger_ui_scale(painter: VillageArt, village: Village) -> None:
    surface = pygame.Surface((1600, 1000))
    sizes = []
    for scale in (1.0, 2.0):
        camera = Camera(500, 300, round(90 * scale), scale)
        marks = painter.draw(surface, village, camera)
        sizes.append(next(iter(marks.slots.values())).width)
    assert sizes[1] == 2 * sizes[0]


def test_signs_say_what_a_tile_is_for(art: TileArt) -> None:
    signs = {tile.id: sign_of(art, number) for number, tile in enumerate(art.definitions.tiles)}
    assert (signs["church"], signs["quarry"], signs["sawmill"]) == ("church", "stone", "timber")
    assert (signs["small_woodland"], signs["large_mountains"]) == ("tree", "peak")
