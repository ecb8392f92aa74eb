"""Steppers: a number between less and more."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import DARK_WOOD, INK, PAPER, ROW_LIT, mix
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fitting
from hamlet.app.ids import Id, StepId
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

SIZE = (120, 42)


@dataclass(frozen=True, slots=True)
class StepperBlock(Unmoved):
    """A whole number; at its limits one more step only shakes it."""

    id: Id
    value: int
    least: int
    most: int
    shown: str = ""
    """In words, where the number says less."""
    changed: bool = False
    why_not: str = ""
    hint: str = ""
    wide: int = SIZE[0]

    @property
    def current(self) -> SetValue | None:
        """The number."""
        return self.value

    def stepped(self, by: int) -> SetValue | None:
        """One less or more, as far as it goes."""
        return None if self.why_not else max(self.least, min(self.most, self.value + by))

    def height(self, pane: KitPane, width: int) -> int:
        """As every stepper."""
        return pane.px(SIZE[1])

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """At the right of its place: dark less and more, pale in the middle."""
        px, surface, able = pane.px, pane.surface, not self.why_not
        whole = pygame.Rect(0, 0, min(rect.width, px(self.wide)), px(SIZE[1]))
        whole.midright = rect.midright
        pane.control(self, whole, self.why_not or self.hint, enabled=able)
        box(surface, whole, DARK_WOOD if able else mix(DARK_WOOD, PAPER, 0.6), px(9), INK, px(2))
        side = px(36)
        face = pygame.Rect(whole.left + side, whole.top + px(2), whole.width - 2 * side, whole.height - px(4))
        ground = ROW_LIT if self.changed else PAPER
        pygame.draw.rect(surface, ground, face)
        for left in (face.left - px(2), face.right):
            pygame.draw.rect(surface, INK, (left, face.top, px(2), face.height))
        words = self.shown or str(self.value)
        size = fitting(words, face.width - px(4), Role.NUMBER, px(22), px(18))
        draw_text(surface, words, face, Role.NUMBER, size, INK, ground, Align.CENTRE)
        for by, sign, left in ((-1, "minus", whole.left), (1, "plus", face.right)):
            place = pygame.Rect(left, whole.top, side, whole.height)
            free = able and self.stepped(by) != self.value
            draw_icon(surface, sign, place.center, px(18), opacity=255 if free else 110)
            pane.cell(StepId(self.id, by), place, self.why_not, enabled=able)
