"""How he pays: from any connected tile, in the order of S3; bought or over water only if need be (S22)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hamlet.engine.bits import bits
from hamlet.engine.botric.base import HUMAN_SEAT, edition_of, parts_of
from hamlet.engine.carriage import EVERYWHERE, Carriage, carriage_of
from hamlet.engine.definitions import Cost, Need, Price
from hamlet.engine.payments.payment import Payment, tidy
from hamlet.engine.places import market_mask
from hamlet.engine.state import State

StockUnit = tuple[int, int]
"""A tile and a stock code."""


class Bill(NamedTuple):
    """A cost as he would pay it on one tile: `gold` is for purchases and coins together.

    `materials` is all that it takes, bought or not, with what boats ask for.
    """

    payment: Payment
    gold: int
    own_high: int
    own_refined: int
    bought: int
    materials: int


class Purse(NamedTuple):
    """What gold he may use for something: of his own, and from his coin tile."""

    own: int = 0
    tile: int = 0

    @property
    def all(self) -> int:
        """Both together."""
        return self.own + self.tile


def own_purse(state: State) -> Purse:
    """His own gold alone."""
    return Purse(own=state.gold[state.seat])


class Till:
    """What he could pay with on one tile, if goods cross some of the waters on which he has boats."""

    __slots__ = ("_plenty", "_state", "_steps", "carriage", "market", "units")

    def __init__(self, state: State, carriage: Carriage, tile: int) -> None:
        self._state = state
        self.carriage = carriage
        origins = carriage.origins(tile)
        self.market = bool(origins & market_mask(state))
        stock = state.stock
        self.units: list[StockUnit] = [
            (uid, code)
            for uid in bits(origins & carriage.usable & (1 << len(stock)) - 1)
            for code in stock[uid]
        ]
        self._steps = carriage.reach.steps_from(tile)
        material_of = state.box.code_material
        self._plenty: dict[int, int] = {}
        for _, code in self.units:
            self._plenty[material_of[code]] = self._plenty.get(material_of[code], 0) + 1
        self.units.sort(key=self._rank)

    def _rank(self, unit: StockUnit) -> tuple[int, int, int, int, int]:
        """What he uses first (S3)."""
        uid, code = unit
        material = self._state.box.code_material[code]
        return self.whose(code), self._steps[uid], -self._plenty[material], material, uid

    def whose(self, code: int) -> int:
        """His own of high quality, his own, nobody's, the human's, the human's of high quality."""
        box, seat = self._state.box, self._state.seat
        maker = box.code_maker[code]
        if maker < 0 or box.is_settled(code):
            return 2
        high = box.code_quality[code]
        return (0 if high else 1) if maker == seat else (4 if high else 3)

    @property
    def toll(self) -> tuple[Need, ...]:
        """What the crossing itself asks for, before anything else."""
        return tuple(Need((material,), count) for material, count in self.carriage.toll)

    def chosen(self, needs: tuple[Need, ...]) -> list[list[StockUnit]]:
        """For each need the units that he would use, fewer where there are not enough."""
        left, material_of = list(self.units), self._state.box.code_material
        found = []
        for need in needs:
            taken = [unit for unit in left if material_of[unit[1]] in need.materials][: need.count]
            for unit in taken:
                left.remove(unit)
            found.append(taken)
        return found


def tills(state: State, tile: int) -> Iterator[Till]:
    """What he could pay with on this tile: on land, then over few waters before many, the oldest first."""
    land = carriage_of(state, state.seat, EVERYWHERE)
    yield Till(state, land, tile)
    for crossing in land.crossings():
        yield Till(state, crossing, tile)


def prices_of(state: State) -> tuple[int, ...] | None:
    """What he pays for one unit of each material at the free market; None if he never buys."""
    parts = parts_of(state.box)
    price: Price | None = parts.edition.prices
    if price is None:
        return None
    if parts.switches.human_prices:
        return state.box.prices
    materials = state.box.definitions.materials
    return tuple(price.refined if material.refined else price.raw for material in materials)


def bill_for(
    state: State, tile: int, cost: Cost, purse: Purse, *, may_buy: bool = True, at_church: bool = False
) -> Bill | None:
    """How he pays this cost on this tile: by the first way that serves; None if there is none."""
    for till in tills(state, tile):
        asked = discounted(state, till, cost) if at_church else cost
        bill = _bill(state, till, asked, purse, may_buy=may_buy)
        if bill is not None:
            return bill
    return None


def _bill(state: State, till: Till, cost: Cost, purse: Purse, *, may_buy: bool) -> Bill | None:
    needs = (*till.toll, *cost.needs)
    chosen = till.chosen(needs)
    bought: list[int] = []
    prices = prices_of(state) if may_buy and till.market else None
    for need, units in zip(needs, chosen, strict=True):
        missing = need.count - len(units)
        if missing and prices is None:
            return None
        if missing and prices is not None:
            cheapest = min(need.materials, key=lambda each: (prices[each], each))
            bought += [cheapest] * missing
    units = [unit for each in chosen for unit in each]
    box = state.box
    own = [code for _, code in units if till.whose(code) < 2]
    earned = sum(box.code_gain[code].gold for code in own) if edition_of(state).own_gold else 0
    gold = cost.gold + sum(prices[material] for material in bought) if prices else cost.gold
    if gold > purse.all + earned:
        return None
    return Bill(
        tidy(units, bought, till.carriage.crossed),
        gold,
        sum(box.code_quality[code] for code in own),
        len(own),
        len(bought),
        sum(need.count for need in needs),
    )


def discounted(state: State, till: Till, cost: Cost) -> Cost:
    """What a delivery asks of him: less of each class, but never less than nothing (S7)."""
    less, materials = edition_of(state).discount, state.box.definitions.materials
    needs = list(cost.needs)
    for refined, count in ((False, less.raw), (True, less.refined)):
        for _ in range(count):
            where = [
                number
                for number, need in enumerate(needs)
                if need.count and materials[need.materials[0]].refined == refined
            ]
            if where:
                spared = _spared(state, till, needs, where)
                needs[spared] = Need(needs[spared].materials, needs[spared].count - 1)
    return Cost(tuple(need for need in needs if need.count), max(cost.gold - less.gold, 0))


def _spared(state: State, till: Till, needs: list[Need], where: list[int]) -> int:
    """The need of which he gives one less: what he lacks first, then what would pay the human most."""
    chosen, box = till.chosen((*till.toll, *needs))[len(till.toll) :], state.box

    def badness(number: int) -> tuple[int, int]:
        lacking = needs[number].count - len(chosen[number])
        paid = [
            box.code_gain[code].gold + box.code_gain[code].points
            for _, code in chosen[number]
            if box.code_maker[code] == HUMAN_SEAT
        ]
        return lacking, max(paid, default=0)

    return max(where, key=badness)
