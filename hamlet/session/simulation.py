"""Many games headless: who wins, how long it takes, where points come from, which tiles are built."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from hamlet.engine.reading import read_definitions
from hamlet.engine.scoring.final import final_scores, winners
from hamlet.session.driving import play_out, players_of
from hamlet.session.record import make_record
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.session.setup import Setup

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
    preset: str = "printed"
    record: bool = False
    most_actions: int = MOST_ACTIONS


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game played."""

    seed: int
    finished: bool
    seconds: float
    actions: int
    rounds: int
    winners: tuple[int, ...]
    scores: tuple[dict[str, int], ...]
    built: tuple[str, ...]
    record: dict[str, Any] | None = None


def play_game(plan: Plan, seed: int) -> Outcome:
    """Play one game of the plan."""
    definitions = read_definitions(plan.definitions)
    seats = seats_for(plan.players, definitions.colours)
    session = Session(Setup(definitions, seats, seed, plan.packs, plan.preset))
    began = perf_counter()
    finished = play_out(session, players_of(session), plan.most_actions)
    seconds = perf_counter() - began
    state = session.state
    built = sorted({definitions.tiles[placed.tile].id for placed in state.village.tiles})
    return Outcome(
        seed,
        finished,
        seconds,
        len(session.history.done),
        state.round,
        winners(state) if finished else (),
        tuple(_by_kind(score) for score in final_scores(state)),
        tuple(built),
        make_record(session) if plan.record else None,
    )


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


@dataclass(slots=True)
class Summary:
    """What many games came to."""

    players: Sequence[str]
    outcomes: list[Outcome] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """The summary as the JSON object of the command line."""
        finished = [each for each in self.outcomes if each.finished]
        seconds = sum(each.seconds for each in self.outcomes)
        actions = sum(each.actions for each in self.outcomes)
        built = Counter(tile for each in self.outcomes for tile in each.built)
        return {
            "games": len(self.outcomes),
            "finished": len(finished),
            "seconds": round(seconds, 3),
            "actions": actions,
            "actions_per_s": round(actions / seconds, 1) if seconds else 0.0,
            "rounds": _spread([each.rounds for each in finished]),
            "seats": [self._seat(seat, finished) for seat in range(len(self.players))],
            "tiles": {tile: round(count / len(self.outcomes), 4) for tile, count in sorted(built.items())},
        }

    def _seat(self, seat: int, finished: Sequence[Outcome]) -> dict[str, Any]:
        sources: Counter[str] = Counter()
        for each in finished:
            sources.update(each.scores[seat])
        count = max(len(finished), 1)
        return {
            "player": self.players[seat],
            "wins": sum(each.winners == (seat,) for each in finished),
            "shared_wins": sum(seat in each.winners and len(each.winners) > 1 for each in finished),
            "mean_score": round(sources["total"] / count, 2),
            "points_by_source": {
                source: round(points / count, 3) for source, points in sources.items() if source != "total"
            },
        }


def _spread(values: Sequence[int]) -> dict[str, float]:
    if not values:
        return {"mean": 0.0, "p10": 0.0, "p90": 0.0}
    ordered = sorted(values)

    def at(share: float) -> float:
        return float(ordered[min(int(share * len(ordered)), len(ordered) - 1)])

    return {"mean": round(sum(ordered) / len(ordered), 2), "p10": at(0.1), "p90": at(0.9)}


Progress = Callable[[int], None]
