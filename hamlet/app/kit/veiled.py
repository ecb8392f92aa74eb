"""A block behind a veil: it is not what counts just now."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import PAPER
from hamlet.app.kit.blocks import Block
from hamlet.app.kit.kit_pane import KitPane
from hamlet.values import dataclass

OPACITY = 120


@dataclass(frozen=True, slots=True)
class Veiled:
    """The block, pale; hands can still do what it offers."""

    block: Block

    def height(self, pane: KitPane, width: int) -> int:
        """As high as it is."""
        return self.block.height(pane, width)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """It, and paper over it."""
        self.block.draw(pane, rect)
        around = rect.inflate(2 * pane.px(4), 2 * pane.px(5))
        veil = pygame.Surface(around.size, pygame.SRCALPHA)
        veil.fill((*PAPER, OPACITY))
        pane.surface.blit(veil, around)
