"""A form drawn at once: grass, its terrains as bands along the rim. Any form, also one that is no tile."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import INK, THICKNESS_DARK, Colour, mix, terrain_colour
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point, clear, stroke
from hamlet.app.screens.workshop.canvas.lattice_sight import bounds_of, outward
from hamlet.content.editing.forms import Form
from hamlet.engine.lattice.geometry import Side, side_ends, to_plane, triangle_vertices

FINE: Final = 2
BAND: Final = 0.17
"""How deep a terrain reaches into a sketch, in sides."""
THICK: Final = 0.06
PAD: Final = 0.1


def draw_sketch(form: Form, terrains: Mapping[str, str], length: int, season: SeasonLook) -> Picture:
    """The form at so many pixels a side, `terrains` by their letters; the origin is vertex (0, 0)."""
    left, top, right, bottom = bounds_of(form)
    unit = length * FINE
    size = tuple(math.ceil((far + 2 * PAD) * length) + 1 for far in (right - left, bottom - top))
    origin = round((PAD - left) * length), round((PAD - top) * length)
    sheet = clear((size[0] * FINE, size[1] * FINE), INK)

    def at(point: Point, down: float = 0.0) -> Point:
        return origin[0] * FINE + point[0] * unit, origin[1] * FINE + (point[1] + down) * unit

    triangles = [[to_plane(each) for each in triangle_vertices(one)] for one in sorted(form.triangles)]
    for corners in triangles:
        pygame.draw.polygon(sheet, THICKNESS_DARK, [at(corner, THICK) for corner in corners])
    for corners in triangles:
        _fill(sheet, season.grass[0], [at(corner) for corner in corners])
    for side, letter in form.letters.items():
        colour = _band_colour(terrains.get(letter, ""), season)
        pygame.draw.polygon(sheet, colour, [at(corner) for corner in _band(side, form)])
    for side in form.letters:
        one, other = (at(to_plane(end)) for end in side_ends(side))
        stroke(sheet, INK, one, other, max(2, unit * 0.02))
    return Picture(pygame.transform.smoothscale(sheet, (size[0], size[1])), origin)


def _fill(sheet: pygame.Surface, colour: Colour, corners: list[Point]) -> None:
    """With its rim, so that no seam is left between two of them."""
    pygame.draw.polygon(sheet, colour, corners)
    pygame.draw.polygon(sheet, colour, corners, 2)


def _band(side: Side, form: Form) -> tuple[Point, ...]:
    (x1, y1), (x2, y2) = (to_plane(end) for end in side_ends(side))
    out = outward(side, form)
    across, down = -out[0] * BAND, -out[1] * BAND
    back = BAND / 3**0.5  # as far as a neighbouring band of a sharp corner comes
    along = (x2 - x1) * back, (y2 - y1) * back
    return (
        (x1, y1),
        (x2, y2),
        (x2 + across - along[0], y2 + down - along[1]),
        (x1 + across + along[0], y1 + down + along[1]),
    )


def _band_colour(terrain: str, season: SeasonLook) -> Colour:
    return season.terrain(terrain) or mix(terrain_colour(terrain), season.grass[0], 0.12)
