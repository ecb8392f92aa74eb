"""Where in the village a seat can pay: one index for each state, shared by all families that are paid for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.engine.carriage import EVERYWHERE, Carriage, carriage_of
from hamlet.engine.definitions import Cost, Need
from hamlet.engine.payments.counting import MOST
from hamlet.engine.payments.stocked import Stocked
from hamlet.engine.places import market_mask
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State

KEPT: Final = 16
"""How many counts of a stock a village remembers, and how many indexes."""

GoodsAtHand = tuple[int, int, bool] | tuple[int, int, bool, int]
"""What is at hand: the tiles it lies on, as bits; its units, counted; a market or none.

Where more could come by ferry, also the tile to which it comes.
"""


class PayableTiles:
    """What one seat can pay for, and on which of its reachable tiles, at one moment."""

    __slots__ = (
        "box",
        "carriage",
        "everything",
        "gold",
        "known",
        "markets",
        "reachable",
        "seat",
        "stocked",
    )

    def __init__(self, state: State, seat: int, carriage: Carriage, stocked: Stocked | None = None) -> None:
        """Look at the state with its stock counted already, or count it now."""
        self.box = state.box
        self.known = state.box.counting.known
        self.seat = seat
        self.gold = state.gold[seat]
        self.carriage = carriage
        self.stocked = stocked or _stocked(state, carriage.usable)
        self.reachable = reach_of(state, seat).reachable
        self.markets = market_mask(state)
        self.everything: GoodsAtHand | None = None

    def across(self, carriage: Carriage) -> PayableTiles:
        """The same moment for goods that come otherwise."""
        other = PayableTiles.__new__(PayableTiles)
        other.box, other.known, other.seat, other.gold = self.box, self.known, self.seat, self.gold
        other.reachable, other.markets, other.stocked = self.reachable, self.markets, self.stocked
        other.carriage, other.everything = carriage, None
        return other

    def at(self, tile: int, *, may_buy: bool = True) -> GoodsAtHand:
        """What is at hand on this tile."""
        return self.goods(self.carriage.origins(tile), may_buy=may_buy)

    def goods(self, origins: int, *, may_buy: bool = True) -> GoodsAtHand:
        """What is at hand where goods come from these tiles."""
        usable = origins & self.stocked.usable
        return usable, self.stocked.held(usable), may_buy and origins & self.markets != 0

    def affords(self, cost: Cost, goods: GoodsAtHand) -> bool:
        """Whether some payment settles this cost, and the toll, with these goods and the seat's gold."""
        asked = self.known.get(id(cost)) or self.box.counting.asked(cost)
        if asked is None or self.carriage.toll:
            return self._affords_slowly(cost, goods)
        together, free, needs, units, _ = asked
        held = goods[1]
        short = cost.gold - self.gold
        if (held | free) - together & free != free:
            if not goods[2]:
                return False
            for count, field, cheapest in needs:
                missing = count - (held >> field & MOST)
                if missing > 0:
                    short += missing * cheapest
        # Most often even the dearest own units could not earn what is short.
        if short <= 0 or short > units * self.box.most_earned:
            return short <= 0
        return short <= self._most_earned(cost, goods[0])

    def shares(self, cost: Cost, held: int) -> list[tuple[int, int, int]]:
        """Of each need of this cost: how many it asks for, how many are held, the lowest price of one."""
        asked = self.known.get(id(cost)) or self.box.counting.asked(cost)
        if asked:
            return [(count, held >> field & MOST, cheapest) for count, field, cheapest in asked[2]]
        counting = self.box.counting
        return [(need.count, counting.count(held, need), counting.cheapest(need)) for need in cost.needs]

    def _affords_slowly(self, cost: Cost, goods: GoodsAtHand) -> bool:
        """As `affords`, for a cost with a toll or with a choice that no cost of the game asks for."""
        tiles, held, market = goods[:3]
        price, counting = cost.gold, self.box.counting
        needs = [Need((material,), count) for material, count in self.carriage.toll]
        for need in (*needs, *cost.needs):
            missing = max(need.count - counting.count(held, need), 0)
            if missing and not market:
                return False
            price += missing * counting.cheapest(need)
            if len(need.materials) == 1:  # what serves the toll is gone
                held -= (need.count - missing) * counting.unit[need.materials[0]]
        return price <= self.gold or price - self.gold <= self._most_earned(cost, tiles)

    def _most_earned(self, cost: Cost, tiles: int) -> int:
        """The most gold the seat's own units on these tiles can earn when they serve this cost."""
        stocked, seat = self.stocked, self.seat
        if not stocked.earning(seat):
            return 0
        return sum([stocked.most_earned(seat, tiles, need) for need in cost.needs])

    def anywhere(self, cost: Cost) -> bool:
        """Whether the cost might be settled somewhere; False is certain."""
        if self.everything is None:
            # As if everything came to one tile: what cannot be paid even so need not be asked tile by tile.
            self.everything = self.goods(EVERYWHERE)
        return self.affords(cost, self.everything)

    def payable(self, cost: Cost, among: int = EVERYWHERE) -> int:
        """The reachable tiles, as bits and among these, where some payment settles this cost."""
        return self.payable_if_anywhere(cost, among) if self.anywhere(cost) else 0

    def payable_if_anywhere(self, cost: Cost, among: int) -> int:
        """As `payable`, for whoever has asked already whether the cost might be settled somewhere."""
        among &= self.reachable
        if not cost.needs and not self.carriage.toll:
            return among
        found = 0
        for bit in self.each(cost, among):
            found |= bit
        return found

    def each_payable(self, cost: Cost, among: int = EVERYWHERE) -> Iterator[int]:
        """One after the other, each as a bit: for whoever stops at the first that will do."""
        among &= self.reachable
        if among and self.anywhere(cost):
            yield from self.each(cost, among)

    def each(self, cost: Cost, among: int) -> Iterator[int]:
        """As `each_payable`, for whoever has asked already whether the cost might be settled somewhere."""
        telling, carriage = self._telling(cost), self.carriage
        links, trains = carriage.reach.links, carriage.reach.trains(carriage.carriers)
        found: dict[int, bool] = {}
        while among:
            bit = among & -among
            among ^= bit
            # As in Reach.origins(), written out: asked for every tile.
            origins = bit | links[bit.bit_length() - 1]
            for served in trains:
                if served & bit:
                    origins |= served
            origins &= telling
            pays = found.get(origins)
            if pays is None:
                pays = found[origins] = self.affords(cost, self.goods(origins))
            if pays:
                yield bit

    def _telling(self, cost: Cost) -> int:
        """The tiles, as bits, that hold something for this cost, and the Markets."""
        found, where = self.markets, self.stocked.where
        for need in cost.needs:
            for material in need.materials:
                found |= where(material)
        for material, _ in self.carriage.toll:
            found |= where(material)
        return found


class FerriedTiles(PayableTiles):
    """The same where ferries bring more for a toll: what cannot be paid on land may be paid across water."""

    __slots__ = ("_ways",)

    def __init__(self, state: State, seat: int, carriage: Carriage, stocked: Stocked | None = None) -> None:
        super().__init__(state, seat, carriage, stocked)
        self._ways: list[PayableTiles] | None = None

    @property
    def ways(self) -> list[PayableTiles]:
        """The same moment over each choice of ferries."""
        if self._ways is None:
            self._ways = [self.across(carriage) for carriage in self.carriage.crossings()]
        return self._ways

    def at(self, tile: int, *, may_buy: bool = True) -> GoodsAtHand:
        """What is at hand on this tile, and which one that is."""
        usable, held, market = self.goods(self.carriage.origins(tile), may_buy=may_buy)[:3]
        return usable, held, market, tile if may_buy else ~tile

    def affords(self, cost: Cost, goods: GoodsAtHand) -> bool:
        """Whether some payment settles this cost, on land or over ferries."""
        if super().affords(cost, goods):
            return True
        if len(goods) == 3:
            return False
        usable, _, market, tile = goods
        may_buy = tile >= 0
        for way in self.ways:
            there = way.at(tile if may_buy else ~tile, may_buy=may_buy)
            if (there[0] != usable or there[2] != market) and way.affords(cost, there):
                return True
        return False

    def each(self, cost: Cost, among: int) -> Iterator[int]:
        """On land first, then over ferries."""
        for bit in super().each(cost, among):
            among &= ~bit
            yield bit
        for way in self.ways:
            for bit in way.each(cost, among):
                among &= ~bit
                yield bit


def payable_of(state: State, seat: int) -> PayableTiles:
    """The index of this state for a seat: remembered by the village, for what it is made of never alters."""
    box, village = state.box, state.village
    if box.apart or box.carrying:
        carriage = carriage_of(state, seat)
        return (FerriedTiles if carriage.ferries else PayableTiles)(state, seat, carriage)
    key = (id(state.stock), seat, state.gold[seat], state.donkeys[seat])
    found = village.payable.get(key)
    if found is None:
        found = PayableTiles(state, seat, carriage_of(state, seat))
        if len(village.payable) >= KEPT:
            village.payable.clear()
        village.payable[key] = found  # it holds the stock, so that no other can have its id
    return found


def _stocked(state: State, usable: int) -> Stocked:
    known = state.village.stocked
    found = known.get((id(state.stock), usable))
    if found is None:
        found = Stocked(state.box, state.stock, usable)
        if len(known) >= KEPT:
            known.clear()
        known[id(state.stock), usable] = found
    return found
