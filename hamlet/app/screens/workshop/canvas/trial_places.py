"""Where in a village a drafted tile fits, and what each place is worth."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hamlet.app.flow.forecast import Forecast
from hamlet.app.flow.spots import Fit, apart, far, spot_worth
from hamlet.app.flow.worths import PlaceWorths
from hamlet.engine.building import raise_building
from hamlet.engine.definitions import Cost, Tile
from hamlet.values import dataclass

if TYPE_CHECKING:
    pass

MOST_SHOWN = 6


class DraftedPlaces(PlaceWorths):
    """Each place with what building there brings, whoever pays for it."""

    def forecast(self, spot: Fit) -> Forecast:
        """What building it there comes to."""
        return Forecast(
            self.state, lambda after, emit: raise_building(after, self.tile, spot.rotation, spot.at, emit)
        )

    def ranked(self) -> TrialFound:
        """All places, the best first; once all are reckoned."""
        spots = self.fits.spots
        worths = {spot: self.at(spot) for spot in spots}
        order = sorted(
            spots, key=lambda spot: (-worths[spot], -spot_worth(self.state, self.tile, spot), spot)
        )
        return TrialFound(tuple(order), tuple(worths[spot] for spot in order))


@dataclass(frozen=True, slots=True)
class TrialFound:
    """Places, the best first, and what each is worth."""

    spots: tuple[Fit, ...] = ()
    worths: tuple[int, ...] = ()

    def worth(self, spot: Fit) -> int:
        """What a place is worth."""
        return self.worths[self.spots.index(spot)]

    @property
    def shown(self) -> tuple[Fit, ...]:
        """The best places that do not lie on one another."""
        return tuple(apart(self.spots, MOST_SHOWN))

    def turned(self, spot: Fit) -> Fit:
        """The next rotation: in the same place if it fits so, else in the best one."""
        rotations = sorted({each.rotation for each in self.spots})
        later = [each for each in rotations if each > spot.rotation] or rotations
        here = [each for each in self.spots if not far(each, spot) and each.rotation != spot.rotation]
        for rotation in (*later, *rotations):
            found = next((each for each in here if each.rotation == rotation), None)
            if found is not None:
                return found
        return next((each for each in self.spots if each.rotation == later[0]), spot)


def judged(tile: Tile) -> Tile:
    """The tile without all that changes nothing of where it fits and what that is worth."""
    return replace(tile, name="", names=(), drawing="", cost=Cost(), slots=0, copies=())
