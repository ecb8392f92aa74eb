"""Names in a record that nobody can see: packs may not have them, but a file can hold anything.

Whatever has no name to be seen is called by its id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hamlet.letters import name_shown, seen

_NAMED: Final = ("terrains", "materials", "tiles", "milestones", "awards", "layouts")


def legible(definitions: Mapping[str, Any]) -> Mapping[str, Any]:
    """The definitions of a record with every name in them to be seen; the same ones where all are."""
    changed = {
        subject: [_named(entry) for entry in definitions[subject]]
        for subject in _NAMED
        if not all(map(_is_legible, definitions[subject]))
    }
    return {**definitions, **changed} if changed else definitions


def _is_legible(entry: Mapping[str, Any]) -> bool:
    names = (entry["name"], *(entry.get("names") or {}).values())
    road = entry.get("road")
    return all(map(seen, names)) and (not road or _is_legible(road))


def _named(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    if _is_legible(entry):
        return entry
    called = name_shown(entry["id"])
    name = entry["name"] if seen(entry["name"]) else called
    names = {tag: told for tag, told in (entry.get("names") or {}).items() if seen(told)}
    road = {"road": _named(entry["road"])} if entry.get("road") else {}
    return {**entry, "name": name, "names": names, **road}
