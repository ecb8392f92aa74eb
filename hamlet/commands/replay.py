"""`hamlet replay`: tells a recorded game, verifies it, or shows it at one point."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hamlet.commands import CommandError, Subparsers
from hamlet.commands.games import BOTRIC, check_recorded_moment, record_in, tell_difference
from hamlet.commands.numbers import whole
from hamlet.terminal import say
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.session.record import Difference
    from hamlet.session.session import Session
    from hamlet.words.line import Line


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add `hamlet replay`."""
    parser = subparsers.add_parser(
        "replay", help=words.label("help.replay"), description=words.label("help.replay.about")
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=words.label("help.replay.file"))
    parser.add_argument("--at", type=whole(words, "--at"), metavar="N", help=words.label("help.replay.at"))
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--verify", action="store_true", help=words.label("help.replay.verify"))
    shown.add_argument("--snapshot", action="store_true", help=words.label("help.replay.snapshot"))
    shown.add_argument("--snapshots", action="store_true", help=words.label("help.replay.snapshots"))
    shown.add_argument("--why", action="store_true", help=words.label("help.replay.why"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the record again and print what is asked for."""
    from hamlet.session.record import BROKEN, told_plainly

    words: Words = args.words
    record = record_in(args.file, words)
    try:
        return _tell(args, record)
    except BROKEN as error:
        # A record that somebody has written by hand may hold values of any kind.
        why = told_plainly(words, error)
        raise CommandError(words.label("commands.replay.unplayed", file=args.file, error=why)) from error


def _tell(args: argparse.Namespace, record: dict[str, Any]) -> int:
    from hamlet.session.record import replay, verify

    words: Words = args.words
    if args.why and args.at is None:
        raise CommandError(words.label("commands.replay.why_when", option="--why"))
    check_recorded_moment(words, args.at, record)
    session, difference = (verify if args.verify else replay)(record, args.at, words)
    if args.verify:
        return _tell_verdict(args.file, session, difference)
    if difference:
        raise CommandError(tell_difference(words, args.file, difference))
    if args.snapshot:
        say(json.dumps(session.snapshot()))
    elif args.snapshots:
        for snapshot in session.snapshots():
            say(json.dumps(snapshot))
    elif args.why:
        _print_why(session, args.at)
    else:
        _print_log(session)
    return 0


def _print_why(session: Session, at: int) -> None:
    """How whoever decided the last action came to it."""
    from hamlet.words.actions import describe
    from hamlet.words.botric.account import account_lines

    label = session.setup.words.label
    if not at:
        raise CommandError(label("commands.replay.why_setup"))
    step = session.history.done[-1]
    speech, seat = session.setup.speech(step.before), session.setup.seats[step.seat]
    what = describe(speech, step.action).text
    lines = account_lines(speech, session.setup.speech(step.after), step.events)
    if lines and seat.player == BOTRIC:
        say(label("commands.replay.why_botric", at=at))
    elif lines:
        say(label("commands.replay.why_chosen", at=at, seat=seat.shown, what=what))
    elif seat.is_human:
        say(label("commands.replay.why_person", at=at, seat=seat.shown, what=what))
    else:
        player = session.setup.words.called("players", seat.player)
        say(label("commands.replay.why_player", at=at, seat=seat.shown, player=player, what=what))
    for line in lines:
        say(f"  {line}")


def _tell_verdict(file: Path, session: Session, difference: Difference | None) -> int:
    words = session.setup.words
    if difference:
        say(tell_difference(words, file, difference))
        return 1
    say(words.label("commands.replay.same", file=file, count=len(session.history.done)))
    return 0


def _print_log(session: Session) -> None:
    from hamlet.words.log import tell_opening

    names = [seat.shown for seat in session.setup.seats]
    width = max(map(len, names))
    if not session.resumed:
        _print_lines("", tell_opening(session.setup.speech(session.start)), names, width)
    for entry in session.log.entries:
        _print_lines(str(entry.number or ""), entry.lines, names, width)
    if session.finished:
        _print_scores(session, width)


def _print_lines(number: str, lines: Sequence[Line], names: Sequence[str], width: int) -> None:
    """The number of the action (for --at) once, then whose line it is, then what it says."""
    for line in lines:
        if line.heading:
            say(line.text)
            continue
        who = names[line.seat] if line.seat >= 0 else ""
        say(f"{number:>5}  {who:<{width}}  {line.text}")
        number = ""


def _print_scores(session: Session, width: int) -> None:
    from hamlet.session.sheet import scores_now
    from hamlet.words.scores import source_name

    say(session.setup.words.label("commands.replay.scores"))
    for seat, score in zip(session.setup.seats, scores_now(session), strict=True):
        parts = ", ".join(
            f"{source_name(session.setup.speech(session.state), source)} {points}"
            for source, points in score.items()
            if source != "total" and points
        )
        say(f"       {seat.shown:<{width}}  {score['total']}: {parts}")
