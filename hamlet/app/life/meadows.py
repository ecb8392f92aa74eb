"""Where there is free meadow: dry grass of a tile off its roads, fields, woods, rocks, water and building."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hamlet.app.art.kept_with import kept_with
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.layout import TileLayout
from hamlet.app.art.tile.plan import TileBounds, box_around, distance
from hamlet.app.life.life_view import STANDING, LifeView
from hamlet.engine.lattice.geometry import to_plane

WIDE, HIGH = 0.3, 0.26
"""What a sheep takes, in sides."""
OFF_ROAD, OFF_RIM, OFF_BELT, OFF_WATER = 0.32, 0.17, 0.44, 0.14
KEPT_FREE = 3  # of the spots for pieces on a tile: who comes takes the first that is free
BELTS = frozenset(("forest", "mountain"))


@kept_with(512)
def meadow_of(layout: TileLayout, tile: int, rotation: int) -> tuple[Point, ...]:
    """Points of a tile around which there is nothing but grass, in sides from its first vertex."""
    if layout.is_filled(tile):
        return ()
    plan, house = layout.plan(tile, rotation), layout.standing_box(tile, rotation).grown(0.04)
    belts = [edge for edge in plan.edges if edge.terrain in BELTS]
    roads = [road[::3] for road in layout.roads(tile, rotation)]
    fields = layout.farmed(tile, rotation)
    return tuple(
        point
        for point in layout.field(tile, rotation).points
        if plan.dry_depth(point) > OFF_WATER
        and plan.depth(point) > OFF_RIM
        and not box_around(point, WIDE, HIGH).overlaps(house)
        and not any(field.touches(point, WIDE, HIGH) for field in fields)
        and all(distance(point, edge.start, edge.end) > OFF_BELT for edge in belts)
        and all((x - point[0]) ** 2 + (y - point[1]) ** 2 > OFF_ROAD**2 for road in roads for x, y in road)
    )


def taken_boxes(view: LifeView) -> list[pygame.Rect]:
    """All in the view on which nobody may stand: signs, the places of pieces, buildings, trees, markers."""
    canvas, composition = view.canvas, view.composition
    found = [view.in_window(item.rect) for item in composition.items if item.key[0] in STANDING]
    for uid, placed in enumerate(canvas.placed):
        signs, first = composition.signs.get(uid), canvas.first(placed.at)
        if signs is not None:
            places = (*signs.fixed, *signs.yard[:KEPT_FREE])
            found += [place.rect(first, view.length, view.eye.scale) for place in places]
        layout = canvas.studio.tiles
        if not layout.is_filled(placed.tile):
            found.append(_in_window(view, layout.standing_box(placed.tile, placed.rotation), first))
    return [*found, *view.signs]


def _in_window(view: LifeView, box: TileBounds, first: Point) -> pygame.Rect:
    length = view.length
    left, top = first[0] + box.left * length, first[1] + box.top * length
    return pygame.Rect(round(left), round(top), round(box.width * length), round(box.height * length))


def box_at(view: LifeView, point: Point) -> pygame.Rect:
    """What a sheep at a point of the plane takes in the window."""
    rect = pygame.Rect(0, 0, round(WIDE * view.length), round(HIGH * view.length))
    x, y = view.at(point)
    rect.center = (round(x), round(y))
    return rect


def free_points(view: LifeView, uid: int, taken: list[pygame.Rect]) -> Iterator[Point]:
    """Points of the plane on a tile of the village where somebody may stand now."""
    placed = view.canvas.placed[uid]
    x, y = to_plane(placed.at)
    for across, down in meadow_of(view.canvas.studio.tiles, placed.tile, placed.rotation):
        point = (x + across, y + down)
        if box_at(view, point).collidelist(taken) < 0:
            yield point
