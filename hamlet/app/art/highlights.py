"""Light and marks over the village: lit outlines, ghosts' frames, clashes, ways, scoring sides, letters."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from hamlet.app.art.palette import GLOW, INK, LIT_LINE, PAPER, Colour, alpha, rgb
from hamlet.app.art.shapes import Point, clear, disc, outline, stroke
from hamlet.app.art.type import Align, Role, draw_text

DIM = 120
LETTER = 11  # the radius of a letter's disc
UNDER = 3.5  # by so many pixels the ink under a lit line is broader: cream alone would not be seen on snow
CLASH = rgb("B73B2C")


def _bounds(points: Sequence[Point], pad: float) -> pygame.Rect:
    left, top = (math.floor(min(point[axis] for point in points) - pad) for axis in (0, 1))
    right, bottom = (math.ceil(max(point[axis] for point in points) + pad) for axis in (0, 1))
    return pygame.Rect(left, top, right - left, bottom - top)


def lit_outline(
    surface: pygame.Surface, points: Sequence[Point], scale: float = 1.0, colour: Colour = GLOW
) -> pygame.Rect:
    """A cream line and a warm glow around a tile: hovered, lit, within reach."""
    pad = 22 * scale
    area = _bounds(points, pad)
    small = clear((area.width // 4 + 1, area.height // 4 + 1), colour)
    near = [((x - area.left) / 4, (y - area.top) / 4) for x, y in points]
    outline(small, alpha(colour, 255), near, 16 * scale / 4)
    soft = pygame.transform.gaussian_blur(small, max(1, round(9 * scale / 4)))
    surface.blit(pygame.transform.smoothscale(soft, (soft.get_width() * 4, soft.get_height() * 4)), area)
    around = [*points, points[0]]
    _smooth_lines(surface, around, INK, (3.5 + UNDER) * scale)
    return _smooth_lines(surface, around, LIT_LINE, 3.5 * scale)


def _smooth_lines(
    surface: pygame.Surface, points: Sequence[Point], colour: Colour, width: float, fine: int = 3
) -> pygame.Rect:
    area = _bounds(points, width + 2)
    large = clear((area.width * fine, area.height * fine), colour)
    placed = [((x - area.left) * fine, (y - area.top) * fine) for x, y in points]
    for start, end in pairwise(placed):
        stroke(large, colour, start, end, width * fine)
    return surface.blit(pygame.transform.smoothscale(large, area.size), area)


def hatching(
    surface: pygame.Surface, points: Sequence[Point], scale: float = 1.0, colour: Colour = CLASH
) -> None:
    """Red strokes over what overlaps or clashes: told by form, not by colour alone."""
    area = _bounds(points, 0)
    layer = clear(area.size, colour)
    placed = [(x - area.left, y - area.top) for x, y in points]
    pygame.draw.polygon(layer, alpha(colour, 70), placed)
    step = round(12 * scale)
    for start in range(-area.height, area.width, step):
        stroke(layer, alpha(colour, 220), (start, area.height), (start + area.height, 0), 3 * scale)
    mask = clear(area.size, (255, 255, 255))
    pygame.draw.polygon(mask, (255, 255, 255, 255), placed)
    layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(layer, area)
    outline(surface, colour, points, 2 * scale)


def dim(surface: pygame.Surface, area: pygame.Rect, opacity: int = DIM) -> None:
    """Darken what is not meant just now."""
    layer = pygame.Surface(area.size, pygame.SRCALPHA)
    layer.fill(alpha(INK, opacity))
    surface.blit(layer, area)


def way(surface: pygame.Surface, points: Sequence[Point], colour: Colour, scale: float = 1.0) -> None:
    """The way of a unit or a piece: ink, cream, the seat's colour, and chevrons that show the direction."""
    for width, paint in ((13, INK), (10, PAPER), (5, colour)):
        _smooth_lines(surface, points, paint, width * scale, 2)
    gap, walked = 26 * scale, 13 * scale
    for start, end in pairwise(points):
        length = math.dist(start, end)
        while walked < length:
            share = walked / length
            spot = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            _chevron(surface, spot, math.atan2(end[1] - start[1], end[0] - start[0]), scale)
            walked += gap
        walked -= length


def _chevron(surface: pygame.Surface, spot: Point, angle: float, scale: float) -> None:
    reach = 4.5 * scale
    tip = (spot[0] + math.cos(angle) * reach * 0.7, spot[1] + math.sin(angle) * reach * 0.7)
    arms = [
        (spot[0] + math.cos(angle + turn) * reach, spot[1] + math.sin(angle + turn) * reach)
        for turn in (2.2, -2.2)
    ]
    for arm in arms:
        stroke(surface, PAPER, tip, arm, 2.2 * scale)


def terrain_letter(surface: pygame.Surface, place: Point, letter: str, scale: float = 1.0) -> None:
    """The letter of a segment's terrain on a small disc."""
    disc(surface, place, LETTER * scale, PAPER, INK, 1.5 * scale)
    draw_text(surface, letter, place, Role.NUMBER, round(18 * scale), INK, PAPER, Align.CENTRE)
