"""`hamlet schema`: writes the JSON Schemas that help editors to write packs, and the editors' settings."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from hamlet.commands import CommandError, Subparsers
from hamlet.terminal import say
from hamlet.words.words import Words

_BESIDE: Final = "hamlet-"  # before the name of a file that could not be merged


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
    """Write the schemas, in a folder of packs the settings too, and say where they are."""
    from hamlet.store.errors import StoreError

    words: Words = args.words
    folder = Path(args.folder)
    try:
        for line in _write(folder, words):
            say(line)
    except StoreError as error:
        raise CommandError(error.told(words)) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        said = words.label("commands.schema.unwritten", folder=folder, reason=reason)
        raise CommandError(said) from error
    return 0


def _write(folder: Path, words: Words) -> list[str]:
    """Write everything; what there is to say of it."""
    from hamlet.content import schema_files
    from hamlet.content.finding import packs_in
    from hamlet.content.lying import PACK_FILE
    from hamlet.content.schemas.modeline import SCHEMAS, modeline
    from hamlet.store.atomic import write_atomic

    alone = (folder / PACK_FILE).is_file()
    packs = alone or bool(packs_in(folder))
    target = folder / SCHEMAS if packs else folder
    files = schema_files([folder] if alone else ())
    target.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        write_atomic(target / name, text.encode())
    said = [words.label("commands.schema.written", count=len(files), folder=target)]
    if packs:
        line = modeline("tiles.yaml", SCHEMAS if alone else f"../{SCHEMAS}")
        said += _write_settings(folder, words)
        said.append(words.label("commands.schema.others", line=line))
    return said


def _write_settings(folder: Path, words: Words) -> list[str]:
    """Write what leads VS Code to the schemas; where it cannot be joined to what is there, beside it."""
    from hamlet.content.schemas.modeline import VSCODE
    from hamlet.content.schemas.settings import settings_files
    from hamlet.store.atomic import write_atomic

    (folder / VSCODE).mkdir(exist_ok=True)
    said = []
    for name, joined in settings_files().items():
        path = folder / VSCODE / name
        text = joined(path.read_text(encoding="utf-8") if path.exists() else "")
        if text is None:
            beside = path.with_name(_BESIDE + name)
            said.append(words.label("commands.schema.beside", file=path, beside=beside))
            path, text = beside, joined("") or ""
        write_atomic(path.resolve(), text.encode())
    return [words.label("commands.schema.settings", folder=folder / VSCODE), *said]
