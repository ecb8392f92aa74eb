"""Smooth shapes: drawn large, scaled down, kept."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from hamlet.app.art.palette import INK, WHITE, Colour, Shade, alpha
from hamlet.app.art.panel_tones import WORN, worn
from hamlet.app.art.sized import sized

Point = tuple[float, float]
Paint = Colour | Shade
OVERSAMPLE = 4
SHADOW: Colour = (20, 12, 6)


def clear(size: tuple[int, int], colour: Colour = INK) -> pygame.Surface:
    """A transparent surface whose hidden colour keeps scaled edges from turning dark."""
    surface = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    surface.fill(alpha(colour, 0))
    return surface


def stroke(surface: pygame.Surface, colour: Paint, start: Point, end: Point, width: float) -> None:
    """A line with round ends and any width."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = math.hypot(across, down) or 1.0
    shift = (-down / length * width / 2, across / length * width / 2)
    corners = [
        (start[0] + shift[0], start[1] + shift[1]),
        (end[0] + shift[0], end[1] + shift[1]),
        (end[0] - shift[0], end[1] - shift[1]),
        (start[0] - shift[0], start[1] - shift[1]),
    ]
    pygame.draw.polygon(surface, colour, corners)
    pygame.draw.circle(surface, colour, start, width / 2)
    pygame.draw.circle(surface, colour, end, width / 2)


def outline(surface: pygame.Surface, colour: Paint, points: Sequence[Point], width: float) -> None:
    """Stroke every side of a closed polygon."""
    for index, point in enumerate(points):
        stroke(surface, colour, point, points[(index + 1) % len(points)], width)


def ring(centre: Point, radius: float, steps: int = 32) -> list[Point]:
    """The corners of a circle drawn as a polygon."""
    turn = 2 * math.pi / steps
    return [
        (centre[0] + radius * math.cos(turn * k), centre[1] + radius * math.sin(turn * k))
        for k in range(steps)
    ]


@sized(2048, plain=True)
def _polygon_picture(
    points: tuple[Point, ...], fill: Paint | None, border: Paint | None, width: float, size: tuple[int, int]
) -> pygame.Surface:
    base = border or fill or INK
    large = clear((size[0] * OVERSAMPLE, size[1] * OVERSAMPLE), (base[0], base[1], base[2]))
    scaled = [(x * OVERSAMPLE, y * OVERSAMPLE) for x, y in points]
    if fill is not None:
        pygame.draw.polygon(large, fill, scaled)
    if border is not None and width:
        outline(large, border, scaled, width * OVERSAMPLE)
    return pygame.transform.smoothscale(large, size)


def polygon(
    surface: pygame.Surface,
    points: Sequence[Point],
    fill: Paint | None,
    border: Paint | None = None,
    width: float = 0.0,
) -> pygame.Rect:
    """Draw a smooth polygon, its border centred on its sides."""
    edge = width + 2
    left = math.floor(min(x for x, _ in points) - edge)
    top = math.floor(min(y for _, y in points) - edge)
    right = math.ceil(max(x for x, _ in points) + edge)
    bottom = math.ceil(max(y for _, y in points) + edge)
    moved = tuple((round(x - left, 2), round(y - top, 2)) for x, y in points)
    picture = _polygon_picture(moved, fill, border, width, (right - left, bottom - top))
    return surface.blit(picture, (left, top))


def disc(
    surface: pygame.Surface,
    centre: Point,
    radius: float,
    fill: Paint | None,
    border: Paint | None = None,
    width: float = 0.0,
) -> pygame.Rect:
    """Draw a smooth disc."""
    return polygon(surface, ring(centre, radius), fill, border, width)


@sized(256, plain=True)
def rounded(
    size: tuple[int, int], radius: float, fill: Paint, border: Paint | None = None, width: float = 0.0
) -> pygame.Surface:
    """A rounded rectangle; callers copy it before they paint on it."""
    # Only corners are curved: large ones are drawn small and stretched between them.
    corner = math.ceil(max(radius, width)) + 2
    small = (min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1))
    picture = _rounded(small, radius, fill, border, width)
    return picture if small == size else _stretched(picture, size)


def _stretched(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The picture made larger by repeating the column and the row in its middle."""
    return _widened(_widened(picture, size[0], 0), size[1], 1)


def _widened(picture: pygame.Surface, length: int, axis: int) -> pygame.Surface:
    """The picture made longer along one axis."""
    size = list(picture.get_size())
    half, more = size[axis] // 2, length - size[axis]
    if more <= 0:
        return picture

    def part(start: int, extent: int) -> pygame.Surface:
        sides = ((start, 0), (extent, size[1])) if axis == 0 else ((0, start), (size[0], extent))
        return picture.subsurface(sides)

    def at(start: int) -> tuple[int, int]:
        return (start, 0) if axis == 0 else (0, start)

    longer = pygame.Surface((length, size[1]) if axis == 0 else (size[0], length), pygame.SRCALPHA)
    middle = part(half, 1)
    stretched = (more + 1, size[1]) if axis == 0 else (size[0], more + 1)
    longer.blit(part(0, half), (0, 0))
    longer.blit(pygame.transform.scale(middle, stretched), at(half))
    longer.blit(part(half + 1, size[axis] - half - 1), at(half + 1 + more))
    return longer


@sized(256, plain=True)
def _rounded(
    size: tuple[int, int], radius: float, fill: Paint, border: Paint | None, width: float
) -> pygame.Surface:
    base = border or fill
    large = clear((size[0] * OVERSAMPLE, size[1] * OVERSAMPLE), (base[0], base[1], base[2]))
    whole = large.get_rect()
    inner = whole
    if border is not None and width:
        pygame.draw.rect(large, border, whole, border_radius=round(radius * OVERSAMPLE))
        inset = round(width * OVERSAMPLE)
        inner = whole.inflate(-2 * inset, -2 * inset)
    corner = radius - (width if border is not None else 0)
    pygame.draw.rect(large, fill, inner, border_radius=max(0, round(corner * OVERSAMPLE)))
    return pygame.transform.smoothscale(large, (max(1, size[0]), max(1, size[1])))


def box(
    surface: pygame.Surface,
    rect: pygame.Rect,
    fill: Paint,
    radius: float = 6,
    border: Paint | None = None,
    width: float = 0.0,
) -> None:
    """Blit a rounded rectangle, in the colours that panels wear."""
    if WORN:
        fill, border = worn(fill), border and worn(border)
    if rect.width > 0 and rect.height > 0:
        surface.blit(rounded(rect.size, radius, fill, border, width), rect)


@sized(128, plain=True)
def _soft(size: tuple[int, int], radius: int, blur: int, shade: Shade) -> pygame.Surface:
    """A blurred rounded rectangle, its middle stretched as that of a sharp one is."""
    core = 2 * (radius + 3 * blur + 4)
    small = (min(size[0], core + size[0] % 2), min(size[1], core + size[1] % 2))
    picture = _softened(small, radius, blur, shade)
    return picture if small == size else _stretched(picture, (size[0] + 4 * blur, size[1] + 4 * blur))


@sized(64, plain=True)
def _softened(size: tuple[int, int], radius: int, blur: int, shade: Shade) -> pygame.Surface:
    quarter = 2
    pad = blur * 2
    small = clear(((size[0] + 2 * pad) // quarter, (size[1] + 2 * pad) // quarter), shade[:3])
    inner = pygame.Rect(pad // quarter, pad // quarter, size[0] // quarter, size[1] // quarter)
    pygame.draw.rect(small, shade, inner, border_radius=radius // quarter)
    blurred = pygame.transform.gaussian_blur(small, max(1, blur // quarter))
    return pygame.transform.smoothscale(blurred, (size[0] + 2 * pad, size[1] + 2 * pad))


def shadow(
    surface: pygame.Surface,
    rect: pygame.Rect,
    radius: float = 10,
    drop: float = 4,
    blur: float = 8,
    shade: Shade = (*SHADOW, 130),
) -> None:
    """A soft shadow (or, with a light colour, a glow) under a rounded rectangle."""
    pad = round(blur) * 2
    surface.blit(
        _soft(rect.size, round(radius), round(blur), shade), (rect.x - pad, rect.y - pad + round(drop))
    )


def glow(surface: pygame.Surface, rect: pygame.Rect, radius: float, blur: float, colour: Colour) -> None:
    """A warm light around a rounded rectangle."""
    shadow(surface, rect, radius, 0, blur, alpha(colour, 255))


@sized(256, plain=True)
def _line(size: tuple[int, int], shade: Shade) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill(shade)
    return picture


def thin_line(surface: pygame.Surface, rect: pygame.Rect, colour: Colour = WHITE, opacity: int = 160) -> None:
    """A see-through straight rule filling `rect`."""
    if rect.width > 0 and rect.height > 0:
        surface.blit(_line(rect.size, alpha(colour, opacity)), rect)
