"""Games of players with every state and event checked."""

from __future__ import annotations

from functools import cache

from hamlet.engine.box import Box
from hamlet.engine.game import Game
from hamlet.engine.start import new_state
from hamlet.engine.state import State
from hamlet.players.registry import make_player
from tests.oracles.invariants import problems
from tests.oracles.ledger import Ledger
from tests.session.tables import definitions_of

MOST_ACTIONS = 5_000


@cache
def box_for(seats: int, preset: str = "printed", layout: str = "first-game") -> Box:
    return Box(definitions_of(preset, layout), seats)


def watched_game(box: Box, players: tuple[str, ...], seed: int, *, every: int = 1) -> State:
    """The end of a game of these players; all is looked at after every so many actions, and at the end."""
    state = new_state(box, seed)
    game, ledger = Game(state), Ledger(state)
    deciders = [make_player(name, seed, seat) for seat, name in enumerate(players)]
    for number in range(1, MOST_ACTIONS + 1):
        action = deciders[state.decider].decide(state)
        village = state.village
        game.apply(action, ledger.note)
        if number % every == 0 or state.finished:
            ground = state.village is not village or state.finished
            wrong = problems(state, ground=ground) + ledger.problems()
            assert wrong == [], f"seed {seed}, after action {number}, {action}: {wrong}"
        if state.finished:
            break
    return state
