"""The ground of a tile: grass, roads, shores, belts, bevel and thickness, lit from the upper left."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache

import pygame

from hamlet.app.art.palette import (
    GRASS,
    GRASS_DARK,
    GRASS_LIGHT,
    INK,
    PAPER,
    ROAD,
    ROAD_EDGE,
    THICKNESS,
    THICKNESS_DARK,
    Colour,
    mix,
    rgb,
    terrain_colour,
)
from hamlet.app.art.shapes import Point, clear, outline
from hamlet.app.art.textures import grey_noise
from hamlet.app.art.tile.plan import Edge, TilePlan
from hamlet.app.art.tile.planting import Plant
from hamlet.app.art.tile.stamps import stamp
from hamlet.app.art.tile.tile_water import bridges_of, lay_water
from hamlet.app.art.water.water_seasons import WaterSeason

FINE = 2  # drawn twice as large, then scaled down
PAD = 0.26  # room around the outline, in sides
THICK = 0.06
_ROAD_LAYERS = ((0.46, mix(INK, rgb("6A4A28"), 0.45)), (0.42, ROAD_EDGE), (0.37, ROAD))
_FLOWERS = (PAPER, rgb("F3D97A"), rgb("E8A8A0"))
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


@lru_cache(maxsize=6)
def grass(unit: int) -> pygame.Surface:
    """A square of meadow: soft noise, tufts and a few flowers."""
    rng = random.Random(f"grass {unit}")
    cell = max(4, round(unit * 0.2))
    count = max(4, min(26, 1000 // cell))
    side = count * cell
    surface = pygame.Surface((side, side))
    surface.fill(GRASS)
    noise = pygame.transform.smoothscale(grey_noise((count, count), 92, 164, 11), (side, side))
    noise.set_alpha(60)
    surface.blit(noise, (0, 0))
    area = (side / unit) ** 2
    for _ in range(round(26 * area)):
        x, y = rng.random() * side, rng.random() * side
        blades = [(x - unit * 0.018, y - unit * 0.03), (x, y), (x + unit * 0.02, y - unit * 0.035)]
        colour = GRASS_LIGHT if rng.random() < 0.6 else GRASS_DARK
        pygame.draw.lines(surface, colour, False, blades, max(1, round(unit * 0.009)))
    for _ in range(round(4 * area)):
        spot = (rng.random() * side, rng.random() * side)
        pygame.draw.circle(surface, rng.choice(_FLOWERS), spot, max(1.0, unit * 0.011))
    return surface


def _lay_grass(sheet: Sheet, rng: random.Random) -> None:
    texture = grass(round(sheet.unit))
    side = texture.get_width()
    left, top = -rng.randrange(side), -rng.randrange(side)
    for x in range(left, sheet.size[0], side):
        for y in range(top, sheet.size[1], side):
            sheet.surface.blit(texture, (x, y))


def ribbon(points: Sequence[Point], width: float) -> list[Point]:
    """The polygon of a band of this width along a curve."""
    left, right = [], []
    for k, point in enumerate(points):
        before, after = points[max(0, k - 1)], points[min(len(points) - 1, k + 1)]
        across, down = after[0] - before[0], after[1] - before[1]
        length = math.hypot(across, down) or 1.0
        shift = (-down / length * width / 2, across / length * width / 2)
        left.append((point[0] + shift[0], point[1] + shift[1]))
        right.append((point[0] - shift[0], point[1] - shift[1]))
    return left + right[::-1]


def _lay_roads(sheet: Sheet, roads: Sequence[Sequence[Point]], heart: Point, rng: random.Random) -> None:
    unit = sheet.unit
    curves = [sheet.all_at(road) for road in roads]
    middle = sheet.at(heart)
    for width, colour in _ROAD_LAYERS:
        for points in curves:
            pygame.draw.polygon(sheet.surface, colour, ribbon(points, width * unit))
        if curves:
            plaza = pygame.Rect(0, 0, round(unit * (width + 0.4)), round(unit * (width + 0.16)))
            plaza.center = (round(middle[0]), round(middle[1]))
            pygame.draw.ellipse(sheet.surface, colour, plaza)
    pebble = mix(ROAD, ROAD_EDGE, 0.4)
    for points in curves:
        for x, y in points[2:-3:3]:
            for side in (-1, 1):
                spot = (
                    x + (side * 0.07 + rng.uniform(-0.03, 0.03)) * unit,
                    y + rng.uniform(-0.05, 0.05) * unit,
                )
                pygame.draw.circle(sheet.surface, pebble, spot, max(1.0, unit * 0.011))


Bands = Sequence[tuple[float, Colour]]


def _bands_of(terrain: str) -> Bands:
    """The strips along a segment of a terrain nobody drew: plain ground."""
    colour = terrain_colour(terrain)
    return ((0.24, mix(colour, GRASS_DARK, 0.5)), (0.2, colour), (0.09, mix(colour, INK, 0.2)))


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


def press(surface: pygame.Surface, plants: Sequence[Plant], at: Sheet, unit: float) -> None:
    """Press the stamps of these plants, the farther first, over their soft shadows."""
    small = clear((surface.get_width() // 4, surface.get_height() // 4), _SHADOW)
    for plant in plants:
        x, y = at.at((plant.x, plant.y))
        radius = plant.radius * unit
        spot = (x - radius * 0.9 + unit * 0.05, y - radius * 0.2 + unit * 0.05, radius * 2, radius * 1.3)
        pygame.draw.ellipse(small, (*_SHADOW, 130), [value / 4 for value in spot])
    soft = pygame.transform.box_blur(small, max(1, round(unit * 0.005)))
    surface.blit(pygame.transform.smoothscale(soft, surface.get_size()), (0, 0))
    for plant in sorted(plants):
        picture = stamp(plant.kind, max(3, round(plant.radius * unit)), plant.variant)
        x, y = at.at((plant.x, plant.y))
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


def _clear_corners(sheet: Sheet, plan: TilePlan) -> None:
    """A clearing at the end of every segment, but not in the water."""
    for corner in plan.corners:
        if corner not in plan.bays:
            pygame.draw.circle(sheet.surface, GRASS_LIGHT, sheet.at(corner), sheet.unit * 0.1)


def _cut_out(sheet: Sheet, corners: Sequence[Point]) -> None:
    mask = clear(sheet.size, (255, 255, 255))
    pygame.draw.polygon(mask, (255, 255, 255, 255), corners)
    sheet.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def draw_ground(
    plan: TilePlan,
    length: float,
    heart: Point,
    roads: Sequence[Sequence[Point]],
    plants: Sequence[Plant],
    season: WaterSeason,
) -> tuple[pygame.Surface, tuple[int, int]]:
    """The tile without its building, and where the outline's first vertex lies in the picture."""
    rng = random.Random(f"{plan.seed} ground")
    sheet = Sheet(plan, length)
    unit, corners = sheet.unit, sheet.all_at(plan.corners)
    _lay_grass(sheet, rng)
    for edge in plan.edges:
        if edge.terrain not in {"road", "forest", "mountain", "water"}:
            _lay_bands(sheet, edge, _bands_of(edge.terrain), rng)
    _lay_roads(sheet, roads, heart, rng)
    _clear_corners(sheet, plan)
    if plan.has_water:
        lay_water(sheet.surface, plan, length, sheet.origin, season)
        for bridge in bridges_of(plan, roads):
            bridge.draw(sheet.surface, sheet.at, unit)
    press(sheet.surface, plants, sheet, unit)
    _light(sheet, plan, corners)
    _cut_out(sheet, corners)
    outline(sheet.surface, INK, corners, max(2, unit * 0.02))
    whole = clear(sheet.size, THICKNESS_DARK)
    for share in (1.0, 0.66, 0.33):
        drop = unit * THICK * share
        colour = mix(THICKNESS, THICKNESS_DARK, share)
        pygame.draw.polygon(whole, colour, [(x, y + drop) for x, y in corners])
    whole.blit(sheet.surface, (0, 0))
    small = pygame.transform.smoothscale(whole, sheet.small)
    small.set_alpha(255, pygame.RLEACCEL)  # a tile is mostly opaque: five times cheaper to blit
    return small, sheet.origin
