"""The engine's front door: set up a game, ask what is legal and why not, carry out actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hamlet.engine.actions.family import Action
from hamlet.engine.box import Box
from hamlet.engine.decisions import Decision
from hamlet.engine.definitions import Definitions
from hamlet.engine.dump import dump_state, load_state, state_hash
from hamlet.engine.events import Sink
from hamlet.engine.moments import VILLAGER_ACTED, go_on
from hamlet.engine.options import Options
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.snapshot import snapshot
from hamlet.engine.start import new_state
from hamlet.engine.state import State


class IllegalActionError(ValueError):
    """An action was to be carried out that is refused."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.code}")
        self.refusal = refusal


def refusal(state: State, action: Action) -> Refusal | None:
    """Why this action is not legal now, or None: the one source of truth."""
    if state.finished:
        return refuse("B16", "game_over")
    family = state.box.ruleset.by_action.get(type(action))
    if family is None:
        return refuse("turn", "not_in_play")
    if family.decision != state.decision:
        return refuse("turn", "not_asked_now", decision=state.decision, family=family.name)
    return family.refusal(state, action)


def play(state: State, action: Action, emit: Sink = None) -> None:
    """Carry out an action that is known to be legal, on the state itself, with all that follows from it."""
    ruleset = state.box.ruleset
    family = ruleset.by_action[type(action)]
    family.apply(state, action, emit)
    if family.by_villager and ruleset.rows[VILLAGER_ACTED]:
        # It waits under whatever is still to be decided in the action itself.
        state.pending = (Decision(VILLAGER_ACTED, state.seat, family.stood_on(action)), *state.pending)
    if state.pending:
        go_on(state, emit)


class Game:
    """One game: its box and its present state."""

    def __init__(self, state: State) -> None:
        self.state = state

    @classmethod
    def new(cls, definitions: Definitions, seats: int, seed: int, emit: Sink = None) -> Game:
        """A game set up by seed."""
        return cls(new_state(Box(definitions, seats), seed, emit))

    @classmethod
    def load(cls, definitions: Definitions, seats: int, data: Mapping[str, Any]) -> Game:
        """A game to go on with from a dump."""
        return cls(load_state(Box(definitions, seats), data))

    @property
    def box(self) -> Box:
        """What stays the same through the game."""
        return self.state.box

    def copy(self) -> Game:
        """Another game at the same point."""
        return Game(self.state.copy())

    def options(self) -> Options:
        """What may be done now."""
        return Options(self.state)

    def refusal(self, action: Action) -> Refusal | None:
        """Why this action is not legal now, or None."""
        return refusal(self.state, action)

    def apply(self, action: Action, emit: Sink = None) -> None:
        """Carry out an action; IllegalActionError, and nothing changed, if it is refused."""
        found = refusal(self.state, action)
        if found:
            raise IllegalActionError(found)
        play(self.state, action, emit)

    def dump(self) -> dict[str, Any]:
        """The complete state as plain data."""
        return dump_state(self.state)

    def hash(self) -> str:
        """A short name of the full state."""
        return state_hash(self.state)

    def snapshot(self, names: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
        """The public state for looking."""
        return snapshot(self.state, names)
