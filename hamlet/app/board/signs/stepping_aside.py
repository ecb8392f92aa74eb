"""Where a tile finds no room for its goods or for a piece, others step aside for it.

Only then: a village in which everybody has found room stays as it is.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from hamlet.app.art.tile.plan import TileBounds
from hamlet.app.art.tile_signs import SignPlace, TileSigns
from hamlet.app.board.signs.furnishing import Furnishing, Plot
from hamlet.app.board.signs.hangers import Hangers
from hamlet.app.board.signs.obstacles import Roofs
from hamlet.app.board.signs.ranking import Candidate, Ranking
from hamlet.app.board.signs.wants import SignPixels
from hamlet.app.board.signs.yards import Yards, smaller

TRIES = (70, 14, 6)  # places that are tried for what has none, for what steps aside for it, and so on
MOST_ASIDE = 3  # how many step aside for one
ASIDE = 0.5  # what it costs that one does
AT_ONCE = 60  # places that are looked at in one bit of the work
AWAY = 1.0  # and what it costs to be beside the tile instead of on it

Trying = Generator[None, None, bool]


class AsideKind(Enum):
    """What can step aside."""

    SYMBOL = "symbol"
    TRAY = "tray"
    SPOT = "spot"


class Thing(NamedTuple):
    """Something that a tile has, or could have, at a place; a tray in so many columns, a symbol so large."""

    plot: Plot
    kind: AsideKind
    place: SignPlace
    form: int = 0


class AsideWay(NamedTuple):
    """Places for a thing of one size, and what it costs that it is one of these."""

    cost: float
    ranking: Ranking | None
    """None: wherever there is room beside the tile."""
    size: SignPixels
    roofs: Roofs
    form: int = 0


class AsideOption(NamedTuple):
    """A place for a thing, and who has to step aside for it."""

    cost: float
    candidate: Candidate
    way: AsideWay
    aside: tuple[Thing, ...]


class SteppingAside:
    """Makes room in a village while places are given out."""

    def __init__(self, work: Furnishing, hangers: Hangers, yards: Yards) -> None:
        self.work, self.hangers, self.yards = work, hangers, yards
        self._undo: list[tuple[Plot, TileSigns, SignPlace, bool]] = []

    def for_trays(self) -> Iterator[None]:
        """Room for goods on every tile that has found none."""
        for plot in self.work.plots:
            if plot.wants.trays and plot.signs.tray is None:
                yield from self._make(plot, AsideKind.TRAY)

    def for_spots(self) -> Iterator[None]:
        """Room for a piece on every tile that has found none."""
        for plot in self.work.plots:
            if plot.wants.piece and not plot.signs.yard:
                yield from self._make(plot, AsideKind.SPOT)

    # -- trying

    def _make(self, plot: Plot, kind: AsideKind) -> Trying:
        for depth in range(1, len(TRIES) + 1):
            if (yield from self._try(plot, kind, TRIES[:depth], ())):
                return True
        return False

    def _try(self, plot: Plot, kind: AsideKind, tries: tuple[int, ...], pinned: tuple[Thing, ...]) -> Trying:
        """Put it wherever all who are in the way find another place."""
        options = yield from self._options(plot, kind, pinned)
        for option in options[: tries[0]]:
            start = len(self._undo)
            for thing in option.aside:
                self._lift(thing)
            place = self.work.place(plot, option.candidate, option.way.size)
            wanted = Thing(plot, kind, place, option.way.form)
            self._put(wanted)
            if (yield from self._settle(option.aside, tries[1:], (*pinned, wanted))):
                return True
            self._take_back(start)
            yield
        return False

    def _settle(self, aside: tuple[Thing, ...], tries: tuple[int, ...], pinned: tuple[Thing, ...]) -> Trying:
        """Find another place for each of them, if need be at the cost of others."""
        for thing in aside:
            again = self._free(thing)
            if again is not None:
                self._put(again)
            elif not tries or not (yield from self._try(thing.plot, thing.kind, tries, pinned)):
                return False
            yield
        return True

    def _free(self, thing: Thing) -> Thing | None:
        """The best place that is free for it now."""
        plot = thing.plot
        if thing.kind is AsideKind.TRAY:
            hung = self.hangers.tray(plot)
            return Thing(plot, AsideKind.TRAY, *hung) if hung else None
        if thing.kind is AsideKind.SPOT:
            spot = self.yards.first_spot(plot)
            return Thing(plot, AsideKind.SPOT, spot) if spot else None
        for side, size in plot.wants.symbols:
            place = self.work.find(plot, self.work.standing(plot, size), size, Roofs.ALL)
            if place is not None:
                return Thing(plot, AsideKind.SYMBOL, place, side)
        return None

    # -- who is in the way

    def _options(
        self, plot: Plot, kind: AsideKind, pinned: tuple[Thing, ...]
    ) -> Generator[None, None, list[AsideOption]]:
        """All places for a thing at which only such lie as can step aside, the best first."""
        kept = {(thing.plot.number, thing.kind) for thing in pinned}
        things = [thing for thing in self._things() if (thing.plot.number, thing.kind) not in kept]
        boxes = [(self.work.on_plane(thing.plot, thing.place), thing) for thing in things]
        taken = [(thing.plot, thing.place) for thing in things]
        found: list[AsideOption] = []
        for way in self._ways(plot, kind):
            ranking = way.ranking or (yield from self.work.wherever(plot))
            places = yield from self.work.looking_past(plot, taken, ranking, way.size, way.roofs)
            near = self._near(plot, way, places, boxes)
            for start in range(0, len(places), AT_ONCE):
                some = (self._option(plot, way, place, near) for place in places[start : start + AT_ONCE])
                found += (option for option in some if option is not None)
                yield
        return _different(sorted(found, key=lambda option: option.cost))

    def _near(
        self, plot: Plot, way: AsideWay, places: Sequence[Candidate], boxes: list[tuple[TileBounds, Thing]]
    ) -> list[tuple[TileBounds, Thing]]:
        """Of all boxes those that any of the places could meet."""
        ends = [self.work.on_plane(plot, SignPlace(place.centre, way.size)) for place in places]
        if not ends:
            return []
        left, top = min(box.left for box in ends), min(box.top for box in ends)
        right, bottom = max(box.right for box in ends), max(box.bottom for box in ends)
        whole = TileBounds(left, top, right - left, bottom - top)
        return [(box, thing) for box, thing in boxes if whole.overlaps(box)]

    def _option(
        self, plot: Plot, way: AsideWay, candidate: Candidate, boxes: list[tuple[TileBounds, Thing]]
    ) -> AsideOption | None:
        box = self.work.on_plane(plot, SignPlace(candidate.centre, way.size))
        aside = tuple(thing for other, thing in boxes if other.overlaps(box))
        if len(aside) > MOST_ASIDE:
            return None
        return AsideOption(way.cost + candidate.cost + ASIDE * len(aside), candidate, way, aside)

    def _things(self) -> Iterator[Thing]:
        """All that can step aside: symbols, trays that hang under no name, spots."""
        for plot in self.work.plots:
            signs = plot.signs
            if signs.symbol_place is not None:
                yield Thing(plot, AsideKind.SYMBOL, signs.symbol_place, signs.symbol)
            if signs.tray is not None and not signs.named:
                yield Thing(plot, AsideKind.TRAY, signs.tray, signs.columns)
            for spot in signs.yard:
                yield Thing(plot, AsideKind.SPOT, spot)

    def _ways(self, plot: Plot, kind: AsideKind) -> Iterator[AsideWay]:
        work = self.work
        if kind is AsideKind.SYMBOL:
            for side, size in plot.wants.symbols:
                yield AsideWay(0.0, work.standing(plot, size), size, Roofs.ALL, side)
        elif kind is AsideKind.TRAY:
            for columns, size in plot.wants.trays:
                ranked = self.hangers.ranked(plot, size)
                yield AsideWay(0.0, ranked.own, size, Roofs.EDGES, columns)
                yield AsideWay(0.0, ranked.tied, size, Roofs.EDGES, columns)
                yield AsideWay(AWAY, None, size, Roofs.ALL, columns)
        elif plot.wants.piece is not None:
            for size in (plot.wants.piece, smaller(plot.wants.piece)):
                yield AsideWay(0.0, work.standing(plot, size), size, Roofs.EDGES)
                yield AsideWay(AWAY, None, size, Roofs.ALL)

    # -- giving and taking

    def _put(self, thing: Thing) -> None:
        plot, place = thing.plot, thing.place
        self._undo.append((plot, plot.signs, place, True))
        self.work.take(plot, place)
        if thing.kind is AsideKind.TRAY:
            plot.signs = replace(plot.signs, tray=place, columns=thing.form)
        elif thing.kind is AsideKind.SPOT:
            plot.signs = replace(plot.signs, yard=(*plot.signs.yard, place))
        else:
            plot.signs = replace(plot.signs, heart=place.centre, symbol=thing.form, symbol_place=place)

    def _lift(self, thing: Thing) -> None:
        plot, place = thing.plot, thing.place
        self._undo.append((plot, plot.signs, place, False))
        self.work.leave(plot, place)
        if thing.kind is AsideKind.TRAY:
            plot.signs = replace(plot.signs, tray=None, columns=0)
        elif thing.kind is AsideKind.SPOT:
            left = tuple(spot for spot in plot.signs.yard if spot is not place)
            plot.signs = replace(plot.signs, yard=left)
        else:
            plot.signs = replace(plot.signs, symbol=0, symbol_place=None)

    def _take_back(self, start: int) -> None:
        """As it was before what was done from a number on."""
        while len(self._undo) > start:
            plot, signs, place, put = self._undo.pop()
            plot.signs = signs
            (self.work.leave if put else self.work.take)(plot, place)


def _different(options: list[AsideOption]) -> list[AsideOption]:
    """Of all that ask the same to step aside only the best: another one beside it would hardly do better."""
    best: dict[frozenset[tuple[int, AsideKind]], AsideOption] = {}
    for option in options:
        best.setdefault(frozenset((thing.plot.number, thing.kind) for thing in option.aside), option)
    return list(best.values())
