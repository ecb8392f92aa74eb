"""All players by name."""

from __future__ import annotations

from hamlet.players.botric import BotricPlayer
from hamlet.players.chance import RandomPlayer
from hamlet.players.greedy import GreedyPlayer
from hamlet.players.player import Maker, Player

HUMAN = "human"
BOTRIC = "botric"
PLAYERS: dict[str, Maker] = {"random": RandomPlayer, "greedy": GreedyPlayer, BOTRIC: BotricPlayer}
"""Those that play by the rules of everybody stand by strength, the weakest first."""


class UnknownPlayerError(ValueError):
    """A seat names a player that this game does not have."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no player is called {name!r}; there are {', '.join(sorted(PLAYERS))}")


def make_player(name: str, game_seed: int, seat: int) -> Player:
    """A player for one seat of one game, with a generator of its own."""
    if name not in PLAYERS:
        raise UnknownPlayerError(name)
    return PLAYERS[name](game_seed * 8 + seat + 1)


def rivals() -> tuple[str, ...]:
    """Players that can sit at any seat, the weakest first."""
    return tuple(name for name in PLAYERS if name != BOTRIC)
