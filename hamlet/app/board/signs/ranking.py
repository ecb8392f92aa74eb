"""Places for signs in order of worth, kept as bare numbers: a village asks for hundreds of thousands."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import NamedTuple, overload

from hamlet.app.art.shapes import Point


class Candidate(NamedTuple):
    """A place: its middle, and whether it must be tied to the tile."""

    cost: float
    centre: Point
    tied: bool = False


class RankedPlaces(Sequence[Candidate]):
    """Candidates that are made when they are looked at; `xs` and `ys` are their middles."""

    __slots__ = ("_costs", "_ties", "xs", "ys")

    def __init__(self, costs: array[float], xs: array[float], ys: array[float], ties: bytes) -> None:
        self._costs, self.xs, self.ys, self._ties = costs, xs, ys, ties

    @classmethod
    def of(cls, places: Sequence[Candidate]) -> RankedPlaces:
        """These places in their order."""
        xs, ys = (array("d", [one.centre[axis] for one in places]) for axis in (0, 1))
        return cls(array("d", [one.cost for one in places]), xs, ys, bytes(one.tied for one in places))

    def __len__(self) -> int:
        return len(self._ties)

    @overload
    def __getitem__(self, index: int) -> Candidate: ...

    @overload
    def __getitem__(self, index: slice) -> RankedPlaces: ...

    def __getitem__(self, index: int | slice) -> Candidate | RankedPlaces:
        if isinstance(index, slice):
            return RankedPlaces(self._costs[index], self.xs[index], self.ys[index], self._ties[index])
        return Candidate(self._costs[index], (self.xs[index], self.ys[index]), bool(self._ties[index]))


class Ranking(NamedTuple):
    """Places, the best first, none of them farther than `reach` beside the tile."""

    places: RankedPlaces
    reach: float = 0.0

    @classmethod
    def of(cls, places: Iterable[Candidate], reach: float = 0.0) -> Ranking:
        """These places in the order of their costs."""
        return cls(RankedPlaces.of(sorted(places)), reach)


class Hanging(NamedTuple):
    """Places for what hangs: on the tile, and so far over its edge that it must be tied."""

    own: Ranking
    tied: Ranking
