"""Meters: a number in large figures, a bar with marks of what is usual, and a line that tells the marks."""

from __future__ import annotations

from typing import Final

import pygame

from hamlet.app.art.palette import (
    BANNER,
    BASE_BAR,
    HEALTHY,
    INK,
    LOOK_AT_TEXT,
    MUTED,
    NEW_TILE,
    PAPER,
    ROW_DONE,
    ROW_EDGE,
    Colour,
)
from hamlet.app.art.shapes import box, disc
from hamlet.app.art.type import Role, draw_text, fitting, measure
from hamlet.app.kit.kit_pane import KitPane
from hamlet.values import dataclass

TEXT: Final = 18
FIGURES: Final = 27
GAP: Final = 18
BAR: Final = 12


@dataclass(frozen=True, slots=True)
class MeterView:
    """One meter: all shares of its bar from 0 to 1; `titles` and `told` from long to short."""

    titles: tuple[str, ...]
    figures: str
    told: tuple[str, ...]
    filled: float | None = None
    """How far the bar is filled."""
    usual: tuple[float, float] | None = None
    """Between which marks others lie."""
    bounds: tuple[float, float] | None = None
    """Drawn as a line with a disc in place of a filled bar."""
    odd: bool = False
    """Whether it is too much or too little."""


@dataclass(frozen=True, slots=True)
class MetersBlock:
    """Meters side by side."""

    views: tuple[MeterView, ...]

    def height(self, pane: KitPane, width: int) -> int:
        """Four lines."""
        return pane.px(104)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """In equal parts."""
        gap = pane.px(GAP if rect.width > pane.px(500) else GAP // 2)
        wide = (rect.width - gap * (len(self.views) - 1)) // max(1, len(self.views))
        for number, view in enumerate(self.views):
            _draw_meter(
                pane, pygame.Rect(rect.left + number * (wide + gap), rect.top, wide, rect.height), view
            )


def _draw_meter(pane: KitPane, rect: pygame.Rect, view: MeterView) -> None:
    px = pane.px
    title = pygame.Rect(rect.left, rect.top, rect.width, px(24))
    _write(pane, title, view.titles, MUTED)
    figures = pygame.Rect(rect.left, title.bottom, rect.width, px(34))
    colour = LOOK_AT_TEXT if view.odd else INK
    size = fitting(view.figures, rect.width, Role.TITLE, px(FIGURES), px(TEXT))
    draw_text(pane.surface, view.figures, figures, Role.TITLE, size, colour, PAPER)
    bar = pygame.Rect(rect.left, figures.bottom + px(6), rect.width, px(BAR))
    _draw_bar(pane, bar, view)
    _write(pane, pygame.Rect(rect.left, bar.bottom + px(4), rect.width, px(24)), view.told, MUTED)


def _write(pane: KitPane, rect: pygame.Rect, options: tuple[str, ...], colour: Colour) -> None:
    """The longest that has room."""
    size = pane.px(TEXT)
    told = next((each for each in options if measure(each, Role.TEXT, size) <= rect.width), options[-1])
    draw_text(pane.surface, told, rect, Role.TEXT, size, colour, PAPER)


def _draw_bar(pane: KitPane, bar: pygame.Rect, view: MeterView) -> None:
    px, edge = pane.px, max(1, pane.px(1.4))

    def at(share: float) -> int:
        return bar.left + round(bar.width * max(0.0, min(1.0, share)))

    box(pane.surface, bar, ROW_DONE, bar.height / 2, ROW_EDGE, edge)
    if view.usual is not None:
        low, high = (at(each) for each in view.usual)
        band = pygame.Rect(low, bar.top - px(1), max(px(4), high - low), bar.height + px(2))
        box(pane.surface, band, HEALTHY if view.bounds is not None else BASE_BAR, px(3), INK, edge)
    if view.filled is None:
        return
    if view.bounds is None:
        fill = pygame.Rect(
            bar.left, bar.top + px(2), max(px(5), at(view.filled) - bar.left), bar.height - px(4)
        )
        box(pane.surface, fill, NEW_TILE, fill.height / 2, INK, edge)
        return
    low, high = (at(each) for each in view.bounds)
    thick = max(2, px(3))
    box(pane.surface, pygame.Rect(low, bar.centery - thick // 2, max(1, high - low), thick), INK, 0)
    for end in (low, high):
        box(pane.surface, pygame.Rect(end - thick // 2, bar.centery - px(6), thick, px(12)), INK, 0)
    disc(pane.surface, (at(view.filled), bar.centery), px(8), BANNER if view.odd else NEW_TILE, INK, px(1.8))
