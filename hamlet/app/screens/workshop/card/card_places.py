"""Where the parts of a card's page lie: in three columns, with tabs, or one at a time with a drawer."""

from __future__ import annotations

from typing import Final

import pygame

from hamlet.app.kit.page_room import PageRoom
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.values import dataclass

STAGE, FORM = 516, 704
NORMAL_STAGE, NORMAL_SIDE = 280, 372
TABS, TABLE, CHECKS = 46, 262, 190
DRAWER = 316
LEAST_LIST: Final = 110


@dataclass(frozen=True, slots=True)
class CardPlaces:
    """Rectangles in window pixels; one without a width is not seen now."""

    form: pygame.Rect
    stage: pygame.Rect
    tabs: pygame.Rect
    side: pygame.Rect
    """Where one of the tabs lies, or all that they show, one below the other."""
    drawer: bool = False
    """Whether the stage is pulled out beside the rest, and put away again."""

    @property
    def tabbed(self) -> bool:
        """Whether only one thing at a time has room at the side."""
        return bool(self.tabs.width)


NOWHERE: Final = pygame.Rect(0, 0, 0, 0)


def card_places(room: PageRoom, area: pygame.Rect, *, drawn: bool, table: bool) -> CardPlaces:
    """For each layout; `drawn`: the drawer is open; `table`: there is something to be seen on the table."""
    if room.kind is FrameKind.WIDE:
        return _wide(room, area)
    if room.kind is FrameKind.NORMAL:
        return _normal(room, area, tabbed=table)
    return _compact(room, area, drawn=drawn)


def _wide(room: PageRoom, area: pygame.Rect) -> CardPlaces:
    px, gap = room.px, room.gap
    whole = px(STAGE + FORM) + gap
    share = min(1.0, (area.width - whole - gap) / px(560))
    stage = pygame.Rect(area.left, area.top, round(px(STAGE) * max(0.8, min(1.0, share))), area.height)
    form = pygame.Rect(stage.right + gap, area.top, px(FORM), area.height)
    side = pygame.Rect(form.right + gap, area.top, area.right - form.right - gap, area.height)
    return CardPlaces(form, stage, NOWHERE, side)


def _normal(room: PageRoom, area: pygame.Rect, *, tabbed: bool) -> CardPlaces:
    px, gap = room.px, room.gap
    stage = pygame.Rect(area.left, area.top, px(NORMAL_STAGE), area.height)
    tabs = pygame.Rect(area.right - px(NORMAL_SIDE), area.top, px(NORMAL_SIDE), px(TABS))
    side = pygame.Rect(tabs.left, tabs.bottom + px(8), tabs.width, area.bottom - tabs.bottom - px(8))
    form = pygame.Rect(stage.right + gap, area.top, tabs.left - stage.right - 2 * gap, area.height)
    if not tabbed:
        return CardPlaces(form, stage, NOWHERE, pygame.Rect(tabs.left, area.top, tabs.width, area.height))
    return CardPlaces(form, stage, tabs, side)


def _compact(room: PageRoom, area: pygame.Rect, *, drawn: bool) -> CardPlaces:
    px = room.px
    tabs = pygame.Rect(area.left, area.top, area.width, px(TABS))
    below = pygame.Rect(area.left, tabs.bottom + px(6), area.width, area.bottom - tabs.bottom - px(6))
    if not drawn:
        return CardPlaces(below, NOWHERE, tabs, below, drawer=True)
    stage = pygame.Rect(below.right - px(DRAWER), below.top, px(DRAWER), below.height)
    below.width -= stage.width + px(8)
    return CardPlaces(below, stage, tabs, below, drawer=True)
