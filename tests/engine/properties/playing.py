"""Games played by chance with every action watched."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, NamedTuple

from hamlet.content import load_base, resolve
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.box import Box
from hamlet.engine.dice import Dice
from hamlet.engine.game import Game
from hamlet.engine.options import Options
from hamlet.engine.reading import read_definitions
from hamlet.engine.start import new_state
from hamlet.engine.state import State
from tests.oracles.invariants import problems
from tests.oracles.ledger import Ledger

Options_ = tuple[tuple[str, object], ...]


class Table(NamedTuple):
    """What a game is played with."""

    seats: int
    preset: str = "printed"
    options: Options_ = ()


LAYOUTS = ("first-game", "shuffled", "by-hand")
PRESETS = ("printed", "early-lake", "manual", "tutorial")
ODD_RULES: tuple[Options_, ...] = (
    (("donkey_moves", "any_time"), ("starting_villagers", 4)),
    (("starting_materials", 3), ("blueprint_limit", 1), ("donkey_cost", 0)),
    (("flags", 1), ("last_flag_ends_game", True), ("starting_materials", 0)),
    (("flags", 2), ("last_flag_ends_game", False), ("villager_costs", (0, 0, 0))),
    (("prices_few", {"raw": 0, "refined": 0}), ("prices_many", {"raw": 1, "refined": 1})),
)
TABLES = (
    *(
        Table(seats, preset, (("start_layout", layout),))
        for seats in (2, 3, 4)
        for preset in PRESETS
        for layout in LAYOUTS
    ),
    *(Table(2 + number % 3, "printed", odd) for number, odd in enumerate(ODD_RULES)),
)


def box_of(table: Table) -> Box:
    """The box for such a game, made once."""
    return _box(TABLES.index(table)) if table in TABLES else _made(table)


@cache
def _box(number: int) -> Box:
    return _made(TABLES[number])


def _made(table: Table) -> Box:
    data = resolve(load_base(), table.preset, dict(table.options))
    return Box(read_definitions(data), table.seats)


def lively(options: Options, dice: Dice) -> Action:
    """An action by chance; the turn is ended only by a second chance, so that more is done in it."""
    action = options.sample(dice)
    if isinstance(action, EndTurn) and dice.below(3):
        action = options.sample(dice)
    assert action is not None
    return action


class Watched:
    """A game of which every state is checked and every event booked."""

    books: ClassVar[type[Ledger]] = Ledger

    def __init__(self, box: Box, seed: int) -> None:
        self.game = Game(new_state(box, seed))
        self.dice = Dice(seed)
        self.ledger = self.books(self.game.state)
        self.actions = 0
        assert self.judge(ground=True) == []

    @property
    def state(self) -> State:
        return self.game.state

    def judge(self, *, ground: bool) -> list[str]:
        """Everything that is wrong with the state."""
        return problems(self.state, ground=ground)

    def choose(self) -> Action:
        """One of the actions that are offered."""
        return lively(self.game.options(), self.dice)

    def step(self) -> Action:
        """Play one action that is offered."""
        action = self.choose()
        village = self.state.village
        self.game.apply(action, self.ledger.note)
        self.actions += 1
        wrong = self.judge(ground=self.state.village is not village) + self.ledger.problems()
        assert wrong == [], f"after action {self.actions}, {action}: {wrong}"
        return action


def watched_states(
    box: Box, seed: int, actions: int, kind: type[Watched] = Watched
) -> Iterator[tuple[State, Action]]:
    """So many watched actions, each with the state it led to; a game that ends is followed by another."""
    watched = kind(box, seed)
    for _ in range(actions):
        if watched.state.finished:
            seed += 1_000
            watched = kind(box, seed)
        action = watched.step()
        yield watched.state, action


def state_after(box: Box, seed: int, actions: int) -> State:
    """The state of an unwatched game by chance after so many actions, or at its end."""
    state = new_state(box, seed)
    game, dice = Game(state), Dice(seed)
    for _ in range(actions):
        if state.finished:
            break
        game.apply(lively(game.options(), dice))
    return state


def lively_state(seats: int = 2) -> State:
    """A state in the middle of a game: roads and flags stand, blueprints are shown, nothing is pending."""
    box = box_of(TABLES[(seats - 2) * len(PRESETS) * len(LAYOUTS)])
    for seed in range(100):
        state = state_after(box, seed, 150)
        flags = any(placed.owner >= 0 for placed in state.village.tiles)
        if state.village.roads and flags and state.display and not state.pending and not state.ending:
            return state
    raise AssertionError
