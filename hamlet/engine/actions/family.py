"""What every family of actions owns side by side: what may be done, why not, and what happens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from hamlet.engine.dice import Chooser
from hamlet.engine.events import Sink
from hamlet.engine.refusals import Refusal
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class Action:
    """A step of the game. Subclasses name what it is done to."""


A = TypeVar("A", bound=Action)
Target = tuple[Any, ...]

NEAREST = -1
"""As a walker: the villager who stands nearest goes."""


class Family(ABC, Generic[A]):
    """One family of actions. A target is an action without payment or exact place: cheap to list."""

    name: ClassVar[str]
    action: ClassVar[type[Action]]
    decision: ClassVar[str] = "action"
    """The decision that this family answers."""
    by_villager: ClassVar[bool] = False
    """Whether a villager does it, on the tile that the action names."""

    _single: ClassVar[bool]
    """Whether each target has one action only."""

    def __init_subclass__(cls) -> None:
        """Note whether this family has a way of its own to list actions."""
        super().__init_subclass__()
        cls._single = cls.actions is Family.actions

    @abstractmethod
    def refusal(self, state: State, action: A) -> Refusal | None:
        """Why the action is not legal now, or None."""

    def stood_on(self, action: A) -> int:
        """The tile that the villager acts on."""
        tile: int = getattr(action, "tile", -1)
        return tile

    @abstractmethod
    def apply(self, state: State, action: A, emit: Sink) -> None:
        """Carry out a legal action on the state itself."""

    @abstractmethod
    def targets(self, state: State) -> Sequence[Target]:
        """Every target for which at least one action is legal."""

    def pick(self, state: State, dice: Chooser) -> Target | None:
        """One of the targets by chance, None if there is none: as `targets` lists them, without the list."""
        targets = self.targets(state)
        return targets[dice.below(len(targets))] if targets else None

    def actions(self, state: State, target: Target) -> Iterator[A]:
        """Every legal action with this target, lazily: here the one that is proposed."""
        yield self.propose(state, target)

    @abstractmethod
    def propose(self, state: State, target: Target) -> A:
        """The action with this target that a sensible player would be offered first."""

    def sample(self, state: State, target: Target, dice: Chooser) -> A:
        """A legal action with this target, by chance."""
        if self._single:
            dice.below(1)  # thrown all the same: what comes after does not depend on how many there are
            return self.propose(state, target)
        return choose(list(self.actions(state, target)), dice)

    def available(self, state: State) -> bool:
        """Whether any action of this family is legal. Who needs a villager is asked only while one stands."""
        return bool(self.targets(state))


T = TypeVar("T")


def choose(values: Sequence[T], dice: Chooser) -> T:
    """One of the values, each as likely as the others."""
    return values[dice.below(len(values))]
