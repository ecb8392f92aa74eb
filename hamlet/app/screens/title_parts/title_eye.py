"""Where one looks from at the title's village: it fills the window, and leaves the letters' corner free."""

from __future__ import annotations

import math
from itertools import product

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.board.eye import Eye
from hamlet.app.screens.title_parts.village_reading import EveningScenery
from hamlet.engine.lattice.geometry import to_plane, triangle_vertices

ACROSS = 17.14  # sides of a tile that a window is wide, at the most
CHURCH = (0.485, 0.546)
"""Where the Church stands if nothing speaks against it, in shares of the window."""
SEEN_FROM = 0.3  # from this share of the window's width on a village is well seen
CROPPED = 1.4  # so much larger than it fits a long village may be
ROOM = 0.6  # sides around a village that is seen as a whole
_CELL = 0.5  # sides: so finely it is looked over what is covered
_SHIFTS = [step / 2 for step in range(-8, 9)]
_LAKE, _COVERS, _AWAY = 1.6, 1.1, 1.0


def title_eye(
    scenery: EveningScenery, window: pygame.Rect, letters: pygame.Rect, least: float, scale: float
) -> Eye:
    """The eye that sees most of the village, and of its lakes, beside the menu and clear of the letters."""
    length = round(max(least, window.width / ACROSS))
    covered = _covered(scenery)
    church = _box(scenery, 0).center
    area = (window.left, window.top, window.width, window.height)
    seen = pygame.Rect(round(window.width * SEEN_FROM), 0, 0, window.height * 15 // 16)
    seen.width = window.width - seen.left

    def eye_at(shift: tuple[float, float]) -> Eye:
        x = church[0] + (0.5 - CHURCH[0]) * window.width / length - shift[0]
        y = church[1] + (0.5 - CHURCH[1]) * window.height / length - shift[1]
        return Eye(x, y, length, area, scale)

    def worth(shift: tuple[float, float]) -> float:
        eye = eye_at(shift)
        under = sum(bool(covered.get(cell)) for cell in _cells(eye, letters))
        found = sum(covered.get(cell, 0.0) for cell in _cells(eye, seen))
        return found - _COVERS * under - _AWAY * (abs(shift[0]) + abs(shift[1]))

    return eye_at(max(product(_SHIFTS, _SHIFTS), key=worth))


def whole_eye(scenery: EveningScenery, window: pygame.Rect) -> Eye:
    """The eye that sees the village in a small picture, and of a long one most."""
    boxes = [_box(scenery, uid) for uid in range(len(scenery.state.village.tiles))]
    around = boxes[0].unionall(boxes[1:])
    fits = sorted((window.width / (around.width + ROOM), window.height / (around.height + ROOM)))
    length = max(2, int(min(fits[0] * CROPPED, math.sqrt(fits[0] * fits[1]))))
    return Eye(*around.center, length, (0, 0, window.width, window.height))


def _covered(scenery: EveningScenery) -> dict[tuple[int, int], float]:
    """The cells of the plane on which something lies, and how well it is liked."""
    found: dict[tuple[int, int], float] = {}
    for uid in range(len(scenery.state.village.tiles)):
        box = _box(scenery, uid)
        for cell in _cells_in(box.topleft, box.bottomright):
            found[cell] = 1.0
    for lake in scenery.state.village.lakes:
        for triangle in lake.triangles:
            found[_cell(_middle(triangle))] = _LAKE
    return found


def _cells(eye: Eye, rect: pygame.Rect) -> list[tuple[int, int]]:
    return _cells_in(eye.plane(rect.topleft), eye.plane(rect.bottomright))


def _cells_in(start: Point, end: Point) -> list[tuple[int, int]]:
    (left, top), (right, bottom) = _cell(start), _cell(end)
    return list(product(range(left, right + 1), range(top, bottom + 1)))


def _cell(point: Point) -> tuple[int, int]:
    return math.floor(point[0] / _CELL), math.floor(point[1] / _CELL)


def _box(scenery: EveningScenery, uid: int) -> pygame.FRect:
    placed = scenery.state.village.tiles[uid]
    (x, y), bounds = to_plane(placed.at), scenery.art.plan(placed.tile, placed.rotation).bounds
    return pygame.FRect(x + bounds.left, y + bounds.top, bounds.width, bounds.height)


def _middle(triangle: tuple[int, int, int]) -> Point:
    corners = [to_plane(vertex) for vertex in triangle_vertices(triangle)]
    return sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3
