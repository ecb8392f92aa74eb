"""`hamlet simulate`: plays games headless and tells what came of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from hamlet.commands import CommandError, Subparsers

if TYPE_CHECKING:
    from hamlet.session.simulation import Outcome, Plan, Summary

SEATS = range(2, 5)


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
    parser.add_argument("--packs", default="base", metavar="IDS", help="packs, such as base,lake")
    parser.add_argument("--rules", default="printed", metavar="PRESET", help="the preset of rules")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes")
    parser.add_argument(
        "--record", type=Path, metavar="DIR", help="keep a record of each game in this folder"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what they came to."""
    from hamlet.session.simulation import Summary, simulate

    plan = _plan(args)
    summary = Summary(plan.players)
    for outcome in _watched(simulate(plan, args.jobs), plan.games, quiet=args.json):
        _keep(args.record, plan, outcome)
        summary.outcomes.append(outcome)
    if args.json:
        print(json.dumps(summary.data()))
    else:
        _print_table(summary)
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    from hamlet.commands.games import packs_data, packs_named, resolved_rules
    from hamlet.players.registry import PLAYERS
    from hamlet.session.simulation import Plan

    players = tuple(name.strip() for name in args.seats.split(","))
    for name in players:
        if name not in PLAYERS:
            raise CommandError(f"no player is called {name!r}; there are {', '.join(sorted(PLAYERS))}")
    if len(players) not in SEATS:
        raise CommandError(f"a game has {SEATS[0]} to {SEATS[-1]} seats, not {len(players)}")
    for name in ("games", "jobs"):
        if getattr(args, name) < 1:
            raise CommandError(f"--{name} must be at least 1")
    loaded = packs_named(args.packs)
    return Plan(
        players=players,
        games=args.games,
        seed=args.seed,
        definitions=resolved_rules(loaded, args.rules),
        packs=packs_data(loaded),
        preset=args.rules,
        record=args.record is not None,
    )


def _watched(outcomes: Iterator[Outcome], games: int, *, quiet: bool) -> Iterator[Outcome]:
    """The outcomes, with a progress bar on standard error where somebody looks at it."""
    if quiet or not sys.stderr.isatty():
        yield from outcomes
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(outcomes, "Playing", total=games, console=Console(stderr=True), transient=True)


def _keep(folder: Path | None, plan: Plan, outcome: Outcome) -> None:
    if folder is None or outcome.record is None:
        return
    from hamlet.store.errors import StoreError
    from hamlet.store.records import write_record

    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_record(folder / f"{'-'.join(plan.players)}-{outcome.seed}.hamlet", outcome.record)
    except (OSError, StoreError) as error:
        raise CommandError(f"the record cannot be kept in {folder}: {error}") from error


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
    for number, seat in enumerate(data["seats"], start=1):
        sources = ", ".join(
            f"{name} {points:.1f}" for name, points in seat["points_by_source"].items() if points
        )
        mean = f"{seat['mean_score']:.1f}"
        table.add_row(str(number), seat["player"], str(seat["wins"]), str(seat["shared_wins"]), mean, sources)
    console.print(table)
    rounds = data["rounds"]
    console.print(
        f"Rounds: {rounds['mean']} on average (p10 {rounds['p10']:.0f}, p90 {rounds['p90']:.0f}). "
        f"{data['actions']} actions in {data['seconds']} s: {data['actions_per_s']:.0f} a second."
    )
