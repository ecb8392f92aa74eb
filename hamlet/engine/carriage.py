"""Who carries: a policy of a seat that is handed to its payments, and that expansions may change."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from hamlet.engine.reach import Ferry, ferries_of, joined_by, joins_of
from hamlet.engine.state import State
from hamlet.engine.village import Joins, Reach, Village
from hamlet.engine.workers import tiles_with

EVERYWHERE: Final = -1
"""All tiles, as bits: with carriers everywhere goods go as far as connections do."""

Toll = tuple[tuple[int, int], ...]
"""Raw units, as (material, count)."""


class Carriage(NamedTuple):
    """How goods come to a seat's work: over which connections, by whom, whose goods, and for what.

    `carriers` and `usable` are tiles as bits: those on which something carries, and those whose units the
    seat may use. `toll` is asked over and above any cost that is paid so. `ferries` are those that the seat
    may use, `crossed` (ids, sorted) those that it does: the reach is by road, by `joins`, and over these.
    """

    reach: Reach
    carriers: int
    usable: int = EVERYWHERE
    toll: Toll = ()
    ferries: tuple[Ferry, ...] = ()
    crossed: tuple[int, ...] = ()
    village: Village | None = None
    joins: Joins = ()

    def origins(self, tile: int) -> int:
        """The tiles, as bits, from which goods come to this one."""
        return self.reach.origins(self.carriers, tile)

    def routes(self, tile: int) -> dict[int, tuple[int, ...]]:
        """For each of the origins a shortest route to the tile, both ends included."""
        return self.reach.routes(self.carriers, tile)

    def crossing(self, crossed: tuple[int, ...]) -> Carriage:
        """The same over these ferries, and no others; KeyError for one that the seat may not use."""
        if crossed == self.crossed or self.village is None:
            return self
        known = {ferry.id: ferry for ferry in self.ferries}
        used = [known[each] for each in crossed]
        reach = self.village.joined(joined_by(self.joins, [ferry.tiles for ferry in used]))
        return self._replace(reach=reach, crossed=crossed, toll=_summed(used))

    def crossings(self) -> Iterator[Carriage]:
        """Every other way, over some of the ferries: over few before over many."""
        ids = sorted(ferry.id for ferry in self.ferries)
        for count in range(1, len(ids) + 1):
            for crossed in combinations(ids, count):
                yield self.crossing(crossed)


def _summed(ferries: list[Ferry]) -> Toll:
    found: dict[int, int] = {}
    for ferry in ferries:
        for material, count in ferry.toll:
            found[material] = found.get(material, 0) + count
    return tuple(sorted(found.items()))


def carriage_of(state: State, seat: int, donkeys: int | None = None) -> Carriage:
    """The seat's own donkeys carry, unless an expansion says otherwise; `donkeys` (bits) may stand in.

    Goods stay on land, or go where they cross for nothing: `crossing` takes them further.
    """
    carriers = tiles_with(state.donkeys[seat]) if donkeys is None else donkeys
    box, village = state.box, state.village
    if not box.apart:
        carriage = Carriage(village.by_road, carriers)
    else:
        joins, ferries = joins_of(state, seat), ferries_of(state, seat)
        carriage = Carriage(village.joined(joins), carriers, ferries=ferries, village=village, joins=joins)
    for change in box.carrying:
        carriage = change(state, seat, carriage)
    return carriage
