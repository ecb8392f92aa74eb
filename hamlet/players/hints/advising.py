"""A few different things to do, the most promising first: as the greedy player sees them."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
from typing import Final

from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint
from hamlet.engine.state import State
from hamlet.players.greedy.greedy import LEAST_GAIN, GreedyPlayer
from hamlet.players.hints.account import AdviceAccount, account_for
from hamlet.players.hints.reasons import AdviceReason, reasons_for
from hamlet.values import dataclass

MOST: Final = 3
HOW: Final = frozenset(("payment", "walker", "rotation", "at", "side", "terrain"))
"""How something is done, not what: of those that differ in this alone, the best is told."""


ALIKE: Final = ((MoveDonkey,), (TakeBlueprint, SkipBlueprint))
"""One advice, whichever donkey, whichever blueprint."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Something to do, about how many points it is worth, why, and when those points come."""

    action: Action
    gain: float
    reasons: tuple[AdviceReason, ...]
    account: AdviceAccount = AdviceAccount()


def best_advice(state: State, most: int = MOST) -> list[Advice]:
    """The best of each kind of thing, the most promising first; none where the turn had better end."""
    adviser = GreedyPlayer(0)
    best: dict[Hashable, tuple[Action, float]] = {}
    for action, gain in adviser.weighed(state):
        kind = _kind(action)
        if gain > LEAST_GAIN and (kind not in best or gain > best[kind][1]):
            best[kind] = action, gain
    chosen = sorted(best.values(), key=lambda tried: -tried[1])[:most]
    return [_advice(state, action, gain, adviser.best_end(state, action)) for action, gain in chosen]


def _advice(state: State, action: Action, gain: float, after: State) -> Advice:
    return Advice(action, gain, reasons_for(state, action, after), account_for(state, after, gain))


def _kind(action: Action) -> Hashable:
    """What makes two steps the same advice: a donkey moves, this is built, that is made there."""
    for alike in ALIKE:
        if isinstance(action, alike):
            return alike
    kept = tuple(getattr(action, each.name) for each in fields(action) if each.name not in HOW)
    built = getattr(action, "blueprint", None)
    return (type(action), built) if built is not None else (type(action), kept)
