"""Where the signs of one tile hang and its pieces stand: what the solver answers and the artist draws."""

from __future__ import annotations

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import TileBounds
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class SignPlace:
    """A place for one sign: its middle in sides from the tile's first vertex, its size in logical pixels.

    `tie` is the point of the tile to which a line leads from a sign that lies mostly beside it; `drop` tells
    by how many logical pixels it hangs under its middle, because another sign is above it.
    """

    centre: Point
    size: tuple[int, int]
    tie: Point | None = None
    drop: int = 0

    def rect(self, first: Point, length: float, scale: float) -> pygame.Rect:
        """Where it is, the tile's first vertex lying at this pixel."""
        rect = pygame.Rect(0, 0, round(self.size[0] * scale), round(self.size[1] * scale))
        across, down = self.centre[0] * length, self.centre[1] * length + self.drop * scale
        rect.center = (round(first[0] + across), round(first[1] + down))
        return rect

    def bounds(self, length: float, room: float = 0.0) -> TileBounds:
        """What it covers in sides at so many logical pixels per side, with some pixels around it."""
        width, height = (self.size[0] + room) / length, (self.size[1] + room) / length
        middle = self.centre[1] + self.drop / length
        return TileBounds(self.centre[0] - width / 2, middle - height / 2, width, height)


@dataclass(frozen=True, slots=True)
class TileSigns:
    """Everything that has a place on one tile at one zoom step."""

    step: int
    """The logical pixels per side for which sizes are chosen."""
    heart: Point
    """Where the symbol for the building stands, seen from afar."""
    symbol: int = 0
    """How large the symbol is; 0 where the building itself is seen."""
    symbol_place: SignPlace | None = None
    """What the symbol takes, with its owner's ring and mark."""
    tray: SignPlace | None = None
    columns: int = 0
    banner: SignPlace | None = None
    named: bool = False
    flag: SignPlace | None = None
    yard: tuple[SignPlace, ...] = ()

    @property
    def fixed(self) -> tuple[SignPlace, ...]:
        """Tray, banner and flag, those there are."""
        return tuple(place for place in (self.tray, self.banner, self.flag) if place is not None)


@dataclass(frozen=True, slots=True)
class Group:
    """So many pieces of one kind and seat on one tile; of those before, which has been lifted."""

    seat: int
    kind: str
    count: int = 1
    lifted: int | None = None


@dataclass(frozen=True, slots=True)
class Stand:
    """A group, or one of it, on a spot of its tile's yard."""

    spot: int
    group: Group
