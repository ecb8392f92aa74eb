"""Steppers: a number between less and more."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import DARK_WOOD, DISABLED, INK, PAPER, ROW_LIT
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
    icon: str = ""
    """What is counted, behind the number."""


def draw_steps(pane: Pane, whole: pygame.Rect, steps: DrawnSteps) -> tuple[pygame.Rect, pygame.Rect]:
    """Dark less and more, each pale where it goes no further, the number between them; where both are."""
    px, surface, clip = pane.px, pane.surface, pane.surface.get_clip()
    box(surface, whole, INK, px(9))
    inner, side = whole.inflate(-px(4), -px(4)), min(px(36), whole.width * 3 // 10)
    less = pygame.Rect(whole.left, whole.top, side, whole.height)
    more = pygame.Rect(whole.right - side, whole.top, side, whole.height)
    for place, sign, free in ((less, "minus", steps.less), (more, "plus", steps.more)):
        surface.set_clip(place.clip(clip))
        box(surface, inner, DARK_WOOD if free else DISABLED, px(7))
        surface.set_clip(clip)
        draw_icon(surface, sign, place.center, px(18), opacity=255 if free else 110)
    face = pygame.Rect(less.right, inner.top, more.left - less.right, inner.height)
    ground = ROW_LIT if steps.lit else PAPER
    pygame.draw.rect(surface, worn(ground), face)
    for left in (face.left - px(2), face.right):
        pygame.draw.rect(surface, INK, (left, face.top, px(2), face.height))
    beside = px(28) if steps.icon else 0
    size = fitting(steps.shown, face.width - px(4) - beside, Role.NUMBER, px(22), px(18))
    number = pygame.Rect(face.left, face.top, face.width - beside, face.height)
    written = draw_text(surface, steps.shown, number, Role.NUMBER, size, INK, ground, Align.CENTRE)
    if steps.icon:
        draw_icon(surface, steps.icon, (written.right + px(16), face.centery), px(23))
    return less, more


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
    icon: str = ""
    left: bool = False
    """Whether it stands at the left of its place."""

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
        whole = pygame.Rect(0, 0, min(rect.width, pane.px(self.wide)), pane.px(SIZE[1]))
        if self.left:
            whole.midleft = rect.midleft
        else:
            whole.midright = rect.midright
        pane.control(self, whole, self.why_not or self.hint, enabled=able)
        less, more = (able and self.stepped(by) != self.value for by in (-1, 1))
        shown = self.shown or str(self.value)
        places = draw_steps(pane, whole, DrawnSteps(shown, less, more, self.changed, self.icon))
        for by, place in zip((-1, 1), places, strict=True):
            pane.cell(StepId(self.id, by), place, self.why_not, enabled=able)
