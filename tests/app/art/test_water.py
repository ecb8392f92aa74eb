from __future__ import annotations

import math
from itertools import pairwise

import pygame
import pytest

from hamlet.app.art import type as type_
from hamlet.app.art.palette import SEATS, Colour, contrast
from hamlet.app.art.seasons.palettes import SEASONS, SUMMER
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import distance
from hamlet.app.art.water.boat_pictures import boat_picture, boat_size
from hamlet.app.art.water.fish_pictures import FISH, PATCH, fish_count, fish_radius, fish_token
from hamlet.app.art.water.lake_ghost import draw_grid, ghost_lake
from hamlet.app.art.water.lake_painting import STEPS, LakePainter, draw_lake
from hamlet.app.art.water.lake_places import boat_box, boat_place, count_place, fish_box, fish_places
from hamlet.app.art.water.lake_sites import LakeSite
from hamlet.app.art.water.ramps import SHORE
from hamlet.engine.lattice.geometry import to_plane
from tests.app.art.lakes import SITES, apart, round_lake, site

LENGTHS = (33, 53, 75, 99)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def mean(surface: pygame.Surface, spot: Point, reach: int) -> Colour:
    """The mean colour around a pixel."""
    area = pygame.Rect(0, 0, 2 * reach + 1, 2 * reach + 1)
    area.center = (round(spot[0]), round(spot[1]))
    red, green, blue, _ = pygame.transform.average_color(surface, area.clip(surface.get_rect()))
    return red, green, blue


def colour_between(painter: LakePainter, surface: pygame.Surface, low: int, high: int) -> Colour:
    """The mean colour where the water is so deep."""
    found = [
        surface.get_at((k % painter.frame.size[0], k // painter.frame.size[0]))
        for k, depth in enumerate(painter.depths.index)
        if low <= depth <= high
    ]
    seen = [colour for colour in found if colour.a == 255]
    red, green, blue = (round(sum(colour[part] for colour in seen) / len(seen)) for part in range(3))
    return red, green, blue


@pytest.mark.parametrize("season", SEASONS.values(), ids=lambda season: season.name)
def test_shore_grass_and_deep_water_are_clearly_different_colours(season: SeasonLook) -> None:
    grass = season.grass[0]
    assert apart(grass, season.water[3]) > (25 if season.frozen else 40)
    if not season.frozen:
        assert apart(season.sand, season.shallow) > 30
        for shore in (season.foam, season.shallow):
            assert apart(shore, season.water[3]) > 45
            assert apart(shore, grass) > 30
    steps = [apart(a, b) for a, b in pairwise(season.water)]
    assert min(steps) > 3  # the slope into the deep is to be seen


def test_the_painted_shore_differs_from_the_painted_bank_and_deep_by_a_measured_amount() -> None:
    bare = LakeSite(SITES["fourteen"].triangles, seed=3)
    painter = LakePainter(bare, 99)
    surface = painter.picture().surface
    bank, foam, shallow, deep = (
        colour_between(painter, surface, *band) for band in ((20, 70), (123, 128), (140, 155), (225, 255))
    )
    assert apart(bank, foam) > 25
    assert apart(bank, deep) > 60
    assert apart(foam, deep) > 40
    assert apart(shallow, deep) > 20


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("name", SITES)
def test_the_middle_of_every_triangle_is_water(name: str, length: int) -> None:
    painter = LakePainter(SITES[name], length)
    surface = painter.picture().surface
    for middle in SITES[name].middles:
        assert painter.depths.at(middle) > SHORE + 15
        red, _, blue = mean(surface, painter.frame.at(middle), max(1, length // 25))
        assert blue > red + 25


@pytest.mark.parametrize("seed", range(12))
def test_whatever_the_noise_a_pond_of_one_triangle_is_water(seed: int) -> None:
    pond = site(round_lake(1), seed * 97)
    assert LakePainter(pond, 75).depths.at(pond.middles[0]) > SHORE + 15


@pytest.mark.parametrize("name", SITES)
def test_nothing_is_painted_well_inside_the_tiles_around(name: str) -> None:
    painter = LakePainter(SITES[name], 75)
    picture = painter.picture().surface
    lake = SITES[name]
    for edge in lake.dry:
        for along in (0.1, 0.3, 0.5, 0.7, 0.9):
            point = edge.at(along, -0.36)
            if min(distance(point, other.start, other.end) for other in lake.edges) < 0.35:
                continue  # another bank of the same lake
            x, y = painter.frame.at(point)
            if picture.get_rect().collidepoint(x, y):
                assert picture.get_at((round(x), round(y))).a < 40  # at most the soft shadow of a tree


@pytest.mark.parametrize("name", SITES)
def test_a_lake_covers_all_of_its_triangles(name: str) -> None:
    painter = LakePainter(SITES[name], 60)
    picture = painter.picture().surface
    for edge in SITES[name].edges:
        for along in (0.05, 0.5, 0.95):
            x, y = painter.frame.at(edge.at(along, 0.02))
            assert picture.get_at((round(x), round(y))).a > 250


@pytest.mark.parametrize("season", SEASONS.values(), ids=lambda season: season.name)
@pytest.mark.parametrize("name", SITES)
def test_the_same_lake_gives_the_same_picture(name: str, season: SeasonLook) -> None:
    lake = LakeSite(SITES[name].triangles, SITES[name].shores, (), 8, season)
    assert pixels(draw_lake(lake, 53).surface) == pixels(draw_lake(lake, 53).surface)


def test_seasons_and_seeds_give_other_pictures() -> None:
    one = SITES["four"]
    others = [LakeSite(one.triangles, one.shores, (), seed, s) for seed in (1, 2) for s in SEASONS.values()]
    assert len({pixels(draw_lake(other, 40).surface) for other in others}) == len(others)


@pytest.mark.parametrize("length", LENGTHS)
def test_the_picture_lies_where_its_anchor_is(length: int) -> None:
    lake = SITES["thin"]
    painter = LakePainter(lake, length)
    surface, origin = painter.picture()
    anchor = to_plane(lake.anchor)
    for middle in lake.middles:
        x = origin[0] + (middle[0] - anchor[0]) * length
        y = origin[1] + (middle[1] - anchor[1]) * length
        assert surface.get_rect().collidepoint(x, y)
        assert math.dist((x, y), painter.frame.at(middle)) < 1.5


def test_water_runs_in_from_its_start_and_in_the_end_the_whole_lake_is_there() -> None:
    lake = SITES["fourteen"]
    painter, start = LakePainter(lake, 60), lake.middles[0]
    levels = [painter.rising(step / STEPS, start).surface for step in range(STEPS + 1)]
    covered = [pygame.mask.from_surface(level, 200).count() for level in levels]
    assert covered[0] == 0
    assert covered == sorted(covered)
    assert pixels(levels[-1]) == pixels(painter.picture().surface)
    early = pygame.mask.from_surface(levels[STEPS // 2], 100).centroid()
    whole = pygame.mask.from_surface(levels[-1], 100).centroid()
    source = painter.frame.at(start)
    assert math.dist(early, source) < math.dist(whole, source)


def test_ripples_can_move_over_a_lake_painted_without_them() -> None:
    painter = LakePainter(SITES["fourteen"], 75)
    still, rippled = painter.picture(rippled=False), painter.picture()
    assert pixels(still.surface) != pixels(rippled.surface)
    one, two = painter.ripples(0), painter.ripples(1)
    assert one.origin == two.origin == still.origin
    assert pixels(one.surface) != pixels(two.surface)
    for ripples in (one, two):
        seen = pygame.mask.from_surface(ripples.surface, 60)
        spots = [
            (x, y)
            for x in range(seen.get_size()[0])
            for y in range(seen.get_size()[1])
            if seen.get_at((x, y))
        ]
        assert len(spots) > 50
        deep = [spot for spot in spots if painter.depths.at_pixel(*spot) > SHORE]
        assert len(deep) > 0.97 * len(spots)


def test_a_ghost_shows_its_water_its_triangles_and_a_lit_shore() -> None:
    lake = SITES["four"]
    ghost, plain = ghost_lake(lake, 75), draw_lake(lake, 75)
    assert ghost.origin == plain.origin == draw_grid(lake, 75).origin
    painter = LakePainter(lake, 75)
    x, y = painter.frame.at(lake.edges[0].middle)
    assert min(ghost.surface.get_at((round(x), round(y)))[:3]) > 220
    x, y = painter.frame.at(lake.middles[0])
    assert 190 < ghost.surface.get_at((round(x), round(y))).a < 225


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("name", SITES)
def test_fish_lie_in_water_inside_their_lake_and_apart_from_each_other(name: str, length: int) -> None:
    lake = SITES[name]
    depths = LakePainter(lake, length).depths
    boat = boat_place(lake, lake.triangles)
    for places in (fish_places(lake, lake.triangles), fish_places(lake, lake.triangles, boat)):
        assert sorted(place.triangle for place in places) == list(lake.triangles)
        for place in places:
            assert depths.at(place.centre) > SHORE
            assert min(distance(place.centre, edge.start, edge.end) for edge in lake.edges) > 0.12
        for one, two in pairwise(places):
            assert math.dist(one.centre, two.centre) > 0.3


def test_a_fish_fits_its_triangle_when_one_looks_from_near() -> None:
    for length in (75, 99, 140):
        lake = SITES["four"]
        for place in fish_places(lake, lake.triangles):
            box = fish_box(place, length, fish_radius(length))
            assert box.width / 2 <= 3**0.5 / 6


@pytest.mark.parametrize("name", [name for name in SITES if name != "one"])
def test_a_boat_floats_with_its_whole_hull_in_water(name: str) -> None:
    lake = SITES[name]
    depths = LakePainter(lake, 99).depths
    for fish in ((), lake.triangles):
        x, y = boat_place(lake, fish)
        assert all(depths.at((x + aside, y)) > SHORE - 8 for aside in (-0.2, 0.0, 0.2))


def test_even_a_pond_has_a_place_for_a_boat_and_for_its_count() -> None:
    pond = SITES["one"]
    depths = LakePainter(pond, 99).depths
    boat = boat_place(pond, pond.triangles)
    assert depths.at(boat) > SHORE - 8
    assert depths.at(count_place(pond, boat)) > SHORE - 20


def test_a_boat_leaves_most_fish_of_a_large_lake_to_be_seen() -> None:
    lake = SITES["fourteen"]
    boat = boat_place(lake, lake.triangles)
    box = boat_box(boat, 99, boat_size(99))
    places = fish_places(lake, lake.triangles, boat)
    hidden = [p for p in places if box.overlaps(fish_box(p, 99, round(fish_radius(99) * 0.5)))]
    assert len(hidden) <= 3


@pytest.mark.parametrize(("length", "size"), [(33, 32), (47, 32), (48, 46), (75, 46), (99, 61)])
def test_a_boat_is_never_too_small_to_be_told(length: int, size: int) -> None:
    assert boat_size(length) == size
    assert fish_radius(length) >= 15


def test_boats_of_all_seats_differ_and_keep_their_picture() -> None:
    boats = {seat: boat_picture(seat, 46) for seat in SEATS}
    assert len({pixels(boat.surface) for boat in boats.values()}) == len(SEATS)
    assert boat_picture("red", 46) is boats["red"]
    for boat in boats.values():
        assert boat.surface.get_rect().collidepoint(boat.origin)


def test_fish_head_many_ways_and_are_dark_on_their_patch() -> None:
    assert len({pixels(fish_token(20, heading).surface) for heading in range(12)}) == 12
    assert contrast(FISH, PATCH) > 7
    assert contrast(PATCH, SUMMER.water[1]) > 3


def test_no_lake_boat_or_fish_bears_text_but_the_count() -> None:
    heard: list[type_.Drawn] = []
    type_.listeners.append(heard.append)
    try:
        draw_lake(SITES["four"], 61)
        ghost_lake(SITES["two"], 61)
        boat_picture("violet", 47)
        fish_token(17, 5)
        assert heard == []
        fish_count(14, 1.3)
        assert [drawn.text for drawn in heard] == ["14"]
        assert all(drawn.shown == drawn.text for drawn in heard)
    finally:
        type_.listeners.remove(heard.append)
