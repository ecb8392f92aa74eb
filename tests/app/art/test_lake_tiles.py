from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from hamlet.app.art.name_banners import draw_sign, sign_of
from hamlet.app.art.palette import GRASS, INK, Colour
from hamlet.app.art.seasons.palettes import SEASONS, SUMMER
from hamlet.app.art.shapes import Point, clear
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.buildings.model import BUILDINGS
from hamlet.app.art.tile.extras import draw_water_patch, water_ends
from hamlet.app.art.tile.plan import WATER_REACH, Edge, TilePlan, distance
from hamlet.app.art.tile.tile_water import bridges_of, tile_depths, water_of
from hamlet.app.art.water.lake_painting import LakePainter
from hamlet.app.art.water.lake_sites import LakeSite, lake_site
from hamlet.app.art.water.ramps import SHORE
from hamlet.engine.definitions import Definitions
from hamlet.engine.lattice.geometry import Triangle, side_triangles, to_plane, triangle_sides
from tests.app.art.lakes import OUTLINES, with_lake_tiles

DRAWN = ("storeroom", "dockyard", "aquarium", "cliffside", "beach")
LENGTH = 80


@pytest.fixture(scope="module")
def lakeside(definitions: Definitions) -> tuple[TileArt, dict[str, int]]:
    whole, numbers = with_lake_tiles(definitions)
    return TileArt(whole), numbers


Lakeside = tuple[TileArt, dict[str, int]]


def wet_edges(plan: TilePlan) -> list[Edge]:
    return [edge for edge in plan.edges if edge.terrain == "water"]


def colour_at(surface: pygame.Surface, origin: tuple[int, int], point: Point) -> Colour:
    spot = (round(origin[0] + point[0] * LENGTH), round(origin[1] + point[1] * LENGTH))
    red, green, blue, _ = surface.get_at(spot)
    return red, green, blue


def is_blue(colour: Colour) -> bool:
    return colour[2] > colour[0] + 25 and colour[2] > colour[1] - 10


def across(plan: TilePlan) -> list[Triangle]:
    """The triangles beside a tile's water segments."""
    own = set(plan.triangles)
    ends = [frozenset((edge.start, edge.end)) for edge in wet_edges(plan)]
    found: set[Triangle] = set()
    for triangle in own:
        for side in triangle_sides(triangle):
            q, r, way = side
            corners = frozenset(to_plane(v) for v in ((q, r), (q + (1, 0, -1)[way], r + (0, 1, 1)[way])))
            if any(
                all(min(abs(a[0] - b[0]) + abs(a[1] - b[1]) for b in end) < 0.01 for a in corners)
                for end in ends
            ):
                found.update(set(side_triangles(side)) - own)
    return sorted(found)


@pytest.mark.parametrize("rotation", range(6))
@pytest.mark.parametrize("name", OUTLINES)
def test_water_lies_along_every_water_segment_of_any_tile(
    lakeside: Lakeside, name: str, rotation: int
) -> None:
    art, numbers = lakeside
    plan = art.plan(numbers[name], rotation)
    surface, origin = art.ground(numbers[name], rotation, LENGTH)
    for edge in wet_edges(plan):
        assert is_blue(colour_at(surface, origin, edge.at(0.5, 0.1)))


@pytest.mark.parametrize("name", DRAWN)
def test_land_beyond_the_shore_is_dry(lakeside: Lakeside, name: str) -> None:
    art, numbers = lakeside
    plan = art.plan(numbers[name], 0)
    depths = tile_depths(plan, LENGTH)
    surface, origin = art.ground(numbers[name], 0, LENGTH)
    dry = [point for point in art.field(numbers[name], 0).points if plan.depth(point) > 0.05]
    far = [
        point
        for point in dry
        if min(distance(point, edge.start, edge.end) for edge in wet_edges(plan)) > WATER_REACH + 0.15
        and all(distance(point, *ends) > 0.35 for ends in plan.channels)
    ]
    assert len(far) > 10
    for point in far:
        assert depths.at(point) < SHORE
        assert not is_blue(colour_at(surface, origin, point))


@pytest.mark.parametrize("rotation", range(6))
@pytest.mark.parametrize("name", DRAWN)
def test_hearts_roads_and_yards_keep_off_the_water(lakeside: Lakeside, name: str, rotation: int) -> None:
    art, numbers = lakeside
    plan = art.plan(numbers[name], rotation)
    assert not plan.is_wet(art.heart(numbers[name], rotation))
    for road in art.roads(numbers[name], rotation):
        wet = [point for point in road[2:] if min(_reach(plan, point), 1.0) < WATER_REACH - 0.02]
        assert wet == []
    for spot in art.places(numbers[name], rotation, 96).yard[:3]:
        assert not plan.is_wet(spot)


def _reach(plan: TilePlan, point: Point) -> float:
    return min(distance(point, edge.start, edge.end) for edge in wet_edges(plan))


def test_a_waist_between_two_bays_is_a_channel_and_the_road_crosses_it_on_one_bridge(
    lakeside: Lakeside,
) -> None:
    art, numbers = lakeside
    tile = numbers["aquarium"]
    for rotation in range(6):
        plan = art.plan(tile, rotation)
        assert len(plan.channels) == 1
        (start, end) = plan.channels[0]
        bridges = bridges_of(plan, art.roads(tile, rotation))
        assert len(bridges) == 1
        assert distance(bridges[0].middle, start, end) < 0.02
        depths = tile_depths(plan, LENGTH)
        for share in (0.2, 0.5, 0.8):
            point = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            assert depths.at(point) > SHORE
    for name in set(OUTLINES) - {"aquarium"}:
        assert art.plan(numbers[name], 0).channels == ()


def test_tiles_without_water_know_none(art: TileArt) -> None:
    for tile in range(0, len(art.definitions.tiles), 3):
        plan = art.plan(tile, 1)
        assert not plan.has_water
        assert not water_of(plan)
        assert plan.dry_depth(plan.middle) == plan.depth(plan.middle)


def test_a_site_knows_its_shores_and_the_water_it_flows_into(lakeside: Lakeside) -> None:
    art, numbers = lakeside
    plan = art.plan(numbers["storeroom"], 0)
    at = (3, -2)
    beside = [(x + at[0], y + at[1], k) for x, y, k in across(plan)]
    site = lake_site(beside, [(plan, at), (art.plan(numbers["beach"], 0), (40, 40))])
    assert len(site.wet) == 2
    assert len(site.waters) == 1
    assert {edge.terrain for edge in site.dry} <= {"grass", "road", "forest"}
    assert lake_site(reversed(beside), [(plan, at)]) == site


@pytest.mark.parametrize("name", DRAWN)
def test_tile_and_lake_are_one_water_without_a_seam(lakeside: Lakeside, name: str) -> None:
    """Across the border no pixel is as dark as the rim that the tile has on the table."""
    art, numbers = lakeside
    plan = art.plan(numbers[name], 0)
    site: LakeSite = lake_site(across(plan), [(plan, (0, 0))])
    surface, origin = art.ground(numbers[name], 0, LENGTH)
    alone, joined = _on_table(surface, origin), _on_table(surface, origin)
    lake = LakePainter(site, LENGTH).picture()
    anchor = to_plane(site.anchor)
    lake.blit_to(joined, (MARGIN + origin[0] + anchor[0] * LENGTH, MARGIN + origin[1] + anchor[1] * LENGTH))
    start = (MARGIN + origin[0], MARGIN + origin[1])
    for edge in wet_edges(plan):
        lines = [[edge.at(k / 20, depth / 100) for depth in range(-14, 15)] for k in range(6, 15)]
        assert not any(_is_one(alone, start, line) for line in lines)
        whole = [line for line in lines if _is_one(joined, start, line)]
        assert len(whole) >= 5  # a seam would cut every line, a reed or a stone hides some


def _is_one(surface: pygame.Surface, start: tuple[int, int], line: list[Point]) -> bool:
    colours = [colour_at(surface, start, point) for point in line]
    darkest = sum(SUMMER.water[-1]) - 25  # the rim would be half as bright
    return all(map(is_blue, colours)) and min(map(sum, colours)) > darkest


MARGIN = 200


def _on_table(surface: pygame.Surface, origin: tuple[int, int]) -> pygame.Surface:
    table = clear((surface.get_width() + 2 * MARGIN, surface.get_height() + 2 * MARGIN), INK)
    table.fill(INK)
    table.blit(surface, (MARGIN, MARGIN))
    return table


def test_where_water_meets_water_a_patch_covers_the_border() -> None:
    ends = water_ends([(0, 0, 0), (1, 0, 1), (5, 5, 2)])
    assert ends == {(0, 0, 0): (False, True), (1, 0, 1): (True, False), (5, 5, 2): (False, False)}
    for orientation in range(3):
        surface, origin = draw_water_patch(orientation, 64, (True, False), SUMMER)
        assert surface.get_at(origin).a > 240


def test_the_buildings_at_the_water_are_drawn_and_have_signs_of_their_own(lakeside: Lakeside) -> None:
    art, numbers = lakeside
    assert set(DRAWN) <= set(BUILDINGS)
    pictures = {}
    for name in DRAWN:
        sheet = pygame.Surface((64, 64))
        sheet.fill(GRASS)
        draw_sign(sheet, sign_of(art, numbers[name]), (32, 32), 32)
        pictures[name] = pygame.image.tobytes(sheet, "RGB")
    for tile in range(len(art.definitions.tiles)):
        if art.definitions.tiles[tile].drawing not in OUTLINES:
            sheet = pygame.Surface((64, 64))
            sheet.fill(GRASS)
            draw_sign(sheet, sign_of(art, tile), (32, 32), 32)
            pictures[art.definitions.tiles[tile].drawing] = pygame.image.tobytes(sheet, "RGB")
    for one, two in combinations(pictures, 2):
        if one in DRAWN or two in DRAWN:
            far = sum(abs(a - b) for a, b in zip(pictures[one], pictures[two], strict=True)) / (32 * 32 * 3)
            assert far > 14, (one, two)


def test_the_same_tile_at_the_water_always_looks_the_same(definitions: Definitions) -> None:
    whole, numbers = with_lake_tiles(definitions)
    first, second = (TileArt(whole).ground(numbers["cliffside"], 2, 48).surface for _ in range(2))
    assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")


def test_every_tile_with_and_without_water_has_the_colours_of_the_season(
    definitions: Definitions,
) -> None:
    whole, numbers = with_lake_tiles(definitions)
    art, tiles = TileArt(whole), {**numbers, "farm": whole.tile_index("farm")}
    seen: dict[str, set[bytes]] = {"aquarium": set(), "farm": set()}
    for season in SEASONS.values():
        art.season = season
        for name, pictures in seen.items():
            picture = art.ground(tiles[name], 0, 40).surface
            pictures.add(pygame.image.tobytes(picture, "RGBA"))
            assert art.ground_key(tiles[name], 0, 40) in art.cache
    assert {name: len(pictures) for name, pictures in seen.items()} == {"aquarium": 4, "farm": 4}
