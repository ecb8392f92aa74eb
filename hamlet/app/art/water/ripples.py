"""What plays on water: the shade of its banks, mirrored shores, ripples; on ice cracks and gleams."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pygame

from hamlet.app.art.palette import WHITE, Colour, alpha, mix
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point, clear
from hamlet.app.art.sized import sized
from hamlet.app.art.water.depth import Depths
from hamlet.app.art.water.ramps import SHORE, paint, veil

SHADE: Colour = (6, 22, 40)
DROP = (0.05, 0.085)  # how far the shade of a bank falls, in sides
DEEP = 166
OFTEN = 9  # ripples per square side
_LAND = ((118, 255), (130, 0))
_WATER = ((SHORE, 0), (136, 255))
_KINDS = 5


def lay_shade(picture: pygame.Surface, depths: Depths, strength: int = 107) -> None:
    """The shade of the upper left banks; soft, so at half size."""
    size, length = depths.half.get_size(), depths.frame.length / 2
    stops = tuple((depth, opaque * strength // 255) for depth, opaque in _LAND)
    land = paint(depths.half_index, size, veil(SHADE, stops))
    water = paint(depths.half_index, size, veil(WHITE, _WATER))
    fallen = clear(size, SHADE)
    drop = (round(DROP[0] * length), round(DROP[1] * length))
    fallen.blit(land, drop, special_flags=pygame.BLEND_RGBA_MAX)
    fallen.blit(water, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(pygame.transform.smoothscale(fallen, picture.get_size()), (0, 0))


@sized(120)
def _ripple(length: int, kind: int, colour: Colour) -> pygame.Surface:
    """One or two short arcs of light."""
    fine, rng = 4, random.Random(f"ripple {kind}")
    width, height = max(5, round(length * 0.26)), max(3, round(length * 0.09))
    large = clear((width * fine, height * fine), colour)
    for number in range(1 + kind % 2):
        across = width * fine * (rng.uniform(0.5, 0.92) if not number else rng.uniform(0.25, 0.4))
        left = rng.uniform(0, width * fine - across)
        top = height * fine * (0.12 + 0.42 * number)
        swell = height * fine * 0.36
        points = []
        for k in range(17):
            share = k / 16
            points.append((left + across * share, top + swell * (1 - math.sin(math.pi * share) ** 0.8)))
        line = max(2.0, length * 0.013 * fine)
        for k, point in enumerate(points):
            pygame.draw.circle(large, alpha(colour, 205), point, line * math.sin(math.pi * (k + 0.5) / 17))
        for a, b in pairwise(points[3:-3]):
            pygame.draw.line(large, alpha(colour, 205), a, b, max(1, round(line * 1.5)))
    return pygame.transform.smoothscale(large, (width, height))


def lay_ripples(picture: pygame.Surface, depths: Depths, season: SeasonLook, rng: random.Random) -> None:
    """Strew ripples over the deeper water, or cracks and gleams over ice."""
    if season.frozen:
        _lay_ice(picture, depths, season, rng)
        return
    (width, height), length = depths.frame.size, depths.frame.length
    for _ in range(round(OFTEN * depths.frame.bounds.width * depths.frame.bounds.height)):
        x, y, kind = rng.random() * width, rng.random() * height, rng.randrange(_KINDS)
        share = rng.uniform(0.14, 0.5)
        if depths.at_pixel(round(x), round(y)) > DEEP:
            colour = mix(season.water[1], season.foam, round(share * 6) / 6)
            stamp = _ripple(length, kind, colour)
            picture.blit(stamp, (round(x) - stamp.get_width() // 2, round(y) - stamp.get_height() // 2))


def _lay_ice(picture: pygame.Surface, depths: Depths, season: SeasonLook, rng: random.Random) -> None:
    """Pale slanting gleams, then a few cracks that fork."""
    (width, height), length = depths.frame.size, depths.frame.length
    area = depths.frame.bounds.width * depths.frame.bounds.height
    layer = clear((width, height), WHITE)
    for _ in range(round(5 * area)):
        x, y, reach = rng.random() * width, rng.random() * height, length * rng.uniform(0.08, 0.3)
        ends = ((x, y), (x + reach, y - reach * 0.62))
        pygame.draw.line(layer, (255, 255, 255, 120), *ends, max(1, round(length * rng.uniform(0.012, 0.04))))
    for _ in range(round(2.2 * area)):
        point, angle = (rng.random() * width, rng.random() * height), rng.random() * 2 * math.pi
        for _ in range(rng.randint(2, 4)):
            angle += rng.uniform(-0.8, 0.8)
            reach = length * rng.uniform(0.08, 0.2)
            after = (point[0] + math.cos(angle) * reach, point[1] + math.sin(angle) * reach * 0.8)
            pygame.draw.aaline(layer, alpha(mix(season.water[3], SHADE, 0.2), 190), point, after)
            point = after
    water = paint(depths.index, (width, height), veil(WHITE, _WATER))
    layer.blit(water, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(layer, (0, 0))


@sized(160)
def _mirror_stroke(width: int, height: int, colour: Colour, opaque: int) -> pygame.Surface:
    large = clear((width * 2, height * 4), colour)
    pygame.draw.ellipse(large, alpha(colour, opaque), large.get_rect())
    return pygame.transform.smoothscale(large, (width, height))


def lay_mirrors(
    picture: pygame.Surface,
    depths: Depths,
    season: SeasonLook,
    shores: list[tuple[Point, Point, str]],
    rng: random.Random,
) -> None:
    """Level strokes under northern shores in the colour of what stands there."""
    length = depths.frame.length
    for start, end, terrain in shores:
        colour = mix(season.mirrored(terrain), season.water[2], 0.35)
        for _ in range(26):
            along, down = rng.random(), rng.random() ** 1.5
            x = start[0] + (end[0] - start[0]) * along
            y = start[1] + (end[1] - start[1]) * along + 0.11 + 0.34 * down
            width = max(3, round(length * rng.uniform(0.07, 0.2) * (1.1 - 0.6 * down)))
            px, py = depths.frame.at((x, y))
            left, top = round(px) - width // 2, round(py)
            if min(depths.at_pixel(left, top), depths.at_pixel(left + width, top)) > _WATER[1][0]:
                opaque = 10 * round(15 * (1 - 0.8 * down))
                stroke = _mirror_stroke(width, max(2, round(length * 0.024)), colour, opaque)
                picture.blit(stroke, (left, top))
