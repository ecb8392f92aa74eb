"""Where trees, rocks and peaks grow on a tile: belts along the segments, and whole woods and ranges."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hamlet.app.art.seasons.season import PEAK, ROCK, SeasonLook
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import Edge, TileBounds, TilePlan
from hamlet.app.art.tile.stamps import VARIANTS

ROWS = ((0.085, 6, 0.125), (0.25, 4, 0.105))  # depth, number, radius
ROAD_CLEAR = 0.29
_FROM_BELT = 0.13


class Plant(NamedTuple):
    """One stamp to press: sorted by y, so that the nearer stands before the farther."""

    y: float
    x: float
    kind: str
    radius: float
    variant: int


@dataclass(frozen=True, slots=True)
class KeepClear:
    """What must stay free of the inner row: roads, boxes, and round spots."""

    roads: Sequence[Sequence[Point]] = ()
    boxes: Sequence[TileBounds] = ()
    spots: Sequence[tuple[Point, float]] = ()

    def clear(self, point: Point) -> bool:
        """Whether something may grow here."""
        if any(math.dist(point, step) < ROAD_CLEAR for road in self.roads for step in road[::3]):
            return False
        if any(box.left < point[0] < box.right and box.top < point[1] < box.bottom for box in self.boxes):
            return False
        return all(math.dist(point, spot) >= radius for spot, radius in self.spots)


def _kind(terrain: str, rng: random.Random, season: SeasonLook) -> str:
    """What grows there; chance is asked alike for all, so that each season has the same wood."""
    chance = rng.random()
    return ROCK if terrain == "mountain" else season.tree(chance)


def _belt(
    plan: TilePlan, edge: Edge, rows: int, keep: KeepClear, rng: random.Random, season: SeasonLook
) -> list[Plant]:
    plants = []
    for row, (depth, count, radius) in enumerate(ROWS[:rows]):
        for k in range(count):
            along = (k + 0.5) / count + rng.uniform(-0.04, 0.04)
            point = edge.at(along, depth + rng.uniform(-0.02, 0.02))
            kind, variant = _kind(edge.terrain, rng, season), rng.randrange(VARIANTS)
            if plan.contains(point) and not plan.is_wet(point) and (not row or keep.clear(point)):
                plants.append(Plant(point[1], point[0], kind, radius, variant))
    return plants


def belts(plan: TilePlan, rows: int, keep: KeepClear, rng: random.Random, season: SeasonLook) -> list[Plant]:
    """Trees along forest, rocks along mountain segments."""
    plants: list[Plant] = []
    for edge in plan.edges:
        if edge.terrain in {"forest", "mountain"}:
            plants += _belt(plan, edge, rows, keep, rng, season)
    return plants


def fill(
    plan: TilePlan,
    terrain: str,
    keep: KeepClear,
    grown: Sequence[Plant],
    rng: random.Random,
    season: SeasonLook,
) -> list[Plant]:
    """A whole wood or range within the belts."""
    apart, radius = (0.3, 0.17) if terrain == "mountain" else (0.155, 0.12)
    plants: list[Plant] = []
    bounds, inner, outer = plan.bounds, _Neighbours(apart), _Neighbours(_FROM_BELT)
    for plant in grown:
        outer.add((plant.x, plant.y))
    for _ in range(900):
        point = (bounds.left + rng.random() * bounds.width, bounds.top + rng.random() * bounds.height)
        if inner.has_near(point) or outer.has_near(point):
            continue
        if not plan.contains(point) or plan.is_wet(point) or not keep.clear(point):
            continue
        kind = PEAK if terrain == "mountain" else _kind(terrain, rng, season)
        plants.append(Plant(point[1], point[0], kind, radius, rng.randrange(VARIANTS)))
        inner.add(point)
    return plants


class _Neighbours:
    """Points in squares as wide as the distance that is asked for: only nine of them are looked into."""

    def __init__(self, apart: float) -> None:
        self._apart = apart
        self._squares: defaultdict[tuple[int, int], list[Point]] = defaultdict(list)

    def add(self, point: Point) -> None:
        self._squares[self._square(point)].append(point)

    def has_near(self, point: Point) -> bool:
        column, row = self._square(point)
        return any(
            math.dist(point, other) < self._apart
            for across in (column - 1, column, column + 1)
            for down in (row - 1, row, row + 1)
            for other in self._squares.get((across, down), ())
        )

    def _square(self, point: Point) -> tuple[int, int]:
        return math.floor(point[0] / self._apart), math.floor(point[1] / self._apart)


def clump(terrain: str, start: Point, end: Point, rng: random.Random, season: SeasonLook) -> list[Plant]:
    """Five more on a border where like meets like, so that two belts grow into one."""
    plants = []
    for k in range(5):
        along = (k + 0.5) / 5 + rng.uniform(-0.05, 0.05)
        x = start[0] + (end[0] - start[0]) * along + rng.uniform(-0.03, 0.03)
        y = start[1] + (end[1] - start[1]) * along + rng.uniform(-0.03, 0.03)
        plants.append(Plant(y, x, _kind(terrain, rng, season), 0.125, rng.randrange(VARIANTS)))
    return sorted(plants)
