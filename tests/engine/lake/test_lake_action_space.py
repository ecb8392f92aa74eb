"""Offered ⇔ not refused ⇔ allowed by the slow rules, on the whole action space of little lake states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from hamlet.engine.actions.layout import LayStart
from hamlet.engine.dump import state_hash
from hamlet.engine.game import Game, refusal
from hamlet.engine.options import Options
from hamlet.engine.state import State
from tests.engine.lake.lake_space import LakeSpace
from tests.engine.lake.little_states import (
    asked_for_a_boat,
    asked_for_a_donkey,
    asked_for_a_favour,
    asked_what_goes_back,
    asked_who_stands_up,
    little_state,
    lying,
    with_closed,
    with_fish,
)
from tests.engine.lake.wet_states import eat
from tests.oracles.lake_rules import LakeRules

STATES: dict[str, Callable[[], State]] = {
    "two boats": little_state,
    "two boats, two wheat": lambda: little_state(boat_wheat=2, gold=3),
    "two boats, no wheat": lambda: little_state(boat_wheat=0, gold=0),
    "a boat each": lambda: little_state(boats=(0, 1), hand="barn"),
    "no boat": lambda: little_state(boats=(-1, -1), gold=4),
    "long days": lambda: eat(little_state(), "long_days"),
    "monopoly": lambda: eat(little_state(boats=(0, -1)), "monopoly"),
    "migration": lambda: eat(little_state(boats=(1, -1)), "migration"),
    "infrastructure": lambda: eat(little_state(boats=(-1, -1), gold=0), "infrastructure"),
    "frozen lake": lambda: eat(little_state(boats=(-1, 1)), "frozen_lake"),
    "fish in spring": lambda: lying(with_fish(little_state(), 0, 1, 2), 1),
    "fish in summer": lambda: with_fish(little_state(), 0, 0, 1, 2, season="summer"),
    "fish in autumn": lambda: with_fish(little_state(hand="barn"), 2, season="autumn"),
    "fish in autumn, no blueprint": lambda: with_fish(little_state(), 1, 2, season="autumn"),
    "fish in winter": lambda: with_fish(little_state(boats=(-1, -1)), 1, 2, season="winter"),
    "closed church": lambda: with_closed(0),
    "closed storeroom": lambda: with_closed(8),
    "asked for a boat": asked_for_a_boat,
    "asked for a favour": asked_for_a_favour,
    "asked who stands up": asked_who_stands_up,
    "asked what goes back": asked_what_goes_back,
    "asked for a donkey": asked_for_a_donkey,
}
HEAVY = {
    "two boats, two wheat",
    "fish in autumn",
    "migration",
    "fish in summer",
    "closed storeroom",
    "monopoly",
    "no boat",
    "two boats, no wheat",
    "fish in winter",
    "infrastructure",
}
DECISIONS = {"asked for a boat": "boat", "asked for a favour": "favour", "asked who stands up": "stand_up"}


def check(state: State) -> Counter[str]:
    """Compare every action three ways; count what was refused, and why."""
    before = state_hash(state)
    offered = list(Options(state).iterate())
    legal = set(offered)
    assert len(legal) == len(offered), "something is offered twice"
    rules = LakeRules(state)
    outcomes: Counter[str] = Counter()
    for action in LakeSpace(state):
        refused = refusal(state, action)
        outcomes[refused.code if refused else type(action).__name__] += 1
        assert (refused is None) == (action in legal), (action, refused)
        if not isinstance(action, LayStart):
            assert rules.allows(action) == (refused is None), (action, refused)
    assert state_hash(state) == before
    return outcomes


@pytest.mark.parametrize(
    "name", [pytest.param(each, marks=pytest.mark.heavy) if each in HEAVY else each for each in STATES]
)
def test_offered_refused_and_ruled_agree_on_every_action_by_the_lake(name: str) -> None:
    state = STATES[name]()
    assert state.decision == DECISIONS.get(name, state.decision)
    assert sum(check(state).values()) > 1_000


@pytest.mark.parametrize("name", STATES)
def test_every_offered_action_by_the_lake_applies(name: str) -> None:
    state = STATES[name]()
    before = state_hash(state)
    number = 0
    for number, action in enumerate(Options(state).iterate()):
        if number % 7 == 0 or number < 50:
            game = Game(state.copy())
            game.apply(action)
            assert game.hash() != before
    assert number
    assert state_hash(state) == before


def test_goods_are_stored_over_boats_and_from_room_to_room() -> None:
    assert check(little_state())["Store"] > 3
