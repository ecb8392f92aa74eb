"""What a seat could pay with on one tile: the units that can be brought there, the free market, its gold."""

from __future__ import annotations

from hamlet.engine.definitions import Cost, Need
from hamlet.engine.places import market_mask, stocked
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State
from hamlet.engine.transport import donkey_tiles, origins


class PaymentSources:
    """The sources of one seat on one tile at one moment."""

    __slots__ = ("_piles", "counts", "gold", "market", "may_buy", "origins", "seat", "state", "tile")

    def __init__(
        self, state: State, seat: int, tile: int, *, may_buy: bool = True, donkeys: int | None = None
    ) -> None:
        """Gather what can be brought; `donkeys` (bits) stands in for where the seat's donkeys are."""
        self.state = state
        self.seat = seat
        self.tile = tile
        self.may_buy = may_buy
        self.gold = state.gold[seat]
        carried = donkey_tiles(state, seat) if donkeys is None else donkeys
        self.origins = mask = origins(state.village, carried, tile)
        self.market = may_buy and bool(mask & market_mask(state))
        box = state.box
        self.counts = counts = [0] * len(box.prices)
        self._piles: list[list[tuple[int, int, int]]] | None = None
        material_of = box.code_material
        for bit, pile in stocked(state):
            if mask & bit:
                for code in pile:
                    counts[material_of[code]] += 1

    @property
    def piles(self) -> list[list[tuple[int, int, int]]]:
        """For each material its piles within reach, as (tile, stock code, count)."""
        if self._piles is None:
            self._piles = self._find_piles()
        return self._piles

    def _find_piles(self) -> list[list[tuple[int, int, int]]]:
        found: list[list[tuple[int, int, int]]] = [[] for _ in self.counts]
        material_of = self.state.box.code_material
        for uid, pile in enumerate(self.state.stock):
            if pile and self.origins >> uid & 1:
                for code in sorted(set(pile)):
                    found[material_of[code]].append((uid, code, pile.count(code)))
        return found

    def can_pay(self, cost: Cost) -> bool:
        """Whether some payment settles this cost."""
        asked, there = cost.gold, 0
        counts = self.counts
        for need in cost.needs:
            missing = need.count
            for material in need.materials:
                missing -= counts[material]
            there += need.count
            if missing > 0:
                if not self.market:
                    return False
                asked += missing * self.cheapest(need)
                there -= missing
        short = asked - self.gold
        # Most often even the dearest own units could not earn what is short.
        if short <= 0 or short > there * self.state.box.most_earned:
            return short <= 0
        return short <= sum([self.most_earned(need) for need in cost.needs])

    def cheapest(self, need: Need) -> int:
        """The lowest price of one unit that serves this need."""
        prices, materials = self.state.box.prices, need.materials
        return prices[materials[0]] if len(materials) == 1 else min([prices[each] for each in materials])

    def most_earned(self, need: Need) -> int:
        """The most gold the seat's own units can earn when they serve this need."""
        box, seat = self.state.box, self.seat
        makers, gains = box.code_maker, box.code_gain
        earned: list[int] = []
        for material in need.materials:
            if self.counts[material]:
                for _, code, count in self.piles[material]:
                    if makers[code] == seat:
                        earned += [gains[code].gold] * count
        return sum(sorted(earned, reverse=True)[: need.count])

    def lack(self, cost: Cost) -> Refusal | None:
        """What is missing for this cost: materials that cannot be had, or gold; None if payable."""
        if self.can_pay(cost):
            return None
        missing = [
            (need.materials, need.count, have)
            for need in cost.needs
            if (have := sum(self.counts[material] for material in need.materials)) < need.count
        ]
        if missing and not self.market:
            return refuse(
                "B2", "missing_material", tile=self.tile, missing=tuple(missing), may_buy=self.may_buy
            )
        asked = cost.gold + sum((count - have) * self._price(kinds) for kinds, count, have in missing)
        earned = sum(self.most_earned(need) for need in cost.needs)
        return refuse(
            "B3",
            "missing_gold",
            tile=self.tile,
            missing=tuple(missing),
            asked=asked,
            gold=self.gold,
            earned=earned,
        )

    def _price(self, materials: tuple[int, ...]) -> int:
        return min(self.state.box.prices[material] for material in materials)
