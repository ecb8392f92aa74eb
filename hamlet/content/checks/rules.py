"""Every value given for an option must be one that it allows.

Any pack may bring options: what the base rules do not know, an expansion may ask for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Final

from hamlet.content.checks.selecting import texts
from hamlet.content.found import Found
from hamlet.content.merged import Merged
from hamlet.content.models.rules import PER_SEATS, Constants, OptionEntry
from hamlet.content.models.tiles import TileEntry
from hamlet.content.nodes import Fields, Items, Node, plain
from hamlet.content.problems import Problem, RuleError
from hamlet.content.saying import Saying, say
from hamlet.content.values import NAMING, read_value
from hamlet.engine.botric.definitions import Switches
from hamlet.engine.definitions import Rules

# What the rules know, and which types of options give values of that kind.
_KNOWN: Final = {
    **{field.name: str(field.type) for field in fields(Rules)},
    "boat_min_lake": "int",
    "boat_wheat": "int",
    "deep_water_fishing": "bool",
    "season": "Season",
    "botric_edition": "Edition",
    "botric_ties": "str",
    **{each.name: "bool" for each in fields(Switches)},
}
_TIERS: Final = 3
_TYPES: Final = {
    "int": ("whole",),
    "tuple[int, ...]": ("wholes",),
    "Price": ("prices",),
    "bool": ("switch",),
    "str": ("choice", "layout"),
    "Season": ("season",),
    "Edition": ("edition",),
}


def rule_problems(merged: Merged) -> Iterator[Problem]:
    """Options that the rules cannot be told by, unknown options, and values that are not allowed."""
    for name, found in merged.entries["options"].items():
        yield from _type_problems(found, name)
        default = found.node.get("default")
        if default is not None:
            yield from _value_problems(merged, found, name, default)
    for found in merged.entries["presets"].values():
        yield from _values_problems(merged, found, found.node.get("values"))
    for subject in ("tiles", "market", "awards"):
        for found in merged.every(subject):
            yield from _values_problems(merged, found, found.node.get("when"))
            yield from _start_problems(found)
    for pack in merged.packs:
        for found in pack.additions:
            yield from _addition_problems(merged, found)
        for found in pack.rules:
            yield from _values_problems(merged, found, found.node.get("defaults"))
            yield from _constant_problems(merged, found)


def _type_problems(found: Found, name: str) -> Iterator[Problem]:
    """An option of the base rules must have values of the kind that they count with."""
    option = found.model
    if not isinstance(option, OptionEntry) or name not in _KNOWN:
        return
    types = _TYPES.get(_KNOWN[name].removesuffix(" | None"), ())
    if option.type not in types:
        yield found.problem(found.node.key("type"), _wrong_type(name, types, option.type))
    elif option.unlimited and not _KNOWN[name].endswith("None"):
        yield found.problem(found.node.key("unlimited"), say("needs_limit", name=name))


def _wrong_type(name: str, types: tuple[str, ...], given: str) -> Saying:
    if not types:
        return say("option_type.none", name=name, given=given)
    return say(
        "option_type" if len(types) == 1 else "option_type.two",
        name=name,
        first=types[0],
        second=types[-1],
        given=given,
    )


def _start_problems(found: Found) -> Iterator[Problem]:
    """Start tiles are in every game: layouts name them all."""
    tile = found.model
    if isinstance(tile, TileEntry) and tile.when and "start" in tile.piles():
        yield found.problem(found.node.key("when"), say("start_when", name=found.id))


def _addition_problems(merged: Merged, found: Found) -> Iterator[Problem]:
    name = found.text("extends")
    if name and name not in merged.entries["presets"] and merged.complete and not merged.damaged("presets"):
        yield found.problem(found.node.get("extends") or found.node, merged.unknown("presets", name))
    yield from _values_problems(merged, found, found.node.get("values"))


def _constant_problems(merged: Merged, found: Found) -> Iterator[Problem]:
    """What boats ask for is a raw material; nobody gets what is for more players than there are."""
    yield from _seats_problems(found)
    for node, name in texts(found.node, ("constants", "boat_material")):
        material = merged.entries["materials"].get(name)
        if material is not None and material.text("class") not in {"raw", ""}:
            yield found.problem(node, say("not_raw", name=name))
        if material is None and merged.complete and not merged.damaged("materials"):
            yield found.problem(node, merged.unknown("materials", name))


def _seats_problems(found: Found) -> Iterator[Problem]:
    constants = found.node.get("constants")
    given = constants if isinstance(constants, Fields) else None
    for name in PER_SEATS:
        by_seats = given.get(name) if given is not None else None
        for seats, node in by_seats.fields.items() if isinstance(by_seats, Fields) else ():
            most = int(seats) if name == "extra_gold" and seats.isdecimal() else _TIERS
            if isinstance(node, Items) and len(node.items) > most:
                yield found.problem(node, say("too_many", most=most, count=len(node.items)))


def _values_problems(merged: Merged, found: Found, values: Node | None) -> Iterator[Problem]:
    if not isinstance(values, Fields):
        return
    for name, node in values.fields.items():
        if name in merged.entries["options"]:
            yield from _value_problems(merged, found, name, node)
        elif merged.complete and not merged.damaged("options"):
            yield found.problem(values.key(name), _unknown_option(merged, name))


def _unknown_option(merged: Merged, name: str) -> Saying:
    """An option that nobody knows; perhaps it is a number of the box."""
    if name in Constants.model_fields:
        return say("constant_here", name=name)
    return merged.unknown("options", name)


def _value_problems(merged: Merged, found: Found, name: str, node: Node) -> Iterator[Problem]:
    option = merged.entries["options"][name].model
    if not isinstance(option, OptionEntry) or node.broken:
        return
    subject = NAMING.get(option.type)
    if subject and (merged.damaged(subject) or not merged.complete):
        return
    try:
        read_value(option.resolved(), plain(node), {each: merged.known(each) for each in NAMING.values()})
    except RuleError as error:
        yield found.problem(node, error.said)
