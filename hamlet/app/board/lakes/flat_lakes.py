"""A lake from very far: flat water with a dark rim where land begins, as tiles are flat there."""

from __future__ import annotations

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import INK
from hamlet.app.art.shapes import clear, stroke
from hamlet.app.art.water.depth import WaterFrame
from hamlet.app.art.water.lake_sites import LakeSite
from hamlet.engine.lattice.geometry import to_plane, triangle_vertices

_FINE = 3


def draw_flat_lake(site: LakeSite, length: int) -> Picture:
    """The lake; the origin is its anchor."""
    frame = WaterFrame(site.bounds, length)
    water = site.season.water[1]
    large = clear((frame.size[0] * _FINE, frame.size[1] * _FINE), water)
    for triangle in site.triangles:
        corners = [to_plane(vertex) for vertex in triangle_vertices(triangle)]
        pygame.draw.polygon(large, water, frame.all_at(corners, _FINE))
        pygame.draw.polygon(large, water, frame.all_at(corners, _FINE), 2)
    for edge in site.dry:
        start, end = frame.all_at((edge.start, edge.end), _FINE)
        stroke(large, INK, start, end, 1.4 * _FINE)
    x, y = frame.at(to_plane(site.anchor))
    return Picture(pygame.transform.smoothscale(large, frame.size), (round(x), round(y)))
