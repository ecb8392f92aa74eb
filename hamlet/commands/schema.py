"""`hamlet schema`: writes the JSON Schemas that help editors to write packs."""

from __future__ import annotations

import argparse
from pathlib import Path

from hamlet.commands import CommandError, Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Add `hamlet schema`."""
    parser = subparsers.add_parser(
        "schema",
        help="write the JSON Schemas of pack files",
        description="Writes one JSON Schema for each subject of a pack: editors complete and check by it.",
    )
    parser.add_argument("folder", metavar="DIR", help="where to write them")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the schemas and say where they are."""
    from hamlet.content import schema_files

    folder = Path(args.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        files = schema_files()
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise CommandError(f"the schemas cannot be written to {folder}: {reason}") from error
    print(f"{len(files)} schemas written to {folder}")
    return 0
