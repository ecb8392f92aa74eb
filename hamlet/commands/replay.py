"""`hamlet replay`: tells a recorded game, verifies it, or shows it at one point."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from hamlet.commands import CommandError, Subparsers
from hamlet.commands.games import record_in

if TYPE_CHECKING:
    from hamlet.session.record import Difference
    from hamlet.session.session import Session


def add_parser(subparsers: Subparsers) -> None:
    """Add `hamlet replay`."""
    parser = subparsers.add_parser(
        "replay", help="tell a recorded game", description="Prints the log of a recorded game."
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (*.hamlet)")
    parser.add_argument("--verify", action="store_true", help="only compare with the stored hashes")
    parser.add_argument("--at", type=int, metavar="N", help="stop after N actions (0: the setup)")
    parser.add_argument("--snapshot", action="store_true", help="print the state there as one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the record again and print what is asked for."""
    from hamlet.session.record import RecordError, replay

    record = record_in(args.file)
    try:
        session, difference = replay(record, _upto(args, record))
    except RecordError as error:
        raise CommandError(f"{args.file} cannot be replayed: {error}") from error
    if args.verify:
        return _tell_verdict(args.file, session, difference)
    if difference:
        raise CommandError(f"{args.file} differs at action {difference.at}: {difference.why}")
    if args.snapshot:
        print(json.dumps(session.snapshot()))
    else:
        _print_log(session)
    return 0


def _upto(args: argparse.Namespace, record: dict[str, object]) -> int | None:
    actions = record.get("actions")
    length = len(actions) if isinstance(actions, list) else 0
    if args.at is not None and not 0 <= args.at <= length:
        raise CommandError(f"--at must lie between 0 and {length}, the number of actions")
    upto: int | None = args.at
    return upto


def _tell_verdict(file: Path, session: Session, difference: Difference | None) -> int:
    if difference:
        print(f"{file}: differs at action {difference.at}: {difference.why}")
        return 1
    print(f"{file}: {len(session.history.done)} actions, every state as recorded")
    return 0


def _print_log(session: Session) -> None:
    from hamlet.words.scores import source_name

    round_now = 0
    for entry in session.log.entries:
        if entry.round != round_now:
            round_now = entry.round
            print(f"Round {round_now}")
        for line in entry.lines:
            who = session.setup.seats[line.seat].name if line.seat >= 0 else ""
            print(f"  {who:<8} {line.text}" if who else f"  {line.text}")
    if session.finished:
        from hamlet.session.sheet import scores_now

        print("Final score")
        for seat, score in zip(session.setup.seats, scores_now(session), strict=True):
            parts = ", ".join(
                f"{source_name(session.state, source)} {points}"
                for source, points in score.items()
                if source != "total" and points
            )
            print(f"  {seat.name:<8} {score['total']}: {parts}")
