"""Marks that lie over the village for a while: each at its thing, over no sign and over no other mark."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.board.canvas import Canvas

_TURNS = 12
_RINGS = 7


class Floating:
    """Gives out places for marks in one picture of the village."""

    def __init__(self, canvas: Canvas) -> None:
        self._area = canvas.eye.rect
        self._taken = canvas.sign_rects()

    def take(self, rect: pygame.Rect) -> None:
        """Something lies there already."""
        self._taken.append(rect)

    def place(self, size: tuple[int, int], spots: Iterable[Point]) -> pygame.Rect | None:
        """The first of these spots at which a mark covers nothing; None if there is none."""
        for spot in spots:
            rect = _around(spot, size)
            if self._area.contains(rect) and rect.collidelist(self._taken) < 0:
                self._taken.append(rect)
                return rect
        return None

    def place_anyhow(self, size: tuple[int, int], spots: Sequence[Point]) -> pygame.Rect:
        """Such a spot, or the one at which least is covered."""
        free = self.place(size, spots)
        if free is not None:
            return free
        rect = min((_around(spot, size) for spot in spots), key=self._covered)
        self._taken.append(rect)
        return rect

    def _covered(self, rect: pygame.Rect) -> int:
        parts = [rect.clip(self._taken[number]) for number in rect.collidelistall(self._taken)]
        out_of_view = _size(rect) - _size(rect.clip(self._area))
        return sum(map(_size, parts)) + out_of_view


def _size(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def _around(spot: Point, size: tuple[int, int]) -> pygame.Rect:
    rect = pygame.Rect((0, 0), size)
    rect.center = round(spot[0]), round(spot[1])
    return rect


def about(thing: pygame.Rect, size: tuple[int, int], gap: int) -> Iterator[Point]:
    """Spots around a thing for a mark of some size: below, above, beside, then farther away."""
    x, y = thing.center
    across, down = (thing.width + size[0]) / 2 + gap, (thing.height + size[1]) / 2 + gap
    yield from ((x, y + down), (x, y - down), (x + across, y), (x - across, y))
    for ring in range(_RINGS):
        for turn in range(_TURNS):
            angle = math.tau * (turn / _TURNS + 0.25)
            far = 1 + 0.35 * ring
            yield x + math.cos(angle) * across * far, y + math.sin(angle) * down * far


def from_middle(centre: Point, step: int, most: int = 6) -> list[Point]:
    """Spots from a point outward, the nearest first."""
    shifts = [(a * step, b * step) for a in range(-most, most + 1) for b in range(-most, most + 1)]
    shifts.sort(key=lambda by: (by[0] ** 2 + by[1] ** 2, by))
    return [(centre[0] + across, centre[1] + down) for across, down in shifts]


@contextmanager
def under(canvas: Canvas, signs: Sequence[pygame.Rect], marks: Sequence[pygame.Rect]) -> Iterator[None]:
    """What is drawn meanwhile in the boxes of some marks goes under these signs."""
    view = canvas.surface.get_rect().clip(canvas.eye.rect)
    seen = [rect.clip(view) for rect in signs if rect.collidelist(marks) >= 0]
    kept = [(canvas.surface.subsurface(rect).copy(), rect) for rect in seen if rect.width and rect.height]
    yield
    canvas.surface.fblits(kept)
