"""Puffs of dust, made once for each size and strength."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from hamlet.app.art.palette import rgb
from hamlet.app.art.shapes import Point, clear

DUST = rgb("D9C39A")
_RINGS = 5  # from the rim, which is faint, to the middle
_STRENGTHS = 17  # how finely strengths are told apart


def draw_puff(surface: pygame.Surface, centre: Point, radius: float, strength: float) -> None:
    """A puff of dust, as strong as 0 to 1."""
    picture = _puff(max(2, round(radius * 2)), round(strength * _STRENGTHS))
    half = picture.get_width() / 2
    surface.blit(picture, (round(centre[0] - half), round(centre[1] - half)))


@lru_cache(maxsize=512)
def _puff(across: int, strength: int) -> pygame.Surface:
    side = across + 4
    sheet = clear((side, side), DUST)
    for ring in range(_RINGS):
        opacity = round(200 * (ring + 1) / _RINGS * strength / _STRENGTHS)
        pygame.draw.circle(
            sheet, (*DUST, opacity), (side / 2, side / 2), across / 2 * (1 - ring / _RINGS * 0.8)
        )
    return sheet


def draw_kicked_up(surface: pygame.Surface, at: Point, share: float, reach: float) -> None:
    """The little dust of a foot that lands: three puffs that part."""
    fade = 1 - share
    for side in (-1.0, 0.15, 1.0):
        spot = (at[0] + side * reach * (0.3 + 0.7 * share), at[1] - reach * 0.4 * math.sin(math.pi * share))
        draw_puff(surface, spot, reach * (0.3 + 0.16 * fade), fade * 0.8)
