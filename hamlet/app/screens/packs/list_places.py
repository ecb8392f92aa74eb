"""What stands in the list beside packs: a free place, what was refused, and where one drops something."""

from __future__ import annotations

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, GLOW, INK, MISTAKE_PAPER, MISTAKE_TEXT, PAPER
from hamlet.app.art.severity import Severity, draw_severity
from hamlet.app.art.shapes import box, glow
from hamlet.app.art.type import Role, draw_text, draw_wrapped, fitting, line_height, measure, wrap
from hamlet.app.ids import Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

SMALL = 18


@dataclass(frozen=True, slots=True)
class FreePlace:
    """A frame of gold: here it would lie."""

    tall: int

    def height(self, pane: KitPane, width: int) -> int:
        """As every row."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Nothing but its edge."""
        glow(pane.surface, rect, pane.px(10), pane.px(7), GLOW)
        box(pane.surface, rect, art.WELL, pane.px(10), BANNER, pane.px(4))


@dataclass(frozen=True, slots=True)
class RefusedRow(Unmoved):
    """What was not installed, in red, with the reason; pressed, it goes."""

    id: Id
    name: str
    why: str
    hint: str

    def pressed(self) -> SetValue | None:
        """It was read."""
        return True

    def _lines(self, pane: KitPane, width: int) -> list[str]:
        return wrap(self.why, width - pane.px(112), Role.LABEL, pane.px(SMALL))

    def height(self, pane: KitPane, width: int) -> int:
        """Its name, and the lines of the reason."""
        return pane.px(52) + len(self._lines(pane, width)) * line_height(pane.px(SMALL))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """An octagon, the words, a cross."""
        px, surface = pane.px, pane.surface
        pane.control(self, rect, self.hint, lifts=True)
        box(surface, rect, MISTAKE_PAPER, px(10), MISTAKE_TEXT, px(2))
        draw_severity(surface, (rect.left + px(28), rect.top + px(30)), 15 * pane.scale, Severity.MISTAKE)
        room = rect.width - px(112)
        name = pygame.Rect(rect.left + px(56), rect.top + px(10), room, px(30))
        size = fitting(self.name, room, Role.TITLE, px(24), px(18))
        draw_text(surface, self.name, name, Role.TITLE, size, INK, MISTAKE_PAPER)
        why = pygame.Rect(name.left, name.bottom + px(2), room, rect.bottom - name.bottom)
        draw_wrapped(surface, self.why, why, Role.LABEL, px(SMALL), MISTAKE_TEXT, MISTAKE_PAPER)
        draw_icon(surface, "close", (rect.right - px(28), rect.top + px(28)), px(20))


@dataclass(frozen=True, slots=True)
class DropWell(Unmoved):
    """Where one may drop something; pressed, it asks for a path."""

    id: Id
    words: str
    tall: int

    def pressed(self) -> SetValue | None:
        """A path is asked for."""
        return True

    def height(self, pane: KitPane, width: int) -> int:
        """As a row."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """A dark hollow with a dashed edge."""
        px = pane.px
        pane.control(self, rect)
        art.well(pane.surface, rect, pane.scale)
        _dashed(pane, rect)
        size = fitting(self.words, rect.width - px(90), Role.TITLE, px(24), px(18))
        wide = measure(self.words, Role.TITLE, size)
        left = rect.centerx - (wide + px(44)) // 2
        draw_icon(pane.surface, "install", (left + px(14), rect.centery), px(28))
        words = pygame.Rect(left + px(44), rect.top, wide + px(4), rect.height)
        draw_text(pane.surface, self.words, words, Role.TITLE, size, PAPER, art.WELL)


def _dashed(pane: KitPane, rect: pygame.Rect) -> None:
    dash, gap, wide = pane.px(16), pane.px(8), max(2, pane.px(3))
    for left in range(rect.left, rect.right - dash, dash + gap):
        for top in (rect.top, rect.bottom - wide):
            pygame.draw.rect(pane.surface, BANNER, (left, top, dash, wide))
    for top in range(rect.top, rect.bottom - dash, dash + gap):
        for left in (rect.left, rect.right - wide):
            pygame.draw.rect(pane.surface, BANNER, (left, top, wide, dash))
