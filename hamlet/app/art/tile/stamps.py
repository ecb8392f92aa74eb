"""Trees, rocks and peaks: drawn once per size and season as stamps, and pressed onto tiles by hundreds."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame

from hamlet.app.art.palette import INK, SNOW, SNOW_SHADE, mix
from hamlet.app.art.seasons.season import BIRCH, FIR, OAK, PEAK, ROCK, Leaves, SeasonLook
from hamlet.app.art.shapes import clear
from hamlet.app.art.sized import sized_up_to
from hamlet.app.art.tile.tree_stamps import draw_bare_tree, draw_fir, draw_round_tree, strew_blossom

VARIANTS = 6
FINE = 2  # stamps are drawn twice as large as pressed


def _oak(surface: pygame.Surface, c: float, r: float, rng: random.Random, season: SeasonLook) -> None:
    leaves, other = season.trees[OAK], season.trees[BIRCH]
    shift = max(0.0, rng.uniform(-0.06, 0.1))
    draw_round_tree(surface, c, r, rng, tuple(mix(leaf, other[1], shift) for leaf in leaves))


def _round(kind: str) -> Stamp:
    def draw(surface: pygame.Surface, c: float, r: float, rng: random.Random, season: SeasonLook) -> None:
        draw_round_tree(surface, c, r * 0.92, rng, season.trees[kind])

    return draw


def _blossoming(kind: str) -> Stamp:
    def draw(surface: pygame.Surface, c: float, r: float, rng: random.Random, season: SeasonLook) -> None:
        draw_round_tree(surface, c, r * 0.94, rng, season.trees[kind])
        strew_blossom(surface, c, r, rng, season.trees[kind])

    return draw


def _fir(surface: pygame.Surface, c: float, r: float, rng: random.Random, season: SeasonLook) -> None:
    draw_fir(surface, c, r, season.trees[FIR], snowy=season.frozen)


def _bare(surface: pygame.Surface, c: float, r: float, rng: random.Random, season: SeasonLook) -> None:
    draw_bare_tree(surface, c, r, rng, season.trees["bare"])


def _rock(surface: pygame.Surface, c: float, r: float, rng: random.Random, season: SeasonLook) -> None:
    """Six or seven facets around a top, shaded by where they face; snow lies on those that look up."""
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
        corners = [(c + x, c + y), (c + nx, c + ny), top]
        pygame.draw.polygon(surface, _facet(season.rock, facing), corners)
        if season.frozen and facing > 0.2:
            near = [(top[0] + (px - top[0]) * 0.8, top[1] + (py - top[1]) * 0.8) for px, py in corners[:2]]
            pygame.draw.polygon(surface, SNOW if facing > 0.5 else SNOW_SHADE, [*near, top])


def _facet(rock: Leaves, facing: float) -> tuple[int, int, int]:
    return rock[3] if facing > 0.55 else rock[2] if facing > 0.1 else rock[1] if facing > -0.45 else rock[0]


def _peak(surface: pygame.Surface, c: float, r: float, rng: random.Random, season: SeasonLook) -> None:
    """A snowy mountain with a lit and a dark flank; in winter the snow comes down farther."""
    rock = season.rock
    half, foot = r * rng.uniform(1.1, 1.25), c + r * 0.75
    top = (c + r * rng.uniform(-0.12, 0.08), foot - r * rng.uniform(2.0, 2.3))
    left, right = (c - half, foot - r * 0.15), (c + half, foot - r * 0.15)
    low_left, low_right = (c - half * 0.4, foot + r * 0.08), (c + half * 0.35, foot + r * 0.1)
    shape = [left, top, right, low_right, low_left]
    line = r * 0.1
    for k, point in enumerate(shape):
        after = shape[(k + 1) % len(shape)]
        pygame.draw.line(surface, INK, point, after, round(line * 2))
        pygame.draw.circle(surface, INK, point, line)
    ridge = (c + half * 0.12, foot)
    pygame.draw.polygon(surface, rock[2], [left, top, ridge, low_left])
    pygame.draw.polygon(surface, rock[0], [top, right, low_right, ridge])
    pygame.draw.polygon(surface, rock[1], [top, (c + half * 0.5, foot - r * 0.85), ridge])
    pygame.draw.polygon(
        surface, rock[3], [top, (c - half * 0.55, foot - r * 0.75), (c - half * 0.1, foot - r * 0.4)]
    )
    reach = 0.72 if season.frozen else 1.3
    low, wide = foot - r * reach, half * (2.1 - reach) * 0.5
    jagged = [(c - wide, low), (c - wide * 0.55, low + r * 0.14), (c - wide * 0.2, low - r * 0.1)]
    pygame.draw.polygon(surface, SNOW, [top, *jagged, (c + half * 0.06, low + r * 0.12)])
    dark = [(c + half * 0.06, low + r * 0.12), (c + wide * 0.5, low - r * 0.1), (c + wide * 0.9, low)]
    pygame.draw.polygon(surface, SNOW_SHADE, [top, *dark])


Stamp = Callable[[pygame.Surface, float, float, random.Random, SeasonLook], None]
_KINDS: dict[str, Stamp] = {
    OAK: _oak,
    BIRCH: _round(BIRCH),
    FIR: _fir,
    "red": _round("red"),
    "blossom": _blossoming("blossom"),
    "apple": _blossoming("apple"),
    "bare": _bare,
    ROCK: _rock,
    PEAK: _peak,
}

STAMPED = 9_000_000
"""Bytes of pictures that are kept: nearly all that tiles drawn one after the other at one length share."""
_ROUND = 1.62
_REACH = {FIR: 2.45, "bare": 2.2, ROCK: 1.8, PEAK: 2.9}
"""How far the picture of a kind reaches from its middle, in radii; a round tree less far than any other."""


@sized_up_to(STAMPED)
def stamp(kind: str, radius: int, variant: int, season: SeasonLook) -> pygame.Surface:
    """One tree, rock or peak of about this radius in pixels."""
    rng = random.Random(f"{kind} {variant}")
    fine = radius * FINE * (0.86 + 0.3 * variant / (VARIANTS - 1))
    half = math.ceil(radius * _REACH.get(kind, _ROUND)) + 1
    large = clear((half * 2 * FINE, half * 2 * FINE), INK)
    _KINDS[kind](large, half * FINE, fine, rng, season)
    return pygame.transform.smoothscale(large, (half * 2, half * 2))
