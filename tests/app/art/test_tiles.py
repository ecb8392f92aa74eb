from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from hamlet.app.art.palette import ROAD, contrast
from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.buildings import CHURCH_PARTS, church_parts, draw_building
from hamlet.app.art.tile.buildings.model import BUILDINGS
from hamlet.app.art.tile.sizes import Detail, detail
from hamlet.app.board.studio import scaled
from hamlet.engine.definitions import Definitions, Kind, Tile
from hamlet.engine.kinds import KINDS
from hamlet.engine.lattice.outline import shape_from_text


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_every_tile_of_the_game_has_its_own_drawing(definitions: Definitions) -> None:
    pictures: dict[bytes, str] = {}
    for tile in definitions.tiles:
        assert tile.id in BUILDINGS or tile.kind == Kind.CHURCH or tile.score, tile.id
        picture = draw_building(definitions, tile, 40)
        if picture is not None:
            other = pictures.setdefault(pixels(picture), tile.name)
            assert other == tile.name


def test_nothing_of_a_building_is_cut_off_when_its_picture_is_scaled(art: TileArt) -> None:
    for tile in range(len(art.definitions.tiles)):
        building = art.building(tile, 0, 79, CHURCH_PARTS)
        if building is None:
            continue
        for length in range(58, 80):
            whole, ratio = building.surface.get_bounding_rect(200), length / 79
            seen = scaled(building, ratio).surface.get_bounding_rect(100)
            assert seen.width > whole.width * ratio - 2
            assert seen.height > whole.height * ratio - 2


def test_the_picture_covers_the_tile_and_nothing_far_outside(art: TileArt) -> None:
    for tile in (0, 5, 10, 20):
        for rotation in (0, 1):
            ground = art.ground(tile, rotation, 60)
            mask = pygame.mask.from_surface(ground.surface)
            plan = art.plan(tile, rotation)
            for x, y in plan.corners:
                inward = (x + (plan.middle[0] - x) * 0.1, y + (plan.middle[1] - y) * 0.1)
                if plan.contains(inward):
                    spot = (ground.origin[0] + inward[0] * 60, ground.origin[1] + inward[1] * 60)
                    assert mask.get_at(spot)
            assert not mask.get_at((0, 0))


def test_roads_reach_the_middle_of_their_segments(art: TileArt) -> None:
    church = art.definitions.tile_index("church")
    ground = art.ground(church, 2, 96)
    for edge in art.plan(church, 2).roads:
        x, y = edge.at(0.5, 0.1)
        spot = (round(ground.origin[0] + x * 96), round(ground.origin[1] + y * 96))
        colour = ground.surface.get_at(spot)
        assert max(abs(a - b) for a, b in zip(colour[:3], ROAD, strict=True)) < 70
        assert colour[0] > colour[1] > colour[2]


def test_roads_stay_inside_even_the_horseshoe(art: TileArt) -> None:
    farrier = art.definitions.tile_index("farrier")
    for rotation in range(6):
        plan = art.plan(farrier, rotation)
        for road in art.roads(farrier, rotation):
            assert all(plan.depth(point) > -0.01 for point in road[2:])


def test_light_does_not_turn_with_the_tile(art: TileArt) -> None:
    """A hexagon has the same outline in every rotation: its upper edge is always the lit one."""
    quarry = art.definitions.tile_index("quarry")
    for rotation in range(6):
        ground = art.ground(quarry, rotation, 96)
        plan = art.plan(quarry, rotation)
        left, middle = plan.bounds.left + plan.bounds.width / 2, plan.bounds
        top = (ground.origin[0] + left * 96, ground.origin[1] + middle.top * 96 + 3)
        low = (ground.origin[0] + left * 96, ground.origin[1] + middle.bottom * 96 - 3)
        upper = sum(ground.surface.get_at((round(top[0]) + k, round(top[1])))[0] for k in range(-20, 21))
        lower = sum(ground.surface.get_at((round(low[0]) + k, round(low[1])))[0] for k in range(-20, 21))
        assert upper > lower


def test_the_church_grows_with_every_part(definitions: Definitions) -> None:
    church = definitions.tiles[definitions.tile_index("church")]
    stages = {
        pixels(draw_building(definitions, church, 48, part) or pygame.Surface((1, 1))) for part in range(7)
    }
    assert len(stages) == 7


@pytest.mark.parametrize("slots", [4, 5])
def test_the_church_is_whole_when_all_slots_are_delivered(slots: int) -> None:
    assert church_parts(slots, slots) == CHURCH_PARTS
    assert church_parts(0, slots) == CHURCH_PARTS - slots


@pytest.mark.parametrize(
    ("length", "level"),
    [(20, Detail.FLAT), (28, Detail.SIMPLE), (47, Detail.SIMPLE), (48, Detail.FULL), (80, Detail.ALL)],
)
def test_detail_follows_the_zoom(length: int, level: Detail) -> None:
    assert detail(length) is level


def test_from_afar_a_tile_is_flat_with_terrain_bars(art: TileArt) -> None:
    farm = art.definitions.tile_index("farm")
    ground = art.ground(farm, 0, 20)
    x, y = art.heart(farm, 0)
    spot = (round(ground.origin[0] + x * 20), round(ground.origin[1] + y * 20))
    assert ground.surface.get_at(spot)[:3] == SUMMER.grass[0]


@pytest.mark.parametrize("kind", [kind.id for kind in KINDS])
def test_a_modders_tile_is_drawn_without_any_art(definitions: Definitions, kind: str) -> None:
    letters = {terrain.letter: number for number, terrain in enumerate(definitions.terrains)}
    shape = shape_from_text("E:W SE:F SW:R W:M NW:W NE:F", letters)
    tile = Tile("moon_base", "Moon Base", kind, (("bag", 1),), shape, produces=(0,), refines=(0, 3), slots=2)
    own = TileArt(replace(definitions, tiles=(*definitions.tiles, tile)))
    surface, origin = own.surface(len(definitions.tiles), 1, 48)
    assert surface.get_bounding_rect().width > 60
    assert surface.get_rect().collidepoint(origin)


def test_only_a_landmark_is_a_wood_without_a_building(definitions: Definitions) -> None:
    wood = next(tile for tile in definitions.tiles if draw_building(definitions, tile, 40) is None)
    assert wood.kind == Kind.LANDMARK
    for kind in (Kind.PRODUCER, Kind.REFINERY):
        assert draw_building(definitions, replace(wood, kind=kind), 40) is not None


def test_pictures_are_kept_until_the_limit_and_then_the_oldest_go(definitions: Definitions) -> None:
    own = TileArt(definitions)
    assert own.ground(0, 0, 48) is own.ground(0, 0, 48)
    own.cache.most = 1
    own.ground(1, 0, 48)
    assert len(own.cache) == 1


def test_the_same_tile_always_looks_the_same(definitions: Definitions) -> None:
    first, second = (TileArt(definitions).ground(3, 2, 48).surface for _ in range(2))
    assert pixels(first) == pixels(second)


def test_a_blueprint_shows_its_tile_on_grid_paper(art: TileArt) -> None:
    for tile in range(0, len(art.definitions.tiles), 5):
        picture = art.blueprint(tile, (128, 62))
        assert picture.get_size() == (128, 62)
        colours = {tuple(picture.get_at((x, 31))[:3]) for x in range(128)}
        assert len(colours) > 10


def test_joints_and_markers_lie_about_the_middle_of_their_side(art: TileArt) -> None:
    pictures = [art.clump("forest", o, 64) for o in range(3)]
    pictures += [art.road_patch(o, 64) for o in range(3)]
    pictures += [art.marker(kind, o, 64, "sky") for kind in ("path", "bridge") for o in range(3)]
    for picture in pictures:
        seen = picture.surface.get_bounding_rect()
        assert abs(seen.centerx - picture.origin[0]) < 12
        assert abs(seen.centery - picture.origin[1]) < 16


def test_a_terrain_nobody_drew_still_shows_on_the_tile(definitions: Definitions) -> None:
    lava = replace(definitions.terrains[1], id="lava", name="Lava", letter="L")
    letters = {terrain.letter: number for number, terrain in enumerate((*definitions.terrains, lava))}
    shape = shape_from_text("E:L SE:L SW:R W:L NW:L NE:L", letters)
    tile = Tile("forge", "Forge", Kind.PRODUCER, (("bag", 1),), shape)
    own = TileArt(
        replace(definitions, terrains=(*definitions.terrains, lava), tiles=(*definitions.tiles, tile))
    )
    number = len(definitions.tiles)
    for length in (24, 64):
        ground, edge = own.ground(number, 0, length), own.plan(number, 0).edges[0]
        x, y = edge.at(0.5, 0.12)
        spot = (round(ground.origin[0] + x * length), round(ground.origin[1] + y * length))
        assert contrast(ground.surface.get_at(spot)[:3], SUMMER.grass[0]) > 1.15  # type: ignore[arg-type]
