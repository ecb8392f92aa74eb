"""The steps of a game so far, what was taken back, and where taking back must stop."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hamlet.engine.actions.codec import action_data
from hamlet.engine.actions.family import Action
from hamlet.engine.decisions import LAY_START
from hamlet.engine.dump import state_hash
from hamlet.engine.events import Event, reveals
from hamlet.engine.state import State


class Step:
    """One action with the states around it and what happened. It never changes; much is found when asked."""

    def __init__(self, action: Action, before: State, after: State, events: tuple[Event, ...]) -> None:
        self.action = action
        self.before = before
        self.after = after
        self.events = events
        self.seat = before.decider

    @cached_property
    def hash(self) -> str:
        """The name of the state after the step."""
        return state_hash(self.after)

    @cached_property
    def data(self) -> dict[str, Any]:
        """The action as a record has it."""
        return action_data(self.before.box, self.action)

    @cached_property
    def reveals(self) -> bool:
        """Whether the step showed something hidden."""
        return any(reveals(event) for event in self.events)


@dataclass(slots=True)
class History:
    """Steps done, and steps taken back that may be done again."""

    done: list[Step]
    undone: list[Step]

    def add(self, step: Step) -> None:
        """A new step; what was taken back before is forgotten."""
        self.done.append(step)
        self.undone.clear()

    @property
    def barrier(self) -> int:
        """How many steps can no longer be taken back: up to the last that revealed something."""
        for index in range(len(self.done), 0, -1):
            if self.done[index - 1].reveals:
                return index
        return 0

    @property
    def turn_start(self) -> int:
        """The number of steps before the present turn began."""
        if not self.done:
            return 0
        now = _turn(self.done[-1].after)
        for index in range(len(self.done), 0, -1):
            if _turn(self.done[index - 1].before) != now:
                return index
        return 0


def _turn(state: State) -> tuple[int, int, bool]:
    """Whose turn it is, in which round; each start tile laid by hand is a turn of its own."""
    laying = state.decision == LAY_START
    return state.round, state.in_turn, laying
