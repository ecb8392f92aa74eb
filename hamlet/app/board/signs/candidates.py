"""The places of a tile at which a sign of some size could hang, the best first: what needs no neighbours.

All in sides from the tile's first vertex; found when first asked for and kept.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.layout import TileLayout
from hamlet.app.art.tile.places import CROSSED, SHARE
from hamlet.app.art.tile.plan import TileBounds, box_around

GRID = 0.12
AROUND = 1.1  # so far beside its tile a sign may hang on a line
FAR = 2.6  # and so far where there is no other room
OWN = 0.7  # so much of a sign lies on its tile, or it is tied to it
INSIDE = 0.12  # so deep in its tile the line of a sign ends
HANGS, STANDS = 0.5, 0.6  # so much of what hangs, and of what stands, lies on the tile at least
NAMES = 0.3  # so much of a name, the rest of which lies on the bare table
# Rankings of a large village at the zoom that is seen and at those next to it: each takes some 20 kB,
# those of places far beside a tile up to 500 kB.
KEPT, KEPT_BESIDE = 256, 12
_BARE = 0.3  # what a name loses that hangs over the table altogether
SignSize = tuple[float, float]


class Candidate(NamedTuple):
    """A place: its middle, and whether it must be tied to the tile."""

    cost: float
    centre: Point
    tied: bool = False


class Ranking(NamedTuple):
    """Places, the best first, none of them farther than `reach` beside the tile."""

    places: tuple[Candidate, ...]
    reach: float = 0.0


class Hanging(NamedTuple):
    """Places for what hangs: on the tile, and so far over its edge that it must be tied."""

    own: Ranking
    tied: Ranking


class Candidates:
    """The candidates of all tiles of one layout."""

    def __init__(self, layout: TileLayout) -> None:
        self.layout = layout
        self.grid = lru_cache(maxsize=KEPT)(self._grid)
        self.inside = lru_cache(maxsize=KEPT)(self._inside)
        self.naming = lru_cache(maxsize=KEPT)(self._naming)
        self.hanging = lru_cache(maxsize=KEPT)(self._hanging)
        self.standing = lru_cache(maxsize=KEPT)(self._standing)
        self.planted = lru_cache(maxsize=KEPT)(self._planted)
        self.beside = lru_cache(maxsize=KEPT_BESIDE)(self._beside)

    def _grid(self, tile: int, rotation: int) -> tuple[Point, ...]:
        """Points inside the tile, some of them exactly under and beside the heart."""
        plan, (x, y) = self.layout.plan(tile, rotation), self.layout.heart(tile, rotation)
        bounds = plan.bounds
        rows = range(math.ceil((bounds.top - y) / GRID), math.floor((bounds.bottom - y) / GRID) + 1)
        columns = range(math.ceil((bounds.left - x) / GRID), math.floor((bounds.right - x) / GRID) + 1)
        points = ((x + column * GRID, y + row * GRID) for row in rows for column in columns)
        return tuple(filter(plan.contains, points))

    def _inside(self, tile: int, rotation: int) -> tuple[Point, ...]:
        """Points well inside a tile."""
        plan = self.layout.plan(tile, rotation)
        return tuple(point for point in self.grid(tile, rotation) if plan.depth(point) > INSIDE)

    def _ranked(
        self,
        tile: int,
        rotation: int,
        size: SignSize,
        away: Callable[[Point], float],
        own: float,
        least: float,
        loss: float = SHARE,
    ) -> tuple[Candidate, ...]:
        """Points at which so much of a box lies on the tile, by what is lost beyond it and by distance."""
        field = self.layout.field(tile, rotation)
        found = []
        for point in self.grid(tile, rotation):
            box = box_around(point, *size)
            share = field.share(box)
            if share >= least:
                cost = loss * (1 - share) + CROSSED * field.crossed(box) + away(point)
                found.append(Candidate(cost, point, share < own))
        return tuple(sorted(found))

    def _hanging(self, tile: int, rotation: int, size: SignSize, about: TileBounds) -> Hanging:
        """For trays and banners: near a building."""
        found = self._ranked(tile, rotation, size, _about(about, size), OWN, HANGS)
        own, tied = (tuple(one for one in found if one.tied is tied) for tied in (False, True))
        return Hanging(Ranking(own), Ranking(tied))

    def _naming(self, tile: int, rotation: int, size: SignSize, about: TileBounds) -> Ranking:
        """For names: near a building, some of them mostly over what lies beside the tile."""
        return Ranking(self._ranked(tile, rotation, size, _about(about, size), OWN, NAMES, _BARE))

    def _standing(self, tile: int, rotation: int, size: SignSize) -> Ranking:
        """For pieces: near the heart."""
        heart = self.layout.heart(tile, rotation)
        found = self._ranked(
            tile, rotation, size, lambda point: 0.8 * math.dist(point, heart), STANDS, STANDS
        )
        return Ranking(found)

    def _planted(self, tile: int, rotation: int, size: SignSize) -> Ranking:
        """For flags: at the building's shoulders, the left one first; in the middle of a wood."""
        box = self.layout.standing_box(tile, rotation)
        if self.layout.is_filled(tile):
            spots = [box.centre]
        else:
            top = box.top + size[1] * 0.3
            spots = [(box.left - size[0] / 2, top), (box.right + size[0] / 2, top)]

        def away(point: Point) -> float:
            return min(math.dist(point, spot) + 0.15 * number for number, spot in enumerate(spots))

        return Ranking(self._ranked(tile, rotation, size, away, STANDS, STANDS))

    def _beside(self, tile: int, rotation: int, reach: float = AROUND, step: float = 2 * GRID) -> Ranking:
        """Around the tile, where a sign hangs on a line because there is no room on it."""
        plan = self.layout.plan(tile, rotation)
        bounds = plan.bounds.grown(reach)
        rows, columns = math.ceil(bounds.height / step), math.ceil(bounds.width / step)
        # Thousands of points share the numbers they are made of.
        down, across = (
            [bounds.top + r * step for r in range(rows)],
            [bounds.left + c * step for c in range(columns)],
        )
        found = (Candidate(-plan.depth((x, y)), (x, y), tied=True) for y in down for x in across)
        return Ranking(tuple(sorted(one for one in found if -0.05 < one.cost < reach)), reach)


def _about(building: TileBounds, size: SignSize) -> Callable[[Point], float]:
    """What it costs to hang away from a building: rather below it than above, and rather above than on it."""
    middle, half = building.centre[0], size[1] / 2

    def away(point: Point) -> float:
        x, y = point
        gap = max(0.0, y - half - building.bottom, building.top - y - half)
        under = 0.2 if y > building.bottom else 0.0
        deep = min(building.bottom - y + half, y + half - building.top, half * 2)
        wide = min(building.right - x, x - building.left) + size[0] / 2
        return 0.75 * gap + 0.4 * abs(x - middle) - under + (max(0.0, deep) if wide > 0 else 0.0)

    return away
