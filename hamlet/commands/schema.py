"""`hamlet schema`: writes the JSON Schemas that help editors to write packs."""

from __future__ import annotations

import argparse
from pathlib import Path

from hamlet.commands import CommandError, Subparsers
from hamlet.terminal import say
from hamlet.words.words import Words


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add `hamlet schema`."""
    parser = subparsers.add_parser(
        "schema",
        help=words.label("help.schema"),
        description=words.label("help.schema.about"),
    )
    parser.add_argument("folder", metavar="DIR", help=words.label("help.schema.folder"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the schemas and say where they are."""
    from hamlet.content import schema_files

    words: Words = args.words
    folder = Path(args.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        files = schema_files()
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        said = words.label("commands.schema.unwritten", folder=folder, reason=reason)
        raise CommandError(said) from error
    say(words.label("commands.schema.written", count=len(files), folder=folder))
    return 0
