"""How fast the engine is: random play, copies, search nodes, and a decision of the greedy player.

A busy computer makes a measurement longer, never shorter: what can be repeated is repeated, and its best
time counts. Process time is used where it is fine enough, so that the work of others counts less.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter_ns, process_time_ns
from typing import Final

from hamlet.bench.quiet import quiet
from hamlet.bench.states import MOST_ACTIONS, DrawnState, Watch, draw_states
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import FinishHiring, HireDonkey, HireVillager, PlaceDonkey
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.box import Box
from hamlet.engine.definitions import Definitions
from hamlet.engine.dice import Dice
from hamlet.engine.game import play
from hamlet.engine.options import Options
from hamlet.engine.start import new_state
from hamlet.engine.state import State
from hamlet.players.registry import make_player

RANDOM_GAMES: Final = 20
TRIES: Final = 7
COPIES: Final = 200
NODES: Final = 8
"""How many actions are tried in each state."""

_NO_VILLAGER = (EndTurn, MoveDonkey, HireVillager, HireDonkey, PlaceDonkey, FinishHiring)


def measure(definitions: Definitions, watch: Watch | None = None) -> dict[str, float]:
    """All figures of the engine; `watch` is called after each part of the work."""
    states = draw_states(definitions, watch=watch)
    found: dict[str, float] = {"states": len(states)}
    for part in (
        random_play(definitions),
        copies(states),
        nodes(states),
        decisions(states),
    ):
        found |= part
        if watch:
            watch()
    return found


def random_play(definitions: Definitions, games: int = RANDOM_GAMES) -> dict[str, float]:
    """Whole games of two random players: actions a second in each game, and how many send a villager."""
    box = Box(definitions, 2)
    new_state(box, 0)  # whatever is made once for a box is not part of playing
    with quiet():
        runs = [max((_random_game(box, seed) for _ in range(TRIES)), key=_rate) for seed in range(games)]
    rates = sorted(_rate(run) for run in runs)
    actions = sum(run.actions for run in runs)
    return {
        "random_actions_per_s": round(median(rates)),
        "random_actions_per_s_best": round(rates[-1]),
        "random_villager_share": round(sum(run.villagers for run in runs) / actions, 3),
    }


@dataclass(frozen=True, slots=True)
class _Run:
    actions: int
    villagers: int
    nanoseconds: int


def _rate(run: _Run) -> float:
    return run.actions * 1e9 / max(run.nanoseconds, 1)


def _random_game(box: Box, seed: int) -> _Run:
    state = new_state(box, seed)
    players = [make_player("random", seed, seat) for seat in range(box.seats)]
    done: list[Action] = []
    begun = process_time_ns()
    while not state.finished and len(done) < MOST_ACTIONS:
        action = players[state.decider].decide(state)
        play(state, action)
        done.append(action)
    taken = process_time_ns() - begun
    return _Run(len(done), sum(not isinstance(action, _NO_VILLAGER) for action in done), taken)


def copies(states: Sequence[DrawnState]) -> dict[str, float]:
    """Microseconds to copy a state."""
    with quiet():
        return _figures("copy_us", [_copy_time(drawn.fresh()) for drawn in states], 1e3)


def _copy_time(state: State) -> float:
    times = []
    for _ in range(TRIES):
        begun = perf_counter_ns()
        for _ in range(COPIES):
            state.copy()
        times.append(perf_counter_ns() - begun)
    return min(times) / COPIES


def nodes(states: Sequence[DrawnState]) -> dict[str, float]:
    """Microseconds for one node of a search: copy, apply, and what may be done then.

    As a search would, the state itself has been looked at before, and its followers are looked at one after
    the other: whatever they have in common is worked out by the first that needs it.
    """
    with quiet():
        times = [time for number, drawn in enumerate(states) for time in _node_times(drawn, number)]
    return _figures("node_us", times, 1e3)


def _node_times(drawn: DrawnState, seed: int) -> list[int]:
    dice, options = Dice(seed), Options(drawn.fresh())
    sampled = [options.sample(dice) for _ in range(NODES)]
    actions = [action for action in dict.fromkeys(sampled) if action is not None]
    rows = [_expand(drawn.fresh(), actions) for _ in range(TRIES)]
    return [min(times) for times in zip(*rows, strict=True)]


def _expand(state: State, actions: Sequence[Action]) -> list[int]:
    Options(state).families()
    times = []
    for action in actions:
        begun = perf_counter_ns()
        after = state.copy()
        play(after, action)
        Options(after).families()
        times.append(perf_counter_ns() - begun)
    return times


def decisions(states: Sequence[DrawnState]) -> dict[str, float]:
    """Milliseconds for one decision of the greedy player on a village it sees for the first time."""
    with quiet():
        return _figures("greedy_ms", [_decision_time(drawn) for drawn in states], 1e6)


def _decision_time(drawn: DrawnState) -> float:
    times = []
    for _ in range(TRIES):
        state, player = drawn.fresh(), make_player("greedy", 0, 0)
        begun = perf_counter_ns()
        player.decide(state)
        times.append(perf_counter_ns() - begun)
    return min(times)


def _figures(name: str, nanoseconds: Sequence[float], unit: float) -> dict[str, float]:
    """The median under its name, and what 95 of 100 do not exceed."""
    stem, _, ending = name.rpartition("_")
    high = quantiles(nanoseconds, n=20)[-1]
    return {name: round(median(nanoseconds) / unit, 3), f"{stem}_p95_{ending}": round(high / unit, 3)}
