"""The random player: a family of actions, then one of its targets, then how exactly, all evenly."""

from __future__ import annotations

from hamlet.engine.actions.family import Action
from hamlet.engine.dice import Dice
from hamlet.engine.options import Options
from hamlet.engine.state import State


class RandomPlayer:
    """Plays by chance, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def decide(self, state: State) -> Action:
        """Any legal action."""
        action = Options(state).sample(self._dice)
        if action is None:
            message = "the game is over: nothing to decide"
            raise ValueError(message)
        return action
