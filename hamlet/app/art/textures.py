"""Paper, wood and dark edges: textures made once and kept."""

from __future__ import annotations

import math
import random
from functools import lru_cache

import pygame

from hamlet.app.art.palette import TABLE, Colour, mix, rgb
from hamlet.app.art.shapes import Point
from hamlet.app.art.sized import sized

PLANK = 132
KNOT_REACH = 420
# How far apart the points of a grain lie: the waves are so long that more would not be seen, bends need more.
LONG_STEP, SHORT_STEP = 60, 30
GRAIN_DARK, GRAIN_LIGHT = rgb("3A2618"), rgb("9A7350")
GAP, GAP_LIGHT = rgb("20140C"), rgb("C09A70")


def grey_noise(size: tuple[int, int], low: int, high: int, seed: int) -> pygame.Surface:
    """Grey dots between two levels."""
    levels = bytes(low + round((high - low) * value / 255) for value in range(256))
    values = random.Random(seed).randbytes(size[0] * size[1]).translate(levels)
    triple = bytearray(3 * len(values))
    triple[0::3] = triple[1::3] = triple[2::3] = values
    return pygame.image.frombytes(bytes(triple), size, "RGB")


@lru_cache(maxsize=1)
def _fine() -> pygame.Surface:
    """The fibres of all paper."""
    return pygame.transform.smoothscale(grey_noise((128, 128), 241, 255, 3), (384, 384))


@sized(12, plain=True)
def paper(size: tuple[int, int]) -> pygame.Surface:
    """Paper to multiply onto a panel of this size."""
    sheet = pygame.Surface(size)
    for left in range(0, size[0], 384):
        for top in range(0, size[1], 384):
            sheet.blit(_fine(), (left, top))
    clouds = grey_noise((max(2, size[0] // 40 + 2), max(2, size[1] // 40 + 2)), 246, 255, 5)
    sheet.blit(pygame.transform.smoothscale(clouds, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sheet


def _grain(width: int, top: float, rng: random.Random, knot: Point | None) -> list[Point]:
    """One wavy line of grain that bends around the knot."""
    y, height = top + rng.random() * PLANK, rng.uniform(2, 7)
    wave, phase = rng.uniform(0.001, 0.004), rng.random() * 6
    ripple, twice, sin = height * 0.4, phase * 2, math.sin
    step = LONG_STEP if knot is None else SHORT_STEP
    points = [
        (float(x), y + height * sin(x * wave + phase) + ripple * sin(x * wave * 3.1 + twice))
        for x in range(0, width + step, step)
    ]
    return points if knot is None else [_bent(point, knot) for point in points]


def _bent(point: Point, knot: Point) -> Point:
    """A point of the grain, pushed away by the knot; farther off it bends nothing."""
    x, level = point
    if abs(x - knot[0]) > KNOT_REACH:
        return point
    near = math.exp(-(((x - knot[0]) / 70) ** 2)) * math.exp(-(((level - knot[1]) / 30) ** 2))
    return x, level + math.copysign(12, level - knot[1]) * near


def _plank(surface: pygame.Surface, top: int, colour: Colour, rng: random.Random) -> None:
    width = surface.get_width()
    pygame.draw.rect(surface, colour, (0, top, width, PLANK))
    knot = (rng.random() * width, top + PLANK * rng.uniform(0.25, 0.75)) if rng.random() < 0.6 else None
    for _ in range(80):
        line = mix(colour, GRAIN_DARK if rng.random() < 0.6 else GRAIN_LIGHT, rng.uniform(0.06, 0.2))
        pygame.draw.lines(surface, line, False, _grain(width, top, rng, knot), rng.choice((1, 1, 2)))
    if knot:
        for radius in (10, 7, 4):
            rect = pygame.Rect(0, 0, radius * 3.2, radius * 2)
            rect.center = (round(knot[0]), round(knot[1]))
            pygame.draw.ellipse(surface, mix(colour, GRAIN_DARK, 0.75 - 0.05 * radius), rect)
    _plank_gaps(surface, top, colour, rng)


def _plank_gaps(surface: pygame.Surface, top: int, colour: Colour, rng: random.Random) -> None:
    width = surface.get_width()
    pygame.draw.line(surface, mix(colour, GAP, 0.75), (0, top), (width, top), 2)
    pygame.draw.line(surface, mix(colour, GAP_LIGHT, 0.3), (0, top + 2), (width, top + 2), 1)
    x = rng.randint(200, 900)
    while x < width:
        pygame.draw.line(surface, mix(colour, GAP, 0.7), (x, top), (x, top + PLANK), 2)
        pygame.draw.line(surface, mix(colour, GAP_LIGHT, 0.2), (x + 2, top), (x + 2, top + PLANK), 1)
        x += rng.randint(700, 1300)


def planks(size: tuple[int, int], seed: int = 1) -> pygame.Surface:
    """Planks of dark wood, a new surface."""
    rng = random.Random(seed)
    surface = pygame.Surface(size)
    for number, top in enumerate(range(0, size[1], PLANK)):
        _plank(surface, top, mix(TABLE[0], TABLE[2 if number % 2 else 1], rng.random() * 0.7), rng)
    return surface


@sized(2, plain=True)
def wood_table(size: tuple[int, int]) -> pygame.Surface:
    """The table: planks of dark wood, darker toward the corners."""
    return new_wood_table(size)


def new_wood_table(size: tuple[int, int], share: float = 1.0) -> pygame.Surface:
    """The same, a new surface, smaller by a share."""
    surface = planks(size)
    if share != 1.0:
        surface = pygame.transform.smoothscale_by(surface, share)
        size = surface.get_size()
    surface.blit(vignette(size), (0, 0))
    return surface


def vignette(size: tuple[int, int], strength: int = 150) -> pygame.Surface:
    """Darkness that grows toward the corners."""
    return pygame.transform.smoothscale(_dark_corners(strength), size)


@lru_cache(maxsize=4)
def _dark_corners(strength: int) -> pygame.Surface:
    small = pygame.Surface((64, 36), pygame.SRCALPHA)
    for x in range(64):
        for y in range(36):
            away = math.hypot((x - 31.5) / 32, (y - 17.5) / 18)
            share = max(0.0, min(1.0, (away - 0.5) / 0.9)) ** 1.4
            small.set_at((x, y), (20, 12, 6, int(share * strength)))
    return small
