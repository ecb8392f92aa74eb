"""The ground of a tile: grass, roads, shores, belts, bevel and thickness, lit from the upper left."""

from __future__ import annotations

import math
import random
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.in_bits import finished
from hamlet.app.art.palette import INK, THICKNESS, THICKNESS_DARK, Colour, mix, terrain_colour
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point, clear, outline
from hamlet.app.art.tile.fallen import strew
from hamlet.app.art.tile.farmland import FarmField, lay_fields
from hamlet.app.art.tile.plan import Edge, TilePlan
from hamlet.app.art.tile.planting import Plant
from hamlet.app.art.tile.road_painting import lay_roads
from hamlet.app.art.tile.stamps import stamp
from hamlet.app.art.tile.tile_water import bridges_of, laying_water
from hamlet.app.art.tile.turf import turf

FINE = 2  # drawn twice as large, then scaled down
PAD = 0.26  # room around the outline, in sides
THICK = 0.06
_TOGETHER = 10  # plants pressed in one go
_SHADOW: Colour = (16, 28, 18)


class Sheet:
    """A large surface for one tile and the way from side lengths to its pixels."""

    def __init__(self, plan: TilePlan, length: float) -> None:
        bounds = plan.bounds
        self.unit = length * FINE
        self.small = (
            math.ceil((bounds.width + 2 * PAD) * length) + 1,
            math.ceil((bounds.height + 2 * PAD) * length) + 1,
        )
        self.size = (self.small[0] * FINE, self.small[1] * FINE)
        self.origin = (round((PAD - bounds.left) * length), round((PAD - bounds.top) * length))
        self.surface = clear(self.size, INK)

    def at(self, point: Point) -> Point:
        """A point of the tile in pixels of the large surface."""
        return self.origin[0] * FINE + point[0] * self.unit, self.origin[1] * FINE + point[1] * self.unit

    def all_at(self, points: Sequence[Point]) -> list[Point]:
        """Several points at once."""
        return [self.at(point) for point in points]


def _lay_turf(sheet: Sheet, season: SeasonLook, rng: random.Random) -> None:
    texture = turf(round(sheet.unit), season)
    side = texture.get_width()
    left, top = -rng.randrange(side), -rng.randrange(side)
    for x in range(left, sheet.size[0], side):
        for y in range(top, sheet.size[1], side):
            sheet.surface.blit(texture, (x, y))


Bands = Sequence[tuple[float, Colour]]


def _bands_of(terrain: str, season: SeasonLook) -> Bands:
    """The strips along a segment of a terrain nobody drew: plain ground."""
    colour = terrain_colour(terrain)
    return ((0.24, mix(colour, season.grass[2], 0.5)), (0.2, colour), (0.09, mix(colour, INK, 0.2)))


def _lay_bands(sheet: Sheet, edge: Edge, bands: Bands, rng: random.Random) -> None:
    """Lay strips along a segment, the lines between them wavy and rounded at the ends."""
    phase = rng.random() * 6
    for depth, colour in bands:
        inner = []
        for k in range(13):
            swell = math.sin(math.pi * min(1.0, (k + 1.5) / 15)) ** 0.4
            inner.append(edge.at(k / 12, depth * swell + 0.012 * math.sin(k * 1.7 + phase)))
        strip = [edge.at(0, -0.1), *inner, edge.at(1, -0.1)]
        pygame.draw.polygon(sheet.surface, colour, sheet.all_at(strip))


def _press(sheet: Sheet, plants: Sequence[Plant], season: SeasonLook, rng: random.Random) -> Iterator[None]:
    """Press the stamps of these plants, the farther first, over their shadows and what fell from them."""
    surface, unit = sheet.surface, sheet.unit
    small = clear((surface.get_width() // 4, surface.get_height() // 4), _SHADOW)
    for plant in plants:
        x, y = sheet.at((plant.x, plant.y))
        radius = plant.radius * unit
        spot = (x - radius * 0.9 + unit * 0.05, y - radius * 0.2 + unit * 0.05, radius * 2, radius * 1.3)
        pygame.draw.ellipse(small, (*_SHADOW, 130), [value / 4 for value in spot])
    soft = pygame.transform.box_blur(small, max(1, round(unit * 0.005)))
    surface.blit(pygame.transform.smoothscale(soft, surface.get_size()), (0, 0))
    strew(surface, [(plant, sheet.at((plant.x, plant.y))) for plant in plants], unit, season, rng)
    for number, plant in enumerate(sorted(plants)):
        if number % _TOGETHER == 0:
            yield
        picture = stamp(plant.kind, max(3, round(plant.radius * unit)), plant.variant, season)
        x, y = sheet.at((plant.x, plant.y))
        surface.blit(picture, (x - picture.get_width() / 2, y - picture.get_height() / 2))


def _light(sheet: Sheet, plan: TilePlan, corners: Sequence[Point]) -> None:
    """Bevel: edges that face the light are cream, the others dark; it never turns with the tile."""
    layer = clear(sheet.size, (255, 248, 214))
    width = max(2, round(sheet.unit * 0.07))
    for k, edge in enumerate(plan.edges):
        if edge.terrain == "water":
            continue
        inward = edge.inward
        facing = inward[0] * 0.6 + inward[1] * 0.8
        shade = (255, 248, 214, int(150 * facing)) if facing > 0 else (20, 14, 8, int(-110 * facing))
        pygame.draw.line(layer, shade, corners[k], corners[(k + 1) % len(corners)], width)
    sheet.surface.blit(layer, (0, 0))


def _clear_corners(sheet: Sheet, plan: TilePlan, season: SeasonLook) -> None:
    """A clearing at the end of every segment, but not in the water."""
    for corner in plan.corners:
        if corner not in plan.bays:
            pygame.draw.circle(sheet.surface, season.grass[1], sheet.at(corner), sheet.unit * 0.1)


def _cut_out(sheet: Sheet, corners: Sequence[Point]) -> None:
    mask = clear(sheet.size, (255, 255, 255))
    pygame.draw.polygon(mask, (255, 255, 255, 255), corners)
    sheet.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


@dataclass(frozen=True, slots=True)
class GroundPlan:
    """All that the ground of a tile is drawn from, besides its size and season."""

    plan: TilePlan
    heart: Point
    roads: Sequence[Sequence[Point]]
    plants: Sequence[Plant]
    fields: Sequence[FarmField]


def draw_ground(ground: GroundPlan, length: float, season: SeasonLook) -> Picture:
    """The tile without its building; the origin is the outline's first vertex."""
    return finished(drawing_ground(ground, length, season))


def drawing_ground(ground: GroundPlan, length: float, season: SeasonLook) -> Generator[None, None, Picture]:
    """The same in bits of a few milliseconds."""
    plan = ground.plan
    rng, sheet = random.Random(f"{plan.seed} ground"), Sheet(plan, length)
    corners = sheet.all_at(plan.corners)
    _lay_turf(sheet, season, rng)
    yield
    _lay_ways(sheet, ground, season, rng)
    yield
    if plan.has_water:
        yield from laying_water(sheet.surface, plan, length, sheet.origin, season)
        yield
        for bridge in bridges_of(plan, ground.roads):
            bridge.draw(sheet.surface, sheet.at, sheet.unit, season)
        yield
    yield from _press(sheet, ground.plants, season, rng)
    yield
    _light(sheet, plan, corners)
    yield
    _cut_out(sheet, corners)
    yield
    return (yield from _finishing(sheet, corners))


def _lay_ways(sheet: Sheet, ground: GroundPlan, season: SeasonLook, rng: random.Random) -> None:
    """Terrain that nobody drew, fields, roads, and clearings at the corners."""
    for edge in ground.plan.edges:
        if edge.terrain not in {"road", "forest", "mountain", "water"}:
            _lay_bands(sheet, edge, _bands_of(edge.terrain, season), rng)
    lay_fields(sheet.surface, ground.fields, sheet.at, sheet.unit, season)
    curves = [sheet.all_at(road) for road in ground.roads]
    lay_roads(sheet.surface, curves, sheet.at(ground.heart), sheet.unit, season, rng)
    _clear_corners(sheet, ground.plan, season)


def _finishing(sheet: Sheet, corners: Sequence[Point]) -> Generator[None, None, Picture]:
    """The finished top on the side of the tile that one sees, in its real size."""
    outline(sheet.surface, INK, corners, max(2, sheet.unit * 0.02))
    whole = clear(sheet.size, THICKNESS_DARK)
    for share in (1.0, 0.66, 0.33):
        drop = sheet.unit * THICK * share
        colour = mix(THICKNESS, THICKNESS_DARK, share)
        pygame.draw.polygon(whole, colour, [(x, y + drop) for x, y in corners])
    whole.blit(sheet.surface, (0, 0))
    yield
    small = pygame.transform.smoothscale(whole, sheet.small)
    small.set_alpha(255, pygame.RLEACCEL)  # a tile is mostly opaque: five times cheaper to blit
    return Picture(small, sheet.origin)
