"""Snow on buildings: thick on roofs, a band on whatever else looks up."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import rgb
from hamlet.app.art.shapes import Point

SNOW_LIT, SNOW_DARK = rgb("F8FBFE"), rgb("C4D4E2")
NO_EAVES = (-1, -1)
"""A slope that is white all over."""
_LEFT = 0.26  # the share of a slope above its eaves that stays bare
_TEETH = 7


def snow_on(slope: list[Point], eaves: tuple[int, int]) -> list[Point]:
    """What snow covers of a slope with four corners: all but a strip, jagged, along its eaves."""
    if eaves == NO_EAVES:
        return slope
    start, end = slope[eaves[0]], slope[eaves[1]]
    high_end, high_start = slope[(eaves[1] + 1) % 4], slope[(eaves[0] - 1) % 4]
    edge = []
    for k in range(_TEETH + 1):
        share = k / _TEETH
        up = _LEFT + (0.1 if k % 2 else -0.06)
        low = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        high = (
            high_start[0] + (high_end[0] - high_start[0]) * share,
            high_start[1] + (high_end[1] - high_start[1]) * share,
        )
        edge.append((low[0] + (high[0] - low[0]) * up, low[1] + (high[1] - low[1]) * up))
    return [*edge, high_end, high_start]


def lay_snow(surface: pygame.Surface, unit: float, line: float) -> None:
    """A band under every upper edge of the silhouette, before the picture is made smaller."""
    part = surface.subsurface(surface.get_bounding_rect(200))
    mask, (width, height) = pygame.mask.from_surface(part, 200), part.get_size()
    under, over = pygame.Mask((width, height)), pygame.Mask((width, height))
    under.draw(mask, (0, round(line * 0.9)))
    over.draw(mask, (0, round(line * 0.9) + max(3, round(unit * 0.026))))
    band = mask.overlap_mask(under, (0, 0))
    band.erase(over, (0, 0))
    part.blit(band.to_surface(setcolor=(*SNOW_LIT, 255), unsetcolor=(0, 0, 0, 0)), (0, 0))
