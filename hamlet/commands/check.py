"""`hamlet check`: checks packs and reports every mistake with its place."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hamlet.commands import CommandError, Subparsers

if TYPE_CHECKING:
    from hamlet.content import LoadedPacks

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
    from hamlet.content import find_packs, load_packs
    from hamlet.store.folders import user_folders

    available = find_packs(user_folders().packs)
    folders = [_folder(name, available) for name in args.packs] or _own_packs()
    beside = _packs_beside(folders)
    loaded = [load_packs([folder], {**beside, **available}) for folder in folders]
    problems = sorted({problem for one in loaded for problem in one.problems})
    for problem in problems:
        print(problem)
    for one in loaded:
        if not one.problems:
            print(_praise(one))
    if problems:
        print(f"{len(problems)} {'problem' if len(problems) == 1 else 'problems'} found.")
    return 1 if problems else 0


def _folder(name: str, available: dict[str, Path]) -> Path:
    """The folder that an argument means: a path to it, a path to its pack.yaml, or a pack's name."""
    from hamlet.content.problems import did_you_mean

    path = Path(name)
    if "\0" in name:
        raise CommandError("a pack's name cannot hold a zero byte")
    if path.name == PACK_FILE and path.is_file():
        return path.parent
    if path.is_dir():
        if (path / PACK_FILE).exists() or name not in available:
            return path
    elif path.exists():
        raise CommandError(f"{name} is a file: give the folder of a pack")
    if name in available:
        return available[name]
    raise CommandError(f"no pack and no folder is called '{name}'{did_you_mean(name, list(available))}")


def _own_packs() -> list[Path]:
    from hamlet.resources import data_folder

    own = sorted(path.parent for path in data_folder().glob(f"*/{PACK_FILE}"))
    if not own:
        raise CommandError(f"the game's own packs are not in {data_folder()}")
    return own


def _packs_beside(folders: list[Path]) -> dict[str, Path]:
    """Packs in the same folders as those to check: they may require one another."""
    from hamlet.content import pack_id

    found: dict[str, Path] = {}
    for folder in folders:
        for pack_file in sorted(folder.resolve().parent.glob(f"*/{PACK_FILE}")):
            found.setdefault(pack_id(pack_file.parent), pack_file.parent)
    return found


def _praise(loaded: LoadedPacks) -> str:
    tiles = sum(sum(tile["copies"].values()) for tile in loaded.data["tiles"])
    packs = " + ".join(f"{pack.id} {pack.version}" for pack in loaded.packs)
    return f"{packs}: all is well ({tiles} tiles, {len(loaded.data['sales'])} sales)"
