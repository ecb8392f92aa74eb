"""How much of a village is drawn: all of it, or, where that would fill the memory, what is near the eye."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from hamlet.app.art.tile.artist import TileArt
from hamlet.app.board.layer import CELL, Layer
from hamlet.app.board.studio import Studio
from hamlet.engine.village import Placed, Village

WHOLE_BYTES = 22_000_000
"""So much the tiles of a village take that is drawn as a whole, run-length encoded."""
AHEAD = CELL
"""Pixels beyond the layer, all around, that are drawn before it comes there."""


class Reaching:
    """What of a village is drawn, and kept in memory as long as it is seen."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._asked: object = None

    def around(self, covered: pygame.Rect, village: Village, length: int) -> pygame.Rect | None:
        """What of the map is drawn where a layer covers so much; from now on there is room for it."""
        reach = reach_around(covered, self._studio.tiles, village.tiles, length)
        self._studio.kept.most = room_for(reach)
        return reach

    def has_left(self, layer: Layer, village: Village) -> bool:
        """Whether a layer has come to a part of the village for which other pictures are wanted."""
        if layer.composition is None:
            return False
        reach = layer.composition.reach
        asked = (village, reach, layer.left, layer.top, layer.length)
        if asked == self._asked:
            return False
        left = reach != self.around(layer.rect, village, layer.length)
        self._asked = None if left else asked
        return left


def reach_around(
    covered: pygame.Rect, art: TileArt, tiles: Iterable[Placed], length: int
) -> pygame.Rect | None:
    """What of the map is drawn around the part that a layer covers; None: all of it."""
    area = 0.0
    for placed in tiles:
        bounds = art.plan(placed.tile, placed.rotation).bounds
        area += bounds.width * bounds.height
    if area * length * length * 2 <= WHOLE_BYTES:
        return None
    return covered.inflate(2 * AHEAD, 2 * AHEAD)


def room_for(reach: pygame.Rect | None) -> int:
    """The bytes that all pictures of a reach take, and some that were seen before."""
    return (
        WHOLE_BYTES * 3 // 2 if reach is None else max(WHOLE_BYTES * 3 // 2, reach.width * reach.height * 10)
    )
