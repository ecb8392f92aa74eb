"""What stands and lies along a shore: trees and rocks of the land, tufts, reeds, stones, lilies."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence

import pygame

from hamlet.app.art.palette import INK, WHITE, Colour, mix
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point, clear
from hamlet.app.art.tile.plan import Edge
from hamlet.app.art.tile.planting import clump
from hamlet.app.art.tile.stamps import stamp
from hamlet.app.art.water.bank_stamps import VARIANTS, lily, reed, stone
from hamlet.app.art.water.depth import Depths
from hamlet.app.art.water.ramps import SHORE, paint, veil

_FALLEN = (10, 24, 20)
_TOGETHER = 30  # things laid in one go
BankPiece = tuple[float, pygame.Surface, tuple[int, int]]  # how far down it stands, picture, where


def landfall(depths: Depths, edge: Edge, along: float, level: int = SHORE) -> Point | None:
    """The point of the shore opposite a place of a side: where the water becomes so deep."""
    for step in range(1, 16):
        point = edge.at(along, 0.025 * step)
        if depths.at(point) >= level:
            return point
    return None


_ON_LAND = veil(WHITE, ((106, 255), (119, 0)))


def lay_roads(picture: pygame.Surface, depths: Depths, edges: tuple[Edge, ...], season: SeasonLook) -> None:
    """Where a road comes to the lake it goes on to the water, widening a little."""
    for width, colour in ((0.43, mix(season.road, INK, 0.32)), (0.37, season.road)):
        for edge in edges:
            if edge.terrain == "road":
                half, wide = width / 2, width / 2 + 0.07
                corners = ((0.5 - half, -0.1), (0.5 + half, -0.1), (0.5 + wide, 0.4), (0.5 - wide, 0.4))
                _lay_on_land(picture, depths, [edge.at(*corner) for corner in corners], colour)


def _lay_on_land(picture: pygame.Surface, depths: Depths, shape: list[Point], colour: Colour) -> None:
    """Fill a shape as far as it is dry."""
    points = depths.frame.all_at(shape)
    left, top = (math.floor(min(point[axis] for point in points)) for axis in (0, 1))
    right, bottom = (math.ceil(max(point[axis] for point in points)) for axis in (0, 1))
    area = pygame.Rect(left, top, right - left, bottom - top).clip(picture.get_rect())
    layer = clear(area.size, colour)
    pygame.draw.polygon(layer, colour, [(x - area.left, y - area.top) for x, y in points])
    land = paint(depths.part(area), area.size, _ON_LAND)
    layer.blit(land, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(layer, area)


def lay_tufts(
    picture: pygame.Surface, depths: Depths, edges: tuple[Edge, ...], season: SeasonLook, rng: random.Random
) -> None:
    """Blades of grass on the bank, as on the tiles."""
    unit = depths.frame.length
    for edge in (edge for edge in edges if edge.terrain != "road"):
        for _ in range(7):
            point = edge.at(rng.random(), rng.uniform(-0.02, 0.1))
            if depths.at(point) < 100:
                x, y = depths.frame.at(point)
                blades = [(x - unit * 0.018, y - unit * 0.03), (x, y), (x + unit * 0.02, y - unit * 0.035)]
                colour = season.grass[1] if rng.random() < 0.6 else season.grass[2]
                pygame.draw.aalines(picture, colour, False, blades)


def lay_lilies(
    picture: pygame.Surface,
    depths: Depths,
    edges: tuple[Edge, ...],
    rng: random.Random,
    clear_of: Sequence[Point] = (),
) -> None:
    """Patches of lilies in the shallows of quiet shores."""
    length = depths.frame.length
    for edge in edges:
        start, wanted = rng.uniform(0.2, 0.8), rng.random() < 0.3 and edge.terrain != "road"
        near = landfall(depths, edge, start, 158) if wanted else None
        for _ in range(rng.randint(2, 5)):
            shift = (rng.gauss(0, 0.09), rng.gauss(0, 0.06))
            variant = rng.randrange(6)
            if near is not None:
                point = (near[0] + shift[0], near[1] + shift[1])
                if depths.at(point) > 145 and all(math.dist(point, spot) > 0.24 for spot in clear_of):
                    x, y = depths.frame.at(point)
                    leaf = lily(length, variant)
                    picture.blit(leaf, (round(x) - leaf.get_width() // 2, round(y) - leaf.get_height() // 2))


def laying_banks(
    picture: pygame.Surface,
    depths: Depths,
    edges: tuple[Edge, ...],
    season: SeasonLook,
    rng: random.Random,
    clear_of: Sequence[Point] = (),
) -> Iterator[None]:
    """Everything that stands at the shore, the farther first, over its soft shadows; in bits.

    No reed hides what may lie about the points it is to be clear of.
    """
    standing: list[BankPiece] = []
    small = clear((picture.get_width() // 4, picture.get_height() // 4), _FALLEN)
    for edge in edges:
        standing += _stones(depths, edge, season, rng)
        for one in _reeds(depths, edge, season, rng):
            if not any(_hides(one, depths.frame.at(point), depths.frame.length) for point in clear_of):
                standing.append(one)
        if edge.terrain in {"forest", "mountain"}:
            standing += _plants(depths, edge, small, season, rng)
        yield
    soft = pygame.transform.box_blur(small, 1)
    picture.blit(pygame.transform.smoothscale(soft, picture.get_size()), (0, 0))
    yield
    for number, (_, thing, place) in enumerate(sorted(standing, key=lambda one: (one[0], one[2]))):
        picture.blit(thing, place)
        if number % _TOGETHER == _TOGETHER - 1:
            yield


def _hides(one: BankPiece, spot: Point, length: int) -> bool:
    """Whether a reed stands before a fish that lies there."""
    _, thing, (left, top) = one
    reach = round(length * 0.09)
    box = pygame.Rect(left, top, *thing.get_size()).inflate(2 * reach, 2 * reach)
    return bool(box.collidepoint(spot))


def _plants(
    depths: Depths, edge: Edge, shadows: pygame.Surface, season: SeasonLook, rng: random.Random
) -> list[BankPiece]:
    """Five trees or rocks on the border, a little toward the land."""
    frame, found = depths.frame, []
    length = frame.length
    for plant in clump(edge.terrain, edge.at(0, -0.015), edge.at(1, -0.015), rng, season):
        radius = plant.radius * (0.92 if edge.terrain == "forest" else 0.84)
        thing = stamp(plant.kind, max(3, round(radius * length)), plant.variant, season)
        x, y = frame.at((plant.x, plant.y))
        place = (round(x) - thing.get_width() // 2, round(y) - thing.get_height() // 2)
        found.append((y, thing, place))
        r = radius * length
        spot = (x - r * 0.9 + length * 0.05, y - r * 0.2 + length * 0.05, r * 2, r * 1.3)
        pygame.draw.ellipse(shadows, (*_FALLEN, 130), [value / 4 for value in spot])
    return found


def _reeds(depths: Depths, edge: Edge, season: SeasonLook, rng: random.Random) -> list[BankPiece]:
    found: list[BankPiece] = []
    often = {"forest": 0.62, "mountain": 0.3, "road": 0.0}.get(edge.terrain, 0.5)
    wanted, middle = rng.random() < often, rng.uniform(0.12, 0.88)
    for _ in range(rng.randint(1, 3)):
        along, variant, sink = (
            middle + rng.uniform(-0.09, 0.09),
            rng.randrange(VARIANTS),
            rng.uniform(0.0, 0.04),
        )
        point = landfall(depths, edge, along, 134) if wanted else None
        if point is not None:
            thing = reed(depths.frame.length, variant, season)
            x, y = depths.frame.at((point[0], point[1] + sink))
            found.append((y, thing, (round(x) - thing.get_width() // 2, round(y) - thing.get_height())))
    return found


def _stones(depths: Depths, edge: Edge, season: SeasonLook, rng: random.Random) -> list[BankPiece]:
    found: list[BankPiece] = []
    length = depths.frame.length
    for _ in range(5 if edge.terrain == "mountain" else 2):
        along, level, variant = rng.uniform(0.05, 0.95), rng.randint(122, 150), rng.randrange(VARIANTS)
        radius = max(2, round(rng.uniform(0.022, 0.05) * length))
        point = landfall(depths, edge, along, level)
        if point is not None:
            thing = stone(radius, variant, season)
            x, y = depths.frame.at(point)
            place = (round(x) - thing.get_width() // 2, round(y) - thing.get_height() // 2)
            found.append((y - length, thing, place))
    return found
