"""Where the parts of a tile's page lie: three columns, or fewer of them behind tabs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import pygame

from hamlet.app.kit.page_room import PageRoom
from hamlet.app.ui.frame_kind import FrameKind

CANVAS, SEASONS, NUMBERS, FORM, TRY, CHECKS, YAML = (
    "canvas",
    "seasons",
    "numbers",
    "form",
    "try",
    "checks",
    "yaml",
)
SHAPE, VALUES, CHECK = "shape", "values", "check"
TABS: Final = {FrameKind.NORMAL: (TRY, CHECKS, YAML), FrameKind.COMPACT: (SHAPE, VALUES, CHECK)}
"""What of the page is chosen to be seen, where not all of it has room."""
TABS_TALL: Final = 42
Column = Sequence[tuple[str, int]]
"""Parts from top to bottom with their heights in logical pixels; one takes what is left."""


def stacked(
    area: pygame.Rect, column: Column, there: Collection[str], room: PageRoom
) -> dict[str, pygame.Rect]:
    """The places of those parts of a column that are there."""
    parts = [(name, room.px(tall)) for name, tall in column if name in there]
    gap = room.px(14 if room.kind is FrameKind.WIDE else 8)
    spare = area.height - sum(tall for _, tall in parts) - gap * max(0, len(parts) - 1)
    open_ = next((name for name, tall in parts if not tall), parts[-1][0] if parts else "")
    found, top = {}, area.top
    for name, tall in parts:
        high = tall + spare if name == open_ else tall
        found[name] = pygame.Rect(area.left, top, area.width, max(1, high))
        top += high + gap
    return found


def columns(area: pygame.Rect, widths: Sequence[int], gap: int) -> list[pygame.Rect]:
    """Areas side by side; the last one takes what is left."""
    found, left = [], area.left
    for number, wide in enumerate(widths):
        span = wide if number + 1 < len(widths) else area.right - left
        found.append(pygame.Rect(left, area.top, span, area.height))
        left += wide + gap
    return found


def tile_places(
    area: pygame.Rect, room: PageRoom, there: Collection[str], tab: str
) -> dict[str, pygame.Rect]:
    """The place of every part that is seen."""
    return _PLACED[room.kind](area, room, there, tab)


def tabs_place(area: pygame.Rect, room: PageRoom) -> pygame.Rect | None:
    """Where the tabs lie: above the right column, or above all."""
    if room.kind is FrameKind.WIDE:
        return None
    if room.kind is FrameKind.COMPACT:
        return pygame.Rect(area.left, area.top, min(area.width, room.px(480)), room.px(TABS_TALL))
    right = columns(area, _normal(room), room.px(8))[2]
    return pygame.Rect(right.left, right.top, right.width, room.px(TABS_TALL))


def _wide(area: pygame.Rect, room: PageRoom, there: Collection[str], tab: str) -> dict[str, pygame.Rect]:
    left, middle, right = columns(area, (room.px(700), room.px(510), 0), room.px(12))
    return {
        **stacked(left, ((CANVAS, 0), (SEASONS, 148), (NUMBERS, 182)), there, room),
        FORM: middle,
        **stacked(right, ((TRY, 328), (CHECKS, 182), (YAML, 0)), there, room),
    }


def _normal(room: PageRoom) -> tuple[int, int, int]:
    return (room.px(460), room.px(404), 0)


def _normal_places(
    area: pygame.Rect, room: PageRoom, there: Collection[str], tab: str
) -> dict[str, pygame.Rect]:
    left, middle, right = columns(area, _normal(room), room.px(8))
    below = _below_tabs(right, room)
    shown = ((TRY, 0), (NUMBERS, 190)) if tab == TRY else ((tab, 0),)
    return {
        **stacked(left, ((CANVAS, 0), (SEASONS, 120)), there, room),
        FORM: middle,
        **stacked(below, shown, there, room),
    }


def _compact_places(
    area: pygame.Rect, room: PageRoom, there: Collection[str], tab: str
) -> dict[str, pygame.Rect]:
    below = _below_tabs(area, room)
    if tab == VALUES:
        return {FORM: below}
    left, right = columns(below, (below.width * 11 // 20, 0), room.px(8))
    if tab == SHAPE:
        if not {SEASONS, TRY} & set(there):
            return {CANVAS: below}
        return {CANVAS: left, **stacked(right, ((TRY, 0), (SEASONS, 130)), there, room)}
    return {
        **stacked(left, ((CHECKS, 0), (NUMBERS, 182)), there, room),
        **stacked(right, ((YAML, 0),), there, room),
    }


def _below_tabs(area: pygame.Rect, room: PageRoom) -> pygame.Rect:
    taken = room.px(TABS_TALL + 8)
    return pygame.Rect(area.left, area.top + taken, area.width, area.height - taken)


_PLACED: Final = {
    FrameKind.WIDE: _wide,
    FrameKind.NORMAL: _normal_places,
    FrameKind.COMPACT: _compact_places,
}
