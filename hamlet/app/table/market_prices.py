"""What goods cost at the Market: one line for all of them, however many packs bring along."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import INK, MUTED, PAPER
from hamlet.app.art.rich import measure_rich
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ids import InfoId
from hamlet.app.table.look import Look
from hamlet.app.ui.pane import Pane

STEP = 19
NEAREST = 15
"""So near each other icons are still told apart."""


def draw_prices(pane: Pane, area: pygame.Rect, look: Look, prices: tuple[int, int], *, roomy: bool) -> None:
    """The signs of all goods with their prices; where there are too many of them, words instead."""
    materials = look.definitions.materials
    goods = [[m.id for m in materials if m.refined == refined] for refined in (False, True)]
    begin = _after_buy(pane, area) if roomy else area.left
    if _step(pane, area.right - begin, prices, len(materials)) < pane.px(NEAREST):
        begin = area.left
    step = _step(pane, area.right - begin, prices, len(materials))
    if begin > area.left:
        buy = pane.label("table.market.buy")
        draw_text(pane.surface, buy, (area.left, area.centery), Role.TEXT, pane.px(20), MUTED, PAPER)
    if step < pane.px(NEAREST):
        _draw_words(pane, area, prices)
    else:
        _draw_price(pane, (begin, area.centery), goods[0], prices[0], step)
        wide = step * len(goods[1]) + _after_icons(pane, prices[1])
        _draw_price(pane, (area.right - wide, area.centery), goods[1], prices[1], step)
    pane.tell(InfoId("prices"), area, pane.label("table.market.prices", raw=prices[0], refined=prices[1]))


def _after_buy(pane: Pane, area: pygame.Rect) -> int:
    return area.left + measure(pane.label("table.market.buy"), Role.TEXT, pane.px(20)) + pane.px(8)


def _step(pane: Pane, width: int, prices: tuple[int, int], count: int) -> int:
    """How far from each other icons stand: closer together where a pack has many."""
    room = width - pane.px(4) - sum(_after_icons(pane, price) for price in prices)
    return min(pane.px(STEP), room // max(1, count))


def _after_icons(pane: Pane, price: int) -> int:
    return pane.px(28) + measure_rich(str(price), role=Role.NUMBER, size=pane.px(20))[0]


def _draw_price(pane: Pane, at: tuple[int, int], icons: Sequence[str], price: int, step: int) -> None:
    """The materials, and what one of them costs."""
    px, (left, y) = pane.px, at
    for index, name in enumerate(icons):
        draw_icon(pane.surface, name, (left + step * index + px(9), y), px(17))
    _draw_gold(pane, (left + step * len(icons) + px(4), y), price)


def _draw_gold(pane: Pane, at: tuple[int, int], price: int) -> None:
    written = draw_text(pane.surface, str(price), at, Role.NUMBER, pane.px(20), INK, PAPER)
    draw_icon(pane.surface, "gold", (written.right + pane.px(13), at[1]), pane.px(19))


def _draw_words(pane: Pane, area: pygame.Rect, prices: tuple[int, int]) -> None:
    """Whatever is raw costs so much, whatever is refined so much."""
    px, y = pane.px, area.centery
    raw, refined = pane.label("table.market.raw"), pane.label("table.market.refined")
    written = draw_text(pane.surface, raw, (area.left, y), Role.TEXT, px(18), MUTED, PAPER)
    _draw_gold(pane, (written.right + px(5), y), prices[0])
    left = area.right - _after_icons(pane, prices[1])
    draw_text(pane.surface, refined, (left, y), Role.TEXT, px(18), MUTED, PAPER, Align.RIGHT)
    _draw_gold(pane, (left + px(5), y), prices[1])
