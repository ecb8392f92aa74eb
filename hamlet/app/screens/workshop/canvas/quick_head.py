"""The line above meters: what they are, what was played, and the button that plays."""

from __future__ import annotations

from typing import Final

import pygame

from hamlet.app.art.furniture import WELL
from hamlet.app.art.palette import BANNER, INK, MUTED, PAPER
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, fitting, measure
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.pressing import PressButton, draw_chip_at
from hamlet.values import dataclass

TITLE, TEXT = 24, 18
TALL: Final = 46
BUTTON: Final = 148
BAR: Final = 6


@dataclass(frozen=True, slots=True)
class QuickHead:
    """`told` from long to short; a chip where the tile was changed since; how far games are that go on."""

    title: str
    told: tuple[str, ...]
    button: PressButton
    chip: str = ""
    share: float | None = None

    def height(self, pane: KitPane, width: int) -> int:
        """A line."""
        return pane.px(TALL)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From both ends."""
        px = pane.px
        wide = max(px(BUTTON), self.button.wide(pane) - px(12))
        button = pygame.Rect(rect.right - wide, rect.top, wide, px(self.button.tall))
        self.button.draw(pane, button)
        line = pygame.Rect(rect.left, rect.top, button.left - px(10) - rect.left, px(self.button.tall))
        large = fitting(self.title, line.width, Role.TITLE, px(TITLE), px(TEXT))
        written = draw_text(pane.surface, self.title, line, Role.TITLE, large, INK, PAPER)
        left = written.right + px(10)
        if self.chip and left + measure(self.chip, Role.LABEL, px(TEXT)) + px(24) <= line.right:
            left = draw_chip_at(pane.surface, (left, line.centery), self.chip, "gold", pane.scale) + px(10)
        room, size = line.right - left, px(TEXT)
        told = next((each for each in self.told if measure(each, Role.TEXT, size) <= room), "")
        place = pygame.Rect(left, line.top, max(1, room), line.height)
        draw_text(pane.surface, told, place, Role.TEXT, size, MUTED, PAPER)
        if self.share is not None:
            bar = pygame.Rect(rect.left, line.bottom - px(2), line.width, px(BAR))
            box(pane.surface, bar, WELL, bar.height / 2)
            bar.width = max(bar.height, round(bar.width * self.share))
            box(pane.surface, bar, BANNER, bar.height / 2)
