"""The turns of players that are not people: one decision at a time, at a pace one can follow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from hamlet.app.flow.table import Flow
from hamlet.engine.actions.family import Action
from hamlet.engine.botric.families import BotricStep
from hamlet.engine.state import State
from hamlet.players.player import Player
from hamlet.session.driving import deciding, play_one
from hamlet.session.history import Step

PACE = 0.9  # seconds a step is shown at the usual speed
HIS_PACE = 0.45  # the same for a step of Botric's: what it tells has a time of its own


class Thinker(Protocol):
    """Whoever works out the decisions of players; it may take its time on another processor."""

    def ask(self, state: State) -> None:
        """Begin to think about this state. It is not changed while one thinks."""

    def answer(self) -> Action | None:
        """The decision once it is found; asked again and again, never waited for."""

    def forget(self) -> None:
        """What was asked is of no interest any more."""

    def close(self) -> None:
        """Thinking is over."""


class InlineThinker:
    """Thinks at once when asked for the answer: good for players that take a few milliseconds."""

    def __init__(self, players: Mapping[int, Player]) -> None:
        self._decide = deciding(players)
        self._state: State | None = None

    def ask(self, state: State) -> None:
        """Remember the state."""
        self._state = state

    def answer(self) -> Action | None:
        """Decide now."""
        state, self._state = self._state, None
        return None if state is None else self._decide(state)

    def forget(self) -> None:
        """Forget the state."""
        self._state = None

    def close(self) -> None:
        """Nothing to give back."""


class Opponents:
    """Lets players play at the chosen speed; can be stepped, held and hurried."""

    def __init__(self, flow: Flow, thinker: Thinker, speed: float = 1.0) -> None:
        self.flow = flow
        self.thinker = thinker
        self.speed = speed
        self.paused = False
        self.hurry = False
        self._asked: State | None = None
        self._due = 0.0
        self._once = False

    @property
    def playing(self) -> bool:
        """Whether the next decision is a player's."""
        return not self.flow.state.finished and not self.flow.humans_turn

    def step(self) -> None:
        """Play the next step now, and hold afterwards."""
        self.paused, self._once = True, True

    def skip(self) -> None:
        """Play on without pauses to the next decision of a person."""
        self.hurry, self.paused = True, False

    def hold(self) -> None:
        """Hold, or go on."""
        self.paused = not self.paused

    def update(self, now: float, *, busy: bool) -> Step | None:
        """Play the next decision if its time has come; `busy`: the last one is still being shown."""
        if not self.playing:
            self.hurry = self._once = False
            return None
        held = self.paused or self.flow.mode.reading or busy or now < self._due
        if held and not (self._once or self.hurry):
            return None
        step = play_one(self.flow.session, self._think)
        if step is not None:
            self.flow.settle()
            self._once, self._asked = False, None
            pace = HIS_PACE if isinstance(step.action, BotricStep) else PACE
            self._due = now + (pace / self.speed if self.speed > 0 else 0.0)
        return step

    def _think(self, state: State) -> Action | None:
        """Ask once about a state, then whether the answer is there."""
        if self._asked is not state:
            self._asked = state
            self.thinker.ask(state)
        return self.thinker.answer()
