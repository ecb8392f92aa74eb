"""The milestones a seat keeps, by name: two beside each other, in columns, where both have the room."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hamlet.app.art.palette import INK, PAPER
from hamlet.app.art.rich import draw_rich, measure_rich, plain
from hamlet.app.art.type import Role
from hamlet.app.table.look import Look
from hamlet.app.view.panels import SeatPanel

APART = 0.4  # of a line, between the columns


def _told(look: Look, seat: SeatPanel) -> Iterator[str]:
    """Each with the icon of what it is for."""
    for number in seat.milestones:
        milestone = look.definitions.milestones[number]
        quality = milestone.high_quality
        sign = look.icon(quality) if quality is not None else "road"
        yield f"{{{sign}}} {plain(milestone.name)}"


def _places(told: Iterator[str], width: int, size: int) -> Iterator[tuple[str, pygame.Rect]]:
    """Where each stands, from the top left: in a column, or over the whole width and in more than a line."""
    column, left, top = width // 2, 0, 0
    for text in told:
        wide, high = measure_rich(text, role=Role.LABEL, size=size)
        if wide > (column if left else column - size * APART):
            top += high if left else 0
            high = measure_rich(text, width, Role.LABEL, size)[1]
            yield text, pygame.Rect(0, top, width, high)
            left, top = 0, top + high
            continue
        yield text, pygame.Rect(left, top, width - left if left else column, high)
        left, top = (0, top + high) if left else (column, top)


def milestones_height(look: Look, seat: SeatPanel, width: int, size: int) -> int:
    """The height they take in this width."""
    return max((place.bottom for _, place in _places(_told(look, seat), width, size)), default=0)


def draw_milestones(
    surface: pygame.Surface, area: pygame.Rect, look: Look, seat: SeatPanel, size: int
) -> None:
    """All of them, from the top of the area."""
    for text, place in _places(_told(look, seat), area.width, size):
        draw_rich(surface, text, place.move(area.topleft), Role.LABEL, size, INK, PAPER)
