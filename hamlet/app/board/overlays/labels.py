"""BarButton plates with rich text that float over the village."""

from __future__ import annotations

from functools import lru_cache

import pygame

from hamlet.app.art.palette import BANNER, COST, GAIN, INK, PAPER, Colour
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import Point, box, clear, shadow
from hamlet.app.art.type import Align, Role

SIZE = 18
_PAD = 8


@lru_cache(maxsize=256)
def plate(text: str, scale: float, fill: Colour = PAPER) -> pygame.Surface:
    """A plate with this text, its shadow included."""
    size = round(SIZE * scale)
    width, height = measure_rich(text, role=Role.NUMBER, size=size)
    room = round(_PAD * scale)
    inner = pygame.Rect(room, room, width + round(14 * scale), height + round(6 * scale))
    sheet = clear((inner.width + 2 * room, inner.height + 2 * room))
    shadow(sheet, inner, 6 * scale, 2 * scale, 3 * scale)
    box(sheet, inner, fill, 6 * scale, INK, 1.8 * scale)
    text_box = pygame.Rect(inner.left, inner.centery - height // 2, inner.width, height)
    draw_rich(sheet, text, text_box, Role.NUMBER, size, INK, fill, Align.CENTRE)
    return sheet


def draw_plate(
    surface: pygame.Surface, text: str, centre: Point, scale: float, fill: Colour = PAPER
) -> pygame.Rect:
    """Draw a plate around a point; returns its face."""
    picture = plate(text, scale, fill)
    rect = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    surface.blit(picture, rect)
    room = round(_PAD * scale)
    return rect.inflate(-2 * room, -2 * room)


def plate_size(text: str, scale: float) -> tuple[int, int]:
    """How large the face of a plate with this text is."""
    width, height = plate(text, scale).get_size()
    room = round(_PAD * scale)
    return width - 2 * room, height - 2 * room


def plate_room(text: str, scale: float) -> tuple[int, int]:
    """What a plate with this text takes, its shadow included."""
    return plate(text, scale).get_size()


@lru_cache(maxsize=64)
def reason_plate(text: str, scale: float, width: int) -> pygame.Surface:
    """Why something cannot be, on a plate with a border in the colour of refusals, at most so wide."""
    size, room, edge = round(SIZE * scale), round(_PAD * scale), round(12 * scale)
    wide, high = measure_rich(text, width - 2 * edge, Role.LABEL, size)
    inner = pygame.Rect(room, room, wide + 2 * edge, high + edge)
    sheet = clear((inner.width + 2 * room, inner.height + 2 * room))
    shadow(sheet, inner, 6 * scale, 2 * scale, 3 * scale)
    box(sheet, inner, PAPER, 8 * scale, COST, 2.4 * scale)
    area = pygame.Rect(inner.left + edge, inner.top + edge // 2, wide + round(4 * scale), high)
    draw_rich(sheet, text, area, Role.LABEL, size, INK, PAPER)
    return sheet


def number(points: int) -> str:
    """With a minus that is as wide as a figure."""
    return str(points) if points >= 0 else f"−{-points}"


def worth_rect(points: int, centre: Point, scale: float) -> pygame.Rect:
    """The face of such a plate around a point."""
    rect = pygame.Rect((0, 0), plate_size(f"{number(points)} {{point}}", scale))
    rect.center = round(centre[0]), round(centre[1])
    return rect


def worth_plate(surface: pygame.Surface, points: int, centre: Point, scale: float) -> pygame.Rect:
    """What a place is worth: the number, then the star; in the colour of gains if it is worth anything."""
    fill = GAIN if points > 0 else PAPER
    return draw_plate(surface, f"{number(points)} {{point}}", centre, scale, fill)


def gold_plate(surface: pygame.Surface, text: str, centre: Point, scale: float) -> pygame.Rect:
    """Something to be chosen, in the colour of banners."""
    return draw_plate(surface, text, centre, scale, BANNER)
