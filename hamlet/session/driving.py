"""Letting players play: one decision, or a whole game up to a bound."""

from __future__ import annotations

from collections.abc import Mapping

from hamlet.players.player import Player
from hamlet.players.registry import make_player
from hamlet.session.history import Step
from hamlet.session.session import Session


def players_of(session: Session) -> dict[int, Player]:
    """The players of the seats that are not human."""
    setup = session.setup
    return {
        number: make_player(seat.player, setup.seed, number)
        for number, seat in enumerate(setup.seats)
        if not seat.is_human
    }


def play_one(session: Session, players: Mapping[int, Player]) -> Step | None:
    """The next decision, if a player has to make it."""
    state = session.state
    player = players.get(state.decider)
    if state.finished or player is None:
        return None
    return session.play(player.decide(state))


def play_out(session: Session, players: Mapping[int, Player], most_actions: int) -> bool:
    """Play until the end, a human's decision or the bound; whether the game is finished."""
    for _ in range(most_actions):
        if play_one(session, players) is None:
            break
    return session.finished
