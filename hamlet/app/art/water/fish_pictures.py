"""Fish in a lake: a pale patch in the water, a broken ring, a dark bent fish; from afar one with a number."""

from __future__ import annotations

import math
import random
from functools import lru_cache

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import INK, PAPER, Colour, alpha, mix, rgb
from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point, box, clear, outline
from hamlet.app.art.type import Align, Role, draw_text, measure

FINE = 4
LEAST = 15  # pixels
SIZE = 0.205  # of a side
HEADINGS = 12
FAR = 48  # pixels per side below which one fish stands for all
PATCH, FISH = rgb("CDEDE8"), rgb("0F3B5F")
_HOLE, _PALE = rgb("1B4A66"), rgb("E8F4F4")
_SHAPE: tuple[Point, ...] = (
    (-1.0, 0.0), (-0.78, -0.2), (-0.42, -0.34), (-0.08, -0.36), (0.06, -0.5), (0.2, -0.31), (0.38, -0.22),
    (0.6, -0.1), (0.98, -0.4), (0.86, 0.0), (0.98, 0.4), (0.6, 0.1), (0.38, 0.22), (0.0, 0.35),
    (-0.42, 0.33), (-0.78, 0.2),
)  # fmt: skip


def fish_radius(length: float, scale: float = 1.0, triangles: int = 2) -> int:
    """The radius of a token at so many pixels per side, a little less in a pond of one triangle."""
    radius = max(round(LEAST * scale), round(SIZE * length))
    return radius if triangles > 1 else round(radius * 0.86)


def _fish(middle: Point, size: float, angle: float, bend: float = 0.5) -> list[Point]:
    cosine, sine = math.cos(angle), math.sin(angle)
    placed = []
    for u, v in _SHAPE:
        aside = v * 0.92 + bend * (u * u - 0.2) / 2
        placed.append(
            (
                middle[0] + (u * cosine - aside * sine) * size,
                middle[1] + (u * sine + aside * cosine) * size * 0.92,
            )
        )
    return placed


@lru_cache(maxsize=96)
def fish_token(radius: int, heading: int = 0, season: SeasonLook = SUMMER) -> Picture:
    """A token of this radius in pixels, its fish heading one of twelve ways; the origin is its middle."""
    heading %= HEADINGS
    rng = random.Random(f"fish {heading}")
    half = radius + 2
    side = 2 * half * FINE
    large = clear((side, side), season.foam)
    c, r = side / 2, radius * FINE
    patch, fish = (_HOLE, _PALE) if season.frozen else (PATCH, FISH)
    _patch(large, c, r, patch, frozen=season.frozen)
    _ring(large, c, r, season.foam, rng)
    angle = heading * 2 * math.pi / HEADINGS + 0.2
    size = r * 0.7
    shape = _fish((c, c), size, angle)
    outline(large, mix(patch, PAPER, 0.75) if not season.frozen else _HOLE, shape, r * 0.2)
    pygame.draw.polygon(large, fish, shape)
    back = [(x - r * 0.02, y - r * 0.05) for x, y in _fish((c, c), size * 0.62, angle)]
    pygame.draw.polygon(large, mix(fish, patch, 0.28), back)
    eye = (c - math.cos(angle) * size * 0.68, c - math.sin(angle) * size * 0.64)
    pygame.draw.circle(large, mix(patch, PAPER, 0.6) if not season.frozen else _HOLE, eye, r * 0.065)
    small = pygame.transform.smoothscale(large, (2 * half, 2 * half))
    return Picture(small, (half, half))


def _patch(large: pygame.Surface, c: float, r: float, colour: Colour, *, frozen: bool) -> None:
    """Light that comes up from below, brightest in the middle; on ice a hole with a rim of snow."""
    if frozen:
        pygame.draw.circle(large, (255, 255, 255, 255), (c, c), r * 0.99)
        pygame.draw.circle(large, (*mix(colour, PAPER, 0.6), 255), (c, c), r * 0.9)
        pygame.draw.circle(large, alpha(colour, 255), (c, c + r * 0.03), r * 0.84)
        return
    steps = 10
    for step in range(steps):
        share = 0.86 - step / steps * 0.24
        pygame.draw.circle(large, alpha(colour, 60 + 180 * (step + 1) // steps), (c, c), r * share)


def _ring(large: pygame.Surface, c: float, r: float, colour: Colour, rng: random.Random) -> None:
    """A ring on the water, broken in three places and twice as thin inside."""
    start = rng.random() * 6
    for reach, width, share in ((0.94, 0.1, 0.8), (0.79, 0.06, 0.4)):
        for arc in range(3):
            first = start + arc * 2 * math.pi / 3 + (1 - reach) * 3
            for k in range(40):
                turn = first + share * 2 * math.pi / 3 * k / 40
                thin = math.sin(math.pi * (k + 0.5) / 40) ** 0.5
                spot = (c + math.cos(turn) * r * reach, c + math.sin(turn) * r * reach * 0.97)
                pygame.draw.circle(large, alpha(colour, 255), spot, max(1.0, r * width / 2 * thin))


@lru_cache(maxsize=64)
def fish_count(count: int, scale: float = 1.0, season: SeasonLook = SUMMER) -> Picture:
    """From afar: one fish, and how many there are in the lake; the origin is the fish's middle."""
    radius, size = round(LEAST * 0.9 * scale), round(18 * scale)
    token, text = fish_token(radius, 1, season), str(count)
    wide = max(round(size * 0.94), measure(text, Role.NUMBER, size) + size // 3)
    plate = pygame.Rect(0, 0, wide, round(size * 0.94))
    plate.midleft = (token.origin[0] + radius * 2 // 3, token.origin[1] + radius // 2)
    whole = plate.union(token.surface.get_rect()).inflate(4, 4)
    surface = clear(whole.size, INK)
    shift = (-whole.left, -whole.top)
    surface.blit(token.surface, shift)
    plate.move_ip(shift)
    box(surface, plate, PAPER, plate.height / 2, INK, 1.4)
    draw_text(surface, text, plate, Role.NUMBER, size, INK, PAPER, Align.CENTRE)
    return Picture(surface, (token.origin[0] + shift[0], token.origin[1] + shift[1]))
