"""What has changed between two sets of packs, entry by entry and key by key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hamlet.content.loaded import LoadedPacks

SUBJECTS: Final = {
    "tiles": "tiles",
    "terrains": "terrains",
    "materials": "materials",
    "sales": "market",
    "church": "church",
    "milestones": "milestones",
    "awards": "awards",
    "layouts": "layouts",
    "fish": "fish",
    "seasons": "seasons",
    "menu": "menu",
    "options": "rules",
    "presets": "rules",
}
"""The lists of a game's data, and what the files are called that they come from."""
_UNSEEN: Final = frozenset(("source", "sources", "pictures"))


@dataclass(frozen=True, slots=True)
class PackDifference:
    """One entry that has come, has gone, or says something else under a key."""

    file: str
    id: str
    name: str
    what: str
    """`come`, `gone`, or `key`."""
    key: str = ""
    before: object = None
    after: object = None


def differences(before: LoadedPacks, after: LoadedPacks) -> list[PackDifference]:
    """What is different, in the order of subjects and entries."""
    return [
        found
        for subject, file in SUBJECTS.items()
        for found in _of_subject(f"{file}.yaml", _by_id(before, subject), _by_id(after, subject))
    ]


def _by_id(loaded: LoadedPacks, subject: str) -> dict[str, Mapping[str, Any]]:
    return {str(each.get("id", "")): each for each in loaded.data.get(subject, ())}


def _of_subject(
    file: str, before: Mapping[str, Mapping[str, Any]], after: Mapping[str, Mapping[str, Any]]
) -> Iterator[PackDifference]:
    for name, entry in after.items():
        former = before.get(name)
        if former is None:
            yield PackDifference(file, name, _called(entry), "come")
        else:
            yield from _of_entry(file, former, entry)
    for name, entry in before.items():
        if name not in after:
            yield PackDifference(file, name, _called(entry), "gone")


def _of_entry(file: str, before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[PackDifference]:
    for key in dict.fromkeys((*before, *after)):
        if key not in _UNSEEN and before.get(key) != after.get(key):
            name = str(after.get("id", ""))
            yield PackDifference(file, name, _called(after), "key", key, before.get(key), after.get(key))


def _called(entry: Mapping[str, Any]) -> str:
    return str(entry.get("name") or entry.get("id", ""))


def shown(value: object) -> str:
    """A value in a few words, as one would write it in a line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {shown(each)}" for key, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(shown(each) for each in value)
    if isinstance(value, bool):
        return str(value).lower()
    return "" if value is None else str(value)
