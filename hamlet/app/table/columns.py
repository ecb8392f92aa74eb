"""The columns beside the village: seats and log at the left; Church, Market and awards at the right."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.ids import PanelCommand
from hamlet.app.table.awards import (
    BRIEF,
    DISCS,
    HEAD,
    LINE,
    MILESTONES,
    NAMES,
    TIGHT,
    draw_awards,
    draw_awards_brief,
)
from hamlet.app.table.church_and_market import draw_church, draw_market, rows_height
from hamlet.app.table.log import draw_entries, draw_log, newest_first
from hamlet.app.table.look import Look
from hamlet.app.table.menu_panel import draw_menu, menu_bounds
from hamlet.app.table.seat_panels import draw_seat, fit_details
from hamlet.app.table.table_frame import FrameKind, TableFrame
from hamlet.app.ui.pane import DrawOnPane, Pane
from hamlet.app.view.panels import LogEntry, Panels

EDGE = 10
ROOMY = 36
GAP = 12
LOG_LEAST = {FrameKind.WIDE: 230, FrameKind.NORMAL: 108, FrameKind.COMPACT: 0}


@dataclass(frozen=True, slots=True)
class Place:
    """A panel with its place in the window, the key of what it shows, and how it is drawn."""

    group: str
    rect: pygame.Rect
    key: Hashable
    draw: DrawOnPane


def left_column(
    look: Look, frame: TableFrame, panels: Panels, shown: int | None, log_first: int
) -> list[Place]:
    """Seat cards as detailed as there is room for, then the log."""
    px, column = frame.px, frame.left
    acting = shown if shown is not None else panels.top.seat
    width = column.width - px(2 * EDGE)
    logical = round(column.height / frame.scale) - 2 * EDGE
    gap = GAP if frame.kind is FrameKind.WIDE else 10 if len(panels.seats) <= 2 else 6
    most = logical - LOG_LEAST[frame.kind] - gap
    details, heights = fit_details(
        look, panels.seats, frame.kind, round(width / frame.scale), most, acting, gap
    )
    places, top = [], column.top + px(EDGE)
    for seat, detail, height in zip(panels.seats, details, heights, strict=True):
        rect = pygame.Rect(column.left + px(EDGE), top, width, px(height))
        draw = partial(draw_seat, look=look, seat=seat, kind=frame.kind, detail=detail)
        places.append(Place("seats", rect, ("seat", seat, detail, frame.kind), draw))
        top = rect.bottom + px(gap)
    rest = pygame.Rect(column.left + px(EDGE), top, width, column.bottom - px(EDGE) - top)
    if rest.height >= px(36):
        places.append(log_place(look, frame, panels.log, rest, log_first))
    return places


def log_place(
    look: Look, frame: TableFrame, log: tuple[LogEntry, ...], rest: pygame.Rect, first: int
) -> Place:
    """The log with its heading, or its newest lines where there is little room."""
    if frame.kind is FrameKind.WIDE and rest.height >= frame.px(110):
        return Place("log", rest, ("log", log, first), partial(draw_log, look=look, log=log, first=first))
    last = tuple(entry for entry in log if not (entry.heading or entry.aside))[-6:]
    return Place("log", rest, ("log-brief", last), partial(_draw_log_brief, look=look, log=last))


def _draw_log_brief(pane: Pane, rect: pygame.Rect, look: Look, log: tuple[LogEntry, ...]) -> None:
    """The newest lines without a heading; the panel opens the whole log."""
    px = pane.px
    art.panel(pane.surface, rect, pane.scale)
    area = pygame.Rect(rect.left + px(8), rect.top + px(6), rect.width - px(14), rect.height - px(10))
    pane.surface.set_clip(area)
    shown = log or (LogEntry("{log} " + pane.label("table.log")),)
    draw_entries(pane, area, look, shown, whole=False, asides=False)
    pane.surface.set_clip(None)
    pane.hits.clear()
    # The newest entry may be longer than the panel.
    newest = [entry.text for _, entry in newest_first(log, asides=False)[:1]]
    pane.hit(PanelCommand("log"), rect, "\n".join([*newest, pane.label("table.log.whole")]))


def _spread(heights: list[tuple[int, int]], room: int) -> list[int]:
    """Heights between least and most that fill the room as far as they may."""
    spare = room - sum(least for least, _ in heights)
    wish = sum(most - least for least, most in heights)
    share = max(0.0, min(1.0, spare / wish)) if wish else 0.0
    return [round(least + (most - least) * share) for least, most in heights]


def _awards_bounds(panels: Panels, room: int, *, wide: bool) -> tuple[bool, tuple[int, int]]:
    """The roomiest form of the awards that still fits: in words or not, and its least and greatest height."""
    count, words = len(panels.awards), (HEAD + MILESTONES + NAMES, HEAD + MILESTONES)
    worded = [(low + count * TIGHT, low + count * 38) for low in words] if wide else []
    forms = [
        *worded,
        (HEAD + BRIEF + DISCS, HEAD + BRIEF + DISCS + 8),
        (BRIEF + DISCS - 4, BRIEF + DISCS + 4),
        (LINE, LINE),
    ]
    found = next((form for form in forms if form[0] <= room), forms[-1])
    return found in worded, found


def right_column(look: Look, frame: TableFrame, panels: Panels) -> list[Place]:
    """Church, Market, awards: rows as high as there is room for."""
    wide = frame.kind is FrameKind.WIDE
    church, sales = len(panels.church), len(panels.sales)
    logical = round(frame.right.height / frame.scale)
    gap, gaps = GAP if wide else 8, 4
    bounds = [
        (rows_height(church, 34, least=True), rows_height(church, 47)),
        (rows_height(sales, 34, 28, least=True), rows_height(sales, 50, 30)),
    ]
    room = logical - 4 * gap
    comfort = rows_height(church, ROOMY) + rows_height(sales, ROOMY, 30)
    if panels.lake is not None:
        spare = room - gap - LINE - sum(least for least, _ in bounds)
        menu = menu_bounds(len(panels.lake.menu), spare)
        room -= menu[0] + gap
    words, awards = _awards_bounds(panels, room - comfort, wide=wide)
    if awards[0] <= LINE or awards[0] > room - comfort:
        # Rather rows that stand close than milestones that are not seen.
        words, awards = _awards_bounds(panels, room - sum(least for least, _ in bounds), wide=wide)
    bounds = [*bounds, awards]
    if panels.lake is not None:
        bounds, gaps = [*bounds, menu], 5
    heights = _spread(bounds, logical - gaps * gap)
    drawn = _right_places(look, panels, words=words)
    edge = frame.px(EDGE if wide else 8)
    top, places = frame.right.top + frame.px(gap), []
    for (group, key, draw), height in zip(drawn, heights, strict=True):
        rect = pygame.Rect(frame.right.left + edge, top, frame.right.width - 2 * edge, frame.px(height))
        places.append(Place(group, rect, key, draw))
        top = rect.bottom + frame.px(gap)
    return places


def _right_places(look: Look, panels: Panels, *, words: bool) -> list[tuple[str, Hashable, DrawOnPane]]:
    prices, left = panels.prices, panels.sales_left
    show = draw_awards if words else draw_awards_brief
    menu: list[tuple[str, Hashable, DrawOnPane]] = []
    if panels.lake is not None:
        shown = (panels.lake.title, panels.lake.season, panels.lake.menu)
        menu = [("menu", ("menu", shown), partial(draw_menu, lake=panels.lake))]
    return [
        (
            "church",
            ("church", panels.church, panels.top.church_done),
            partial(draw_church, look=look, rows=panels.church, built=panels.top.church_done),
        ),
        (
            "market",
            ("market", panels.sales, prices, left),
            partial(draw_market, look=look, rows=panels.sales, prices=prices, left_over=left),
        ),
        (
            "awards",
            ("awards", panels.awards, panels.milestones, words),
            partial(show, look=look, awards=panels.awards, discs=panels.milestones),
        ),
        *menu,
    ]
