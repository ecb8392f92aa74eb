"""Roads of a tile: sand between darker edges, pebbles; in winter wheel tracks, and heaps of snow beside."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from hamlet.app.art.palette import mix
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point

_TRACK = 0.075  # how far a wheel runs from the middle
_HEAP = 0.22
_GAPS = 0.42


def ribbon(points: Sequence[Point], width: float) -> list[Point]:
    """The polygon of a band of this width along a curve."""
    left, right = aside(points, width / 2), aside(points, -width / 2)
    return left + right[::-1]


def aside(points: Sequence[Point], away: float) -> list[Point]:
    """The same curve so far to its right."""
    found = []
    for k, point in enumerate(points):
        before, after = points[max(0, k - 1)], points[min(len(points) - 1, k + 1)]
        across, down = after[0] - before[0], after[1] - before[1]
        length = math.hypot(across, down) or 1.0
        found.append((point[0] - down / length * away, point[1] + across / length * away))
    return found


def lay_roads(
    surface: pygame.Surface,
    curves: Sequence[Sequence[Point]],
    heart: Point,
    unit: float,
    season: SeasonLook,
    rng: random.Random,
) -> None:
    """Lay roads along curves to the heart, around which is a place; all in pixels."""
    for width, colour in season.road_layers:
        for points in curves:
            pygame.draw.polygon(surface, colour, ribbon(points, width * unit))
        if curves:
            plaza = pygame.Rect(0, 0, round(unit * (width + 0.4)), round(unit * (width + 0.16)))
            plaza.center = (round(heart[0]), round(heart[1]))
            pygame.draw.ellipse(surface, colour, plaza)
    if season.frozen:
        _lay_tracks(surface, curves, unit, season)
        _lay_heaps(surface, curves, heart, unit, season, rng)
    else:
        _lay_pebbles(surface, curves, unit, season, rng)


def _lay_pebbles(
    surface: pygame.Surface,
    curves: Sequence[Sequence[Point]],
    unit: float,
    season: SeasonLook,
    rng: random.Random,
) -> None:
    pebble = mix(season.road, season.road_edge, 0.4)
    for points in curves:
        for x, y in points[2:-3:3]:
            for side in (-1, 1):
                spot = (
                    x + (side * 0.07 + rng.uniform(-0.03, 0.03)) * unit,
                    y + rng.uniform(-0.05, 0.05) * unit,
                )
                pygame.draw.circle(surface, pebble, spot, max(1.0, unit * 0.011))


def _lay_tracks(
    surface: pygame.Surface, curves: Sequence[Sequence[Point]], unit: float, season: SeasonLook
) -> None:
    rut = mix(season.road, season.road_edge, 0.75)
    for points in curves:
        for side in (-1, 1):
            pygame.draw.lines(
                surface, rut, False, aside(points, side * _TRACK * unit), max(1, round(unit * 0.02))
            )


def _lay_heaps(
    surface: pygame.Surface,
    curves: Sequence[Sequence[Point]],
    heart: Point,
    unit: float,
    season: SeasonLook,
    rng: random.Random,
) -> None:
    """Snow that was cleared away, in small heaps along both edges; none where another road comes."""
    for number, points in enumerate(curves):
        others = [step for k, other in enumerate(curves) if k != number for step in other[::3]]
        for side in (-1, 1):
            for left, top in aside(points, side * _HEAP * unit)[1::2]:
                radius = unit * rng.uniform(0.022, 0.075)
                x, y = left + rng.uniform(-0.03, 0.03) * unit, top + rng.uniform(-0.03, 0.03) * unit
                if rng.random() < _GAPS:
                    continue
                near_other = any(math.dist((x, y), step) < unit * 0.22 for step in others)
                if near_other or math.dist((x, y), heart) < unit * 0.36:
                    continue
                box = pygame.Rect(0, 0, round(radius * 2.2), round(radius * 1.7))
                box.center = (round(x), round(y + radius * 0.35))
                pygame.draw.ellipse(surface, season.grass[2], box)
                pygame.draw.ellipse(surface, season.grass[1], box.move(0, -max(1, round(radius * 0.4))))
