"""Smoke over chimneys: puffs that rise, grow and fade, as a few pictures that follow each other for ever."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from hamlet.app.art.shapes import clear

PUFFS = 6
SMOKE_FRAMES = 10
"""Pictures until a puff is where the one before it was."""
_DENSE = 205
_SMOKE, _SHADE = (252, 248, 240), (196, 190, 186)


@dataclass(frozen=True, eq=False)
class SmokeColumn:
    """The pictures of smoke of one size, and where in them the top of the chimney is."""

    frames: Sequence[pygame.Surface]
    foot: tuple[int, int]

    def rect(self, at: tuple[int, int]) -> pygame.Rect:
        """All that it covers over a chimney there."""
        return self.frames[0].get_rect(topleft=(at[0] - self.foot[0], at[1] - self.foot[1]))


@lru_cache(maxsize=8)
def smoke_column(length: int, high: float) -> SmokeColumn:
    """Smoke so many sides high at so many pixels per side; the wind leans it to the right."""
    puffs, tall = _puffs(length), high * length
    room = puffs[-1].get_width() // 2
    left, right = room + round(tall * 0.1), round(tall * 0.4) + room
    foot, size = (left, round(tall) + room), (left + right, round(tall) + 2 * room)
    frames = []
    for frame in range(SMOKE_FRAMES):
        sheet = clear(size, _SMOKE)
        for number in reversed(range(PUFFS)):
            share = (number + frame / SMOKE_FRAMES) / PUFFS
            puff = _between(puffs, share)
            x = foot[0] + math.sin(share * 7) * tall * 0.11 * share + share * share * tall * 0.34
            sheet.blit(puff, puff.get_rect(center=(round(x), round(foot[1] - share * tall))))
        frames.append(sheet)
    seen = frames[0].get_bounding_rect().unionall([frame.get_bounding_rect() for frame in frames])
    frames = [frame.subsurface(seen).copy() for frame in frames]
    return SmokeColumn(tuple(frames), (foot[0] - seen.left, foot[1] - seen.top))


def _between(puffs: Sequence[pygame.Surface], share: float) -> pygame.Surface:
    return puffs[min(len(puffs) - 1, int(share * len(puffs)))]


def _puffs(length: int) -> list[pygame.Surface]:
    """From the small and dense to the large and thin, several sizes for each puff of a column."""
    found, most = [], PUFFS * 4
    for number in range(most):
        share = number / (most - 1)
        radius = max(2.0, (0.042 + 0.105 * share**0.8) * length)
        side, off = math.ceil(radius * 4), radius * 0.24
        puff = clear((side, side), _SMOKE)
        opacity = round(_DENSE * min(1.0, 0.35 + share * 8) * (1 - share) ** 0.9)
        pygame.draw.circle(puff, (*_SHADE, opacity // 2), (side / 2 + off, side / 2 + off), radius)
        pygame.draw.circle(puff, (*_SMOKE, opacity), (side / 2 - off / 2, side / 2 - off / 2), radius * 0.86)
        found.append(pygame.transform.gaussian_blur(puff, max(1, round(radius / 4))))
    return found
