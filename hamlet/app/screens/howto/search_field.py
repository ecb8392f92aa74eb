"""The field in which words of the rules are looked for."""

from __future__ import annotations

import pygame

from hamlet.app.art.furniture import WELL
from hamlet.app.art.palette import BAR, BRASS, BRASS_TEXT
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.typing_fields import TextField
from hamlet.values import dataclass

SLASH = "/"


@dataclass(frozen=True, slots=True)
class SearchField(TextField):
    """A field with a remark at its right end."""

    note: str = ""

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The remark stands where the letters of a query do not come to."""
        TextField.draw(self, pane, rect)
        px, size = pane.px, pane.px(18)
        cap = pygame.Rect(rect.right - px(50), rect.centery - px(14), px(32), px(28))
        box(pane.surface, cap, BAR, px(6), BRASS, max(1, px(1.5)))
        draw_text(pane.surface, SLASH, cap, Role.LABEL, size, BRASS_TEXT, BAR, Align.CENTRE)
        if self.note:
            wide = measure(self.note, Role.TEXT, size)
            place = pygame.Rect(cap.left - px(12) - wide, rect.top, wide, rect.height)
            draw_text(pane.surface, self.note, place, Role.TEXT, size, BRASS_TEXT, WELL)
