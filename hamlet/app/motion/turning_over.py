"""Something flat on the table that turns over: squeezed to nothing, then wide again with its other side."""

from __future__ import annotations

import math

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, DISABLED, PAPER, mix
from hamlet.app.art.shapes import box
from hamlet.app.board.easing import ease_in_out

FACE_UP, FACE_DOWN = mix(BANNER, PAPER, 0.6), DISABLED
HALF = 0.5


def draw_turning(
    surface: pygame.Surface, rect: pygame.Rect, sign: str, share: float, scale: float, *, up: bool
) -> None:
    """What lies there is its new side; `sign` and `up` tell of the one before."""
    rect = rect.clip(surface.get_rect())
    if not rect.width or not rect.height:
        return
    way = ease_in_out(share)
    side = surface.subsurface(rect).copy()
    if way < HALF:
        box(side, side.get_rect(), FACE_UP if up else FACE_DOWN, 8 * scale)
        draw_icon(side, sign, side.get_rect().center, round(min(rect.size) * 0.7))
    wide = max(1, round(rect.width * abs(math.cos(math.pi * way))))
    surface.fill(PAPER, rect)
    squeezed = pygame.transform.smoothscale(side, (wide, rect.height))
    surface.blit(squeezed, squeezed.get_rect(center=rect.center))
