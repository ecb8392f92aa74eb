"""Names in entries must lead to something: materials, terrains, milestones, tiles, piles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from hamlet.content.checks.selecting import EACH, KEYS, Pattern, select, texts
from hamlet.content.merging import Merged
from hamlet.content.models import ENTRY_MODELS
from hamlet.content.nodes import Fields, Node
from hamlet.content.problems import Problem, did_you_mean
from hamlet.content.reading import Found
from hamlet.content.subjects import KEYED
from hamlet.engine.expansions.registry import EXPANSIONS

Check = Callable[[Merged, Found, Node, str], Iterator[Problem]]

COINS: Final = "gold"


def reference_problems(merged: Merged) -> Iterator[Problem]:
    """Names that lead nowhere, and costs whose parts overlap."""
    for subject in merged.entries:
        for found in merged.every(subject):
            for pattern, check in _REFERENCES.get(subject, ()):
                for node, text in texts(found.node, pattern):
                    yield from check(merged, found, node, text)
            for pattern in _COSTS.get(subject, ()):
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
            yield found.problem(node, f"this game knows no expansion '{name}'{did_you_mean(name, known)}")


def _named(subject: str, material_class: str | None = None) -> Check:
    def check(merged: Merged, found: Found, node: Node, text: str) -> Iterator[Problem]:
        if text not in merged.entries[subject]:
            yield from _unknown(merged, found, node, subject, text)
        elif material_class and merged.entries[subject][text].text("class") not in {material_class, ""}:
            yield found.problem(node, f"'{text}' is no {material_class} material, and one is needed here")

    return check


def _pile(merged: Merged, found: Found, node: Node, text: str) -> Iterator[Problem]:
    refined = [
        name for name, entry in merged.entries["materials"].items() if entry.text("class") == "refined"
    ]
    if text not in {"start", "bag", *refined} and not merged.damaged("materials"):
        yield found.problem(
            node, f"no pile is called '{text}'{did_you_mean(text, ['start', 'bag', *refined])}"
        )


def _unknown(merged: Merged, found: Found, node: Node, subject: str, text: str) -> Iterator[Problem]:
    if merged.complete and not merged.damaged(subject):
        hint = did_you_mean(text, merged.known(subject))
        yield found.problem(node, f"no {KEYED[subject]} is called '{text}'{hint}")


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
                yield found.problem(node, "gold cannot be part of a mix: it is paid by itself")
            elif part not in merged.entries["materials"]:
                yield from _unknown_material(merged, found, node, part)
            elif part in seen:
                yield found.problem(node, f"'{part}' is asked for twice here: put it in one place")
            seen.add(part)


def _unknown_material(merged: Merged, found: Found, node: Node, part: str) -> Iterator[Problem]:
    if merged.complete and not merged.damaged("materials"):
        hint = did_you_mean(part, [*merged.known("materials"), COINS])
        yield found.problem(node, f"no material is called '{part}'{hint}")


def _source_problems(found: Found) -> Iterator[Problem]:
    """A source may speak of single fields: they must be fields of that entry."""
    model = ENTRY_MODELS.get(found.subject)
    if model is None:
        return
    known = [
        field.alias or name for name, field in model.model_fields.items() if name not in {"id", "source"}
    ]
    for node, text in texts(found.node, ("source", KEYS)):
        if text not in known:
            yield found.problem(node, f"no {KEYED[found.subject]} says '{text}'{did_you_mean(text, known)}")


_RAW: Final = _named("materials", "raw")
_REFINED: Final = _named("materials", "refined")

_REFERENCES: Final[dict[str, tuple[tuple[Pattern, Check], ...]]] = {
    "terrains": ((("meets", EACH), _named("terrains")),),
    "tiles": (
        (("pile",), _pile),
        (("copies", KEYS), _pile),
        (("reward", "milestone"), _named("milestones")),
        (("produces", EACH), _RAW),
        (("refines", KEYS), _RAW),
        (("refines", EACH), _REFINED),
        (("score", "terrain"), _named("terrains")),
    ),
    "milestones": ((("high_quality",), _REFINED),),
    "layouts": ((("tiles", EACH, "tile"), _named("tiles")),),
}

_COSTS: Final[dict[str, tuple[Pattern, ...]]] = {
    "terrains": (("road", "cost"),),
    "tiles": (("cost",),),
    "market": (("needs",),),
    "church": (("slots", EACH, "needs"),),
}
