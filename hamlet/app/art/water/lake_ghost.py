"""A lake that is not there yet: its own picture seen through, dotted triangles and a lit shore."""

from __future__ import annotations

import math

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.highlights import UNDER
from hamlet.app.art.palette import INK, WHITE, Colour, Shade, alpha, rgb
from hamlet.app.art.shapes import Point, clear, polygon, stroke
from hamlet.app.art.water.depth import WaterFrame
from hamlet.app.art.water.lake_painting import LakePainter
from hamlet.app.art.water.lake_sites import LakeSite
from hamlet.engine.lattice.geometry import (
    side_ends,
    side_triangles,
    to_plane,
    triangle_sides,
    triangle_vertices,
)

GHOST = 205  # how opaque a future lake is
GHOST_FISH = 215
LIT = rgb("BFE6FF")
WATER, TINT = rgb("2F86C4"), 84
_SHADE: Shade = (8, 30, 52, 150)
_SHORE = rgb("F2FBFF")
_FINE = 2


def ghost_lake(site: LakeSite, length: int, width: float = 3.0) -> Picture:
    """A future lake with its triangles and its lit shore; the origin is the site's anchor."""
    lake = LakePainter(site, length)
    water, origin = lake.picture()
    surface = clear(water.get_size(), LIT)
    water.set_alpha(GHOST)
    surface.blit(water, (0, 0))
    surface.blit(draw_grid(site, length, width).surface, (0, 0))
    return Picture(surface, origin)


def draw_grid(site: LakeSite, length: int, width: float = 3.0) -> Picture:
    """Only the lines of a future lake: dots between its triangles, light along its shore.

    `width` is that of the shore's line in pixels.
    """
    frame = WaterFrame(site.bounds, length)
    surface = clear(frame.size, LIT)
    for triangle in site.triangles:
        # In a pond the banks leave hardly any water to be seen.
        corners = frame.all_at(to_plane(vertex) for vertex in triangle_vertices(triangle))
        polygon(surface, list(corners), alpha(WATER, TINT))
    shore = [(frame.at(edge.start), frame.at(edge.end)) for edge in site.edges]
    small = clear((frame.size[0] // 4 + 1, frame.size[1] // 4 + 1), LIT)
    for (x1, y1), (x2, y2) in shore:
        stroke(small, alpha(LIT, 190), (x1 / 4, y1 / 4), (x2 / 4, y2 / 4), max(1.5, width * 0.6))
    glow = pygame.transform.gaussian_blur(small, max(1, round(width * 0.7)))
    surface.blit(pygame.transform.smoothscale(glow, (glow.get_width() * 4, glow.get_height() * 4)), (0, 0))
    large = clear((frame.size[0] * _FINE, frame.size[1] * _FINE), LIT)
    inner = [frame.all_at(ends) for ends in _inner_sides(site)]
    for grow, shade in ((width * 0.55, _SHADE), (0.0, alpha(WHITE, 235))):
        for start, end in inner:
            _dots(large, shade, start, end, width * 0.5 + grow)
    layers: tuple[tuple[Colour, float], ...] = ((INK, width * (1 + UNDER / 3)), (_SHORE, width))
    for paint, wide in layers:
        for start, end in shore:
            ends = [(x * _FINE, y * _FINE) for x, y in (start, end)]
            stroke(large, alpha(paint, 255), ends[0], ends[1], wide * _FINE)
    surface.blit(pygame.transform.smoothscale(large, frame.size), (0, 0))
    x, y = frame.at(to_plane(site.anchor))
    return Picture(surface, (round(x), round(y)))


def _inner_sides(site: LakeSite) -> list[tuple[Point, Point]]:
    inside = set(site.triangles)
    sides = {side for triangle in site.triangles for side in triangle_sides(triangle)}
    found = []
    for side in sorted(sides):
        if inside.issuperset(side_triangles(side)):
            start, end = (to_plane(vertex) for vertex in side_ends(side))
            found.append((start, end))
    return found


def _dots(large: pygame.Surface, shade: Shade, start: Point, end: Point, width: float) -> None:
    """A dashed line, a little short of both ends."""
    count = max(4, round(math.dist(start, end) / 9))
    for k in range(count):
        first, last = (0.06 + 0.88 * (k + part) / count for part in (0.22, 0.78))
        ends = [
            (
                (start[0] + (end[0] - start[0]) * share) * _FINE,
                (start[1] + (end[1] - start[1]) * share) * _FINE,
            )
            for share in (first, last)
        ]
        stroke(large, shade, ends[0], ends[1], width * _FINE)
