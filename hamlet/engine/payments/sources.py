"""What a seat could pay with on one tile: the units that can be brought there, the free market, its gold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hamlet.engine.carriage import Carriage
from hamlet.engine.definitions import Cost, Need
from hamlet.engine.payments.counting import FIELD, MOST
from hamlet.engine.payments.payable import PayableTiles, payable_of
from hamlet.engine.payments.stocked import Stock
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State

if TYPE_CHECKING:
    from hamlet.engine.box import Box

Piles = list[list[tuple[int, int, int]]]


class PaymentSources:
    """What one seat can pay with on one tile at one moment, brought by whoever carries for it."""

    __slots__ = ("_at_hand", "_piles", "around", "may_buy", "origins", "tile")

    def __init__(
        self, state: State, seat: int, tile: int, *, may_buy: bool = True, carriage: Carriage | None = None
    ) -> None:
        """Gather what can be brought; `carriage` stands in for the seat's own."""
        around = payable_of(state, seat) if carriage is None else PayableTiles(state, seat, carriage)
        self.around = around
        self.tile = tile
        self.may_buy = may_buy
        self.origins = around.carriage.origins(tile)
        self._at_hand = around.goods(self.origins, may_buy=may_buy)
        self._piles: Piles | None = None

    def across(self, boats: tuple[int, ...]) -> PaymentSources:
        """What could be paid with if goods cross these ferries, which are the seat's own."""
        if boats == self.carriage.crossed:
            return self
        return FerriedSources(self.around.across(self.carriage.crossing(boats)), self)

    def ways(self) -> Iterator[PaymentSources]:
        """Itself, and then over each choice of ferries that bring more; over few before over many."""
        yield self
        for carriage in self.carriage.crossings():
            other = self.across(carriage.crossed)
            if other.usable != self.usable or other.market != self.market:
                yield other

    @property
    def box(self) -> Box:
        """What stays the same through the game."""
        return self.around.box

    @property
    def seat(self) -> int:
        """Who would pay."""
        return self.around.seat

    @property
    def stock(self) -> Stock:
        """What lies in the village."""
        return self.around.stocked.stock

    @property
    def carriage(self) -> Carriage:
        """Who carries."""
        return self.around.carriage

    @property
    def gold(self) -> int:
        """The seat's gold."""
        return self.around.gold

    @property
    def usable(self) -> int:
        """The tiles, as bits, from which goods come that the seat may use."""
        return self._at_hand[0]

    @property
    def market(self) -> bool:
        """Whether missing goods can be bought."""
        return self._at_hand[2]

    @property
    def counts(self) -> list[int]:
        """For each material how many units can be brought."""
        held = self._at_hand[1]
        return [held >> material * FIELD & MOST for material in range(len(self.box.prices))]

    @property
    def piles(self) -> Piles:
        """For each material its piles within reach, as (tile, stock code, count)."""
        if self._piles is None:
            self._piles = self._find_piles()
        return self._piles

    def _find_piles(self) -> Piles:
        found: Piles = [[] for _ in self.box.prices]
        material_of, goods = self.box.code_material, self.usable
        for uid, pile in enumerate(self.stock):
            if pile and goods >> uid & 1:
                for code in sorted(set(pile)):
                    found[material_of[code]].append((uid, code, pile.count(code)))
        return found

    def needs(self, cost: Cost) -> tuple[Need, ...]:
        """What must be given: what the carriers ask first, then what the cost asks."""
        toll = self.carriage.toll
        return (*(Need((material,), count) for material, count in toll), *cost.needs) if toll else cost.needs

    def can_pay(self, cost: Cost) -> bool:
        """Whether some payment settles this cost, by some way."""
        return self.settles(cost) or (
            bool(self.carriage.ferries) and any(way.settles(cost) for way in self.ways())
        )

    def settles(self, cost: Cost) -> bool:
        """Whether some payment settles this cost without another ferry."""
        return self.around.affords(cost, self._at_hand)

    def cheapest(self, need: Need) -> int:
        """The lowest price of one unit that serves this need."""
        return self.box.counting.cheapest(need)

    def most_earned(self, need: Need) -> int:
        """The most gold the seat's own units can earn when they serve this need."""
        return self.around.stocked.most_earned(self.seat, self.usable, need)

    def lack(self, cost: Cost) -> Refusal | None:
        """What is missing for this cost: materials that cannot be had, or gold; None if payable."""
        if self.can_pay(cost):
            return None
        return min(self.ways(), key=lambda way: way.short_of(cost)).lack_here(cost)

    def short_of(self, cost: Cost) -> int:
        """How many units are missing, whatever they cost."""
        counts = self.counts
        have = [sum(counts[material] for material in need.materials) for need in self.needs(cost)]
        return sum(max(need.count - n, 0) for need, n in zip(self.needs(cost), have, strict=True))

    def lack_here(self, cost: Cost) -> Refusal:
        """What is missing by this way."""
        counts, needs = self.counts, self.needs(cost)
        missing = [
            (need.materials, need.count, have)
            for need in needs
            if (have := sum(counts[material] for material in need.materials)) < need.count
        ]
        if missing and not self.market:
            return refuse(
                "B2", "missing_material", tile=self.tile, missing=tuple(missing), may_buy=self.may_buy
            )
        asked = cost.gold + sum((count - have) * self._price(kinds) for kinds, count, have in missing)
        earned = sum(self.most_earned(need) for need in needs)
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
        return min(self.box.prices[material] for material in materials)


class FerriedSources(PaymentSources):
    """The same by another way: what comes over ferries, to the tile of what comes on land."""

    __slots__ = ()

    def __init__(self, around: PayableTiles, land: PaymentSources) -> None:
        self.around, self.tile, self.may_buy = around, land.tile, land.may_buy
        self.origins = around.carriage.origins(land.tile)
        self._at_hand = around.goods(self.origins, may_buy=land.may_buy)
        self._piles = None
