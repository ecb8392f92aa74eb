"""What lies in a village: placed tiles, road markers, contacts, and what can be wrong with a spot."""

from __future__ import annotations

from typing import NamedTuple

from hamlet.engine.lattice.geometry import Side, Triangle, Vertex
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile in the village: which, how turned, where its first vertex lies, and whose flag it bears."""

    tile: int
    rotation: int
    at: Vertex
    owner: int = -1


@dataclass(frozen=True, slots=True)
class Road:
    """A road marker on the side shared by two tiles, a before b."""

    side: Side
    a: int
    b: int
    seat: int
    terrain: int


class Contact(NamedTuple):
    """One touching pair of whole segments, of tile a and the later tile b.

    A named tuple because a search makes several with each tile it tries; dataclasses are slower to make.
    """

    a: int
    b: int
    side: Side
    terrain_a: int
    terrain_b: int


@dataclass(frozen=True, slots=True)
class PlacementProblem:
    """Why a tile may not lie there, with the triangles, sides and tiles concerned.

    Codes: same_turn (this rotation looks like an earlier one), overlap, lake, clash, alone (touches no tile),
    unreachable (touches no tile that is joined to the Church), encloses (a start village with ground that no
    way leads out of, where that would be a lake).
    """

    code: str
    triangles: tuple[Triangle, ...] = ()
    sides: tuple[Side, ...] = ()
    uids: tuple[int, ...] = ()
