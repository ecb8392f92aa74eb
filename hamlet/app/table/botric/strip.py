"""The strip over the village: what his villager tries in order, *Why?*, and a dot for each villager."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from hamlet.app.art import buttons
from hamlet.app.art import furniture as art
from hamlet.app.art.buttons import Face, Label
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.palette import (
    BANNER,
    DISABLED_TEXT,
    INK,
    PAPER,
    ROW_LIT,
    ROW_LIT_EDGE,
    seat_colour,
)
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box, disc, glow, shadow
from hamlet.app.art.type import Role, line_height
from hamlet.app.ids import Id, InfoId, PanelCommand
from hamlet.app.table.botric.his_line import line_rect
from hamlet.app.table.botric.try_rows import MARKS
from hamlet.app.table.look import Look
from hamlet.app.table.overlays import BAR_Z, Overlay
from hamlet.app.table.table_frame import FrameKind, TableFrame
from hamlet.app.ui.pane import Pane, PieceCache
from hamlet.app.ui.rich_marks import clean
from hamlet.app.view.botric import Strip, StripItem

SIZES = {FrameKind.WIDE: (824, 52), FrameKind.NORMAL: (612, 44), FrameKind.COMPACT: (612, 44)}
TOPS = {FrameKind.WIDE: 18, FrameKind.NORMAL: 12, FrameKind.COMPACT: 8}
TIP = 34  # logical pixels below it for newcomers
TOOLS = 62  # logical pixels that the small buttons over the village take at the right
SIZE = 18
MARK, ICON = 17, 22
GAP = 10
WHY = PanelCommand("why")
DOT = 6


def strip_rect(frame: TableFrame) -> pygame.Rect:
    """Where the strip lies, or would."""
    px, (wide, high) = frame.px, SIZES[frame.kind]
    room = frame.village.width - 2 * px(TOOLS)
    rect = pygame.Rect(0, 0, min(px(wide), room), px(high))
    rect.midtop = (frame.village.centerx, frame.village.top + px(TOPS[frame.kind]))
    return rect


def kept_for_strip(frame: TableFrame) -> tuple[pygame.Rect, ...]:
    """What a fitted village leaves clear for it; low windows only have room for the line of his board."""
    if frame.kind is FrameKind.COMPACT:
        return (line_rect(frame),)
    return (strip_rect(frame).inflate(frame.px(8), frame.px(40)),)


def strip_overlay(cache: PieceCache, frame: TableFrame, look: Look, strip: Strip) -> Overlay:
    """The strip in its place."""
    rect = strip_rect(frame)
    rect.height += frame.px(TIP) if strip.tip else 0
    colour = look.colour(strip.seat)

    def draw(pane: Pane, area: pygame.Rect) -> None:
        _draw(pane, area, strip, colour)

    piece = cache.get(("strip", strip, colour), rect.size, frame.scale, "strip", draw)
    hits = [replace(hit.moved(*rect.topleft), z=hit.z + BAR_Z) for hit in piece.hits]
    return Overlay(rect, piece, hits, yields=True)


def _draw(pane: Pane, area: pygame.Rect, strip: Strip, colour: str) -> None:
    px, surface = pane.px, pane.surface
    shadow(surface, area, px(10), px(4), px(10))
    box(surface, area, PAPER, px(10), INK, px(2))
    if strip.tip:
        area = _draw_tip(pane, area, strip.tip)
    pane.tell(InfoId("strip"), area, pane.label("table.botric.strip"), z=-1)
    left = area.left + px(14)
    draw_symbol(surface, colour, (left + px(9), area.centery), px(9), width=1.6 * pane.scale)
    left += px(28)
    right = _draw_dots(pane, area, strip, colour)
    right = _draw_why(pane, area, right, strip)
    room = right - px(8) - left
    items = _told_more(pane, strip.items, room)
    worded = _worded(pane, items, room)
    for number, (item, words) in enumerate(zip(items, worded, strict=True)):
        left = _draw_item(pane, area, left, number, item, words=words)


def _draw_tip(pane: Pane, area: pygame.Rect, told: str) -> pygame.Rect:
    """A line for newcomers at the lower edge; returns the room above it."""
    px = pane.px
    wide = min(measure_rich(told, role=Role.TEXT, size=px(SIZE))[0], area.width - px(20))
    line = pygame.Rect(0, area.bottom - px(TIP), wide + px(2), line_height(px(SIZE)))
    line.centerx = area.centerx
    art.brass_rule(pane.surface, area.left + px(10), line.top - px(3), area.width - px(20), pane.scale)
    draw_rich(pane.surface, told, line.move(0, px(3)), Role.TEXT, px(SIZE), INK, PAPER)
    return pygame.Rect(area.left, area.top, area.width, area.height - px(TIP))


def _draw_dots(pane: Pane, area: pygame.Rect, strip: Strip, colour: str) -> int:
    """Full for a villager that has had its go; returns where they begin."""
    px, x = pane.px, area.right - pane.px(12 + DOT)
    for done in reversed(strip.villagers):
        fill = seat_colour(colour) if done else PAPER
        disc(pane.surface, (x, area.centery), px(DOT), fill, INK, 1.5 * pane.scale)
        x -= px(2 * DOT + 5)
    return x + px(DOT - 6)


def _draw_why(pane: Pane, area: pygame.Rect, right: int, strip: Strip) -> int:
    """The button, once there is something to tell; its place is kept. Returns where it begins."""
    px, told = pane.px, pane.label("table.botric.why")
    wide = measure_rich(told, role=Role.NUMBER, size=px(SIZE))[0] + px(30)
    rect = pygame.Rect(right - wide, 0, wide, area.height - px(10))
    rect.centery = area.centery
    if strip.why is not None:
        buttons.button(pane.surface, rect, Label(told, size=SIZE), face=Face.PAPER, scale=pane.scale)
        pane.hit(WHY, rect, f"{pane.label('table.botric.why.hint')}  (W)")
    return rect.left


def _wide(pane: Pane, item: StripItem, *, words: bool) -> int:
    mark = pane.px(MARK + 3) if item.done is not None else 0
    if not words:
        return mark + pane.px(ICON + GAP)
    return mark + measure_rich(clean(item.word), role=Role.LABEL, size=pane.px(SIZE))[0] + pane.px(GAP)


def _told_more(pane: Pane, items: Sequence[StripItem], room: int) -> tuple[StripItem, ...]:
    """What he does is told before what he passed over; why he does not, where there is room."""
    more = tuple(replace(item, word=f"{item.word} {item.why}") if item.lit else item for item in items)
    does = any(item.lit and item.done for item in items)
    fits = does or sum(_wide(pane, item, words=True) for item in more) <= room
    return more if fits else tuple(items)


def _worded(pane: Pane, items: Sequence[StripItem], room: int) -> list[bool]:
    """Which are told in words: where room is short, the earliest that came to nothing are signs first."""
    worded = [True] * len(items)
    order = sorted(range(len(items)), key=lambda n: (items[n].lit, items[n].done is True, n))
    for number in order:
        if sum(_wide(pane, item, words=each) for item, each in zip(items, worded, strict=True)) <= room:
            break
        worded[number] = False
    return worded


def _draw_item(pane: Pane, area: pygame.Rect, left: int, number: int, item: StripItem, *, words: bool) -> int:
    """A mark with a word or a sign; returns where the next begins."""
    px, surface = pane.px, pane.surface
    wide = _wide(pane, item, words=words) - px(GAP)
    rect = pygame.Rect(left - px(5), 0, wide + px(10), area.height - px(14))
    rect.centery = area.centery
    ground = PAPER
    if item.lit:
        glow(surface, rect, px(7), px(4), BANNER)
        box(surface, rect, ROW_LIT, px(7), ROW_LIT_EDGE, px(2))
        ground = ROW_LIT
    x = left
    if item.done is not None:
        draw_icon(surface, MARKS[item.done], (x + px(MARK) // 2, area.centery), px(MARK))
        x += px(MARK + 3)
    colour = INK if item.done or item.lit else DISABLED_TEXT
    if words:
        line = pygame.Rect(x, 0, area.right - x, line_height(px(SIZE)))
        line.centery = area.centery
        draw_rich(surface, clean(item.word), line, Role.LABEL, px(SIZE), colour, ground)
    else:
        opacity = 255 if item.done or item.lit else 150
        draw_icon(surface, item.icon, (x + px(ICON) // 2, area.centery), px(ICON), opacity=opacity)
    what: Id = item.id or InfoId("botric_try", number)
    if item.id is not None:
        pane.hit(what, rect, item.hint)
    else:
        pane.tell(what, rect, item.hint)
    return left + wide + px(GAP)
