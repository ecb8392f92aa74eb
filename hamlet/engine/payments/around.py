"""Where in the village a seat can pay: all tiles to stand on at once, those with the same goods together."""

from __future__ import annotations

from hamlet.engine.definitions import Cost
from hamlet.engine.payments.means import Means
from hamlet.engine.places import market_mask
from hamlet.engine.state import State
from hamlet.engine.transport import bits, donkey_tiles, sources


class MeansAround:
    """The means of one seat on all reachable tiles at one moment; purchases may serve."""

    __slots__ = ("_groups", "_means", "_most", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        # With a donkey everywhere: what cannot be paid even so need not be asked tile by tile.
        self._most = Means(state, seat, state.village.church, donkeys=state.village.reachable)
        self._groups: dict[int, int] | None = None
        self._means: dict[int, Means] = {}

    def payable(self, cost: Cost) -> int:
        """The tiles, as bits, where some payment settles this cost."""
        if not self._most.can_pay(cost):
            return 0
        found = 0
        if self._groups is None:
            self._groups = _alike(self.state, self.seat)
        for goods, tiles in self._groups.items():
            means = self._means.get(goods)
            if means is None:
                first = (tiles & -tiles).bit_length() - 1
                means = self._means[goods] = Means(self.state, self.seat, first)
            if means.can_pay(cost):
                found |= tiles
        return found


def _alike(state: State, seat: int) -> dict[int, int]:
    """The reachable tiles by where goods would come from; only stocked tiles and Markets count."""
    village, donkeys = state.village, donkey_tiles(state, seat)
    telling = market_mask(state)
    bit = 1
    for pile in state.stock:
        if pile:
            telling |= bit
        bit <<= 1
    groups: dict[int, int] = {}
    for uid in bits(village.reachable):
        goods = sources(village, donkeys, uid) & telling
        groups[goods] = groups.get(goods, 0) | 1 << uid
    return groups
