"""What the commands that play games share: packs by name, rules by preset, records from files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from hamlet.commands import CommandError, Subparsers

if TYPE_CHECKING:
    from hamlet.content import LoadedPacks


def add_parser(subparsers: Subparsers) -> None:
    """No command of its own."""


def packs_named(names: str) -> LoadedPacks:
    """The packs of a list such as base,lake."""
    from hamlet.content import PackError, find_packs, load_packs
    from hamlet.store.folders import user_folders

    available = find_packs(user_folders().packs)
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if not wanted:
        raise CommandError(f"no pack is named; there are {', '.join(sorted(available))}")
    for name in wanted:
        if name not in available:
            raise CommandError(f"no pack is called {name!r}; there are {', '.join(sorted(available))}")
    loaded = load_packs([available[name] for name in wanted], available)
    if loaded.problems:
        raise CommandError(f"the packs have mistakes (hamlet check tells them): {PackError(loaded.problems)}")
    return loaded


def resolved_rules(loaded: LoadedPacks, preset: str) -> dict[str, Any]:
    """The packs' resolved data under a preset of rules."""
    from hamlet.content import RuleError, resolve

    try:
        return resolve(loaded, preset)
    except RuleError as error:
        raise CommandError(str(error)) from error


def packs_data(loaded: LoadedPacks) -> tuple[dict[str, str], ...]:
    """What a record remembers of its packs."""
    return tuple({"id": pack.id, "version": pack.version, "hash": pack.content_hash} for pack in loaded.packs)


def record_in(path: Path) -> dict[str, Any]:
    """The record in a file."""
    from hamlet.store.errors import StoreError
    from hamlet.store.records import read_record

    try:
        return read_record(path)
    except StoreError as error:
        raise CommandError(str(error)) from error
