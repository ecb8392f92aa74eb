"""Where the parts of the page of files lie: three columns, or fewer of them behind tabs."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import pygame

from hamlet.app.kit.page_room import PageRoom
from hamlet.app.screens.workshop.tile_places import columns, stacked
from hamlet.app.ui.frame_kind import FrameKind

FILES, YAML, CHECKS, SIDE = "files", "yaml", "checks", "side"
TABS: Final = {FrameKind.NORMAL: (SIDE, CHECKS), FrameKind.COMPACT: (FILES, YAML, SIDE, CHECKS)}
TABS_TALL: Final = 42


def tabs_place(area: pygame.Rect, room: PageRoom) -> pygame.Rect | None:
    """Where the tabs lie: above the right column, or above all."""
    if room.kind is FrameKind.WIDE:
        return None
    if room.kind is FrameKind.COMPACT:
        return pygame.Rect(area.left, area.top, area.width, room.px(TABS_TALL))
    right = _columns(area, room)[2]
    return pygame.Rect(right.left, right.top, right.width, room.px(TABS_TALL))


def file_places(area: pygame.Rect, room: PageRoom, tab: str) -> dict[str, pygame.Rect]:
    """The place of every part that is seen."""
    if room.kind is FrameKind.COMPACT:
        return {tab: _below_tabs(area, room)}
    left, middle, right = _columns(area, room)
    if room.kind is FrameKind.WIDE:
        there: Collection[str] = (CHECKS, SIDE)
        return {FILES: left, YAML: middle, **stacked(right, ((CHECKS, 250), (SIDE, 0)), there, room)}
    return {FILES: left, YAML: middle, tab: _below_tabs(right, room)}


def _columns(area: pygame.Rect, room: PageRoom) -> list[pygame.Rect]:
    wide = room.kind is FrameKind.WIDE
    left, right, gap = (400, 560, room.px(12)) if wide else (270, 360, room.px(8))
    middle = area.width - room.px(left) - room.px(right) - 2 * gap
    return columns(area, (room.px(left), middle, 0), gap)


def _below_tabs(area: pygame.Rect, room: PageRoom) -> pygame.Rect:
    taken = room.px(TABS_TALL + 8)
    return pygame.Rect(area.left, area.top + taken, area.width, area.height - taken)
