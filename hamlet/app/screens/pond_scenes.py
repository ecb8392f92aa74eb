"""Water on the pages of a new game: a pond in each season, and a long lake."""

from __future__ import annotations

import random
from typing import Final

import pygame

from hamlet.app.art.seasons.palettes import SEASONS, SUMMER
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.textures import grey_noise
from hamlet.app.art.tile.stamps import stamp
from hamlet.app.art.water.boat_pictures import boat_picture
from hamlet.app.art.water.lake_painting import draw_lake
from hamlet.app.art.water.lake_sites import LakeSite
from hamlet.engine.lattice.geometry import Triangle

SEED: Final = 8
POND: Final[tuple[Triangle, ...]] = (
    *((0, 0, 0), (0, 0, 1), (1, 0, 0), (-1, 1, 1), (0, 1, 0), (0, 1, 1), (-1, 1, 0)),
    *((-1, 2, 0), (-1, 2, 1), (-2, 2, 1), (0, 2, 0), (-2, 3, 0), (-2, 3, 1), (-1, 3, 0)),
)


def draw_season(surface: pygame.Surface, season: SeasonLook, scale: float) -> None:
    """A pond and its trees as they are in this season."""
    width, height = surface.get_size()
    length = max(16, round(max(width / 2.1, height / 4.4)))
    _pond(surface, POND, season, length, scale)
    if not season.frozen:
        boat = boat_picture("red", max(24, round(length * 0.8)), season)
        boat.blit_to(surface, (width * 0.52, height * 0.5))


def draw_every_season(surface: pygame.Surface, scale: float) -> None:
    """A strip of each season, from above to below."""
    width, height = surface.get_size()
    for number, season in enumerate(SEASONS.values()):
        picture = surface.copy()
        draw_season(picture, season, scale)
        strip = pygame.Rect(0, height * number // len(SEASONS), width, height // len(SEASONS) + 1)
        surface.blit(picture, strip, strip)


def draw_long_lake(surface: pygame.Surface, scale: float) -> int:
    """A long lake with two boats; returns how long a side of it is."""
    width, height = surface.get_size()
    length = max(20, round(min(height / 2.5, width / 5.4)))
    _pond(surface, _long_lake(max(3, round(width / length) - 4)), SUMMER, length, scale)
    for seat, (x, y) in (("red", (0.36, 0.52)), ("sky", (0.64, 0.64))):
        boat_picture(seat, round(length * 0.66)).blit_to(surface, (width * x, height * y))
    return length


def _pond(
    surface: pygame.Surface, triangles: tuple[Triangle, ...], shown: SeasonLook, length: int, scale: float
) -> None:
    draw_grass(surface, scale, 5, shown)
    site = LakeSite(tuple(sorted(triangles)), (), (), SEED, shown)
    picture = draw_lake(site, length)
    place = picture.surface.get_rect(center=surface.get_rect().center)
    surface.blit(picture.surface, place)
    _trees(surface, length, shown)


def _long_lake(length: int) -> tuple[Triangle, ...]:
    """Two rows of triangles, so many sides long, with a bay at either end."""
    rows = [(x, 0, part) for x in range(length) for part in (0, 1)]
    rows += [(x, 1, part) for x in range(-1, length - 1) for part in (0, 1)]
    return (*rows, (-2, 1, 1), (length - 1, 1, 0), (length, 0, 0))


def draw_grass(surface: pygame.Surface, scale: float, seed: int, season: SeasonLook = SUMMER) -> None:
    """A meadow over the whole surface."""
    surface.fill(season.grass[0])
    width, height = surface.get_size()
    grain = max(4, round(9 * scale))
    noise = grey_noise((width // grain + 2, height // grain + 2), 214, 255, seed)
    surface.blit(
        pygame.transform.smoothscale(noise, (width, height)), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )


def _trees(surface: pygame.Surface, length: int, season: SeasonLook) -> None:
    """Trees in the corners, away from the water."""
    rng, (width, height) = random.Random(SEED), surface.get_size()
    radius = max(5, round(length * 0.16))
    spots = [(rng.uniform(0, width), rng.uniform(0, height)) for _ in range(90)]
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        from_middle = max(abs(x - width / 2) / (width / 2), abs(y - height / 2) / (height / 2))
        if from_middle > 0.86:
            picture = stamp(season.tree(rng.random()), radius, rng.randrange(6), season)
            surface.blit(picture, picture.get_rect(center=(x, y)))
