"""Smoke over chimneys: puffs that rise, grow and fade, as a few pictures that follow each other for ever."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from hamlet.app.art.palette import Colour
from hamlet.app.art.shapes import clear
from hamlet.app.life.sprites import STRENGTHS

PUFFS = 8
SMOKE_FRAMES = 9
"""Pictures until a puff is where the one before it was."""
_DENSE = 222
_SMALL = 2  # puffs are drawn small, for they are soft
Tone = tuple[Colour, Colour]
"""What of a puff is in the light, and what is not."""
PALE: Tone = ((253, 250, 244), (190, 184, 182))
GREY: Tone = ((190, 194, 204), (92, 98, 118))
"""Over snow."""


BLEND: Final = pygame.BLEND_PREMULTIPLIED
"""How smoke is laid over anything: its colours hold no more than is to be seen of them."""


@dataclass(frozen=True, eq=False)
class SmokeColumn:
    """The pictures of smoke of one size, and where in them the top of the chimney is."""

    frames: Sequence[pygame.Surface]
    foot: tuple[int, int]

    def rect(self, at: tuple[int, int]) -> pygame.Rect:
        """All that it covers over a chimney there."""
        return self.frames[0].get_rect(topleft=(at[0] - self.foot[0], at[1] - self.foot[1]))


@lru_cache(maxsize=8)
def smoke_column(length: int, high: float, tone: Tone = PALE) -> SmokeColumn:
    """Smoke so many sides high at so many pixels per side; the wind leans it to the right."""
    puffs, tall = _puffs(length, tone), high * length
    room = puffs[-1].get_width() // 2
    left, right = room + round(tall * 0.1), round(tall * 0.4) + room
    foot, size = (left, round(tall) + room), (left + right, round(tall) + 2 * room)
    frames = []
    for frame in range(SMOKE_FRAMES):
        sheet = clear(size, (0, 0, 0))
        for number in reversed(range(PUFFS)):
            share = (number + frame / SMOKE_FRAMES) / PUFFS
            puff = _between(puffs, share)
            x = foot[0] + math.sin(share * 7) * tall * 0.11 * share + share * share * tall * 0.34
            sheet.blit(puff, puff.get_rect(center=(round(x), round(foot[1] - share * tall))), None, BLEND)
        frames.append(sheet)
    seen = frames[0].get_bounding_rect().unionall([frame.get_bounding_rect() for frame in frames])
    frames = [frame.subsurface(seen).copy() for frame in frames]
    return SmokeColumn(tuple(frames), (foot[0] - seen.left, foot[1] - seen.top))


@lru_cache(maxsize=64)
def thinned(frame: pygame.Surface, strength: int) -> pygame.Surface:
    """Smoke that grows thin: so much of it is left."""
    if strength >= STRENGTHS:
        return frame
    pale, left = frame.copy(), 255 * strength // STRENGTHS
    pale.fill((left, left, left, left), special_flags=pygame.BLEND_RGBA_MULT)
    return pale


def _between(puffs: Sequence[pygame.Surface], share: float) -> pygame.Surface:
    return puffs[min(len(puffs) - 1, int(share * len(puffs)))]


def _puffs(length: int, tone: Tone) -> list[pygame.Surface]:
    """From the small and dense to the large and thin, several sizes for each puff of a column."""
    found, most, (lit, shade) = [], PUFFS * 3, tone
    for number in range(most):
        share = number / (most - 1)
        radius = max(2.0, (0.05 + 0.115 * share**0.8) * length) / _SMALL
        side, off = math.ceil(radius * 3.4), radius * 0.26
        puff = clear((side, side), shade)
        opacity = round(_DENSE * min(1.0, 0.5 + share * 8) * (1 - share) ** 0.8)
        middle = side / 2
        pygame.draw.circle(puff, (*shade, round(opacity * 0.8)), (middle, middle), radius)
        pygame.draw.circle(puff, (*lit, opacity), (middle - off, middle - off), radius * 0.82)
        soft = pygame.transform.gaussian_blur(puff, max(1, round(radius / 3.4))).premul_alpha()
        found.append(pygame.transform.smoothscale(soft, (side * _SMALL, side * _SMALL)))
    return found
