"""Villagers, donkeys and flags: silhouettes with halo and shadow, coloured and marked by seat."""

from __future__ import annotations

from functools import lru_cache

import pygame

from hamlet.app.art.icons import draw_symbol, icon
from hamlet.app.art.palette import INK, PAPER, mix, rgb, seat_colour, seat_text
from hamlet.app.art.shapes import box, clear
from hamlet.app.art.type import Align, Role, draw_text, measure

VILLAGER, DOWN, DONKEY, FLAG = "villager", "villager-down", "donkey", "flag"
FEET = 0.44  # from the middle of a piece to the ground, in its sides
_TIRED = rgb("8A7A68")


@lru_cache(maxsize=16)
def piece_shadow(side: int) -> pygame.Surface:
    """What a piece of this size throws on the ground."""
    shadow = clear((side + 8, max(8, side // 3)), (15, 10, 5))
    pygame.draw.ellipse(shadow, (15, 10, 5, 110), shadow.get_rect().inflate(-4, -3))
    return shadow


@lru_cache(maxsize=256)
def piece_picture(kind: str, seat: str | None, side: int) -> pygame.Surface:
    """One piece with its shadow, its middle in the middle of the picture."""
    figure, shadow = piece_figure(kind, seat, side), piece_shadow(side)
    picture = clear(figure.get_size(), INK)
    middle = picture.get_rect().center
    picture.blit(shadow, shadow.get_rect(center=(middle[0] + 2, middle[1] + round(side * FEET))))
    picture.blit(figure, (0, 0))
    return picture


@lru_cache(maxsize=256)
def piece_figure(kind: str, seat: str | None, side: int) -> pygame.Surface:
    """One piece without its shadow, which stays on the ground when the piece does not."""
    colour = seat_colour(seat)
    tint = mix(colour, _TIRED, 0.3) if kind == DOWN else colour
    figure = icon(kind, side, tint, PAPER, 1.5)
    picture = clear((figure.get_width() + 4, figure.get_height() + 6), INK)
    middle = picture.get_rect().center
    picture.blit(figure, figure.get_rect(center=middle))
    if kind == VILLAGER:
        draw_symbol(picture, seat, (middle[0], middle[1] + side * 0.17), side * 0.14, seat_text(seat), None)
    elif kind == FLAG:
        draw_symbol(picture, seat, (middle[0], middle[1] - side * 0.19), side * 0.13, seat_text(seat), None)
    return picture


def draw_piece(
    surface: pygame.Surface,
    kind: str,
    seat: str | None,
    centre: tuple[float, float],
    side: int,
    count: int = 1,
    scale: float = 1.0,
) -> pygame.Rect:
    """Draw one piece, or one with the number of several; returns where it stands."""
    picture = piece_picture(kind, seat, side)
    rect = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    surface.blit(picture, rect)
    place = pygame.Rect(0, 0, side, side).move(round(centre[0] - side / 2), round(centre[1] - side / 2))
    if count > 1:
        _count(surface, place, count, round(18 * scale))
    return place


def _count(surface: pygame.Surface, place: pygame.Rect, count: int, size: int) -> None:
    """How many there are, on a disc at the lower right corner."""
    text = str(count)
    plate = pygame.Rect(
        0, 0, max(round(size * 0.94), measure(text, Role.NUMBER, size) + size // 3), round(size * 0.94)
    )
    plate.bottomright = (place.right + round(size / 4), place.bottom + round(size / 4))
    box(surface, plate, PAPER, plate.height / 2, INK, 1.4)
    draw_text(surface, text, plate, Role.NUMBER, size, INK, PAPER, Align.CENTRE)
