"""Points that fly from the tiles where they were made to the heads of the roads."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.shapes import Point
from hamlet.app.board.easing import clamp, ease_in_out, hop

MOST = 6
"""So many stars of one seat at a time."""
LASTS = 0.7  # of a step that one star is on its way
RISE = 46
STAR = 24


def stars_at(flights: Sequence[tuple[Sequence[Point], Point]], share: float, scale: float) -> list[Point]:
    """Where the stars of one source are, so far on their way: for each seat from where, and to where."""
    found = []
    for starts, goal in flights:
        some = list(starts)[:MOST]
        apart = (1 - LASTS) / max(1, len(some))
        for number, start in enumerate(some):
            passed = (share - apart * number) / LASTS
            if 0 <= passed < 1:
                along = ease_in_out(clamp(passed))
                x = start[0] + (goal[0] - start[0]) * along
                y = start[1] + (goal[1] - start[1]) * along - RISE * scale * hop(passed)
                found.append((x, y))
    return found


def draw_stars(surface: pygame.Surface, stars: Sequence[Point], scale: float) -> None:
    """All of them."""
    for at in stars:
        draw_icon(surface, "star", at, round(STAR * scale))
