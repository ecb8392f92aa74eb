"""A choice turned through: what is chosen, between an arrow to the one before and one to the next."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import CARD, DISABLED, INK
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fitting
from hamlet.app.ids import Id, StepId
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

SIDE = 34


@dataclass(frozen=True, slots=True)
class TurnLine(Unmoved):
    """One of several where there is room for one alone; after the last comes the first."""

    id: Id
    options: tuple[tuple[str, str], ...]
    """Each with its value and its words."""
    chosen: str
    hint: str = ""
    tall: int = 40

    @property
    def current(self) -> SetValue | None:
        """What is chosen."""
        return self.chosen

    def stepped(self, by: int) -> SetValue | None:
        """The one before or the next."""
        values = [value for value, _ in self.options]
        if not values:
            return None
        return values[(values.index(self.chosen) + by) % len(values)] if self.chosen in values else values[0]

    def pressed(self) -> SetValue | None:
        """Enter and a click go on."""
        return self.stepped(1)

    def height(self, pane: KitPane, width: int) -> int:
        """As it says."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The words in the middle, an arrow at either end."""
        px, surface, several = pane.px, pane.surface, len(self.options) > 1
        pane.control(self, rect, self.hint)
        ground = CARD if several else DISABLED
        box(surface, rect, ground, px(9), INK, px(2))
        shown = dict(self.options).get(self.chosen, "")
        words = rect.inflate(-2 * px(SIDE if several else 8), 0)
        size = fitting(shown, words.width, Role.NUMBER, px(20), px(18))
        draw_text(surface, shown, words, Role.NUMBER, size, INK, ground, Align.CENTRE)
        if not several:
            return
        for by, left in ((-1, rect.left), (1, rect.right - px(SIDE))):
            place = pygame.Rect(left, rect.top, px(SIDE), rect.height)
            x, y, half = place.centerx, place.centery, px(6)
            tip = (x + by * half, y)
            pygame.draw.polygon(surface, INK, [tip, (x - by * half, y - half), (x - by * half, y + half)])
            pane.cell(StepId(self.id, by), place)
