"""`hamlet bench`: measures the engine and the drawing."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from hamlet.commands import CommandError, Subparsers

if TYPE_CHECKING:
    from rich.console import Console


def add_parser(subparsers: Subparsers) -> None:
    """Add `hamlet bench`."""
    parser = subparsers.add_parser(
        "bench", help="measure engine and drawing", description="Measures the engine and the drawing."
    )
    parser.add_argument("--only", metavar="NAME", help="one part: engine, placements, roads, frames or start")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure, part by part, and print the figures."""
    from hamlet.bench.report import PARTS

    if args.only is not None and args.only not in PARTS:
        raise CommandError(f"nothing to measure is called {args.only!r}; there are {', '.join(PARTS)}")
    figures: dict[str, Any] = {}
    from rich.console import Console

    for name in [args.only] if args.only else PARTS:
        figures |= _watched(name, Console(stderr=True))
    if args.json:
        print(json.dumps(figures))
    else:
        _print_table(figures)
    return 0


def _watched(name: str, console: Console) -> dict[str, Any]:
    """One part, with a sign of life on standard error where somebody looks at it."""
    from hamlet.bench.report import PARTS

    if not sys.stderr.isatty():
        return PARTS[name](None)
    from rich.progress import Progress

    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"Measuring {name}", total=None)
        return PARTS[name](lambda: progress.advance(task))


def _print_table(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    from hamlet.bench.report import rows

    table = Table(title="Hamlet, measured")
    table.add_column("Figure")
    table.add_column("Value", justify="right")
    table.add_column("Expected", justify="right")
    table.add_column("")
    for name, value, expected, met in rows(figures):
        table.add_row(name, value, expected, {None: "", True: "✓", False: "missed"}[met])
    Console().print(table)
