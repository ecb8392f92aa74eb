"""Ids of what is in the village."""

from __future__ import annotations

from hamlet.app.ids.command import Id
from hamlet.engine.lattice.geometry import Side, Vertex
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class TileId(Id):
    """A building."""

    tile: int


@dataclass(frozen=True, slots=True)
class BorderId(Id):
    """A side between two buildings."""

    side: Side


@dataclass(frozen=True, slots=True)
class DonkeyId(Id):
    """A donkey on a building."""

    tile: int


@dataclass(frozen=True, slots=True)
class CallBackId(Id):
    """A donkey that has moved and may go back to its building."""

    tile: int


@dataclass(frozen=True, slots=True)
class VillagerId(Id):
    """A villager on a building."""

    tile: int


@dataclass(frozen=True, slots=True)
class WayId(Id):
    """A way for the goods of a payment: over these waters, or over none."""

    boats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UnitId(Id):
    """Like units that may pay: on a building, or bought (tile -1)."""

    tile: int
    code: int


@dataclass(frozen=True, slots=True)
class SpotId(Id):
    """A place where the held blueprint fits."""

    rotation: int
    at: Vertex
