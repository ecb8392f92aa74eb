"""The bar above: where one is, the name of what is in hand, and whether it is saved."""

from __future__ import annotations

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.palette import BAR, BRASS_TEXT, PAPER
from hamlet.app.art.type import Role, draw_text, fitting, measure
from hamlet.app.kit.bars import CRUMB, TOP, TOP_BACK, PageTop
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.page_room import EDGES
from hamlet.app.kit.pressing import PressButton, draw_chip_at
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class WorkshopTop(PageTop):
    """Crumbs, a name that can be written anew, a chip, and controls at the right."""

    chip: str = ""
    rename: str = ""
    """What the pencil is called."""

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From both ends; crumbs give way first, then the chip."""
        px, wide = pane.px, self.kind is FrameKind.WIDE
        pane.group = TOP
        side = px(EDGES[self.kind].side)
        back = px(46 if wide else 40)
        place = pygame.Rect(rect.left + side, rect.centery - back // 2, back, back)
        PressButton(TOP_BACK, "", icon="back", face=Face.DARK).draw(pane, place)
        left, right = place.right + px(22 if wide else 14), self._draw_right(pane, rect, side)
        title = px({FrameKind.WIDE: 42, FrameKind.NORMAL: 30}.get(self.kind, 26))
        small = px({FrameKind.WIDE: 28, FrameKind.NORMAL: 21}.get(self.kind, 19))
        pencil, chip = px(44), self._chip_wide(pane)
        room = right - left - pencil
        crumb = f"{self.crumb} {CRUMB}" if self.crumb else ""
        named = measure(self.title, Role.TITLE, title)
        beside = measure(crumb, Role.BANNER, small) + px(14)
        if crumb and named + beside + chip <= room:
            written = draw_text(
                pane.surface, crumb, (left, rect.centery), Role.BANNER, small, BRASS_TEXT, BAR
            )
            left = written.right + px(12)
            room = right - left - pencil
        chipped = bool(self.chip) and min(named, px(180)) + chip <= room
        words = pygame.Rect(left, rect.top, max(0, room - (chip if chipped else 0)), rect.height)
        size = fitting(self.title, words.width, Role.TITLE, title, px(20))
        written = draw_text(pane.surface, self.title, words, Role.TITLE, size, PAPER, BAR)
        pen = pygame.Rect(min(written.right, words.right) + px(6), rect.centery - px(19), px(38), px(38))
        if self.rename:
            PressButton(ids.NAME, "", icon="pencil", face=Face.DARK, hint=self.rename).draw(pane, pen)
        if chipped:
            draw_chip_at(pane.surface, (pen.right + px(12), rect.centery), self.chip, "gold", pane.scale)

    def _chip_wide(self, pane: KitPane) -> int:
        px = pane.px
        return measure(self.chip, Role.LABEL, px(18)) + px(22 + 24) if self.chip else 0
