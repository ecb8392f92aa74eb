"""`hamlet check`: checks packs and reports every mistake with its place."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hamlet.commands import CommandError, Subparsers

if TYPE_CHECKING:
    from hamlet.content import LoadedPacks
    from hamlet.words.words import Words

PACK_FILE = "pack.yaml"


def add_parser(subparsers: Subparsers) -> None:
    """Add `hamlet check`."""
    parser = subparsers.add_parser(
        "check",
        help="check packs",
        description="Checks packs: exit 0 if all is well, or 1 with every mistake, its line and a caret.",
    )
    parser.add_argument(
        "packs", nargs="*", metavar="PACK", help="a pack's folder or name; without any, the game's own packs"
    )
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
        folders = [shelf.folder(name) for name in args.packs] or _own_packs()
    except UnknownPackError as error:
        raise CommandError(words.told(error.said)) from error
    loaded = [shelf.read([folder]) for folder in folders]
    problems = tell_mistakes(words, [problem for one in loaded for problem in one.problems])
    for problem in problems:
        print(problem)
    for one in loaded:
        if not one.problems:
            print(_praise(one))
    if problems:
        print(f"{len(problems)} {'problem' if len(problems) == 1 else 'problems'} found.")
    return 1 if problems else 0


def _own_packs() -> list[Path]:
    from hamlet.resources import data_folder

    own = sorted(path.parent for path in data_folder().glob(f"*/{PACK_FILE}"))
    if not own:
        raise CommandError(f"the game's own packs are not in {data_folder()}")
    return own


def _praise(loaded: LoadedPacks) -> str:
    tiles = sum(sum(tile["copies"].values()) for tile in loaded.data["tiles"])
    packs = " + ".join(f"{pack.id} {pack.version}" for pack in loaded.packs)
    return f"{packs}: all is well ({tiles} tiles, {len(loaded.data['sales'])} sales)"
