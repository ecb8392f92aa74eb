"""Evening light over the title: warm from above, dusk toward the edges, dark where letters and menu stand."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from hamlet.app.art.shapes import Point

SUN = (0.625, -0.04)
"""Where the light comes from, in shares of the window."""
_NEAR, _FAR = (255, 240, 204), (128, 100, 108)
_GLOW = (92, 52, 12)
_FIELD = 56
_DARK, _SLOPE = 0.13, 0.55
"""How much light is left at the left edge, and at which share of the window it is whole."""
_FOOT, _FOOT_DARK = 0.13, 0.45
TOP_BLUR, BOTTOM_BLUR = 0.19, 0.22
STRIP = 256


class EveningLight:
    """The light of one window: what it takes, and what it adds."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._fields: tuple[pygame.Surface, pygame.Surface] | None = None

    def forget(self) -> None:
        """All is painted: two pictures of the whole window need not be kept for what moves."""
        self._fields = None

    def _drawn(self) -> tuple[pygame.Surface, pygame.Surface]:
        taken, added = _small_fields((_FIELD, max(2, round(_FIELD * self.size[1] / self.size[0]))))
        smooth = pygame.transform.smoothscale
        return smooth(taken, self.size), smooth(added, self.size)

    def fall_on(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Light a part of a picture of the whole window."""
        self._fields = self._fields or self._drawn()
        taken, added = self._fields
        surface.blit(taken, rect, rect, special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(added, rect, rect, special_flags=pygame.BLEND_RGB_ADD)

    def lit(self, picture: pygame.Surface, at: Point) -> pygame.Surface:
        """A small picture as it looks at this point of the window."""
        x, y = (max(0.0, min(1.0, part / extent)) for part, extent in zip(at, self.size, strict=True))
        lit = picture.copy()
        lit.fill((*_taken((x, y)), 255), special_flags=pygame.BLEND_RGBA_MULT)
        lit.fill((*_added((x, y)), 0), special_flags=pygame.BLEND_RGBA_ADD)
        return lit


@lru_cache(maxsize=2)
def _small_fields(small: tuple[int, int]) -> tuple[pygame.Surface, pygame.Surface]:
    """The two as small as they are worked out: windows of one form share them."""
    taken, added = pygame.Surface(small), pygame.Surface(small)
    for y in range(small[1]):
        for x in range(small[0]):
            at = ((x + 0.5) / small[0], (y + 0.5) / small[1])
            taken.set_at((x, y), _taken(at))
            added.set_at((x, y), _added(at))
    return taken, added


def _taken(at: Point) -> tuple[int, int, int]:
    away = min(1.0, math.hypot(at[0] - SUN[0], (at[1] - SUN[1]) * 0.62) / 0.78) ** 1.3
    slope = min(1.0, at[0] / _SLOPE)
    left = _DARK + (1 - _DARK) * slope * slope * (3 - 2 * slope)
    low = max(0.0, (at[1] - 1 + _FOOT) / _FOOT)
    left *= 1 - (1 - _FOOT_DARK) * low
    red, green, blue = (near + (far - near) * away for near, far in zip(_NEAR, _FAR, strict=True))
    return round(red * left), round(green * left), round(blue * left)


def _added(at: Point) -> tuple[int, int, int]:
    away = min(1.0, math.hypot(at[0] - SUN[0], (at[1] - SUN[1]) * 0.56) / 0.44)
    share = (1 - away) ** 2
    return round(_GLOW[0] * share), round(_GLOW[1] * share), round(_GLOW[2] * share)


@lru_cache(maxsize=4)
def warm_glow(radius: int) -> pygame.Surface:
    """Light from windows, to be added around a house."""
    side = 24
    small = pygame.Surface((side, side))
    for x in range(side):
        for y in range(side):
            away = min(1.0, math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5) / (side / 2))
            share = (1 - away) ** 2
            small.set_at((x, y), (round(96 * share), round(62 * share), round(20 * share)))
    return pygame.transform.smoothscale(small, (2 * radius, 2 * radius))


def bands(size: tuple[int, int]) -> list[pygame.Rect]:
    """The parts of the window that are out of focus, cut into pieces that are soon done; the upper first."""
    width, height = size
    top, bottom = round(height * TOP_BLUR), round(height * BOTTOM_BLUR)
    strips = [(0, top), (height - bottom, bottom)]
    return [
        pygame.Rect(left, upper, min(STRIP, width - left), high)
        for upper, high in strips
        for left in range(0, width, STRIP)
    ]


def soften(source: pygame.Surface, target: pygame.Surface, band: pygame.Rect) -> None:
    """Blur one such part of a finished picture, more toward the edge of the window."""
    around = source.get_rect()
    reach = max(4, round(around.height * 0.022))
    wide = band.inflate(2 * reach, 2 * reach).clip(around)
    half = (max(1, wide.width // 2), max(1, wide.height // 2))
    small = pygame.transform.smoothscale(source.subsurface(wide), half)
    upper = band.top == 0
    for share, radius in ((1.0, 0.0022), (0.6, 0.0050)):
        soft = pygame.transform.gaussian_blur(small, max(1, round(around.height * radius)))
        whole = pygame.transform.smoothscale(soft, wide.size).convert_alpha()
        part = whole.subsurface(band.move(-wide.left, -wide.top))
        part.blit(_veil(band.size, share, upper=upper), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(part, band)


@lru_cache(maxsize=8)
def _veil(size: tuple[int, int], share: float, *, upper: bool) -> pygame.Surface:
    """White that fades away from the edge of the window, gone at this share of the height."""
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        away = (y if upper else size[1] - 1 - y) / max(1, size[1] * share)
        column.set_at((0, y), (255, 255, 255, round(255 * max(0.0, 1 - away) ** 0.7)))
    return pygame.transform.scale(column, size)
