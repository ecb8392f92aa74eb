"""Wells, an expansion that lives in the tests only: what it keeps, asks and tells.

Whoever raises a building may dig a well on it, with a flag. A villager draws water at an own well, once; when
one acts on a tile with somebody else's well, its owner gains a coin. A seat keeps three buckets at the end of
its turn and spills the rest. A seat's wells are joined for it underground, and its goods go that way.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from hamlet.engine.state import put

DIG: Final = "dig_well"
SPILL: Final = "spill"
KEPT: Final = 3


@dataclass(frozen=True, slots=True)
class Wells:
    """The slice: wells as (tile, seat) as they were dug, buckets by seat, what a draw brings, dry wells."""

    dug: tuple[tuple[int, int], ...]
    buckets: tuple[int, ...]
    spring: int = 0
    dry: tuple[int, ...] = ()

    def of(self, seat: int) -> tuple[int, ...]:
        """The tiles of a seat's wells."""
        return tuple(tile for tile, owner in self.dug if owner == seat)

    def with_buckets(self, seat: int, count: int) -> Wells:
        """The same with so many buckets of a seat."""
        return replace(self, buckets=put(self.buckets, seat, count))


class SpringFound(NamedTuple):
    """How much water there is has come to light."""

    strength: int

    @property
    def reveals(self) -> bool:
        """It was hidden before."""
        return True


class WellDug(NamedTuple):
    """A seat has a well on a tile."""

    seat: int
    tile: int


class WaterDrawn(NamedTuple):
    """A seat has more buckets."""

    seat: int
    tile: int
    amount: int


class WaterSpilt(NamedTuple):
    """A seat has fewer buckets."""

    seat: int
    amount: int
