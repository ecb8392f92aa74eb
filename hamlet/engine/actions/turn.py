"""Ending the turn: always open, whatever is left over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.family import Action, Family, Target
from hamlet.engine.ending import end_turn
from hamlet.engine.events import Sink
from hamlet.engine.refusals import Refusal
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """The seat is done."""


END_TURN = EndTurn()


class EndTurnFamily(Family[EndTurn]):
    """The end of a turn."""

    name: ClassVar[str] = "end_turn"
    action: ClassVar[type[Action]] = EndTurn

    def refusal(self, state: State, action: EndTurn) -> Refusal | None:
        """Never refused in its time."""
        return None

    def apply(self, state: State, action: EndTurn, emit: Sink) -> None:
        """Pass on."""
        end_turn(state, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Always one."""
        return ((),)

    def propose(self, state: State, target: Target) -> EndTurn:
        """The one action."""
        return END_TURN
