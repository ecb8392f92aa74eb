"""How much room a page has: its bars, and the wood between them where cards lie."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import pygame

from hamlet.app.ui.frame_kind import FrameKind, kind_for


@dataclass(frozen=True, slots=True)
class Edges:
    """What bars and margins take of a page, in logical pixels."""

    top: int
    foot: int
    side: int
    gap: int


EDGES = {
    FrameKind.WIDE: Edges(88, 108, 42, 20),
    FrameKind.NORMAL: Edges(64, 60, 32, 10),
    FrameKind.COMPACT: Edges(56, 56, 16, 10),
}


@dataclass(frozen=True, slots=True)
class PageRoom:
    """A page in window pixels: the whole window, the two bars, and the area between them."""

    kind: FrameKind
    scale: float
    window: pygame.Rect
    top: pygame.Rect
    foot: pygame.Rect
    area: pygame.Rect

    def px(self, logical: float) -> int:
        """Logical pixels as window pixels."""
        return round(logical * self.scale)

    @property
    def side(self) -> int:
        """The margin at either side."""
        return self.px(EDGES[self.kind].side)

    @property
    def gap(self) -> int:
        """The room between two cards."""
        return self.px(16 if self.kind is FrameKind.WIDE else 12 if self.kind is FrameKind.NORMAL else 10)

    def pick(self, wide: float, normal: float, compact: float) -> int:
        """A measure in logical pixels that each layout has of its own, as window pixels."""
        return self.px({FrameKind.WIDE: wide, FrameKind.NORMAL: normal}.get(self.kind, compact))


def page_room(size: tuple[int, int], scale: float) -> PageRoom:
    """The room in a window of this size."""
    kind = kind_for(size, scale)
    edges, (width, height) = EDGES[kind], size
    top, foot, side, gap = (round(each * scale) for each in (edges.top, edges.foot, edges.side, edges.gap))
    return PageRoom(
        kind,
        scale,
        pygame.Rect(0, 0, width, height),
        pygame.Rect(0, 0, width, top),
        pygame.Rect(0, height - foot, width, foot),
        pygame.Rect(side, top + gap, width - 2 * side, height - top - foot - 2 * gap),
    )


def grid(area: pygame.Rect, columns: int, rows: int, gap: int) -> list[pygame.Rect]:
    """The places of a grid, row by row; together they fill the area to the pixel."""
    return [
        pygame.Rect(left, top, wide, high)
        for top, high in _shares(area.top, area.height, rows, gap)
        for left, wide in _shares(area.left, area.width, columns, gap)
    ]


def _shares(start: int, length: int, count: int, gap: int) -> list[tuple[int, int]]:
    edges = [start + (length + gap) * number // count for number in range(count + 1)]
    return [(edge, following - gap - edge) for edge, following in pairwise(edges)]


def centred(area: pygame.Rect, width: int, height: int) -> pygame.Rect:
    """A place in the middle of the area, no larger than it."""
    place = pygame.Rect(0, 0, min(width, area.width), min(height, area.height))
    place.center = area.center
    return place
