"""From depths to colours: two gradients over one field, sand where slow noise is high and roads come down."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache

import pygame

from hamlet.app.art.in_bits import finished
from hamlet.app.art.palette import WHITE
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point
from hamlet.app.art.water.depth import Depths, WaterFrame, greys, waves
from hamlet.app.art.water.ramps import Ramp, paint, sandy, veil, wet

CELL = 0.95  # of the noise that tells sand from grass
_SAND = veil(WHITE, ((112, 0), (136, 255)))
_LANDING = 0.3  # sand about a road that ends at the water


def sand_of(frame: WaterFrame, landings: Sequence[Point], seed: int) -> pygame.Surface:
    """How sandy the shore is, as white that is more or less opaque; always where a road comes down."""
    noise = waves(frame, CELL, 255, seed, 0.25)
    for point in landings:
        blob = _blob(round(_LANDING * frame.length * 0.25))
        x, y = frame.at(point, 0.25)
        place = (round(x) - blob.get_width() // 2, round(y) - blob.get_height() // 2)
        noise.blit(blob, place, special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(paint(greys(noise), noise.get_size(), _SAND), frame.size)


@lru_cache(maxsize=8)
def _blob(radius: int) -> pygame.Surface:
    radius = max(2, radius)
    blob = pygame.Surface((2 * radius + 1, 2 * radius + 1), 0, 32)
    for step in range(radius, 0, -1):
        level = round(200 * min(1.0, 1.6 * (1 - step / radius)))
        pygame.draw.circle(blob, (level, level, level), (radius, radius), step)
    return blob


@lru_cache(maxsize=8)
def _without_land(tables: Ramp, low: int, high: int) -> Ramp:
    """The same gradient, seen through on land."""
    opaque = bytes(
        round(255 * min(1.0, max(0.0, (depth - low) / (high - low)))) * tables[3][depth] // 255
        for depth in range(256)
    )
    return tables[0], tables[1], tables[2], opaque


def paint_shore(
    depths: Depths, season: SeasonLook, sand: pygame.Surface | None, *, land: bool
) -> pygame.Surface:
    """Water and its banks; with `land` the grass too, else nothing where the ground is dry."""
    return finished(painting_shore(depths, season, sand, land=land))


def painting_shore(
    depths: Depths, season: SeasonLook, sand: pygame.Surface | None, *, land: bool
) -> Generator[None, None, pygame.Surface]:
    """The same in bits."""
    size, grassy, beach = depths.frame.size, wet(season), sandy(season)
    if not land:
        grassy, beach = _without_land(grassy, 92, 108), _without_land(beach, 78, 100)
    picture = paint(depths.index, size, grassy)
    yield
    if sand is not None and not season.frozen:
        layer = paint(depths.index, size, beach)
        yield
        layer.blit(sand, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(layer, (0, 0))
    return picture
