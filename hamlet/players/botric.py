"""Botric as a player: he has nothing to decide, the rules do it all."""

from __future__ import annotations

from hamlet.engine.actions.family import Action
from hamlet.engine.botric.families import BotricStep
from hamlet.engine.state import State


class BotricPlayer:
    """Takes the step that is due."""

    def __init__(self, seed: int) -> None:
        """He needs no chance of his own: what is drawn for him, the game draws."""

    def decide(self, state: State) -> Action:
        """His next step."""
        return BotricStep()
