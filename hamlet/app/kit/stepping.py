"""Steppers: a number between less and more."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import DARK_WOOD, INK, PAPER, ROW_LIT, mix
from hamlet.app.art.panel_tones import worn
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fitting
from hamlet.app.ids import Id, StepId
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.ui.pane import Pane
from hamlet.values import dataclass

SIZE = (120, 42)


@dataclass(frozen=True, slots=True)
class DrawnSteps:
    """What a stepper shows: its number, whether there is less and more, whether it is another than usual."""

    shown: str
    less: bool
    more: bool
    lit: bool = False


def draw_steps(pane: Pane, whole: pygame.Rect, steps: DrawnSteps) -> tuple[pygame.Rect, pygame.Rect]:
    """Dark less and more, pale in the middle; where less and more are."""
    px, surface = pane.px, pane.surface
    able = steps.less or steps.more
    box(surface, whole, DARK_WOOD if able else mix(DARK_WOOD, PAPER, 0.6), px(9), INK, px(2))
    side = whole.width * 3 // 10
    face = pygame.Rect(whole.left + side, whole.top + px(2), whole.width - 2 * side, whole.height - px(4))
    ground = ROW_LIT if steps.lit else PAPER
    pygame.draw.rect(surface, worn(ground), face)
    for left in (face.left - px(2), face.right):
        pygame.draw.rect(surface, INK, (left, face.top, px(2), face.height))
    size = fitting(steps.shown, face.width - px(4), Role.NUMBER, px(22), px(18))
    draw_text(surface, steps.shown, face, Role.NUMBER, size, INK, ground, Align.CENTRE)
    places = (
        pygame.Rect(whole.left, whole.top, side, whole.height),
        pygame.Rect(0, whole.top, side, whole.height),
    )
    places[1].right = whole.right
    for place, sign, free in zip(places, ("minus", "plus"), (steps.less, steps.more), strict=True):
        draw_icon(surface, sign, place.center, px(18), opacity=255 if free else 90)
    return places


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
        """At the right of its place."""
        able = not self.why_not
        whole = pygame.Rect(0, 0, min(rect.width, pane.px(SIZE[0])), pane.px(SIZE[1]))
        whole.midright = rect.midright
        pane.control(self, whole, self.why_not or self.hint, enabled=able)
        less, more = (able and self.stepped(by) != self.value for by in (-1, 1))
        shown = self.shown or str(self.value)
        places = draw_steps(pane, whole, DrawnSteps(shown, less, more, self.changed))
        for by, place in zip((-1, 1), places, strict=True):
            pane.cell(StepId(self.id, by), place, self.why_not, enabled=able)
