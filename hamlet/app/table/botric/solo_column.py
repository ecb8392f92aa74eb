"""The column beside the village in games against Botric: the person's card, short; his board; the log."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from hamlet.app.table.botric.his_panel import (
    BROAD,
    NARROW_HEIGHT,
    WIDE_HEIGHT,
    HisPanel,
    draw_broad,
    draw_narrow,
    draw_wide,
)
from hamlet.app.table.columns import EDGE, GAP, Place, log_place
from hamlet.app.table.look import Look
from hamlet.app.table.seat_panels import ALL_LINES, SeatDetail, draw_seat, seat_height
from hamlet.app.table.table_frame import FrameKind, TableFrame
from hamlet.app.view.botric import HisBoard
from hamlet.app.view.panels import Panels, SeatPanel

SHORT_LINES = 2
SHORT = {FrameKind.WIDE: 38 + 3 + 2 * 28 + 5, FrameKind.NORMAL: 36 + 3 + 2 * 26 + 4}
LOG_LEAST = 36
WIDE = 246


def solo_column(
    look: Look, frame: TableFrame, panels: Panels, board: HisBoard, shown: int | None, log_first: int
) -> list[Place]:
    """From above to below; the person's card in full takes its room from the log."""
    px, column = frame.px, frame.left
    width = column.width - px(2 * EDGE)
    room = round(column.height / frame.scale) - 2 * EDGE - GAP
    wide = frame.kind is FrameKind.WIDE
    height = WIDE_HEIGHT if wide else NARROW_HEIGHT
    places, top = [], column.top + px(EDGE)
    gap = px(GAP)
    for seat in panels.seats:
        left, wanted = column.left + px(EDGE), shown == seat.seat
        if seat.seat == board.seat:
            rect = pygame.Rect(left, top, width, px(height))
            draw = partial(draw_wide if wide else draw_narrow, look=look, shown=HisPanel(board, seat))
            places.append(Place("botric", rect, _key(look, board, seat, frame.kind), draw))
        else:
            rect, place = _person(
                look, frame, seat, pygame.Rect(left, top, width, px(room - height)), full=wanted
            )
            places.append(place)
        top = rect.bottom + gap
    rest = pygame.Rect(column.left + px(EDGE), top, width, column.bottom - px(EDGE) - top)
    if rest.height >= px(LOG_LEAST):
        places.append(log_place(look, frame, panels.log, rest, log_first))
    return places


def _person(
    look: Look, frame: TableFrame, seat: SeatPanel, room: pygame.Rect, *, full: bool
) -> tuple[pygame.Rect, Place]:
    """Head and two lines of numbers; where one asked for it, as much as there is room for."""
    kind, logical = frame.kind, round(room.width / frame.scale)
    detail, lines, height = SeatDetail.SHORT, SHORT_LINES, SHORT[kind]
    if full:
        for more in (SeatDetail.FULL, SeatDetail.SUPPLY, SeatDetail.SHORT):
            high = seat_height(look, seat, kind, more, logical)
            if frame.px(high) <= room.height:
                detail, lines, height = more, ALL_LINES, high
                break
    rect = pygame.Rect(room.left, room.top, room.width, frame.px(height))
    draw = partial(draw_seat, look=look, seat=seat, kind=kind, detail=detail, lines=lines)
    return rect, Place("seats", rect, ("seat", seat, detail, lines, kind), draw)


def his_drawer(look: Look, frame: TableFrame, panels: Panels, board: HisBoard) -> Place:
    """His whole board as a drawer at the left of the village; in low windows in two columns."""
    px, village = frame.px, frame.village
    tall = village.height >= px(WIDE_HEIGHT + 16)
    size = (WIDE, WIDE_HEIGHT) if tall else BROAD
    rect = pygame.Rect(village.left + px(8), village.top + px(8), px(size[0]), px(size[1]))
    seat = panels.seats[board.seat]
    draw = partial(draw_wide if tall else draw_broad, look=look, shown=HisPanel(board, seat))
    return Place("botric", rect, (*_key(look, board, seat, frame.kind), "drawer"), draw)


def _key(look: Look, board: HisBoard, seat: SeatPanel, kind: FrameKind) -> tuple[Hashable, ...]:
    return ("botric", board, seat, kind, look.pictures.version)
