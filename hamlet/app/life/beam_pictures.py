"""The beam of a lighthouse seen from above at a slant: a cone of bright air that fades outward."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from hamlet.app.art.cache import Picture, trimmed
from hamlet.app.art.palette import alpha
from hamlet.app.art.shapes import Point, clear
from hamlet.app.art.tile.buildings.window_light import HOT

STEPS = 96
"""Pictures of one turn."""
REACH = 1.7  # sides
FLAT = 0.46  # how much of a way toward the viewer is seen
_OPENS = 0.17  # half the angle of the cone
_BRIGHT, _BANDS, _SMALL = 205, 14, 4


@lru_cache(maxsize=STEPS + 8)
def beam_picture(length: int, step: int) -> Picture:
    """The beam at one moment of its turn; the origin is the lamp."""
    angle, reach = step * math.tau / STEPS, REACH * length / _SMALL
    side = math.ceil(reach) * 2 + 8
    sheet, middle = clear((side, side), HOT), side / 2
    for band in range(_BANDS, 0, -1):
        # From the far end to the lamp, each a shorter and brighter cone over the one before.
        share = band / _BANDS
        light = alpha(HOT, round(_BRIGHT * (1 - share) ** 1.1 * _toward(angle)) + 3)
        pygame.draw.polygon(sheet, light, _cone((middle, middle), angle, reach * share))
    soft = pygame.transform.gaussian_blur(sheet, max(1, round(length * 0.044 / _SMALL)))
    small = trimmed(Picture(soft, (side // 2, side // 2)))
    width, height = small.surface.get_size()
    whole = pygame.transform.smoothscale(small.surface, (width * _SMALL, height * _SMALL))
    return Picture(whole, (small.origin[0] * _SMALL, small.origin[1] * _SMALL))


def _toward(angle: float) -> float:
    """A beam that comes toward the viewer is brighter than one that leaves."""
    return 0.84 + 0.16 * math.sin(angle)


def _cone(lamp: Point, angle: float, reach: float) -> list[Point]:
    ends = [angle + _OPENS * part / 3 for part in range(-3, 4)]
    return [lamp, *((lamp[0] + math.cos(a) * reach, lamp[1] + math.sin(a) * reach * FLAT) for a in ends)]
