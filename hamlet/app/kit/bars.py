"""The two bars of a page: where one is above, what one can do below."""

from __future__ import annotations

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.palette import BAR, BRASS_TEXT, PAPER
from hamlet.app.art.type import Align, Role, draw_text, fit, fitting, measure
from hamlet.app.ids import ControlId
from hamlet.app.kit.blocks import Block
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.page_room import EDGES
from hamlet.app.kit.pressing import PressButton
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.values import dataclass

BACK = ControlId("back")
"""Back, wherever it stands: Escape does the same."""
CRUMB = "\u203a"
TOP, FOOT = "top", "foot"
TOP_BACK = ControlId("back", "top")
Sized = tuple[Block, int]
"""A block and its width in logical pixels."""


@dataclass(frozen=True, slots=True)
class PageTop:
    """Title and crumb, and at the right a sentence or controls."""

    title: str
    kind: FrameKind
    crumb: str = ""
    told: str = ""
    controls: tuple[Sized, ...] = ()

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From both ends."""
        px, wide = pane.px, self.kind is FrameKind.WIDE
        pane.group = TOP
        side = px(EDGES[self.kind].side)
        back = px(46 if wide else 40)
        place = pygame.Rect(rect.left + side, rect.centery - back // 2, back, back)
        PressButton(TOP_BACK, "", icon="back", face=Face.DARK).draw(pane, place)
        left, right = place.right + px(24 if wide else 16), self._draw_right(pane, rect, side)
        title = px({FrameKind.WIDE: 42, FrameKind.NORMAL: 32}.get(self.kind, 28))
        crumb = px({FrameKind.WIDE: 28, FrameKind.NORMAL: 22}.get(self.kind, 20))
        named = min(measure(self.title, Role.TITLE, title), max(0, right - left))
        above = f"{fit(self.crumb, right - left - named - 2 * px(14), Role.BANNER, crumb)} {CRUMB}"
        if self.crumb and measure(above, Role.BANNER, crumb) + named < right - left:
            written = draw_text(
                pane.surface,
                above,
                (left, rect.centery),
                Role.BANNER,
                crumb,
                BRASS_TEXT,
                BAR,
            )
            left = written.right + px(14)
        words = pygame.Rect(left, rect.top, max(0, right - left), rect.height)
        size = fitting(self.title, words.width, Role.TITLE, title, px(20))
        draw_text(pane.surface, self.title, words, Role.TITLE, size, PAPER, BAR)

    def _draw_right(self, pane: KitPane, rect: pygame.Rect, side: int) -> int:
        """What stands at the right; returns where it begins."""
        px, right = pane.px, rect.right - side
        for block, wide in reversed(self.controls):
            high = block.height(pane, px(wide))
            block.draw(pane, pygame.Rect(right - px(wide), rect.centery - high // 2, px(wide), high))
            right -= px(wide + 16)
        if self.told and self.kind is not FrameKind.COMPACT:
            size = px(19)
            start = right - measure(self.told, Role.TEXT, size)
            draw_text(
                pane.surface, self.told, (right, rect.centery), Role.TEXT, size, BRASS_TEXT, BAR, Align.RIGHT
            )
            right = start - px(16)
        return right


@dataclass(frozen=True, slots=True)
class PageFoot:
    """Back, the line of keys, other blocks, and at the right the main button."""

    back: str
    kind: FrameKind
    keys: str = ""
    blocks: tuple[Sized, ...] = ()
    main: PressButton | None = None
    main_wide: int = 388

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From both ends, in the middle of the bar."""
        px = pane.px
        pane.group = FOOT
        wide = self.kind is FrameKind.WIDE
        side, high = px(EDGES[self.kind].side), px(50 if wide else 42)
        back = pygame.Rect(rect.left + side, rect.centery - high // 2, px(166 if wide else 140), high)
        PressButton(BACK, self.back, "Esc").draw(pane, back)
        right = rect.right - side
        if self.main is not None:
            tall = px({FrameKind.WIDE: 72, FrameKind.NORMAL: 50}.get(self.kind, 44))
            span = px(self.main_wide if wide else min(self.main_wide, 260))
            self.main.draw(pane, pygame.Rect(right - span, rect.centery - tall // 2, span, tall))
            right -= span + px(16)
        for block, span in reversed(self.blocks):
            tall = block.height(pane, px(span))
            block.draw(pane, pygame.Rect(right - px(span), rect.centery - tall // 2, px(span), tall))
            right -= px(span + 16)
        left = back.right + px(24)
        if self.keys and measure(self.keys, Role.TEXT, px(18)) <= right - left:
            words = pygame.Rect(left, rect.top, right - left, rect.height)
            size = fitting(self.keys, words.width, Role.TEXT, px(19), px(18))
            draw_text(pane.surface, self.keys, words, Role.TEXT, size, BRASS_TEXT, BAR)
