"""Held against an edge of the village, something slides the table, so that it can go beyond what is seen."""

from __future__ import annotations

from hamlet.app.board.camera import BoardCamera
from hamlet.app.board.eye import Extent, Eye

EDGE = 26  # logical pixels from the edge
DWELL = 0.25  # seconds there before the table moves: one also crosses an edge on the way elsewhere
SPEED = 480  # logical pixels a second
ROOM = 3.5  # sides around the village that can be brought into sight


class EdgeSlide:
    """Asked once a frame while something is held."""

    def __init__(self) -> None:
        self._waited = 0.0

    def slide(self, seconds: float, at: tuple[int, int], camera: BoardCamera) -> bool:
        """Move the table if the pointer has waited at an edge; whether it has moved."""
        across, down = _wanted(at, camera.eye, camera.extent)
        self._waited = self._waited + seconds if across or down else 0.0
        if self._waited < DWELL:
            return False
        far, fitted = SPEED * camera.eye.scale * seconds, camera.fitted
        camera.pan(across * far, down * far)
        # Whoever let the village be shown whole wants that again once it has grown.
        camera.fitted = fitted
        return True


def _wanted(at: tuple[int, int], eye: Eye, extent: Extent) -> tuple[int, int]:
    """The direction the table should go, as long as there is room for something there."""
    room = eye.rect
    if not room.collidepoint(at):
        return 0, 0
    reach = round(EDGE * eye.scale)
    left, top = eye.plane(room.topleft)
    right, bottom = eye.plane(room.bottomright)
    across = int(at[0] < room.left + reach and left > extent.left - ROOM)
    across -= int(at[0] >= room.right - reach and right < extent.right + ROOM)
    down = int(at[1] < room.top + reach and top > extent.top - ROOM)
    down -= int(at[1] >= room.bottom - reach and bottom < extent.bottom + ROOM)
    return across, down
