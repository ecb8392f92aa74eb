"""His turn as it was played: whose go each step belongs to, what was tried in it, what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hamlet.app.view.botric import EVERYTHING
from hamlet.engine.botric.base import BOTRIC, HIS_SEAT, edition_of
from hamlet.engine.botric.events import BotricActs, BotricTried, MarkerDrawn
from hamlet.engine.botric.families import BotricStep
from hamlet.engine.botric.steps import FIRST_TRIES
from hamlet.engine.botric.thinking import Passed
from hamlet.engine.state import State
from hamlet.session.history import Step

Telling = BotricTried | BotricActs | MarkerDrawn


class OneTry(NamedTuple):
    """One action that was tried: why it was passed over, or what he did; and in which step of the game.

    With neither, a question keeps him at it. `passed` is for what no event has told yet.
    """

    action: str
    step: int
    tried: BotricTried | None = None
    acts: BotricActs | None = None
    passed: Passed | None = None


class Go(NamedTuple):
    """One villager's go: what was tried, in order, and the marker that was drawn."""

    tries: tuple[OneTry, ...] = ()
    marker: int | None = None

    @property
    def done(self) -> OneTry | None:
        """What came of it, once that is told."""
        return next((each for each in self.tries if each.acts is not None), None)


def plays_botric(state: State) -> bool:
    """Whether he sits at the table."""
    return BOTRIC in state.box.ruleset.positions


def takes_for_nothing(state: State) -> bool:
    """Whether it is his turn and he has no gold of his own: then no blueprint costs him anything."""
    return plays_botric(state) and state.seat == HIS_SEAT and not edition_of(state).own_gold


def due(state: State) -> str | None:
    """The step of his that comes next, or that a question keeps."""
    if state.finished:
        return None
    asked = next((each for each in reversed(state.pending) if each.kind == BOTRIC), None)
    return None if asked is None else asked.fact("step")


def tellings(events: Sequence[Any]) -> list[Telling]:
    """The events of a step that are told one after the other before anything moves in the village."""
    return [event for event in events if isinstance(event, Telling)]


def begins_go(step: Step) -> bool:
    """Whether a villager's go begins with this step."""
    return isinstance(step.action, BotricStep) and due(step.before) == FIRST_TRIES


def is_his(step: Step) -> bool:
    """Whether a step belongs to his turn: his own, or a person's answer in it."""
    return step.before.seat == HIS_SEAT and due(step.before) is not None


def goes_of(steps: Sequence[Step], first: int, told: int = EVERYTHING) -> list[Go]:
    """The goes in these steps of the game, which begin at this number; of the last only so much is told."""
    goes: list[Go] = []
    for number, step in enumerate(steps):
        if begins_go(step) or not goes:
            goes.append(Go())
        seen = tellings(step.events)
        for event in seen[:told] if number == len(steps) - 1 else seen:
            goes[-1] = _with(goes[-1], event, first + number)
    return goes


def goes_in_turn(goes: Sequence[Go], state: State) -> int:
    """How many villagers have a go in this turn: whoever is hired in it lies down and has none."""
    hired = sum(each.done is not None and each.done.action == "hire" for each in goes)
    return max(len(goes), len(state.villagers[HIS_SEAT]) - hired)


def turn_steps(done: Sequence[Step], end: int) -> int:
    """Where his turn begins that the step before this number belongs to."""
    begin = end
    while begin and is_his(done[begin - 1]) and done[begin - 1].before.round == done[end - 1].before.round:
        begin -= 1
    return begin


def _with(go: Go, event: Telling, step: int) -> Go:
    if isinstance(event, MarkerDrawn):
        return go._replace(marker=event.marker)
    if isinstance(event, BotricTried):
        return go._replace(tries=(*go.tries, OneTry(event.action, step, tried=event)))
    return go._replace(tries=(*go.tries, OneTry(event.action, step, acts=event)))
