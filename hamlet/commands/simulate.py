"""`hamlet simulate`: plays games headless and tells what came of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from hamlet.commands import CommandError, Subparsers, comparing
from hamlet.commands.games import add_game_arguments, game_chosen
from hamlet.commands.numbers import whole
from hamlet.terminal import say
from hamlet.words.words import Words

if TYPE_CHECKING:
    from rich.table import Table

    from hamlet.session.choice import GameChoice
    from hamlet.session.simulation import Outcome, Plan
    from hamlet.session.summary import Summary

SEATS = range(2, 5)
MOST_ACTIONS = 5_000
GAMES, COMPARED = 10, 200
MOST = {"games": 1_000_000, "jobs": 64, "most_actions": 1_000_000}


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add `hamlet simulate`."""
    parser = subparsers.add_parser(
        "simulate",
        help=words.label("help.simulate"),
        description=words.label("help.simulate.about"),
    )
    parser.add_argument(
        "--seats", default="greedy,greedy", metavar="A,B[,C,D]", help=words.label("help.simulate.seats")
    )
    games, jobs = words.label("help.simulate.games"), words.label("help.simulate.jobs")
    most = words.label("help.simulate.most_actions")
    parser.add_argument("--games", type=whole(words, "--games"), metavar="N", help=games)
    parser.add_argument(
        "--seed", type=whole(words, "--seed"), default=0, metavar="K", help=words.label("help.simulate.seed")
    )
    add_game_arguments(parser, words)
    parser.add_argument("--jobs", type=whole(words, "--jobs"), default=1, metavar="N", help=jobs)
    parser.add_argument(
        "--most-actions",
        type=whole(words, "--most-actions"),
        default=MOST_ACTIONS,
        metavar="N",
        help=most,
    )
    parser.add_argument("--record", type=Path, metavar="DIR", help=words.label("help.simulate.record"))
    comparing.add_arguments(parser, words)
    parser.add_argument("--json", action="store_true", help=words.label("help.json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what they came to."""
    from hamlet.session.simulation import simulate
    from hamlet.session.summary import Summary

    words: Words = args.words
    if comparing.is_wanted(args):
        return _compare(args)
    plan = _plan(args)
    _make_folder(words, args.record)
    begun = perf_counter()
    outcomes = []
    played = simulate(plan, min(args.jobs, plan.games))
    for outcome in played if args.json else _watched(words, played, plan.games):
        _keep(words, args.record, plan, outcome)
        outcomes.append(outcome)
    summary = Summary(plan, outcomes, perf_counter() - begun)
    if args.json:
        say(json.dumps(summary.data()))
    else:
        _print_table(words, summary)
    return 0


def _compare(args: argparse.Namespace) -> int:
    """The same games without some of the packs, too."""
    comparing.check(args)
    players, choice = _chosen(args, COMPARED)

    def watched(outcomes: Iterator[Outcome], games: int) -> Iterator[Outcome]:
        return outcomes if args.json else _watched(args.words, outcomes, games)

    return comparing.compare(args, choice, players, watched)


def _chosen(args: argparse.Namespace, games: int = GAMES) -> tuple[tuple[str, ...], GameChoice]:
    """Who plays what; so many games where nobody says how many."""
    players = _players(args.words, args.seats)
    args.games = games if args.games is None else args.games
    _check_numbers(args)
    choice = game_chosen(args, players)
    _check_seating(args.words, players, choice)
    return players, choice


def _plan(args: argparse.Namespace) -> Plan:
    from hamlet.session.simulation import Plan

    players, choice = _chosen(args)
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


def _check_seating(words: Words, players: Sequence[str], choice: GameChoice) -> None:
    from hamlet.session.seating import SeatingError, check_seating

    try:
        check_seating(players, choice.definitions.ruleset.positions)
    except SeatingError as error:
        raise CommandError(error.told(words)) from error


def _players(words: Words, seats: str) -> tuple[str, ...]:
    from hamlet.content.saying import did_you_mean
    from hamlet.players.registry import PLAYERS

    players = tuple(name.strip() for name in seats.split(","))
    for name in players:
        if name not in PLAYERS:
            hint = did_you_mean(name, sorted(PLAYERS))
            raise CommandError(words.label("commands.simulate.unknown_player", name=repr(name), hint=hint))
    if len(players) not in SEATS:
        raise CommandError(
            words.label("commands.simulate.seats", least=SEATS[0], most=SEATS[-1], seats=len(players))
        )
    return players


def _check_numbers(args: argparse.Namespace) -> None:
    words: Words = args.words
    for name, most in MOST.items():
        option = f"--{name.replace('_', '-')}"
        if getattr(args, name) < 1:
            raise CommandError(words.label("commands.simulate.too_few", option=option, least=1))
        if getattr(args, name) > most:
            raise CommandError(words.label("commands.simulate.too_many", option=option, most=most))
    if args.seed < 0:
        raise CommandError(words.label("commands.simulate.negative", option="--seed"))


def _watched(words: Words, outcomes: Iterator[Outcome], games: int) -> Iterator[Outcome]:
    """The outcomes, with a progress bar on standard error where somebody looks at it."""
    if not sys.stderr.isatty():
        yield from outcomes
        return
    from rich.console import Console
    from rich.progress import track

    playing = words.label("commands.simulate.playing")
    yield from track(outcomes, playing, total=games, console=Console(stderr=True), transient=True)


def _make_folder(words: Words, folder: Path | None) -> None:
    """See to a place for the records before anything is played."""
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or error
        said = words.label("commands.simulate.no_folder", folder=folder, reason=reason)
        raise CommandError(said) from error


def _keep(words: Words, folder: Path | None, plan: Plan, outcome: Outcome) -> None:
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
        said = words.label("commands.simulate.no_record", folder=folder, error=error)
        raise CommandError(said) from error


def _print_table(words: Words, summary: Summary) -> None:
    from hamlet.commands.botric_tables import botric_lines, botric_tables
    from hamlet.commands.lake_tables import lake_tables
    from hamlet.commands.tables import output

    data = summary.data()
    console = output()
    console.print(_table(words, summary, data))
    console.print(_turns(words, data))
    for table in (*lake_tables(words, summary.plan.definitions, data), *botric_tables(words, data)):
        console.print(table)
    rounds = data["rounds"]
    p10, p90 = (f"{rounds[share]:.0f}" for share in ("p10", "p90"))
    told = [
        words.label("commands.simulate.rounds", mean=str(rounds["mean"]), p10=p10, p90=p90),
        words.label(
            "commands.simulate.speed",
            actions=data["actions"],
            seconds=str(data["seconds"]),
            rate=f"{data['actions_per_s']:.0f}",
        ),
    ]
    console.print(" ".join(told))
    for line in botric_lines(words, data):
        console.print(line)
    if summary.unfinished:
        seeds = ", ".join(map(str, summary.unfinished[:12])) + (" …" if len(summary.unfinished) > 12 else "")
        console.print(words.label("commands.simulate.given_up", most=summary.plan.most_actions, seeds=seeds))


def _table(words: Words, summary: Summary, data: dict[str, Any]) -> Table:
    from rich.table import Table

    table = Table(
        title=words.label("commands.simulate.finished", finished=data["finished"], games=data["games"])
    )
    table.add_column(words.label("commands.simulate.seat"))
    table.add_column(words.label("commands.simulate.player"))
    for heading in ("commands.simulate.wins", "commands.simulate.shared", "commands.simulate.mean"):
        table.add_column(words.label(heading), justify="right")
    table.add_column(words.label("commands.simulate.sources"))
    for number, seat in enumerate(data["seats"]):
        sources = ", ".join(
            f"{name} {points:.1f}" for name, points in seat["points_by_source"].items() if points
        )
        wins, shared = str(seat["wins"]), str(summary.shared_wins(number))
        table.add_row(str(number + 1), seat["player"], wins, shared, f"{seat['mean_score']:.1f}", sources)
    return table


def _turns(words: Words, data: dict[str, Any]) -> Table:
    """Who won by turn order: whose turn is first is drawn in each game."""
    from rich.table import Table

    table = Table()
    table.add_column(words.label("commands.simulate.turn"))
    for heading in ("commands.simulate.wins", "commands.simulate.shared", "commands.simulate.mean"):
        table.add_column(words.label(heading), justify="right")
    for number, turn in enumerate(data["turn_order"], start=1):
        table.add_row(str(number), str(turn["wins"]), str(turn["shared"]), f"{turn['mean_score']:.1f}")
    return table
