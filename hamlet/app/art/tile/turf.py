"""The ground that tiles are cut from: meadow with tufts and flowers, fallen leaves, or snow with hollows."""

from __future__ import annotations

import math
import random

import pygame

from hamlet.app.art.palette import Colour, alpha, mix, rgb
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import clear
from hamlet.app.art.sized import sized_up_to
from hamlet.app.art.textures import grey_noise

MOST_BYTES = 5_000_000
_SWING = 20  # how much lighter or darker the ground is from place to place
_CELL = 0.2
_TUFTS, _DOTS = 26, 4  # in a square of one side
_STALK = rgb("B89A66")


@sized_up_to(MOST_BYTES)
def turf(unit: int, season: SeasonLook) -> pygame.Surface:
    """A square of ground that can be laid side by side, so many pixels a side; its mean is the season's."""
    rng = random.Random(f"grass {unit}")
    cell = max(4, round(unit * _CELL))
    count = max(4, min(26, 1000 // cell))
    side = count * cell
    surface = pygame.Surface((side, side))
    surface.fill(season.grass[0])
    noise = pygame.transform.smoothscale(grey_noise((count, count), 0, _SWING, 11), (side, side))
    surface.blit(noise, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    surface.fill((_SWING // 2,) * 3, special_flags=pygame.BLEND_RGB_SUB)
    area = (side / unit) ** 2
    if season.frozen:
        _lay_hollows(surface, unit, area, season, rng)
    _lay_tufts(surface, unit, area * (0.16 if season.frozen else 1.0), season, rng)
    for _ in range(round(_DOTS * area if season.flowers else 0)):
        spot = (rng.random() * side, rng.random() * side)
        pygame.draw.circle(surface, rng.choice(season.flowers), spot, max(1.0, unit * 0.011))
    for _ in range(round(season.petals * area)):
        _flower(surface, (rng.random() * side, rng.random() * side), unit, rng.choice(season.flowers), rng)
    return surface


def _lay_tufts(
    surface: pygame.Surface, unit: int, area: float, season: SeasonLook, rng: random.Random
) -> None:
    side = surface.get_width()
    for _ in range(round(_TUFTS * area)):
        x, y = rng.random() * side, rng.random() * side
        blades = [(x - unit * 0.018, y - unit * 0.03), (x, y), (x + unit * 0.02, y - unit * 0.035)]
        light = season.grass[1] if rng.random() < 0.6 else season.grass[2]
        colour = mix(_STALK, season.grass[2], 0.35) if season.frozen else light
        pygame.draw.lines(surface, colour, False, blades, max(1, round(unit * 0.009)))


def _lay_hollows(
    surface: pygame.Surface, unit: int, area: float, season: SeasonLook, rng: random.Random
) -> None:
    """Blue shade in the hollows of snow, and its glitter."""
    side = surface.get_width()
    small = clear((side // 4, side // 4), season.grass[2])
    for _ in range(round(5 * area)):
        wide = unit * rng.uniform(0.16, 0.42) / 4
        spot = pygame.Rect(0, 0, wide, wide * rng.uniform(0.28, 0.5))
        spot.center = (round(rng.random() * side / 4), round(rng.random() * side / 4))
        pygame.draw.ellipse(small, alpha(season.grass[2], 110), spot)
    soft = pygame.transform.box_blur(small, max(1, round(unit * 0.012)))
    surface.blit(pygame.transform.smoothscale(soft, (side, side)), (0, 0))
    for _ in range(round(10 * area)):
        pygame.draw.circle(
            surface, season.grass[1], (rng.random() * side, rng.random() * side), max(1.0, unit * 0.007)
        )


def _flower(
    surface: pygame.Surface, at: tuple[float, float], unit: int, colour: Colour, rng: random.Random
) -> None:
    """Five petals around a yellow heart."""
    turn, reach = rng.random() * 6, unit * 0.013
    petal = max(1.0, unit * 0.0105)
    for k in range(5):
        angle = turn + k * math.tau / 5
        spot = (at[0] + math.cos(angle) * reach, at[1] + math.sin(angle) * reach)
        pygame.draw.circle(surface, colour, spot, petal)
    pygame.draw.circle(surface, rgb("F3C73A"), at, max(1.0, unit * 0.008))
