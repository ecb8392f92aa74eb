"""Where things stand on a tile: building, name, slots and pieces, found for any outline and rotation.

Slots and names keep their size on the screen, so their share of the tile grows as one looks from afar; all
sizes here are in side lengths.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.field import Field
from hamlet.app.art.tile.plan import TileBounds, TilePlan, box_around

SHARE = 3.4  # what it is worth to lie inside the tile
CROSSED = 0.22  # what it costs to cover the place of a road or marker
MOST_SPOTS = 12
SMALLEST = 0.78
ROOM = 0.8  # more room around a heart is worth no more
ENOUGH = 0.9  # a building may overhang by so little


@dataclass(frozen=True, slots=True)
class WantedPlaces:
    """What must find room: the building's box about its heart, and sizes in side lengths."""

    building: TileBounds
    tray: tuple[float, float] | None = None
    banner: tuple[float, float] | None = None
    piece: float = 0.34


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything of one tile stands, in side lengths from the outline's first vertex."""

    heart: Point
    building: TileBounds
    tray: TileBounds | None
    banner: TileBounds | None
    yard: tuple[Point, ...] = ()

    @property
    def boxes(self) -> tuple[TileBounds, ...]:
        """The building's, the tray's and the banner's box, those there are."""
        return tuple(box for box in (self.building, self.tray, self.banner) if box is not None)


def find_heart(plan: TilePlan) -> Point:
    """The middle of the largest free circle, leaning toward the roads and the centre of the tile."""
    bounds = plan.bounds
    columns, rows = math.ceil(bounds.width / 0.25) + 1, math.ceil(bounds.height / 0.217) + 1
    rough = [(bounds.left + 0.25 * k, bounds.top + 0.217 * n) for k in range(columns) for n in range(rows)]
    chosen = _deepest(plan, [point for point in rough if plan.contains(point)]) or plan.middle
    for reach in (0.12, 0.06, 0.03):
        near = [(chosen[0] + reach * k, chosen[1] + reach * n) for k in (-1, 0, 1) for n in (-1, 0, 1)]
        chosen = _deepest(plan, near) or chosen
    return chosen


def _deepest(plan: TilePlan, points: Sequence[Point]) -> Point | None:
    """The first of the points with most room; how deep one lies is asked only where that could matter."""
    best, chosen, roads = -math.inf, None, [road.middle for road in plan.roads]
    for point in points:
        lean = 0.02 * math.dist(point, plan.middle)
        lean += sum(0.012 * math.dist(point, road) for road in roads)
        if ROOM - lean > best and (value := min(ROOM, plan.dry_depth(point)) - lean) > best:
            best, chosen = value, point
    return chosen


def settle(field: Field, heart: Point, box: TileBounds) -> tuple[Point, float]:
    """Move the heart a little and shrink the building if that keeps its box inside the tile."""
    near = [(heart[0] + 0.08 * k, heart[1] + 0.08 * n) for k in range(-4, 5) for n in range(-4, 5)]
    chosen = heart
    for size in (1.0, 0.92, 0.85, SMALLEST):
        scaled = scaled_box(box, size)
        chosen = max(
            near, key=lambda spot: 2 * field.share(_moved(scaled, spot)) - 0.25 * math.dist(spot, heart)
        )
        if field.share(_moved(scaled, chosen)) >= ENOUGH:
            return chosen, size
    return chosen, SMALLEST


def shifts(field: Field, heart: Point) -> list[Point]:
    """Where else, up or down, a building could stand: there may be better room for slots and name."""
    moved = [(heart[0], heart[1] + shift) for shift in (-0.15, 0.15, -0.3, 0.3, 0.45)]
    return [heart, *(spot for spot in moved if field.share(box_around(spot, 0.5, 0.4)) > 0.9)]


def worth_of(field: Field, spot: Point, heart: Point, wanted: WantedPlaces) -> float:
    """What it is worth to have the building at a spot instead of its heart."""
    room, _ = _set_out(field.rough(), spot, wanted)
    return room + 2 * field.share(_moved(wanted.building, spot)) - 0.3 * math.dist(spot, heart)


def set_out(field: Field, heart: Point, wanted: WantedPlaces) -> Places:
    """Room for everything but pieces."""
    return _set_out(field, heart, wanted)[1]


def with_yard(field: Field, places: Places, piece: float) -> Places:
    """The same with spots for pieces of this size."""
    return replace(places, yard=_yard(field, places.heart, places.boxes, piece))


def scaled_box(box: TileBounds, scale: float) -> TileBounds:
    """The box about the heart when the building is drawn smaller."""
    return TileBounds(*(extent * scale for extent in box))


def _moved(box: TileBounds, by: Point) -> TileBounds:
    return TileBounds(box.left + by[0], box.top + by[1], box.width, box.height)


def _set_out(field: Field, heart: Point, wanted: WantedPlaces) -> tuple[float, Places]:
    """Set slots and name; whichever goes first, the better whole counts."""
    building = _moved(wanted.building, heart)
    orders = (True, False) if wanted.tray and wanted.banner else (True,)
    tries = [_in_order(field, building, wanted, tray_first=first) for first in orders]
    value, tray, banner = max(tries, key=lambda found: found[0])
    return value, Places(heart, building, tray, banner)


def _in_order(
    field: Field, building: TileBounds, wanted: WantedPlaces, *, tray_first: bool
) -> tuple[float, TileBounds | None, TileBounds | None]:
    tray = banner = None
    value = 0.0
    for turn in (tray_first, not tray_first):
        taken = [box for box in (building, tray, banner) if box]
        if turn and wanted.tray:
            score, tray = _best_box(field, wanted.tray, building, taken, below=0.1)
            value += 1.4 * score
        elif not turn and wanted.banner:
            score, banner = _best_box(field, wanted.banner, building, taken, below=0.25)
            value += score
    return value, tray, banner


def _best_box(
    field: Field, size: tuple[float, float], building: TileBounds, taken: list[TileBounds], below: float
) -> tuple[float, TileBounds]:
    """The best free box: inside the tile, near the building, rather below it."""
    x = building.centre[0]
    floor, roof = building.bottom, building.top
    best, chosen = -math.inf, box_around((x, floor + size[1] * 3), *size)
    for point in [*_under(building, size, taken), *field.points]:
        top = point[1] - size[1] / 2
        away = max(0.0, top - floor, roof - top - size[1])
        value = (below if top >= floor else 0.0) - 0.75 * away - 0.4 * abs(point[0] - x)
        if value + SHARE <= best:
            continue
        box = TileBounds(point[0] - size[0] / 2, top, size[0], size[1])
        value += SHARE * field.share(box)
        if value <= best or any(box.overlaps(other) for other in taken):
            continue
        if (value := value - CROSSED * field.crossed(box)) > best:
            best, chosen = value, box
    return best, chosen


def _under(building: TileBounds, size: tuple[float, float], taken: list[TileBounds]) -> list[Point]:
    """Exactly under and over the building and what already stands there, off the grid."""
    x = building.centre[0]
    gap = 0.015
    spots = [(x, box.bottom + gap + size[1] / 2) for box in taken]
    return spots + [(x, box.top - gap - size[1] / 2) for box in taken]


def _yard(field: Field, heart: Point, taken: tuple[TileBounds, ...], piece: float) -> tuple[Point, ...]:
    """Spots for pieces: free, apart from each other, near the heart, the best first."""
    free = []
    for point in field.points:
        box = box_around(point, piece, piece)
        if not any(box.overlaps(other) for other in taken):
            rank = math.dist(point, heart) + 0.25 * field.crossed(box)
            free.append((rank, field.share(box), point))
    free.sort()
    found: list[Point] = []
    for least in (0.95, 0.7, 0.4):
        for _, share, point in free:
            if share >= least and all(math.dist(point, other) >= piece * 1.02 for other in found):
                found.append(point)
                if len(found) >= MOST_SPOTS:
                    return tuple(found)
    return tuple(found)
