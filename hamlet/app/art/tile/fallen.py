"""What has fallen from trees: leaves around those of autumn, petals under those that blossom."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from hamlet.app.art.palette import INK, Colour, mix
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.planting import Plant

_AROUND = 2.6  # radii


def strew(
    surface: pygame.Surface,
    plants: Sequence[tuple[Plant, Point]],
    unit: float,
    season: SeasonLook,
    rng: random.Random,
) -> None:
    """Strew what these plants, each with its pixel, have shed."""
    for plant, at in plants:
        for _ in range(season.shed if plant.kind in season.shedding else 0):
            away = plant.radius * unit * _AROUND * math.sqrt(rng.random())
            angle = rng.uniform(0, math.tau)
            spot = (at[0] + math.cos(angle) * away, at[1] + math.sin(angle) * away * 0.8)
            draw_fallen(surface, spot, unit * 0.024, rng.choice(season.fallen), rng.uniform(0, math.pi))


def draw_fallen(surface: pygame.Surface, at: Point, size: float, colour: Colour, turn: float) -> None:
    """One leaf or petal: a small lozenge."""
    along = (math.cos(turn) * size, math.sin(turn) * size)
    aside = (-along[1] / 2, along[0] / 2)
    x, y = at
    shape = [
        (x - along[0], y - along[1]),
        (x + aside[0], y + aside[1]),
        (x + along[0], y + along[1]),
        (x - aside[0], y - aside[1]),
    ]
    pygame.draw.polygon(
        surface, mix(colour, INK, 0.35), [(px + size * 0.25, py + size * 0.3) for px, py in shape]
    )
    pygame.draw.polygon(surface, colour, shape)
