"""One game being played, headless: the window, the command line and the tests all play through this."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
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
    """A setup, the state it began with, and the history since. A game that is kept has an id."""

    def __init__(self, setup: Setup, start: State | None = None, game_id: str | None = None) -> None:
        """Begin a game, or go on from a state that no actions lead to any more."""
        self.setup = setup
        self.id = game_id
        self.opening: list[Event] = []
        self.resumed = start is not None
        self.start = start or new_state(setup.box, setup.seed, self.opening.append)
        self.history = History([], [])
        self.log = Log(setup)
        self.watchers: list[Watcher] = []
        """Told of every step that is taken."""
        self.rewound: list[Callable[[], None]] = []
        """Told when steps were taken back or done again."""

    @classmethod
    def resume(cls, setup: Setup, data: Mapping[str, Any], game_id: str | None = None) -> Session:
        """Go on from a dumped state."""
        return cls(setup, load_state(setup.box, data), game_id)

    def fork(self, at: int, game_id: str | None = None) -> Session:
        """Another game that went the same way up to `at` steps; this one stays as it is."""
        if not 0 <= at <= len(self.history.done):
            message = f"a game of {len(self.history.done)} steps has no moment {at}"
            raise ValueError(message)
        other = Session(self.setup, self.start, game_id)
        other.resumed, other.opening = self.resumed, list(self.opening)
        for step in self.history.done[:at]:
            other.history.add(step)
            other.log.add(step)
        return other

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
        step = self.try_out(action)
        self.accept(step)
        return step

    def try_out(self, action: Action) -> Step:
        """What the action would come to, without taking the step; IllegalActionError if it is refused."""
        found = self.refusal(action)
        if found:
            raise IllegalActionError(found)
        events: list[Event] = []
        after = self.state.copy()
        play(after, action, events.append)
        return Step(action, self.state, after, tuple(events))

    def accept(self, step: Step) -> None:
        """Take a step that was tried out from here."""
        if step.before is not self.state:
            message = "the step was tried out from another state"
            raise ValueError(message)
        self.history.add(step)
        self.log.add(step)
        for watcher in self.watchers:
            watcher(step)

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
        taken = max(0, min(steps, len(self.history.done) - self.history.barrier))
        for _ in range(taken):
            self.history.undone.append(self.history.done.pop())
        if taken:
            self.log.take_back(len(self.history.done), taken, self.state)
            self._tell_rewound()
        return taken

    def redo(self, steps: int = 1) -> int:
        """Do again what was taken back; how many steps it were."""
        done = 0
        while done < steps and self.can_redo:
            step = self.history.undone.pop()
            self.history.done.append(step)
            self.log.do_again(step)
            done += 1
        if done:
            self._tell_rewound()
        return done

    def _tell_rewound(self) -> None:
        for told in self.rewound:
            told()

    def undo_to(self, length: int) -> int:
        """Take back to where so many steps were done, as far as allowed; how many steps were taken back."""
        return self.undo(max(0, len(self.history.done) - length))

    def restart_turn(self) -> int:
        """Take back this turn's steps, as far as allowed."""
        return self.undo_to(self.history.turn_start)

    def snapshot(self) -> dict[str, Any]:
        """The public state with the seats' names."""
        return snapshot(self.state, self.setup.names)

    def snapshots(self) -> Iterator[dict[str, Any]]:
        """The public state after every number of steps, from none to all."""
        for state in (self.start, *(step.after for step in self.history.done)):
            yield snapshot(state, self.setup.names)
