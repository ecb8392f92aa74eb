"""From merged packs to plain data, and from plain data and choices to the data of one game."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final

from hamlet.content.merging import Merged
from hamlet.content.models import Entry, RulesFile
from hamlet.content.models.rules import PresetAddition
from hamlet.content.problems import RuleError, did_you_mean
from hamlet.content.values import read_value

Data = dict[str, Any]

# Subjects whose data has another name than their files.
_DATA_NAMES: Final = {"market": "sales"}
_RULE_KEYS: Final = ("options", "presets", "constants")


def merged_data(merged: Merged) -> Data:
    """Everything that sound packs say, as plain data; the rules still open."""
    data: Data = {}
    for subject, entries in merged.entries.items():
        models = (found.model for found in entries.values())
        name = _DATA_NAMES.get(subject, subject)
        data[name] = [model.resolved() for model in models if isinstance(model, Entry)]
    data["constants"] = {}
    for pack in merged.packs:
        for found in pack.rules:
            if isinstance(found.model, RulesFile):
                _apply(data, found.model)
        for found in pack.additions:
            if isinstance(found.model, PresetAddition):
                _preset(data, found.model.extends)["values"].update(found.model.values)
    _read_values(data)
    return data


def _apply(data: Data, rules: RulesFile) -> None:
    data["constants"].update(rules.constants.resolved())
    if rules.fixed_colours is not None:
        data["fixed_colours"] = list(rules.fixed_colours)
    if rules.colours is not None:
        data["colours"] = list(rules.colours)
    for option in data["options"]:
        if option["id"] in rules.defaults:
            option["default"] = rules.defaults[option["id"]]


def _read_values(data: Data) -> None:
    """Values as the engine reads them, everywhere."""
    layouts = [layout["id"] for layout in data["layouts"]]
    options = {option["id"]: option for option in data["options"]}
    for option in data["options"]:
        option["default"] = read_value(option, option["default"], layouts)
        if option["type"] == "layout":
            option["choices"] = [*layouts, *option["choices"]]
    for preset in data["presets"]:
        preset["values"] = {
            name: read_value(options[name], value, layouts) for name, value in preset["values"].items()
        }


def _preset(data: Data, name: str) -> Data:
    presets: list[Data] = data["presets"]
    for preset in presets:
        if preset["id"] == name:
            return preset
    known = [preset["id"] for preset in presets]
    raise RuleError(f"no preset is called '{name}'{did_you_mean(name, known)}")


def choose(data: Data, preset: str, options: Mapping[str, object]) -> Data:
    """The data of one game: every rule has a value, from the options given, the preset or its default."""
    layouts = [layout["id"] for layout in data["layouts"]]
    known = {option["id"]: option for option in data["options"]}
    for name in options:
        if name not in known:
            raise RuleError(f"no option is called '{name}'{did_you_mean(name, list(known))}")
    given = {**_preset(data, preset)["values"], **options}
    rules = dict(data["constants"])
    for name, option in known.items():
        rules[name] = read_value(option, given.get(name, option["default"]), layouts)
    _check_together(rules)
    chosen: Data = deepcopy({key: value for key, value in data.items() if key not in _RULE_KEYS})
    chosen["rules"] = deepcopy(rules)
    return chosen


def _check_together(rules: Data) -> None:
    """Values that are allowed one by one, but not together."""
    most, start = rules.get("most_villagers", 0), rules.get("starting_villagers", 0)
    if start > most:
        raise RuleError(f"'starting_villagers' is {start}, and a player may have {most} at most")
