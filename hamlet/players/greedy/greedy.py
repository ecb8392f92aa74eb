"""One action ahead: try each candidate on a copy, keep the one after which the position is worth most."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

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
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State
from hamlet.players.greedy.donkeys import donkey_moves, donkey_places
from hamlet.players.greedy.placing import constructions
from hamlet.players.greedy.rooms import answers, helpers, place_bonus, promised, seen_through, settle
from hamlet.players.greedy.worth import Networks, View, worth

WORK = ("deliver", "sell", "refine", "produce", "take_blueprint", "skip_blueprint", "beg")
COSTS_NOTHING = ("produce", "beg")
"""Done when nothing is worth a step."""
ROADS = 6
LEAST_GAIN = 0.02
"""A step must be worth at least so much more than leaving things as they are."""


class GreedyPlayer:
    """Sensible at once, blind to what comes after."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)
        self._networks: dict[int, Networks] = {}
        self._deciders: dict[str, Callable[[State], Action]] = {
            "action": self._act,
            HIRE: self._hire,
            PLACE_DONKEY: self._place,
            LAY_START: self._lay,
        }

    def _view(self, state: State) -> View:
        seat = state.decider
        return View.of(state, self._networks.setdefault(seat, Networks(seat)))

    def decide(self, state: State) -> Action:
        """The most promising action."""
        return self._deciders.get(state.decision, self._answer)(state)

    def weighed(self, state: State) -> Iterator[tuple[Action, float]]:
        """What may be done now, each step worth a thought with what it gains; an answer likewise."""
        view = self._view(state)
        if state.decision == "action":
            helping = helpers(state) if state.slices else []
            yield from self._work(view, state, helping)
            yield from ((helper, self._helped(view, state, helper)) for helper in helping)
        elif state.decision == PLACE_DONKEY:
            yield from donkey_places(view, state)
        elif state.decision == HIRE:
            yield from self._hires(view, state)
        elif state.decision != LAY_START:
            now = worth(state, view)
            offered = answers(state) or list(Options(state).proposals())
            yield from ((action, self._value(view, state, action) - now) for action in offered)

    def best_end(self, state: State, action: Action) -> State:
        """Where a step leads, seen through to its end."""
        view, after = self._view(state), state.copy()
        play(after, action)
        return max(_ends(state, after), key=lambda end: worth(end, view))

    def _act(self, state: State) -> Action:
        view = self._view(state)
        helping = helpers(state) if state.slices else []
        action, gain = max(self._work(view, state, helping), key=_gain, default=(EndTurn(), 0.0))
        for helper in helping:
            helped = self._helped(view, state, helper)
            if helped > max(gain, 0.0) + LEAST_GAIN:
                action, gain = helper, helped
        return action if gain > LEAST_GAIN else _idle(state)

    def _work(self, view: View, state: State, helping: Sequence[Action]) -> Iterator[tuple[Action, float]]:
        """Every step of villagers and donkeys with what it gains, but for those that only help."""
        now = worth(state, view)
        for action in _candidates(state):
            if action not in helping:
                yield action, self._value(view, state, action) - now
        yield from donkey_moves(view, state)

    def _helped(self, view: View, state: State, helper: Action) -> float:
        """What is gained by the best work that follows a helper, once its help is over."""
        quiet, following = state.copy(), _then(state, helper)
        settle(quiet)
        values = [self._value(view, following, action, settled=True) for action in _candidates(following)]
        return max(values, default=0.0) - worth(quiet, view)

    def _hire(self, state: State) -> Action:
        action, gain = max(self._hires(self._view(state), state), key=_gain, default=(FinishHiring(), 0.0))
        return action if gain > LEAST_GAIN or state.pending[-1].must else FinishHiring()

    def _hires(self, view: View, state: State) -> Iterator[tuple[Action, float]]:
        now = worth(state, view)
        families = [BY_NAME[name] for name in ("hire_villager", "hire_donkey")]
        for action in [
            family.propose(state, target) for family in families for target in family.targets(state)
        ]:
            yield action, self._value(view, state, action) - now

    def _place(self, state: State) -> Action:
        return max(donkey_places(self._view(state), state), key=_gain)[0]

    def _answer(self, state: State) -> Action:
        """What an expansion asks: whichever answer leaves the position worth most."""
        view = self._view(state)
        offered = answers(state) or list(Options(state).proposals())
        return max(offered, key=lambda action: self._value(view, state, action))

    def _lay(self, state: State) -> Action:
        action = Options(state).sample(self._dice)
        return action or next(Options(state).iterate())

    def _value(self, view: View, state: State, action: Action, *, settled: bool = False) -> float:
        """What the position is worth after the action; settled, when what passes with the turn is over."""
        after = state.copy()
        play(after, action)
        promise = promised(state, action, view.remaining) if state.slices else 0.0
        ends = _ends(state, after)
        for end in ends if settled else ():
            settle(end)
        return max([worth(end, view) for end in ends]) + promise


def _idle(state: State) -> Action:
    """Nothing is worth a step: work that costs nothing, for coins may yet end a game that drags on."""
    for family in (BY_NAME[name] for name in COSTS_NOTHING):
        for target in family.targets(state):
            work: Action = family.propose(state, target)
            return work
    return EndTurn()


def _gain(tried: tuple[Action, float]) -> float:
    return tried[1]


def _ends(before: State, after: State) -> list[State]:
    """How a step may end: a visit to the Town Hall is seen through, and a hired donkey stands somewhere."""
    if not after.pending:
        return [after]
    decision = after.pending[-1]
    if decision.kind == PLACE_DONKEY:
        return [_then(after, PlaceDonkey(after.village.church))]
    if decision.kind != HIRE or before.decision == HIRE:
        return [_then(after, answer) for answer in seen_through(after)] or [after]
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
    yield from constructions(state, place_bonus if state.slices else None)
    yield from _roads(state)
    for each in state.box.ruleset.expansions:
        for family in each.families:
            if family.decision == state.decision:
                for target in family.targets(state):
                    yield family.propose(state, target)


def _roads(state: State) -> Iterator[Action]:
    """A few roads, each from one side only: to own landmarks first, then to other tiles out of reach."""
    family = BY_NAME["road"]
    reachable = reach_of(state, state.seat).reachable
    tiles = state.village.tiles
    sides: dict[tuple[int, int, int], tuple[int, tuple[int, tuple[int, int, int], int]]] = {}
    ends = {contact.side: (contact.a, contact.b) for contact in state.village.road_sites()}
    for uid, side, terrain in family.targets(state):
        if side not in sides:
            beyond = [end for end in ends[side] if not reachable >> end & 1]
            owned = any(tiles[end].owner == state.seat for end in beyond)
            sides[side] = (0 if owned else 1 if beyond else 2, (uid, side, terrain))
    for _, target in sorted(sides.values())[:ROADS]:
        yield family.propose(state, target)
