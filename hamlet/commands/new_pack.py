"""`hamlet new-pack`: makes a pack to begin with, which works as it is."""

from __future__ import annotations

import argparse
from pathlib import Path

from hamlet.commands import CommandError, Subparsers
from hamlet.terminal import say
from hamlet.words.words import Words


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add `hamlet new-pack`."""
    parser = subparsers.add_parser(
        "new-pack",
        help=words.label("help.new_pack"),
        description=words.label("help.new_pack.about"),
    )
    parser.add_argument("name", metavar="NAME", help=words.label("help.new_pack.name"))
    parser.add_argument("folder", nargs="?", metavar="DIR", help=words.label("help.new_pack.folder"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Make the pack, and say where it lies and how to go on."""
    from hamlet.content.guide_links import guide_file
    from hamlet.content.new_pack import PackNameError
    from hamlet.store.errors import StoreError
    from hamlet.store.folders import user_folders
    from hamlet.store.new_packs import make_pack
    from hamlet.store.packs import shelf_of

    words: Words = args.words
    folders = user_folders()
    try:
        place = folders.packs if args.folder is None else Path(args.folder)
        new, folder = make_pack(place, args.name, shelf_of(folders).available())
    except PackNameError as error:
        raise CommandError(words.told(error.said)) from error
    except StoreError as error:
        raise CommandError(error.told(words)) from error
    called = new.id if place == folders.packs else str(folder)
    say(words.label("commands.new_pack.made", name=new.name, folder=folder))
    say(words.label("commands.new_pack.check", pack=_word(called)))
    say(words.label("commands.new_pack.play", pack=_word(called)))
    say(words.label("commands.new_pack.guide", file=guide_file()))
    return 0


def _word(text: str) -> str:
    """A word as a terminal takes it."""
    return f'"{text}"' if " " in text else text
