"""Plain pictures of a tile: from afar, its shadow, and grid paper."""

from __future__ import annotations

import math

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import BLUEPRINT, INK, WHITE, alpha, terrain_colour
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import clear, outline, thin_line
from hamlet.app.art.tile.plan import TilePlan
from hamlet.app.art.tile.tile_ground import Sheet


def draw_flat(plan: TilePlan, length: int, season: SeasonLook) -> Picture:
    """From afar: flat ground with the terrain as bars along its edges."""
    sheet = Sheet(plan, length)
    corners = sheet.all_at(plan.corners)
    pygame.draw.polygon(sheet.surface, season.grass[0], corners)
    depth = 4 / length
    for edge in plan.edges:
        bar = [edge.at(0, 0), edge.at(1, 0), edge.at(1 - depth / 2, depth), edge.at(depth / 2, depth)]
        colour = season.terrain(edge.terrain) or terrain_colour(edge.terrain)
        pygame.draw.polygon(sheet.surface, colour, sheet.all_at(bar))
    outline(sheet.surface, INK, corners, 2)
    return Picture(pygame.transform.smoothscale(sheet.surface, sheet.small), sheet.origin)


def draw_shadow(plan: TilePlan, length: int) -> Picture:
    """The soft shadow of a tile."""
    bounds, pad, small = plan.bounds, 0.4, 4
    size = [math.ceil((extent + 2 * pad) * length) for extent in (bounds.width, bounds.height)]
    origin = ((pad - bounds.left) * length, (pad - bounds.top) * length)
    surface = clear((size[0] // small + 1, size[1] // small + 1), (14, 8, 4))
    points = [
        ((origin[0] + (x + 0.06) * length) / small, (origin[1] + (y + 0.11) * length) / small)
        for x, y in plan.corners
    ]
    pygame.draw.polygon(surface, (14, 8, 4, 165), points)
    soft = pygame.transform.gaussian_blur(surface, max(1, round(length * 0.06 / small)))
    whole = pygame.transform.smoothscale(soft, (soft.get_width() * small, soft.get_height() * small))
    return Picture(whole, (round(origin[0]), round(origin[1])))


def grid_paper(size: tuple[int, int]) -> pygame.Surface:
    """The blue paper of blueprints."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.fill(alpha(BLUEPRINT, 255))
    cell = max(8, round(size[0] / 8))
    for x in range(cell, size[0], cell):
        thin_line(sheet, pygame.Rect(x, 0, 1, size[1]), WHITE, 42)
    for y in range(cell, size[1], cell):
        thin_line(sheet, pygame.Rect(0, y, size[0], 1), WHITE, 42)
    return sheet
