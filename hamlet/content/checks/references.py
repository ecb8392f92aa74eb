"""Names in entries must lead to something: materials, terrains, milestones, tiles, piles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.content.checks.selecting import KEYS, select, texts
from hamlet.content.found import Found
from hamlet.content.merged import Merged
from hamlet.content.nodes import Fields, Node
from hamlet.content.problems import Problem
from hamlet.content.saying import did_you_mean, entry_of, say
from hamlet.content.subjects import KEYED, PILE, Reference
from hamlet.engine.expansions.registry import EXPANSIONS

COINS: Final = "gold"


def reference_problems(merged: Merged) -> Iterator[Problem]:
    """Names that lead nowhere, and costs whose parts overlap."""
    for name in merged.entries:
        subject = KEYED[name]
        for found in merged.every(name):
            for reference in subject.references:
                for node, text in texts(found.node, reference.path):
                    yield from _reference_problems(merged, found, node, text, reference)
            for pattern in subject.costs:
                for node in select(found.node, pattern):
                    yield from _cost_problems(merged, found, node)
            yield from _source_problems(found)
    for pack in merged.packs:
        if pack.file is not None:
            yield from _expansion_problems(pack.file)


def _expansion_problems(found: Found) -> Iterator[Problem]:
    known = [each.name for each in EXPANSIONS]
    for node, name in texts(found.node, ("expansion",)):
        if name not in known:
            hint = did_you_mean(name, known)
            yield found.problem(node, say("unknown_expansion", name=name, hint=hint))


def _reference_problems(
    merged: Merged, found: Found, node: Node, text: str, reference: Reference
) -> Iterator[Problem]:
    if reference.to == PILE:
        yield from _pile(merged, found, node, text)
    elif text not in merged.entries[reference.to]:
        yield from _unknown(merged, found, node, reference.to, text)
    elif reference.material and merged.entries[reference.to][text].text("class") not in {
        reference.material,
        "",
    }:
        yield found.problem(node, say("not_raw" if reference.material == "raw" else "not_refined", name=text))


def _pile(merged: Merged, found: Found, node: Node, text: str) -> Iterator[Problem]:
    refined = [
        name for name, entry in merged.entries["materials"].items() if entry.text("class") == "refined"
    ]
    if text not in {"start", "bag", *refined} and not merged.damaged("materials"):
        hint = did_you_mean(text, ["start", "bag", *refined])
        yield found.problem(node, say("unknown_pile", name=text, hint=hint))


def _unknown(merged: Merged, found: Found, node: Node, subject: str, text: str) -> Iterator[Problem]:
    if merged.complete and not merged.damaged(subject):
        yield found.problem(node, merged.unknown(subject, text))


def _cost_problems(merged: Merged, found: Found, cost: Node) -> Iterator[Problem]:
    """Unknown materials, coins in a mix, and a material that two parts of one cost ask for."""
    if not isinstance(cost, Fields):
        return
    seen: set[str] = set()
    for key, node in cost.keys.items():
        parts = key.split("/")
        for part in parts:
            if part == COINS and len(parts) == 1:
                continue
            if part == COINS:
                yield found.problem(node, say("gold_in_mix"))
            elif part not in merged.entries["materials"]:
                yield from _unknown_material(merged, found, node, part)
            elif part in seen:
                yield found.problem(node, say("asked_twice", name=part))
            seen.add(part)


def _unknown_material(merged: Merged, found: Found, node: Node, part: str) -> Iterator[Problem]:
    if merged.complete and not merged.damaged("materials"):
        yield found.problem(node, merged.unknown("materials", part, (COINS,)))


def _source_problems(found: Found) -> Iterator[Problem]:
    """A source may speak of single fields: they must be fields of that entry."""
    subject = KEYED[found.subject]
    known = [
        field.alias or name
        for name, field in subject.model.model_fields.items()
        if name not in {"id", "source"}
    ]
    for node, text in texts(found.node, ("source", KEYS)):
        if text not in known:
            hint = did_you_mean(text, known)
            yield found.problem(
                node, say("unknown_field", entry=entry_of(found.subject), name=text, hint=hint)
            )
