"""Light in the windows of a building when it is dusk."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import alpha, rgb
from hamlet.app.art.shapes import Point, clear

WARM, HOT = rgb("FFB854"), rgb("FFF0B4")
HALO = 0.3
"""How far around a lamp the air is bright, in sides of a model."""


def light_in(
    panes: Sequence[Sequence[Point]], size: tuple[int, int], fine: int, length: float
) -> pygame.Surface:
    """Bright panes, given in finer pixels, with a warm haze around them."""
    haze = clear((size[0] // 2, size[1] // 2), WARM)
    for pane in panes:
        pygame.draw.polygon(haze, alpha(WARM, 230), [(x / fine / 2, y / fine / 2) for x, y in pane])
    soft = pygame.transform.box_blur(haze, max(1, round(length * 0.05)))
    picture = pygame.transform.smoothscale(soft, size)
    sharp = clear((size[0] * fine, size[1] * fine), HOT)
    for pane in panes:
        pygame.draw.polygon(sharp, alpha(HOT, 255), list(pane))
    picture.blit(pygame.transform.smoothscale(sharp, size), (0, 0))
    return picture


def draw_halo(length: float) -> Picture:
    """Bright air around a lamp; the origin is its middle."""
    side, radius = 48, max(3, round(HALO * length))
    small = clear((side, side), HOT)
    for step in range(side // 2, 0, -1):
        share = 1 - step / (side / 2)
        pygame.draw.circle(small, alpha(HOT, round(225 * share**2.4)), (side / 2, side / 2), step)
    return Picture(pygame.transform.smoothscale(small, (2 * radius, 2 * radius)), (radius, radius))


def draw_glow(radius: int, strength: int) -> Picture:
    """Warm light on the ground around a house, fading outward; the origin is its middle."""
    side = 32
    small = clear((side, side), WARM)
    for step in range(side // 2, 0, -1):
        share = 1 - step / (side / 2)
        pygame.draw.circle(small, alpha(WARM, round(strength * share**1.25)), (side / 2, side / 2), step)
    return Picture(pygame.transform.smoothscale(small, (2 * radius, 2 * radius)), (radius, radius))
