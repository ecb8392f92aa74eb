"""A village while places are given out: its tiles, what each wants and has got, and what is in the way."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import TileBounds, box_around
from hamlet.app.art.tile_signs import SignPlace, TileSigns
from hamlet.app.board.lakes.afloat import kept_free
from hamlet.app.board.lakes.lake_views import LakeView
from hamlet.app.board.signs.candidates import AROUND, FAR, Candidates, SignSize
from hamlet.app.board.signs.decks import deck_of
from hamlet.app.board.signs.far import Pair
from hamlet.app.board.signs.obstacles import Obstacles, Roofs
from hamlet.app.board.signs.ranking import Candidate, Ranking
from hamlet.app.board.signs.steps import tightest
from hamlet.app.board.signs.wants import SignPixels, Wants, wants_of
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Contact, Placed, Road

AROUND_ALL = 20  # logical pixels around a village in which its signs stay
GAP = 2  # logical pixels between two signs
_BEYOND = 0.8  # sides that half a sign takes at most
_LINE = 112  # logical pixels that the line of a sign may be long, however far away one looks
_SEEN = 14  # logical pixels of it that are seen
_LOOKED_AT = 150  # places that are looked at in one bit of the work


@dataclass(slots=True)
class Plot:
    """One tile: what it wants, and what it has got so far."""

    number: int
    uid: int
    tile: int
    rotation: int
    building: TileBounds
    wants: Wants
    signs: TileSigns
    beside: Pair | None = None
    """Seen from afar: where the symbol stands, and where the tray would be best."""


class Furnishing:
    """Gives out places at one step: sizes in logical pixels, places in sides from a tile's first vertex."""

    def __init__(
        self,
        candidates: Candidates,
        tiles: Sequence[Placed],
        roads: Sequence[Road],
        uids: tuple[int, ...],
        step: int,
        sites: Sequence[Contact] = (),
        waters: Sequence[tuple[LakeView, bool]] = (),
    ) -> None:
        self.candidates, self.layout = candidates, candidates.layout
        self.length = tightest(step)
        self._reach = max(FAR, _LINE / self.length)
        self.plots = [self._plot(number, uid, tiles[uid], step) for number, uid in enumerate(uids)]
        self._firsts = [to_plane(tiles[uid].at) for uid in uids]
        self._obstacles = Obstacles(
            self._firsts,
            [self.layout.plan(plot.tile, plot.rotation).bounds for plot in self.plots],
            self._reach + _BEYOND,
            (AROUND_ALL + GAP / 2) / self.length,
        )
        known = set(uids)
        for road in roads:
            if road.a in known and road.b in known:
                self._obstacles.add_deck(deck_of(self.layout, road.side, tiles[road.a], tiles[road.b]))
        for site in sites:
            if site.a in known and site.b in known:
                self._obstacles.add_site(deck_of(self.layout, site.side, tiles[site.a], tiles[site.b]))

        for water, boat in waters:
            for box in kept_free(water, step, self.length, boat=boat):
                self._obstacles.add_thing(box.grown(GAP / 2 / self.length))

    def _plot(self, number: int, uid: int, placed: Placed, step: int) -> Plot:
        tile, rotation = placed.tile, placed.rotation
        return Plot(
            number,
            uid,
            tile,
            rotation,
            self.layout.standing_box(tile, rotation),
            wants_of(self.layout.definitions.tiles[tile], placed, step),
            TileSigns(step, self.layout.heart(tile, rotation)),
        )

    def add_building(self, plot: Plot) -> None:
        """Its building stands; a wood has none."""
        if not self.layout.is_filled(plot.tile):
            self._obstacles.add_building(plot.number, plot.building)

    def take(self, plot: Plot, place: SignPlace) -> None:
        """A place of a tile is taken from now on."""
        self._obstacles.add(plot.number, self._covered(place))

    def leave(self, plot: Plot, place: SignPlace) -> None:
        """A place is free again."""
        self._obstacles.remove(plot.number, self._covered(place))

    def looking_past(
        self,
        plot: Plot,
        signs: Sequence[tuple[Plot, SignPlace]],
        ranking: Ranking,
        size: SignPixels,
        roofs: Roofs,
    ) -> Generator[None, None, list[Candidate]]:
        """All places that cover nothing they may not, if it were not for these signs of tiles; in bits."""
        taken = ((other.number, self._covered(place)) for other, place in signs)
        places, sides, found = ranking.places, self.sides(size), []
        with self._obstacles.looking_past(plot.number, taken):
            for start in range(0, len(places), _LOOKED_AT):
                some = Ranking(places[start : start + _LOOKED_AT], ranking.reach)
                found += [some.places[at] for at in self._obstacles.places(plot.number, some, sides, roofs)]
                yield
        return found

    def on_plane(self, plot: Plot, place: SignPlace) -> TileBounds:
        """What a place of a tile takes of the plane."""
        (left, top, width, height), (x, y) = self._covered(place), self._firsts[plot.number]
        return TileBounds(left + x, top + y, width, height)

    def on_others(self, plot: Plot, centre: Point, size: SignPixels) -> float:
        """How much of a sign would lie on other tiles."""
        box, (x, y) = box_around(centre, *self.sides(size)), self._firsts[plot.number]
        left, top = box.left + x, box.top + y
        share = 0.0
        for other, first in zip(self.plots, self._firsts, strict=True):
            if other is not plot:
                there = TileBounds(left - first[0], top - first[1], box.width, box.height)
                share += self.layout.field(other.tile, other.rotation).share(there)
        return share

    def free(self, plot: Plot, centre: Point, size: SignPixels) -> bool:
        """Whether a sign there covers no other and no deck."""
        return self._obstacles.free(plot.number, centre, self.sides(size))

    def search(self, plot: Plot, ranking: Ranking, size: SignPixels, roofs: Roofs, start: int) -> int:
        """The first place from a number on that covers nothing it may not; -1 if there is none."""
        return self._obstacles.search(plot.number, ranking, self.sides(size), roofs, start)

    def find(
        self, plot: Plot, ranking: Ranking, size: SignPixels, roofs: Roofs = Roofs.CLEAR
    ) -> SignPlace | None:
        """The best place that covers nothing it may not."""
        index = self.search(plot, ranking, size, roofs, 0)
        return self.place(plot, ranking.places[index], size) if index >= 0 else None

    def place(self, plot: Plot, candidate: Candidate, size: SignPixels) -> SignPlace:
        """A candidate as a place, tied to the tile if it must be."""
        tie = self._tie(plot, candidate.centre, size) if candidate.tied else None
        return SignPlace(candidate.centre, size, tie)

    def _tie(self, plot: Plot, centre: Point, size: SignPixels) -> Point | None:
        """Where the line of a sign ends: the nearest point well inside the tile that is not under the sign.

        What hangs at its building needs no line.
        """
        own = box_around(centre, *((extent + _SEEN) / self.length for extent in size))
        inside = self.layout.plan(plot.tile, plot.rotation).contains(centre)
        if inside and own.overlaps(self._standing(plot)):
            return None
        left, top, right, bottom = own.left, own.top, own.right, own.bottom
        ends = (
            point
            for point in self.candidates.inside(plot.tile, plot.rotation)
            if not (left < point[0] < right and top < point[1] < bottom)
        )
        return min(ends, key=lambda point: math.dist(point, centre), default=plot.signs.heart)

    def standing(self, plot: Plot, size: SignPixels) -> Ranking:
        """Places on a tile, near its heart."""
        return self.candidates.standing(plot.tile, plot.rotation, self.sides(size))

    def around(self, plot: Plot, reach: float = AROUND) -> Ranking:
        """Places beside a tile."""
        return self.candidates.beside(plot.tile, plot.rotation, reach)

    def far(self, plot: Plot, _: SignPixels) -> Ranking:
        """Places beside a tile, also farther away."""
        return self.candidates.beside(plot.tile, plot.rotation, FAR)

    def wherever(self, plot: Plot) -> Generator[None, None, Ranking]:
        """The same more closely; from very far a line is no longer on the screen if it is so in sides."""
        return self.candidates.closely_beside(plot.tile, plot.rotation, self._reach)

    def usual_building(self, plot: Plot) -> TileBounds:
        """What the building covers, or the symbol for it if it stands at the heart."""
        if plot.wants.symbol is None:
            return plot.building
        return box_around(self.layout.heart(plot.tile, plot.rotation), *self.sides(plot.wants.symbol))

    def _standing(self, plot: Plot) -> TileBounds:
        """What the building covers, or the symbol that stands for it."""
        if plot.wants.symbol is None:
            return plot.building
        return box_around(plot.signs.heart, *self.sides(plot.wants.symbol))

    def sides(self, size: SignPixels) -> SignSize:
        """A size with the gap around it, in sides where one side has the fewest pixels."""
        return (size[0] + GAP) / self.length, (size[1] + GAP) / self.length

    def _covered(self, place: SignPlace) -> TileBounds:
        return place.bounds(self.length, GAP)
