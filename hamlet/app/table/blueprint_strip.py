"""What stands below a blueprint's name: its cost at the left, at the right what building it brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.art.icons import draw_icon, icon
from hamlet.app.art.palette import COST, GAIN, INK, PAPER
from hamlet.app.art.plates import PlateAmount, shortened
from hamlet.app.art.shapes import polygon
from hamlet.app.art.type import Role, draw_text, measure
from hamlet.app.table.look import Look
from hamlet.app.ui.pane import Pane

COUNT, POINTS = 18, 20  # logical pixels of the figures
APART, CLOSE = 20, 15  # from one material to the next; closer they hide each other
LEAST, CUT = 9, 13  # nearer each other they are no longer told apart; so far they stand in a mix cut short
ROOMY_GAIN, CLOSE_GAIN = 34, 27  # beside the points, for the star and the arrow's tip
SIDES = 8  # left and right of what stands on the pennant
BETWEEN = 9  # the rims of card and plates


@dataclass(frozen=True, slots=True)
class _Pennant:
    """A cost that is to be written: figures of some width, and so many icons."""

    amounts: Sequence[PlateAmount]
    figures: int
    icons: int

    def step(self, room: int, apart: int) -> float:
        """From one icon to the next: as they like to stand, or as close as the room asks."""
        return min(apart, (room - self.figures) / max(1, self.icons))

    def in_room(self, room: int, step: int) -> _Pennant:
        """With the longest mixes cut short, so that its icons can be told apart."""
        shown = shortened(self.amounts, (room - self.figures) // step)
        return _Pennant(shown, self.figures, sum(len(each.icons) for each in shown))


def _pennant(look: Look, tile: int, scale: float) -> _Pennant:
    amounts = look.amounts(look.definitions.tiles[tile].cost)
    gap, size = round(scale), round(COUNT * scale)
    figures = sum(measure(str(each.count), Role.NUMBER, size) + gap for each in amounts if each.count != 1)
    return _Pennant(amounts, figures, sum(len(each.icons) for each in amounts))


def _gain_width(points: int, beside: int, scale: float) -> int:
    return measure(str(points), Role.NUMBER, round(POINTS * scale)) + round(beside * scale) if points else 0


def least_strip(look: Look, tile: int) -> int:
    """The width, in logical pixels, in which nothing of a blueprint's cost hides anything else of it."""
    pennant = _pennant(look, tile, 1.0)
    gain = _gain_width(look.definitions.tiles[tile].reward.gain.points, CLOSE_GAIN, 1.0)
    cost = pennant.figures + CLOSE * pennant.icons + SIDES if pennant.icons else 0
    return cost + gain + BETWEEN


def draw_strip(pane: Pane, strip: pygame.Rect, look: Look, tile: int) -> None:
    """What it costs and what building it brings at once; both close up where the card is narrow."""
    px = pane.px
    points = look.definitions.tiles[tile].reward.gain.points
    pennant = _pennant(look, tile, pane.scale)
    if not points:
        _draw_cost(pane, strip.inflate(-px(2), -px(3)), pennant)
        return
    roomy = _gain_width(points, ROOMY_GAIN, pane.scale)
    wanted = pennant.figures + px(APART) * pennant.icons + px(SIDES)
    close = wanted > strip.width - roomy - px(4)
    width = _gain_width(points, CLOSE_GAIN, pane.scale) if close else roomy
    left, top, low = strip.right - width - px(1), strip.top + px(1), strip.bottom - px(2)
    _draw_gain(pane, pygame.Rect(left, top, strip.right - left, low - top), points, close=close)
    room = pygame.Rect(strip.left + px(1), top, left - strip.left - px(2 if close else 3), low - top)
    _draw_cost(pane, room, pennant)


def _draw_gain(pane: Pane, area: pygame.Rect, points: int, *, close: bool) -> None:
    px, surface = pane.px, pane.surface
    middle, point = (area.top + area.bottom) // 2, area.right - px(6 if close else 8)
    corners = [area.topleft, (point, area.top), (area.right, middle), (point, area.bottom), area.bottomleft]
    polygon(surface, [(float(x), float(y)) for x, y in corners], GAIN, INK, 1.4 * pane.scale)
    at = (area.left + px(3 if close else 4), middle)
    written = draw_text(surface, str(points), at, Role.NUMBER, px(POINTS), INK, GAIN)
    star, beside = (16, 9) if close else (18, 11)
    draw_icon(surface, "star", (written.right + px(beside), middle), px(star))


def _draw_cost(pane: Pane, room: pygame.Rect, pennant: _Pennant) -> None:
    """A pennant no wider than its room: icons move together before anything is left away."""
    px, surface = pane.px, pane.surface
    if not pennant.amounts:
        return
    if pennant.step(room.width - px(SIDES), px(APART)) < px(LEAST):
        pennant = pennant.in_room(room.width - px(SIDES), px(CUT))
    step = pennant.step(room.width - px(SIDES), px(APART))
    width = round(pennant.figures + step * pennant.icons + px(SIDES))
    low = room.bottom - px(5)
    corners = [
        (room.left, room.top),
        (room.left + width, room.top),
        (room.left + width, low),
        (room.left + width / 2, room.bottom + px(2)),
        (room.left, low),
    ]
    polygon(surface, [(float(x), float(y)) for x, y in corners], COST, INK, 1.4 * pane.scale)
    x, y = room.left + px(SIDES // 2), (room.top + low) // 2
    for amount in pennant.amounts:
        if amount.count != 1:
            wide = measure(str(amount.count), Role.NUMBER, px(COUNT))
            # The icon before may reach under the number, which must be read.
            surface.fill(COST, (x - px(1), y - px(8), wide + px(1), px(16)))
            x = draw_text(surface, str(amount.count), (x, y), Role.NUMBER, px(COUNT), PAPER, COST).right + px(
                1
            )
        for name in amount.icons:
            sign = icon(name, px(16), None, PAPER, 1.0)
            surface.blit(sign, sign.get_rect(center=(round(x + step / 2), y)))
            x = round(x + step)
