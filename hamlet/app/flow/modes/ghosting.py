"""What every held tile does: it follows the pointer, snaps to where it fits, turns, walks from fit to fit."""

from __future__ import annotations

from math import dist, inf
from typing import TYPE_CHECKING

from hamlet.app.flow.modes.mode import Mode
from hamlet.app.flow.spots import Fit, Fits, lattice_place
from hamlet.engine.game import refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hamlet.app.flow.table import Flow
    from hamlet.engine.actions.family import Action
    from hamlet.engine.refusals import Refusal

DIRECTIONS = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
SNAP = 0.8  # so near, in sides, the pointer draws the tile to a place that fits


class Ghosting(Mode):
    """A tile held over the village: `spot` is where it would lie now, `misfit` why it may not."""

    def __init__(self, fits: Fits) -> None:
        self.fits = fits
        self.spot: Fit | None = fits.spots[0] if fits.spots else None
        self.misfit: Refusal | None = None
        self.pointer: tuple[float, float] | None = None

    @property
    def fixed(self) -> bool:
        """Whether the pointer does not move it any more."""
        return False

    def laid(self, flow: Flow, spot: Fit) -> Action:
        """The action that would lay it there."""
        raise NotImplementedError

    def moved(self, flow: Flow) -> None:
        """It lies somewhere else now."""

    def lie(self, flow: Flow, spot: Fit) -> bool:
        """Lie there; the engine says whether that fits. Whether anything changed."""
        if spot == self.spot:
            return False
        self.spot = spot
        self.misfit = None if self.fits.holds(spot) else refusal(flow.state, self.laid(flow, spot))
        return True

    def place_at(self, flow: Flow, at: tuple[float, float], rotation: int) -> Fit:
        """Where it lies with the pointer here: a fit near by, else the nearest place of the lattice."""
        near = self.fits.nearest(*at, rotation)
        if near is not None and near.rotation == rotation and dist(at, (near.x, near.y)) <= SNAP:
            return near
        return lattice_place(flow.state, self.fits.tile, rotation, *at)

    def hold_at(self, flow: Flow, at: tuple[float, float]) -> bool:
        """The ghost follows the pointer in its present rotation."""
        if self.fixed or self.spot is None:
            return False
        self.pointer = at
        return self.lie(flow, self.place_at(flow, at, self.spot.rotation))

    def turn(self, flow: Flow, times: int) -> bool:
        """To the next rotation that fits anywhere: under the pointer, else as near as possible."""
        rotations = self.fits.rotations
        if self.spot is None or len(rotations) < 2:
            return False
        here = self.spot
        rotation = rotations[(rotations.index(here.rotation) + times) % len(rotations)]
        if self.misfit is not None and self.fixed:
            self.lie(flow, self.place_at(flow, (here.x, here.y), rotation))
        elif self.pointer is not None and not self.fixed:
            self.lie(flow, self.place_at(flow, self.pointer, rotation))
        else:
            self.lie(flow, self.fits.nearest(here.x, here.y, rotation) or here)
        self.moved(flow)
        return True

    @property
    def in_turn(self) -> Sequence[Fit]:
        """The fits in the order in which they are gone through."""
        return self.fits.spots

    def next_fit(self, flow: Flow, by: int) -> bool:
        """To the next fit, or the former one, in whatever rotation."""
        line = self.in_turn
        if self.fixed or not line:
            return False
        beside = -1 if by > 0 else 0
        at = (line.index(self.spot) if self.spot in line else beside) + by
        self.pointer = None
        self.lie(flow, line[at % len(line)])
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
        self.pointer = None
        self.lie(flow, found)
        self.moved(flow)
        return True
