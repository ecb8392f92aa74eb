"""Soft shadows of tiles on the table, worked out for one cell at a time at a quarter of the size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from hamlet.app.art.shapes import Point, clear

SHADE = (14, 8, 4, 165)
DROP = (0.06, 0.11)  # in sides, to the lower right
_SMALL = 4
_PAD = 32  # pixels around the cell that its blur may see; a multiple of _SMALL


def reach(length: float) -> int:
    """How far from a tile its shadow may be seen, in pixels."""
    return round(length * 0.32) + 2


def paint_shadows(
    surface: pygame.Surface,
    cell: pygame.Rect,
    at: tuple[int, int],
    outlines: Iterable[Sequence[Point]],
    length: float,
) -> None:
    """Shade the cell of the map under outlines given in pixels of the map."""
    size = ((cell.width + 2 * _PAD) // _SMALL, (cell.height + 2 * _PAD) // _SMALL)
    small = clear(size, SHADE[:3])
    left, top = cell.left - _PAD - DROP[0] * length, cell.top - _PAD - DROP[1] * length
    for outline in outlines:
        pygame.draw.polygon(small, SHADE, [((x - left) / _SMALL, (y - top) / _SMALL) for x, y in outline])
    soft = pygame.transform.gaussian_blur(small, max(1, min(6, round(length * 0.06 / _SMALL))))
    whole = pygame.transform.smoothscale(soft, (size[0] * _SMALL, size[1] * _SMALL))
    surface.blit(whole, at, (_PAD, _PAD, cell.width, cell.height))
