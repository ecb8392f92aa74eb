"""What lies around a village on the table: ground that thins out into the wood, and what the wind brought."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from hamlet.app.art.palette import WHITE, alpha, mix
from hamlet.app.art.seasons.daylight import VillageLook
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point, clear
from hamlet.app.art.textures import grey_noise
from hamlet.app.art.tile.fallen import draw_fallen

REACH = 0.75  # how far the ground goes on, in sides
FAR = 2.6  # and how far away something may still lie
_SMALL = 8
_CLOUD = 64  # side of the noise that breaks the ground up
_OPAQUE, _SNOWED = 96, 150
_OFTEN = 6  # things that may lie on a square of one side
_PATTERN = 32  # squares after which the same lies there again


def reach(length: float) -> int:
    """How far from a village its ground may be seen, in pixels."""
    return round(length * REACH) + 2 * _SMALL


def paint_surroundings(
    surface: pygame.Surface,
    cell: pygame.Rect,
    at: tuple[int, int],
    outlines: Iterable[Sequence[Point]],
    length: float,
    look: VillageLook,
) -> None:
    """Paint the cell of the map around outlines given in pixels of the map."""
    season, pad = look.season, -(-reach(length) // _SMALL) * _SMALL
    size = ((cell.width + 2 * pad) // _SMALL, (cell.height + 2 * pad) // _SMALL)
    colour = season.grass[1] if season.frozen else mix(season.grass[2], season.grass[0], 0.4)
    small = clear(size, colour)
    left, top = cell.left - pad, cell.top - pad
    opaque = alpha(colour, 255)
    for outline in outlines:
        points = [((x - left) / _SMALL, (y - top) / _SMALL) for x, y in outline]
        pygame.draw.polygon(small, opaque, points)
    radius = max(1, round(length * REACH * 0.42 / _SMALL))
    soft = pygame.transform.box_blur(pygame.transform.box_blur(small, radius), radius)
    clouds = _clouds(_SNOWED if season.frozen else _OPAQUE)
    soft.blit(_broken(clouds, size, (left // _SMALL, top // _SMALL)), (0, 0), special_flags=_MULT)
    whole = pygame.transform.smoothscale(soft, (size[0] * _SMALL, size[1] * _SMALL))
    look.fall_on(whole)
    surface.blit(whole, at, (pad, pad, cell.width, cell.height))


_MULT = pygame.BLEND_RGBA_MULT


def _broken(clouds: pygame.Surface, size: tuple[int, int], at: tuple[int, int]) -> pygame.Surface:
    """White, more and less opaque: the same wherever on the map it is asked for."""
    sheet, side = clear(size, WHITE), clouds.get_width()
    for x in range(-(at[0] % side), size[0], side):
        for y in range(-(at[1] % side), size[1], side):
            sheet.blit(clouds, (x, y), special_flags=pygame.BLEND_RGBA_MAX)
    return sheet


@lru_cache(maxsize=2)
def _clouds(most: int) -> pygame.Surface:
    """A square of it."""
    cells = grey_noise((_CLOUD // 2, _CLOUD // 2), 0, 255, 23)
    large = pygame.transform.smoothscale(cells, (_CLOUD, _CLOUD))
    sheet = clear((_CLOUD, _CLOUD), WHITE)
    for x in range(_CLOUD):
        for y in range(_CLOUD):
            share = large.get_at((x, y))[0] / 255
            sheet.set_at((x, y), alpha(WHITE, round(most * (0.45 + 0.55 * share))))
    return sheet


def strew_around(
    surface: pygame.Surface,
    cell: pygame.Rect,
    at: tuple[int, int],
    bounds: list[pygame.Rect],
    length: float,
    look: VillageLook,
) -> None:
    """Leaves, petals or crumbs of snow on the bare table, fewer and fewer farther from the village."""
    side, often = max(8, round(length)), _often(look.season)
    for column in range(cell.left // side - 1, cell.right // side + 1):
        for row in range(cell.top // side - 1, cell.bottom // side + 1):
            for fallen in _fallen_on(column % _PATTERN, row % _PATTERN):
                if fallen.wanted >= often:
                    continue
                spot = ((column + fallen.x) * side, (row + fallen.y) * side)
                # The nearer, the more often: what is wanted so much lies at most so far from the village.
                if _is_near(spot, bounds, length * FAR * (1 - math.sqrt(fallen.wanted / often))):
                    place = (spot[0] - cell.left + at[0], spot[1] - cell.top + at[1])
                    _lay(surface, place, length, look.season, fallen)


class _Fallen(NamedTuple):
    """Something that may lie on a square of the table: where, how rarely, how turned, and of which colour."""

    x: float
    y: float
    wanted: float
    turn: float
    which: float


@lru_cache(maxsize=_PATTERN * _PATTERN)
def _fallen_on(column: int, row: int) -> tuple[_Fallen, ...]:
    chance = random.Random(f"fallen {column} {row}")
    return tuple(
        _Fallen(
            chance.random(), chance.random(), chance.random(), chance.uniform(0, math.pi), chance.random()
        )
        for _ in range(_OFTEN)
    )


def _is_near(spot: Point, bounds: list[pygame.Rect], reach: float) -> bool:
    """Whether any of the boxes around tiles is nearer than that."""
    x, y = spot
    if reach > 0 and pygame.Rect(math.floor(x), math.floor(y), 1, 1).collidelist(bounds) >= 0:
        return True
    around = pygame.Rect(math.floor(x - reach), math.floor(y - reach), *(math.ceil(2 * reach) + 2,) * 2)
    return any(
        math.hypot(max(box.left - x, x - box.right, 0), max(box.top - y, y - box.bottom, 0)) < reach
        for box in (bounds[number] for number in around.collidelistall(bounds))
    )


def _often(season: SeasonLook) -> float:
    return 0.42 if season.frozen else 0.3 if season.shedding else 0.05


def _lay(surface: pygame.Surface, at: Point, length: float, season: SeasonLook, fallen: _Fallen) -> None:
    which = fallen.which
    colour = season.fallen[int(which * len(season.fallen))]
    if season.frozen:
        pygame.draw.circle(surface, colour, at, max(1.0, length * (0.008 + 0.014 * which)))
    else:
        draw_fallen(surface, at, max(2.5, length * (0.03 + 0.022 * which)), colour, fallen.turn)
