"""Storerooms: their owner brings goods there, whose makers are paid then, and alone uses them (L9, L21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar, Final

from hamlet.engine.actions.family import NEAREST, Action, Family, Target, choose
from hamlet.engine.actions.villager import any_stands, send_villager, villager_refusal, workplaces
from hamlet.engine.carriage import carriage_of
from hamlet.engine.definitions import Cost
from hamlet.engine.dice import Chooser
from hamlet.engine.events import Sink
from hamlet.engine.kinds import BuildingKind
from hamlet.engine.lake.base import rules_of
from hamlet.engine.lake.events import MaterialStored
from hamlet.engine.payments.payment import (
    NOTHING,
    Payment,
    boat_refusal,
    give,
    needless_refusal,
    pay,
    payment_refusal,
)
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.places import empty_slots
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State, put

STOREROOM: Final = "storeroom"
STOREROOM_KIND: Final = BuildingKind(STOREROOM, needs=("slots",), flag=True)

StoredGoods = tuple[tuple[int, int, int], ...]
"""Units as (tile, stock code, count), sorted and merged."""

FREE: Final = Cost()


@dataclass(frozen=True, slots=True)
class Store(Action):
    """Bring these goods into a storeroom; the payment is what the boats that carry them ask."""

    tile: int
    goods: StoredGoods
    payment: Payment
    walker: int = NEAREST


class StoreFamily(Family[Store]):
    """Storing. Each unit's maker is paid now, and not when it is used."""

    name: ClassVar[str] = "store"
    action: ClassVar[type[Action]] = Store
    by_villager: ClassVar[bool] = True

    def refusal(self, state: State, action: Store) -> Refusal | None:
        """Why these goods cannot be stored there."""
        return (
            villager_refusal(state, action.tile, action.walker)
            or self.site_refusal(state, action.tile)
            or _goods_refusal(state, action)
            or _way_refusal(state, action)
        )

    def site_refusal(self, state: State, tile: int) -> Refusal | None:
        """Why the seat can store nothing there, goods apart."""
        placed = state.village.tiles[tile]
        if state.box.kind_of[placed.tile] != STOREROOM:
            return refuse("L9", "not_a_storeroom", tile=tile)
        if placed.owner != state.seat:
            return refuse("L9", "not_your_storeroom", tile=tile, seat=placed.owner)
        return None if empty_slots(state, tile) else refuse("L9", "slots_full", tile=tile)

    def apply(self, state: State, action: Store, emit: Sink) -> None:
        """Pay the boats, move the goods, pay their makers."""
        seat, tile = state.seat, action.tile
        send_villager(state, tile, action.walker, emit)
        carriage = carriage_of(state, seat).crossing(action.payment.boats)
        routes = carriage.routes(tile) if emit else {}
        pay(state, seat, tile, FREE, action.payment, emit)
        for source, code, count in action.goods:
            for _ in range(count):
                _move(state, source, code, tile, routes.get(source, ()), emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Every own storeroom with an empty slot to which something can be brought."""
        if not any_stands(state):
            return ()
        tiles = state.village.tiles
        found = [uid for uid in workplaces(state, STOREROOM) if tiles[uid].owner == state.seat]
        return [(uid,) for uid in found if next(self.actions(state, (uid,)), None) is not None]

    def actions(self, state: State, target: Target) -> Iterator[Store]:
        """Every choice of goods by every way."""
        (tile,) = target
        empty = empty_slots(state, tile)
        for way in sources_at(state, tile).ways() if empty else ():
            units = storable(way)
            for count in range(1, min(most_stored(state), empty) + 1):
                for chosen in dict.fromkeys(combinations(units, count)):
                    yield from _brought(state, way, merged(chosen))

    def propose(self, state: State, target: Target) -> Store:
        """As much as fits: first what pays its owner, then what pays nobody."""
        box, seat = state.box, state.seat

        def rank(store: Store) -> tuple[int, int, int]:
            own = rivals = 0
            for _, code, count in store.goods:
                worth = (box.code_gain[code].gold + box.code_gain[code].points) * count
                own += worth if box.code_maker[code] == seat else 0
                rivals += worth if box.code_maker[code] != seat else 0
            return len(store.payment.boats), rivals - own, -sum(count for *_, count in store.goods)

        return min(self.actions(state, target), key=rank)

    def sample(self, state: State, target: Target, dice: Chooser) -> Store:
        """One of them by chance."""
        return choose(list(self.actions(state, target)), dice)


def most_stored(state: State) -> int:
    """How many units one action may store."""
    return rules_of(state).stored_at_once


def sources_at(state: State, tile: int) -> PaymentSources:
    """What could be brought to the storeroom: never from the free market."""
    return PaymentSources(state, state.seat, tile, may_buy=False)


def storable(sources: PaymentSources) -> list[tuple[int, int]]:
    """Every unit that this way brings, one by one; what lies there already stays."""
    piles = [pile for piles in sources.piles for pile in piles if pile[0] != sources.tile]
    return [(tile, code) for tile, code, count in sorted(piles) for _ in range(count)]


def bringing(state: State, tile: int, goods: StoredGoods) -> Iterator[Store]:
    """Every way to store just these goods there, over few boats before over many."""
    for way in sources_at(state, tile).ways():
        yield from _brought(state, way, goods)


def _brought(state: State, way: PaymentSources, goods: StoredGoods) -> Iterator[Store]:
    """Storing these goods by one way, with every payment of its toll."""
    for payment in _tolls(way, goods):
        store = Store(way.tile, goods, payment)
        if _way_refusal(state, store) is None:
            yield store


def merged(units: Sequence[tuple[int, int]]) -> StoredGoods:
    """Units, sorted already, as goods."""
    return tuple((tile, code, units.count((tile, code))) for tile, code in dict.fromkeys(units))


def _goods_refusal(state: State, action: Store) -> Refusal | None:
    """Why these are no goods for this storeroom, however they come."""
    piles = [(tile, code) for tile, code, _ in action.goods]
    counts = [count for *_, count in action.goods]
    if piles != sorted(set(piles)) or min(counts, default=1) < 1:
        return refuse("B3", "payment_untidy")
    most = min(most_stored(state), empty_slots(state, action.tile))
    if not 1 <= sum(counts) <= most:
        return refuse("L21", "store_so_many", tile=action.tile, most=most, count=sum(counts))
    given = {(tile, code): count for tile, code, count in action.payment.units}
    for tile, code, count in action.goods:
        both = count + given.get((tile, code), 0)
        if not 0 <= tile < len(state.stock) or state.stock[tile].count(code) < both:
            return refuse("B3", "no_such_units", tile=tile, code=code, count=both)
        if tile == action.tile:
            return refuse("L9", "stored_already", tile=tile, code=code)
    return None


def _way_refusal(state: State, action: Store) -> Refusal | None:
    """Why the goods cannot come so, or the boats are not paid so."""
    sources, boats = sources_at(state, action.tile), action.payment.boats
    if action.payment.bought:
        return refuse("B3", "no_purchases_here", tile=action.tile)
    found = boat_refusal(sources, boats)
    if found:
        return found
    way, lying = sources.across(boats), 0
    for tile, code, _ in action.goods:
        lying |= 1 << tile
        if not way.origins >> tile & 1:
            return refuse("B2", "cannot_be_brought", source=tile, tile=action.tile, code=code)
        if not way.usable >> tile & 1:
            return refuse("B3", "not_yours_to_use", source=tile, code=code)
    # Judged as a payment of nothing but the toll: whether that is paid for nothing only the goods can tell.
    found = payment_refusal(way, FREE, action.payment)
    if found is not None and found.code != "boat_not_needed":
        return found
    return needless_refusal(way, action.payment, lying)


def _tolls(way: PaymentSources, goods: StoredGoods) -> Iterator[Payment]:
    """Every payment of the toll that leaves the goods alone."""
    taken = {(tile, code): count for tile, code, count in goods}
    for payment in _toll_payments(way) if way.carriage.toll else (NOTHING,):
        if all(
            way.stock[tile].count(code) >= count + taken.get((tile, code), 0)
            for tile, code, count in payment.units
        ):
            yield payment


def _toll_payments(way: PaymentSources) -> Iterator[Payment]:
    """Every payment of what the boats of this way ask."""
    ((material, count),) = way.carriage.toll
    units = [(tile, code) for tile, code, many in way.piles[material] for _ in range(many)]
    for chosen in dict.fromkeys(combinations(units, count)):
        yield Payment(merged(chosen), (), way.carriage.crossed)


def _move(state: State, source: int, code: int, tile: int, way: tuple[int, ...], emit: Sink) -> None:
    box = state.box
    pile = state.stock[source]
    index = pile.index(code)
    state.stock = put(state.stock, source, pile[:index] + pile[index + 1 :])
    state.stock = put(state.stock, tile, tuple(sorted((*state.stock[tile], box.settled_code(code)))))
    if emit:
        emit(MaterialStored(state.seat, code, way))
    if box.code_maker[code] >= 0:
        give(state, box.code_maker[code], box.code_gain[code], "used", source, emit)
