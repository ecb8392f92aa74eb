"""His coin tile with its two sides, and the blueprints that wait in his queue."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import DISABLED, DISABLED_EDGE, INK, OUTPUT, ROW_LIT_EDGE, Colour, mix, rgb
from hamlet.app.art.shapes import box, disc
from hamlet.app.art.type import Role, draw_text, measure
from hamlet.app.ids import InfoId
from hamlet.app.motion.botric_script import COIN_TILE
from hamlet.app.table.look import Look
from hamlet.app.ui.pane import Pane
from hamlet.app.view.botric import CoinTile, HisBoard

HEIGHT = 62
COINS = 98
SIZE = 18
UP: Colour = rgb("F3E2AE")
QUEUE: Colour = rgb("D8ECF2")
TITLE = 24
COIN = 19
SIDE = 34


def draw_coins_and_queue(pane: Pane, area: pygame.Rect, look: Look, board: HisBoard) -> None:
    """Side by side."""
    px = pane.px
    left = pygame.Rect(area.left, area.top, px(COINS), area.height)
    right = pygame.Rect(left.right + px(6), area.top, area.right - left.right - px(6), area.height)
    _draw_coins(pane, left, board.coins)
    _draw_queue(pane, right, look, board)


def _draw_coins(pane: Pane, rect: pygame.Rect, coins: CoinTile) -> None:
    """One place for each coin that a villager costs; turned down it is grey, with the sign of turning."""
    px, surface = pane.px, pane.surface
    fill, edge = (UP, ROW_LIT_EDGE) if coins.up else (DISABLED, DISABLED_EDGE)
    box(surface, rect, fill, px(8), edge, px(1.6))
    room = rect.width - px(16) - (0 if coins.up else px(20))
    _title(pane, (rect.left + px(8), rect.top + px(TITLE) // 2 + px(2)), "table.botric.coins", room, fill)
    if not coins.up:
        draw_icon(surface, "turn-left", (rect.right - px(14), rect.top + px(14)), px(17), INK)
    y, places = rect.bottom - px(18), max(coins.cost or 0, coins.gold)
    if places > 8 or (coins.cost is None and coins.gold > 5):
        draw_icon(surface, "gold", (rect.left + px(18), y), px(COIN + 3))
        text = str(coins.gold) if coins.cost is None else f"{coins.gold}/{coins.cost}"
        draw_text(surface, text, (rect.left + px(34), y), Role.NUMBER, px(SIZE), INK, fill)
    else:
        step = min(px(COIN - 3), (rect.width - px(12 + COIN)) / max(1, places - 1))
        for number in reversed(range(places)):
            centre = (rect.left + px(6) + px(COIN) // 2 + round(step * number), y)
            if number < coins.gold:
                draw_icon(surface, "gold", centre, px(COIN))
            else:
                disc(surface, centre, px(COIN - 3) / 2, mix(fill, INK, 0.08), mix(fill, INK, 0.45), px(1.3))
    pane.tell(COIN_TILE, rect, coins.hint, z=1)


def _draw_queue(pane: Pane, rect: pygame.Rect, look: Look, board: HisBoard) -> None:
    """The oldest first; an empty place is a hollow."""
    px, surface = pane.px, pane.surface
    box(surface, rect, QUEUE, px(8), mix(OUTPUT, QUEUE, 0.3), px(1.6))
    at = (rect.left + px(8), rect.top + px(TITLE) // 2 + px(2))
    _title(pane, at, "table.botric.queue", rect.width - px(16), QUEUE)
    limit = max(board.queue_limit, len(board.queue))
    pitch = min((rect.width - px(10)) / max(1, limit), px(SIDE + 4))
    side = round(min(pitch - px(3), px(SIDE)))
    told = pane.label("table.botric.queue.hint", count=len(board.queue), limit=board.queue_limit)
    pane.tell(InfoId("botric_queue"), rect, told, z=1)
    for number in range(limit):
        place = pygame.Rect(0, 0, side, min(side, px(SIDE)))
        place.bottomleft = (rect.left + px(6) + round(pitch * number), rect.bottom - px(4))
        if number >= len(board.queue):
            box(surface, place, mix(QUEUE, INK, 0.1), px(5), mix(QUEUE, INK, 0.35), px(1.2))
            continue
        tile = board.queue[number]
        box(surface, place, INK, px(5))
        inner = place.inflate(-px(3), -px(3))
        surface.blit(look.pictures.get(tile, inner.size), inner)
        hint = pane.label("table.botric.queue.tile", blueprint=pane.words.the(look.definitions.tiles[tile]))
        pane.tell(InfoId("queued", number), place, hint, z=2)


def _title(pane: Pane, at: tuple[int, int], code: str, room: int, ground: Colour) -> None:
    """Left out where it has no room: pointing at it tells more anyway."""
    told = pane.label(code)
    if measure(told, Role.LABEL, pane.px(SIZE)) <= room:
        draw_text(pane.surface, told, at, Role.LABEL, pane.px(SIZE), INK, ground)
