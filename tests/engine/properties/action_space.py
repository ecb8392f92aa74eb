"""The whole action space of a small village: every action that could be named, the senseless ones too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations_with_replacement, product
from typing import Any

from hamlet.engine.actions.church import Beg, Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import FinishHiring, HireDonkey, HireVillager, PlaceDonkey
from hamlet.engine.actions.layout import LayStart
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.refine import Refine, refining_cost
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.definitions import Cost, Kind
from hamlet.engine.lattice.geometry import Side, Vertex
from hamlet.engine.payments.payment import NOTHING, Payment, tidy
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State
from tests.oracles.ground import as_set, slow_village

BUY = -1
MARGIN = 4
WRONG_SIZED = 30  # about so many payments of one unit too few or too many, unless thorough


class ActionSpace:
    """Everything that could be tried in a state. `thorough` crosses everything with everything."""

    def __init__(self, state: State, *, thorough: bool = False) -> None:
        self.state = state
        self.thorough = thorough
        self.tiles = range(-1, len(state.village.tiles) + 1)
        self._paid: dict[Cost, list[Payment]] = {}

    def __iter__(self) -> Iterator[Action]:
        yield from (EndTurn(), HireVillager(), HireDonkey(), FinishHiring())
        yield from (PlaceDonkey(tile) for tile in self.tiles)
        yield from (MoveDonkey(source, target) for source, target in product(self.tiles, self.tiles))
        yield from (Beg(tile) for tile in self.tiles)
        yield from (SkipBlueprint(tile) for tile in self.tiles)
        shown = range(-1, len(self.state.display) + 2)
        yield from (TakeBlueprint(tile, position) for tile, position in product(self.tiles, shown))
        yield from self.produced()
        yield from self.refined()
        yield from self.sold()
        yield from self.delivered()
        yield from self.roads()
        yield from self.constructed()
        yield from self.starts()

    def produced(self) -> Iterator[Action]:
        materials = range(min(4, len(self.state.box.definitions.materials)))
        fills = [fill for length in range(5) for fill in product(materials, repeat=length)]
        yield from (Produce(tile, fill) for tile, fill in product(self.tiles, fills))

    def refined(self) -> Iterator[Action]:
        for tile, count in product(self.tiles, range(-1, 4)):
            known = 0 <= tile < len(self.state.village.tiles)
            cost = refining_cost(self.state, tile, max(count, 1)) if known else Cost()
            yield from (Refine(tile, count, payment) for payment in self.payments(cost))

    def sold(self) -> Iterator[Action]:
        for number, sale in enumerate(self.state.box.definitions.sales):
            for tile in self.tiles:
                paid = self.payments(sale.cost, whole=self._is(tile, Kind.MARKET))
                yield from (Sell(tile, number, payment) for payment in paid)
        sales = len(self.state.box.definitions.sales)
        yield from (Sell(tile, sale, NOTHING) for tile in self.tiles for sale in (-1, sales))

    def delivered(self) -> Iterator[Action]:
        slots = self.state.box.church_slots
        for number, slot in enumerate(slots):
            for tile in self.tiles:
                paid = self.payments(slot.cost, whole=self._is(tile, Kind.CHURCH))
                yield from (Deliver(tile, number, payment) for payment in paid)
        yield from (Deliver(tile, slot, NOTHING) for tile in self.tiles for slot in (-1, len(slots)))

    def roads(self) -> Iterator[Action]:
        costs = [each.road.cost for each in self.state.box.definitions.terrains if each.road]
        borders = {contact.side for contact in self.state.village.contacts}
        for side in self.sides():
            for tile, cost in product(self.tiles, costs):
                paid = self.payments(cost, whole=self.thorough or side in borders)
                yield from (BuildRoad(tile, side, payment) for payment in paid)

    def constructed(self) -> Iterator[Action]:
        """Every blueprint in hand everywhere; all payments where it touches and at few other spots."""
        definitions, hand = self.state.box.definitions.tiles, self.state.blueprints[self.state.seat]
        spots = list(product(range(-1, 7), self.window()))
        for blueprint in sorted(set(hand)):
            cost = definitions[blueprint].cost
            for number, (rotation, at) in enumerate(spots):
                whole = self.thorough or number % 499 == 0
                touched = self._touched(blueprint, rotation, at)
                for tile in self.tiles:
                    for payment in self.payments(cost, whole=whole or tile in touched):
                        yield Construct(blueprint, tile, rotation, at, payment)
        strangers = [-1, *(number for number in range(len(definitions) + 1) if number not in hand)]
        for number, ((rotation, at), tile) in enumerate(product(spots[::13], self.tiles)):
            yield Construct(strangers[number % len(strangers)], tile, rotation, at, NOTHING)

    def starts(self) -> Iterator[Action]:
        known = range(-1, 8 if self.state.pending else 2)
        spots = product(known, range(-1, 7), self.window())
        yield from (LayStart(start, rotation, at) for start, rotation, at in spots)

    def sides(self) -> set[Side]:
        """Every side of every tile, and some that belong to none."""
        slow = slow_village(self.state.box.definitions, self.state.village)
        return {*slow.owners, (50, 50, 0), (0, 0, 3)}

    def window(self) -> list[Vertex]:
        """Every vertex of the village and around it, and one far away."""
        sides = self.sides() - {(50, 50, 0)}
        columns, rows = [side[0] for side in sides], [side[1] for side in sides]
        wide = range(min(columns) - MARGIN, max(columns) + MARGIN + 1)
        high = range(min(rows) - MARGIN, max(rows) + MARGIN + 1)
        return [*product(wide, high), (10**6, -(10**6))]

    def payments(self, cost: Cost, *, whole: bool = True) -> list[Payment]:
        """Every way to lay down about as many units as asked for, right or wrong; or a few of them."""
        found = self._paid.get(cost)
        if found is None:
            found = self._paid[cost] = list(dict.fromkeys(self._laid(cost)))
        return found if whole else found[1 :: max(1, len(found) // 2)]

    def _laid(self, cost: Cost) -> Iterator[Payment]:
        yield NOTHING
        state, wanted = self.state, {material for need in cost.needs for material in need.materials}
        lying = sorted({(uid, code) for uid, codes in enumerate(state.stock) for code in codes})
        material_of = state.box.code_material
        pool = [unit for unit in lying if material_of[unit[1]] in wanted]
        foreign = [unit for unit in lying if material_of[unit[1]] not in wanted][:1]
        wares = [(BUY, material) for material in sorted(wanted)] + [(BUY, 6), (BUY, 99)]
        count = sum(need.count for need in cost.needs)
        for length in range(max(count - 1, 1), count + 2):
            laid = list(combinations_with_replacement([*pool, *foreign, *wares], length))
            few = 1 if length == count or self.thorough else 1 + len(laid) // WRONG_SIZED
            yield from map(_payment, laid[::few])
        yield from _odd_payments(lying[:2], sorted(wanted)[:1])

    def _touched(self, blueprint: int, rotation: int, at: Vertex) -> set[int]:
        village = self.state.village
        fits = reach_of(self.state, self.state.decider).problem(blueprint, rotation, at) is None
        return as_set(village.touched_by(blueprint, rotation, at)) if fits else set()

    def _is(self, uid: int, kind: str) -> bool:
        tiles = self.state.village.tiles
        return 0 <= uid < len(tiles) and self.state.box.kind_of[tiles[uid].tile] == kind


def _payment(units: Iterable[tuple[int, int]]) -> Payment:
    chosen = list(units)
    return tidy([unit for unit in chosen if unit[0] != BUY], [what for uid, what in chosen if uid == BUY])


def _odd_payments(lying: list[tuple[int, int]], wanted: list[int]) -> Iterator[Payment]:
    """Payments that are not written as payments are: split, out of order, empty, of what is nowhere."""
    for uid, code in lying:
        yield Payment(((uid, code, 0),))
        yield Payment(((uid, code, -1),))
        yield Payment(((uid, code, 1), (uid, code, 1)))
        yield Payment(((uid, 999, 1),))
        yield Payment(((-1, code, 1),))
        yield Payment(((999, code, 1),))
    if len(lying) == 2:
        yield Payment(tuple((uid, code, 1) for uid, code in reversed(lying)))
    for material in wanted:
        yield Payment((), ((material, 1), (material, 1)))
        yield Payment((), ((material, 0),))
        yield Payment((), ((-1, 1),))


def with_walkers(state: State, action: Any) -> Iterator[Action]:  # noqa: ANN401  any action with a walker
    """The action with each villager named who might walk, and some who cannot."""
    for walker in range(-2, len(state.village.tiles) + 1):
        yield replace(action, walker=walker)
