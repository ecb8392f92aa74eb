"""A card with more parts than it has room for: how far it is scrolled, and what leads to the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import pygame

from hamlet.app.art.palette import BRASS_DARK, INK, PAPER
from hamlet.app.art.shapes import box, polygon
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ids import Id, PanelCommand
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import Pane

UP, DOWN = PanelCommand("scroll", "up"), PanelCommand("scroll", "down")
OPPOSITE: Final[Mapping[Id | None, PanelCommand]] = {UP: DOWN, DOWN: UP}
TEXT = 18
MORE = 28  # logical pixels of the button that leads to more
ARROW = 12


def hits_in(hits: Iterable[HitRegion], window: pygame.Rect, least: int) -> Iterator[HitRegion]:
    """What is seen as a whole; of what is higher than the window, as much as is seen."""
    for hit in hits:
        if window.contains(hit.bounds):
            yield hit
        elif hit.bounds.height > window.height:
            seen = hit.bounds.clip(window)
            if seen.height >= min(least, window.height):
                yield replace(hit, shape=seen)


def draw_scrolling(
    pane: Pane, window: pygame.Rect, most: int, scroll: int, seen: Sequence[pygame.Rect]
) -> None:
    """A thumb at the edge; where parts leave blank paper at an end, a button that leads to the others."""
    whole = window.height + most
    thumb = pygame.Rect(window.right - pane.px(5), 0, pane.px(4), max(pane.px(24), window.height**2 // whole))
    thumb.top = window.top + (window.height - thumb.height) * scroll // most
    box(pane.surface, thumb, BRASS_DARK, pane.px(2))
    first = min((part.top for part in seen), default=window.bottom)
    last = max((part.bottom for part in seen), default=window.top)
    above = pygame.Rect(window.left, window.top, window.width, first - window.top)
    below = pygame.Rect(window.left, last, window.width, window.bottom - last)
    if scroll:
        _draw_end(pane, window, above, UP)
    if scroll < most:
        _draw_end(pane, window, below, DOWN)


def _draw_end(pane: Pane, window: pygame.Rect, blank: pygame.Rect, what: PanelCommand) -> None:
    """A button in the blank paper; where that is too little, only a place at the thumb's end."""
    told = pane.label("table.scroll.down" if what == DOWN else "table.scroll.up")
    if blank.height >= pane.px(MORE + 4):
        pane.hit(what, _draw_more(pane, blank, what), told, z=3)
        return
    place = pygame.Rect(window.right - pane.px(18), window.top, pane.px(18), pane.px(26))
    place.bottom = window.bottom if what == DOWN else place.bottom
    pane.hit(what, place, told, z=3)


def _draw_more(pane: Pane, blank: pygame.Rect, what: PanelCommand) -> pygame.Rect:
    px, words = pane.px, pane.label("table.scroll.more")
    place = pygame.Rect(0, 0, measure(words, Role.LABEL, px(TEXT)) + px(ARROW + 30), px(MORE))
    place.center = blank.center
    box(pane.surface, place, PAPER, px(MORE / 2), BRASS_DARK, px(1.5))
    text = pygame.Rect(place.left + px(12), place.top, place.width - px(ARROW + 30), place.height)
    draw_text(pane.surface, words, text, Role.LABEL, px(TEXT), INK, PAPER, Align.LEFT)
    x, y, half = place.right - px(12 + ARROW / 2), place.centery, px(ARROW) / 2
    way = 1 if what == DOWN else -1
    corners = [(x - half, y - way * half / 2), (x + half, y - way * half / 2), (x, y + way * half / 2)]
    polygon(pane.surface, corners, BRASS_DARK)
    return place
