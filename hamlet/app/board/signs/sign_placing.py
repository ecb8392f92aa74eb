"""Placing: where everything is on the tiles just now, remembering what was shown before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hamlet.app.art.shapes import Point
from hamlet.app.art.sized import sized
from hamlet.app.art.tile.layout import TileLayout
from hamlet.app.art.tile.sizes import Detail, detail
from hamlet.app.art.tile_signs import Group, Stand, TileSigns
from hamlet.app.board.signs.solver import NO_BOATS, Boats, SignSolver, Solved
from hamlet.app.board.signs.stands import StandMemory
from hamlet.app.board.signs.steps import step_kept
from hamlet.engine.village import Placed, Village


@sized(1)
def _solver_of(layout: TileLayout) -> SignSolver:
    """Places depend on the tiles alone: all boards of one table share what was found; with it, it goes."""
    return SignSolver(layout)


class Placing:
    """Answers for a village at a zoom. `shown` is the step that is seen: a little zoom keeps it."""

    def __init__(self, layout: TileLayout) -> None:
        self.layout = layout
        self.shown = 0
        self.boats = NO_BOATS
        """The lakes on which boats have their places."""
        self._solver = _solver_of(layout)
        self._memory = StandMemory()
        self._solved: dict[int, tuple[Village, Boats, Solved]] = {}

    def step(self, length: float) -> int:
        """The zoom step of so many logical pixels per side."""
        return step_kept(length, self.shown)

    def signs(self, village: Village, length: float, *, ready: bool) -> Solved:
        """The places of a village; until they are ready, those of what it was before."""
        step = self.step(length)
        last, boats, solved = self._solved.get(step, (None, NO_BOATS, {}))
        if last is village and boats == self.boats:
            return solved
        if not ready:
            return {uid: signs for uid, signs in solved.items() if last and _same(last, village, uid)}
        solved = self._solver.solve(village, step, self.boats)
        self._solved[step] = (village, self.boats, solved)
        return solved

    def is_solved(self, village: Village, length: float) -> bool:
        """Whether the places of a village are known."""
        last, boats, _ = self._solved.get(self.step(length), (None, NO_BOATS, {}))
        return last is village and boats == self.boats

    def solving(self, village: Village, length: float) -> Iterator[None]:
        """Find the places of a village in bits of about a millisecond; afterwards they are known."""
        yield from self._solver.solving(village, self.step(length), self.boats)
        self.signs(village, length, ready=True)

    def prepare(self, placed: Placed, length: float) -> Iterator[None]:
        """Find what a tile offers at a zoom, in bits of a few milliseconds."""
        return self._solver.prepare(placed, self.step(length))

    def stands(self, uid: int, groups: Sequence[Group], signs: TileSigns) -> tuple[Stand, ...]:
        """Who stands where on a tile."""
        singly = detail(signs.step) >= Detail.FULL
        return self._memory.settle(signs.step, uid, groups, len(signs.yard), singly=singly)

    def spot_left(self, uid: int, signs: TileSigns, group: Group) -> Point:
        """Where a piece stood that has left its tile, in sides from the first vertex."""
        return _spot(signs, self._memory.left_spot(uid, group))

    def spots_left(self, uid: int, signs: TileSigns, group: Group) -> list[Point]:
        """Where all stood who have left their tile at once."""
        return [_spot(signs, spot) for spot in self._memory.all_left(uid, group)]

    def next_spot(self, uid: int, signs: TileSigns, group: Group) -> Point:
        """Where a piece will stand that comes to a tile."""
        singly = detail(signs.step) >= Detail.FULL
        return _spot(signs, self._memory.next_spot(signs.step, uid, group, len(signs.yard), singly=singly))


def _spot(signs: TileSigns, number: int) -> Point:
    return signs.yard[number].centre if number < len(signs.yard) else signs.heart


def _same(before: Village, now: Village, uid: int) -> bool:
    return uid < len(now.tiles) and before.tiles[uid] == now.tiles[uid]
