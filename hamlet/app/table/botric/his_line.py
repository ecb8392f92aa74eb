"""Where there is no column for his board: a line of it at the village's lower edge, which opens all of it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.icons.written_signs import written as sign
from hamlet.app.art.palette import INK, PAPER, seat_colour
from hamlet.app.art.shapes import box, shadow
from hamlet.app.art.type import Role, draw_text
from hamlet.app.ids import Id, InfoId, PanelCommand
from hamlet.app.motion.botric_script import BAG, COIN_TILE
from hamlet.app.table.botric.try_rows import MARKS
from hamlet.app.table.drawers import seat_drawer
from hamlet.app.table.look import Look
from hamlet.app.table.overlays import BAR_Z, Overlay
from hamlet.app.table.table_frame import TableFrame
from hamlet.app.ui.pane import Pane, PieceCache
from hamlet.app.view.botric import HisBoard

WIDE, HIGH = 318, 34
EDGE = 8
ICON, MARK, SIZE = 21, 14, 18
TRY, NUMBER = 40, 48  # logical pixels from one to the next


def line_rect(frame: TableFrame) -> pygame.Rect:
    """Where it lies, or would."""
    rect = pygame.Rect(0, 0, frame.px(WIDE), frame.px(HIGH))
    rect.bottomleft = (frame.village.left + frame.px(EDGE), frame.village.bottom - frame.px(EDGE))
    return rect


def line_overlay(cache: PieceCache, frame: TableFrame, look: Look, board: HisBoard) -> Overlay:
    """The line in its place."""
    rect, colour = line_rect(frame), look.colour(board.seat)
    draw = partial(_draw, board=board, colour=colour)
    piece = cache.get(("his-line", board, colour), rect.size, frame.scale, "his-line", draw)
    hits = [replace(hit.moved(*rect.topleft), z=hit.z + BAR_Z) for hit in piece.hits]
    return Overlay(rect, piece, hits, yields=True)


def _draw(pane: Pane, area: pygame.Rect, board: HisBoard, colour: str) -> None:
    px, surface, y = pane.px, pane.surface, area.centery
    shadow(surface, area, px(10), px(4), px(10))
    box(surface, area, PAPER, px(10), INK, px(2))
    opens = PanelCommand("drawer", seat_drawer(board.seat))
    pane.hit(opens, area, pane.label("table.botric.line"), z=-1)
    draw_symbol(surface, colour, (area.left + px(18), y), px(8), width=1.6 * pane.scale)
    left = area.left + px(36)
    for shown in board.first:
        own = seat_colour(colour) if shown.icon == "villager" else None
        draw_icon(surface, shown.icon, (left + px(ICON) // 2, y), px(ICON), own)
        if shown.done is not None:
            at = (left + px(ICON + 2), y + px(6))
            draw_icon(surface, MARKS[shown.done], at, px(MARK), halo=PAPER)
        spot = pygame.Rect(left - px(2), area.top, px(TRY - 4), area.height)
        pane.tell(InfoId("first_try", shown.id.action), spot, f"*{shown.word}* {shown.why}".strip())
        left += px(TRY)
    left += px(4)
    for icon, text, what, hint in three_numbers(pane, board, with_limit=True):
        draw_icon(surface, icon, (left + px(ICON) // 2, y), px(ICON), sign(icon, INK))
        written = draw_text(surface, text, (left + px(ICON + 4), y), Role.NUMBER, px(SIZE), INK, PAPER)
        pane.tell(what, pygame.Rect(left, area.top, written.right - left, area.height), hint)
        left = max(written.right + px(10), left + px(NUMBER))


def bag_told(pane: Pane, board: HisBoard) -> str:
    """The markers in his bag."""
    three, two, one = (marker.left for marker in board.markers)
    return pane.label("table.botric.bag", three=three, two=two, one=one)


def three_numbers(pane: Pane, board: HisBoard, *, with_limit: bool) -> tuple[tuple[str, str, Id, str], ...]:
    """Coin tile, queue and bag: a sign, a number, what that is and what it tells."""
    coins, label = board.coins, pane.label
    gold = str(coins.gold) if coins.cost is None else f"{coins.gold}/{coins.cost}"
    queue = label("table.botric.queue.hint", count=len(board.queue), limit=board.queue_limit)
    limit = f"/{board.queue_limit}" if with_limit else ""
    return (
        ("gold" if coins.up else "turn-left", gold, COIN_TILE, coins.hint),
        ("blueprint", f"{len(board.queue)}{limit}", InfoId("botric_queue"), queue),
        ("bag", str(board.bag), BAG, bag_told(pane, board)),
    )
