"""What every held tile does: it snaps to where it fits, turns, and walks from place to place."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from hamlet.app.flow.modes.mode import Mode
from hamlet.app.flow.spots import Fit, Fits

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow

DIRECTIONS = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))


class Ghosting(Mode):
    """A tile held over the village: `spot` is where it would lie now."""

    def __init__(self, fits: Fits) -> None:
        self.fits = fits
        self.spot: Fit | None = fits.spots[0] if fits.spots else None

    @property
    def fixed(self) -> bool:
        """Whether the pointer does not move it any more."""
        return False

    def moved(self, flow: Flow) -> None:
        """It lies somewhere else now."""

    def hold_at(self, flow: Flow, at: tuple[float, float]) -> bool:
        """The ghost snaps to the nearest fit in its present rotation."""
        if self.fixed or self.spot is None:
            return False
        found = self.fits.nearest(*at, self.spot.rotation)
        changed = found != self.spot
        self.spot = found
        return changed

    def turn(self, flow: Flow, times: int) -> bool:
        """To the next rotation that fits anywhere, as near as possible."""
        rotations = self.fits.rotations
        if self.spot is None or len(rotations) < 2:
            return False
        index = (rotations.index(self.spot.rotation) + times) % len(rotations)
        self.spot = self.fits.nearest(self.spot.x, self.spot.y, rotations[index])
        self.moved(flow)
        return True

    def move(self, flow: Flow, direction: int) -> bool:
        """To the nearest fit that way."""
        if self.spot is None:
            return False
        dx, dy = DIRECTIONS[direction]
        here = self.spot

        def cost(spot: Fit) -> float:
            along = (spot.x - here.x) * dx + (spot.y - here.y) * dy
            across = abs((spot.x - here.x) * dy) + abs((spot.y - here.y) * dx)
            return along + 2 * across if along > 0.1 else inf

        found = min(
            (each for each in self.fits.spots if each.rotation == here.rotation), key=cost, default=None
        )
        if found is None or cost(found) == inf:
            return False
        self.spot = found
        self.moved(flow)
        return True
