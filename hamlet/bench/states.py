"""States to measure with: drawn evenly from games that greedy players played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hamlet.engine.box import Box
from hamlet.engine.definitions import Definitions
from hamlet.engine.dump import dump_state, load_state
from hamlet.engine.game import play
from hamlet.engine.start import new_state
from hamlet.engine.state import State
from hamlet.players.registry import make_player

GAMES: Final = 20
STATES: Final = 200
MOST_ACTIONS: Final = 5_000
Watch = Callable[[], None]


@dataclass(frozen=True, slots=True)
class DrawnState:
    """A state as it was recorded: loaded anew, it remembers nothing that was worked out before."""

    box: Box
    data: dict[str, Any]

    def fresh(self) -> State:
        """The state, with a village that nobody has asked anything."""
        return load_state(self.box, self.data)


def draw_states(
    definitions: Definitions, games: int = GAMES, states: int = STATES, watch: Watch | None = None
) -> list[DrawnState]:
    """So many states from so many greedy games of 2, 3 and 4 seats, evenly spread over each game."""
    found: list[DrawnState] = []
    for seed in range(games):
        box = Box(definitions, 2 + seed % 3)
        found += _evenly([DrawnState(box, data) for data in _play(box, seed)], states // games)
        if watch:
            watch()
    return found


def _play(box: Box, seed: int) -> list[dict[str, Any]]:
    """Every state of one game in which something is to be decided."""
    state = new_state(box, seed)
    players = [make_player("greedy", seed, seat) for seat in range(box.seats)]
    dumps: list[dict[str, Any]] = []
    while not state.finished and len(dumps) < MOST_ACTIONS:
        dumps.append(dump_state(state))
        play(state, players[state.decider].decide(state))
    return dumps


def _evenly(values: Sequence[DrawnState], count: int) -> list[DrawnState]:
    return [values[index * len(values) // count] for index in range(count)]
