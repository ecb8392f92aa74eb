"""Offered ⇔ not refused ⇔ allowed by the slow rules, on the whole action space of small villages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from hamlet.engine.actions.layout import LayStart
from hamlet.engine.dump import state_hash
from hamlet.engine.game import Game, IllegalActionError, refusal
from hamlet.engine.options import Options
from hamlet.engine.state import State
from tests.engine.properties.action_space import ActionSpace, with_walkers
from tests.engine.properties.small_states import (
    asleep,
    finished_state,
    hall_state,
    laying_state,
    market_day,
    played_state,
    start_state,
    workshop,
)
from tests.oracles.slow_rules import SlowRules

Maker = Callable[[], State]
STATES: dict[str, Maker] = {
    "start": lambda: start_state(3, "small_woodland barn"),
    "poor": lambda: start_state(0, "sawmill"),
    "rich": lambda: start_state(9, "flour_mill pond_a small_mountains"),
    "full": lambda: start_state(5, "barn", full=True),
    "played-8": lambda: played_state(1, 8),
    "played-9": lambda: played_state(2, 9, gold=6),
    "played-11": lambda: played_state(3, 11, gold=2),
    "market-8": lambda: market_day(7, 8, 1),
    "market-10": lambda: market_day(8, 10, 3),
    "workshop": lambda: workshop(2, 3),
    "one-token": lambda: workshop(1, 0),
    "no-token": lambda: workshop(0, 4),
    "asleep": asleep,
    "dear": lambda: hall_state(4, take=False, place=False),
    "last-donkey": lambda: hall_state(9, take=True, place=False, villagers=4, donkeys=5),
    "last-villager": lambda: hall_state(9, take=True, place=False, villagers=3, donkeys=6),
    "must-hire": lambda: hall_state(8, take=False, place=False),
    "may-hire": lambda: hall_state(5, take=True, place=False),
    "donkey": lambda: hall_state(8, take=False, place=True),
    "laying-0": lambda: laying_state(0),
    "laying-3": lambda: laying_state(3),
    "finished": finished_state,
}

MORE = {"played-8", "played-9", "market-8", "rich", "one-token", "dear", "laying-3"}
"""As `played-11`, `market-10`, `start`, `workshop`, `must-hire` and `laying-0`, with other figures."""


def check(state: State, *, thorough: bool = False) -> Counter[str]:
    """Compare every action three ways; count what was refused, and why."""
    before = state_hash(state)
    offered = list(Options(state).iterate())
    legal = set(offered)
    assert len(legal) == len(offered), "something is offered twice"
    rules = SlowRules(state)
    missing = set(offered)
    outcomes: Counter[str] = Counter()
    for action in ActionSpace(state, thorough=thorough):
        refused = refusal(state, action)
        outcomes[refused.code if refused else "legal"] += 1
        assert (refused is None) == (action in legal), (action, refused)
        if not isinstance(action, LayStart):
            assert rules.allows(action) == (refused is None), (action, refused)
        missing.discard(action)
    assert missing == set(), "the action space leaves out something that is offered"
    assert state_hash(state) == before
    return outcomes


@pytest.mark.parametrize(
    "name", [pytest.param(each, marks=pytest.mark.heavy) if each in MORE else each for each in STATES]
)
def test_offered_refused_and_ruled_agree_on_every_action(name: str) -> None:
    outcomes = check(STATES[name]())
    assert sum(outcomes.values()) > 1_000
    assert (outcomes["legal"] == 0) == (name == "finished")


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(10, 26))
def test_offered_refused_and_ruled_agree_in_more_villages(seed: int) -> None:
    check(played_state(seed, 7 + seed % 9, gold=seed % 5))
    check(market_day(seed, 7 + seed % 6, gold=seed % 4))


@pytest.mark.heavy
@pytest.mark.parametrize("name", ["start", "full"])
def test_offered_refused_and_ruled_agree_with_everything_crossed(name: str) -> None:
    check(STATES[name](), thorough=True)


@pytest.mark.parametrize("name", ["start", pytest.param("played-9", marks=pytest.mark.heavy), "played-11"])
def test_a_named_walker_is_allowed_exactly_where_somebody_stands(name: str) -> None:
    state = STATES[name]()
    state.villagers = tuple((0, 1, 2, 7) for _ in state.villagers)
    standing = {0, 1}
    legal = set(Options(state).iterate())
    tried: Counter[tuple[type, bool]] = Counter()
    for action in ActionSpace(state):
        kind = (type(action), action in legal)
        if not hasattr(action, "walker") or tried[kind] >= 40:
            continue
        tried[kind] += 1
        for walking in with_walkers(state, action):
            walker = getattr(walking, "walker", None)
            expected = action in legal and (walker in standing or walker == -1)
            assert (refusal(state, walking) is None) == expected, walking


@pytest.mark.parametrize(
    "name",
    [
        "start",
        pytest.param("played-11", marks=pytest.mark.heavy),
        "may-hire",
        "donkey",
        "laying-3",
        "finished",
    ],
)
def test_a_refused_action_raises_and_changes_nothing(name: str) -> None:
    state = STATES[name]()
    game, before = Game(state), state_hash(state)
    parts = {slot: getattr(state, slot) for slot in State.__slots__}
    tried: Counter[tuple[type, str]] = Counter()
    for action in ActionSpace(state):
        refused = refusal(state, action)
        if refused is None or tried[type(action), refused.code] >= 3:
            continue
        tried[type(action), refused.code] += 1
        with pytest.raises(IllegalActionError):
            game.apply(action)
        assert all(getattr(state, slot) is value for slot, value in parts.items())
        assert refused.rule
    assert state_hash(state) == before
    assert len(tried) > 8


@pytest.mark.parametrize("name", [name for name in STATES if name != "finished"])
def test_every_offered_action_of_a_small_village_applies(name: str) -> None:
    state = STATES[name]()
    before = state_hash(state)
    for number, action in enumerate(Options(state).iterate()):
        if number % 7 == 0 or number < 50:
            game = Game(state.copy())
            game.apply(action)
            assert game.hash() != before
    assert state_hash(state) == before
