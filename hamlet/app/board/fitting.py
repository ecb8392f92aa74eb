"""The eye that sees a whole village: as near as can be, nothing of it under a button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product
from operator import itemgetter

import pygame

from hamlet.app.art.tile.layout import TileLayout
from hamlet.app.art.tile.plan import TileBounds
from hamlet.app.board.eye import Extent, Eye
from hamlet.app.board.lakes.lake_views import LakeView
from hamlet.app.board.signs.furnishing import AROUND_ALL
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

Covers = Callable[[Extent], bool]
SMALLER = (1.0, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82)
"""Shares of the greatest length at which the village is tried to lie clear of the buttons."""
SLIDES = (0.0, -0.5, 0.5, -1.0, 1.0)
"""Shares of the room that is left by which it is tried to slide."""
OFF_CENTRE = 1.0
"""How much of its size a village gives rather than to stand so far from the middle, in shares of the view."""


def covers(layout: TileLayout, tiles: Sequence[Placed], part: Extent, lakes: Sequence[LakeView] = ()) -> bool:
    """Whether any tile or lake covers some of a part of the plane."""
    corners = product((part.left, part.right), (part.top, part.bottom))
    if any(view.contains(corner) for corner in corners for view in lakes):
        return True  # lakes lie among tiles: a part that meets one but no tile lies in it
    width, height = part.right - part.left, part.bottom - part.top
    for placed in tiles:
        x, y = to_plane(placed.at)
        there = TileBounds(part.left - x, part.top - y, width, height)
        if layout.field(placed.tile, placed.rotation).share(there) > 0:
            return True
    return False


def fitting_length(extent: Extent, eye: Eye) -> float:
    """The pixels per side at which a village just fits, with room around it for what hangs there."""
    room = 2 * AROUND_ALL * eye.scale
    across, down = extent.right - extent.left, extent.bottom - extent.top
    return min((eye.area[2] - room) / across, (eye.area[3] - room) / down)


def fitting_eye(eye: Eye, extent: Extent, most: float, covers: Covers, clear: Sequence[pygame.Rect]) -> Eye:
    """An eye on all of a village that leaves these parts of the window clear, if that costs little."""
    best = min(most, fitting_length(extent, eye))
    x, y = extent.middle
    tries = []
    for share, down, across in product(SMALLER, SLIDES, SLIDES):
        tried = replace(eye, x=x, y=y, length=max(4, int(best * share)))
        wide, high = _room_left(tried, extent)
        off = abs(across) * wide / 2 / eye.area[2] + abs(down) * high / 2 / eye.area[3]
        tries.append((1 - share + OFF_CENTRE * off, tried.moved(across * wide / 2, down * high / 2)))
    for _, tried in sorted(tries, key=itemgetter(0)):
        if not any(covers(_seen_through(tried, rect)) for rect in clear):
            return tried
    return replace(eye, x=x, y=y, length=max(4, int(best)))


def _room_left(eye: Eye, extent: Extent) -> tuple[float, float]:
    """The pixels of the view beside the village and what hangs around it."""
    room = 2 * AROUND_ALL * eye.scale
    wide = eye.area[2] - room - (extent.right - extent.left) * eye.length
    high = eye.area[3] - room - (extent.bottom - extent.top) * eye.length
    return max(0.0, wide), max(0.0, high)


def _seen_through(eye: Eye, rect: pygame.Rect) -> Extent:
    """What of the plane lies under a part of the window."""
    (left, top), (right, bottom) = eye.plane(rect.topleft), eye.plane(rect.bottomright)
    return Extent(left, top, right, bottom)
