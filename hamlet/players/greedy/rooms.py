"""What the greedy player thinks of expansions: one judge for each room that it knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.engine.actions.family import Action
from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.lake.base import LAKE
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.state import State
from hamlet.players.greedy.judge import RoomJudge
from hamlet.players.greedy.lakeside import LakeJudge
from hamlet.players.greedy.solo import BotricJudge

JUDGES: Final[dict[str, RoomJudge]] = {LAKE: LakeJudge(), BOTRIC: BotricJudge()}


def judges_of(state: State) -> list[RoomJudge]:
    """The judges of the rooms in play."""
    return [JUDGES[each.name] for each in state.box.ruleset.expansions if each.name in JUDGES]


def rooms_worth(state: State, seat: int, remaining: float, before: tuple[object, ...]) -> float:
    """What a seat has of the expansions; `before` are their slices when it looked at the game."""
    rooms = state.box.ruleset.expansions
    if not rooms:
        return 0.0
    found = 0.0
    for number, each in enumerate(rooms):
        found += sum(each.final_points(state, seat).values())
        if each.name in JUDGES:
            found += JUDGES[each.name].worth(state, seat, remaining, before[number])
    return found


def promised(state: State, action: Action, remaining: float) -> float:
    """What an action is worth over and above what the state shows after it."""
    return sum(judge.promised(state, action, remaining) for judge in judges_of(state))


def place_bonus(state: State, blueprint: int, rotation: int, at: Vertex) -> float:
    """What a place is worth because of the expansions."""
    return sum(judge.place_bonus(state, blueprint, rotation, at) for judge in judges_of(state))


def answers(state: State) -> list[Action] | None:
    """The answers worth trying to what is asked; None where no room knows better than to try all."""
    for judge in judges_of(state):
        found = judge.answers(state)
        if found is not None:
            return list(found)
    return None


def seen_through(state: State) -> Iterator[Action]:
    """The answers to try where a step leaves a question that belongs to it."""
    for judge in judges_of(state):
        yield from judge.seen_through(state)


def helpers(state: State) -> list[Action]:
    """The actions that are judged by the work that they help."""
    return [action for judge in judges_of(state) for action in judge.helpers(state)]


def settle(state: State) -> None:
    """End what passes with the turn."""
    for judge in judges_of(state):
        judge.settle(state)
