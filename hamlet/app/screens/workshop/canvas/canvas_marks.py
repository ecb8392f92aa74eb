"""What lies over a form on the lattice: letters, lit sides, dashes, and what a click would do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

import pygame

from hamlet.app.art.highlights import hatching
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.letter_disc import letter_disc
from hamlet.app.art.palette import (
    COST,
    INK,
    LIT_LINE,
    PAPER,
    WHITE,
    Colour,
    alpha,
    contrast,
    mix,
    rgb,
    terrain_colour,
)
from hamlet.app.art.shapes import Point, disc
from hamlet.app.art.type import Align, Role, draw_text
from hamlet.app.board.overlays.pens import dashes, line, patch
from hamlet.app.screens.workshop.canvas.form_hands import Pointed
from hamlet.app.screens.workshop.canvas.lattice_sight import LatticeSight
from hamlet.app.screens.workshop.canvas.letter_places import RADIUS, letter_place
from hamlet.content.editing.forms import Form
from hamlet.engine.lattice.geometry import Side, Triangle

LIT_SIDE: Final[Colour] = rgb("C9F08A")
LETTER: Final = 19
READABLE: Final = 7.2


def draw_letters(
    surface: pygame.Surface, sight: LatticeSight, form: Form, terrains: Mapping[str, str], scale: float
) -> None:
    """One outside each side, in the colour of its terrain."""
    for side, letter in form.letters.items():
        _draw_letter(surface, letter_place(sight, form, side), letter, terrains.get(letter, ""), scale)


def _draw_letter(surface: pygame.Surface, at: Point, letter: str, terrain: str, scale: float) -> None:
    ink = letter_ink(terrain)
    disc(surface, at, RADIUS * scale, PAPER, ink, 2.4 * scale)
    draw_text(surface, letter, at, Role.NUMBER, round(LETTER * scale), ink, PAPER, Align.CENTRE)


@lru_cache(maxsize=64)
def letter_ink(terrain: str) -> Colour:
    """A colour for a terrain that can be read on paper."""
    colour = terrain_colour(terrain)
    for share in range(10):
        darker = mix(colour, INK, share / 10)
        if contrast(darker, PAPER) >= READABLE:
            return darker
    return INK


def draw_lit_sides(surface: pygame.Surface, sight: LatticeSight, sides: Iterable[Side], scale: float) -> None:
    """The sides that something is about, bright on ink."""
    ends = [sight.ends(side) for side in sorted(sides)]
    for width, colour in ((11.0, INK), (7.0, LIT_SIDE)):
        for one, other in ends:
            line(surface, colour, one, other, width * scale)


def draw_dashed(
    surface: pygame.Surface, sight: LatticeSight, triangles: Iterable[Triangle], scale: float
) -> None:
    """Triangles that could be added."""
    for triangle in sorted(triangles):
        dashes(surface, LIT_LINE, sight.corners(triangle), 2.2 * scale, 7 * scale)


def draw_trouble(
    surface: pygame.Surface, sight: LatticeSight, triangles: Iterable[Triangle], scale: float
) -> None:
    """What hangs loose, or the hole: hatched."""
    for triangle in sorted(triangles):
        hatching(surface, sight.corners(triangle), scale)


def draw_inner_lines(surface: pygame.Surface, sight: LatticeSight, form: Form) -> None:
    """The triangles of a tile, faintly on its ground."""
    for triangle in form.triangles:
        corners = sight.corners(triangle)
        pygame.draw.aalines(surface, mix(WHITE, rgb("8FB45A"), 0.62), True, corners)


def draw_pointer(
    surface: pygame.Surface,
    sight: LatticeSight,
    form: Form,
    pointed: Pointed,
    brush: tuple[str, str],
    scale: float,
) -> None:
    """What a click would do there; the brush is a letter and its terrain."""
    if pointed.side is not None:
        _draw_brushed(surface, sight, form, pointed.side, brush, scale)
    elif pointed.triangle is not None:
        _draw_triangle(surface, sight, pointed.triangle, scale, takes=pointed.triangle in form.triangles)


def _draw_triangle(
    surface: pygame.Surface, sight: LatticeSight, triangle: Triangle, scale: float, *, takes: bool
) -> None:
    corners = sight.corners(triangle)
    patch(surface, alpha(COST if takes else LIT_LINE, 70), corners)
    dashes(surface, LIT_LINE, corners, 3 * scale, 8 * scale)
    middle = tuple(sum(axis) / 3 for axis in zip(*corners, strict=True))
    at = (middle[0], middle[1])
    radius = min(17 * scale, sight.length * 0.2)
    disc(surface, at, radius, PAPER, INK, 2 * scale)
    sign = "minus" if takes else "plus"
    draw_icon(surface, sign, at, max(8, round(radius * 1.15)), COST if takes else INK)


def _draw_brushed(
    surface: pygame.Surface,
    sight: LatticeSight,
    form: Form,
    side: Side,
    brush: tuple[str, str],
    scale: float,
) -> None:
    letter, terrain = brush
    one, other = sight.ends(side)
    for width, colour in ((13.0, INK), (9.5, LIT_LINE), (5.0, letter_ink(terrain))):
        line(surface, colour, one, other, width * scale)
    at = letter_place(sight, form, side)
    letter_disc(surface, at, letter, LIT_LINE, scale, radius=RADIUS + 2, ink=letter_ink(terrain))
