"""What it takes to decide: a state in, a legal action out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hamlet.engine.actions.family import Action
from hamlet.engine.state import State


class Player(Protocol):
    """Somebody who decides and is not a human."""

    def decide(self, state: State) -> Action:
        """A legal action for the seat that must decide now. The state is not changed."""


Maker = Callable[[int], Player]
"""Makes a player from a seed of its own."""
