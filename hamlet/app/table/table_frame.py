"""Where the table's parts stand: three layouts, chosen by the logical size of the window."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from hamlet.app.ui.frame_kind import FrameKind, kind_for

__all__ = ["FrameKind", "TableFrame", "frame_for", "kind_for"]


@dataclass(frozen=True, slots=True)
class Measures:
    """How much the edges of a layout take."""

    top: int
    dock: int
    left: int
    right: int


MEASURES = {
    FrameKind.WIDE: Measures(48, 152, 264, 320),
    FrameKind.NORMAL: Measures(40, 128, 168, 248),
    FrameKind.COMPACT: Measures(40, 120, 0, 48),
}


@dataclass(frozen=True, slots=True)
class TableFrame:
    """One layout in window pixels; the five parts cover the window without overlap."""

    kind: FrameKind
    scale: float
    window: pygame.Rect
    top: pygame.Rect
    dock: pygame.Rect
    left: pygame.Rect
    right: pygame.Rect
    village: pygame.Rect
    notice: pygame.Rect
    """Over the village, where there is something that must not be missed."""
    regions: dict[str, pygame.Rect] = field(init=False, compare=False)
    """The parts that there are, by name."""

    def __post_init__(self) -> None:
        found = {"top": self.top, "left": self.left, "right": self.right, "dock": self.dock}
        found["notice"] = self.notice
        shown = {name: rect for name, rect in found.items() if rect.width and rect.height} | {
            "village": self.village
        }
        object.__setattr__(self, "regions", shown)

    @property
    def key(self) -> tuple[FrameKind, float, tuple[int, int]]:
        """What tells two frames apart."""
        return self.kind, self.scale, self.window.size

    def px(self, logical: float) -> int:
        """Logical pixels as window pixels."""
        return round(logical * self.scale)


def frame_for(size: tuple[int, int], scale: float, notice: int = 0) -> TableFrame:
    """The layout of a window of this size in pixels, with room for a notice of this height."""
    kind = kind_for(size, scale)
    measures = MEASURES[kind]
    width, height = size
    top, dock, left, right = (
        round(each * scale) for each in (measures.top, measures.dock, measures.left, measures.right)
    )
    middle = height - top - dock
    return TableFrame(
        kind,
        scale,
        pygame.Rect(0, 0, width, height),
        pygame.Rect(0, 0, width, top),
        pygame.Rect(0, height - dock, width, dock),
        pygame.Rect(0, top, left, middle),
        pygame.Rect(width - right, top, right, middle),
        pygame.Rect(left, top + notice, width - left - right, middle - notice),
        pygame.Rect(left, top, width - left - right, notice),
    )
