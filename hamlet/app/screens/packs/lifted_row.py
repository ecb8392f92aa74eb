"""A row in the hand: it hangs a little askew, and the others make room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from hamlet.app.art.shapes import shadow
from hamlet.app.kit.kit_pieces import KitPiece

ASKEW: Final = -1.2  # degrees
LIFT: Final = 4


class LiftedRow:
    """The picture of a row, and where the hand holds it."""

    def __init__(
        self, pack: str, piece: KitPiece, held: tuple[int, int], at: tuple[int, int], scale: float
    ) -> None:
        self.pack = pack
        self.held = held
        self.at = at
        whole = piece.surface.copy()
        ground = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
        row = pygame.Rect((piece.margin, piece.margin), piece.size)
        shadow(ground, row, round(10 * scale), round(10 * scale), round(14 * scale))
        ground.blit(whole, (0, 0))
        self.picture = pygame.transform.rotozoom(ground, ASKEW, 1.0)
        self._size = whole.get_size()
        self._margin = piece.margin
        self._lift = round(LIFT * scale)

    def draw(self, surface: pygame.Surface) -> None:
        """Under the hand, a little higher than it would lie."""
        left = self.at[0] - self.held[0] - self._margin
        top = self.at[1] - self.held[1] - self._margin - self._lift
        whole = pygame.Rect((left, top), self._size)
        surface.blit(self.picture, self.picture.get_rect(center=whole.center))


def place_among(middles: Sequence[int], at: int) -> int:
    """Before which of these rows, by their middles, something lies; the first one never gives way."""
    return max(1, sum(middle < at for middle in middles))
