"""Where the letters of a form stand, one outside each side, and which of them a hand means."""

from __future__ import annotations

import math
from typing import Final

from hamlet.app.art.shapes import Point
from hamlet.app.screens.workshop.canvas.lattice_sight import LatticeSight, outward, side_middle
from hamlet.content.editing.forms import Form
from hamlet.engine.lattice.geometry import Side, Triangle, side_triangles

RADIUS: Final = 15
MEANT: Final = 9
"""So near its middle a hand means a letter, and not the triangle that it stands on."""
OUTSIDE: Final = 0.19
"""How far outside its side a letter stands, in sides;"""
NEARER: Final = 0.13
"""and where several look into one notch."""
ROOMY: Final = 92
"""From so many pixels a side on there is room for letters in a notch, and for a hand between them."""


def letter_place(sight: LatticeSight, form: Form, side: Side) -> Point:
    """Where the letter of a side stands."""
    x, y = side_middle(side)
    out = outward(side, form)
    far = max(OUTSIDE, (RADIUS + 6) * sight.scale / sight.length)
    outside = next((each for each in side_triangles(side) if each not in form.triangles), None)
    if outside is not None and _rims(form, outside) > 1:
        far = NEARER if sight.length >= ROOMY * sight.scale else 0.0
    return sight.spot((x + out[0] * far, y + out[1] * far))


def letter_at(sight: LatticeSight, form: Form, spot: Point) -> Side | None:
    """The side whose letter a hand there means."""
    if sight.length < ROOMY * sight.scale:
        return None
    near = ((math.dist(spot, letter_place(sight, form, side)), side) for side in form.letters)
    best = min(near, default=None)
    return best[1] if best is not None and best[0] <= MEANT * sight.scale else None


def _rims(form: Form, triangle: Triangle) -> int:
    """How many sides of the rim a triangle outside has."""
    return sum(triangle in side_triangles(side) for side in form.letters)
