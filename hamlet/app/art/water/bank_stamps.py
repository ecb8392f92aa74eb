"""Reeds, wet stones and lilies: drawn once per size, then set along the shores."""

from __future__ import annotations

import math
import random

import pygame

from hamlet.app.art.palette import INK, LEAF, PAPER, mix, rgb
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import clear, stroke
from hamlet.app.art.sized import sized

FINE = 3
VARIANTS = 4
_CATTAIL, _BLOSSOM = rgb("6B3F1D"), rgb("F4C6D2")


@sized(64)
def reed(length: int, variant: int, season: SeasonLook) -> pygame.Surface:
    """A tuft of six to nine blades, some with a cattail; it stands on the middle of its lower edge."""
    rng = random.Random(f"reed {variant}")
    unit = length * FINE
    width, height = max(4, round(length * 0.26)), max(5, round(length * 0.33))
    large = clear((width * FINE, height * FINE), INK)
    foot = (width * FINE / 2, height * FINE - unit * 0.012)
    blades = []
    for k in range(rng.randint(6, 9)):
        tall, lean = rng.uniform(0.14, 0.27) * unit, rng.uniform(-0.4, 0.4)
        root = (foot[0] + rng.uniform(-0.035, 0.035) * unit, foot[1])
        tip = (root[0] + lean * tall * 0.8, root[1] - tall)
        blades.append((root, tip, k % 4 == 0))
    for root, tip, _ in blades:
        stroke(large, mix(season.reed, INK, 0.7), root, tip, unit * 0.026)
    for root, tip, _ in blades:
        colour = mix(season.reed, PAPER, rng.uniform(0.0, 0.3))
        stroke(large, colour, root, tip, unit * 0.015)
    for _, tip, tailed in blades:
        if tailed and not season.frozen:
            low = (tip[0], tip[1] + unit * 0.05)
            stroke(large, INK, tip, low, unit * 0.034)
            stroke(large, _CATTAIL, tip, low, unit * 0.022)
    return pygame.transform.smoothscale(large, (width, height))


@sized(96)
def stone(radius: int, variant: int, season: SeasonLook) -> pygame.Surface:
    """A wet stone with a pale ring of water around it."""
    rng = random.Random(f"stone {variant}")
    side = radius * 4
    large = clear((side * FINE, side * FINE), season.foam)
    c, r = side * FINE / 2, radius * FINE
    ring = pygame.Rect(0, 0, round(r * 2.9), round(r * 2.2))
    ring.center = (round(c), round(c + r * 0.2))
    pygame.draw.ellipse(large, (*season.foam, 190), ring)
    rim = []
    for k in range(7):
        angle, out = k * 2 * math.pi / 7 + variant, rng.uniform(0.85, 1.1)
        rim.append((c + math.cos(angle) * r * out, c + math.sin(angle) * r * out * 0.78))
    pygame.draw.polygon(large, INK, [(c + (x - c) * 1.16, c + (y - c) * 1.18) for x, y in rim])
    pygame.draw.polygon(large, season.rock[1], rim)
    lit = [(c + (x - c) * 0.66 - r * 0.14, c + (y - c) * 0.62 - r * 0.2) for x, y in rim]
    pygame.draw.polygon(large, season.rock[3 if variant % 2 else 2], lit)
    return pygame.transform.smoothscale(large, (side, side))


@sized(32)
def lily(length: int, variant: int) -> pygame.Surface:
    """A leaf of a water lily with its notch; one in three flowers."""
    width, height = max(4, round(length * 0.13)), max(3, round(length * 0.095))
    large = clear((width * FINE, height * FINE), LEAF[1])
    box = large.get_rect().inflate(-FINE, -FINE)
    pygame.draw.ellipse(large, mix(LEAF[0], INK, 0.4), box)
    pygame.draw.ellipse(large, LEAF[3 if variant % 2 else 2], box.inflate(-2 * FINE, -2 * FINE))
    c = (width * FINE / 2, height * FINE / 2)
    turn = variant * 1.9
    ends = [
        (c[0] + math.cos(turn + d) * width * FINE, c[1] + math.sin(turn + d) * width * FINE)
        for d in (-0.25, 0.25)
    ]
    pygame.draw.polygon(large, (*LEAF[1], 0), [c, *ends])
    if variant % 3 == 0:
        pygame.draw.circle(large, INK, c, length * 0.03 * FINE)
        pygame.draw.circle(large, _BLOSSOM, c, length * 0.022 * FINE)
        pygame.draw.circle(large, PAPER, c, length * 0.01 * FINE)
    return pygame.transform.smoothscale(large, (width, height))
