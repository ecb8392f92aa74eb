"""Costs and gains on a card's row: pennants, arrows, slots, plain words."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art import plates
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import INK, OUTPUT, Colour
from hamlet.app.art.plates import PlateAmount, UnitPicture
from hamlet.app.art.rich import draw_rich, draw_rich_faded, measure_rich
from hamlet.app.art.type import Role, draw_text, line_height, measure
from hamlet.app.ui.pane import Pane
from hamlet.app.view.amounts import Coins, Goods, Points, Quantity

GAP = 5
ARROW = 26
SLOT = 32


def pennant_of(quantity: Quantity) -> PlateAmount:
    """A cost as it stands on a pennant."""
    return PlateAmount(quantity.count, quantity.icons)


def _in_slot(quantity: Quantity) -> bool:
    """Goods of one kind lie in a slot; a mix is told in words."""
    return isinstance(quantity, Goods) and len(quantity.materials) == 1


def gain_width(pane: Pane, quantity: Quantity) -> int:
    """How wide a gain is: points and gold on arrows, goods in a slot, anything else in words."""
    if isinstance(quantity, Points | Coins):
        return plates.gain_width(quantity.count, pane.scale)
    if _in_slot(quantity):
        number = measure(f"×{quantity.count}", Role.NUMBER, pane.px(20)) + pane.px(4)
        return pane.px(SLOT) + (number if quantity.count > 1 else 0)
    return measure_rich(quantity.marks, role=Role.NUMBER, size=pane.px(20))[0]


def chips_width(pane: Pane, cost: Sequence[Quantity], gain: Sequence[Quantity]) -> int:
    """How wide a cost, an arrow and the gains are together."""
    width = sum(plates.pennant_width([pennant_of(each)], pane.scale) + pane.px(GAP) for each in cost)
    width += sum(gain_width(pane, each) + pane.px(GAP) for each in gain)
    return width + (pane.px(ARROW) if cost and gain else 0)


def draw_chips(
    pane: Pane,
    at: tuple[int, int],
    cost: Sequence[Quantity],
    gain: Sequence[Quantity],
    *,
    enabled: bool,
    ground: Colour,
    arrow: bool = False,
) -> int:
    """Draw them from a point on their middle line; returns where they end.

    Between cost and gain there is an arrow; `arrow`: also where the cost stands in the line before.
    """
    px, surface = pane.px, pane.surface
    x, y = at
    for each in cost:
        shown = plates.pennant(surface, x, y - px(15), [pennant_of(each)], pane.scale, grey=not enabled)
        x = shown.right + px(GAP)
    if gain and (cost or arrow):
        draw_icon(surface, "arrow", (x + px(10), y), px(20), OUTPUT, opacity=255 if enabled else 130)
        x += px(ARROW)
    for each in gain:
        _draw_gain(pane, (x, y), each, enabled=enabled, ground=ground)
        x += gain_width(pane, each) + px(GAP)
    return x - px(GAP)


def _draw_gain(pane: Pane, at: tuple[int, int], quantity: Quantity, *, enabled: bool, ground: Colour) -> None:
    px, (x, y) = pane.px, at
    if isinstance(quantity, Points | Coins):
        plates.gain(pane.surface, x, y - px(15), quantity.count, quantity.icons[0], pane.scale)
    elif isinstance(quantity, Goods) and _in_slot(quantity):
        _draw_slot(pane, at, quantity, ground)
    else:
        size = px(20)
        area = pygame.Rect(x, 0, gain_width(pane, quantity) + px(4), line_height(size))
        area.centery = y
        write = draw_rich if enabled else draw_rich_faded
        write(pane.surface, quantity.marks, area, Role.NUMBER, size, INK, ground)


def _draw_slot(pane: Pane, at: tuple[int, int], goods: Goods, ground: Colour) -> None:
    px, (x, y) = pane.px, at
    side = px(SLOT)
    plates.slot(pane.surface, x, y - side // 2, side, UnitPicture(goods.materials[0], None, goods.fine))
    if goods.fine:
        draw_icon(pane.surface, "crown", (x + side - px(2), y - side // 2 + px(1)), px(14))
    if goods.count > 1:
        words = f"×{goods.count}"
        draw_text(pane.surface, words, (x + side + px(4), y), Role.NUMBER, px(20), INK, ground)
