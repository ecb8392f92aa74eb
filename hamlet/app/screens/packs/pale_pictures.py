"""Pictures of packs that are off, and of those that cannot be drawn."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import CARD, ROW_EDGE, mix
from hamlet.app.art.severity import Severity, draw_severity
from hamlet.app.kit.blocks import PicturePainter
from hamlet.values import dataclass

PALE = (196, 190, 180)


@dataclass(frozen=True, slots=True)
class PalePicture:
    """A picture as it is, or grey for what is off."""

    picture: PicturePainter
    on: bool

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """Into its place."""
        self.picture(surface, rect, scale)
        if not self.on:
            grey = pygame.transform.grayscale(surface.subsurface(rect))
            grey.fill(PALE, special_flags=pygame.BLEND_RGB_MULT)
            surface.blit(grey, rect)


@dataclass(frozen=True, slots=True)
class StrangePicture:
    """Stripes, and a triangle: nobody knows what this looks like."""

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """Over all of the place."""
        light, dark = mix(CARD, ROW_EDGE, 0.5), mix(CARD, ROW_EDGE, 0.8)
        surface.fill(dark, rect)
        step = max(6, round(14 * scale))
        for left in range(rect.left - rect.height, rect.right, 2 * step):
            corners = [
                (left, rect.bottom),
                (left + step, rect.bottom),
                (left + step + rect.height, rect.top),
                (left + rect.height, rect.top),
            ]
            pygame.draw.polygon(surface, light, corners)
        draw_severity(surface, rect.center, rect.height * 0.2, Severity.LOOK_AT)
