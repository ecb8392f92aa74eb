"""Where a held blueprint fits: all spots with their centres, the nearest one, the best ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist, floor
from typing import NamedTuple

from hamlet.engine.fitting import meetings
from hamlet.engine.lattice.geometry import Vertex, to_plane, triangle_vertices
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State

ELSEWHERE = 1.0  # sides between the middles of tiles that lie in different places


class Fit(NamedTuple):
    """One legal spot: how it is turned, where it lies, and the middle of the tile there."""

    rotation: int
    at: Vertex
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Fits:
    """All legal spots of one blueprint."""

    tile: int
    spots: tuple[Fit, ...]

    @property
    def rotations(self) -> list[int]:
        """The rotations that fit anywhere."""
        return sorted({spot.rotation for spot in self.spots})

    def holds(self, spot: Fit) -> bool:
        """Whether the tile fits there."""
        return spot in self.spots

    def nearest(self, x: float, y: float, rotation: int | None = None) -> Fit | None:
        """The spot nearest to a point, in one rotation if any fits so."""
        turned = [spot for spot in self.spots if spot.rotation == rotation]
        return min(turned or self.spots, key=lambda spot: (spot.x - x) ** 2 + (spot.y - y) ** 2, default=None)


def find_fits(state: State, tile: int) -> Fits:
    """Every spot where the blueprint may be built beside a reachable tile."""
    shape = state.box.definitions.tiles[tile].shape
    found = []
    for rotation, board in zip(shape.distinct, reach_of(state, state.decider).placements(tile), strict=True):
        dx, dy = middle(state, tile, rotation)
        for at in state.village.positions(board):
            x, y = to_plane(at)
            found.append(Fit(rotation, at, x + dx, y + dy))
    return Fits(tile, tuple(found))


def lattice_place(state: State, tile: int, rotation: int, x: float, y: float) -> Fit:
    """The place, fitting or not, at which the middle of the turned tile lies nearest to a point."""
    dx, dy = middle(state, tile, rotation)
    row = (y - dy) / to_plane((0, 1))[1]
    column = x - dx - row / 2
    corners = [
        (floor(column) + across, floor(row) + down) for across, down in ((0, 0), (1, 0), (0, 1), (1, 1))
    ]
    places = [Fit(rotation, at, to_plane(at)[0] + dx, to_plane(at)[1] + dy) for at in corners]
    return min(places, key=lambda place: (place.x - x) ** 2 + (place.y - y) ** 2)


def middle(state: State, tile: int, rotation: int) -> tuple[float, float]:
    """The middle of a turned tile, from its first vertex."""
    turned = state.box.definitions.tiles[tile].shape.turned[rotation]
    corners = [to_plane(vertex) for each in turned.triangles for vertex in triangle_vertices(each)]
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def apart(ranked: Sequence[Fit], most: int) -> list[Fit]:
    """The first so many that do not lie on one another: each place once, in its best rotation."""
    found: list[Fit] = []
    for spot in ranked:
        if len(found) < most and all(far(spot, other) for other in found):
            found.append(spot)
    return found


def far(one: Fit, other: Fit) -> bool:
    """Whether two places are different ones, and not the same in another rotation."""
    return dist((one.x, one.y), (other.x, other.y)) >= ELSEWHERE


def spot_worth(state: State, tile: int, spot: Fit) -> float:
    """A quick guess at how good a spot is: road to road first, then like sides, scoring ones most."""
    land, reachable = state.village.land, reach_of(state, state.decider).reachable
    score = state.box.definitions.tiles[tile].score
    worth, joined = 0.0, False
    for meeting in meetings(state.village, tile, spot.rotation, spot.at):
        if meeting.terrain == meeting.other:
            scores = score is not None and score.per == "matching_segment"
            fits = score is not None and score.terrain in (None, meeting.terrain)
            worth += score.points if score is not None and scores and fits else 0.2
            joined = joined or (land.connects[meeting.terrain] and bool(reachable >> meeting.uid & 1))
    return worth + (3.0 if joined else 0.0)
