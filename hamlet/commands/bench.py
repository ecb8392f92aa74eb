"""`hamlet bench`: measures the engine and the drawing."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from hamlet.commands import CommandError, Subparsers
from hamlet.terminal import say
from hamlet.words.words import Words

if TYPE_CHECKING:
    from rich.console import Console


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add `hamlet bench`."""
    parser = subparsers.add_parser(
        "bench", help=words.label("help.bench"), description=words.label("help.bench.about")
    )
    parser.add_argument("--only", metavar="NAME", help=words.label("help.bench.only"))
    parser.add_argument("--json", action="store_true", help=words.label("help.json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure, part by part, and print the figures."""
    from hamlet.bench.report import PARTS

    words: Words = args.words
    if args.only is not None and args.only not in PARTS:
        raise CommandError(
            words.label("commands.bench.unknown", name=repr(args.only), known=", ".join(PARTS))
        )
    figures: dict[str, Any] = {}
    from rich.console import Console

    for name in [args.only] if args.only else PARTS:
        figures |= _watched(words, name, Console(stderr=True))
    if args.json:
        say(json.dumps(figures))
    else:
        _print_table(words, figures)
    return 0


def _watched(words: Words, name: str, console: Console) -> dict[str, Any]:
    """One part, with a sign of life on standard error where somebody looks at it."""
    from hamlet.bench.report import PARTS

    if not sys.stderr.isatty():
        return PARTS[name](None)
    from rich.progress import Progress

    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(words.label("commands.bench.measuring", name=name), total=None)
        return PARTS[name](lambda: progress.advance(task))


def _print_table(words: Words, figures: dict[str, Any]) -> None:
    from rich.table import Table

    from hamlet.bench.report import rows
    from hamlet.commands.tables import output

    table = Table(title=words.label("commands.bench.title"))
    table.add_column(words.label("commands.bench.figure"))
    table.add_column(words.label("commands.bench.value"), justify="right")
    table.add_column(words.label("commands.bench.expected"), justify="right")
    table.add_column("")
    verdicts = {None: "", True: "✓", False: words.label("commands.bench.missed")}
    for name, value, expected, met in rows(figures):
        table.add_row(name, value, expected, verdicts[met])
    output().print(table)
