"""One action ahead: try each candidate on a copy, keep the one after which the position is worth most."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import (
    FinishHiring,
    HireDonkey,
    HireVillager,
    PlaceDonkey,
    donkey_hire_refusal,
    villager_hire_refusal,
)
from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.decisions import HIRE, LAY_START, PLACE_DONKEY
from hamlet.engine.dice import Dice
from hamlet.engine.game import play
from hamlet.engine.options import Options
from hamlet.engine.state import State
from hamlet.players.greedy.placing import constructions
from hamlet.players.greedy.worth import stage, worth

WORK = ("deliver", "sell", "refine", "produce", "take_blueprint", "skip_blueprint", "beg")
ROADS = 6
LEAST_GAIN = 0.02
"""A step must be worth at least so much more than leaving things as they are."""


class GreedyPlayer:
    """Sensible at once, blind to what comes after."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)
        self._ways: dict[str, Callable[[State], Action]] = {
            "action": self._act,
            HIRE: self._hire,
            PLACE_DONKEY: self._best_proposal,
            LAY_START: self._lay,
        }

    def decide(self, state: State) -> Action:
        """The most promising action."""
        return self._ways[state.decision](state)

    def _act(self, state: State) -> Action:
        best = self._best(state, _candidates(state))
        return best or EndTurn()

    def _hire(self, state: State) -> Action:
        families = [BY_NAME[name] for name in ("hire_villager", "hire_donkey")]
        offers = [family.propose(state, target) for family in families for target in family.targets(state)]
        best = self._best(state, iter(offers), must=state.pending[-1].must)
        return best or FinishHiring()

    def _best_proposal(self, state: State) -> Action:
        best = self._best(state, Options(state).proposals(), must=True)
        return best or next(Options(state).proposals())

    def _lay(self, state: State) -> Action:
        action = Options(state).sample(self._dice)
        return action or next(Options(state).iterate())

    def _best(self, state: State, actions: Iterator[Action], *, must: bool = False) -> Action | None:
        """The action with the greatest gain; None if none gains anything and none is a must."""
        seat, sales, late = state.decider, state.market, stage(state)
        floor = float("-inf") if must else worth(state, seat, sales, late) + LEAST_GAIN
        best: Action | None = None
        for action in actions:
            after = state.copy()
            play(after, action)
            value = max([worth(end, seat, sales, late) for end in _ends(state, after)])
            if value > floor:
                floor, best = value, action
        return best


def _ends(before: State, after: State) -> list[State]:
    """How a step may end: a visit to the Town Hall is seen through, and a hired donkey stands somewhere."""
    if not after.pending:
        return [after]
    decision = after.pending[-1]
    if decision.kind == PLACE_DONKEY:
        return [_then(after, PlaceDonkey(after.village.church))]
    if decision.kind != HIRE or before.decision == HIRE:
        return [after]
    ends = [] if decision.must else [after]
    if villager_hire_refusal(after) is None:
        ends.append(_then(after, HireVillager()))
    if donkey_hire_refusal(after) is None:
        ends.append(_then(after, HireDonkey(), PlaceDonkey(after.village.church)))
    return ends


def _then(state: State, *actions: Action) -> State:
    following = state.copy()
    for action in actions:
        play(following, action)
    return following


def _candidates(state: State) -> Iterator[Action]:
    for name in WORK:
        family = BY_NAME[name]
        for target in family.targets(state):
            yield family.propose(state, target)
    yield from constructions(state)
    yield from _roads(state)
    for source, target in BY_NAME["donkey"].targets(state):
        yield MoveDonkey(source, target)


def _roads(state: State) -> Iterator[Action]:
    """A few roads, those to tiles out of reach first, each from one side only."""
    family = BY_NAME["road"]
    reachable = state.village.reachable
    sides: dict[tuple[int, int, int], tuple[int, tuple[int, tuple[int, int, int], int]]] = {}
    ends = {contact.side: (contact.a, contact.b) for contact in state.village.road_sites()}
    for uid, side, terrain in family.targets(state):
        if side not in sides:
            opens = any(not reachable >> end & 1 for end in ends[side])
            sides[side] = (0 if opens else 1, (uid, side, terrain))
    for _, target in sorted(sides.values())[:ROADS]:
        yield family.propose(state, target)
