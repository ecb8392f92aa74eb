"""The refined tokens that a seat still has: in one line, or in as many as those of packs need."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import INK, OUTPUT, OUTPUT_INSIDE
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text
from hamlet.app.ids import InfoId
from hamlet.app.table.look import Look
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import SeatPanel

LINE, FURTHER = 34, 27
"""Logical pixels that one line takes, and each further one."""
NARROWEST = 32
"""So broad a token with its number must be to be read."""


def supply_height(seat: SeatPanel, width: int) -> int:
    """How high the strip is at this width, in logical pixels."""
    return LINE + FURTHER * (_lines(seat, width) - 1)


def _lines(seat: SeatPanel, width: int) -> int:
    return max(1, -(-len(seat.supply) // max(1, width // NARROWEST)))


def draw_supply(pane: Pane, strip: pygame.Rect, look: Look, seat: SeatPanel) -> int:
    """The tokens with how many there are of each, and the crown where they are of high quality."""
    px = pane.px
    box(pane.surface, strip, OUTPUT_INSIDE, px(7), OUTPUT, px(2))
    lines = _lines(seat, round(strip.width / pane.scale))
    per_line = max(1, -(-len(seat.supply) // lines))
    pitch = strip.width / per_line
    small, many = pitch < px(50), pitch < px(32)
    for number, (material, left, fine) in enumerate(seat.supply):
        line, column = divmod(number, per_line)
        x = round(strip.left + pitch * column + px(2 if many else 3 if small else 6))
        y = strip.centery + round((line - (lines - 1) / 2) * px(FURTHER))
        side = px(14 if many else 16 if small else 22)
        draw_icon(pane.surface, look.icon(material), (x + side // 2, y), side, crown=fine)
        at = (x + side + px(1 if small else 6), y)
        draw_text(pane.surface, str(left), at, Role.NUMBER, px(18 if small else 20), INK, OUTPUT_INSIDE)
        name = pane.words.common(look.definitions.materials[material])
        told = pane.label("table.seat.supply_high" if fine else "table.seat.supply", left=left, material=name)
        cell = pygame.Rect(x, y - px(LINE) // 2, round(pitch) - px(4), px(LINE if lines == 1 else FURTHER))
        pane.tell(InfoId("supply", material, seat.seat), cell, told, z=1)
    return strip.bottom
