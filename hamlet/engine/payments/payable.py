"""Where in the village a seat can pay: one index for each state, shared by all families that are paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hamlet.engine.bits import bits
from hamlet.engine.carriage import EVERYWHERE, Carriage, carriage_of
from hamlet.engine.definitions import Cost
from hamlet.engine.payments.affording import FIELD, MOST, Purse, Stock, packed
from hamlet.engine.places import market_mask
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State

if TYPE_CHECKING:
    from hamlet.engine.box import Box

KEPT: Final = 16
"""How many counts of a stock a village remembers, and how many indexes each of them."""

Key = tuple[int, int, "Carriage | tuple[int, ...]"]
"""Seat, gold, and who carries: donkeys, or whatever an expansion makes of them."""


class Stocked:
    """The tiles that hold something usable, each as a bit with its units counted by material."""

    __slots__ = ("_where", "everything", "payable", "stock", "tiles", "usable")

    def __init__(self, box: Box, stock: Stock, usable: int) -> None:
        self.stock = stock
        self.payable: dict[Key, PayableTiles] = {}
        self.usable = usable
        self.tiles = [
            (1 << uid, packed(box, pile)) for uid, pile in enumerate(stock) if pile and usable >> uid & 1
        ]
        self.everything = sum([units for _, units in self.tiles])
        self._where: dict[int, int] = {}

    def where(self, material: int) -> int:
        """The tiles, as bits, that hold this material."""
        found = self._where.get(material)
        if found is None:
            field = MOST << material * FIELD
            found = self._where[material] = sum([bit for bit, units in self.tiles if units & field])
        return found

    def held(self, goods: int) -> int:
        """The units on these tiles, counted by material."""
        found = 0
        for bit, units in self.tiles:
            if goods & bit:
                found += units
        return found


class PayableTiles:
    """What one seat can pay for, and on which of its reachable tiles, at one moment."""

    __slots__ = ("_markets", "_reachable", "box", "carriage", "gold", "seat", "stocked")

    def __init__(self, state: State, seat: int, carriage: Carriage, stocked: Stocked | None = None) -> None:
        """Look at the state with its stock counted already, or count it now."""
        self.box = state.box
        self.seat = seat
        self.gold = state.gold[seat]
        self.carriage = carriage
        self.stocked = stocked or _stocked(state, carriage.usable)
        self._reachable = reach_of(state, seat).reachable
        self._markets = market_mask(state)

    def origins(self, tile: int) -> int:
        """The tiles, as bits, from which goods come to this one."""
        return self.carriage.origins(tile)

    def purse(self, origins: int, *, may_buy: bool = True) -> Purse:
        """What the seat can pay with where goods come from these tiles."""
        goods = origins & self.carriage.usable
        market = may_buy and origins & self._markets != 0
        held = self.stocked.held(goods)
        return Purse(self.box, self.seat, self.stocked.stock, goods, held, market, self.gold)

    def anywhere(self, cost: Cost) -> bool:
        """Whether the cost might be settled somewhere; False is certain."""
        # As if everything came to one tile: what cannot be paid even so need not be asked tile by tile.
        stocked = self.stocked
        everything = Purse(
            self.box,
            self.seat,
            stocked.stock,
            stocked.usable,
            stocked.everything,
            self._markets != 0,
            self.gold,
        )
        return everything.affords(cost, self.carriage.toll)

    def payable(self, cost: Cost, among: int = -1) -> int:
        """The reachable tiles, as bits and among these, where some payment settles this cost."""
        among &= self._reachable
        if not among or not self.anywhere(cost):
            return 0
        if not cost.needs and not self.carriage.toll:
            return among
        known: dict[int, bool] = {}
        found = 0
        telling, origins = self._telling(cost), self.carriage.origins
        for uid in bits(among):
            goods = origins(uid) & telling
            pays = known.get(goods)
            if pays is None:
                pays = known[goods] = self.purse(goods).affords(cost, self.carriage.toll)
            if pays:
                found |= 1 << uid
        return found

    def payable_among(self, cost: Cost, among: int) -> bool:
        """Whether some payment settles this cost on one of these tiles at least."""
        among &= self._reachable
        if not among or not self.anywhere(cost):
            return False
        if not cost.needs and not self.carriage.toll:
            return True
        telling, origins = self._telling(cost), self.carriage.origins
        failed = set()
        for uid in bits(among):
            goods = origins(uid) & telling
            if goods not in failed:
                if self.purse(goods).affords(cost, self.carriage.toll):
                    return True
                failed.add(goods)
        return False

    def _telling(self, cost: Cost) -> int:
        """The tiles, as bits, that hold something this cost needs, and the Markets."""
        found = self._markets
        where = self.stocked.where
        for need in cost.needs:
            for material in need.materials:
                found |= where(material)
        for material, _ in self.carriage.toll:
            found |= where(material)
        return found


def payable_of(state: State, seat: int) -> PayableTiles:
    """The index of this state for a seat: remembered by the village, for what it is made of never alters."""
    box, carriage = state.box, None
    by: Carriage | tuple[int, ...] = state.donkeys[seat]
    if box.joining or box.carrying:
        by = carriage = carriage_of(state, seat)
    stocked = _stocked(state, carriage.usable if carriage else EVERYWHERE)
    key = (seat, state.gold[seat], by)
    found = stocked.payable.get(key)
    if found is None:
        found = PayableTiles(state, seat, carriage or carriage_of(state, seat), stocked)
        if len(stocked.payable) >= KEPT:
            stocked.payable.clear()
        stocked.payable[key] = found
    return found


def _stocked(state: State, usable: int) -> Stocked:
    known = state.village.stocked
    found = known.get((id(state.stock), usable))
    if found is None:
        found = Stocked(state.box, state.stock, usable)
        if len(known) >= KEPT:
            known.clear()
        known[id(state.stock), usable] = found  # it holds the stock, so that no other can have its id
    return found
