"""Costs and gains on a card's row: pennants, arrows, slots, plain words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.art import plates
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import INK, OUTPUT, Colour
from hamlet.app.art.plates import Unit
from hamlet.app.art.rich import draw_rich, draw_rich_faded, measure_rich
from hamlet.app.art.type import Role, draw_text, line_height, measure
from hamlet.app.ui.marks import amount_of, clean
from hamlet.app.ui.pane import Pane

GAP = 5
ARROW = 26
SLOT = 32
_ARROWS = {"point": "star", "points": "star", "star": "star", "gold": "gold"}


@dataclass(frozen=True, slots=True)
class Chip:
    """One chip ready to draw: what kind it is and how wide."""

    kind: str
    text: str
    width: int


def _kind(text: str, materials: frozenset[str]) -> str:
    amount = amount_of(text)
    if len(amount.icons) == 1 and amount.icons[0] in _ARROWS:
        return "gain"
    if len(amount.icons) == 1 and amount.icons[0] in materials:
        return "slot"
    return "words"


def gain_chip(pane: Pane, text: str, materials: frozenset[str]) -> Chip:
    """A gain measured: points and gold on arrows, goods in a slot, anything else in words."""
    kind, amount = _kind(text, materials), amount_of(text)
    if kind == "gain":
        return Chip(kind, text, plates.gain_width(amount.count, pane.scale))
    if kind == "slot":
        number = measure(f"×{amount.count}", Role.NUMBER, pane.px(20)) + pane.px(4) if amount.count > 1 else 0
        return Chip(kind, text, pane.px(SLOT) + number)
    return Chip(kind, text, measure_rich(clean(text), role=Role.NUMBER, size=pane.px(20))[0])


def chips_width(pane: Pane, cost: Sequence[str], gain: Sequence[str], materials: frozenset[str]) -> int:
    """How wide a cost, an arrow and the gains are together."""
    width = sum(plates.pennant_width([amount_of(chip)], pane.scale) + pane.px(GAP) for chip in cost)
    width += sum(gain_chip(pane, chip, materials).width + pane.px(GAP) for chip in gain)
    return width + (pane.px(ARROW) if cost and gain else 0)


def draw_chips(
    pane: Pane,
    at: tuple[int, int],
    cost: Sequence[str],
    gain: Sequence[str],
    materials: frozenset[str],
    *,
    enabled: bool,
    ground: Colour,
) -> int:
    """Draw them from a point on their middle line; returns where they end."""
    px, surface = pane.px, pane.surface
    x, y = at
    for text in cost:
        x = plates.pennant(
            surface, x, y - px(15), [amount_of(text)], pane.scale, grey=not enabled
        ).right + px(GAP)
    if cost and gain:
        draw_icon(surface, "arrow", (x + px(10), y), px(20), OUTPUT, opacity=255 if enabled else 130)
        x += px(ARROW)
    for text in gain:
        chip = gain_chip(pane, text, materials)
        _draw_gain(pane, (x, y), chip, enabled=enabled, ground=ground)
        x += chip.width + px(GAP)
    return x - px(GAP)


def _draw_gain(pane: Pane, at: tuple[int, int], chip: Chip, *, enabled: bool, ground: Colour) -> None:
    px, (x, y), amount = pane.px, at, amount_of(chip.text)
    if chip.kind == "gain":
        plates.gain(pane.surface, x, y - px(15), amount.count, _ARROWS[amount.icons[0]], pane.scale)
    elif chip.kind == "slot":
        fine = ":high" in chip.text
        side = px(SLOT)
        plates.slot(pane.surface, x, y - side // 2, side, Unit(amount.icons[0], None, fine))
        if fine:
            draw_icon(pane.surface, "crown", (x + side - px(2), y - side // 2 + px(1)), px(14))
        if amount.count > 1:
            draw_text(
                pane.surface, f"×{amount.count}", (x + side + px(4), y), Role.NUMBER, px(20), INK, ground
            )
    else:
        size = px(20)
        area = pygame.Rect(x, 0, chip.width + px(4), line_height(size))
        area.centery = y
        write = draw_rich if enabled else draw_rich_faded
        write(pane.surface, clean(chip.text), area, Role.NUMBER, size, INK, ground)
