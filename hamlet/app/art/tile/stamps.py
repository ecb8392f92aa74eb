"""Trees, rocks and peaks: drawn once per size as stamps, then pressed onto tiles by the hundred."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import lru_cache

import pygame

from hamlet.app.art.palette import BIRCH, INK, LEAF, ROCK, SNOW, SNOW_SHADE, Colour, mix
from hamlet.app.art.shapes import Point, clear

VARIANTS = 6
FINE = 2  # stamps are drawn twice as large as pressed
Leaves = tuple[Colour, ...]


def _lump(surface: pygame.Surface, centre: Point, radius: float, colour: Colour, phase: float) -> None:
    pygame.draw.circle(surface, colour, centre, radius * 0.82)
    for k in range(7):
        angle = phase + k * 2 * math.pi / 7
        spot = (centre[0] + math.cos(angle) * radius * 0.55, centre[1] + math.sin(angle) * radius * 0.55)
        pygame.draw.circle(surface, colour, spot, radius * 0.48)


def _round_tree(surface: pygame.Surface, c: float, r: float, rng: random.Random, leaves: Leaves) -> None:
    """Ink, then dark, middle, light and glint, each smaller and farther up left."""
    phase, line = rng.random() * 6, max(1.5, r * 0.13)
    layers = (
        (0.0, 0.0, r + line, INK),
        (0.0, 0.0, r, leaves[0]),
        (0.08, 0.1, r * 0.86, leaves[1]),
        (0.2, 0.24, r * 0.58, leaves[2]),
        (0.3, 0.36, r * 0.26, leaves[3]),
    )
    for left, up, radius, colour in layers:
        _lump(surface, (c - r * left, c - r * up), radius, colour, phase)


def _oak(surface: pygame.Surface, c: float, r: float, rng: random.Random) -> None:
    shift = rng.uniform(-0.06, 0.1)
    _round_tree(surface, c, r, rng, tuple(mix(leaf, BIRCH[1], max(0.0, shift)) for leaf in LEAF))


def _birch(surface: pygame.Surface, c: float, r: float, rng: random.Random) -> None:
    _round_tree(surface, c, r * 0.92, rng, BIRCH)


def _fir(surface: pygame.Surface, c: float, r: float, rng: random.Random) -> None:
    r *= 1.15
    line = max(1.5, r * 0.12)
    cones = ((0.7, 0.95, 1.3), (0.15, 0.75, 1.2), (-0.35, 0.5, 1.1))

    def cone(foot: float, half: float, height: float, colour: Colour) -> None:
        pygame.draw.polygon(surface, colour, [(c - half, foot), (c, foot - height), (c + half, foot)])

    for down, half, height in cones:
        cone(c + down * r + line, half * r + line * 1.4, height * r + 2.4 * line, INK)
    for down, wide, tall in cones:
        foot, half, height = c + down * r, wide * r, tall * r
        cone(foot, half, height, LEAF[0])
        lit = [(c - half, foot), (c, foot - height), (c + half * 0.1, foot)]
        pygame.draw.polygon(surface, LEAF[1], lit)
        glint = [(c - half * 0.9, foot), (c - half * 0.1, foot - height * 0.85), (c - half * 0.5, foot)]
        pygame.draw.polygon(surface, LEAF[2], glint)


def _rock(surface: pygame.Surface, c: float, r: float, rng: random.Random) -> None:
    """Six or seven facets around a top, shaded by where they face."""
    r *= 1.2
    count, start = rng.randint(6, 7), rng.random() * 6
    rim = []
    for k in range(count):
        angle = start + k * 2 * math.pi / count
        rim.append(
            (math.cos(angle) * r * rng.uniform(0.85, 1.1), math.sin(angle) * r * rng.uniform(0.75, 1.0))
        )
    wide = 1 + max(1.5, r * 0.11) / r
    pygame.draw.polygon(surface, INK, [(c + x * wide, c + y * wide) for x, y in rim])
    top = (c - r * 0.14, c - r * 0.26)
    for k, (x, y) in enumerate(rim):
        nx, ny = rim[(k + 1) % count]
        facing = (-(x + nx) / 2 * 0.6 - (y + ny) / 2 * 0.8) / r
        shade = (
            ROCK[3] if facing > 0.55 else ROCK[2] if facing > 0.1 else ROCK[1] if facing > -0.45 else ROCK[0]
        )
        pygame.draw.polygon(surface, shade, [(c + x, c + y), (c + nx, c + ny), top])


def _peak(surface: pygame.Surface, c: float, r: float, rng: random.Random) -> None:
    """A snowy mountain with a lit and a dark flank."""
    half, foot = r * rng.uniform(1.1, 1.25), c + r * 0.75
    top = (c + r * rng.uniform(-0.12, 0.08), foot - r * rng.uniform(2.0, 2.3))
    left, right = (c - half, foot - r * 0.15), (c + half, foot - r * 0.15)
    low_left, low_right = (c - half * 0.4, foot + r * 0.08), (c + half * 0.35, foot + r * 0.1)
    shape = [left, top, right, low_right, low_left]
    for line in (r * 0.1,):
        for k, point in enumerate(shape):
            after = shape[(k + 1) % len(shape)]
            pygame.draw.line(surface, INK, point, after, round(line * 2))
            pygame.draw.circle(surface, INK, point, line)
    ridge = (c + half * 0.12, foot)
    pygame.draw.polygon(surface, ROCK[2], [left, top, ridge, low_left])
    pygame.draw.polygon(surface, ROCK[0], [top, right, low_right, ridge])
    pygame.draw.polygon(surface, ROCK[1], [top, (c + half * 0.5, foot - r * 0.85), ridge])
    pygame.draw.polygon(
        surface, ROCK[3], [top, (c - half * 0.55, foot - r * 0.75), (c - half * 0.1, foot - r * 0.4)]
    )
    line = foot - r * 1.3
    jagged = [(c - half * 0.4, line), (c - half * 0.22, line + r * 0.14), (c - half * 0.08, line - r * 0.1)]
    pygame.draw.polygon(surface, SNOW, [top, *jagged, (c + half * 0.06, line + r * 0.12)])
    dark = [(c + half * 0.06, line + r * 0.12), (c + half * 0.2, line - r * 0.1), (c + half * 0.36, line)]
    pygame.draw.polygon(surface, SNOW_SHADE, [top, *dark])


Stamp = Callable[[pygame.Surface, float, float, random.Random], None]
_KINDS: dict[str, Stamp] = {"oak": _oak, "birch": _birch, "fir": _fir, "rock": _rock, "peak": _peak}


@lru_cache(maxsize=1500)
def stamp(kind: str, radius: int, variant: int) -> pygame.Surface:
    """One tree, rock or peak of about this radius in pixels."""
    rng = random.Random(f"{kind} {variant}")
    fine = radius * FINE * (0.86 + 0.3 * variant / (VARIANTS - 1))
    half = math.ceil(radius * 2.9)
    large = clear((half * 2 * FINE, half * 2 * FINE), INK)
    _KINDS[kind](large, half * FINE, fine, rng)
    return pygame.transform.smoothscale(large, (half * 2, half * 2))
