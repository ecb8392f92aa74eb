"""Light and dark: tiles that can be chosen are lit, the rest is dimmed."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import GLOW, INK, LIT_LINE, WHITE, Colour, alpha
from hamlet.app.art.shapes import clear, outline
from hamlet.app.board.canvas import Canvas
from hamlet.engine.village import Placed

DIM = 120
LINE, GLOW_REACH = 3.5, 11.0
_FINE, _SMALL = 2, 4


def dim(canvas: Canvas, bright: Iterable[int]) -> None:
    """Put the village under ink, but for tiles that stay bright."""
    cuts = [
        cut for uid in bright if uid < len(canvas.placed) and (cut := _cut_out(canvas, canvas.placed[uid]))
    ]
    _darken(canvas.surface, canvas.eye.rect)
    canvas.surface.fblits(cuts)
    if canvas.steady:
        restore_tops(canvas, bright)


def _darken(surface: pygame.Surface, area: pygame.Rect) -> None:
    left = 255 - DIM
    surface.fill((left, left, left), area, special_flags=pygame.BLEND_RGB_MULT)
    shade = tuple(round(part * DIM / 255) for part in INK)
    surface.fill(shade, area, special_flags=pygame.BLEND_RGB_ADD)


def _cut_out(canvas: Canvas, placed: Placed) -> tuple[pygame.Surface, tuple[int, int]] | None:
    """What is seen of a tile now, to be put back later."""
    if not canvas.seen(placed):
        return None
    x, y = canvas.first(placed.at)
    mask = _mask(canvas, placed.tile, placed.rotation)
    place = mask.surface.get_rect(topleft=(round(x) - mask.origin[0], round(y) - mask.origin[1]))
    cut = mask.surface.copy()
    cut.blit(canvas.surface, (0, 0), place, special_flags=pygame.BLEND_RGBA_MULT)
    return cut, place.topleft


def _mask(canvas: Canvas, tile: int, rotation: int) -> Picture:
    length = round(canvas.eye.length)

    def draw() -> Picture:
        plan, pad = canvas.studio.tiles.plan(tile, rotation), 4
        bounds = plan.bounds
        size = (round(bounds.width * length) + 2 * pad, round(bounds.height * length) + 2 * pad)
        sheet = clear((size[0] * _FINE, size[1] * _FINE), WHITE)
        corners = [
            (((x - bounds.left) * length + pad) * _FINE, ((y - bounds.top) * length + pad) * _FINE)
            for x, y in plan.corners
        ]
        pygame.draw.polygon(sheet, alpha(WHITE, 255), corners)
        outline(sheet, alpha(WHITE, 255), corners, 3)
        origin = (pad - round(bounds.left * length), pad - round(bounds.top * length))
        return Picture(pygame.transform.smoothscale(sheet, size), origin)

    return canvas.studio.keep(("mask", tile, rotation, length), draw)


def restore_tops(canvas: Canvas, uids: Iterable[int], *, dark: bool = False) -> None:
    """Buildings, trays, banners and pieces of these tiles once more, over whatever was drawn meanwhile."""
    wanted = {canvas.placed[uid].at for uid in uids if uid < len(canvas.placed)}
    shift = _shift(canvas)
    for item in canvas.composition.items:
        if item.over in wanted:
            surface = item.surface.copy() if dark else item.surface
            if dark:
                _darken(surface, surface.get_rect())
            canvas.surface.blit(surface, item.rect.move(shift))


def _shift(canvas: Canvas) -> tuple[int, int]:
    x, y = canvas.first((0, 0))
    return round(x), round(y)


def light(canvas: Canvas, placed: Placed, *, strong: bool = False) -> None:
    """A cream line and a glow around a tile."""
    if not canvas.seen(placed):
        return
    if not canvas.steady:
        corners = canvas.outline(placed.tile, placed.rotation, placed.at)
        pygame.draw.polygon(canvas.surface, LIT_LINE, corners, max(2, canvas.px(LINE)))
        return
    picture = lit_outline(canvas, placed.tile, placed.rotation, LIT_LINE, GLOW, strong=strong)
    picture.blit_to(canvas.surface, canvas.first(placed.at))


def lit_outline(
    canvas: Canvas, tile: int, rotation: int, line: Colour, glow: Colour, *, strong: bool
) -> Picture:
    """The line and the glow alone; the origin is the tile's first vertex."""
    length, scale = canvas.length, canvas.scale

    def draw() -> Picture:
        plan, pad = (
            canvas.studio.tiles.plan(tile, rotation),
            math.ceil(GLOW_REACH * 2 * scale / _SMALL) * _SMALL,
        )
        bounds = plan.bounds
        size = [
            math.ceil((extent * length + 2 * pad) / _SMALL) * _SMALL
            for extent in (bounds.width, bounds.height)
        ]
        corners = [
            ((x - bounds.left) * length + pad, (y - bounds.top) * length + pad) for x, y in plan.corners
        ]
        small = clear((size[0] // _SMALL, size[1] // _SMALL), glow)
        around = [(x / _SMALL, y / _SMALL) for x, y in corners]
        outline(small, alpha(glow, 255), around, GLOW_REACH * scale / _SMALL * (1.5 if strong else 1.0))
        soft = pygame.transform.gaussian_blur(small, max(1, round(GLOW_REACH * 0.55 * scale / _SMALL)))
        sheet = pygame.transform.smoothscale(soft, size)
        fine = clear((size[0] * _FINE, size[1] * _FINE), line)
        if strong:
            pygame.draw.polygon(fine, alpha(WHITE, 34), [(x * _FINE, y * _FINE) for x, y in corners])
        width = (LINE + (1 if strong else 0)) * scale * _FINE
        outline(fine, alpha(line, 255), [(x * _FINE, y * _FINE) for x, y in corners], width)
        sheet.blit(pygame.transform.smoothscale(fine, size), (0, 0))
        return Picture(sheet, (pad - round(bounds.left * length), pad - round(bounds.top * length)))

    return canvas.studio.keep(("lit", tile, rotation, length, scale, line, strong), draw)
