"""Botric's board: one column where there is room, cells where it is narrow, two columns as a drawer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.furniture import RowLook
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.icons.written_signs import written as sign
from hamlet.app.art.palette import INK, MUTED, PAPER, seat_colour
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ids import InfoId, PanelCommand
from hamlet.app.motion.botric_script import BAG
from hamlet.app.table.botric.action_line import TIGHT, WIDE, draw_action_line
from hamlet.app.table.botric.coins_and_queue import HEIGHT as COINS_HEIGHT
from hamlet.app.table.botric.coins_and_queue import draw_coins_and_queue
from hamlet.app.table.botric.his_line import bag_told, three_numbers
from hamlet.app.table.botric.try_rows import GAP, MARKS, ROW, TryRow, draw_rows, marker_row, row_of
from hamlet.app.table.look import Look
from hamlet.app.table.seat_head import draw_head
from hamlet.app.table.seat_panels import Stat, seat_hint, stats_of
from hamlet.app.ui.pane import Pane
from hamlet.app.view.botric import HisBoard, Try
from hamlet.app.view.panels import SeatPanel
from hamlet.words.words import Words

PAD = 8
HEAD, NARROW_HEAD = 44, 36
NUMBERS, TIGHT_NUMBERS = 34, 28
HEADING = 28
ROWS = 3
WIDE_HEIGHT = 560
NARROW_HEIGHT = 294
BROAD = (500, 334)
SIZE = 18
COLUMNS = (0, 54, 114, 158)


@dataclass(frozen=True, slots=True)
class HisPanel:
    """His board with the numbers of his seat."""

    board: HisBoard
    seat: SeatPanel


def draw_wide(pane: Pane, rect: pygame.Rect, look: Look, shown: HisPanel) -> None:
    """All of it, one below the other."""
    px = pane.px
    area = _begin(pane, rect, shown, HEAD)
    top = _numbers(pane, area, shown) + px(2)
    top = _first(pane, area.left, top, area.width, shown)
    top = _then(pane, pygame.Rect(area.left, top, area.width, rect.bottom - top), shown)
    draw_coins_and_queue(pane, pygame.Rect(area.left, top, area.width, px(COINS_HEIGHT)), look, shown.board)


def draw_broad(pane: Pane, rect: pygame.Rect, look: Look, shown: HisPanel) -> None:
    """The same in two columns, as a drawer in low windows."""
    px = pane.px
    area = _begin(pane, rect, shown, HEAD)
    half = (area.width - px(PAD)) // 2
    top = _numbers(pane, pygame.Rect(area.left, area.top, half, 0), shown) + px(2)
    top = _first(pane, area.left, top, half, shown) + px(4)
    draw_coins_and_queue(pane, pygame.Rect(area.left, top, half, px(COINS_HEIGHT)), look, shown.board)
    right = pygame.Rect(area.right - half, area.top, half, rect.bottom - area.top)
    _then(pane, right, shown)


def draw_narrow(pane: Pane, rect: pygame.Rect, look: Look, shown: HisPanel) -> None:
    """Numbers, three cells, the line, three more numbers; words stand in the strip and in hints."""
    px, board = pane.px, shown.board
    area = _begin(pane, rect, shown, NARROW_HEAD)
    stats = _chosen(pane.words, shown, NARROW)[:6]
    _draw_stats(
        pane,
        pygame.Rect(area.left + px(2), area.top, area.width, 0),
        shown,
        stats,
        (0, 47, 94),
        TIGHT_NUMBERS,
    )
    top = area.top + px(2 * TIGHT_NUMBERS + 4)
    art.brass_rule(pane.surface, area.left, top, area.width, pane.scale)
    top = _cells(pane, pygame.Rect(area.left, top + px(6), area.width, px(44)), board.first, shown) + px(6)
    line = pygame.Rect(area.left - px(3), top, area.width + px(6), px(TIGHT.height))
    draw_action_line(pane, line, board, TIGHT, "")
    _three(pane, pygame.Rect(area.left, line.bottom + px(4), area.width, px(28)), shown)


def _begin(pane: Pane, rect: pygame.Rect, shown: HisPanel, height: int) -> pygame.Rect:
    """Paper and head; the room below."""
    px, seat = pane.px, shown.seat
    art.panel(pane.surface, rect, pane.scale, active=seat.active or shown.board.acting)
    head = pygame.Rect(rect.left, rect.top, rect.width, px(height))
    draw_head(pane, head, seat, alone=False)
    pane.hit(PanelCommand("seat", str(seat.seat)), head, seat_hint(pane, seat))
    return pygame.Rect(rect.left + px(PAD), head.bottom + px(3), rect.width - 2 * px(PAD), 0)


# numbers

ALL = ("villagers", "church", "sales", "flags", "roads", "boats", "fish", "gold", "blueprints")
NARROW = ("villagers", "church", "sales", "flags", "roads", "fish", "gold", "blueprints")


def _chosen(words: Words, shown: HisPanel, names: Sequence[str]) -> list[Stat]:
    """His numbers in this order: gold only where he has some of his own."""
    stats = {stat.name: stat for stat in stats_of(words, shown.seat)}
    # Who of them stands is seen below.
    stats["villagers"] = replace(stats["villagers"], text=str(shown.seat.villagers))
    return [stats[name] for name in names if name in stats and (name != "gold" or shown.board.own_gold)]


def _numbers(pane: Pane, area: pygame.Rect, shown: HisPanel) -> int:
    stats = _chosen(pane.words, shown, ALL)[:8]
    _draw_stats(pane, area.move(pane.px(4), 0), shown, stats, COLUMNS, NUMBERS)
    return area.top + pane.px(2 * NUMBERS)


def _draw_stats(
    pane: Pane,
    area: pygame.Rect,
    shown: HisPanel,
    stats: Sequence[Stat],
    columns: Sequence[int],
    row: int,
) -> None:
    px, tight = pane.px, row < NUMBERS
    side, size = (px(19), px(18)) if tight else (px(22), px(20))
    for number, stat in enumerate(stats):
        x = area.left + px(columns[number % len(columns)])
        y = area.top + px(row) * (number // len(columns)) + px(row) // 2
        colour = seat_colour(shown.seat.color) if stat.own_colour else None
        draw_icon(pane.surface, stat.icon, (x + side // 2, y), side, colour)
        text = stat.brief if stat.brief and tight else stat.text
        at = (x + side + px(4), y)
        written = draw_text(pane.surface, text, at, Role.NUMBER, size, INK, PAPER)
        spot = pygame.Rect(x, y - px(row) // 2, written.right - x, px(row))
        pane.tell(InfoId("stat", stat.name, shown.seat.seat), spot, stat.hint, z=1)


# what he tries first


def _first(pane: Pane, left: int, top: int, width: int, shown: HisPanel) -> int:
    """The heading with his villagers, and three rows."""
    px, board = pane.px, shown.board
    art.brass_rule(pane.surface, left, top, width, pane.scale)
    line = pygame.Rect(left, top + px(3), width, px(HEADING))
    right = _villagers(pane, line, shown)
    _heading(pane, pygame.Rect(left + px(4), line.top, right - left - px(8), line.height), board.titles[0])
    rows = pygame.Rect(left, line.bottom, width, 0)
    return draw_rows(pane, rows, [row_of(each) for each in board.first], seat_colour(shown.seat.color))


def _villagers(pane: Pane, line: pygame.Rect, shown: HisPanel) -> int:
    """Standing or lying, at the right; where they begin."""
    px, standing = pane.px, shown.board.standing
    side, x = px(20 if len(standing) <= ROWS else 16), line.right - px(4)
    colour = seat_colour(shown.seat.color)
    for stands in sorted(standing):
        name = "villager" if stands else "villager-down"
        draw_icon(pane.surface, name, (x - side // 2, line.centery), side, colour)
        x -= side + px(2 if len(standing) <= ROWS else 1)
    count, left = len(standing), sum(standing)
    spot = pygame.Rect(x, line.top, line.right - x, line.height)
    told = pane.label("table.botric.villagers", standing=left, count=count)
    pane.tell(InfoId("his_villagers"), spot, told, z=1)
    return x


def _heading(pane: Pane, area: pygame.Rect, told: str) -> None:
    if measure(told, Role.LABEL, pane.px(SIZE)) <= area.width:
        draw_text(pane.surface, told, area, Role.LABEL, pane.px(SIZE), MUTED, PAPER)


def _cells(pane: Pane, area: pygame.Rect, tries: Sequence[Try], shown: HisPanel) -> int:
    """Three signs with a mark each."""
    px, side = pane.px, pane.px(42)
    pitch = (area.width - side) / max(1, len(tries) - 1)
    for number, each in enumerate(tries):
        rect = pygame.Rect(round(area.left + pitch * number), area.top, side, area.height)
        art.row(pane.surface, rect, RowLook.LIT if each.lit else RowLook.NORMAL, pane.scale)
        colour = seat_colour(shown.seat.color) if each.icon == "villager" else None
        draw_icon(pane.surface, each.icon, (rect.centerx - px(2), rect.centery - px(2)), px(26), colour)
        if each.done is not None:
            at = (rect.right - px(9), rect.bottom - px(9))
            draw_icon(pane.surface, MARKS[each.done], at, px(16), halo=PAPER)
        pane.hit(each.id, rect, z=1)
    return area.bottom


# then, from the marker


def _then(pane: Pane, area: pygame.Rect, shown: HisPanel) -> int:
    """The line, and what was tried of it or what each marker would come to; where that ends."""
    px, board = pane.px, shown.board
    line = pygame.Rect(area.left, area.top, area.width, px(HEADING))
    right = _bag(pane, line, board)
    room = pygame.Rect(area.left + px(4), line.top, right - area.left - px(8), line.height)
    _heading(pane, room, board.titles[1])
    lane = pygame.Rect(area.left - px(2), line.bottom, area.width + px(4), px(WIDE.height))
    draw_action_line(pane, lane, board, WIDE, _caption(pane, board))
    rows = pygame.Rect(area.left, lane.bottom + px(4), area.width, 0)
    draw_rows(pane, rows, _rows(board)[-ROWS:], seat_colour(shown.seat.color))
    return rows.top + px(ROWS * (ROW + GAP))


def _rows(board: HisBoard) -> list[TryRow]:
    if board.tried:
        return [row_of(each) for each in board.tried]
    found = [
        marker_row(each, InfoId("comes_to", number)) for number, each in enumerate(board.markers) if each.left
    ]
    return [row for row in found if row is not None]


def _caption(pane: Pane, board: HisBoard) -> str:
    drawn = next((each for each in board.markers if each.drawn), None)
    if drawn is not None:
        return pane.label("table.botric.caption.drawn", dots=drawn.dots, place=drawn.place + 1)
    return pane.label("table.botric.caption.acting" if board.acting else "table.botric.caption")


def _bag(pane: Pane, line: pygame.Rect, board: HisBoard) -> int:
    """How many markers are left in the bag, at the right; where that begins."""
    px, at = pane.px, (line.right - pane.px(4), line.centery)
    written = draw_text(pane.surface, str(board.bag), at, Role.NUMBER, px(20), INK, PAPER, Align.RIGHT)
    draw_icon(pane.surface, "bag", (written.left - px(14), line.centery), px(22))
    spot = pygame.Rect(written.left - px(26), line.top, line.right - written.left + px(26), line.height)
    pane.tell(BAG, spot, bag_told(pane, board), z=1)
    return spot.left


def _three(pane: Pane, line: pygame.Rect, shown: HisPanel) -> None:
    """Coin tile, queue and bag as numbers."""
    px, cells = pane.px, three_numbers(pane, shown.board, with_limit=False)
    for (name, text, what, hint), left in zip(cells, (0, 56, 98), strict=True):
        x = line.left + px(left)
        draw_icon(pane.surface, name, (x + px(10), line.centery), px(20), sign(name, INK))
        at = (x + px(23), line.centery)
        written = draw_text(pane.surface, text, at, Role.NUMBER, px(18), INK, PAPER)
        pane.tell(what, pygame.Rect(x, line.top, written.right - x, line.height), hint, z=1)
