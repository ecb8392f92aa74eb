"""Blue paper with the lattice of triangles on which tiles are drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from hamlet.app.art.palette import BLUEPRINT, INK, Colour, alpha, mix, rgb
from hamlet.app.art.shapes import clear
from hamlet.app.art.textures import paper
from hamlet.app.screens.workshop.canvas.lattice_sight import LatticeSight

BLUE: Final[Colour] = mix(BLUEPRINT, rgb("4F8190"), 0.42)
LINE: Final[Colour] = rgb("E2F0F0")
FINE: Final = 2


@lru_cache(maxsize=3)
def lattice_paper(sight: LatticeSight, scale: float) -> pygame.Surface:
    """All of the lattice that is seen; callers copy it before they paint on it."""
    size = sight.size
    sheet = pygame.Surface(size)
    sheet.fill(BLUE)
    sheet.blit(paper(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    lines = clear((size[0] * FINE, size[1] * FINE), LINE)
    shade = alpha(LINE, 88)
    vertices = list(_seen_vertices(sight))
    for q, r in vertices:
        here = sight.vertex((q, r))
        for other in ((q + 1, r), (q, r + 1), (q - 1, r + 1)):
            there = sight.vertex(other)
            one, two = ((x * FINE, y * FINE) for x, y in (here, there))
            pygame.draw.line(lines, shade, one, two, max(1, round(1.5 * scale * FINE)))
    for vertex in vertices:
        x, y = sight.vertex(vertex)
        pygame.draw.circle(lines, alpha(LINE, 190), (x * FINE, y * FINE), 3.4 * scale * FINE)
    sheet.blit(pygame.transform.smoothscale(lines, size), (0, 0))
    _shade_rim(sheet, scale)
    return sheet


def _seen_vertices(sight: LatticeSight) -> list[tuple[int, int]]:
    """Those in the place, and one around."""
    top, bottom = (sight.triangle_at((0, y))[1] for y in (0, sight.size[1]))
    found = []
    for row in range(top - 1, bottom + 3):
        y = sight.vertex((0, row))[1]
        left, right = (sight.triangle_at((x, y))[0] for x in (0, sight.size[0]))
        found += [(column, row) for column in range(left - 2, right + 3)]
    return found


def _shade_rim(sheet: pygame.Surface, scale: float) -> None:
    """A little darker towards the edges, as paper in a frame is."""
    rect, steps = sheet.get_rect(), max(3, round(10 * scale))
    for step in range(steps):
        shade = pygame.Surface((rect.width, 1), pygame.SRCALPHA)
        shade.fill(alpha(INK, round(46 * (1 - step / steps) ** 2)))
        upright = pygame.transform.rotate(pygame.transform.scale(shade, (rect.height, 1)), 90)
        sheet.blit(shade, (0, step))
        sheet.blit(upright, (step, 0))
        if step < steps // 2:
            sheet.blit(shade, (0, rect.bottom - 1 - step))
            sheet.blit(upright, (rect.right - 1 - step, 0))
