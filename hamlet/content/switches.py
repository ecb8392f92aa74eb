"""The switches that make Botric easier or harder to beat, and in which editions each means something."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from hamlet.content.choosing import find_option
from hamlet.content.loaded import LoadedPacks
from hamlet.content.problems import RuleError
from hamlet.content.saying import say
from hamlet.engine.botric.definitions import Switches


def botric_switches(packs: LoadedPacks) -> list[dict[str, Any]]:
    """His switches among the options of these packs, in their order."""
    known = {each.name for each in fields(Switches)}
    return [option for option in packs.options if option["id"] in known]


def switch_means_something(packs: LoadedPacks, edition: str, switch: str) -> bool:
    """Whether a switch changes anything in this edition: one without prices has none that could change."""
    needed = find_option(packs.data, switch).get("means_with")
    if needed is None:
        return True
    return any(entry["id"] == edition and entry.get(needed) for entry in packs.data.get("botric", ()))


def check_switches(packs: LoadedPacks, rules: Mapping[str, Any], chosen: Mapping[str, object]) -> None:
    """Raise `RuleError` if a switch was chosen that means nothing in the edition that is played."""
    edition = rules.get("botric_edition")
    for switch in botric_switches(packs):
        name = switch["id"]
        if chosen.get(name) and not switch_means_something(packs, str(edition), name):
            raise RuleError(say("switch_idle", name=name, edition=str(edition)))
