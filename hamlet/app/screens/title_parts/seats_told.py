"""Who plays the game that can be gone on with: a symbol, a name, and points as soon as they are known."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.icons import draw_symbol
from hamlet.app.art.palette import INK, Colour
from hamlet.app.art.type import Role, draw_text, fit, measure
from hamlet.app.ui.pane import Pane
from hamlet.letters import name_shown
from hamlet.store.headers import Header
from hamlet.values import dataclass

SIZE, SYMBOL, APART = 18, 22, 14


@dataclass(frozen=True, slots=True)
class SeatTold:
    """One seat."""

    name: str
    colour: str
    points: int | None = None

    def line(self, room: int, size: int) -> str:
        """Its name, shortened if need be, and its points, which are always told whole."""
        points = "" if self.points is None else f" {self.points}"
        left = room - measure(points, Role.LABEL, size)
        return fit(self.name, max(0, left), Role.LABEL, size) + points

    def shortly(self, room: int, size: int) -> str:
        """Where there is little room the points alone, as soon as they are known: the symbol says whose."""
        return self.line(room, size) if self.points is None else str(self.points)


def seats_told(header: Header | None, points: Sequence[int] | None) -> tuple[SeatTold, ...]:
    """The seats of a kept game."""
    seats = header.seats if header is not None else ()
    known = points if points is not None and len(points) == len(seats) else (None,) * len(seats)
    return tuple(
        SeatTold(name_shown(seat.name), seat.color, each) for seat, each in zip(seats, known, strict=True)
    )


def draw_seats(pane: Pane, area: pygame.Rect, seats: Sequence[SeatTold], ground: Colour) -> None:
    """Side by side; where there is no room for all names, each has an equal part of it."""
    px = pane.px
    if not seats:
        return
    whole = [each.line(area.width, px(SIZE)) for each in seats]
    taken = sum(measure(line, Role.LABEL, px(SIZE)) + px(SYMBOL) for line in whole) + px(APART) * (
        len(seats) - 1
    )
    part = (area.width - px(APART) * (len(seats) - 1)) // len(seats) - px(SYMBOL)
    lines = whole if taken <= area.width else [each.shortly(part, px(SIZE)) for each in seats]
    left = area.left
    for seat, line in zip(seats, lines, strict=True):
        draw_symbol(pane.surface, seat.colour, (left + px(8), area.centery), px(7), width=1.4 * pane.scale)
        words = pygame.Rect(left + px(SYMBOL), area.top, measure(line, Role.LABEL, px(SIZE)), area.height)
        draw_text(pane.surface, line, words, Role.LABEL, px(SIZE), INK, ground)
        left = words.right + px(APART)
