"""`hamlet check`: checks packs and reports every mistake with its place."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hamlet.commands import CommandError, Subparsers
from hamlet.terminal import say
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.content import LoadedPacks

PACK_FILE = "pack.yaml"


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add `hamlet check`."""
    parser = subparsers.add_parser(
        "check",
        help=words.label("help.check"),
        description=words.label("help.check.about"),
    )
    parser.add_argument("checked", nargs="*", metavar="PACK", help=words.label("help.check.packs"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check each pack together with those it requires."""
    from hamlet.content import UnknownPackError
    from hamlet.store.folders import user_folders
    from hamlet.store.packs import shelf_of
    from hamlet.words.mistakes import tell_mistakes

    words: Words = args.words
    shelf = shelf_of(user_folders())
    try:
        folders = [shelf.folder(name) for name in args.checked] or _own_packs(words)
    except UnknownPackError as error:
        raise CommandError(words.told(error.said)) from error
    loaded = [shelf.read([folder]) for folder in folders]
    problems = tell_mistakes(words, [problem for one in loaded for problem in one.problems])
    for problem in problems:
        for line in problem.split("\n"):
            say(line)
    for one in loaded:
        if not one.problems:
            say(_praise(words, one))
    if problems:
        say(words.label("commands.check.found", count=len(problems)))
    return 1 if problems else 0


def _own_packs(words: Words) -> list[Path]:
    from hamlet.resources import data_folder

    own = sorted(path.parent for path in data_folder().glob(f"*/{PACK_FILE}"))
    if not own:
        raise CommandError(words.label("commands.check.no_packs", folder=data_folder()))
    return own


def _praise(words: Words, loaded: LoadedPacks) -> str:
    tiles = sum(sum(tile["copies"].values()) for tile in loaded.data["tiles"])
    packs = " + ".join(f"{pack.id} {pack.version}" for pack in loaded.packs)
    return words.label("commands.check.well", packs=packs, tiles=tiles, sales=len(loaded.data["sales"]))
