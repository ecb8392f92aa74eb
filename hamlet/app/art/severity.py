"""How bad a thing is, by form and by colour: a disc with a tick, a triangle, an octagon with a cross."""

from __future__ import annotations

from enum import StrEnum
from itertools import pairwise

import pygame

from hamlet.app.art.palette import (
    INK,
    LOOK_AT,
    LOOK_AT_PAPER,
    LOOK_AT_TEXT,
    MISTAKE,
    MISTAKE_PAPER,
    MISTAKE_TEXT,
    PAPER,
    SOUND,
    Colour,
)
from hamlet.app.art.shapes import OVERSAMPLE, Point, clear, disc, polygon, stroke
from hamlet.app.art.sized import sized


class Severity(StrEnum):
    """Sound, something to look at, or a mistake."""

    SOUND = "sound"
    LOOK_AT = "look at"
    MISTAKE = "mistake"


GROUNDS: dict[Severity, Colour] = {
    Severity.SOUND: PAPER,
    Severity.LOOK_AT: LOOK_AT_PAPER,
    Severity.MISTAKE: MISTAKE_PAPER,
}
"""What a row of this kind lies on."""
EDGES: dict[Severity, Colour] = {
    Severity.SOUND: SOUND,
    Severity.LOOK_AT: LOOK_AT_TEXT,
    Severity.MISTAKE: MISTAKE_TEXT,
}
"""The edge of such a row, and of words about it."""


def draw_severity(surface: pygame.Surface, centre: Point, radius: float, severity: Severity) -> None:
    """The mark around a point."""
    picture = _mark(severity, max(2, round(radius)))
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


@sized(48)
def _mark(severity: Severity, radius: int) -> pygame.Surface:
    side = round(2.3 * radius) + 6
    picture = clear((side, side))
    _DRAWN[severity](picture, (side / 2, side / 2), float(radius))
    return picture


def _draw_sound(picture: pygame.Surface, at: Point, r: float) -> None:
    x, y = at
    disc(picture, at, r, SOUND, INK, r * 0.13)
    tick = ((x - r * 0.45, y), (x - r * 0.1, y + r * 0.4), (x + r * 0.5, y - r * 0.4))
    _strokes(picture, tick, r * 0.26)


def _draw_look_at(picture: pygame.Surface, at: Point, r: float) -> None:
    x, y = at
    corners = [(x, y - r * 1.0), (x + r * 1.05, y + r * 0.85), (x - r * 1.05, y + r * 0.85)]
    polygon(picture, corners, LOOK_AT, INK, r * 0.13)
    w = r * 0.12
    post = [(x - w, y - r * 0.42), (x + w, y - r * 0.42), (x + w, y + r * 0.26), (x - w, y + r * 0.26)]
    polygon(picture, post, INK)
    disc(picture, (x, y + r * 0.54), r * 0.14, INK)


def _draw_mistake(picture: pygame.Surface, at: Point, r: float) -> None:
    x, y = at
    a = r * 0.42
    signs = ((-a, -r), (a, -r), (r, -a), (r, a), (a, r), (-a, r), (-r, a), (-r, -a))
    polygon(picture, [(x + dx, y + dy) for dx, dy in signs], MISTAKE, INK, r * 0.13)
    arm = r * 0.36
    for way in (-1, 1):
        _strokes(picture, ((x - arm, y - way * arm), (x + arm, y + way * arm)), r * 0.24)


def _strokes(picture: pygame.Surface, points: tuple[Point, ...], width: float) -> None:
    """A pale line along these points, drawn large and scaled down."""
    size = picture.get_size()
    large = clear((size[0] * OVERSAMPLE, size[1] * OVERSAMPLE), PAPER)
    placed = [(x * OVERSAMPLE, y * OVERSAMPLE) for x, y in points]
    for start, end in pairwise(placed):
        stroke(large, PAPER, start, end, width * OVERSAMPLE)
    picture.blit(pygame.transform.smoothscale(large, size), (0, 0))


_DRAWN = {
    Severity.SOUND: _draw_sound,
    Severity.LOOK_AT: _draw_look_at,
    Severity.MISTAKE: _draw_mistake,
}
