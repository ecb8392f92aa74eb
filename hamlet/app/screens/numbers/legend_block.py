"""What was played, and what the colours of the numbers mean, in the bar above."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import BAR, BASE_BAR, BRASS_TEXT, INK, NEW_TILE, PAPER, SOUND
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.kit.kit_pane import KitPane
from hamlet.values import dataclass

TEXT = 18


@dataclass(frozen=True, slots=True)
class LegendBlock:
    """A sentence, and below it three colours by name."""

    told: str
    new: str
    with_packs: str
    base: str

    def height(self, pane: KitPane, width: int) -> int:
        """Two lines."""
        return pane.px(56)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the right."""
        px = pane.px
        upper = pygame.Rect(rect.left, rect.top, rect.width, rect.height // 2)
        lower = pygame.Rect(rect.left, upper.bottom, rect.width, rect.height // 2)
        size = fitting(self.told, upper.width, Role.TEXT, px(TEXT + 1), px(TEXT))
        draw_text(pane.surface, self.told, upper, Role.TEXT, size, BRASS_TEXT, BAR, Align.RIGHT)
        right = rect.right
        for name, colour in ((self.base, BASE_BAR), (self.with_packs, SOUND), (self.new, NEW_TILE)):
            wide = measure(name, Role.LABEL, px(TEXT))
            if right - wide - px(34) < rect.left:
                break
            words = pygame.Rect(right - wide, lower.top, wide + 1, lower.height)
            draw_text(pane.surface, name, words, Role.LABEL, px(TEXT), PAPER, BAR)
            plate = pygame.Rect(words.left - px(34), lower.centery - px(7), px(26), px(15))
            box(pane.surface, plate, colour, px(4), INK, max(1, px(1.2)))
            right = plate.left - px(22)
