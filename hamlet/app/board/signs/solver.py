"""Finds a place for every sign of a village at one zoom step, tile by tile, goods first.

Nothing here depends on what lies or stands on the tiles just now: places are kept free for all of it, so that
nothing moves when something leaves. Older tiles choose first, so that a new one moves little.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from hamlet.app.art.tile.layout import TileLayout
from hamlet.app.art.tile_signs import SignPlace, TileSigns
from hamlet.app.board.lakes.lake_views import lakes_of
from hamlet.app.board.signs.candidates import Candidates
from hamlet.app.board.signs.far import Pair, Pairs
from hamlet.app.board.signs.furnishing import GAP, Furnishing, Plot
from hamlet.app.board.signs.hangers import Hangers
from hamlet.app.board.signs.obstacles import Roofs
from hamlet.app.board.signs.ranking import Ranking
from hamlet.app.board.signs.stepping_aside import SteppingAside
from hamlet.app.board.signs.wants import SignPixels
from hamlet.app.board.signs.yards import ENOUGH, Yards
from hamlet.engine.village import Placed, Village

_KEPT = 24
OTHERS = 0.2  # so much of a name may lie on other tiles
TRIED = 3  # places of a name, at most, that leave no room for pieces

Solved = dict[int, TileSigns]
Boats = frozenset[int]  # the lakes on which there are any
NO_BOATS: Boats = frozenset()


def _pairs_of(layout: TileLayout) -> Pairs:
    return Pairs(layout.beside(Candidates))


class SignSolver:
    """Places of villages, kept for some of the latest."""

    def __init__(self, layout: TileLayout) -> None:
        self.layout = layout
        self.candidates = layout.beside(Candidates)
        self.pairs = layout.beside(_pairs_of)
        self._kept: OrderedDict[object, Solved] = OrderedDict()

    def prepare(self, placed: Placed, step: int) -> Iterator[None]:
        """Rank the places of a tile, so that solving finds them ranked."""
        self.candidates.grid(placed.tile, placed.rotation)
        yield
        work = Furnishing(self.candidates, (placed,), (), (0,), step)
        yield
        yield from _Solving(work, self.pairs).rank_all(work.plots[0])

    def solve(self, village: Village, step: int, boats: Boats = NO_BOATS) -> Solved:
        """The places of a village at a step, with boats on some of its lakes."""
        for _ in self.solving(village, step, boats):
            pass
        return self._kept[_key(village, step, boats)]

    def solving(self, village: Village, step: int, boats: Boats = NO_BOATS) -> Iterator[None]:
        """Find places in bits of about a millisecond; afterwards they are known."""
        key = _key(village, step, boats)
        if key in self._kept:
            return
        tiles, uids = village.tiles, tuple(range(len(village.tiles)))
        sites, lakes = village.road_sites(), lakes_of(self.layout, village)
        waters = [(lake, number in boats) for number, lake in enumerate(lakes)]
        yield
        work = Furnishing(self.candidates, tiles, village.roads, uids, step, sites, waters)
        yield
        solving = _Solving(work, self.pairs)
        yield from solving.solve()
        self._kept[key] = {plot.uid: plot.signs for plot in work.plots}
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)


def _key(village: Village, step: int, boats: Boats) -> object:
    return village.tiles, village.roads, len(village.lakes), boats, step


class _Solving:
    """One village at one step: what stands, goods, owners, flags, names, pieces."""

    def __init__(self, work: Furnishing, pairs: Pairs) -> None:
        self.work, self.pairs, self.yards = work, pairs, Yards(work)
        self.hangers = Hangers(work)
        self.room = SteppingAside(work, self.hangers, self.yards)

    def solve(self) -> Iterator[None]:
        """One kind after the other, each for all tiles."""
        yield from self._each(self._building, self._tray)
        yield from self.room.for_trays()
        yield from self._each(self._plate, self._flag, self._name)
        yield from self.yards.open()
        yield from self.room.for_spots()
        yield from self.yards.fill()

    def _each(self, *furnish: Callable[[Plot], None]) -> Iterator[None]:
        for one in furnish:
            for plot in self.work.plots:
                one(plot)
                yield

    def rank_all(self, plot: Plot) -> Iterator[None]:
        """Rank the places of goods, owner and name, pieces and flag, one after the other."""
        if plot.wants.symbol is not None:
            self._pairs(plot, plot.wants.symbol)
            yield
        else:
            for _, size in plot.wants.trays[:1]:
                self.hangers.ranked(plot, size)
                yield
        if plot.wants.plate is not None:
            self.hangers.ranked(plot, plot.wants.plate)
            yield
        for named in (plot.wants.named, _stacked(plot)):
            if named is not None:
                self._naming(plot, named)
                yield
        next(self.yards.spots(plot), None)
        yield
        if plot.wants.flag is not None:
            self._planted(plot, plot.wants.flag)

    # -- what stands

    def _building(self, plot: Plot) -> None:
        """Its building, or the symbol for it: if it can be where a tray beside it would find room too."""
        work = self.work
        if not plot.wants.symbols:
            work.add_building(plot)
            return
        side, size = plot.wants.symbols[0]
        pairs = self._pairs(plot, size)
        plot.beside = next((pair for pair in pairs if self._fits(plot, pair, size)), None)
        if plot.beside is not None:
            self._set_symbol(plot, side, SignPlace(plot.beside.sign, size))
            return
        for rank in (self.work.standing, self.work.far):
            for side, size in plot.wants.symbols:
                place = work.find(plot, rank(plot, size), size, Roofs.ALL)
                if place is not None:
                    self._set_symbol(plot, side, place)
                    return

    def _set_symbol(self, plot: Plot, side: int, place: SignPlace) -> None:
        self.work.take(plot, place)
        plot.signs = replace(plot.signs, heart=place.centre, symbol=side, symbol_place=place)

    def _pairs(self, plot: Plot, sign: SignPixels) -> Sequence[Pair]:
        trays = tuple((columns, self.work.sides(size)) for columns, size in plot.wants.trays)
        return self.pairs.of(plot.tile, plot.rotation, self.work.sides(sign), trays)

    def _fits(self, plot: Plot, pair: Pair, sign: SignPixels) -> bool:
        return self.work.free(plot, pair.sign, sign) and (pair.tray is None or self._fits_tray(plot, pair))

    def _fits_tray(self, plot: Plot, pair: Pair) -> bool:
        size = dict(plot.wants.trays)[pair.columns]
        return pair.tray is not None and self.work.free(plot, pair.tray.centre, size)

    # -- goods, owners, names, flags

    def _tray(self, plot: Plot) -> None:
        pair = plot.beside
        if pair is not None and pair.tray is not None and self._fits_tray(plot, pair):
            size = dict(plot.wants.trays)[pair.columns]
            self._hang_tray(plot, self.work.place(plot, pair.tray, size), pair.columns)
            return
        if self._stack(plot):
            return
        hung = self.hangers.tray(plot)
        if hung is not None:
            self._hang_tray(plot, *hung)

    def _stack(self, plot: Plot) -> bool:
        """The name with the tray right under it, if both find room together."""
        name, size = plot.wants.named, _stacked(plot)
        if name is None or size is None:
            return False
        columns, tray = plot.wants.trays[0]
        for place in self._places_of_name(plot, size):
            self._split(plot, place, name, tray)
            if self.yards.spots_left(plot) >= ENOUGH:
                plot.signs = replace(plot.signs, columns=columns, named=True)
                return True
            for part in plot.signs.fixed:
                self.work.leave(plot, part)
            plot.signs = replace(plot.signs, tray=None, banner=None)
        return False

    def _split(self, plot: Plot, place: SignPlace, name: SignPixels, tray: SignPixels) -> None:
        """Take a place for both: the name above, the tray below."""
        both = place.size[1]
        banner = replace(place, size=name, drop=(name[1] - both) // 2)
        slots = replace(place, size=tray, drop=(both - tray[1]) // 2, tie=None)
        self.work.take(plot, banner)
        self.work.take(plot, slots)
        plot.signs = replace(plot.signs, banner=banner, tray=slots)

    def _hang_tray(self, plot: Plot, place: SignPlace, columns: int) -> None:
        self.work.take(plot, place)
        plot.signs = replace(plot.signs, tray=place, columns=columns)

    def _plate(self, plot: Plot) -> None:
        size = plot.wants.plate
        if size is None or plot.signs.named:
            return
        place = self.hangers.plate(plot, size)
        if place is not None:
            self.work.take(plot, place)
            plot.signs = replace(plot.signs, banner=place)

    def _name(self, plot: Plot) -> None:
        """The name, if it fits in its tile and leaves room for pieces."""
        work, size, plate = self.work, plot.wants.named, plot.signs.banner
        if size is None or plot.signs.named:
            return
        if plate is not None:
            work.leave(plot, plate)
        for place in self._places_of_name(plot, size):
            work.take(plot, place)
            if self.yards.spots_left(plot) >= ENOUGH:
                plot.signs = replace(plot.signs, banner=place, named=True)
                return
            work.leave(plot, place)
        if plate is not None:
            work.take(plot, plate)

    def _places_of_name(self, plot: Plot, size: SignPixels) -> Iterator[SignPlace]:
        """Near its building, on its tile or over the bare table: off all roofs, or before their edges."""
        work, ranking = self.work, self._naming(plot, size)
        for roofs in (Roofs.CLEAR, Roofs.EDGES):
            start, tried = 0, 0
            while tried < TRIED and (start := work.search(plot, ranking, size, roofs, start)) >= 0:
                place = SignPlace(ranking.places[start].centre, size)
                if work.on_others(plot, place.centre, size) <= OTHERS:
                    tried += 1
                    yield place
                start += 1

    def _naming(self, plot: Plot, size: SignPixels) -> Ranking:
        work = self.work
        return work.candidates.naming(plot.tile, plot.rotation, work.sides(size), work.usual_building(plot))

    def _flag(self, plot: Plot) -> None:
        work, size = self.work, plot.wants.flag
        if size is None:
            return
        place = work.find(plot, self._planted(plot, size), size)
        if place is not None:
            work.take(plot, place)
            plot.signs = replace(plot.signs, flag=place)

    def _planted(self, plot: Plot, size: SignPixels) -> Ranking:
        return self.work.candidates.planted(plot.tile, plot.rotation, self.work.sides(size))


def _stacked(plot: Plot) -> SignPixels | None:
    """What a name takes with the tray under it."""
    name = plot.wants.named
    if name is None or not plot.wants.trays:
        return None
    _, tray = plot.wants.trays[0]
    return max(name[0], tray[0]), name[1] + tray[1] + GAP
