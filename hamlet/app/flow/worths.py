"""What each place where a blueprint fits is worth: points now and at the end, as things stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.forecast import Forecast
from hamlet.app.flow.purchase import Bid, Dearness, WantedPurchase, best_bid
from hamlet.app.flow.spots import Fit, Fits, find_fits
from hamlet.app.flow.standing import stands_for
from hamlet.engine.building import raise_building
from hamlet.engine.scoring.sums import end_points

if TYPE_CHECKING:
    from hamlet.app.flow.paying import Paying
    from hamlet.app.ids import Id
    from hamlet.engine.events import Sink
    from hamlet.engine.state import State
    from hamlet.words.speech import Speech

AT_ONCE = 12  # places reckoned in one frame


class PlaceWorths:
    """One blueprint in one state. A place costs part of a millisecond: a frame reckons a few."""

    def __init__(self, state: State, tile: int) -> None:
        self.state = state
        self.tile = tile
        self.fits: Fits = find_fits(state, tile)
        self._before = end_points(state, state.seat)
        self._worth: dict[Fit, int] = {}

    def forecast(self, spot: Fit) -> Forecast:
        """What building it there comes to."""
        raise NotImplementedError

    @property
    def complete(self) -> bool:
        """Whether every place is known."""
        return len(self._worth) == len(self.fits.spots)

    def work(self) -> bool:
        """Reckon a few more; whether that was the last of them."""
        left = [spot for spot in self.fits.spots if spot not in self._worth][:AT_ONCE]
        for spot in left:
            self.at(spot)
        return bool(left) and self.complete

    def at(self, spot: Fit) -> int:
        """What building it there brings in all, as the card sums it: at once, and more at the end."""
        if spot not in self._worth:
            seat, forecast = self.state.seat, self.forecast(spot)
            self._worth[spot] = end_points(forecast.after, seat) - self._before + forecast.now(seat)
        return self._worth[spot]

    def known(self, spot: Fit) -> int | None:
        """The same, if it was reckoned already."""
        return self._worth.get(spot)


class PaidPlaces(PlaceWorths):
    """Each place with what standing beside it costs."""

    def __init__(self, speech: Speech, tile: int) -> None:
        super().__init__(speech.state, tile)
        self.speech = speech
        self._dear: dict[Id, Dearness] = {}
        self._paid: dict[Id, Paying] = {}

    def forecast(self, spot: Fit) -> Forecast:
        """What building it there comes to, paid as is proposed; where it cannot be paid, without."""
        state, wanted = self.state, stands_for(self.speech, self.tile, spot)
        bid = self._best(state, wanted)
        if self._dear[bid.id][0]:
            return Forecast(state, lambda after, emit: self._raise(after, spot, emit))
        return Forecast.of(state, wanted.action(bid, self._paid[bid.id]))

    def _best(self, state: State, wanted: WantedPurchase) -> Bid:
        """Where one would stand. What can be paid there does not depend on the place."""
        for bid in wanted.bids:
            if bid.id not in self._dear:
                self._dear[bid.id] = wanted.dearness(state, bid)
                self._paid[bid.id] = wanted.paying(state, bid)
        order = sorted(wanted.bids, key=lambda bid: (bid.place, *self._dear[bid.id]))
        return best_bid(order, self._dear)

    def _raise(self, after: State, spot: Fit, emit: Sink) -> None:
        raise_building(after, self.tile, spot.rotation, spot.at, emit)
