"""The table under a part of the village, with its shadow and the ground around it, and nothing on it."""

from __future__ import annotations

from dataclasses import replace

import pygame

from hamlet.app.board.display_list import Composition
from hamlet.app.board.layer import Layer, cells_of
from hamlet.app.board.planks import Planks

MOST_BYTES = 2_400_000  # four parts as they are in a village seen whole, or one seen from near


class BareTable:
    """Parts of the table, the newest of them kept."""

    def __init__(self) -> None:
        self._planks = Planks()
        self._kept: dict[object, pygame.Surface] = {}

    def knows(self, composition: Composition, rect: pygame.Rect) -> bool:
        """Whether a part of it need not be painted anew."""
        return _key(composition, rect) in self._kept

    def under(self, composition: Composition, rect: pygame.Rect) -> pygame.Surface:
        """What is seen in a part of the map under everything that lies in it, to draw on."""
        key = _key(composition, rect)
        found = self._kept.pop(key, None) or self._painted(composition, rect)
        self._kept[key] = found
        while len(self._kept) > 1 and sum(map(_bytes_of, self._kept.values())) > MOST_BYTES:
            del self._kept[next(iter(self._kept))]
        return found.copy()

    def _painted(self, composition: Composition, rect: pygame.Rect) -> pygame.Surface:
        if composition.look is not None:
            self._planks.light = composition.look.light.table
        layer = Layer(self._planks)
        layer.allocate(rect.size)
        layer.begin(replace(composition, items=(), rects=[]), rect)
        layer.paint(cells_of(rect))
        return layer.surface.subsurface(rect.move(-layer.left, -layer.top)).copy()


def _bytes_of(part: pygame.Surface) -> int:
    return part.get_pitch() * part.get_height()


def _key(composition: Composition, rect: pygame.Rect) -> tuple[object, ...]:
    return composition.length, composition.look, composition.outlines, tuple(rect)
