"""One game being played, headless: the window, the command line and the tests all play through this."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hamlet.engine.actions.family import Action
from hamlet.engine.dump import load_state
from hamlet.engine.events import Event
from hamlet.engine.game import IllegalActionError, play, refusal
from hamlet.engine.options import Options
from hamlet.engine.refusals import Refusal
from hamlet.engine.snapshot import snapshot
from hamlet.engine.start import new_state
from hamlet.engine.state import State
from hamlet.session.history import History, Step
from hamlet.session.log import Log
from hamlet.session.setup import Setup

Watcher = Callable[[Step], None]


class Session:
    """A setup, the state it began with, and the history since."""

    def __init__(self, setup: Setup, start: State | None = None) -> None:
        """Begin a game, or go on from a state that no actions lead to any more."""
        self.setup = setup
        self.opening: list[Event] = []
        self.resumed = start is not None
        self.start = start or new_state(setup.box, setup.seed, self.opening.append)
        self.history = History([], [])
        self.log = Log(setup)
        self.watchers: list[Watcher] = []

    @classmethod
    def resume(cls, setup: Setup, data: Mapping[str, Any]) -> Session:
        """Go on from a dumped state."""
        return cls(setup, load_state(setup.box, data))

    @property
    def state(self) -> State:
        """The present state. Look, do not touch."""
        return self.history.done[-1].after if self.history.done else self.start

    @property
    def finished(self) -> bool:
        """Whether the final scores stand."""
        return self.state.finished

    def options(self) -> Options:
        """What may be done now."""
        return Options(self.state)

    def refusal(self, action: Action) -> Refusal | None:
        """Why this action is not legal now, or None."""
        return refusal(self.state, action)

    def play(self, action: Action) -> Step:
        """Carry out an action; IllegalActionError, and nothing changed, if it is refused."""
        found = self.refusal(action)
        if found:
            raise IllegalActionError(found)
        step = self._step(action)
        self.history.add(step)
        self.log.add(step)
        for watcher in self.watchers:
            watcher(step)
        return step

    def _step(self, action: Action) -> Step:
        events: list[Event] = []
        after = self.state.copy()
        play(after, action, events.append)
        return Step(action, self.state, after, tuple(events))

    @property
    def can_undo(self) -> bool:
        """Whether the last step may be taken back."""
        return len(self.history.done) > self.history.barrier

    @property
    def can_redo(self) -> bool:
        """Whether a step taken back may be done again."""
        return bool(self.history.undone)

    def undo(self, steps: int = 1) -> int:
        """Take back so many steps, as far as nothing hidden was revealed; how many it were."""
        taken = 0
        while taken < steps and self.can_undo:
            self.history.undone.append(self.history.done.pop())
            taken += 1
        if taken:
            self.log.take_back(len(self.history.done), taken, self.state.decider)
        return taken

    def redo(self, steps: int = 1) -> int:
        """Do again what was taken back; how many steps it were."""
        done = 0
        while done < steps and self.can_redo:
            step = self.history.undone.pop()
            self.history.done.append(step)
            self.log.add(step)
            done += 1
        return done

    def undo_to(self, length: int) -> int:
        """Take back to where so many steps were done, as far as allowed; how many steps were taken back."""
        return self.undo(max(0, len(self.history.done) - length))

    def restart_turn(self) -> int:
        """Take back this turn's steps, as far as allowed."""
        return self.undo_to(self.history.turn_start)

    def snapshot(self) -> dict[str, Any]:
        """The public state with the seats' names."""
        return snapshot(self.state, self.setup.names)
