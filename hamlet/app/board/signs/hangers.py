"""How what cannot be left out comes to hang somewhere: on its tile, over its edge, or beside it on a line."""

from __future__ import annotations

from collections.abc import Callable

from hamlet.app.art.tile_signs import SignPlace
from hamlet.app.board.signs.furnishing import Furnishing, Plot
from hamlet.app.board.signs.obstacles import Roofs
from hamlet.app.board.signs.ranking import Hanging
from hamlet.app.board.signs.wants import SignPixels

Hang = Callable[[Plot, SignPixels], SignPlace | None]


class Hangers:
    """The hangers of a village: each finds a place for a tray or a plate, none of them takes it."""

    def __init__(self, work: Furnishing) -> None:
        self.work = work

    def tray(self, plot: Plot) -> tuple[SignPlace, int] | None:
        """The best free place for the goods of a tile, and in how many columns they hang there."""
        for hang in self._ways:
            for columns, size in plot.wants.trays:
                place = hang(plot, size)
                if place is not None:
                    return place, columns
        return None

    def plate(self, plot: Plot, size: SignPixels) -> SignPlace | None:
        """The best free place for an owner's plate."""
        places = (hang(plot, size) for hang in self._ways)
        return next((place for place in places if place is not None), None)

    @property
    def _ways(self) -> tuple[Hang, ...]:
        """The best first."""
        return self._clear, self._low, self._over, self._beside

    def _clear(self, plot: Plot, size: SignPixels) -> SignPlace | None:
        return self.work.find(plot, self.ranked(plot, size).own, size)

    def _low(self, plot: Plot, size: SignPixels) -> SignPlace | None:
        return self.work.find(plot, self.ranked(plot, size).own, size, Roofs.EDGES)

    def _over(self, plot: Plot, size: SignPixels) -> SignPlace | None:
        return self.work.find(plot, self.ranked(plot, size).tied, size)

    def _beside(self, plot: Plot, size: SignPixels) -> SignPlace | None:
        around, far = self.work.around(plot), self.work.far(plot, size)
        return self.work.find(plot, around, size, Roofs.EDGES) or self.work.find(plot, far, size, Roofs.ALL)

    def ranked(self, plot: Plot, size: SignPixels) -> Hanging:
        """All places on a tile at which something of a size could hang."""
        work = self.work
        return work.candidates.hanging(plot.tile, plot.rotation, work.sides(size), work.usual_building(plot))
