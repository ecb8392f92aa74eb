"""The whole action space by the lake: the base game's, with payments over boats, and its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from hamlet.engine.actions.family import Action
from hamlet.engine.definitions import Cost
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.boats import PlaceBoat
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.favour import BuildForNothing
from hamlet.engine.lake.fish_tiles import PutBack
from hamlet.engine.lake.fishing import GoFishing
from hamlet.engine.lake.standing_up import StandUp
from hamlet.engine.lake.storeroom import Store, StoredGoods
from hamlet.engine.options import Options
from hamlet.engine.payments.payment import NOTHING, Payment, tidy
from hamlet.engine.state import State
from tests.engine.properties.action_space import ActionSpace
from tests.oracles.boat_till import subsets

FEW = 60
"""About so many payments over each choice of boats that are not among the right ones."""


class LakeSpace(ActionSpace):
    """Everything that could be tried by the lake, and everything that is offered."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.names = [body.id for body in state.village.bodies]
        self.wheat = state.box.raw_code(2)
        self.lying = sorted({(uid, code) for uid, codes in enumerate(state.stock) for code in codes})

    def __iter__(self) -> Iterator[Action]:
        yield from super().__iter__()
        yield from (PlaceBoat(boat=True), PlaceBoat(boat=False))
        yield from (GoFishing(tile) for tile in self.tiles)
        yield from (StandUp(tile) for tile in range(-2, len(self.tiles)))
        yield from (UseFish(card) for card in range(-1, len(parts_of(self.state.box).cards) + 1))
        kinds = range(-1, len(parts_of(self.state.box).fish) + 1)
        hand = len(SLICE.of(self.state).hands[self.state.seat])
        for length in range(min(hand, 4) + 1):
            yield from (PutBack(fish) for fish in product(kinds, repeat=length))
        yield from self.stored()
        yield from self.favours()
        yield from Options(self.state).iterate()

    def stored(self) -> Iterator[Action]:
        """Every choice of up to three units, over every choice of boats, for every toll of wheat."""
        goods = [
            made
            for count in range(4)
            for made in map(_goods, combinations_with_replacement(self.lying, count))
        ]
        odd: list[StoredGoods] = [((0, 999, 1),), ((99, self.wheat, 1),), ((1, self.wheat, 0),)]
        for tile in self.tiles:
            for number, each in enumerate((*goods, *odd)):
                own = self._is(tile, "storeroom")
                for payment in self.tolls() if own or number % 7 == 0 else [NOTHING]:
                    yield Store(tile, each, payment)

    def tolls(self) -> list[Payment]:
        """Payments of a little wheat over each choice of boats, bought wheat and other things among them."""
        wheat = [unit for unit in self.lying if unit[1] == self.wheat]
        other = [unit for unit in self.lying if unit[1] != self.wheat][:1]
        return [
            *(
                tidy(units, (), boats)
                for boats in subsets(self.names)
                for count in range(len(boats) + 1)
                for units in combinations_with_replacement([*wheat, *other], count)
            ),
            tidy((), [2], tuple(self.names[:1])),
            Payment((), (), (99,)),
        ]

    def favours(self) -> Iterator[Action]:
        """Every blueprint in hand, and some that are not, everywhere."""
        hand = sorted(set(self.state.blueprints[self.state.seat]))
        for blueprint in [*hand, -1, 0]:
            for rotation, at in product(range(-1, 7), self.window()):
                yield BuildForNothing(blueprint, rotation, at)

    def payments(self, cost: Cost, *, whole: bool = True) -> list[Payment]:
        """As in the base game, and over boats with wheat for them: right, wrong, too much, too little."""
        known = cost in self._paid
        found = super().payments(cost, whole=True)
        if not known:
            found = self._paid[cost] = list(dict.fromkeys([*found, *self._over_boats(cost)]))
        return found if whole else found[1 :: max(1, len(found) // 2)]

    def _over_boats(self, cost: Cost) -> Iterator[Payment]:
        material_of = self.state.box.code_material
        wanted = {2, *(material for need in cost.needs for material in need.materials)}
        pool = [unit for unit in self.lying if material_of[unit[1]] in wanted]
        count = sum(need.count for need in cost.needs)
        for boats in subsets(self.names)[1:]:
            for length in (count, count + len(boats)):
                laid = list(combinations_with_replacement(pool, length))
                yield from (tidy(units, (), boats) for units in laid[:: 1 + len(laid) // FEW])
        yield Payment((), (), (99,))
        yield Payment((), (), tuple(self.names[::-1]))


def _goods(units: tuple[tuple[int, int], ...]) -> StoredGoods:
    return tuple((uid, code, units.count((uid, code))) for uid, code in dict.fromkeys(units))
