"""Where the beating hand lies, and the way of whoever would walk to what is lit."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.piece_pictures import VILLAGER
from hamlet.app.art.shapes import Point
from hamlet.app.board.routes import route, trimmed
from hamlet.app.flow.modes.mode import Idle
from hamlet.app.ids import TileId
from hamlet.app.ui.hit_regions import HitRegion, HitShape
from hamlet.engine.actions.villager import nearest_standing, standing_places, walking_route
from hamlet.engine.workers import is_tile
from hamlet.values import dataclass

if TYPE_CHECKING:
    from hamlet.app.board.canvas import Canvas
    from hamlet.app.table.table_screen import TableScreen

CLEAR: Final = 17  # logical pixels of free ground around the middle of the hand
GRID: Final = 14
HAND: Final = 52  # logical pixels of its side
SMALL: Final = 64  # what is no larger would be hidden by it
BUILDING: Final = 0.7  # sides that a building takes
STEP: Final = 4.0  # pixels between two points of a line
INSIDE: Final = 26  # logical pixels that a way goes on inside the tile it leads to


@dataclass(frozen=True, slots=True)
class LitWalk:
    """Who would walk, where he stands, and his way; whoever comes out of the house stands nowhere yet."""

    walker: pygame.Rect | None = None
    way: tuple[Point, ...] = ()


def walk_to(table: TableScreen, canvas: Canvas, region: HitRegion) -> LitWalk:
    """How somebody would get to a building that is touched; nothing where nobody would go."""
    flow, what = table.flow, region.id
    able = isinstance(flow.mode, Idle) and flow.state.decision == "action" and standing_places(flow.state)
    if not isinstance(what, TileId) or not able:
        return LitWalk()
    start = nearest_standing(flow.state, what.tile)
    tiles = walking_route(flow.state, start, what.tile)
    walker = canvas.piece_or_yard(tiles[0], VILLAGER, flow.state.seat) if is_tile(start) else None
    way = _line(table, canvas, tiles, region, walker) if len(tiles) > 1 else ()
    return LitWalk(walker, way)


def _line(
    table: TableScreen, canvas: Canvas, tiles: Sequence[int], region: HitRegion, walker: pygame.Rect | None
) -> tuple[Point, ...]:
    """From the villager to just inside the tile, in pixels of the window."""
    plane = trimmed(route(canvas.studio, canvas.state.village, tiles), 0.3, 0.3)
    line = [canvas.eye.at(point) for point in plane]
    inside = next((number for number, point in enumerate(line) if region.contains(point)), len(line) - 1)
    entry, deep = line[inside], table.frame.px(INSIDE)
    kept = [
        point
        for number, point in enumerate(line)
        if (walker is None or math.dist(point, walker.center) > walker.width * 0.9)
        and (number <= inside or math.dist(point, entry) <= deep)
    ]
    if walker is None or not kept:
        return tuple(kept)
    return (*_between(walker.center, kept[0], walker.width * 0.75), *kept)


def _between(start: Point, end: Point, from_start: float) -> list[Point]:
    """Points on the straight line from beside the villager to where the way begins."""
    gap = math.dist(start, end)
    count = int((gap - from_start) // STEP)
    shares = ((from_start + STEP * number) / gap for number in range(count))
    return [(start[0] + (end[0] - start[0]) * each, start[1] + (end[1] - start[1]) * each) for each in shares]


def hand_place(
    table: TableScreen, canvas: Canvas | None, shape: HitShape, bounds: pygame.Rect
) -> Point | None:
    """On free ground of a building, far from its signs; beside what is small; else at the lower right."""
    if isinstance(shape, tuple) and canvas is not None:
        return _free_ground(table, shape, bounds, [*canvas.sign_rects(), *_buildings(canvas)])
    px = table.frame.px
    if max(bounds.size) <= px(SMALL):
        return _beside_small(table.frame.window, bounds, px(HAND / 2))
    x = min(bounds.right - px(6), table.frame.window.right - px(20))
    return x, min(bounds.bottom + px(4), table.frame.window.bottom - px(20))


def _beside_small(window: pygame.Rect, bounds: pygame.Rect, half: int) -> Point:
    """Just below it, else at its side: a hand never lies on what it points at."""
    below = pygame.Rect(0, 0, 2 * half, 2 * half)
    right, left = below.copy(), below.copy()
    below.midtop, right.midleft, left.midright = bounds.midbottom, bounds.midright, bounds.midleft
    places = [place.clamp(window) for place in (below, right, left)]
    return next((place.center for place in places if not place.colliderect(bounds)), below.center)


def _buildings(canvas: Canvas) -> Iterator[pygame.Rect]:
    """Where the buildings stand on their tiles."""
    side = round(canvas.eye.length * BUILDING)
    for placed in canvas.placed:
        rect = pygame.Rect(0, 0, side, side)
        rect.center = tuple(map(round, canvas.heart(placed.tile, placed.rotation, placed.at)))
        yield rect


def _free_ground(
    table: TableScreen, shape: HitShape, bounds: pygame.Rect, signs: Sequence[pygame.Rect]
) -> Point | None:
    region = HitRegion(TileId(-1), shape)
    reach = table.frame.px(CLEAR)
    near = [sign for sign in signs if sign.colliderect(bounds)]
    best: tuple[float, Point] | None = None
    for down in range(1, GRID):
        for across in range(1, GRID):
            at = (bounds.left + bounds.width * across / GRID, bounds.top + bounds.height * down / GRID)
            corners = [(at[0] + dx * reach, at[1] + dy * reach) for dx in (-1, 1) for dy in (-1, 1)]
            if not all(map(region.contains, corners)):
                continue
            away = min((_gap(sign, at) for sign in near), default=float(bounds.width))
            if best is None or away > best[0]:
                best = (away, at)
    return best[1] if best is not None else bounds.center


def _gap(rect: pygame.Rect, at: Point) -> float:
    across = max(rect.left - at[0], at[0] - rect.right, 0.0)
    down = max(rect.top - at[1], at[1] - rect.bottom, 0.0)
    return math.hypot(across, down)
