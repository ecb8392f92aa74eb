"""Rows that are drawn once: a list of many is put together anew whenever one of them changes."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.kit_pieces import KitPieces
from hamlet.app.screens.packs.pack_row import PackRow


@dataclass(frozen=True)
class KeptRow:
    """A row, drawn already if it looked the same before."""

    row: PackRow
    pieces: KitPieces = field(compare=False, repr=False)

    def height(self, pane: KitPane, width: int) -> int:
        """As high as the row."""
        return self.row.height(pane, width)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Its picture, and all that can be chosen on it."""

        def draw(fresh: KitPane, place: pygame.Rect) -> None:
            fresh.group = pane.group
            self.row.draw(fresh, place)

        piece = self.pieces.get((self.row, pane.group), rect.size, pane.scale, draw)
        piece.put(pane.surface, rect.topleft)
        pane.hits.extend(hit.moved(*rect.topleft) for hit in piece.hits)
        pane.controls.extend(control.moved(*rect.topleft) for control in piece.controls)
