"""Letters cut like tiles: a cream face with a bevel, the thickness of wood under it, ink around, a shadow."""

from __future__ import annotations

import math

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import INK, THICKNESS, THICKNESS_DARK, WHITE, Colour, mix, rgb
from hamlet.app.art.shapes import clear
from hamlet.app.art.textures import grey_noise
from hamlet.app.art.type import CAPITAL_MIDDLE, Align, Role, draw_text, measure

FACE = (rgb("FFF5D9"), rgb("EBCB8D"))
LIT, SHADE = (255, 255, 250, 185), (116, 76, 34, 135)
THICK, BEVEL, RIM, AROUND = 0.084, 0.019, 0.021, 0.2
"""In sizes of the letters: how thick they are, their bevel, the ink around them, and room for the shadow."""
_TALL = 1.24
_DIRECTIONS = 16
_SHADES = 8


def cut_letters(text: str, size: int) -> Picture:
    """The text in letters of this size; the origin is the left end of its base line."""
    glyphs, down = _glyphs(text, size)
    pad, thick = round(AROUND * size), max(2, round(THICK * size))
    width, height = glyphs.get_size()
    sheet = clear((width + 2 * pad, height + 2 * pad + thick), INK)
    _lay_shadow(sheet, glyphs, pad, thick)
    _lay_rim(sheet, glyphs, pad, thick, max(1, round(RIM * size)))
    _lay_thickness(sheet, glyphs, pad, thick)
    sheet.blit(_face(glyphs, max(1, round(BEVEL * size))), (pad, pad))
    return Picture(sheet, (pad, pad + down))


def letters_wide(text: str, size: int) -> int:
    """How wide the letters stand."""
    return measure(text, Role.TITLE, size)


def _glyphs(text: str, size: int) -> tuple[pygame.Surface, int]:
    """The letters in white, and how far their base line lies under the upper edge."""
    sheet = clear((measure(text, Role.TITLE, size), round(_TALL * size)), WHITE)
    draw_text(sheet, text, sheet.get_rect(), Role.TITLE, size, WHITE, INK, Align.LEFT)
    return sheet, round(sheet.get_rect().centery + CAPITAL_MIDDLE * size)


def _tinted(glyphs: pygame.Surface, colour: Colour) -> pygame.Surface:
    tinted = glyphs.copy()
    tinted.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted


def _lay_shadow(sheet: pygame.Surface, glyphs: pygame.Surface, pad: int, thick: int) -> None:
    """Soft, to the lower right, worked out at a quarter of the size."""
    small = (max(1, glyphs.get_width() // 4), max(1, glyphs.get_height() // 4))
    dark = _tinted(pygame.transform.smoothscale(glyphs, small), (12, 7, 3))
    whole = clear((sheet.get_width() // 4, sheet.get_height() // 4), (12, 7, 3))
    for step in range(6):
        away = step * max(1, thick // 16)
        whole.blit(dark, (pad // 4 + away, pad // 4 + thick // 4 + away))
    soft = pygame.transform.gaussian_blur(whole, max(1, thick // 5))
    soft.set_alpha(150)
    sheet.blit(pygame.transform.smoothscale(soft, sheet.get_size()), (0, 0))


def _lay_rim(sheet: pygame.Surface, glyphs: pygame.Surface, pad: int, thick: int, rim: int) -> None:
    """Ink around the letters and down along their thickness, each step doubling how far it reaches."""
    ink, whole = _tinted(glyphs, INK), clear(sheet.get_size(), INK)
    for step in range(_DIRECTIONS):
        angle = step * 2 * math.pi / _DIRECTIONS
        whole.blit(ink, (pad + round(rim * math.cos(angle)), pad + round(rim * math.sin(angle))))
    done = 0
    while done < thick:
        further = min(done + 1, thick - done)
        whole.blit(whole.copy(), (0, further))
        done += further
    sheet.blit(whole, (0, 0))


def _lay_thickness(sheet: pygame.Surface, glyphs: pygame.Surface, pad: int, thick: int) -> None:
    """From the foot up, darker below."""
    each = thick / _SHADES
    for shade in range(_SHADES, 0, -1):
        wood = _tinted(glyphs, mix(THICKNESS, THICKNESS_DARK, (shade - 1) / (_SHADES - 1)))
        for down in range(round(each * shade), round(each * (shade - 1)), -1):
            sheet.blit(wood, (pad, pad + down))


def _face(glyphs: pygame.Surface, bevel: int) -> pygame.Surface:
    """Cream, grained, lit along the upper left edges and shaded along the others."""
    width, height = glyphs.get_size()
    face = _slope((width, height))
    grain = grey_noise((width // 10 + 2, height // 10 + 2), 228, 255, 9)
    face.blit(
        pygame.transform.smoothscale(grain, (width, height)), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )
    for shade, away in ((LIT, bevel), (SHADE, -bevel)):
        face.blit(_edge(glyphs, away, shade), (0, 0))
    face.blit(glyphs, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return face


def _edge(glyphs: pygame.Surface, away: int, shade: tuple[int, int, int, int]) -> pygame.Surface:
    """What of the letters is not covered by themselves moved away."""
    edge = glyphs.copy()
    edge.blit(glyphs, (away, away), special_flags=pygame.BLEND_RGBA_SUB)
    edge.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    edge.fill(shade, special_flags=pygame.BLEND_RGBA_MULT)
    return edge


def _slope(size: tuple[int, int]) -> pygame.Surface:
    column = pygame.Surface((1, 3), pygame.SRCALPHA)
    for row, share in enumerate((0.0, 0.25, 1.0)):
        column.set_at((0, row), (*mix(*FACE, share), 255))
    return pygame.transform.smoothscale(column, size)
