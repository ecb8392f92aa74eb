"""What the commands that play games share: packs, rules and options as arguments, records from files."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hamlet.commands import CommandError, Subparsers
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.session.choice import GameChoice
    from hamlet.session.record import Difference

BOTRIC = "botric"
GAME_OPTIONS = {
    "packs": "--packs",
    "season": "--season",
    "rules": "--rules",
    "options": "--set",
    "botric": "--botric",
    "switches": "--switch",
}


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """No command of its own."""


def add_game_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments that say what is played: the same for the window and for every command.

    They have no defaults here: what was said before the command would be lost to them.
    """
    parser.add_argument(
        "--packs",
        default=argparse.SUPPRESS,
        metavar="PACKS",
        help=words.label("help.packs"),
    )
    parser.add_argument(
        "--season",
        default=argparse.SUPPRESS,
        metavar="SEASON",
        help=words.label("help.season"),
    )
    parser.add_argument(
        "--rules",
        default=argparse.SUPPRESS,
        metavar="PRESET",
        help=words.label("help.rules"),
    )
    parser.add_argument(
        "--set",
        action="append",
        default=argparse.SUPPRESS,
        dest="options",
        metavar="OPTION=VALUE",
        help=words.label("help.set"),
    )
    parser.add_argument(
        "--botric",
        default=argparse.SUPPRESS,
        metavar="EDITION",
        help=words.label("help.botric"),
    )
    parser.add_argument(
        "--switch",
        action="append",
        default=argparse.SUPPRESS,
        dest="switches",
        metavar="NAME",
        help=words.label("help.switch"),
    )
    parser.set_defaults(plays=True)


def pack_names(words: str | None) -> tuple[str, ...]:
    """The packs of a list such as base,./orchard; the base game where none is given."""
    return ("base",) if words is None else tuple(name.strip() for name in words.split(",") if name.strip())


def packs_wanted(args: argparse.Namespace, players: Sequence[str]) -> tuple[str, ...]:
    """The packs by name; whoever plays Botric, or says how, need not name the pack with his rules."""
    names = pack_names(args.packs)
    if not botric_named(args, players):
        return names
    from hamlet.session.seating import packs_with_botric
    from hamlet.store.folders import user_folders
    from hamlet.store.packs import shelf_of

    return packs_with_botric(shelf_of(user_folders()), names)


def packs_named(args: argparse.Namespace) -> tuple[str, ...] | None:
    """The packs that were named for the window; None where those that are on are played."""
    return pack_names(args.packs) if args.packs is not None else None


def botric_named(args: argparse.Namespace, players: Sequence[str] = ()) -> bool:
    """Whether somebody plays against Botric, or says how."""
    return BOTRIC in players or args.botric is not None or bool(args.switches)


def options_written(args: argparse.Namespace) -> tuple[str, ...]:
    """The options as they were written, such as donkey_cost=2; season, edition and switches are some."""
    named = {"season": args.season, "botric_edition": args.botric}
    switches = [f"{name}=true" for name in switches_named(args.words, args.switches)]
    return (*args.options, *(f"{name}={word}" for name, word in named.items() if word is not None), *switches)


def switches_named(words: Words, names: Sequence[str]) -> Sequence[str]:
    """The switches that make Botric easier or harder, or one line about one that is none."""
    if not names:
        return names
    from dataclasses import fields

    from hamlet.content.saying import did_you_mean
    from hamlet.engine.botric.definitions import Switches

    known = [each.name for each in fields(Switches)]
    for name in names:
        if name not in known:
            hint = did_you_mean(name, known)
            raise CommandError(words.label("commands.no_switch", name=name, hint=hint))
    return names


def game_chosen(args: argparse.Namespace, players: Sequence[str] = ()) -> GameChoice:
    """What the arguments choose to play, or one line about what is wrong with them."""
    from hamlet.content import PackError, RuleError, UnknownPackError
    from hamlet.session.choice import choose_game
    from hamlet.store.folders import user_folders
    from hamlet.store.packs import shelf_of
    from hamlet.words.mistakes import tell_in_short

    try:
        loaded = shelf_of(user_folders()).load(packs_wanted(args, players))
        return choose_game(loaded, args.rules, options_written(args), args.words)
    except (RuleError, UnknownPackError) as error:
        raise CommandError(args.words.told(error.said)) from error
    except PackError as error:
        raise CommandError(tell_in_short(args.words, error.problems)) from error


def record_in(path: Path, words: Words) -> dict[str, Any]:
    """The record in a file."""
    from hamlet.store.errors import StoreError
    from hamlet.store.records import read_record

    try:
        return read_record(path)
    except StoreError as error:
        raise CommandError(error.told(words)) from error


def check_moment(words: Words, at: int | None, actions: int) -> None:
    """Refuse a moment that a game of so many actions does not have."""
    if at is not None and not 0 <= at <= actions:
        raise CommandError(words.label("commands.replay.at", option="--at", most=actions))


def check_recorded_moment(words: Words, at: int | None, record: dict[str, Any]) -> None:
    """The same for a record; whether it is one at all is seen when it is played."""
    actions = record.get("actions")
    if isinstance(actions, list):
        check_moment(words, at, len(actions))


def tell_difference(words: Words, file: Path, difference: Difference) -> str:
    """Where a game that is played again leaves its record."""
    return words.label("commands.replay.differs", file=file, at=difference.at, why=difference.why)
