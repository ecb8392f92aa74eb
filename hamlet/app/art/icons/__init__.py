"""Icons on a 24×24 grid: solid silhouettes with an ink outline, told apart by form before colour."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from hamlet.app.art.icons import (
    botric_signs,
    effect_signs,
    fish_signs,
    goods,
    pieces,
    screen_signs,
    season_signs,
    signs,
    tile_lakeside,
    tile_landmarks,
    tile_makers,
)
from hamlet.app.art.icons.pen import DRAWINGS, GRID, Drawing, Pen, drawing_called
from hamlet.app.art.icons.seat_symbols import draw_symbol
from hamlet.app.art.palette import INK, PAPER, WHITE, Colour, mix
from hamlet.app.art.shapes import clear

__all__ = [
    "CROWN",
    "botric_signs",
    "draw_icon",
    "draw_symbol",
    "drawn",
    "effect_signs",
    "fish_signs",
    "forget_icons",
    "goods",
    "icon",
    "icon_names",
    "pieces",
    "screen_signs",
    "season_signs",
    "signs",
    "silhouette",
    "tile_lakeside",
    "tile_landmarks",
    "tile_makers",
]

CROWN = "crown"
OUTLINE = 1.3
HALO = 1.8
FINE = 4  # how much larger icons are drawn
_ALIASES = {
    "point": "star",
    "points": "star",
    "award": "crown",
    "sale": "tag",
    "path": "road",
    "bridge": "road",
    "season-spring": "spring",
    "season-summer": "summer",
    "season-autumn": "autumn",
    "season-winter": "winter",
}


def forget_icons() -> None:
    """Some names mean other drawings than before."""
    for kept in (drawing_called, silhouette, icon, _faded):
        kept.cache_clear()


def icon_names() -> tuple[str, ...]:
    """Every icon there is."""
    return tuple(sorted(DRAWINGS))


@lru_cache(maxsize=256)
def silhouette(name: str, scale: int) -> pygame.Mask:
    """The solid part of an icon, `scale` pixels per grid unit."""
    return _mask(drawing_called(name) or DRAWINGS["question"], scale)


def _mask(drawing: Drawing, scale: int) -> pygame.Mask:
    surface = clear((GRID * scale, GRID * scale), WHITE)
    drawing.body(Pen(surface, scale))
    return pygame.mask.from_surface(surface)


def _grown(mask: pygame.Mask, radius: float, pad: int) -> pygame.Mask:
    width, height = mask.get_size()
    grown = pygame.Mask((width + 2 * pad, height + 2 * pad))
    steps = max(24, math.ceil(radius * 2))  # so near each other that a thin tip has a round rim too
    for step in range(steps):
        angle = step * 2 * math.pi / steps
        grown.draw(mask, (pad + round(math.cos(angle) * radius), pad + round(math.sin(angle) * radius)))
    return grown


def _layer(mask: pygame.Mask, colour: Colour) -> pygame.Surface:
    return mask.to_surface(setcolor=(*colour, 255), unsetcolor=(*colour, 0))


def _body(mask: pygame.Mask, colour: Colour, scale: int) -> pygame.Surface:
    """The silhouette with a lit upper left edge and a shaded lower right one."""
    step = scale
    picture = _layer(mask, mix(colour, INK, 0.26))
    lit = mask.overlap_mask(mask, (-step, -step))
    picture.blit(_layer(lit, mix(colour, WHITE, 0.28)), (0, 0))
    middle = lit.overlap_mask(mask, (round(step * 0.8), round(step * 0.8)))
    picture.blit(_layer(middle, colour), (0, 0))
    return picture


@lru_cache(maxsize=4096)
def icon(
    name: str,
    size: int,
    colour: Colour | None = None,
    halo: Colour | None = None,
    outline: float = OUTLINE,
    ink: Colour = INK,
) -> pygame.Surface:
    """The picture of an icon whose 24 grid units are `size` pixels; its outline and halo stand outside."""
    dashed = name.replace("_", "-")
    known = _ALIASES.get(dashed, dashed)
    drawing = drawing_called(known) or DRAWINGS["question"]
    mask = silhouette(known, max(6, min(24, math.ceil(size * FINE / GRID))))
    return _picture(drawing, mask, size, colour, halo, outline, ink)


def drawn(
    drawing: Drawing,
    size: int,
    colour: Colour | None = None,
    halo: Colour | None = None,
    outline: float = OUTLINE,
    ink: Colour = INK,
    fine: int = FINE,
) -> pygame.Surface:
    """The picture of any drawing on the grid, a new one; it is drawn so many times as large."""
    scale = max(6, min(24, math.ceil(size * fine / GRID)))
    return _picture(drawing, _mask(drawing, scale), size, colour, halo, outline, ink)


def _picture(
    drawing: Drawing,
    mask: pygame.Mask,
    size: int,
    colour: Colour | None,
    halo: Colour | None,
    outline: float,
    ink: Colour,
) -> pygame.Surface:
    scale = mask.get_size()[0] // GRID
    if colour == ink:
        outline = 0.0  # an outline like its inside would only close what is open in it
    pad = math.ceil((outline + (HALO if halo else 0) + 0.4) * scale)
    side = GRID * scale + 2 * pad
    large = clear((side, side), halo or ink)
    if halo:
        large.blit(_layer(_grown(mask, (outline + HALO) * scale, pad), halo), (0, 0))
    if outline:
        large.blit(_layer(_grown(mask, outline * scale, pad), ink), (0, 0))
    paint = colour or drawing.colour
    large.blit(_body(mask, paint, scale), (pad, pad))
    if drawing.details:
        drawing.details(Pen(large, scale, pad), paint)
    across = max(1, round(side * size / (GRID * scale)))
    return pygame.transform.smoothscale(large, (across, across))


@lru_cache(maxsize=1024)
def _faded(name: str, size: int, colour: Colour | None, opacity: int) -> pygame.Surface:
    picture = icon(name, size, colour).copy()
    picture.set_alpha(opacity)
    return picture


def draw_icon(
    surface: pygame.Surface,
    name: str,
    centre: tuple[float, float],
    size: int,
    colour: Colour | None = None,
    *,
    halo: Colour | None = None,
    opacity: int = 255,
    crown: bool = False,
) -> pygame.Rect:
    """Draw an icon around a point, with the crown of high quality if asked."""
    picture = icon(name, size, colour, halo) if opacity == 255 else _faded(name, size, colour, opacity)
    rect = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    surface.blit(picture, rect)
    if crown:
        draw_crown(surface, (centre[0] + size * 0.36, centre[1] - size * 0.46), max(10, round(size * 0.55)))
    return rect


def draw_crown(surface: pygame.Surface, centre: tuple[float, float], size: int) -> None:
    """The small crown that marks high quality."""
    picture = icon(CROWN, size, None, PAPER, 1.8)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))
