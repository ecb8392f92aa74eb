"""Packs: YAML that is checked and put together into the data a game is played with.

The parts behind these names are imported when one is first used: the window opens before they are needed.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hamlet.content.finding import find_packs, pack_id
    from hamlet.content.packs import LoadedPacks, PackInfo, load_base, load_packs, resolve
    from hamlet.content.problems import PackError, Problem, RuleError
    from hamlet.content.schema import schema_files, schemas

_HOMES: Final = {
    "LoadedPacks": "packs",
    "PackError": "problems",
    "PackInfo": "packs",
    "Problem": "problems",
    "RuleError": "problems",
    "find_packs": "finding",
    "load_base": "packs",
    "load_packs": "packs",
    "pack_id": "finding",
    "resolve": "packs",
    "schema_files": "schema",
    "schemas": "schema",
}

__all__ = [
    "LoadedPacks",
    "PackError",
    "PackInfo",
    "Problem",
    "RuleError",
    "find_packs",
    "load_base",
    "load_packs",
    "pack_id",
    "resolve",
    "schema_files",
    "schemas",
]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{home}"), name)
    return found
