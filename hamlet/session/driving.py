"""Letting players play: one decision, or a whole game up to a bound."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hamlet.engine.actions.family import Action
from hamlet.engine.state import State
from hamlet.players.player import Player
from hamlet.players.registry import make_player
from hamlet.session.history import Step
from hamlet.session.session import Session

Decide = Callable[[State], Action | None]
"""Somebody who decides: the action, or None if it is not theirs to decide or not found yet."""


def players_of(session: Session) -> dict[int, Player]:
    """The players of the seats that are not human."""
    setup = session.setup
    return {
        number: make_player(seat.player, setup.seed, number)
        for number, seat in enumerate(setup.seats)
        if not seat.is_human
    }


def deciding(players: Mapping[int, Player]) -> Decide:
    """Each player decides for its seat; nobody for the others."""

    def decide(state: State) -> Action | None:
        player = players.get(state.decider)
        return None if player is None else player.decide(state)

    return decide


def play_one(session: Session, decide: Decide) -> Step | None:
    """The next step, if it is decided: the one way in which a computer seat plays."""
    action = None if session.finished else decide(session.state)
    return None if action is None else session.play(action)


def play_out(session: Session, players: Mapping[int, Player], most_actions: int) -> bool:
    """Play until the end, a human's decision or the bound; whether the game is finished."""
    decide = deciding(players)
    for _ in range(most_actions):
        if play_one(session, decide) is None:
            break
    return session.finished
