"""Many games headless, in this process or in several; `summary` says what they came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from hamlet.engine.reading import read_definitions
from hamlet.engine.scoring.final import final_scores, winners
from hamlet.engine.state import State
from hamlet.session.dealings import Dealings, dealings_of
from hamlet.session.driving import play_out, players_of
from hamlet.session.recording import make_record
from hamlet.session.seating import check_seats
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.session.setup import PRINTED, Setup
from hamlet.session.sheet import points_during
from hamlet.session.tallies import ended_by, tallied

MOST_ACTIONS = 5_000
"""A game that has not ended after so many actions is reported as unfinished."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated. `definitions` is resolved data, so that it can go to other processes."""

    players: tuple[str, ...]
    games: int
    seed: int
    definitions: dict[str, Any]
    packs: tuple[dict[str, Any], ...] = ()
    preset: str = PRINTED
    options: Mapping[str, Any] = field(default_factory=dict)
    record: bool = False
    most_actions: int = MOST_ACTIONS


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game played."""

    seed: int
    finished: bool
    actions: int
    rounds: int
    winners: tuple[int, ...]
    scores: tuple[dict[str, int], ...]
    built: tuple[str, ...]
    during: tuple[dict[str, int], ...] = ()
    """What each seat scored in the game itself, by why."""
    record: dict[str, Any] | None = None
    first: int = 0
    """The seat that had the first turn: it is drawn in each game."""
    landmarks: int = 0
    without_road: int = 0
    """How many landmarks stand, and how many of them lack the road that they need to score."""
    ended_by: str = ""
    tallies: dict[str, dict[str, int]] = field(default_factory=dict)
    """What brought the last round, and what the expansions in play count."""
    dealings: Dealings = field(default_factory=Dealings)
    """What the game did with its tiles."""

    def turn(self, seat: int) -> int:
        """When the seat had its turn in each round: 0 for the first."""
        return (seat - self.first) % len(self.scores)


def play_game(plan: Plan, seed: int) -> Outcome:
    """Play one game of the plan."""
    definitions = read_definitions(plan.definitions)
    seats = seats_for(plan.players, definitions.seat_colours)
    check_seats(seats, definitions)
    session = Session(Setup(definitions, seats, seed, plan.packs, plan.preset, plan.options))
    finished = play_out(session, players_of(session), plan.most_actions)
    state = session.state
    tiles = {definitions.tiles[placed.tile] for placed in state.village.tiles}
    built = sorted(tile.id for tile in tiles if not tile.is_start)
    return Outcome(
        seed,
        finished,
        len(session.history.done),
        state.round,
        winners(state) if finished else (),
        tuple(_by_kind(score) for score in final_scores(state)),
        tuple(built),
        tuple(points_during(session)),
        make_record(session) if plan.record else None,
        state.first,
        *_landmarks(state),
        ended_by(session.history.done),
        tallied(state, session.history.done),
        dealings_of(definitions.tiles, session.history.done),
    )


def _landmarks(state: State) -> tuple[int, int]:
    tiles, by_road = state.box.definitions.tiles, state.village.by_road
    owned = [(uid, placed) for uid, placed in enumerate(state.village.tiles) if placed.owner >= 0]
    lacking = sum(tiles[placed.tile].needs_road and not by_road.is_reachable(uid) for uid, placed in owned)
    return len(owned), lacking


def _by_kind(score: dict[str, int]) -> dict[str, int]:
    """Landmarks together."""
    found: Counter[str] = Counter()
    for source, points in score.items():
        found[source.partition(":")[0]] += points
    return dict(found)


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Outcome]:
    """Play all games of the plan, in the order of their seeds."""
    seeds = range(plan.seed, plan.seed + plan.games)
    if jobs <= 1:
        yield from (play_game(plan, seed) for seed in seeds)
        return
    with ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_prepare, initargs=(plan,)
    ) as pool:
        yield from pool.map(_play_prepared, seeds)


_PLANS: list[Plan] = []


def _prepare(plan: Plan) -> None:
    """In a worker process: keep the plan, so that it is sent once and not with every game."""
    _PLANS[:] = [plan]


def _play_prepared(seed: int) -> Outcome:
    return play_game(_PLANS[0], seed)
