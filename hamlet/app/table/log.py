"""The log: what happened, newest first, each line with its seat's symbol."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import groupby

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_symbol
from hamlet.app.art.palette import BRASS, INK, MUTED, PAPER
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import thin_line
from hamlet.app.art.type import Align, Role, draw_text, line_height, measure
from hamlet.app.ids import LogId, PanelCommand
from hamlet.app.table.look import Look
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import LogEntry

TEXT = 18
GAP = 4
HEADING = 26


def lines_height(entry: LogEntry, width: int, px: int) -> int:
    """How high an entry is in window pixels; `px` is the text size in window pixels."""
    return measure_rich(entry.text, width, Role.TEXT, px)[1]


@lru_cache(maxsize=16)
def newest_first(log: tuple[LogEntry, ...], *, asides: bool = True) -> tuple[tuple[int, LogEntry], ...]:
    """The log turned round, each round's heading still above its lines; with each entry's own number.

    What is told of one step keeps its order; without asides, only what came of it is told, in short.
    """
    found: list[tuple[int, LogEntry]] = []
    lines: list[tuple[int, LogEntry]] = []
    told = list(enumerate(log))
    if not asides:
        told = [(number, _in_short(entry)) for number, entry in told if not entry.aside]
    steps = [list(step) for _, step in groupby(told, key=lambda each: (each[1].heading, each[1].of))]
    for step in reversed(steps):
        if step[0][1].heading:
            found += [*step, *lines] if lines else []
            lines = []
        else:
            lines += step if step[0][1].of >= 0 else step[::-1]
    return (*found, *lines)


def _in_short(entry: LogEntry) -> LogEntry:
    return replace(entry, text=entry.short) if entry.short else entry


def draw_log(pane: Pane, rect: pygame.Rect, look: Look, log: tuple[LogEntry, ...], first: int = 0) -> None:
    """The log's panel, beginning with entry `first`; only whole entries are shown."""
    px = pane.px
    art.panel(pane.surface, rect, pane.scale)
    top = art.heading(pane.surface, rect, pane.label("table.log"), "log", scale=pane.scale)
    area = pygame.Rect(rect.left + px(10), top, rect.width - px(20), rect.bottom - top - px(8))
    draw_entries(pane, area, look, log, first, asides=False)
    pane.hit(
        PanelCommand("log"),
        pygame.Rect(rect.left, rect.top, rect.width, top - rect.top),
        pane.label("table.log.whole"),
    )


def draw_entries(
    pane: Pane,
    area: pygame.Rect,
    look: Look,
    log: tuple[LogEntry, ...],
    first: int = 0,
    *,
    whole: bool = True,
    asides: bool = True,
) -> int:
    """Entries from the top of the area as long as they fit whole; returns how many.

    Where not all must be whole, the first is told as far as its lines go.
    """
    y = area.top
    turned = newest_first(log, asides=asides)
    for shown, (number, entry) in enumerate(turned[first:]):
        height = entry_height(pane, entry, area.width)
        if y + height > area.bottom:
            height = (area.bottom - y) // line_height(pane.px(TEXT)) * line_height(pane.px(TEXT))
            if not whole and not shown and height > 0:
                _draw_entry(pane, pygame.Rect(area.left, y, area.width, height), look, entry, number)
            return shown
        _draw_entry(pane, pygame.Rect(area.left, y, area.width, height), look, entry, number)
        y += height + pane.px(GAP)
    return len(turned) - first


def entry_height(pane: Pane, entry: LogEntry, width: int) -> int:
    """How high an entry is in a column of this width, in window pixels."""
    if entry.heading:
        return pane.px(HEADING)
    return lines_height(entry, width - _indent(pane, entry), pane.px(TEXT))


def _indent(pane: Pane, entry: LogEntry) -> int:
    """What the symbol and the dot of news take of a line."""
    return pane.px(36 if entry.news else 22)


def _draw_entry(pane: Pane, rect: pygame.Rect, look: Look, entry: LogEntry, number: int) -> None:
    px, size = pane.px, pane.px(TEXT)
    if entry.heading:
        half = measure(entry.text, Role.LABEL, size) // 2 + px(8)
        for left, right in ((rect.left, rect.centerx - half), (rect.centerx + half, rect.right)):
            line = pygame.Rect(left, rect.centery, max(0, right - left), max(1, px(1)))
            thin_line(pane.surface, line, BRASS, 160)
        draw_text(pane.surface, entry.text, rect, Role.LABEL, size, MUTED, PAPER, Align.CENTRE)
        return
    if entry.seat is not None and entry.seat >= 0:
        middle = (rect.left + px(8), rect.top + line_height(size) / 2)
        draw_symbol(pane.surface, look.colour(entry.seat), middle, px(6.5), width=1.4 * pane.scale)
    area = pygame.Rect(rect.left + px(22), rect.top, rect.width - _indent(pane, entry), rect.height)
    draw_rich(pane.surface, entry.text, area, Role.TEXT, size, INK, PAPER)
    if entry.news:
        art.news_dot(pane.surface, (rect.right - px(6), rect.top + line_height(size) / 2), pane.scale)
    if entry.why is not None:
        pane.hit(LogId(number), rect, pane.label("table.why.hint"))
    elif entry.tiles:
        pane.hit(LogId(number), rect)
    else:
        # There is nothing to choose, but F1 tells the rule of what is pointed at.
        pane.hits.append(
            HitRegion(LogId(number), rect.copy(), 0, False, "", pane.group, tab=False, ring=False)
        )
