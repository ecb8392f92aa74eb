"""Blocks one below the other, and two such stacks side by side."""

from __future__ import annotations

import pygame

from hamlet.app.kit.blocks import Block, stack_height
from hamlet.app.kit.kit_pane import KitPane
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class Stacked:
    """Blocks one below the other, as one."""

    blocks: tuple[Block, ...]
    gap: int = 8

    def height(self, pane: KitPane, width: int) -> int:
        """All of them."""
        return stack_height(pane, self.blocks, width, pane.px(self.gap))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the top, each as high as it is."""
        top = rect.top
        for block in self.blocks:
            high = block.height(pane, rect.width)
            block.draw(pane, pygame.Rect(rect.left, top, rect.width, high))
            top += high + pane.px(self.gap)


@dataclass(frozen=True, slots=True)
class TopBeside:
    """Two stacks side by side, both from the top."""

    left: Stacked
    right: Stacked
    wide: int
    """Of the right one, in logical pixels."""
    gap: int = 30

    def _widths(self, pane: KitPane, width: int) -> tuple[int, int]:
        return width - pane.px(self.wide + self.gap), pane.px(self.wide)

    def height(self, pane: KitPane, width: int) -> int:
        """The higher one."""
        left, right = self._widths(pane, width)
        return max(self.left.height(pane, left), self.right.height(pane, right))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Both."""
        left, right = self._widths(pane, rect.width)
        self.left.draw(pane, pygame.Rect(rect.left, rect.top, left, rect.height))
        self.right.draw(pane, pygame.Rect(rect.right - right, rect.top, right, rect.height))
