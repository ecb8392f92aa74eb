"""What closes a chapter: how it is done at the table, and the chapters before and after."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import GAIN, GREEN, INK, MUTED, PAPER, WHITE, mix
from hamlet.app.art.rich import plain
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, measure
from hamlet.app.ids import Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.screens.howto.found_words import TextLook, draw_asked, text_height
from hamlet.values import dataclass

TIP = mix(GAIN, WHITE, 0.62)


@dataclass(frozen=True, slots=True)
class TipBlock:
    """How it is done at the table, in green."""

    markup: str
    size: int

    def height(self, pane: KitPane, width: int) -> int:
        """Its lines in their frame."""
        look = TextLook(Role.TEXT, pane.px(self.size), INK, TIP)
        return text_height(self.markup, width - pane.px(72), look) + pane.px(24)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The lamp, then the words."""
        px = pane.px
        box(pane.surface, rect, TIP, px(8), GREEN, px(2))
        draw_icon(pane.surface, "hint", (rect.left + px(30), rect.centery), px(28))
        look = TextLook(Role.TEXT, px(self.size), INK, TIP)
        area = pygame.Rect(rect.left + px(56), rect.top + px(12), rect.width - px(72), rect.height)
        draw_asked(pane.surface, self.markup, area, look)


@dataclass(frozen=True, slots=True)
class WayOn(Unmoved):
    """The chapter before or after, at the foot of the page."""

    id: Id
    label: str
    onward: bool

    def pressed(self) -> SetValue | None:
        """One goes there."""
        return True

    def height(self, pane: KitPane, width: int) -> int:
        """Its lines."""
        look = TextLook(Role.LABEL, pane.px(19), INK, PAPER)
        return text_height(plain(self.label), width, look) + pane.px(10)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """What comes next stands at the right, in ink."""
        look = TextLook(Role.LABEL, pane.px(19), INK if self.onward else MUTED, PAPER)
        pane.control(self, rect)
        area = pygame.Rect(rect.left, rect.top + pane.px(5), rect.width, rect.height)
        if self.onward:
            wide = min(rect.width, measure(self.label, look.role, look.size) + 2)
            area = pygame.Rect(rect.right - wide, area.top, wide, area.height)
        draw_asked(pane.surface, plain(self.label), area, look)
