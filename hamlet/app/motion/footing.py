"""Where on the plane movers go: places of pieces on their tiles, and ways found once for each drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.sizes import piece_side
from hamlet.app.board.canvas import Canvas
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Village

FoundOut = TypeVar("FoundOut")


def on_plane(village: Village, uid: int, spot: Point) -> Point:
    """A spot of a tile, counted from its first vertex, as a point of the plane."""
    x, y = to_plane(village.tiles[uid].at)
    return x + spot[0], y + spot[1]


def standing_side(canvas: Canvas) -> int:
    """How high a villager is, as those who stand."""
    return round(piece_side(canvas.composition.step or canvas.length / canvas.scale) * canvas.scale)


class Remembered(Generic[FoundOut]):
    """What one mover has found out, by tile length and scale of the drawing: once, not frame by frame."""

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: dict[tuple[float, float], FoundOut] = {}

    def on(self, canvas: Canvas, find: Callable[[], FoundOut]) -> FoundOut:
        """What it is on this canvas."""
        key = (canvas.length, canvas.scale)
        if key not in self._found:
            self._found[key] = find()
        return self._found[key]
