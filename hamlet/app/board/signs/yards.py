"""Spots for pieces: on their tile as many as there is room for, and where there is little, some beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from hamlet.app.art.tile_signs import SignPlace
from hamlet.app.board.signs.furnishing import Furnishing, Plot
from hamlet.app.board.signs.obstacles import Roofs
from hamlet.app.board.signs.ranking import Ranking
from hamlet.app.board.signs.wants import SignPixels

MOST_SPOTS = 12  # for pieces on a tile
ENOUGH, MAKESHIFT = 1, 10  # how many spots a name must leave, and up to how many a tile makes do
FEW = 4  # spots that a tile finds, be it small ones or before other buildings
WALK = 1.7  # so far beside its tile, in sides, a piece may stand then
SMALL = 0.75  # of a spot where there is no room for a whole one


class Yards:
    """The yards of a village."""

    def __init__(self, work: Furnishing) -> None:
        self.work = work
        self._on_tile: list[Iterator[SignPlace]] = []
        self._beside: list[Iterator[SignPlace]] = []

    def spots_left(self, plot: Plot) -> int:
        """How many pieces could stand on a tile, counted up to enough."""
        found: list[SignPlace] = []
        for place in self.spots(plot):
            found.append(place)
            self.work.take(plot, place)
            if len(found) >= ENOUGH:
                break
        for place in found:
            self.work.leave(plot, place)
        return len(found)

    def first_spot(self, plot: Plot) -> SignPlace | None:
        """The best spot that is free now, on the tile or beside it."""
        return next(chain(self.spots(plot), self._makeshift(plot)), None)

    def open(self) -> Iterator[None]:
        """One spot for pieces on every tile, or beside it, as far as there is room."""
        self._on_tile = [self.spots(plot) for plot in self.work.plots]
        self._beside = [self._makeshift(plot) for plot in self.work.plots]
        yield from self._up_to(1, self._on_tile)
        yield from self._up_to(1, self._beside)

    def fill(self) -> Iterator[None]:
        """All spots that lie on their tiles; where few do, some beside."""
        yield from self._up_to(MOST_SPOTS, self._on_tile)
        yield from self._up_to(MAKESHIFT, self._beside)

    def _up_to(self, most: int, searches: Sequence[Iterator[SignPlace]]) -> Iterator[None]:
        for enough in range(1, most + 1):
            for plot, search in zip(self.work.plots, searches, strict=True):
                if len(plot.signs.yard) < enough:
                    self._stand(plot, next(search, None))
                    yield

    def _stand(self, plot: Plot, place: SignPlace | None) -> None:
        if place is not None:
            self.work.take(plot, place)
            plot.signs = replace(plot.signs, yard=(*plot.signs.yard, place))

    def _makeshift(self, plot: Plot) -> Iterator[SignPlace]:
        """Where there is no room: before the building, beside the tile, or wherever nothing else is."""
        size = plot.wants.piece
        if size is None:
            return
        small = smaller(size)
        yield from self.spots(plot, Roofs.EDGES)
        yield from self._free(plot, self.work.standing(plot, small), small, Roofs.EDGES)
        yield from self._free(plot, self.work.around(plot), size, Roofs.CLEAR)
        if len(plot.signs.yard) < FEW:
            yield from self._free(plot, self.work.around(plot, WALK), size, Roofs.ALL)
            yield from self._free(plot, self.work.around(plot, WALK), small, Roofs.ALL)
        if not plot.signs.yard:
            yield from self._free(plot, self.work.far(plot, small), small, Roofs.ALL)

    def spots(self, plot: Plot, roofs: Roofs = Roofs.CLEAR) -> Iterator[SignPlace]:
        """Spots on a tile, the best first, that are free when they are asked for."""
        size = plot.wants.piece
        if size is not None:
            yield from self._free(plot, self.work.standing(plot, size), size, roofs)

    def _free(self, plot: Plot, ranking: Ranking, size: SignPixels, roofs: Roofs) -> Iterator[SignPlace]:
        """Spots that are free when they are asked for; those passed by once stay taken."""
        work, start = self.work, 0
        while (start := work.search(plot, ranking, size, roofs, start)) >= 0:
            yield work.place(plot, ranking.places[start], size)
            start += 1


def smaller(size: SignPixels) -> SignPixels:
    """What a spot takes where there is no room for a whole one."""
    return round(size[0] * SMALL), round(size[1] * SMALL)
