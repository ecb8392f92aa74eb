"""From loaded packs and choices to the data of one game, in which every rule has a value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hamlet.content.loaded import LoadedPacks, PackData
from hamlet.content.problems import PackError, RuleError
from hamlet.content.saying import did_you_mean, entry_of, say
from hamlet.content.values import ids_in, read_value

_OPEN: Final = ("options", "presets", "constants")
CHOSEN: Final = ("tiles", "sales", "awards")
"""Whose entries may ask for rules."""


def resolve(
    loaded: LoadedPacks, preset: str = "printed", options: Mapping[str, object] | None = None
) -> PackData:
    """The data of one game, every rule value chosen: what the engine reads and a record keeps.

    Raises `PackError` if the packs have problems, `RuleError` if a value is not allowed.
    """
    if loaded.problems:
        raise PackError(loaded.problems)
    return _choose(loaded.data, preset, options or {})


def never_laid(start: str) -> RuleError:
    """What to say of a start for which the start tiles fit together in no way; only the engine can tell."""
    return RuleError(say("no_layout", name=start))


def find_preset(data: PackData, name: str) -> PackData:
    """The preset with this id."""
    return _find(data, "presets", name)


def find_option(data: PackData, name: str) -> PackData:
    """The option with this id."""
    return _find(data, "options", name)


def _find(data: PackData, subject: str, name: str) -> PackData:
    entries: list[PackData] = data[subject]
    for entry in entries:
        if entry["id"] == name:
            return entry
    hint = did_you_mean(name, [entry["id"] for entry in entries])
    raise RuleError(say("unknown_entry", entry=entry_of(subject), name=name, hint=hint))


def _choose(data: PackData, preset: str, options: Mapping[str, object]) -> PackData:
    """Every rule has a value: from the options given, the preset or its default."""
    ids = ids_in(data)
    for name in options:
        find_option(data, name)
    given = {**find_preset(data, preset)["values"], **options}
    rules = dict(data["constants"])
    for option in data["options"]:
        rules[option["id"]] = read_value(option, given.get(option["id"], option["default"]), ids)
    _check_together(rules)
    chosen: PackData = {key: _copied(value) for key, value in data.items() if key not in _OPEN}
    chosen["rules"] = _copied(rules)
    for subject in CHOSEN:
        if subject in chosen:
            chosen[subject] = [_open(entry) for entry in chosen[subject] if _wanted(entry, rules)]
    return chosen


def _wanted(entry: PackData, rules: PackData) -> bool:
    """Whether an entry belongs to a game with these rules."""
    return all(rules.get(name) == value for name, value in entry.get("when", {}).items())


def _open(entry: PackData) -> PackData:
    return {key: value for key, value in entry.items() if key != "when"}


def _copied(value: Any) -> Any:  # noqa: ANN401 - plain values of any kind
    """The same plain data once more; several times as fast as a copy of anything at all."""
    if isinstance(value, dict):
        return {key: _copied(below) for key, below in value.items()}
    return [_copied(below) for below in value] if isinstance(value, list) else value


def _check_together(rules: PackData) -> None:
    """Values that are allowed one by one, but not together."""
    most, start = rules.get("most_villagers", 0), rules.get("starting_villagers", 0)
    if start > most:
        raise RuleError(say("too_many_start", start=start, most=most))
