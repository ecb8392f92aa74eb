"""Units that can pay: lit slots, ticks on the chosen ones, and counts from afar."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.plates import slot, slot_light, slot_tick
from hamlet.app.art.tile.sizes import slot_side
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.contents import unit_of
from hamlet.app.board.overlays.labels import draw_plate
from hamlet.app.ids import Id
from hamlet.app.view.scene import UnitMark


def unit_slots(canvas: Canvas, mark: UnitMark) -> list[pygame.Rect]:
    """The slots in which the units of a mark lie; from afar one stand-in beside the building."""
    stock = canvas.state.stock[mark.tile] if mark.tile < len(canvas.state.stock) else ()
    numbers = [number for number, code in enumerate(stock) if code == mark.code]
    found = [rect for number in numbers if (rect := canvas.slot(mark.tile, number))]
    return found or [_far_slot(canvas, mark.tile, mark.code) for _ in numbers[:1]]


def _far_slot(canvas: Canvas, uid: int, code: int) -> pygame.Rect:
    """From afar there are no trays: units that can be chosen stand in a row under the building."""
    kinds = sorted(set(canvas.state.stock[uid]))
    side = canvas.px(slot_side(28) + 4)
    placed = canvas.placed[uid]
    x, y = canvas.heart(placed.tile, placed.rotation, placed.at)
    left = x - len(kinds) * side / 2 + kinds.index(code) * side
    return pygame.Rect(round(left), round(y + canvas.px(12)), side, side)


def draw_units(canvas: Canvas, marks: Sequence[UnitMark], colours: Sequence[str], hover: Id | None) -> None:
    """All piles that can be chosen: first their light, then the units, then ticks: none covers another."""
    area = canvas.eye.rect
    piles = [(mark, [rect for rect in unit_slots(canvas, mark) if area.colliderect(rect)]) for mark in marks]
    for strong in (False, True):
        for mark, slots in piles:
            for rect in slots if (mark.id == hover) == strong else ():
                slot_light(canvas.surface, rect, strong=strong)
    for mark, slots in piles:
        unit = unit_of(canvas.state, mark.code, colours)
        for rect in slots:
            slot(canvas.surface, rect.left, rect.top, rect.width, unit)
    for mark, slots in piles:
        for rect in slots[: mark.chosen]:
            slot_tick(canvas.surface, rect)
        if slots and len(slots) < mark.count:
            spot = (slots[0].centerx, slots[0].bottom + canvas.px(8))
            draw_plate(canvas.surface, f"{mark.chosen}/{mark.count}", spot, canvas.scale)
