"""Fields on a tile: where roads, house and belts leave most room, tilled as the season has it."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from hamlet.app.art.palette import INK, WHITE, mix
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point, clear
from hamlet.app.art.tile.plan import TileBounds, TilePlan

MOST = 2
LARGEST, SMALLEST = 0.44, 0.2
_BELT, _RIM, _ROAD = 0.34, 0.1, 0.25  # how far a field stays from woods, from other rims and from roads
_FLAT = 0.72
_ROWS = 0.062


class FarmField(NamedTuple):
    """An oval of tilled ground, in sides."""

    centre: Point
    across: float
    down: float
    turn: float

    def touches(self, point: Point, wide: float, high: float) -> bool:
        """Whether a box of this size about a point reaches into it."""
        x, y = abs(point[0] - self.centre[0]), abs(point[1] - self.centre[1])
        aside, above = max(0.0, x - wide / 2), max(0.0, y - high / 2)
        return (aside / self.across) ** 2 + (above / self.down) ** 2 < 1


def find_fields(
    plan: TilePlan, roads: Sequence[Sequence[Point]], house: TileBounds, points: Sequence[Point]
) -> tuple[FarmField, ...]:
    """The largest ovals that find room among these points, at most two, the larger first."""
    rng = random.Random(f"{plan.seed} fields")
    steps = [step for road in roads for step in road[::2]]
    rooms = sorted(((_room(plan, steps, house, point), point) for point in points), reverse=True)
    found: list[FarmField] = []
    for room, point in rooms:
        if room < SMALLEST or len(found) == MOST:
            break
        across = min(LARGEST, room * 1.12)
        if all(math.dist(point, other.centre) > across + other.across + 0.06 for other in found):
            found.append(FarmField(point, across, across * _FLAT, rng.uniform(-0.5, 0.5)))
    return tuple(found)


def _room(plan: TilePlan, steps: Sequence[Point], house: TileBounds, point: Point) -> float:
    """How far a point is from whatever a field must not reach."""
    x, y = point
    aside = max(house.left - x, x - house.right, 0.0)
    above = max(house.top - y, y - house.bottom, 0.0)
    nearest = math.hypot(aside, above)
    if nearest >= SMALLEST and steps:
        nearest = min(nearest, min(map(partial(math.dist, point), steps)) - _ROAD)
    return nearest if nearest < SMALLEST else min(nearest, plan.dry_depth(point) - _margin(plan, point))


def _margin(plan: TilePlan, point: Point) -> float:
    """What the belt along the nearest rim takes."""
    nearest = min(plan.edges, key=lambda edge: math.dist(edge.middle, point))
    return _BELT if nearest.terrain in {"forest", "mountain"} else _RIM


def lay_fields(
    sheet: pygame.Surface,
    fields: Sequence[FarmField],
    at: Callable[[Point], Point],
    unit: float,
    season: SeasonLook,
) -> None:
    """Lay the fields onto the ground of a tile."""
    for one in fields:
        picture = _field(one, unit, season)
        x, y = at(one.centre)
        sheet.blit(picture, picture.get_rect(center=(round(x), round(y))))


def _field(one: FarmField, unit: float, season: SeasonLook) -> pygame.Surface:
    """Rows over an oval of earth, its rim a little uneven."""
    rng, colours = random.Random(f"field {one.turn}"), season.tilled
    width, height = math.ceil(one.across * unit * 2.1), math.ceil(one.down * unit * 2.1)
    layer = clear((width, height), colours.ground)
    layer.fill(colours.ground)
    middle, reach = (width / 2, height / 2), max(width, height)
    along, aside = (math.cos(one.turn), math.sin(one.turn)), (-math.sin(one.turn), math.cos(one.turn))
    gap, line = max(3.0, unit * _ROWS), max(1, round(unit * 0.024))
    rows, furrow = math.ceil(reach / gap / 2), mix(colours.ground, INK, 0.06 if season.frozen else 0.2)
    for number in range(-rows, rows + 1):
        x, y = middle[0] + aside[0] * number * gap, middle[1] + aside[1] * number * gap
        half = (along[0] * reach / 2, along[1] * reach / 2)
        for drop, colour in ((line * 0.8, furrow), (0.0, colours.row)):
            start, end = (x - half[0], y - half[1] + drop), (x + half[0], y + half[1] + drop)
            pygame.draw.line(layer, colour, start, end, line)
        for _ in range(round(reach / unit * 11)):
            share = rng.uniform(-0.5, 0.5)
            tip = (x + along[0] * reach * share, y + along[1] * reach * share)
            pygame.draw.line(
                layer, colours.tip, tip, (tip[0] + line * 0.4, tip[1] - unit * 0.026), max(1, line // 2)
            )
    rim = []
    for k in range(26):
        angle, out = k * math.tau / 26, rng.uniform(0.93, 1.0)
        rim.append(
            (
                middle[0] + math.cos(angle) * one.across * unit * out,
                middle[1] + math.sin(angle) * one.down * unit * out,
            )
        )
    mask = clear((width, height), WHITE)
    pygame.draw.polygon(mask, (*WHITE, 255), rim)
    layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.polygon(layer, mix(colours.ground, season.grass[2], 0.6), rim, max(1, round(unit * 0.012)))
    return layer
