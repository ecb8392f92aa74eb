"""Whoever says what to play: the greedy player, and one who tries out whatever has not been done yet."""

from __future__ import annotations

from hamlet.engine.actions.family import Action
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.options import Options
from hamlet.engine.state import State
from hamlet.players.greedy import GreedyPlayer


class Adviser:
    """Greedy for each seat. Curious: a kind of action not seen yet comes first, once it is possible."""

    def __init__(self, seats: int, *, curious: bool = False) -> None:
        self._players = [GreedyPlayer(number + 1) for number in range(seats)]
        self._curious = curious
        self.seen: dict[str, int] = {}

    def decide(self, state: State) -> Action:
        """What to do now."""
        action = self._new(state) if self._curious else None
        return action or self._players[state.decider].decide(state)

    def _new(self, state: State) -> Action | None:
        options = Options(state)
        for family in options.families():
            if family.action.__name__ not in self.seen and family.action is not EndTurn:
                found: Action = family.propose(state, options.targets(family)[0])
                return found
        return None

    def note(self, action: Action) -> None:
        """Remember what was played."""
        name = type(action).__name__
        self.seen[name] = self.seen.get(name, 0) + 1
