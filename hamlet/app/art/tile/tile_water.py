"""Water inside a tile: along its water segments, through its waist, and the bridge of a road over it."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from hamlet.app.art.in_bits import finished
from hamlet.app.art.palette import INK, mix
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.seeds import seed_of
from hamlet.app.art.shapes import Point, stroke
from hamlet.app.art.tile.plan import CHANNEL, WATER_REACH, TilePlan, distance
from hamlet.app.art.water.depth import LAND, WATER, Depths, WaterFrame, finding_depths
from hamlet.app.art.water.ripples import lay_ripples, lay_shade
from hamlet.app.art.water.shore import painting_shore, sand_of
from hamlet.app.art.water.water_area import WaterArea

_BEYOND = 0.9  # water goes on outside, so that a shore never runs along the rim
_SPAN = (0.44, 0.56)  # width and length of a bridge
_PAD = 0.26


def water_of(plan: TilePlan) -> WaterArea:
    """The water of a tile, in sides from its first vertex."""
    bays, strips = set(plan.bays), []
    for edge in plan.edges:
        if edge.terrain == "water":
            before, after = edge.start in bays, edge.end in bays
            strips.append(
                (
                    edge.at(0.0 if before else 0.04, 0),
                    edge.at(1.0 if after else 0.96, 0),
                    edge.at(1.0 if after else 0.84, WATER_REACH),
                    edge.at(0.0 if before else 0.16, WATER_REACH),
                )
            )
    discs = [(bay, WATER_REACH) for bay in plan.bays]
    return WaterArea((*strips, *(_channel(*ends) for ends in plan.channels)), tuple(discs))


def _channel(start: Point, end: Point) -> tuple[Point, ...]:
    half = CHANNEL / 2
    x, y = (end[1] - start[1]) * half, (start[0] - end[0]) * half
    return (
        (start[0] - x, start[1] - y),
        (end[0] - x, end[1] - y),
        (end[0] + x, end[1] + y),
        (start[0] + x, start[1] + y),
    )


def _outside(plan: TilePlan) -> WaterArea:
    """The lake one imagines beyond the water segments, whether there is one or not."""
    bays = set(plan.bays)
    strips = [
        (edge.at(0.02, 0), edge.at(0.02, -_BEYOND), edge.at(0.98, -_BEYOND), edge.at(0.98, 0))
        for edge in plan.edges
        if edge.terrain == "water"
    ]
    return WaterArea(tuple(strips), tuple((bay, 0.5) for bay in bays))


def tile_depths(plan: TilePlan, length: int) -> Depths:
    """The depth of all that lies on a tile and a little around it."""
    return finished(_finding_depths(plan, length))


def _finding_depths(plan: TilePlan, length: int) -> Generator[None, None, Depths]:
    bounds = plan.bounds.grown(_PAD)
    inside, outside = water_of(plan), _outside(plan)

    def draw(sheet: pygame.Surface, at: Callable[[Point], Point]) -> None:
        outside.draw(sheet, at)
        pygame.draw.polygon(sheet, LAND, [at(corner) for corner in plan.corners])
        inside.draw(sheet, at)
        for edge in plan.edges:
            if edge.terrain == "water":  # no seam between the tile and what lies beyond
                stroke(sheet, WATER, at(edge.at(0.08, 0)), at(edge.at(0.92, 0)), length * 0.04)

    cores = [edge.at(0.5, 0.06) for edge in plan.edges if edge.terrain == "water"]
    cores += [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in plan.channels]
    frame = WaterFrame(bounds, length)
    return (yield from finding_depths(frame, draw, seed_of(plan.seed) % 9973, cores))


def laying_water(
    sheet: pygame.Surface,
    plan: TilePlan,
    length: float,
    origin: tuple[int, int],
    season: SeasonLook,
) -> Iterator[None]:
    """Lay the water of a tile onto the sheet of its ground, which is larger by a whole number; in bits."""
    depths = yield from _finding_depths(plan, round(length))
    frame, rng = depths.frame, random.Random(f"{plan.seed} water")
    yield
    len(depths.index)
    yield
    roads = [edge.middle for edge in plan.roads]
    sand = sand_of(frame, roads, rng.randrange(9999))
    yield
    picture = yield from painting_shore(depths, season, sand, land=False)
    yield
    lay_shade(picture, depths, 70)
    yield
    lay_ripples(picture, depths, season, rng)
    yield
    scale = sheet.get_width() // math.ceil((plan.bounds.width + 2 * _PAD) * length + 1)
    size = (picture.get_width() * scale, picture.get_height() * scale)
    place = ((origin[0] - frame.origin[0]) * scale, (origin[1] - frame.origin[1]) * scale)
    # The sheet is scaled down again by as much: no pixel of the water need be softened on the way.
    sheet.blit(pygame.transform.scale(picture, size), place)


@dataclass(frozen=True, slots=True)
class StoneBridge:
    """A stone bridge by its middle and the way it leads."""

    middle: Point
    along: Point

    def _at(self, along: float, aside: float) -> Point:
        x, y = self.along
        return self.middle[0] + x * along - y * aside, self.middle[1] + y * along + x * aside

    def draw(
        self, sheet: pygame.Surface, at: Callable[[Point], Point], unit: float, season: SeasonLook
    ) -> None:
        """Draw it over water and road: a deck of sand between two walls of stones."""
        road, edge, rock = season.road, season.road_edge, season.rock
        wide, long = _SPAN[0] / 2, _SPAN[1] / 2

        def band(start: tuple[float, float], end: tuple[float, float], colour: Sequence[int]) -> None:
            corners = (start, (end[0], start[1]), end, (start[0], end[1]))
            pygame.draw.polygon(sheet, colour, [at(self._at(*corner)) for corner in corners])

        shade = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
        fallen = [
            at(self._at(*spot)) for spot in ((-long, -wide), (long, -wide), (long, wide), (-long, wide))
        ]
        drop = unit * 0.05
        pygame.draw.polygon(shade, (8, 18, 30, 110), [(x + drop, y + drop * 1.5) for x, y in fallen])
        sheet.blit(shade, (0, 0))
        band((-long, -wide), (long, wide), INK)
        band((-long, -wide + 0.015), (long, wide - 0.015), edge)
        band((-long, -wide + 0.05), (long, wide - 0.05), mix(road, rock[3], 0.35))
        joints = 9
        for k in range(1, joints):
            along = -long + 2 * long * k / joints
            band((along - 0.006, -wide + 0.05), (along + 0.006, wide - 0.05), mix(edge, rock[1], 0.4))
        for side in (-1, 1):
            for k in range(joints):
                along = -long + 2 * long * (k + 0.5) / joints
                x, y = at(self._at(along, side * wide))
                pygame.draw.circle(sheet, INK, (x, y), unit * 0.045)
                pygame.draw.circle(sheet, rock[2], (x, y), unit * 0.034)
                pygame.draw.circle(sheet, rock[3], (x - unit * 0.008, y - unit * 0.01), unit * 0.018)


def bridges_of(plan: TilePlan, roads: Sequence[Sequence[Point]]) -> list[StoneBridge]:
    """One bridge for each channel that a road crosses, at right angles to the water where the road does."""
    found = []
    for start, end in plan.channels:
        for road in roads:
            near = min(road[1:], key=lambda point: distance(point, start, end))
            if distance(near, start, end) < CHANNEL / 2:
                found.append(StoneBridge(_crossing(road, start, end), (end[1] - start[1], start[0] - end[0])))
                break
    return found


def _crossing(road: Sequence[Point], start: Point, end: Point) -> Point:
    """Where a road is in the middle of a channel."""
    normal = (end[1] - start[1], start[0] - end[0])

    def side(point: Point) -> float:
        return (point[0] - start[0]) * normal[0] + (point[1] - start[1]) * normal[1]

    for a, b in pairwise(road):
        one, two = side(a), side(b)
        if (one > 0) != (two > 0):
            share = one / (one - two)
            return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
    return min(road, key=lambda point: distance(point, start, end))
