"""How much of a village is seen while a tile is tried: near, around the place that is shown, or all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import TilePlan
from hamlet.app.flow.spots import Fit
from hamlet.app.screens.workshop.canvas.trial_village import TrialVillage
from hamlet.engine.lattice.geometry import to_plane
from hamlet.values import dataclass

OUTSIDE: Final = 1.6
"""Beyond its picture a village may be left by so many sides, for tiles at its rim."""
ASIDE: Final = 0.22
"""So far, in shares of what is seen, a place may lie from the middle, to show more of the village."""


@dataclass(frozen=True, slots=True)
class TrialSight:
    """A point of the picture lies at `corner` plus itself times `ratio` in the place."""

    corner: Point
    ratio: float

    def spot(self, village: TrialVillage, point: Point) -> Point:
        """Where a point of the plane is seen, from the corner of the place."""
        x, y = village.at(point)
        return self.corner[0] + x * self.ratio, self.corner[1] + y * self.ratio

    def length(self, village: TrialVillage) -> float:
        """Pixels of a side as they are seen."""
        return village.length * self.ratio

    def outline(self, village: TrialVillage, plan: TilePlan, fit: Fit) -> list[Point]:
        """The corners of a tile in a place."""
        x, y = to_plane(fit.at)
        return [self.spot(village, (x + across, y + down)) for across, down in plan.corners]

    def with_in_sight(self, corners: Sequence[Point], free: pygame.Rect) -> TrialSight:
        """Moved by as little as brings something into a free place, as far as it has room there."""
        moved = []
        for axis, start, end in ((0, free.left, free.right), (1, free.top, free.bottom)):
            low, high = (pick(corner[axis] for corner in corners) for pick in (min, max))
            by = max(0.0, start - low)
            by += min(0.0, end - high - by) if high - low <= end - start else 0.0
            moved.append(round(by))
        return TrialSight((self.corner[0] + moved[0], self.corner[1] + moved[1]), self.ratio)


def near_sight(village: TrialVillage, fit: Fit | None, rect: pygame.Rect) -> TrialSight:
    """The picture as it is, a place as near the middle as the village allows."""
    wide, high = village.frame.size
    x, y = village.at((fit.x, fit.y)) if fit is not None else (wide / 2, high / 2)
    x += _within(wide / 2 - x, ASIDE * rect.width)
    y += _within(high / 2 - y, ASIDE * rect.height)
    edge = OUTSIDE * village.length
    return TrialSight(
        (round(_kept(x, wide, rect.width, edge)), round(_kept(y, high, rect.height, edge))), 1.0
    )


def whole_sight(village: TrialVillage, rect: pygame.Rect) -> TrialSight:
    """All of the village, with room for tiles at its rim."""
    wide, high = village.frame.size
    edge = OUTSIDE * village.length
    ratio = min(1.0, rect.width / (wide + edge), rect.height / (high + edge))
    return TrialSight(((rect.width - wide * ratio) / 2, (rect.height - high * ratio) / 2), ratio)


def _within(value: float, most: float) -> float:
    return max(-most, min(most, value))


def _kept(middle: float, extent: int, room: int, edge: float) -> float:
    """Where the picture begins on one axis, so that little bare table is seen beside it."""
    if extent + 2 * edge <= room:
        return (room - extent) / 2
    return max(room - extent - edge, min(edge, room / 2 - middle))
