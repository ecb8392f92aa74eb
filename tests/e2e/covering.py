"""Which ground of the village is to be seen in a frame: real ground, not bare planks, not flat colour.

A tile is looked at by the triangles of the lattice. Points where the finished picture itself is brown tell
nothing, nor do those under its building, its slots, a bar or a button.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Protocol

import pygame
import pytest

from hamlet.app.art.name_banners import TRAY
from hamlet.app.art.palette import GRASS
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.plan import TileBounds
from hamlet.app.art.tile.sizes import Detail, detail
from hamlet.app.board_view import BoardView
from hamlet.app.ids import TileId
from hamlet.app.table.overlays import Overlay
from hamlet.app.ui.hit_regions import HitMap
from hamlet.engine.lattice.geometry import Triangle, Vertex, to_plane, triangle_vertices
from hamlet.engine.village import Placed
from hamlet.session.session import Session

Point = tuple[float, float]
Colour = tuple[int, int, int]
Spot = tuple[int, int, Vertex, Triangle]
"""A triangle of a tile lying somewhere."""

DRAWN = 57
WEIGHTS = [(a, b, 7 - a - b) for a in range(1, 6) for b in range(1, 7 - a)]
EDGE = 20  # pixels of a tray beside its slots, left and right together
LEAST = 5  # points that must tell something
MOST_BARE = 0.7  # a piece or a plate on its way may cover some ground


def triangle_points(triangle: Triangle) -> list[Point]:
    """Points all over the inside of a triangle."""
    corners = [to_plane(vertex) for vertex in triangle_vertices(triangle)]
    return [
        (
            sum(share * x for share, (x, _) in zip(weights, corners, strict=True)) / 7,
            sum(share * y for share, (_, y) in zip(weights, corners, strict=True)) / 7,
        )
        for weights in WEIGHTS
    ]


def is_wood(colour: Colour) -> bool:
    """Whether it is a colour of the planks, in the light or under a shadow; trays have one of their own."""
    red, green, blue = colour
    if all(abs(part - tray) <= 3 for part, tray in zip(colour, TRAY, strict=True)):
        return False
    return 18 <= red < 150 and 0.58 <= green / red <= 0.78 and 0.5 <= blue / max(1, green) <= 0.8


class ShowsVillage(Protocol):
    """A table, or whatever else shows a village of a game."""

    session: Session
    board: BoardView
    hits: HitMap


class Covering:
    """Looks at frames of one village."""

    def __init__(self, table: ShowsVillage) -> None:
        self.table = table
        self.art = TileArt(table.session.setup.definitions)
        self._telling = cache(self._find_telling)
        self._over: list[pygame.Rect] = []

    def _find_telling(self, tile: int, rotation: int, triangle: Triangle) -> list[Point]:
        """The points of a triangle that are neither wood nor building in the finished picture."""
        surface, origin = self.art.surface(tile, rotation, DRAWN)
        building = self.art.standing_box(tile, rotation).grown(0.05)
        found = []
        for x, y in triangle_points(triangle):
            if _within((x, y), [building]):
                continue
            spot = (round(origin[0] + x * DRAWN), round(origin[1] + y * DRAWN))
            colour = surface.get_at(spot)
            if colour.a == 255 and not is_wood((colour.r, colour.g, colour.b)):
                found.append((x, y))
        return found

    def spots(self, placed: Placed) -> Iterator[tuple[Spot, list[Point]]]:
        """Every triangle of a tile, with the points by which it is judged."""
        for triangle in self.art.plan(placed.tile, placed.rotation).triangles:
            points = self._telling(placed.tile, placed.rotation, triangle)
            yield (placed.tile, placed.rotation, placed.at, triangle), points

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Notice where cards and bars are laid over the village."""
        put = Overlay.put

        def noticed(over: Overlay, surface: pygame.Surface, scale: float) -> None:
            self._over.append(over.rect.inflate(96, 96))
            put(over, surface, scale)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Overlay, "put", noticed)
            yield

    def look(self, surface: pygame.Surface) -> tuple[set[Spot], set[Spot]]:
        """The triangles in sight that are covered by real ground, and those that are not."""
        covered: set[Spot] = set()
        bare: set[Spot] = set()
        board = self.table.board
        shown, _ = board.performance.shown(self.table.session.state)
        self._over += [hit.bounds for hit in self.table.hits if not isinstance(hit.id, TileId)]
        flat = detail(board.camera.eye.detail_length) is Detail.FLAT
        for uid, placed in enumerate(shown.village.tiles):
            trays = self._trays(uid)
            for spot, points in self.spots(placed):
                open_points = [point for point in points if not _within(point, trays)]
                told = [_is_bare(surface, pixel, flat=flat) for pixel in self._pixels(placed, open_points)]
                if len(told) >= LEAST:
                    (bare if sum(told) > MOST_BARE * len(told) else covered).add(spot)
        self._over.clear()
        return covered, bare

    def _trays(self, uid: int) -> list[TileBounds]:
        """Where the slots of a tile are, in sides from its first vertex."""
        composition = self.table.board.ground.composition
        badge = composition.badges.get(uid) if composition else None
        if composition is None or badge is None:
            return []
        rects = [slot.inflate(EDGE, EDGE) for slot in badge.slots]
        return [TileBounds(*(value / composition.length for value in rect)) for rect in rects]

    def _pixels(self, placed: Placed, points: list[Point]) -> Iterator[tuple[int, int]]:
        eye = self.table.board.camera.eye
        inner = eye.rect.inflate(-8, -8)
        x, y = to_plane(placed.at)
        for across, down in points:
            at = eye.at((x + across, y + down))
            pixel = (round(at[0]), round(at[1]))
            if inner.collidepoint(pixel) and pygame.Rect(pixel, (1, 1)).collidelist(self._over) < 0:
                yield pixel


def _within(point: Point, boxes: list[TileBounds]) -> bool:
    return any(box.left <= point[0] <= box.right and box.top <= point[1] <= box.bottom for box in boxes)


def _is_bare(surface: pygame.Surface, pixel: tuple[int, int], *, flat: bool) -> bool:
    """Planks, or one flat green all around where more should be seen."""
    colour = surface.get_at(pixel)
    if is_wood((colour.r, colour.g, colour.b)):
        return True
    around = ((-2, -2), (2, -2), (0, 0), (-2, 2), (2, 2))
    return not flat and all(surface.get_at((pixel[0] + x, pixel[1] + y))[:3] == GRASS for x, y in around)
