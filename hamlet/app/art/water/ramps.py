"""A picture from one byte per pixel: four tables of 256 bytes turn depths into colours, with no loop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from hamlet.app.art.palette import Colour, mix
from hamlet.app.art.seasons.season import SeasonLook

Stop = tuple[int, Colour, int]  # a depth, its colour and how opaque it is there
Ramp = tuple[bytes, bytes, bytes, bytes]
SHORE = 128  # the depth at which land ends


def ramp(stops: Sequence[Stop]) -> Ramp:
    """The tables for red, green, blue and alpha of a gradient through these stops."""
    colours = [_between(stops, value) for value in range(256)]
    red, green, blue, opaque = (bytes(colour[part] for colour in colours) for part in range(4))
    return red, green, blue, opaque


def _between(stops: Sequence[Stop], value: int) -> tuple[int, int, int, int]:
    below = [stop for stop in stops if stop[0] <= value][-1:] or [stops[0]]
    above = [stop for stop in stops if stop[0] >= value][:1] or [stops[-1]]
    (start, first, thin), (end, second, thick) = below[0], above[0]
    share = (value - start) / (end - start) if end != start else 0.0
    return *mix(first, second, share), round(thin + (thick - thin) * share)


def paint(depths: bytes, size: tuple[int, int], tables: Ramp) -> pygame.Surface:
    """The picture of these depths, row by row."""
    red, green, blue, opaque = tables
    data = bytearray(4 * len(depths))
    for part, table in enumerate((blue, green, red, opaque)):
        data[part::4] = depths.translate(table)
    # In the order of all other pictures: one in another order is laid over them thirty times slower.
    return pygame.image.frombytes(bytes(data), size, "BGRA")


@lru_cache(maxsize=32)
def veil(colour: Colour, stops: tuple[tuple[int, int], ...]) -> Ramp:
    """One colour, more or less opaque by depth."""
    return ramp([(depth, colour, opaque) for depth, opaque in stops])


@lru_cache(maxsize=8)
def wet(season: SeasonLook) -> Ramp:
    """Grass, mud, foam, shallows and the deep; of ice in winter."""
    grass, water, foam, shallow = season.grass[0], season.water, season.foam, season.shallow
    if season.frozen:
        bank = [
            (66, grass),
            (104, mix(grass, foam, 0.5)),
            (120, foam),
            (126, mix(foam, season.grass[2], 0.5)),
        ]
        deep = [(138, shallow), (168, water[0]), (198, water[1]), (226, water[2]), (252, water[3])]
    else:
        mud = season.mud
        bank = [(84, grass), (104, mix(grass, mud, 0.35)), (113, mud), (119, mix(mud, water[1], 0.45))]
        bank += [(123, foam), (127, foam), (134, shallow), (158, mix(shallow, water[0], 0.62))]
        deep = [(184, water[0]), (210, water[1]), (232, water[2]), (253, water[3])]
    return ramp([(depth, colour, 255) for depth, colour in bank + deep])


@lru_cache(maxsize=8)
def sandy(season: SeasonLook) -> Ramp:
    """The same shore with a beach, seen through where there is neither sand nor shallow water."""
    water, sand, foam = season.water, season.sand, season.foam
    return ramp(
        [
            (54, sand, 0),
            (70, sand, 255),
            (110, sand, 255),
            (121, season.wet_sand, 255),
            (130, mix(foam, season.wet_sand, 0.2), 255),
            (134, foam, 255),
            (138, foam, 255),
            (147, season.shallow, 255),
            (172, mix(season.shallow, water[0], 0.55), 255),
            (200, water[0], 0),
        ]
    )
