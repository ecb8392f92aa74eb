"""Where everything stands on the title, in each of the three layouts."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.ui.frame_kind import FrameKind, kind_for


@dataclass(frozen=True, slots=True)
class TitleMeasures:
    """In logical pixels: letters, the column of the menu, its cards and lines, the foot."""

    letters: int
    letters_at: tuple[int, int]
    """The left end of the letters' base line."""
    banner: int
    menu: tuple[int, int, int]
    """Left, top, width."""
    first: int
    """The height of the first card, in gold."""
    card: int
    gap: int
    line: int
    foot: int
    side: int
    village: int
    """The pixels of a side of a tile, at least."""
    picture: tuple[int, int] | None = None


MEASURES = {
    FrameKind.WIDE: TitleMeasures(
        262, (92, 270), 38, (76, 414, 472), 128, 72, 16, 50, 34, 76, 112, (150, 104)
    ),
    FrameKind.NORMAL: TitleMeasures(
        180, (60, 172), 32, (48, 274, 380), 96, 60, 10, 36, 30, 48, 80, (108, 76)
    ),
    FrameKind.COMPACT: TitleMeasures(120, (40, 112), 28, (32, 186, 372), 80, 62, 8, 44, 28, 32, 60),
}


@dataclass(frozen=True, slots=True)
class TitleRoom:
    """The window, and how much room it has."""

    kind: FrameKind
    scale: float
    window: pygame.Rect

    @classmethod
    def of(cls, size: tuple[int, int], scale: float) -> TitleRoom:
        """The room in a window of this size."""
        return cls(kind_for(size, scale), scale, pygame.Rect((0, 0), size))

    @property
    def measures(self) -> TitleMeasures:
        """Those of the layout."""
        return MEASURES[self.kind]

    @property
    def compact(self) -> bool:
        """Whether there is room for the least only."""
        return self.kind is FrameKind.COMPACT

    def px(self, logical: float) -> int:
        """Logical pixels as window pixels."""
        return round(logical * self.scale)

    @property
    def letters(self) -> pygame.Rect:
        """What the letters cover."""
        left, base = self.measures.letters_at
        size = self.measures.letters
        return pygame.Rect(
            self.px(left), self.px(base - 0.78 * size), self.px(3.1 * size), self.px(1.05 * size)
        )

    @property
    def banner(self) -> pygame.Rect:
        """The line under the letters; its width is that of its words."""
        left, base = self.measures.letters_at
        top = base + round(0.27 * self.measures.letters)
        return pygame.Rect(self.px(left), self.px(top), 0, self.px(self.measures.banner))

    @property
    def menu(self) -> pygame.Rect:
        """The column of the menu, down to the foot."""
        left, top, width = (self.px(each) for each in self.measures.menu)
        return pygame.Rect(left, top, width, self.foot.top - self.px(6) - top)

    @property
    def foot(self) -> pygame.Rect:
        """The lowest line."""
        high, side = self.px(self.measures.foot), self.px(self.measures.side)
        return pygame.Rect(side, self.window.bottom - high - self.px(4), self.window.width - 2 * side, high)
