"""Where in the village a seat can pay: all tiles to stand on at once, those with the same goods together."""

from __future__ import annotations

from hamlet.engine.definitions import Cost
from hamlet.engine.payments.means import Means
from hamlet.engine.places import market_mask, stocked
from hamlet.engine.state import State
from hamlet.engine.transport import bits, donkey_tiles, sources


class MeansAround:
    """The means of one seat on all reachable tiles at one moment; purchases may serve."""

    __slots__ = ("_holders", "_most", "_sources", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        # With a donkey everywhere: what cannot be paid even so need not be asked tile by tile.
        self._most = Means(state, seat, state.village.church, donkeys=state.village.reachable)
        self._sources: list[tuple[int, int]] = []
        self._holders: list[int] = []

    def payable(self, cost: Cost) -> int:
        """The tiles, as bits, where some payment settles this cost."""
        if not self._most.can_pay(cost):
            return 0
        if not cost.needs:
            return self.state.village.reachable
        if not self._sources:
            self._look_around()
        telling = self._telling(cost)
        groups: dict[int, int] = {}
        for uid, brought in self._sources:
            goods = brought & telling
            groups[goods] = groups.get(goods, 0) | 1 << uid
        # Nothing comes, nothing can be paid; all comes, and it is as with a donkey everywhere.
        found = groups.pop(telling, 0)
        groups.pop(0, 0)
        for tiles in groups.values():
            first = (tiles & -tiles).bit_length() - 1
            if Means(self.state, self.seat, first).can_pay(cost):
                found |= tiles
        return found

    def _telling(self, cost: Cost) -> int:
        """The tiles, as bits, that hold something this cost needs, and the Markets."""
        found = market_mask(self.state) & self.state.village.reachable
        for need in cost.needs:
            for material in need.materials:
                found |= self._holders[material]
        return found

    def _look_around(self) -> None:
        """Find where goods would come from, for each tile; and which tiles hold which material."""
        state, village = self.state, self.state.village
        donkeys = donkey_tiles(state, self.seat)
        self._sources = [(uid, sources(village, donkeys, uid)) for uid in bits(village.reachable)]
        self._holders = holders = [0] * len(self._most.counts)
        material_of = state.box.code_material
        for bit, pile in stocked(state):
            if village.reachable & bit:
                for code in pile:
                    holders[material_of[code]] |= bit
