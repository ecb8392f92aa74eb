"""Options must be rules that the engine knows, and every value given for them one they allow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from hamlet.content.merging import Merged
from hamlet.content.models import OptionEntry
from hamlet.content.nodes import Fields, Node, plain
from hamlet.content.problems import Problem, RuleError, did_you_mean
from hamlet.content.reading import Found
from hamlet.content.values import read_value
from hamlet.engine.definitions import Rules


def rule_problems(merged: Merged) -> Iterator[Problem]:
    """Unknown options and values that they do not allow: defaults, presets and additions to presets."""
    known = [field.name for field in fields(Rules)]
    for name, found in merged.entries["options"].items():
        at_id = found.node.get("id") or found.node
        if name not in known:
            yield found.problem(at_id, f"the rules know no option '{name}'{did_you_mean(name, known)}")
        default = found.node.get("default")
        if default is not None:
            yield from _value_problems(merged, found, name, default)
    for found in merged.entries["presets"].values():
        yield from _values_problems(merged, found, found.node.get("values"))
    for pack in merged.packs:
        for found in pack.additions:
            yield from _addition_problems(merged, found)
        for found in pack.rules:
            yield from _values_problems(merged, found, found.node.get("defaults"))


def _addition_problems(merged: Merged, found: Found) -> Iterator[Problem]:
    name = found.text("extends")
    if name and name not in merged.entries["presets"] and merged.complete and not merged.damaged("presets"):
        hint = did_you_mean(name, merged.known("presets"))
        yield found.problem(found.node.get("extends") or found.node, f"no preset is called '{name}'{hint}")
    yield from _values_problems(merged, found, found.node.get("values"))


def _values_problems(merged: Merged, found: Found, values: Node | None) -> Iterator[Problem]:
    if not isinstance(values, Fields):
        return
    for name, node in values.fields.items():
        if name in merged.entries["options"]:
            yield from _value_problems(merged, found, name, node)
        elif merged.complete and not merged.damaged("options"):
            hint = did_you_mean(name, merged.known("options"))
            yield found.problem(values.key(name), f"no option is called '{name}'{hint}")


def _value_problems(merged: Merged, found: Found, name: str, node: Node) -> Iterator[Problem]:
    option = merged.entries["options"][name].model
    if not isinstance(option, OptionEntry) or node.broken:
        return
    if option.type == "layout" and (merged.damaged("layouts") or not merged.complete):
        return
    try:
        read_value(option.resolved(), plain(node), merged.known("layouts"))
    except RuleError as error:
        yield found.problem(node, str(error))
