"""`hamlet check`: checks packs, each by itself and all together, and tells every mistake with its place."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hamlet.commands import CommandError, Subparsers
from hamlet.content.guide_links import guide_link
from hamlet.terminal import say
from hamlet.words.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hamlet.content import LoadedPacks, PackShelf, Problem

PACK_FILE = "pack.yaml"


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add `hamlet check`."""
    parser = subparsers.add_parser(
        "check",
        help=words.label("help.check"),
        description=words.label("help.check.about"),
    )
    parser.add_argument("checked", nargs="*", metavar="PACK", help=words.label("help.check.packs"))
    parser.add_argument("--json", action="store_true", help=words.label("help.check.json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check each pack with those it requires, then all of them together."""
    from hamlet.content import UnknownPackError
    from hamlet.store.folders import user_folders
    from hamlet.store.packs import shelf_of

    words: Words = args.words
    shelf = shelf_of(user_folders())
    try:
        folders = [shelf.folder(name) for name in args.checked] or _own_packs(words)
    except UnknownPackError as error:
        raise CommandError(words.told(error.said)) from error
    checked = _checked(shelf, folders, together=bool(args.checked))
    found = list(dict.fromkeys(problem for one in checked for problem in (*one.problems, *one.warnings)))
    errors = sum(not problem.warning for problem in found)
    if args.json:
        say(json.dumps(_data(words, checked, found)))
    else:
        _tell(words, checked, found)
    return 1 if errors else 0


def _checked(shelf: PackShelf, folders: Sequence[Path], *, together: bool) -> list[LoadedPacks]:
    """What each comes to by itself: only so is a forgotten requirement seen; and what all of them do."""
    alone = [shelf.read([folder]) for folder in folders]
    return [*alone, shelf.read(folders)] if together and len(folders) > 1 else alone


def _own_packs(words: Words) -> list[Path]:
    from hamlet.resources import data_folder

    own = sorted(path.parent for path in data_folder().glob(f"*/{PACK_FILE}"))
    if not own:
        raise CommandError(words.label("commands.check.no_packs", folder=data_folder()))
    return own


def _tell(words: Words, checked: Sequence[LoadedPacks], found: Sequence[Problem]) -> None:
    from hamlet.words.mistakes import tell_mistakes

    links: set[str] = set()
    for problem in sorted(found, key=lambda one: (one.place, str(one.said))):
        (told,) = tell_mistakes(words, [problem])
        for line in told.split("\n"):
            say(line)
        link = guide_link(problem.said.code)
        if link not in links:
            links.add(link)
            say(words.label("commands.check.guide", link=link))
    for line in dict.fromkeys(_praise(words, one) for one in checked if not one.problems):
        say(line)
    warnings = sum(problem.warning for problem in found)
    if len(found) > warnings:
        say(words.label("commands.check.found", count=len(found) - warnings))
    if warnings:
        say(words.label("commands.check.warned", count=warnings))


def _praise(words: Words, loaded: LoadedPacks) -> str:
    tiles = sum(sum(tile["copies"].values()) for tile in loaded.data["tiles"])
    packs = " + ".join(f"{pack.id} {pack.version}" for pack in loaded.packs)
    code = "commands.check.playable" if loaded.warnings else "commands.check.well"
    return words.label(code, packs=packs, tiles=tiles, sales=len(loaded.data["sales"]))


def _data(words: Words, checked: Sequence[LoadedPacks], found: Sequence[Problem]) -> dict[str, Any]:
    packs = {pack.folder: pack for one in checked for pack in one.packs}
    return {
        "packs": [
            {**pack.data(), "name": pack.name, "folder": str(folder)} for folder, pack in packs.items()
        ],
        "errors": sum(not problem.warning for problem in found),
        "warnings": sum(problem.warning for problem in found),
        "problems": [_problem(words, problem) for problem in sorted(found, key=lambda one: one.place)],
    }


def _problem(words: Words, problem: Problem) -> dict[str, Any]:
    return {
        "file": problem.file,
        "line": problem.line,
        "column": problem.column,
        "length": problem.length,
        "severity": problem.severity,
        "code": problem.said.code,
        "message": words.told(problem.said),
        "excerpt": problem.excerpt,
        "fix": problem.fix,
        "guide": guide_link(problem.said.code),
    }
