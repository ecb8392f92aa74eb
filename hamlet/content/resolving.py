"""From merged packs to plain data; the rules stay open until a game chooses them."""

from __future__ import annotations

from hamlet.content.checks.pictures import picture_data
from hamlet.content.choosing import CHOSEN, find_preset
from hamlet.content.loaded import PackData
from hamlet.content.merged import Merged
from hamlet.content.models.fields import PackEntry
from hamlet.content.models.pack import PackFile
from hamlet.content.models.rules import PER_SEATS, PresetAddition, RulesFile
from hamlet.content.subjects import KEYED
from hamlet.content.values import NAMING, Ids, all_choices, ids_in, read_value


def merged_data(merged: Merged) -> PackData:
    """Everything that sound packs say, as plain data; the rules still open."""
    data: PackData = {}
    for name, entries in merged.entries.items():
        subject = KEYED[name]
        if entries or not subject.optional:
            data[subject.data or name] = [
                {**found.model.resolved(), **picture_data(merged, found)}
                for found in entries.values()
                if isinstance(found.model, PackEntry)
            ]
    expansions = [pack.about.expansion for pack in merged.packs if isinstance(pack.about, PackFile)]
    if any(expansions):
        data["expansions"] = [name for name in dict.fromkeys(expansions) if name]
    data["constants"] = {}
    for pack in merged.packs:
        for found in pack.rules:
            if isinstance(found.model, RulesFile):
                _apply(data, found.model)
        for found in pack.additions:
            if isinstance(found.model, PresetAddition):
                find_preset(data, found.model.extends)["values"].update(found.model.values)
    _read_values(data)
    return data


def _apply(data: PackData, rules: RulesFile) -> None:
    given = rules.constants.resolved()
    for name in PER_SEATS:
        if name in given:
            former = data["constants"].get(name, [[]] * 5)
            given[name] = [list(given[name].get(str(seats), former[seats])) for seats in range(5)]
    for seats, extra in enumerate(given.get("extra_gold", ())):
        extra.extend([0] * (seats - len(extra) if seats > 1 else 0))
    data["constants"].update(given)
    if rules.fixed_colours is not None:
        data["fixed_colours"] = list(rules.fixed_colours)
    if rules.colours is not None:
        data["colours"] = list(rules.colours)
    for option in data["options"]:
        if option["id"] in rules.defaults:
            option["default"] = rules.defaults[option["id"]]


def _read_values(data: PackData) -> None:
    """Values as the engine reads them, everywhere."""
    ids = ids_in(data)
    options = {option["id"]: option for option in data["options"]}
    for option in data["options"]:
        option["default"] = read_value(option, option["default"], ids)
        if option["type"] in NAMING:
            option["choices"] = all_choices(option, ids)
    for preset in data["presets"]:
        preset["values"] = _read(preset["values"], options, ids)
    for subject in CHOSEN:
        for entry in data.get(subject, ()):
            if "when" in entry:
                entry["when"] = _read(entry["when"], options, ids)


def _read(values: PackData, options: dict[str, PackData], ids: Ids) -> PackData:
    return {name: read_value(options[name], value, ids) for name, value in values.items()}
