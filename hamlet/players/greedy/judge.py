"""What a judge of an expansion may say; it says nothing unless it overrides something."""

from __future__ import annotations

from collections.abc import Iterable

from hamlet.engine.actions.family import Action
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.state import State


class RoomJudge:
    """One expansion as the greedy player sees it."""

    def worth(self, state: State, seat: int, remaining: float, before: object) -> float:
        """What the seat has of it; `before` is the room's slice when the player looked at the game."""
        return 0.0

    def promised(self, state: State, action: Action, remaining: float) -> float:
        """What an action is worth over and above what the state shows after it."""
        return 0.0

    def place_bonus(self, state: State, blueprint: int, rotation: int, at: Vertex) -> float:
        """What a place for a blueprint is worth because of it."""
        return 0.0

    def answers(self, state: State) -> Iterable[Action] | None:
        """The answers worth trying to a question of this room; None for all that are proposed."""
        return None

    def helpers(self, state: State) -> Iterable[Action]:
        """The actions that bring little by themselves and are judged by the work that they help."""
        return ()

    def settle(self, state: State) -> None:
        """End what passes with the turn: what helps now must not count as if it stayed."""

    def seen_through(self, state: State) -> Iterable[Action]:
        """The answers to try where a step leaves a question that belongs to it."""
        return ()
