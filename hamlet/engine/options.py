"""What may be done now, lazily: families, then targets, then single actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hamlet.engine.actions.family import Action, Family, Target
from hamlet.engine.actions.villager import any_stands
from hamlet.engine.dice import Chooser
from hamlet.engine.state import State


class Options:
    """The legal actions of one state. Nothing is worked out before it is asked for."""

    __slots__ = ("_targets", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self._targets: dict[str, Sequence[Target]] = {}

    @property
    def _answering(self) -> tuple[Family[Any], ...]:
        return () if self.state.finished else self.state.box.ruleset.by_decision[self.state.decision]

    def families(self) -> list[Family[Any]]:
        """The families with at least one legal action."""
        state, able = self.state, any_stands(self.state)
        return [
            family
            for family in self._answering
            if (able or not family.by_villager) and family.available(state)
        ]

    def targets(self, family: Family[Any]) -> Sequence[Target]:
        """The targets of a family, each with at least one legal action."""
        found = self._targets.get(family.name)
        if found is None:
            found = self._targets[family.name] = family.targets(self.state)
        return found

    def iterate(self) -> Iterator[Action]:
        """Every legal action, one by one, with every payment: meant for small villages."""
        for family in self._answering:
            for target in self.targets(family):
                yield from family.actions(self.state, target)

    def proposals(self) -> Iterator[Action]:
        """One action for each target, as it would be offered first."""
        for family in self._answering:
            for target in self.targets(family):
                yield family.propose(self.state, target)

    def sample(self, dice: Chooser) -> Action | None:
        """A legal action by chance: a family, then a target, then how exactly; None when the game is over."""
        state = self.state
        if state.finished:
            return None
        left = list(state.box.ruleset.by_decision[state.decision])
        nobody_stands = not any_stands(state)
        while left:
            # The first family with a target, in random order: as even as choosing among those that have one.
            family = left.pop(dice.below(len(left)))
            if nobody_stands and family.by_villager:
                continue
            target = family.pick(state, dice)
            if target is not None:
                chosen: Action = family.sample(state, target, dice)
                return chosen
        return None
