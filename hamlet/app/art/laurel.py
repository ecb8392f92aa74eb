"""The laurel of whoever has won: two branches of leaves, a crown and a ribbon; grown as far as one likes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import GRASS, GRASS_DARK, INK, LEAF, Colour, mix, seat_colour
from hamlet.app.art.piece_pictures import VILLAGER, draw_piece
from hamlet.app.art.shapes import Point, disc, polygon, stroke

LEAVES, FIRST, STEP = 9, 62.0, 15.6
"""How many pairs of leaves a branch has, and the degrees from the foot at which they stand."""
LONG, BROAD, OUT = 0.34, 0.2, 0.5


def draw_laurel(
    surface: pygame.Surface, centre: Point, radius: float, colours: Sequence[str], grown: float = 1.0
) -> None:
    """A laurel around one villager, or around several who share it."""
    _ribbon(surface, centre, radius, [seat_colour(colour) for colour in colours])
    shown = max(0.0, min(1.0, grown)) * LEAVES
    for way in (-1, 1):
        _branch(surface, centre, radius, way, shown)
    if grown <= 0:
        return
    side = round(radius * (1.1 if len(colours) == 1 else 0.86 if len(colours) == 2 else 0.66))
    apart = side * 0.72
    for number, colour in enumerate(colours):
        across = (number - (len(colours) - 1) / 2) * apart
        draw_piece(surface, VILLAGER, colour, (centre[0] + across, centre[1] + radius * 0.1), side)
    if grown >= 1:
        draw_icon(surface, "crown", (centre[0], centre[1] - radius * 0.86), round(radius * 0.46))


def _branch(surface: pygame.Surface, centre: Point, radius: float, way: int, shown: float) -> None:
    x, y = centre
    angles = [math.radians(90 - way * (90 - FIRST + STEP * number)) for number in range(LEAVES)]
    stem = [(x + math.cos(each) * radius, y + math.sin(each) * radius) for each in angles]
    for start, end in pairwise(stem):
        stroke(surface, mix(LEAF[1], INK, 0.2), start, end, max(1.5, radius * 0.04))
    for number, (angle, at) in enumerate(zip(angles, stem, strict=True)):
        size = max(0.0, min(1.0, shown - number))
        if size <= 0:
            continue
        along = angle - way * math.pi / 2
        for turn, paint in ((OUT, GRASS_DARK), (-OUT * 0.72, GRASS)):
            _leaf(surface, at, along + way * turn, radius * LONG * size, paint)


def _leaf(surface: pygame.Surface, at: Point, angle: float, long: float, paint: Colour) -> None:
    tip = (at[0] + math.cos(angle) * long, at[1] + math.sin(angle) * long)
    across, down = -math.sin(angle) * long * BROAD, math.cos(angle) * long * BROAD
    sides = []
    for share, wide in ((0.28, 0.86), (0.56, 1.0), (0.82, 0.56)):
        middle = (at[0] + (tip[0] - at[0]) * share, at[1] + (tip[1] - at[1]) * share)
        sides.append((middle, wide))
    left = [(m[0] + across * w, m[1] + down * w) for m, w in sides]
    right = [(m[0] - across * w, m[1] - down * w) for m, w in reversed(sides)]
    polygon(surface, [at, *left, tip, *right], paint, INK, max(1.0, long * 0.05))
    stroke(surface, mix(paint, INK, 0.3), at, tip, max(1.0, long * 0.04))


def _ribbon(surface: pygame.Surface, centre: Point, radius: float, paints: Sequence[Colour]) -> None:
    x, y = centre[0], centre[1] + radius * 1.02
    half = radius * 0.24
    for number, paint in enumerate(paints):
        left = x - half + 2 * half * number / len(paints)
        right = x - half + 2 * half * (number + 1) / len(paints)
        foot = y + radius * 0.26
        middle = ((left + right) / 2, foot - radius * 0.09)
        spread = radius * 0.06
        tails = [(left, y), (right, y), (right + spread, foot), middle, (left - spread, foot)]
        polygon(surface, tails, paint, INK, max(1.0, radius * 0.026))
    disc(surface, (x, y), radius * 0.07, mix(paints[0], INK, 0.2), INK, max(1.0, radius * 0.02))
