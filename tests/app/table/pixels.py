"""What is seen of the village, pixel by pixel: the ground of a tile, and which colours are there."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from hamlet.app.art.palette import Colour
from hamlet.app.art.shapes import Point
from hamlet.app.table.table_screen import TableScreen

EDGE = 5  # pixels of the line around what is lit
STEP = 3


def outline(table: TableScreen, uid: int) -> list[Point]:
    """The corners of a tile in the window."""
    board, placed = table.board, table.session.state.village.tiles[uid]
    x, y = board.camera.eye.vertex(placed.at)
    length = board.camera.eye.length
    corners = board.badge_art.art.plan(placed.tile, placed.rotation).corners
    return [(x + across * length, y + down * length) for across, down in corners]


def inside(table: TableScreen, uid: int) -> list[tuple[int, int]]:
    """Points spread over a tile, off its edge and off everybody's names, goods and pieces."""
    corners = outline(table, uid)
    mask = pygame.Surface(table.size, pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), corners)
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        pygame.draw.line(mask, (0, 0, 0, 0), start, end, 2 * EDGE)
    for rect in _signs(table):
        mask.fill((0, 0, 0, 0), rect.inflate(8, 8))
    shown = mask.get_bounding_rect().clip(table.frame.village)
    return [
        (x, y)
        for x in range(shown.left, shown.right, STEP)
        for y in range(shown.top, shown.bottom, STEP)
        if mask.get_at((x, y))[3]
    ]


def _signs(table: TableScreen) -> Iterable[pygame.Rect]:
    board = table.board
    composition = board.ground.composition
    assert composition is not None
    for uid, badge in composition.badges.items():
        placed = table.session.state.village.tiles[uid]
        x, y = board.camera.eye.vertex(placed.at)
        parts = [*badge.slots, *([badge.banner] if badge.banner else []), *(rect for _, rect in badge.pieces)]
        yield from (part.move(round(x), round(y)) for part in parts)


def middle(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The half of these points that lies farthest in, where no neighbour's light falls."""
    x, y = (sum(each) / len(points) for each in zip(*points, strict=True))
    inward = sorted(points, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)
    return inward[: len(points) // 2]


def mean(surface: pygame.Surface, points: list[tuple[int, int]]) -> Colour:
    """The mean colour of these points."""
    found = [surface.get_at(point)[:3] for point in points]
    red, green, blue = (round(sum(each) / len(found)) for each in zip(*found, strict=True))
    return red, green, blue


def apart(first: Colour, second: Colour) -> int:
    """How far two colours are apart in the channel in which they differ most."""
    return max(abs(one - other) for one, other in zip(first, second, strict=True))


def near(surface: pygame.Surface, colour: Colour, area: pygame.Rect, within: int = 12) -> int:
    """How many pixels of an area have this colour, or almost."""
    part = surface.subsurface(area.clip(surface.get_rect()))
    return pygame.mask.from_threshold(part, colour, (within, within, within, 255)).count()


def around(table: TableScreen, uid: int) -> pygame.Rect:
    """The box around a tile with room for its light."""
    return table.board.tile_rect(uid).inflate(16, 16).clip(table.frame.village)
