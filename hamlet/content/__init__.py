"""Packs: YAML that is checked and put together into the data a game is played with.

The parts behind these names are imported when one is first used: the window opens before they are needed.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hamlet.content.choosing import never_laid, resolve
    from hamlet.content.finding import find_packs, pack_id
    from hamlet.content.loaded import LoadedPacks, PackInfo
    from hamlet.content.packs import load_base, load_packs
    from hamlet.content.problems import PackError, Problem, RuleError
    from hamlet.content.schemas.files import all_schemas, schema_files
    from hamlet.content.shelf import PackShelf, UnknownPackError
    from hamlet.content.switches import botric_switches, check_switches, switch_means_something
    from hamlet.content.written import written_options

_HOMES: Final = {
    "LoadedPacks": "loaded",
    "PackError": "problems",
    "PackInfo": "loaded",
    "PackShelf": "shelf",
    "Problem": "problems",
    "RuleError": "problems",
    "UnknownPackError": "shelf",
    "botric_switches": "switches",
    "check_switches": "switches",
    "find_packs": "finding",
    "load_base": "packs",
    "load_packs": "packs",
    "never_laid": "choosing",
    "pack_id": "finding",
    "resolve": "choosing",
    "schema_files": "schemas.files",
    "all_schemas": "schemas.files",
    "switch_means_something": "switches",
    "written_options": "written",
}

__all__ = [
    "LoadedPacks",
    "PackError",
    "PackInfo",
    "PackShelf",
    "Problem",
    "RuleError",
    "UnknownPackError",
    "all_schemas",
    "botric_switches",
    "check_switches",
    "find_packs",
    "load_base",
    "load_packs",
    "never_laid",
    "pack_id",
    "resolve",
    "schema_files",
    "switch_means_something",
    "written_options",
]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{home}"), name)
    return found
