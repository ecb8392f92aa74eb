"""Tables for tests of the flow: a fresh one, and one that greedy players have brought to some point."""

from __future__ import annotations

from collections.abc import Callable

from hamlet.app.flow.table import Flow
from hamlet.content import load_base, resolve
from hamlet.engine.reading import read_definitions
from hamlet.engine.state import State
from hamlet.players.greedy import GreedyPlayer
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.session.setup import Setup


def new_flow(seed: int, players: tuple[str, ...] = ("human", "human"), **rules: object) -> Flow:
    """A table with a game just set up."""
    definitions = read_definitions(resolve(load_base()), rules)
    return Flow(Session(Setup(definitions, seats_for(players, definitions.colours), seed)))


def flow_when(seed: int, found: Callable[[State], bool], most: int = 600) -> Flow:
    """A table at the first state of a greedy game for which this holds."""
    flow = new_flow(seed)
    advisers = [GreedyPlayer(1), GreedyPlayer(2)]
    for _ in range(most):
        if found(flow.state):
            flow.settle()
            return flow
        flow.session.play(advisers[flow.state.decider].decide(flow.state))
    message = "no such state in this game"
    raise AssertionError(message)
