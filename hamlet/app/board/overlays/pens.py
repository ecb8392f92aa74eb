"""Smooth lines drawn straight onto the view: for what changes too often to be kept as pictures."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from hamlet.app.art.highlights import UNDER
from hamlet.app.art.palette import INK, LIT_LINE, Colour, Shade
from hamlet.app.art.shapes import Point, clear


def line(surface: pygame.Surface, colour: Colour, start: Point, end: Point, width: float) -> None:
    """A line with round ends and soft edges."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = math.hypot(across, down)
    half = width / 2
    if length > 0.5:
        x, y = -down / length * half, across / length * half
        near, far = (start[0] + x, start[1] + y), (end[0] + x, end[1] + y)
        low, beyond = (start[0] - x, start[1] - y), (end[0] - x, end[1] - y)
        pygame.draw.polygon(surface, colour, (near, far, beyond, low))
        pygame.draw.aaline(surface, colour, near, far)
        pygame.draw.aaline(surface, colour, low, beyond)
    if half >= 1:
        pygame.draw.aacircle(surface, colour, start, half)
        pygame.draw.aacircle(surface, colour, end, half)


def loop(surface: pygame.Surface, colour: Colour, corners: Sequence[Point], width: float) -> None:
    """A closed line."""
    for number, corner in enumerate(corners):
        line(surface, colour, corner, corners[(number + 1) % len(corners)], width)


def lit_loop(surface: pygame.Surface, corners: Sequence[Point], width: float, scale: float) -> None:
    """A closed line of light, with ink under it so that it is seen on any ground."""
    loop(surface, INK, corners, width + UNDER * scale)
    loop(surface, LIT_LINE, corners, width)


def dashes(
    surface: pygame.Surface, colour: Colour, corners: Sequence[Point], width: float, length: float
) -> None:
    """A dashed closed line with an ink edge, so that it is seen on anything."""
    parts = []
    for number, start in enumerate(corners):
        end = corners[(number + 1) % len(corners)]
        count = max(1, round(math.dist(start, end) / (2 * length)))
        for k in range(count):
            a, b = (k + 0.22) / count, (k + 0.78) / count
            parts.append(
                (
                    (start[0] + (end[0] - start[0]) * a, start[1] + (end[1] - start[1]) * a),
                    (start[0] + (end[0] - start[0]) * b, start[1] + (end[1] - start[1]) * b),
                )
            )
    for grow, paint in ((UNDER, INK), (0.0, colour)):
        for first, last in parts:
            line(surface, paint, first, last, width + grow)


def patch(surface: pygame.Surface, colour: Shade, corners: Sequence[Point]) -> None:
    """A see-through polygon."""
    left, top = math.floor(min(x for x, _ in corners)), math.floor(min(y for _, y in corners))
    right, bottom = math.ceil(max(x for x, _ in corners)), math.ceil(max(y for _, y in corners))
    area = pygame.Rect(left, top, right - left + 1, bottom - top + 1)
    if surface.get_clip().colliderect(area):
        sheet = clear(area.size, colour[:3])
        pygame.draw.polygon(sheet, colour, [(x - left, y - top) for x, y in corners])
        surface.blit(sheet, area)


def box_of(corners: Sequence[Point]) -> pygame.Rect:
    """The smallest box of whole pixels around these points."""
    left, top = math.floor(min(x for x, _ in corners)), math.floor(min(y for _, y in corners))
    right, bottom = math.ceil(max(x for x, _ in corners)), math.ceil(max(y for _, y in corners))
    return pygame.Rect(left, top, right - left, bottom - top)
