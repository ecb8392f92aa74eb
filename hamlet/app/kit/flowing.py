"""Things of many widths in lines: as many in a line as have room, then the next one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Protocol

import pygame

from hamlet.app.kit.kit_pane import KitPane


def flowing(widths: Iterable[int], room: int, gap: int) -> Iterator[tuple[int, int]]:
    """The line of each, and where it begins there."""
    line, left = 0, 0
    for wide in widths:
        if left and left + wide > room:
            line, left = line + 1, 0
        yield line, left
        left += wide + gap


def lines_of(places: Iterable[tuple[int, int]]) -> int:
    """How many lines there are; one at least."""
    return 1 + max((line for line, _ in places), default=0)


class FlowingCell(Protocol):
    """Something as wide as it says, in logical pixels."""

    @property
    def wide(self) -> int:
        """How wide it is."""

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """In its place."""


class FlowingCells:
    """Cells of one height; a block that derives from it holds them and says how they stand."""

    __slots__ = ()

    tall: ClassVar[int] = 44
    gap: ClassVar[int] = 8
    above: ClassVar[int] = 8
    """Room over the first line, for what sticks out of cells; the same at the right."""

    def flowing(self) -> Sequence[FlowingCell]:
        """The cells."""
        raise NotImplementedError

    def height(self, pane: KitPane, width: int) -> int:
        """All lines, and the room above them."""
        lines = lines_of(self._places(pane, width))
        return lines * pane.px(self.tall) + (lines - 1) * pane.px(self.gap) + pane.px(self.above)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the left."""
        px = pane.px
        for cell, (line, left) in zip(self.flowing(), self._places(pane, rect.width), strict=True):
            top = rect.top + px(self.above) + line * px(self.tall + self.gap)
            cell.draw(pane, pygame.Rect(rect.left + left, top, px(cell.wide), px(self.tall)))

    def _places(self, pane: KitPane, width: int) -> Iterator[tuple[int, int]]:
        """The line of each cell, and where it begins."""
        widths = (pane.px(cell.wide) for cell in self.flowing())
        return flowing(widths, width - pane.px(self.above), pane.px(self.gap))
