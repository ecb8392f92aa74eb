"""The sweep: all ways to lay pieces of one road over the tiles, told apart only at the sweep's edge.

Tiles are taken one by one. For each we decide which links to tiles still ahead the road
uses; what matters later is only how the pieces laid so far, the strands, reach the tiles
waiting at the edge. So of all ways that look alike there we keep the longest.

A state is one integer of equal fields. Field 0 counts the road's ends laid so far. Each
waiting tile owns one other field, its place, which says what has reached it:
0 nothing, `passed` two strands (they are one now), `end` a strand that begins at an end of
the road, else the place of the waiting tile at that strand's other end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from hamlet.engine.longest_road.pieces import bits
from hamlet.engine.longest_road.steps import SweepStep, plan_steps

CLOSED = 3
NOTHING = -1

# state -> (tiles of the road so far, the state before, the links chosen by the tile just taken)
SweepLayer = dict[int, tuple[int, int, int]]


class Sweep:
    """Looks for a road longer than the longest known so far in one connected piece."""

    def __init__(self, links: Sequence[int], order: Sequence[int], beat: int) -> None:
        """Plan a sweep over the tiles in this order for a road of more than `beat` tiles."""
        self.best = beat
        self.road: tuple[int, ...] = ()
        self._steps, places = plan_steps(links, order)
        self._size = (places + 2).bit_length()
        self._passed = (1 << self._size) - 1
        self._end = self._passed - 1
        self._layers: list[SweepLayer] = []

    def run(self, narrow: int | None = None) -> None:
        """Sweep, exactly or keeping only the most promising states, and remember the longest road found."""
        layer: SweepLayer = {0: (0, 0, 0)}
        self._layers = [layer]
        for step in self._steps:
            layer = self._take(step, layer)
            if narrow is not None and len(layer) > narrow:
                layer = _promising(step, layer, narrow)
            self._layers.append(layer)

    def _take(self, step: SweepStep, layer: SweepLayer) -> SweepLayer:
        """Return the states after taking one more tile."""
        following: SweepLayer = {}
        shift = step.place * self._size
        passed, most = self._passed, step.most_ahead
        for before, (tiles, _, _) in layer.items():
            reached = before >> shift & passed
            state = before ^ reached << shift
            if reached == 0:
                if tiles + most[state & CLOSED] > self.best and following.get(state, (-1,))[0] < tiles:
                    following[state] = (tiles, before, 0)
                choices = self._begin(step, state)
            elif reached == passed:
                choices = iter(((state, 0),))
            else:
                choices = self._continue(step, state, reached, 0)
            longer = tiles + 1
            for after, chosen in choices:
                if after & CLOSED == CLOSED:
                    self._close(step, after, longer, (before, chosen))
                elif longer + most[after & CLOSED] > self.best and following.get(after, (-1,))[0] < longer:
                    following[after] = (longer, before, chosen)
        return following

    def _begin(self, step: SweepStep, state: int) -> Iterator[tuple[int, int]]:
        """Yield what a strand that begins at this tile can do, with the links it chooses."""
        shift = step.place * self._size
        for number, (place, link) in enumerate(step.ahead, 1):
            tied = self._tie(state, place, step.place)
            if tied != NOTHING:
                reached = tied >> shift & self._passed
                for after, chosen in self._continue(step, tied ^ reached << shift, reached, number):
                    yield after, chosen | link

    def _continue(self, step: SweepStep, state: int, reached: int, first: int) -> Iterator[tuple[int, int]]:
        """Yield what a strand that has arrived at this tile can do: end here, or go on ahead."""
        if state & CLOSED < 2:
            yield (state | CLOSED if reached == self._end else self._point(state + 1, reached, self._end)), 0
        for place, link in step.ahead[first:]:
            tied = self._tie(state, place, reached)
            if tied != NOTHING:
                yield tied, link

    def _tie(self, state: int, place: int, other: int) -> int:
        """Bring a strand, whose other end is at `other`, to the tile waiting at `place`."""
        shift = place * self._size
        there = state >> shift & self._passed
        if there == 0:
            return self._point(state | other << shift, other, place)
        if there == self._passed or other == place:
            return NOTHING
        state |= self._passed << shift
        if there == other:
            return state | CLOSED
        return self._point(self._point(state, there, other), other, there)

    def _point(self, state: int, place: int, other: int) -> int:
        """Note that the strand at `place` now has its other end at `other`."""
        if place == self._end:
            return state
        shift = place * self._size
        return state & ~(self._passed << shift) | other << shift

    def _close(self, step: SweepStep, state: int, tiles: int, origin: tuple[int, int]) -> None:
        """Keep a finished road if it is the longest so far and no strand is left beside it."""
        waiting = state >> self._size
        while waiting:
            reached = waiting & self._passed
            if reached == self._passed:
                tiles += 1
            elif reached:
                return
            waiting >>= self._size
        if tiles > self.best:
            self.best = tiles
            self.road = _walk(self._chosen_links(step, *origin))

    def _chosen_links(self, step: SweepStep, state: int, chosen: int) -> Iterator[tuple[int, int]]:
        """Yield each tile with the links ahead it chose, back from the step that closed the road."""
        yield step.tile, chosen
        for number in range(len(self._layers) - 1, 0, -1):
            _, before, chosen = self._layers[number][state]
            yield self._steps[number - 1].tile, chosen
            state = before


def _promising(step: SweepStep, layer: SweepLayer, narrow: int) -> SweepLayer:
    """Return the few states that could still become the longest roads."""

    def promise(entry: tuple[int, tuple[int, int, int]]) -> tuple[int, int]:
        state, (tiles, _, _) = entry
        return -tiles - step.most_ahead[state & CLOSED], state

    return dict(sorted(layer.items(), key=promise)[:narrow])


def _walk(used: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Return the tiles of the road made of these links (tile, bitmask of linked tiles), lower end first."""
    beside: dict[int, int] = {}
    for tile, linked in used:
        for other in bits(linked):
            beside[tile] = beside.get(tile, 0) | 1 << other
            beside[other] = beside.get(other, 0) | 1 << tile
    tile = min(end for end, linked in beside.items() if linked.bit_count() == 1)
    road = [tile]
    seen = 1 << tile
    while onward := beside[tile] & ~seen:
        tile = onward.bit_length() - 1
        seen |= onward
        road.append(tile)
    return tuple(road)
