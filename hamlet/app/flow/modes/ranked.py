"""A held blueprint whose places are ranked: by a quick guess at first, by their worth once it is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.modes.ghosting import Ghosting
from hamlet.app.flow.spots import Fit, Fits, spot_worth
from hamlet.app.ids import SpotId
from hamlet.app.view.scene import Spot

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from hamlet.app.flow.forecast import Forecast
    from hamlet.app.flow.table import Flow
    from hamlet.app.flow.worths import PlaceWorths

BEST = 4


class RankedGhosting(Ghosting):
    """Every place carries its worth, the best first; nothing is held before `hold`."""

    def __init__(self) -> None:
        super().__init__(Fits(-1, ()))
        self._worths: PlaceWorths | None = None
        self.ranked: list[Fit] = []

    def hold(self, worths: PlaceWorths) -> None:
        """Hold this blueprint, at the place that seems best."""
        self._worths, self.fits = worths, worths.fits
        state, tile = worths.state, worths.tile
        self.ranked = sorted(
            self.fits.spots, key=lambda spot: (-spot_worth(state, tile, spot), spot.rotation, spot.at)
        )
        self.spot = self.ranked[0] if self.ranked else None
        self.misfit = self.pointer = None
        self.working = not worths.complete
        if not self.working:
            self._rank()

    @property
    def worths(self) -> PlaceWorths:
        """What its places are worth."""
        if self._worths is None:
            raise ValueError(self)
        return self._worths

    def _rank(self) -> None:
        """By what they are worth, now that it is known; where that is level, as before."""
        worths = self.worths
        self.ranked.sort(key=lambda spot: -worths.at(spot))

    def work(self, flow: Flow) -> bool:
        """Reckon a few more; whether all are known now."""
        if not self.working or not self.worths.work():
            return False
        self.working = False
        self._rank()
        return True

    @property
    def in_turn(self) -> Sequence[Fit]:
        """The best first."""
        return self.ranked

    def place_forecast(self, what: SpotId) -> Forecast:
        """What building it at another place would bring."""
        return self.worths.forecast(self.fit_of(what))

    def fit_of(self, what: SpotId) -> Fit:
        """The place of an id."""
        return next(each for each in self.fits.spots if (each.rotation, each.at) == (what.rotation, what.at))

    def other_places(self, best: Collection[Fit]) -> tuple[Spot, ...]:
        """The best ones, outlined, and the others of this rotation, each with its worth where it is known."""
        here, worths = self.spot, self.worths
        turned = [each for each in self.ranked if here and each.rotation == here.rotation]
        return tuple(
            Spot(
                SpotId(each.rotation, each.at),
                worths.tile,
                each.rotation,
                each.at,
                each in best,
                worths.known(each) if worths.complete else None,
            )
            for each in (*best, *(each for each in turned if each not in best))
            if each != here
        )
