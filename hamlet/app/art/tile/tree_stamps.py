"""How trees are drawn: round ones in four tones, firs of three cones, bare ones of twigs."""

from __future__ import annotations

import math
import random

import pygame

from hamlet.app.art.palette import INK, WHITE, Colour, rgb
from hamlet.app.art.seasons.season import Leaves
from hamlet.app.art.shapes import Point, stroke

_SNOW, _SNOW_SHADE = rgb("F6FAFD"), rgb("C3D4E2")
_CONES = ((0.7, 0.95, 1.3), (0.15, 0.75, 1.2), (-0.35, 0.5, 1.1))
"""How far down each cone of a fir stands, half its width, and its height, in radii."""


def _lump(surface: pygame.Surface, centre: Point, radius: float, colour: Colour, phase: float) -> None:
    pygame.draw.circle(surface, colour, centre, radius * 0.82)
    for k in range(7):
        angle = phase + k * 2 * math.pi / 7
        spot = (centre[0] + math.cos(angle) * radius * 0.55, centre[1] + math.sin(angle) * radius * 0.55)
        pygame.draw.circle(surface, colour, spot, radius * 0.48)


def draw_round_tree(surface: pygame.Surface, c: float, r: float, rng: random.Random, leaves: Leaves) -> None:
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


def strew_blossom(surface: pygame.Surface, c: float, r: float, rng: random.Random, leaves: Leaves) -> None:
    """Single flowers over a tree that blossoms."""
    for k in range(16):
        away, angle = r * 0.86 * math.sqrt(rng.random()), rng.uniform(0, math.tau)
        spot = (c + math.cos(angle) * away, c + math.sin(angle) * away)
        pygame.draw.circle(surface, WHITE if k % 3 else leaves[3], spot, r * rng.uniform(0.07, 0.12))


def draw_fir(surface: pygame.Surface, c: float, r: float, leaves: Leaves, *, snowy: bool) -> None:
    """Three cones, the left half of each lit; snow lies on their upper halves."""
    r *= 1.15
    line = max(1.5, r * 0.12)

    def cone(foot: float, half: float, height: float, colour: Colour) -> None:
        pygame.draw.polygon(surface, colour, [(c - half, foot), (c, foot - height), (c + half, foot)])

    for down, half, height in _CONES:
        cone(c + down * r + line, half * r + line * 1.4, height * r + 2.4 * line, INK)
    for down, wide, tall in _CONES:
        foot, half, height = c + down * r, wide * r, tall * r
        cone(foot, half, height, leaves[0])
        lit = [(c - half, foot), (c, foot - height), (c + half * 0.1, foot)]
        pygame.draw.polygon(surface, leaves[1], lit)
        glint = [(c - half * 0.9, foot), (c - half * 0.1, foot - height * 0.85), (c - half * 0.5, foot)]
        pygame.draw.polygon(surface, leaves[2], glint)
        if snowy:
            _cap(surface, (c, foot - height), half, height)


def _cap(surface: pygame.Surface, top: Point, half: float, height: float) -> None:
    """Snow on the upper half of a cone, jagged below, the right of it in shade."""
    x, y = top

    def at(across: float, down: float) -> Point:
        return x + half * across * down, y + height * down

    lit = [(x, y), at(-1, 0.6), at(-0.62, 0.5), at(-0.4, 0.68), at(-0.05, 0.5)]
    dark = [(x, y), at(-0.05, 0.5), at(0.3, 0.66), at(0.6, 0.48), at(1, 0.56)]
    pygame.draw.polygon(surface, _SNOW_SHADE, dark)
    pygame.draw.polygon(surface, _SNOW, lit)


def draw_bare_tree(surface: pygame.Surface, c: float, r: float, rng: random.Random, bark: Leaves) -> None:
    """A trunk that forks three times; snow on the lit side of its twigs."""
    twigs: list[tuple[Point, Point, float]] = []

    def grow(start: Point, angle: float, length: float, width: float, left: int) -> None:
        end = (start[0] + math.cos(angle) * length, start[1] + math.sin(angle) * length)
        twigs.append((start, end, width))
        for _ in range(0 if not left else 2 if left < 3 else 3):
            grow(
                end, angle + rng.uniform(-0.75, 0.75), length * rng.uniform(0.6, 0.78), width * 0.62, left - 1
            )

    grow((c, c + r * 0.95), -math.pi / 2, r * 0.62, r * 0.2, 3)
    for start, end, width in twigs:
        stroke(surface, INK, start, end, width + r * 0.13)
    for start, end, width in twigs:
        stroke(surface, bark[1], start, end, max(1.5, width))
    lift = (r * 0.03, r * 0.05)
    for start, end, width in twigs:
        if width < r * 0.14:
            low, high = ((x - lift[0], y - lift[1]) for x, y in (start, end))
            stroke(surface, bark[3], low, high, r * 0.055)
