"""The outlines of icons as one meets them: 32 pixels wide, laid over each other by their middles."""

from __future__ import annotations

from functools import cache

import pygame

from hamlet.app.art.icons import silhouette
from hamlet.app.art.palette import WHITE

SIDE = 32
_FINE = 8  # pixels per unit of the icons' grid, before they are made small


@cache
def outline_of(name: str) -> pygame.Mask:
    """The solid part of an icon at 32 pixels, its cuts left open."""
    large = silhouette(name, _FINE).to_surface(setcolor=(*WHITE, 255), unsetcolor=(*WHITE, 0))
    return pygame.mask.from_surface(pygame.transform.smoothscale(large, (SIDE, SIDE)), 127)


def _box(mask: pygame.Mask) -> pygame.Rect:
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])


def overlap(first: str, second: str) -> float:
    """The share that two outlines have in common: of each other where they lie, and middle on middle."""
    one, two = outline_of(first), outline_of(second)
    (x1, y1), (x2, y2) = _box(one).center, _box(two).center
    return max(shared(one, two, (0, 0)), shared(one, two, (x1 - x2, y1 - y2)))


def shared(one: pygame.Mask, two: pygame.Mask, shift: tuple[int, int]) -> float:
    """What is solid in both, of what is solid in either."""
    both = one.overlap_area(two, shift)
    return both / (one.count() + two.count() - both)
