"""Where in the village a seat can pay: many tiles to stand on at once, those with the same goods together."""

from __future__ import annotations

from hamlet.engine.bits import bits
from hamlet.engine.definitions import Cost
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.places import market_mask, stocked
from hamlet.engine.state import State
from hamlet.engine.transport import donkey_tiles, origins


class PayableTiles:
    """What one seat can pay with on all reachable tiles at one moment; purchases may serve."""

    __slots__ = ("_donkeys", "_markets", "_most", "_units", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self._donkeys = donkey_tiles(state, seat)
        self._markets = market_mask(state) & state.village.reachable
        # With a donkey everywhere: what cannot be paid even so need not be asked tile by tile.
        self._most = PaymentSources(state, seat, state.village.church, donkeys=state.village.reachable)
        self._units: list[list[int]] | None = None

    def anywhere(self, cost: Cost) -> bool:
        """Whether the cost might be settled somewhere; False is certain."""
        return self._most.can_pay(cost)

    def payable(self, cost: Cost, among: int = -1) -> int:
        """The reachable tiles, as bits and among these, where some payment settles this cost."""
        among &= self.state.village.reachable
        if not among or not self._most.can_pay(cost):
            return 0
        if not cost.needs:
            return among
        telling = self._telling(cost)
        village, donkeys = self.state.village, self._donkeys
        groups: dict[int, int] = {}
        for uid in bits(among):
            goods = origins(village, donkeys, uid) & telling
            groups[goods] = groups.get(goods, 0) | 1 << uid
        # Nothing comes, nothing can be paid; all comes, and it is as with a donkey everywhere.
        found = groups.pop(telling, 0)
        groups.pop(0, 0)
        for goods, tiles in groups.items():
            if self._can_pay(cost, goods, tiles):
                found |= tiles
        return found

    def _telling(self, cost: Cost) -> int:
        """The tiles, as bits, that hold something this cost needs, and the Markets."""
        if self._units is None:
            self._units = self._find_units()
        found = self._markets
        for need in cost.needs:
            for material in need.materials:
                for bit in self._units[material]:
                    found |= bit
        return found

    def _find_units(self) -> list[list[int]]:
        """For each material its units that could come, each as the bit of its tile."""
        found: list[list[int]] = [[] for _ in self._most.counts]
        material_of, reachable = self.state.box.code_material, self.state.village.reachable
        for bit, pile in stocked(self.state):
            if reachable & bit:
                for code in pile:
                    found[material_of[code]].append(bit)
        return found

    def _can_pay(self, cost: Cost, goods: int, tiles: int) -> bool:
        """Whether the cost can be settled on the first of these tiles, to which these goods come."""
        units = self._units or []
        asked = cost.gold
        for need in cost.needs:
            missing = need.count
            for material in need.materials:
                for bit in units[material]:
                    if goods & bit:
                        missing -= 1
            if missing > 0:
                if not goods & self._markets:
                    return False
                asked += missing * self._most.cheapest(need)
        if asked <= self._most.gold:
            return True
        # Own units may earn what is missing: then it takes a closer look.
        return PaymentSources(self.state, self.seat, (tiles & -tiles).bit_length() - 1).can_pay(cost)
