"""Games by the lake played by chance, with every action watched."""

from __future__ import annotations

from typing import ClassVar

from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.box import Box
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.boats import PlaceBoat
from hamlet.engine.state import State
from hamlet.engine.village import Placed
from hamlet.engine.workers import HOUSE, place_of
from tests.engine.lake.wet_villages import lake_box
from tests.engine.properties.playing import Watched, lively
from tests.oracles.lake_invariants import lake_problems
from tests.oracles.lake_ledger import LakeLedger
from tests.oracles.ledger import Ledger

Options_ = tuple[tuple[str, object], ...]
SEASONS = ("spring", "summer", "autumn", "winter", "by-lot")
LAYOUTS = ("first-game", "first-game", "shuffled", "by-hand")
RULES: tuple[Options_, ...] = (
    (),
    (("boat_wheat", 0), ("boat_min_lake", 1)),
    (("boat_wheat", 2), ("deep_water_fishing", True)),
    (("flags", 3), ("boat_min_lake", 1)),
    (("flags", 6), ("deep_water_fishing", True), ("boat_min_lake", 1)),
    (("starting_villagers", 3), ("starting_materials", 3), ("donkey_cost", 0)),
    (("flags", 40), ("starting_gold", 12), ("fish_limit", 3)),
)


def box_of(number: int) -> Box:
    """The box of a game: seats, season, layout and rules all change, none in step with another."""
    options = (
        *RULES[number % len(RULES)],
        ("season", SEASONS[number % len(SEASONS)]),
        ("start_layout", LAYOUTS[number % len(LAYOUTS)]),
    )
    return lake_box(2 + number % 3, options)


class WatchedByTheLake(Watched):
    """Somebody who likes to build beside himself, to place boats and to fish."""

    books: ClassVar[type[Ledger]] = LakeLedger

    def judge(self, *, ground: bool) -> list[str]:
        """Everything that is wrong with the state."""
        return lake_problems(self.state, ground=ground)

    def choose(self) -> Action:
        """By chance; a building now and then where it encloses ground."""
        action = lively(self.game.options(), self.dice)
        tries = 6 if isinstance(action, Construct | TakeBlueprint) else 0
        for _ in range(tries):
            other = lively(self.game.options(), self.dice)
            if isinstance(other, Construct) and forms_lakes(self.state, other):
                return other
        if isinstance(action, PlaceBoat) and not action.boat and self.dice.below(2):
            return PlaceBoat(self.game.refusal(PlaceBoat(boat=True)) is None)
        return action

    def step(self) -> Action:
        """Play one action; what ends with a turn or an action has ended."""
        seat, turn = self.state.seat, (self.state.round, self.state.seat)
        action = super().step()
        state, waters = self.state, SLICE.of(self.state)
        family = state.box.ruleset.family_of(action)
        if family.by_villager and not state.pending:
            assert waters.waiting == (), "an effect waits after the action that it waited for"
        if turn != (state.round, state.seat) or state.finished:
            assert waters.waiting == waters.lasting == waters.eaten == ()
            assert {place_of(piece) for piece in state.villagers[seat]} == {HOUSE}
            assert all(len(hand) <= 3 for hand in waters.hands)
        if turn != (state.round, state.seat) and not state.finished:
            assert all(closer != state.seat for _, closer in waters.closed)
        return action


def forms_lakes(state: State, action: Construct) -> bool:
    """Whether this building would enclose ground."""
    placed = Placed(action.blueprint, action.rotation, action.at)
    return len(state.village.with_tile(placed).lakes) > len(state.village.lakes)
