"""Slow, obvious answers about reach, transport and payment, to test the quick ones against.

Reach walks over sides of the lattice, transport writes out every chain of tiles (B1, B2), and payments
are all tried one by one (B3). Nothing of the engine's own reasoning is used here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from hamlet.bench.oracle import SlowVillage
from hamlet.engine.definitions import Cost, Kind, Need
from hamlet.engine.payments.payment import Payment
from hamlet.engine.state import State
from tests.oracles.ground import seat_village

BUY = -1
Unit = tuple[int, int]


def reach_by_sides(village: SlowVillage) -> set[int]:
    """The tiles joined to the Church, found by crossing one side after another (B1)."""
    markers = {road.side for road in village.roads}
    connects = [terrain.connects for terrain in village.terrains]
    reached, waiting = {0}, [0]
    while waiting:
        here = waiting.pop()
        for side in village.sides_of(village.tiles[here]):
            sharing = village.owners[side]
            crossable = side in markers or all(connects[terrain] for _, terrain in sharing)
            for uid, _ in sharing:
                if crossable and uid not in reached:
                    reached.add(uid)
                    waiting.append(uid)
        for group in village.joins:
            fresh = group - reached if here in group else set()
            reached |= fresh
            waiting += fresh
    return reached


def chains(village: SlowVillage, donkeys: set[int], source: int, tile: int) -> Iterator[tuple[int, ...]]:
    """Every chain without a tile twice from source to tile, each tile between with a donkey (B2)."""
    unfinished: list[tuple[int, ...]] = [(source,)]
    while unfinished:
        chain = unfinished.pop()
        here = chain[-1]
        if here == tile:
            yield chain
        elif len(chain) == 1 or here in donkeys:
            unfinished += [(*chain, near) for near in village.links[here] if near not in chain]


def slow_sources(village: SlowVillage, donkeys: set[int], tile: int) -> dict[int, int]:
    """The tiles whose materials can be used on this tile, with the length of the shortest chain."""
    found = {}
    for source in range(len(village.tiles)):
        lengths = [len(chain) for chain in chains(village, donkeys, source, tile)]
        if lengths:
            found[source] = min(lengths)
    return found


class SlowTill:
    """One seat paying at one tile, every coin and unit looked at."""

    def __init__(self, state: State, seat: int, tile: int, *, may_buy: bool = True) -> None:
        """Look around from this tile."""
        self.state, self.seat, self.may_buy = state, seat, may_buy
        donkeys = {piece >> 1 for piece in state.donkeys[seat]}
        self.steps = slow_sources(seat_village(state, seat), donkeys, tile)
        tiles, kinds = state.village.tiles, state.box.kind_of
        self.market = may_buy and any(kinds[tiles[uid].tile] == Kind.MARKET for uid in self.steps)

    def settles(self, cost: Cost, payment: Payment) -> bool:
        """Whether this payment is right to the unit and can be afforded."""
        return (
            _is_tidy(payment)
            and self._is_there(payment)
            and (self.market or not payment.bought)
            and self._is_enough(cost, payment)
            and self._is_affordable(cost, payment)
        )

    def payments(self, cost: Cost) -> set[Payment]:
        """Every payment that settles the cost, found by trying all."""
        fillings = [set(combinations_with_replacement(self._pool(need), need.count)) for need in cost.needs]
        tried = (_payment([unit for part in parts for unit in part]) for parts in product(*fillings))
        return {payment for payment in tried if self.settles(cost, payment)}

    def _pool(self, need: Need) -> list[Unit]:
        box = self.state.box
        lying = {(uid, code) for uid, codes in enumerate(self.state.stock) for code in codes}
        serving = [unit for unit in sorted(lying) if box.code_material[unit[1]] in need.materials]
        return serving + [(BUY, material) for material in need.materials]

    def _is_there(self, payment: Payment) -> bool:
        return all(
            uid in self.steps and self.state.stock[uid].count(code) >= count
            for uid, code, count in payment.units
        )

    def _is_enough(self, cost: Cost, payment: Payment) -> bool:
        material_of = self.state.box.code_material
        given: Counter[int] = Counter()
        for _, code, count in payment.units:
            given[material_of[code]] += count
        for material, count in payment.bought:
            given[material] += count
        wanted = {material for need in cost.needs for material in need.materials}
        return set(given) <= wanted and all(
            sum(given[material] for material in need.materials) == need.count for need in cost.needs
        )

    def _is_affordable(self, cost: Cost, payment: Payment) -> bool:
        """Units first, each paying its maker, then purchases, then coins: the purse must never be empty."""
        box = self.state.box
        purse = self.state.gold[self.seat]
        for _, code, count in payment.units:
            if box.code_maker[code] == self.seat:
                purse += box.code_gain[code].gold * count
        for material, count in payment.bought:
            purse -= box.prices[material] * count
        return purse - cost.gold >= 0


def _is_tidy(payment: Payment) -> bool:
    piles = [unit[:2] for unit in payment.units]
    wares = [material for material, _ in payment.bought]
    counts = [unit[2] for unit in payment.units] + [count for _, count in payment.bought]
    return piles == sorted(set(piles)) and wares == sorted(set(wares)) and min(counts, default=1) > 0


def _payment(units: list[Unit]) -> Payment:
    counted = sorted(Counter(units).items())
    return Payment(
        tuple((uid, code, count) for (uid, code), count in counted if uid != BUY),
        tuple((material, count) for (uid, material), count in counted if uid == BUY),
    )
