"""Who carries: a policy of a seat that is handed to its payments, and that expansions may change."""

from __future__ import annotations

from typing import Final, NamedTuple

from hamlet.engine.reach import reach_of
from hamlet.engine.state import State
from hamlet.engine.village import Reach
from hamlet.engine.workers import tiles_with

EVERYWHERE: Final = -1
"""All tiles, as bits: with carriers everywhere goods go as far as connections do."""


class Carriage(NamedTuple):
    """How goods come to a seat's work: over which connections, by whom, whose goods, and for what.

    `carriers` and `usable` are tiles as bits: those on which something carries, and those whose units the
    seat may use. `toll` is asked over and above any cost that is paid so: raw units, as (material, count).
    """

    reach: Reach
    carriers: int
    usable: int = EVERYWHERE
    toll: tuple[tuple[int, int], ...] = ()

    def origins(self, tile: int) -> int:
        """The tiles, as bits, from which goods come to this one."""
        return self.reach.origins(self.carriers, tile)

    def routes(self, tile: int) -> dict[int, tuple[int, ...]]:
        """For each of the origins a shortest route to the tile, both ends included."""
        return self.reach.routes(self.carriers, tile)


def carriage_of(state: State, seat: int, donkeys: int | None = None) -> Carriage:
    """The seat's own donkeys carry, unless an expansion says otherwise; `donkeys` (bits) may stand in."""
    carriers = tiles_with(state.donkeys[seat]) if donkeys is None else donkeys
    carriage = Carriage(reach_of(state, seat), carriers)
    for change in state.box.carrying:
        carriage = change(state, seat, carriage)
    return carriage
