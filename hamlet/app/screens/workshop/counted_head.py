"""A head with chips that count, and a word at the right."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import GAIN, INK, LOOK_AT_PAPER, MISTAKE_PAPER, MUTED, PAPER, Colour
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.kit.kit_pane import KitPane
from hamlet.values import dataclass

FILLS: dict[str, Colour] = {"green": GAIN, "gold": LOOK_AT_PAPER, "pink": MISTAKE_PAPER}
SIZE = 18


@dataclass(frozen=True, slots=True)
class CountedHead:
    """A title, chips, and a word that gives way where there is no room."""

    title: str
    chips: tuple[tuple[str, str], ...]
    told: str = ""
    size: int = 24

    def height(self, pane: KitPane, width: int) -> int:
        """What there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the left; the word from the right."""
        px, surface = pane.px, pane.surface
        written = draw_text(surface, self.title, rect, Role.TITLE, px(self.size), INK, PAPER)
        left = written.right + px(14)
        for words, look in self.chips:
            place = pygame.Rect(0, 0, measure(words, Role.LABEL, px(SIZE)) + px(20), px(28))
            place.midleft = (left, rect.centery)
            fill = FILLS[look]
            box(surface, place, fill, place.height / 2, INK, max(1, px(1.4)))
            draw_text(surface, words, place, Role.LABEL, px(SIZE), INK, fill, Align.CENTRE)
            left = place.right + px(10)
        if self.told and left + measure(self.told, Role.TEXT, px(SIZE)) <= rect.right:
            draw_text(surface, self.told, rect, Role.TEXT, px(SIZE), MUTED, PAPER, Align.RIGHT)
