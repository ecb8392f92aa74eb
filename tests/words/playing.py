"""Games by chance for the tests of words, and attempts that mostly are not legal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hamlet.content import load_base, load_packs, resolve
from hamlet.engine.actions.church import Beg, Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import NEAREST, Action
from hamlet.engine.actions.hire import FinishHiring, HireDonkey, HireVillager, PlaceDonkey
from hamlet.engine.actions.layout import LayStart
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.refine import Refine
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint
from hamlet.engine.definitions import Definitions
from hamlet.engine.dice import Dice
from hamlet.engine.events import Event
from hamlet.engine.game import Game
from hamlet.engine.lake.base import LAKE
from hamlet.engine.lake.boats import PlaceBoat
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.favour import BuildForNothing
from hamlet.engine.lake.fish_tiles import PutBack
from hamlet.engine.lake.fishing import GoFishing
from hamlet.engine.lake.standing_up import StandUp
from hamlet.engine.lake.storeroom import STOREROOM, Store
from hamlet.engine.options import Options
from hamlet.engine.payments.payment import NOTHING, Payment
from hamlet.engine.reading import read_definitions
from hamlet.engine.state import State
from hamlet.resources import data_folder

NAMES = ("Red", "Sky", "Yellow", "Violet")
Moment = tuple[State, Action, State, list[Event]]


@cache
def lake_definitions(season: str = "by-lot", **options: object) -> Definitions:
    packs = load_packs([data_folder() / "base", data_folder() / "lake"])
    return read_definitions(resolve(packs, options={"season": season, **options}))


@cache
def definitions(start_layout: str = "first-game") -> Definitions:
    return read_definitions(resolve(load_base()), {"start_layout": start_layout})


def moments(
    seats: int,
    seed: int,
    start_layout: str = "first-game",
    most: int = 1500,
    content: Definitions | None = None,
) -> Iterator[Moment]:
    """Each action of a game by chance: the state before it, the action, the state after, its events."""
    game = Game.new(content or definitions(start_layout), seats, seed)
    dice = Dice(seed)
    for _ in range(most):
        action = Options(game.state).sample(dice)
        if action is None:
            return
        before, events = game.state.copy(), list[Event]()
        game.apply(action, events.append)
        yield before, action, game.state.copy(), events


class Attempts:
    """Actions put together by chance, few of them legal."""

    def __init__(self, state: State, dice: Dice) -> None:
        self._state = state
        self._dice = dice

    def all(self) -> Iterator[Action]:
        state, dice = self._state, self._dice
        walker = self._tile() if dice.below(8) == 0 else NEAREST
        yield Produce(self._tile(), self._fill(), walker)
        yield Refine(self._tile(), dice.below(4), self._payment(), walker)
        yield TakeBlueprint(self._tile(), dice.below(6) - 1, walker)
        yield SkipBlueprint(self._tile(), walker)
        yield HireVillager()
        yield HireDonkey()
        yield PlaceDonkey(self._tile())
        yield FinishHiring()
        yield Sell(
            self._tile(), dice.below(len(state.box.definitions.sales) + 1) - 1, self._payment(), walker
        )
        yield Deliver(self._tile(), dice.below(6) - 1, self._payment(), walker)
        yield Beg(self._tile(), walker)
        yield self._construct()
        yield self._road()
        yield MoveDonkey(self._tile(), self._tile())
        yield LayStart(self._any_tile(), dice.below(6), self._spot())
        if LAKE in state.box.ruleset.positions:
            yield from self._by_the_lake(walker)

    def _by_the_lake(self, walker: int) -> Iterator[Action]:
        state, dice = self._state, self._dice
        yield GoFishing(self._tile(), walker)
        stores = [uid for uid in state.village.of_kind(STOREROOM) if dice.below(4)]
        store = stores[dice.below(len(stores))] if stores else self._tile()
        yield Store(store, self._payment().units, NOTHING if dice.below(3) else self._payment(), walker)
        yield UseFish(dice.below(10))
        yield PlaceBoat(boat=bool(dice.below(2)))
        yield StandUp(self._tile())
        yield PutBack(tuple(sorted(dice.below(3) for _ in range(dice.below(3)))))
        hand = state.blueprints[state.seat]
        yield BuildForNothing(hand[0] if hand else self._any_tile(), dice.below(6), self._spot())

    def _tile(self) -> int:
        """A tile of the village, now and then one that is not there."""
        return self._dice.below(len(self._state.village.tiles) + 1) - (self._dice.below(30) == 0)

    def _any_tile(self) -> int:
        return self._dice.below(len(self._state.box.definitions.tiles))

    def _spot(self) -> tuple[int, int]:
        return self._dice.below(13) - 6, self._dice.below(13) - 6

    def _fill(self) -> tuple[int, ...]:
        return tuple(sorted(self._dice.below(5) for _ in range(self._dice.below(4))))

    def _payment(self) -> Payment:
        """Nothing, or a few units and purchases by chance, now and then in disorder."""
        state, dice = self._state, self._dice
        piles = [(uid, code) for uid, pile in enumerate(state.stock) for code in pile]
        units = {piles[dice.below(len(piles))]: 1 + dice.below(2) for _ in range(dice.below(4)) if piles}
        bought = {dice.below(7): 1 for _ in range(dice.below(6) // 3)}
        by_boat = LAKE in state.box.ruleset.positions and dice.below(3) == 0
        paid = Payment(
            tuple((u, c, n) for (u, c), n in sorted(units.items())),
            tuple(sorted(bought.items())),
            (dice.below(len(state.village.lakes) + 1),) if by_boat else (),
        )
        return paid if dice.below(20) else paid._replace(units=paid.units[::-1] + paid.units)

    def _construct(self) -> Construct:
        state, dice = self._state, self._dice
        hand = state.blueprints[state.seat]
        held = hand[dice.below(len(hand))] if hand and dice.below(8) else self._any_tile()
        return Construct(held, self._tile(), dice.below(6), self._spot(), self._payment())

    def _road(self) -> BuildRoad:
        contacts = self._state.village.contacts
        if not contacts or self._dice.below(8) == 0:
            return BuildRoad(self._tile(), (50, 50, 0), NOTHING)
        contact = contacts[self._dice.below(len(contacts))]
        tile = (contact.a, contact.b, self._tile())[self._dice.below(3)]
        return BuildRoad(tile, contact.side, self._payment())
