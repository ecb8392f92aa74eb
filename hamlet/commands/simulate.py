"""`hamlet simulate`: plays games headless and tells what came of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from hamlet.commands import CommandError, Subparsers
from hamlet.commands.games import add_game_arguments, game_chosen

if TYPE_CHECKING:
    from hamlet.session.simulation import Outcome, Plan
    from hamlet.session.summary import Summary

SEATS = range(2, 5)
MOST_ACTIONS = 5_000
MOST_JOBS = 64


def add_parser(subparsers: Subparsers) -> None:
    """Add `hamlet simulate`."""
    parser = subparsers.add_parser(
        "simulate",
        help="play games headless",
        description="Plays games headless: a progress bar, then a table.",
    )
    parser.add_argument(
        "--seats", default="greedy,greedy", metavar="A,B[,C,D]", help="who plays (random, greedy)"
    )
    parser.add_argument("--games", type=int, default=10, metavar="N", help="how many games")
    parser.add_argument("--seed", type=int, default=0, metavar="K", help="the seed of the first game")
    add_game_arguments(parser)
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes")
    parser.add_argument(
        "--most-actions", type=int, default=MOST_ACTIONS, metavar="N", help="give a game up after so many"
    )
    parser.add_argument(
        "--record", type=Path, metavar="DIR", help="keep a record of each game in this folder"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what they came to."""
    from hamlet.session.simulation import simulate
    from hamlet.session.summary import Summary

    plan = _plan(args)
    _make_folder(args.record)
    begun = perf_counter()
    outcomes = []
    for outcome in _watched(simulate(plan, min(args.jobs, plan.games)), plan.games, quiet=args.json):
        _keep(args.record, plan, outcome)
        outcomes.append(outcome)
    summary = Summary(plan, outcomes, perf_counter() - begun)
    if args.json:
        print(json.dumps(summary.data()))
    else:
        _print_table(summary)
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    from hamlet.players.registry import PLAYERS, UnknownPlayerError
    from hamlet.session.simulation import Plan

    players = tuple(name.strip() for name in args.seats.split(","))
    for name in players:
        if name not in PLAYERS:
            raise CommandError(str(UnknownPlayerError(name)))
    if len(players) not in SEATS:
        raise CommandError(f"a game has {SEATS[0]} to {SEATS[-1]} seats, not {len(players)}")
    for name in ("games", "jobs", "most_actions"):
        if getattr(args, name) < 1:
            raise CommandError(f"--{name.replace('_', '-')} must be at least 1")
    if args.jobs > MOST_JOBS:
        raise CommandError(f"--jobs must be at most {MOST_JOBS}")
    if args.seed < 0:
        raise CommandError("--seed must not be negative")
    choice = game_chosen(args)
    return Plan(
        players=players,
        games=args.games,
        seed=args.seed,
        definitions=choice.data,
        packs=choice.packs.remembered(),
        preset=choice.preset,
        options=choice.options,
        record=args.record is not None,
        most_actions=args.most_actions,
    )


def _watched(outcomes: Iterator[Outcome], games: int, *, quiet: bool) -> Iterator[Outcome]:
    """The outcomes, with a progress bar on standard error where somebody looks at it."""
    if quiet or not sys.stderr.isatty():
        yield from outcomes
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(outcomes, "Playing", total=games, console=Console(stderr=True), transient=True)


def _make_folder(folder: Path | None) -> None:
    """See to a place for the records before anything is played."""
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"no records can be kept in {folder}: {error.strerror or error}") from error


def _keep(folder: Path | None, plan: Plan, outcome: Outcome) -> None:
    if folder is None or outcome.record is None:
        return
    from hamlet.store.errors import StoreError
    from hamlet.store.records import read_record, write_record

    path = folder / f"{plan.preset}-{'-'.join(plan.players)}-{outcome.seed}.hamlet"
    try:
        if path.exists() and read_record(path) == outcome.record:
            return
        write_record(path, outcome.record)
    except (OSError, StoreError) as error:
        raise CommandError(f"no record can be kept in {folder}: {error}") from error


def _print_table(summary: Summary) -> None:
    from rich.console import Console
    from rich.table import Table

    data = summary.data()
    console = Console()
    table = Table(title=f"{data['finished']} of {data['games']} games finished")
    table.add_column("Seat")
    table.add_column("Player")
    for heading in ("Wins", "Shared", "Mean score"):
        table.add_column(heading, justify="right")
    table.add_column("Points by source")
    for number, seat in enumerate(data["seats"]):
        sources = ", ".join(
            f"{name} {points:.1f}" for name, points in seat["points_by_source"].items() if points
        )
        wins, shared = str(seat["wins"]), str(summary.shared_wins(number))
        table.add_row(str(number + 1), seat["player"], wins, shared, f"{seat['mean_score']:.1f}", sources)
    console.print(table)
    rounds = data["rounds"]
    console.print(
        f"Rounds: {rounds['mean']} on average (p10 {rounds['p10']:.0f}, p90 {rounds['p90']:.0f}). "
        f"{data['actions']} actions in {data['seconds']} s: {data['actions_per_s']:.0f} a second."
    )
    if summary.unfinished:
        seeds = ", ".join(map(str, summary.unfinished[:12])) + (" …" if len(summary.unfinished) > 12 else "")
        console.print(f"Given up after {summary.plan.most_actions} actions: seed {seeds}.")
