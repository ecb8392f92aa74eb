"""What is really behind a piece of text: looked at just before it is drawn, and only if somebody asks."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.art.palette import Colour, contrast

ACROSS, DOWN = 32, 6  # so many points of the text's box are looked at
WEAKEST = 0.1  # the share of points that may be weaker than what counts
SOLID = 200  # behind a point less opaque than this lies something that is not known yet


@dataclass(frozen=True, slots=True)
class Behind:
    """The colours behind a text, and how it stands out from them."""

    usual: float
    """The contrast with half of what is behind it."""
    weak: float
    """The contrast where it is weak: only a tenth of what is behind is nearer to the text's colour."""
    unknown: float
    """The share of points that something else will be seen through."""
    worst: Colour
    """The colour where it is weak."""


def look_behind(surface: pygame.Surface, area: pygame.Rect, colour: Colour) -> Behind | None:
    """How text of this colour will stand out there; None where nothing is known of what it stands on."""
    seen = area.clip(surface.get_clip())
    if not seen.width or not seen.height:
        return None
    points = _points(seen)
    colours = [surface.get_at(point) for point in points]
    solid: list[Colour] = [(each.r, each.g, each.b) for each in colours if each.a >= SOLID]
    if not solid:
        return None
    order = sorted((contrast(colour, each), each) for each in solid)
    weak, worst = order[int(len(order) * WEAKEST)]
    return Behind(order[len(order) // 2][0], weak, 1 - len(solid) / len(points), worst)


def _points(area: pygame.Rect) -> list[tuple[int, int]]:
    across, down = min(ACROSS, area.width), min(DOWN, area.height)
    return [
        (
            area.left + (2 * column + 1) * area.width // (2 * across),
            area.top + (2 * row + 1) * area.height // (2 * down),
        )
        for row in range(down)
        for column in range(across)
    ]
