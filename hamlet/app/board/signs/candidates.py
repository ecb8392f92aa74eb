"""The places of a tile at which a sign of some size could hang, the best first: what needs no neighbours.

All in sides from the tile's first vertex; found when first asked for and kept.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Generator
from functools import lru_cache

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.layout import TileLayout
from hamlet.app.art.tile.places import CROSSED, SHARE
from hamlet.app.art.tile.plan import TileBounds, box_around
from hamlet.app.board.signs.ranking import Candidate, Hanging, Ranking

GRID = 0.12
AROUND = 1.1  # so far beside its tile a sign may hang on a line
FAR = 2.6  # and so far where there is no other room
OWN = 0.7  # so much of a sign lies on its tile, or it is tied to it
INSIDE = 0.12  # so deep in its tile the line of a sign ends
HANGS, STANDS = 0.5, 0.6  # so much of what hangs, and of what stands, lies on the tile at least
NAMES = 0.3  # so much of a name, the rest of which lies on the bare table
# Rankings of a large village at the zoom that is seen and at those next to it: each takes some 4 kB,
# those of places beside a tile up to 20 kB, and all around it, closely, 140 kB.
KEPT, KEPT_CLOSELY = 256, 24
_ROWS = 8  # of places far around a tile, that are looked at in one bit of the work
_BARE = 0.3  # what a name loses that hangs over the table altogether
SignSize = tuple[float, float]


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
        self.beside = lru_cache(maxsize=KEPT)(self._beside)
        self._closely: OrderedDict[tuple[int, int, float], Ranking] = OrderedDict()

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
    ) -> list[Candidate]:
        """Points at which so much of a box lies on the tile, by what is lost beyond it and by distance."""
        field = self.layout.field(tile, rotation)
        found = []
        for point in self.grid(tile, rotation):
            box = box_around(point, *size)
            share = field.share(box)
            if share >= least:
                cost = loss * (1 - share) + CROSSED * field.crossed(box) + away(point)
                found.append(Candidate(cost, point, share < own))
        return found

    def _hanging(self, tile: int, rotation: int, size: SignSize, about: TileBounds) -> Hanging:
        """For trays and banners: near a building."""
        found = self._ranked(tile, rotation, size, _about(about, size), OWN, HANGS)
        own, tied = ([one for one in found if one.tied is tied] for tied in (False, True))
        return Hanging(Ranking.of(own), Ranking.of(tied))

    def _naming(self, tile: int, rotation: int, size: SignSize, about: TileBounds) -> Ranking:
        """For names: near a building, some of them mostly over what lies beside the tile."""
        return Ranking.of(self._ranked(tile, rotation, size, _about(about, size), OWN, NAMES, _BARE))

    def _standing(self, tile: int, rotation: int, size: SignSize) -> Ranking:
        """For pieces: near the heart."""
        heart = self.layout.heart(tile, rotation)
        found = self._ranked(
            tile, rotation, size, lambda point: 0.8 * math.dist(point, heart), STANDS, STANDS
        )
        return Ranking.of(found)

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

        return Ranking.of(self._ranked(tile, rotation, size, away, STANDS, STANDS))

    def _beside(self, tile: int, rotation: int, reach: float = AROUND) -> Ranking:
        """Around the tile, where a sign hangs on a line because there is no room on it."""
        looking = self._looking_around(tile, rotation, reach, 2 * GRID)
        while True:
            try:
                next(looking)
            except StopIteration as ended:
                ranking: Ranking = ended.value
                return ranking

    def closely_beside(self, tile: int, rotation: int, reach: float) -> Generator[None, None, Ranking]:
        """The same with places closer to one another, found in bits of a few milliseconds."""
        key, kept = (tile, rotation, reach), self._closely
        if key not in kept:
            kept[key] = yield from self._looking_around(tile, rotation, reach, GRID)
        kept.move_to_end(key)
        ranking = kept[key]
        if len(kept) > KEPT_CLOSELY:
            kept.popitem(last=False)
        return ranking

    def _looking_around(
        self, tile: int, rotation: int, reach: float, step: float
    ) -> Generator[None, None, Ranking]:
        plan = self.layout.plan(tile, rotation)
        bounds = plan.bounds.grown(reach)
        rows, columns = math.ceil(bounds.height / step), math.ceil(bounds.width / step)
        across = [bounds.left + column * step for column in range(columns)]
        found: list[Candidate] = []
        for row in range(rows):
            y = bounds.top + row * step
            for x, depth in zip(across, plan.depths(across, y), strict=True):
                if -0.05 < -depth < reach:
                    found.append(Candidate(-depth, (x, y), tied=True))
            if row % _ROWS == _ROWS - 1:
                yield
        return Ranking.of(found, reach)


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
