"""A letter or a number on a disc: on cards, and on what it names in the village."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import INK, Colour
from hamlet.app.art.shapes import Point, disc
from hamlet.app.art.type import Align, Role, draw_text

TEXT = 18


def letter_disc(
    surface: pygame.Surface,
    centre: Point,
    sign: str,
    fill: Colour,
    scale: float = 1.0,
    *,
    radius: float = 15,
    ink: Colour = INK,
) -> None:
    """A disc with a letter, a number, or, where the sign is an icon's name in braces, with that."""
    disc(surface, centre, radius * scale, fill, ink, 1.8 * scale)
    if sign.startswith("{"):
        draw_icon(surface, sign.strip("{}"), centre, round(radius * 1.3 * scale))
        return
    draw_text(surface, sign, centre, Role.NUMBER, round(TEXT * scale), ink, fill, Align.CENTRE)
