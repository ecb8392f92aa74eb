"""Paying by the lake the long way: every choice of boats, every unit, every reason why a boat is needless.

A boat opens its whole body of water to its owner's goods for so much wheat (L5, L6, L19). Others' Storerooms
are locked (L9); on ice everything crosses for nothing, on long days nobody needs donkeys (L18).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import combinations, combinations_with_replacement, product

from hamlet.engine.definitions import Cost, Kind, Need
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.payments.payment import Payment
from hamlet.engine.state import State
from tests.oracles.ground import slow_village
from tests.oracles.waters import SlowWaters

BUY = -1
Boats = tuple[int, ...]
Unit = tuple[int, int]


class LakeView:
    """What one seat has of the waters: its boats, effects that act for it, buildings it may not use."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.waters = SLICE.of(state)
        self.slow = SlowWaters.of(state.village)
        self.bodies = {min(body): body for body in self.slow.bodies()}

    def acts(self, effect: str) -> bool:
        """Whether a meal of this turn does this for the seat."""
        cards = parts_of(self.state.box).cards
        eaten = (*self.waters.waiting, *self.waters.lasting) if self.seat == self.state.seat else ()
        return any(effect in cards[card].does for card in eaten)

    def around(self, body: int) -> set[int]:
        """The tiles that share a segment with a body."""
        return set().union(*(self.slow.lakes[lake].beside for lake in self.bodies[body]))

    @cached_property
    def own(self) -> list[int]:
        """The bodies on which the seat has a boat."""
        boats = self.waters.boats
        return [name for name, lakes in self.bodies.items() if any(boats[n] == self.seat for n in lakes)]

    @property
    def wheat_each(self) -> int:
        """How much wheat a body costs that goods cross."""
        wheat = self.state.box.rules.option("boat_wheat", 1)
        assert isinstance(wheat, int)
        return wheat

    @cached_property
    def free(self) -> list[int]:
        """The bodies that goods cross for nothing."""
        if self.acts("frozen_lakes"):
            return list(self.bodies)
        return [] if self.wheat_each else self.own

    @cached_property
    def for_wheat(self) -> list[int]:
        """The bodies that goods cross for wheat."""
        return [] if self.free or not self.wheat_each else self.own

    @cached_property
    def locked(self) -> set[int]:
        """Storerooms of others."""
        tiles, kinds = self.state.village.tiles, self.state.box.kind_of
        return {
            uid
            for uid, placed in enumerate(tiles)
            if kinds[placed.tile] == "storeroom" and placed.owner != self.seat
        }

    def links(self, crossed: Iterable[int]) -> list[set[int]]:
        """For each tile those directly connected with it for the seat, over these and the free bodies."""
        joins = [self.around(body) for body in (*self.free, *crossed)]
        return slow_village(self.state.box.definitions, self.state.village, joins).links

    @property
    def walking(self) -> list[set[int]]:
        """The same for villagers and donkeys, who cross for nothing."""
        return self.links(self.for_wheat)

    @cached_property
    def reachable(self) -> set[int]:
        """The tiles that the seat's villagers get to."""
        links, found, waiting = self.walking, {0}, [0]
        while waiting:
            for near in links[waiting.pop()] - found:
                found.add(near)
                waiting.append(near)
        return found

    def sources(self, tile: int, crossed: Iterable[int]) -> set[int]:
        """The tiles from which goods come to this one over these bodies (B2)."""
        links = self.links(crossed)
        donkeys = {piece >> 1 for piece in self.state.donkeys[self.seat]}
        carrying = set(range(len(links))) if self.acts("no_donkeys") else donkeys
        found, waiting = {tile}, [tile]
        while waiting:
            for near in links[waiting.pop()] - found:
                found.add(near)
                if near in carrying:
                    waiting.append(near)
        return found


class BoatTill:
    """One seat paying at one tile by the lake."""

    def __init__(self, state: State, seat: int, tile: int, *, may_buy: bool = True) -> None:
        self.state, self.seat, self.tile, self.may_buy = state, seat, tile, may_buy
        self.view = LakeView(state, seat)
        ids = [each.id for each in state.box.definitions.materials]
        self.wheat = ids.index("wheat")
        self.ways: dict[Boats, set[int]] = {
            boats: self.view.sources(tile, boats) for boats in subsets(self.view.for_wheat)
        }

    def toll(self, boats: Boats) -> int:
        """The wheat that these boats ask."""
        return self.view.wheat_each * len(boats)

    def market(self, boats: Boats) -> bool:
        """Whether goods may be bought, and come."""
        tiles, kinds = self.state.village.tiles, self.state.box.kind_of
        return self.may_buy and any(kinds[tiles[uid].tile] == Kind.MARKET for uid in self.ways[boats])

    def settles(self, cost: Cost, payment: Payment) -> bool:
        """Whether this payment is right to the unit and the boat, and can be afforded."""
        return (
            payment.boats in self.ways
            and _is_tidy(payment)
            and self._is_there(payment)
            and (self.market(payment.boats) or not payment.bought)
            and self._is_enough(cost, payment)
            and self._is_affordable(cost, payment)
            and not self.needless(payment)
        )

    def needless(self, payment: Payment) -> bool:
        """Whether, without some of its boats, at most their wheat could not come: then it need not either."""
        for fewer in subsets(payment.boats):
            if fewer == payment.boats:
                continue
            left = self.stranded(payment, fewer)
            if set(left) <= {self.wheat} and left[self.wheat] <= self.toll(payment.boats) - self.toll(fewer):
                return True
        return False

    def stranded(self, payment: Payment, boats: Boats) -> Counter[int]:
        """What of the payment could not come over these boats alone, by material."""
        found: Counter[int] = Counter()
        for uid, code, count in payment.units:
            if uid not in self.ways[boats]:
                found[self.state.box.code_material[code]] += count
        if not self.market(boats):
            found.update(dict(payment.bought))
        return found

    def payments(self, cost: Cost) -> set[Payment]:
        """Every payment that settles the cost, found by trying all."""
        return {
            payment
            for boats in self.ways
            for payment in self._tried(cost, boats)
            if self.settles(cost, payment)
        }

    def _tried(self, cost: Cost, boats: Boats) -> Iterator[Payment]:
        toll = self.toll(boats)
        needs = (*cost.needs, Need((self.wheat,), toll)) if toll else cost.needs
        fillings = [set(combinations_with_replacement(self._pool(need, boats), need.count)) for need in needs]
        for parts in product(*fillings):
            yield payment_of([unit for part in parts for unit in part], boats)

    def _pool(self, need: Need, boats: Boats) -> list[Unit]:
        """Units that serve this need and come so: trying others would only take longer."""
        stock, material_of = self.state.stock, self.state.box.code_material
        there = {(uid, code) for uid in self.ways[boats] - self.view.locked for code in stock[uid]}
        serving = [unit for unit in sorted(there) if material_of[unit[1]] in need.materials]
        return serving + ([(BUY, each) for each in need.materials] if self.market(boats) else [])

    def _is_there(self, payment: Payment) -> bool:
        usable = self.ways[payment.boats] - self.view.locked
        return all(
            uid in usable and self.state.stock[uid].count(code) >= count for uid, code, count in payment.units
        )

    def _is_enough(self, cost: Cost, payment: Payment) -> bool:
        """Exactly the cost and the wheat of the boats: without that wheat the cost is left, to the unit."""
        material_of = self.state.box.code_material
        given: Counter[int] = Counter()
        for _, code, count in payment.units:
            given[material_of[code]] += count
        for material, count in payment.bought:
            given[material] += count
        given[self.wheat] -= self.toll(payment.boats)
        wanted = {material for need in cost.needs for material in need.materials}
        return (
            given[self.wheat] >= 0
            and {material for material, count in given.items() if count} <= wanted
            and all(sum(given[each] for each in need.materials) == need.count for need in cost.needs)
        )

    def _is_affordable(self, cost: Cost, payment: Payment) -> bool:
        """Units first, each paying its maker unless that was done before, then purchases, then coins."""
        box, purse = self.state.box, self.state.gold[self.seat]
        for _, code, count in payment.units:
            if box.code_maker[code] == self.seat and not box.is_settled(code):
                purse += box.code_gain[code].gold * count
        for material, count in payment.bought:
            purse -= box.prices[material] * count
        return purse - cost.gold >= 0


def subsets(names: Iterable[int]) -> list[Boats]:
    """Every choice of boats, few before many."""
    all_names = sorted(names)
    return [chosen for count in range(len(all_names) + 1) for chosen in combinations(all_names, count)]


def _is_tidy(payment: Payment) -> bool:
    piles = [unit[:2] for unit in payment.units]
    wares = [material for material, _ in payment.bought]
    counts = [unit[2] for unit in payment.units] + [count for _, count in payment.bought]
    return piles == sorted(set(piles)) and wares == sorted(set(wares)) and min(counts, default=1) > 0


def payment_of(units: Iterable[Unit], boats: Boats = ()) -> Payment:
    """The payment of these single units and purchases."""
    counted = sorted(Counter(units).items())
    return Payment(
        tuple((uid, code, count) for (uid, code), count in counted if uid != BUY),
        tuple((material, count) for (uid, material), count in counted if uid == BUY),
        boats,
    )
