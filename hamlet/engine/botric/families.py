"""The actions of a game against him: his next step, and the human's answers where his lists leave several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.family import Action, Family, Target
from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.botric.steps import TIE, answered, take_step
from hamlet.engine.events import Sink
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import TIES, State


@dataclass(frozen=True, slots=True)
class BotricStep(Action):
    """Botric does what his lists say."""


@dataclass(frozen=True, slots=True)
class BotricChoose(Action):
    """One of those that his list leaves to the human."""

    choice: int


@dataclass(frozen=True, slots=True)
class BotricLot(Action):
    """The lot decides what his list leaves open."""


class BotricStepFamily(Family[BotricStep]):
    """He has nothing to choose: one action, whatever it comes to."""

    name: ClassVar[str] = "botric_step"
    action: ClassVar[type[Action]] = BotricStep
    decision: ClassVar[str] = BOTRIC

    def refusal(self, state: State, action: BotricStep) -> Refusal | None:
        """Never refused in its time."""
        return None

    def apply(self, state: State, action: BotricStep, emit: Sink) -> None:
        """The step that is due."""
        take_step(state, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Always one."""
        return ((),)

    def propose(self, state: State, target: Target) -> BotricStep:
        """The one action."""
        return BotricStep()


class BotricChooseFamily(Family[BotricChoose]):
    """The human chooses for him."""

    name: ClassVar[str] = "botric_choose"
    action: ClassVar[type[Action]] = BotricChoose
    decision: ClassVar[str] = TIE

    def refusal(self, state: State, action: BotricChoose) -> Refusal | None:
        """Only one of those that are tied."""
        count = len(state.pending[-1].fact("options"))
        if 0 <= action.choice < count:
            return None
        return refuse("S20", "not_among_the_tied", choice=action.choice, count=count)

    def apply(self, state: State, action: BotricChoose, emit: Sink) -> None:
        """He goes on with it."""
        answered(state, action.choice, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Each of those that are tied."""
        return tuple((number,) for number in range(len(state.pending[-1].fact("options"))))

    def propose(self, state: State, target: Target) -> BotricChoose:
        """The one action."""
        return BotricChoose(*target)


class BotricLotFamily(Family[BotricLot]):
    """The lot may decide instead, this once."""

    name: ClassVar[str] = "botric_lot"
    action: ClassVar[type[Action]] = BotricLot
    decision: ClassVar[str] = TIE

    def refusal(self, state: State, action: BotricLot) -> Refusal | None:
        """Never refused in its time."""
        return None

    def apply(self, state: State, action: BotricLot, emit: Sink) -> None:
        """One of them by chance."""
        count = len(state.pending[-1].fact("options"))
        answered(state, state.draw(TIES, count), emit, by_lot=True)

    def targets(self, state: State) -> Sequence[Target]:
        """Always one."""
        return ((),)

    def propose(self, state: State, target: Target) -> BotricLot:
        """The one action."""
        return BotricLot()
